"""What edits, marks, reasons and guidelines of datasets need. Frozen, like every migration."""

EDITS = """
ALTER TABLE test_case ADD COLUMN note TEXT;

ALTER TABLE draft ADD COLUMN begun_on TEXT;
"""

MARKS = ""

GUIDELINES = ""

SCRIPT = EDITS + MARKS + GUIDELINES

"""What edits, marks, reasons and guidelines of datasets need. Frozen, like every migration."""

EDITS = ""

MARKS = ""

GUIDELINES = ""

SCRIPT = EDITS + MARKS + GUIDELINES

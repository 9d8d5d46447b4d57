"""What finds the changes of the labels of one case. Frozen, like every migration."""

SCRIPT = """
CREATE INDEX relabelled ON change (case_id) WHERE kind = 'relabel';

CREATE INDEX labels_of ON import_edit (case_id) WHERE kind = 'labels';
"""

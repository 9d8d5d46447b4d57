"""The editor page: every field of a case in a form made for its kind, and what saving does."""

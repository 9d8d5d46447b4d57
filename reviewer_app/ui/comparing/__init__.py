"""Compares two revisions or two cases: what changed, field by field."""

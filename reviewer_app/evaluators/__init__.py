"""Scores an output, one module per evaluation type."""

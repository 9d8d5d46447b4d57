"""Reads and writes files, one module per format."""

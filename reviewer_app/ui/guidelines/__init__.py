"""Guidelines of a dataset: read beside the case, and written in a window of their own."""

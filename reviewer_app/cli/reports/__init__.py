"""Reports of a run: for the screen, for programs, for a page, for CI."""

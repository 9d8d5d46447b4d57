"""Reading files in and writing them out: what happens, and what became of every row."""

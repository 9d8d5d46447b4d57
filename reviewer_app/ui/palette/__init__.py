"""Finding a command by its words, and the sheet of all keys."""

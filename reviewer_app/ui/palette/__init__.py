"""Finding a command by its words, the sheet of all keys, and the guide."""

"""The settings: what the person chose, and the window in which it is changed."""

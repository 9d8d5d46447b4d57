"""Pictures of every screen and state, made by one command, to look at and to show in the guide."""

"""One module per command; headless commands never import Qt."""

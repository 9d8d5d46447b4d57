"""The first start: whose window this is, and where its cases come from."""

"""The conflict page: a revision that was changed twice, and one result of both changes."""

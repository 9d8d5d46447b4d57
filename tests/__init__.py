"""A package of its own, so that no other one named `tests` on the path takes its place."""

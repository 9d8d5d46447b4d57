"""People: who does things here. A person exists before any account."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Someone who votes, edits or imports. `name` is what the others read."""

    id: str
    name: str


UNKNOWN_FILE = Person(id="unknown-file", name="unknown (file)")
"""Whose votes and marks a file carries: they are published facts, never mine."""

"""Kinds of columns, for the classes of the tables."""

from typing import Any

from sqlalchemy import Text
from sqlmodel import Field

from reviewer_app.store.columns import SafeText, Utc


def text_field(**more: Any) -> Any:
    """A text column for anything a person or a file may have written."""
    return Field(sa_type=SafeText, **more)


def word_field(**more: Any) -> Any:
    """A text column for ids and words of our own."""
    return Field(sa_type=Text, **more)


def time_field(**more: Any) -> Any:
    """A column for an aware time."""
    return Field(sa_type=Utc, **more)

"""Vectors: inputs with what a reference makes of them, one JSON object per line."""

from pathlib import Path
from typing import Any

from reviewer_app.domain import json
from reviewer_app.domain.json import Members, Value

FOLDER = Path(__file__).parents[1] / "data" / "vectors"


def read_vectors(name: str) -> list[dict[str, Value]]:
    """The vectors of a file; inner objects are `Members`, numbers as they are spelled."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [as_dict(json.parse(line)) for line in lines]


def as_dict(value: Value) -> dict[str, Value]:
    """The members of an object."""
    assert isinstance(value, Members)
    return dict(value.pairs)


def plain(value: Value) -> Any:
    """The value with Python's own numbers and dicts, for comparing."""
    return json.to_python(value)

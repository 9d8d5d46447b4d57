"""Every kind of fault reported of tools like this one is a test with its number.

The kinds I1 to I61 are those of importing and exporting files (numbers that are missing are faults
of programs that work in other ways), B77 to B86 those that people met while reviewing.
"""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
KINDS = [
    *("I2", "I4", "I5", "I7", "I8", "I9", "I10", "I11", "I13", "I16", "I17", "I18", "I19", "I20"),
    *("I21", "I22", "I24", "I27", "I29", "I30", "I31", "I32", "I33", "I34", "I35", "I36", "I37"),
    *("I38", "I41", "I44", "I45", "I46", "I47", "I48", "I50", "I52", "I53", "I54", "I57", "I58"),
    *("B77", "B80", "B81", "B82", "B83", "B84", "B85", "B86"),
]
ELSEWHERE = {
    "I61": "no file is at fault: how a text is shown is tested with the window, by B-numbers",
}
"""Kinds without a test of this number, and why."""


@pytest.fixture(scope="module")
def numbered() -> set[str]:
    """The numbers in the docstrings of tests."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        if path != Path(__file__):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            docs = (ast.get_docstring(test) or "" for test in tests)
            found.update(re.findall(r"\b[IB][0-9]+\b", " ".join(docs)))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_fault_is_a_test_by_its_number(kind: str, numbered: set[str]) -> None:
    assert kind in numbered


def test_the_others_have_a_reason(numbered: set[str]) -> None:
    assert not set(ELSEWHERE) & numbered
    assert all(ELSEWHERE.values())

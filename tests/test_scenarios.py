"""Every scenario of the window that users have reported is in a test, or has a reason here."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).resolve().parent

SCENARIOS = {
    "drafts and saving": "B01 B03 B06 B07 B08 B09",
    "keyboard and input methods": "B12 B14 B15 B16 B17 B18",
    "votes": "B19 B20 B23 B24 B26",
    "wrong case, races, stale views": "B29 B30 B31 B32 B33 B34 B36",
    "undo": "B37 B38 B41 B42 B43",
    "focus and dialogs": "B47 B48 B49 B50",
    "queues, skipping, counts, filters": "B51 B52 B53 B54 B57 B58 B60 B61",
    "text": "B63 B64 B65 B66 B68 B71 B72 B73",
    "revisions": "B103 B105 B107",
}

LEFT = {
    "B47": "Nobody signs in yet, and no look for updates opens anything over a field.",
    "B50": "The program starts into no tray and never by itself.",
    "B52": "There is one reviewer in a workspace until it is shared with a server.",
}
"""Scenarios whose feature does not exist yet."""


def test_every_scenario_of_the_window_is_in_a_test_or_has_a_reason() -> None:
    wanted = {number for numbers in SCENARIOS.values() for number in numbers.split()}
    told = {number for path in TESTS.rglob("test_*.py") for number in numbers_in(path)}
    assert wanted - told == set(LEFT)


def numbers_in(path: Path) -> set[str]:
    """The scenarios that the docstrings of a file name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)
    docs = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, kinds)]
    return {number for doc in docs for number in re.findall(r"\bB\d+\b", doc)}

"""Every property of a case has its place on the page: none is left out, whatever is added later."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QTextEdit, QWidget

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Labels
from reviewer_app.domain.json import Json, Number
from reviewer_app.services.browsing import Published
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.widgets.chip import Chip
from reviewer_app.ui.widgets.json_tree import JsonTree
from reviewer_app.ui.widgets.look import Look
from tests.support.heard import rows
from tests.ui.review.builders import a_case, settle, shown

CONTENT: dict[str, tuple[Any, str]] = {
    "input": ("MARK input", "MARK input"),
    "expected_output": ("MARK output", "MARK output"),
    "context": (Json('{"k":"MARK context"}'), "MARK context"),
    "expected_tools": (("MARK_tool",), "MARK_tool"),
    "goal": ("MARK goal", "MARK goal"),
    "user_persona": ("MARK persona", "MARK persona"),
    "scenario": ("MARK scenario", "MARK scenario"),
    "stopping_criterias": (("MARK criterion",), "MARK criterion"),
    "max_iterations": (731, "731"),
    "language": ("gl", "Galician"),
    "gender": ("FEMALE", "Female"),
    "conversation_history": (Json('[{"role":"user","content":"MARK turn"}]'), "MARK turn"),
    "expected": (Json('"MARK expected"'), "MARK expected"),
    "eval_type": ("fuzzy_match", "Fuzzy match"),
    "eval_config": (Json('{"MARK":1.10}'), "1.10"),
    "deps": (Json('{"k":"MARK deps"}'), "MARK deps"),
    "tools": (Json('["MARK tools"]'), "MARK tools"),
    "agent_config": (Json('{"k":"MARK agent"}'), "MARK agent"),
    "timeout": (733, "733 ms"),
}
LABELS: dict[str, tuple[Any, str]] = {
    "variant": ("MARK variant", "MARK variant"),
    "strategy": ("MARK strategy", "MARK strategy"),
    "source": ("MARK source", "MARK source"),
    "source_file": ("MARK file", "MARK file"),
    "confidence": (Number("0.731"), "0.731"),
    "confidence_reason": ("MARK reason", "MARK reason"),
    "background_noise_profile": ("office", "ffice noise"),
    "background_noise_level": ("heavy", "heavy"),
    "name": ("MARK name", "MARK name"),
    "description": ("MARK description", "MARK description"),
    "tags": (("MARK tag",), "MARK tag"),
    "metadata": (Json('{"k":"MARK metadata"}'), "MARK metadata"),
}
TOGETHER: dict[str, Any] = {"background_noise_profile": "office", "background_noise_level": "heavy"}


@pytest.fixture
def page(look: Look) -> Iterator[CasePage]:
    made = CasePage(look)
    shown(made, 1000, 900)
    yield made
    made.close()
    made.deleteLater()


def read_aloud(page: CasePage) -> str:
    """All that is on the page, visible or told to a screen reader."""
    words: list[str] = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        words.append(widget.accessibleName())
        if isinstance(widget, QLabel):
            words.append(widget.text())
        elif isinstance(widget, QTextEdit):
            words.append(widget.toPlainText())
        elif isinstance(widget, Chip):
            words.append(widget.text)
        elif isinstance(widget, JsonTree):
            words += [row.name for row in rows(widget)]
    return "\n".join(words)


def test_the_lists_of_this_test_are_whole() -> None:
    assert tuple(CONTENT) == CONTENT_FIELDS
    assert tuple(LABELS) == LABEL_FIELDS


@pytest.mark.parametrize("field", CONTENT)
def test_every_content_field_has_its_place(page: CasePage, field: str) -> None:
    value, mark = CONTENT[field]
    page.show_case(a_case(**{field: value}))
    settle()
    assert mark in read_aloud(page)


@pytest.mark.parametrize("field", LABELS)
def test_every_label_has_its_place(page: CasePage, field: str) -> None:
    value, mark = LABELS[field]
    given: dict[str, Any] = {**(TOGETHER if field in TOGETHER else {}), field: value}
    page.show_case(a_case(labels=Labels(**given)))
    settle()
    assert mark in read_aloud(page)


@pytest.mark.parametrize(
    ("view", "mark"),
    [
        ({"is_augmented": True}, "Augmented: Yes"),
        ({"title": "MARK id"}, "MARK id"),
        ({"dataset": "MARK dataset"}, "MARK dataset"),
        ({"product": "MARK product"}, "MARK product"),
        ({"published": Published(score=-1, reason="MARK why", reviewer="Ada", is_from_file=True)},
         "Downvoted by Ada (file): MARK why"),
        ({"is_legacy": True}, "Legacy"),
    ],
)  # fmt: skip
def test_facts_about_a_case_have_their_place(
    page: CasePage, view: dict[str, Any], mark: str
) -> None:
    page.show_case(a_case(view=view))
    settle()
    assert mark in read_aloud(page)


def test_an_empty_value_is_told_from_none(page: CasePage) -> None:
    """B26: an empty text is a value."""
    page.show_case(a_case(expected_output="", context=Json("{}"), expected_tools=()))
    settle()
    said = read_aloud(page)
    assert "Expected tools: none" in said
    assert "Context" in said

"""Draws the form of an expectation beside its outlook into one picture.

python -m tests.ui.editing.suites_gallery OUT.png [--theme dark] [--rtl] [--type contains] ...
"""

import argparse

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from reviewer_app.domain.expectations import Expectation
from reviewer_app.domain.json import Json
from reviewer_app.ui.editing.suites.form import SuiteForm
from reviewer_app.ui.editing.what_if import WhatIfPane
from reviewer_app.ui.widgets.look import Look
from tests.support.galleries import begun, dressed, options, save, settle
from tests.ui.editing.expectations import OUTPUTS, SAVED, TYPED, outlook_of

PAIRS: dict[str, tuple[Expectation, Expectation]] = {
    "tool_usage": (SAVED, TYPED),
    "contains": (
        Expectation(
            eval_type="contains", expected=Json('{"regex": ["Tues(day)?", "8[:.]20", "confirm"]}')
        ),
        Expectation(
            eval_type="contains",
            expected=Json('{"regex": ["Tues(day)?", "confirm(", "[Dd]r\\\\."], "match_all": true}'),
            eval_config=Json('{"case_insensitive": false}'),
        ),
    ),
    "fuzzy_match": (
        Expectation(eval_type="fuzzy_match", expected=Json('"Tuesday at 8:20, please confirm."')),
        Expectation(
            eval_type="fuzzy_match",
            expected=Json('"Tuesday at 8:20, please confirm with yes."'),
            eval_config=Json('{"threshold": 0}'),
        ),
    ),
    "llm_judge": (
        Expectation(eval_type="llm_judge", expected=Json('{"criteria": "Offers a slot."}')),
        Expectation(eval_type="llm_judge", expected=Json('{"criteria": "Offers the first slot."}')),
    ),
    "schema": (
        Expectation(eval_type="schema", expected=Json('{"schema": {"type": "object"}}')),
        Expectation(
            eval_type="schema",
            expected=Json('{"schema": {"type": "object"}, "required_fields": ["slot"]}'),
        ),
    ),
    "custom": (
        Expectation(eval_type="custom", eval_config=Json('{"evaluator": "tone"}')),
        Expectation(eval_type="custom", eval_config=Json('{"evaluator": "tone", "level": 2}')),
    ),
}


def build(look: Look, arguments: argparse.Namespace) -> QWidget:
    saved, typed = PAIRS[arguments.type]
    page = QWidget()
    page.setObjectName("page")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    form = SuiteForm(look, saved)
    form.show_expectation(typed)
    if arguments.text:
        form.turn(True)
    inner = QWidget()
    column = QVBoxLayout(inner)
    column.setContentsMargins(20, 16, 20, 16)
    column.addWidget(form)
    column.addStretch(1)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setWidget(inner)
    pane = WhatIfPane(look)
    outlook = outlook_of(saved, typed, () if arguments.empty else OUTPUTS)
    pane.show_outlook(outlook)
    pane.list.setCurrentIndex(pane.list.outputs.index(min(2, len(outlook.rows) - 1)))
    if arguments.stale:
        pane.list.set_stale(True)
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(scroll, 6)
    row.addWidget(pane, 7)
    return page


def main() -> None:
    parser = options()
    parser.add_argument("--type", default="tool_usage")
    parser.add_argument("--text", action="store_true")
    parser.add_argument("--empty", action="store_true")
    parser.add_argument("--stale", action="store_true")
    parser.add_argument("--size", default="1180x730")
    arguments = parser.parse_args()
    application = begun(arguments)
    look = dressed(application, arguments)
    page = build(look, arguments)
    page.resize(*(int(part) for part in arguments.size.split("x")))
    page.show()
    settle(application)
    save(page, arguments)


if __name__ == "__main__":
    main()

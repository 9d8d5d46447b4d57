"""Draws the review page, filled from the samples, into one picture.

python -m tests.ui.review.gallery OUT.png [--theme dark] [--rtl] [--scale 1.5] [--case N] ...
"""

import argparse
import json as standard
from array import array
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from PySide6.QtWidgets import QApplication, QFrame, QSplitter, QVBoxLayout, QWidget

from reviewer_app.domain import json
from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Content, Labels
from reviewer_app.domain.changes import Seen, Vote
from reviewer_app.domain.json import Json
from reviewer_app.services.browsing import CaseView, DatasetView, Published, plain_text
from reviewer_app.services.browsing import (
    Sidebar as SidebarFacts,
)
from reviewer_app.services.case_views import EarlierVote, RevisionRef
from reviewer_app.services.listing import QueueItem, excerpt
from reviewer_app.system.resources import resource
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.sidebar import Sidebar
from reviewer_app.ui.widgets.look import Look
from tests.support.galleries import begun, dressed, options, save, settle

DATASETS = (
    ("Clinic appointments", "Booking and moving", "clinic-booking-and-moving"),
    ("Clinic appointments", "Insurance questions", "clinic-insurance-questions"),
    ("Clinic appointments", "Triage handover", "clinic-triage-handover"),
    ("Bank support", "Cards and accounts", "bank-cards-and-accounts"),
    ("Bank support", "Fraud reports", "bank-fraud-reports"),
)
_WHOLE = {"deps", "tools", "conversation_history", "eval_config", "agent_config", "metadata"}


@dataclass(frozen=True)
class Sample:
    product: str
    dataset: str
    cases: list[CaseView]


def samples() -> list[Sample]:
    found: list[Sample] = []
    number = 0
    for product, dataset, name in DATASETS:
        lines = resource("samples", f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        cases = [_view(line, number + n, product, dataset) for n, line in enumerate(lines, 1)]
        number += len(cases)
        found.append(Sample(product, dataset, cases))
    return found


def _view(line: str, number: int, product: str, dataset: str) -> CaseView:
    values = {key: _value(key, text) for key, text in json.members(line)}
    content = {key: value for key, value in values.items() if key in CONTENT_FIELDS}
    labels = {key: value for key, value in values.items() if key in LABEL_FIELDS}
    score = json.to_python(values.get("user_score"))
    return CaseView(
        n=number,
        seen=Seen(case_id=f"case-{number:04}", content_hash="0"),
        title=values.get("id") or f"{number:04x}",
        external_id=values.get("id"),
        dataset_id=dataset,
        dataset=dataset,
        product=product,
        content=Content(**content),
        labels=Labels(**labels),
        is_augmented=values.get("is_augmented"),
        is_legacy=False,
        created_at=datetime.now(UTC) - timedelta(days=20),
        vote=Vote(),
        reviewed_at=None,
        published=None
        if score is None
        else Published(
            score=score,
            reason=values.get("user_score_reason") or "",
            reviewer=values.get("reviewed_by"),
            is_from_file=True,
        ),
    )


def _value(key: str, text: str) -> Any:
    if text[0] in "{[" and key in {"expected_tools", "stopping_criterias", "tags"}:
        return tuple(json.to_python(json.parse(text)))
    if text[0] in "{[" or key == "expected":
        return Json(text)
    value = json.parse(text)
    if key in {"max_iterations", "timeout"}:
        return json.to_python(value)
    return value


def item_of(view: CaseView, **changes: Any) -> QueueItem:
    content = view.content
    values: dict[str, Any] = {
        "n": view.n,
        "case_id": view.case_id,
        "title": view.title,
        "excerpt": excerpt(
            plain_text(content.input) or content.goal or "", isinstance(content.input, Json)
        ),
        "dataset_id": view.dataset_id,
        "variant": view.labels.variant,
        "language": content.language,
        "confidence": None if view.labels.confidence is None else float(view.labels.confidence),
        "score": view.vote.score,
        "reason": view.vote.reason,
        "is_reviewed": view.reviewed_at is not None,
        "is_legacy": view.is_legacy,
    }
    return QueueItem(**(values | changes))


def sidebar_facts(found: list[Sample]) -> SidebarFacts:
    total = sum(len(sample.cases) for sample in found)
    return SidebarFacts(
        to_review=total - 3,
        cases=total,
        datasets=tuple(
            DatasetView(
                dataset_id=sample.dataset,
                name=sample.dataset,
                product=sample.product,
                type="QUALITY",
                cases=len(sample.cases),
                undecided=len(sample.cases),
            )
            for sample in found
        ),
    )


def items_of(found: list[Sample]) -> list[QueueItem]:
    items = [item_of(view) for sample in found for view in sample.cases]
    changes: list[dict[str, Any]] = [
        {"score": 1, "is_reviewed": True, "confidence": 0.9},
        {"score": 1, "is_reviewed": True, "confidence": 0.95},
        {"score": -1, "reason": "Incomplete", "is_reviewed": True, "confidence": 0.4},
        {},
        {},
        {"is_legacy": True},
    ]
    for row, change in enumerate(changes):
        fields = {name: getattr(items[row], name) for name in QueueItem.__dataclass_fields__}
        items[row] = QueueItem(**(fields | change))
    return items


def hostile_cases() -> list[CaseView]:
    """Cases that no one would write on purpose."""
    bad = "<script>alert('x')</script> &amp; <b>bold</b>\u202eabc\x00\x1b[31m"
    long = "Aufenthaltsgenehmigungsverlängerung" * 12
    full = {
        "id": bad,
        "input": {
            "messages": [
                {"role": "system", "content": "Be brief & <i>kind</i>."},
                {"role": "user", "content": "Was kostet das?"},
                {"role": "assistant", "content": None, "tool_calls": [{"name": "find"}]},
                {"role": "tool", "content": [{"type": "text", "text": "18 €"}]},
            ]
        },
        "expected_output": "",
        "expected_tools": [bad, long, *(f"tool_{n}" for n in range(30))],
        "expected": {"all": ["18", "euro"], "score": 1.10, "nested": {"a": [1, 2, {"b": None}]}},
        "eval_type": "contains",
        "eval_config": {"threshold": 0.80, "case_sensitive": False},
        "context": "Short context.\n\nSecond <b>paragraph</b>.",
        "variant": bad,
        "strategy": long,
        "source": bad,
        "source_file": long + ".pdf",
        "language": "zh-Hant-TW",
        "gender": "FEMALE",
        "background_noise_profile": "street",
        "background_noise_level": "light",
        "confidence": 0.40,
        "confidence_reason": "The source names another price than the answer does. " * 4,
        "name": bad,
        "description": "One line.\nAnother line.",
        "tags": ["a", bad],
        "deps": ["case-1"],
        "tools": [{"name": "find"}],
        "agent_config": {"model": "m", "t": 1e5},
        "timeout": 30000,
        "max_iterations": 3,
        "metadata": {"k": "v", "other": [1, 2, 3]},
        "is_augmented": True,
        "user_score": -1,
        "user_score_reason": bad,
        "reviewed_by": long,
    }
    broken = full | {"input": "x" * 5000, "conversation_history": [{"who": "?"}], "id": "B2"}
    lines = [standard.dumps(full), standard.dumps(broken)]
    return [_view(line, 900 + n, long, bad) for n, line in enumerate(lines)]


def revised(view: CaseView, *, is_legacy: bool) -> CaseView:
    """The third of four or five revisions, of which the first was downvoted."""
    before, after = RevisionRef(case_id="2", number=2), RevisionRef(case_id="4", number=4)
    vote = Vote(score=-1, reason="Incomplete")
    at = view.created_at
    earlier = EarlierVote(vote=vote, revision=RevisionRef(case_id="1", number=1), at=at)
    return replace(
        view,
        revision=3,
        revisions=4 if is_legacy else 3,
        parent=before,
        successor=after if is_legacy else None,
        is_legacy=is_legacy,
        head_id="4" if is_legacy else view.case_id,
        author="Tomás Errázuri",
        note="Referral rule of 1 April, see guideline 6",
        earlier_vote=earlier,
        has_edit_draft=not is_legacy,
    )


def build(look: Look, arguments: argparse.Namespace) -> QWidget:
    found = samples()
    views = [view for sample in found for view in sample.cases] + hostile_cases()
    sidebar, cases, page = Sidebar(look), CaseList(look), CasePage(look)
    sidebar.set_rail(arguments.rail)
    sidebar.show_sidebar(sidebar_facts(found))
    items = items_of(found)
    cases.set_title("To review")
    cases.set_summary(f"{len(items) - 3} left of {len(items)}")
    cases.set_footer(f"{len(items) - 3} cases match now\n3 decided since you opened this list")
    cases.set_numbers(array("q", [item.n for item in items]), items)
    view: CaseView = views[int(arguments.case)]
    if arguments.revised:
        view = revised(view, is_legacy=arguments.revised == "legacy")
    bar = QFrame()
    bar.setObjectName("bar")
    bar.setFixedHeight(130)
    right = QWidget()
    column = QVBoxLayout(right)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(page, 1)
    column.addWidget(bar)
    window = QSplitter()
    window.setHandleWidth(1)
    for part in (sidebar, cases, right):
        window.addWidget(part)
    cases.setVisible(not arguments.focus)
    sidebar.setVisible(not arguments.focus or arguments.rail)
    sizes = look.theme.sizes
    window.setSizes([44 if arguments.rail else sizes.sidebar, sizes.list, 900])
    for number in range(3):
        window.setStretchFactor(number, int(number == 2))
    cases.select_number(view.n)
    window.resize(*(int(part) for part in arguments.size.split("x")))
    window.show()
    page.show_case(view)
    return window


def picture(application: QApplication, arguments: argparse.Namespace) -> None:
    look = dressed(application, arguments)
    window = build(look, arguments)
    settle(application)
    save(window, arguments)


def main() -> None:
    parser = options()
    parser.add_argument("--size", default="1440x784")
    parser.add_argument("--case", type=int, default=0)
    parser.add_argument("--revised", default="", help="head or legacy")
    parser.add_argument("--focus", action="store_true")
    parser.add_argument("--rail", action="store_true")
    arguments = parser.parse_args()
    picture(begun(arguments), arguments)


if __name__ == "__main__":
    main()

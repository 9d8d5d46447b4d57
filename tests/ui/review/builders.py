"""Views of cases and rows for the tests of the review page."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.changes import Seen, Vote
from reviewer_app.services.browsing import CaseView, DatasetView, Sidebar
from reviewer_app.services.listing import QueueItem

HOSTILE = "<script>alert(1)</script> &amp; <b>bold</b>"
W = TypeVar("W", bound=QWidget)
AT = datetime(2026, 5, 3, 12, tzinfo=UTC)

_ITEM = QueueItem(
    n=1,
    case_id="case-1",
    title="0001",
    excerpt="What happens to my deposit?",
    dataset_id="d",
    variant="rag",
    language="en-IE",
    confidence=0.4,
    score=0,
    reason="",
    is_reviewed=False,
    is_legacy=False,
)
_CASE = CaseView(
    n=1,
    seen=Seen(case_id="case-1", content_hash="0"),
    title="9c41-e07b",
    external_id=None,
    dataset_id="d",
    dataset="Booking and moving",
    product="Clinic appointments",
    content=Content(input="May I move my visit?", expected_output="Yes.", language="en"),
    labels=Labels(),
    is_augmented=None,
    is_legacy=False,
    created_at=AT,
    vote=Vote(),
    reviewed_at=None,
    published=None,
)


def an_item(n: int = 1, **changes: Any) -> QueueItem:
    return replace(_ITEM, n=n, case_id=f"case-{n}", **changes)


def a_case(n: int = 1, *, labels: Labels | None = None, **changes: Any) -> CaseView:
    """A case; fields of Content are given by name, others of the view in `view`."""
    view: dict[str, Any] = changes.pop("view", {})
    content = replace(_CASE.content, **changes)
    seen = Seen(case_id=f"case-{n}", content_hash="0")
    return replace(_CASE, n=n, seen=seen, content=content, labels=labels or Labels(), **view)


def a_dataset(name: str, product: str = "Clinic", cases: int = 10) -> DatasetView:
    return DatasetView(
        dataset_id=f"id of {name}",
        name=name,
        product=product,
        type="QUALITY",
        cases=cases,
        undecided=cases,
    )


def a_sidebar(*datasets: DatasetView, to_review: int = 55) -> Sidebar:
    return Sidebar(to_review=to_review, cases=100, datasets=datasets)


def shown(widget: QWidget, width: int = 400, height: int = 600) -> None:
    """Show a widget and let it lay itself out and paint."""
    widget.resize(width, height)
    widget.show()
    assert QTest.qWaitForWindowExposed(widget)
    settle()


def settle() -> None:
    """Let timers without delay, layouts and paints happen."""
    for _ in range(5):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def words_of_tip(tip: str) -> str:
    """What a person reads in a tool tip, which is always markup of our own around plain words."""
    assert tip.startswith("<span")
    return QTextDocumentFragment.fromHtml(tip).toPlainText()


def find(kind: type[W], parent: QWidget) -> W:
    """The one widget of a kind."""
    found = parent.findChildren(kind)
    assert len(found) == 1
    return found[0]

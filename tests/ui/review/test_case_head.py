"""The head of a case: its revision, those beside it, my earlier vote, and its buttons."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QMenu, QWidget

from reviewer_app.domain.changes import Vote
from reviewer_app.services.case_views import CaseView, EarlierVote, RevisionRef
from reviewer_app.ui.review.case_head import CaseHead
from reviewer_app.ui.review.words import day_words
from reviewer_app.ui.widgets.chip import Chip
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton
from tests.ui.review.builders import AT, HOSTILE, a_case, settle, shown

EARLIER = EarlierVote(
    vote=Vote(score=-1, reason="Incomplete"),
    revision=RevisionRef(case_id="first", number=1),
    at=AT,
)


@pytest.fixture
def head(look: Look) -> Iterator[CaseHead]:
    made = CaseHead(look)
    shown(made, 900, 200)
    yield made
    made.close()
    made.deleteLater()


def a_revision(**changes: Any) -> CaseView:
    """The third revision of a case, made by somebody else."""
    facts: dict[str, Any] = {
        "revision": 3,
        "revisions": 3,
        "parent": RevisionRef(case_id="second", number=2),
        "head_id": "case-1",
        "author": "Tomás Errázuri",
    }
    return a_case(view=facts | changes)


def words(head: CaseHead) -> str:
    """What can be read, from the start to the end."""
    found = [part for part in head.findChildren(QWidget) if part.isVisible()]
    texts = [part.text() for part in found if isinstance(part, PlainLabel | LinkButton)]
    line = " ".join(" ".join(texts).split())
    return line.replace("\u2068", "").replace("\u2069", "")


def chips(head: CaseHead) -> list[str]:
    return [chip.text for chip in head.findChildren(Chip) if chip.isVisible()]


def _day() -> str:
    """The day of the revision in the language of the window."""
    return day_words(AT, datetime.now(UTC))


def test_a_revision_says_its_number_where_it_came_from_and_who_made_it(head: CaseHead) -> None:
    head.show_case(a_revision())
    settle()
    line = f"Revision 3 · Evolved from revision 2 · Changed by Tomás Errázuri, {_day()}"
    assert line in words(head)
    assert "Superseded" not in words(head)
    assert "Legacy" not in chips(head)


def test_a_superseded_revision_leads_to_the_one_that_took_its_place(head: CaseHead) -> None:
    successor = RevisionRef(case_id="fourth", number=4)
    head.show_case(a_revision(is_legacy=True, successor=successor, head_id="fifth"))
    settle()
    assert "Legacy" in chips(head)
    assert "Superseded by revision 4" in words(head)
    asked = QSignalSpy(head.revision_asked)

    QTest.mouseClick(head.lineage.successor_link.link, Qt.MouseButton.LeftButton)
    QTest.mouseClick(head.lineage.parent_link.link, Qt.MouseButton.LeftButton)

    assert [asked.at(0)[0], asked.at(1)[0]] == ["fourth", "second"]


def test_without_a_complete_family_no_revision_has_a_number(head: CaseHead) -> None:
    parent = RevisionRef(case_id="second", number=None)
    head.show_case(a_revision(revision=None, parent=parent))
    settle()
    assert "Evolved from the revision before" in words(head)
    assert "Revision 3" not in words(head)


def test_a_case_with_one_revision_says_where_it_came_from(head: CaseHead) -> None:
    head.show_case(a_case())
    settle()
    assert "Clinic appointments" in words(head)
    assert f"Imported {_day()}" in words(head)
    assert "Revision" not in words(head)


def test_the_note_of_an_edit_is_shown_to_the_letter_and_in_one_line(head: CaseHead) -> None:
    head.show_case(a_revision(note=f"{HOSTILE}\nsecond line"))
    settle()
    notes = [part.accessibleName() for part in head.findChildren(QWidget) if part.isVisible()]
    assert f"Note: “{HOSTILE} second line”" in notes


def test_an_earlier_vote_is_told_until_i_vote_anew_and_then_stays_where_it_is(
    head: CaseHead,
) -> None:
    head.show_case(a_revision(earlier_vote=EARLIER))
    settle()
    assert "You voted on an earlier revision: Downvoted, “Incomplete”" in words(head)
    assert "Compare with revision 1" in words(head)
    asked, height = QSignalSpy(head.command_pressed), head.sizeHint().height()

    QTest.mouseClick(head.notes.earlier.button, Qt.MouseButton.LeftButton)
    head.renew(a_revision(earlier_vote=EARLIER, vote=Vote(score=1)))
    settle()

    assert asked.at(0)[0] == "compare_voted"
    assert "You voted anew. Before, on an earlier revision: Downvoted" in words(head)
    assert head.sizeHint().height() == height

    head.show_case(a_revision(earlier_vote=EARLIER, vote=Vote(score=1)))
    settle()
    assert "earlier revision" not in words(head)


def test_a_vote_on_this_very_text_is_told_as_one(head: CaseHead) -> None:
    earlier = replace(EARLIER, vote=Vote(score=1), is_same=True)
    head.show_case(a_revision(earlier_vote=earlier))
    settle()
    assert "You upvoted this very text as revision 1" in words(head)
    assert "on an earlier revision" not in words(head)

    head.show_case(a_revision(earlier_vote=replace(EARLIER, is_same=True)))
    settle()
    assert "You downvoted this very text as revision 1, “Incomplete”" in words(head)


def test_a_revision_names_its_dataset_last(head: CaseHead) -> None:
    head.show_case(a_revision(dataset="Clinic appointments"))
    settle()
    assert head.lineage.words().endswith("·  Clinic appointments")
    (place,) = head.lineage.findChildren(ElidedLabel)
    assert place.isVisible()
    assert place.text.endswith("Clinic appointments")

    head.resize(260, 300)
    head.show_case(a_revision(dataset="Clinic appointments " * 20))
    settle()
    assert place.geometry().right() <= head.lineage.width()


def test_b33_a_newer_revision_is_told_as_soon_as_it_is_known(head: CaseHead) -> None:
    head.show_case(a_revision())
    settle()
    assert "newer revision" not in words(head)
    asked = QSignalSpy(head.command_pressed)

    head.renew(a_revision(is_legacy=True, head_id="fourth"), is_news=True)
    settle()

    assert "There is a newer revision." in words(head)
    QTest.mouseClick(head.notes.newer.button, Qt.MouseButton.LeftButton)
    assert asked.at(0)[0] == "go_latest"


def test_what_is_half_edited_is_marked(head: CaseHead) -> None:
    head.show_case(a_revision(has_edit_draft=True))
    settle()
    assert "Draft" in chips(head)


def test_the_menu_offers_what_can_be_done_with_a_case(head: CaseHead) -> None:
    head.show_case(a_revision())
    settle()
    asked = QSignalSpy(head.command_pressed)

    QTest.mouseClick(head.history, Qt.MouseButton.LeftButton)
    QTest.mouseClick(head.more, Qt.MouseButton.LeftButton)
    menu = head.findChildren(QMenu)[0]
    entry = next(one for one in menu.actions() if one.text().startswith("Compare with another"))
    entry.trigger()
    menu.close()

    assert [asked.at(0)[0], asked.at(1)[0]] == ["history", "compare_other"]


def test_a_low_window_says_the_same_in_the_line_of_the_title(head: CaseHead) -> None:
    head.show_case(a_revision(), is_low=True)
    settle()
    names = [part.accessibleName() for part in head.findChildren(QWidget) if part.isVisible()]
    assert any("Evolved from revision 2" in name for name in names)
    assert head.sizeHint().height() < 60

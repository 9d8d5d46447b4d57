"""The sidebar: choosing queues and datasets with mouse and keys, folding, the rail."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QMenu

from reviewer_app.domain.queues import DOWNVOTED, LOW_CONFIDENCE, TO_REVIEW, Filter, Listing
from reviewer_app.services.viewing import SavedView
from reviewer_app.ui.languages import Languages
from reviewer_app.ui.review.sidebar import Sidebar
from reviewer_app.ui.review.sidebar_menus import acts_on
from reviewer_app.ui.review.sidebar_model import queue_entries
from reviewer_app.ui.review.sidebar_view import INSET
from reviewer_app.ui.widgets.look import Look
from tests.ui.review.builders import (
    HOSTILE,
    a_dataset,
    a_sidebar,
    find,
    settle,
    shown,
    words_of_tip,
)

BOOKING = Filter.of_dataset("id of Booking")


@pytest.fixture
def sidebar(look: Look) -> Iterator[Sidebar]:
    made = Sidebar(look)
    made.show_sidebar(
        a_sidebar(a_dataset("Booking"), a_dataset("Triage"), a_dataset("Cards", "Bank"))
    )
    shown(made, 216, 500)
    yield made
    made.close()
    made.deleteLater()


def titles(sidebar: Sidebar) -> list[str]:
    return [entry.title for entry in sidebar.model.entries]


def click(sidebar: Sidebar, title: str) -> None:
    index = sidebar.model.index(titles(sidebar).index(title), 0)
    place = sidebar.view.visualRect(index).center()
    QTest.mouseClick(
        sidebar.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )


def names(sidebar: Sidebar) -> list[str]:
    view = QAccessible.queryAccessibleInterface(sidebar.view)
    return [view.child(n).text(QAccessible.Text.Name) for n in range(view.childCount())]


def test_queues_come_first_and_then_products_with_their_datasets(sidebar: Sidebar) -> None:
    assert titles(sidebar) == [
        "Queues",
        "To review",
        "Skipped",
        "Deferred",
        "Flagged",
        "Asked a senior",
        "Saved views",
        "Datasets",
        "Clinic",
        "Booking",
        "Triage",
        "Bank",
        "Cards",
    ]


def test_marked_cases_have_queues_and_only_skipped_ones_are_all_taken_off(
    sidebar: Sidebar,
) -> None:
    sidebar.show_sidebar(replace(a_sidebar(), marked={"skip": 2, "flag": 1}))
    entries = {entry.title: entry for entry in sidebar.model.entries}
    counts = [entries[title].count for title in ("Skipped", "Deferred", "Flagged")]
    assert counts == [2, 0, 1]
    assert acts_on(entries["Skipped"]) == (("unskip_all", "Unskip all 2 cases"),)
    assert acts_on(entries["Deferred"]) == acts_on(entries["Flagged"]) == ()


def test_queues_worth_another_look_are_there_while_they_have_a_case(sidebar: Sidebar) -> None:
    found = a_sidebar(a_dataset("Booking"))
    ready = ["To review", "Downvoted", "Low confidence", "Skipped"]
    sidebar.show_sidebar(replace(found, downvoted=12, low_confidence=23))
    assert titles(sidebar)[1:5] == ready
    assert {"Downvoted, 12 cases", "Low confidence, 23 cases left"} <= set(names(sidebar))
    chosen = QSignalSpy(sidebar.queue_chosen)
    for title, filter_ in (("Downvoted", DOWNVOTED), ("Low confidence", LOW_CONFIDENCE)):
        click(sidebar, title)
        assert list(chosen.at(chosen.count() - 1)) == [filter_, title]
    sidebar.set_rail(True)
    assert titles(sidebar)[:4] == ready
    sidebar.show_sidebar(found)
    assert titles(sidebar)[:2] == ["To review", "Skipped"]


def test_a_click_chooses_a_dataset(sidebar: Sidebar) -> None:
    chosen = QSignalSpy(sidebar.queue_chosen)

    click(sidebar, "Booking")

    assert list(chosen.at(0)) == [BOOKING, "Booking"]
    assert sidebar.model.chosen == BOOKING


def test_arrow_keys_skip_the_heads_and_enter_chooses(sidebar: Sidebar) -> None:
    chosen = QSignalSpy(sidebar.queue_chosen)
    sidebar.view.setFocus(Qt.FocusReason.TabFocusReason)

    for _ in range(6):
        QTest.keyClick(sidebar.view, Qt.Key.Key_Down)
    QTest.keyClick(sidebar.view, Qt.Key.Key_Return)

    assert list(chosen.at(0)) == [BOOKING, "Booking"]


def test_a_product_folds_by_click_and_by_key(sidebar: Sidebar) -> None:
    click(sidebar, "Clinic")
    assert "Booking" not in titles(sidebar)
    assert sidebar.closed_products == {"Clinic"}

    sidebar.view.setCurrentIndex(sidebar.model.index(titles(sidebar).index("Clinic"), 0))
    QTest.keyClick(sidebar.view, Qt.Key.Key_Right)
    assert "Booking" in titles(sidebar)

    QTest.keyClick(sidebar.view, Qt.Key.Key_Left)
    assert "Booking" not in titles(sidebar)


def test_new_counts_keep_the_choice_and_tell_nobody(sidebar: Sidebar) -> None:
    sidebar.choose(BOOKING)
    chosen = QSignalSpy(sidebar.queue_chosen)

    sidebar.show_sidebar(a_sidebar(a_dataset("Booking", cases=12), to_review=3))

    assert sidebar.model.chosen == BOOKING
    assert chosen.count() == 0


def test_rows_are_read_as_sentences(sidebar: Sidebar) -> None:
    sidebar.choose(TO_REVIEW)

    assert "To review, 55 cases left, shown now" in names(sidebar)
    assert "Clinic, product, open" in names(sidebar)
    assert "Booking, 10 cases" in names(sidebar)


def test_a_name_is_shown_to_the_letter(sidebar: Sidebar) -> None:
    sidebar.show_sidebar(a_sidebar(a_dataset(HOSTILE, HOSTILE)))

    for row in (8, 9):
        index = sidebar.model.index(row, 0)
        assert index.data(Qt.ItemDataRole.DisplayRole) == HOSTILE
        assert words_of_tip(index.data(Qt.ItemDataRole.ToolTipRole)) == HOSTILE


def test_a_narrow_window_has_a_rail_with_the_datasets_in_a_menu(sidebar: Sidebar) -> None:
    chosen = QSignalSpy(sidebar.queue_chosen)
    sidebar.set_rail(True)
    settle()
    assert sidebar.width() == 44

    click(sidebar, "Datasets")
    settle()
    menu = find(QMenu, sidebar)
    assert menu.isVisible()
    entries = [action for action in menu.actions() if not action.isSeparator()]
    headings = [action.text() for action in entries if not action.isEnabled()]
    actions = [action for action in entries if action.isEnabled()]
    assert headings == ["Clinic", "Bank"]
    assert [action.text() for action in actions] == ["Booking", "Triage", "Cards"]
    actions[0].trigger()
    menu.close()

    assert list(chosen.at(0)) == [BOOKING, "Booking"]
    sidebar.set_rail(False)
    settle()
    assert sidebar.width() > 44


def test_saved_views_are_chosen_renamed_and_deleted_by_keys(sidebar: Sidebar) -> None:
    views = [SavedView(id=name, name=name, listing=Listing()) for name in ("Bad", HOSTILE)]
    sidebar.show_views(views, {"Bad": 3})
    chosen, acted = QSignalSpy(sidebar.view_chosen), QSignalSpy(sidebar.view_acted)
    sidebar.view.setFocus(Qt.FocusReason.TabFocusReason)

    down = [Qt.Key.Key_Down] * 5
    for key in (*down, Qt.Key.Key_Return, Qt.Key.Key_F2, Qt.Key.Key_Delete):
        QTest.keyClick(sidebar.view, key)

    assert chosen.at(0)[0] == views[0]
    assert [acted.at(n) for n in range(2)] == [["rename", views[0]], ["delete", views[0]]]
    assert "Bad, 3 cases, shown now" in names(sidebar)
    sidebar.show_views(views, {})
    assert "Bad, 3 cases, shown now" in names(sidebar)
    counts = a_sidebar(a_dataset("Booking"), a_dataset("Triage"), a_dataset("Cards", "Bank"))
    sidebar.show_sidebar(replace(counts, downvoted=2))  # a row above, by itself
    QTest.keyClick(sidebar.view, Qt.Key.Key_Delete)
    assert acted.at(2) == ["delete", views[0]]


def test_in_the_rail_saved_views_are_behind_one_icon(sidebar: Sidebar) -> None:
    view = SavedView(id="v", name="Bad & worse", listing=Listing())
    sidebar.show_views([view], {})
    sidebar.set_rail(True)
    settle()
    chosen = QSignalSpy(sidebar.view_chosen)

    click(sidebar, "Saved views")
    settle()
    menu = find(QMenu, sidebar)
    (action,) = menu.actions()
    assert action.text() == "Bad && worse"
    action.trigger()
    menu.close()

    assert chosen.at(0)[0] == view


@pytest.mark.parametrize("language", ["en", "es", "ar"])
def test_the_names_of_the_queues_are_whole_in_every_language(look: Look, language: str) -> None:
    languages = Languages()
    languages.speak(language)
    counted = replace(a_sidebar(a_dataset("Booking")), downvoted=1, low_confidence=1, drafted=1)
    titles = [entry.title for entry in queue_entries(counted)]
    languages.fall_silent()
    theme = look.theme
    count = theme.width("label_strong", "9,999")
    room = theme.sizes.sidebar - 2 * 2 * INSET - theme.sizes.icon - INSET - INSET - count
    assert len(titles) == 8
    assert [title for title in titles if theme.width("body_strong", title) > room] == []

"""The start page, driven by keys, clicks and drops."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from reviewer_app.ui.start.page import StartPage, Way
from reviewer_app.ui.widgets.look import Look
from tests.support.waiting import until
from tests.ui.key_presses import press as press_at

HOSTILE = "<script>alert(1)</script> &amp; <b>bold</b>"
ARABIC = "حالات-العيادة-" * 14 + ".csv"
CHINESE = "预约和改期的测试用例" * 14 + ".jsonl"


class Heard:
    """What the page has told, in its order."""

    def __init__(self, page: StartPage) -> None:
        self.told: list[object] = []
        page.file_door_opened.connect(lambda: self.told.append("file"))
        page.samples_door_opened.connect(lambda: self.told.append("samples"))
        page.files_dropped.connect(self.told.append)
        page.name_changed.connect(self._hear_name)

    def _hear_name(self, name: str) -> None:
        self.told.append(("name", name))

    @property
    def doors(self) -> list[object]:
        return [told for told in self.told if not isinstance(told, tuple)]


@pytest.fixture
def page(look: Look) -> Iterator[StartPage]:
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.setContentsMargins(0, 0, 0, 0)
    made = StartPage(look)
    made.set_name("Ana Belmar")
    layout.addWidget(made)
    window.resize(1440, 840)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    yield made
    window.close()


@pytest.fixture
def heard(page: StartPage) -> Heard:
    return Heard(page)


def press(page: StartPage, key: Qt.Key) -> None:
    """A key, given to whatever has the keyboard."""
    QTest.keyClick(page.window().focusWidget() or page.window(), key)


def type_text(page: StartPage, text: str) -> None:
    QTest.keyClicks(page.window().focusWidget(), text)


def drag(page: StartPage, *urls: QUrl) -> bool:
    data = QMimeData()
    data.setUrls(list(urls))
    entered = QDragEnterEvent(
        QPoint(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    entered.ignore()
    QApplication.sendEvent(page, entered)
    if not entered.isAccepted():
        return False
    dropped = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(page, dropped)
    return True


@pytest.mark.parametrize(("key", "door"), [(Qt.Key.Key_1, "file"), (Qt.Key.Key_2, "samples")])
def test_b14_keys_open_doors_without_a_click(
    page: StartPage, heard: Heard, key: Qt.Key, door: str
) -> None:
    press(page, key)

    assert heard.doors == [door]


def test_b15_digits_open_doors_by_place_and_are_text_in_the_name(
    page: StartPage, heard: Heard
) -> None:
    QApplication.sendEvent(page._doors[Way.FILE], press_at("2", "é"))
    assert heard.doors == ["samples"]
    QApplication.sendEvent(page._name, press_at("2", "é"))
    assert heard.doors == ["samples"]
    assert page._name.text().endswith("é")


def test_keys_of_a_hidden_page_open_nothing(page: StartPage, heard: Heard) -> None:
    page.hide()
    press(page, Qt.Key.Key_1)

    assert heard.told == []


def test_b14_keys_go_on_after_a_door_has_failed(page: StartPage, heard: Heard) -> None:
    press(page, Qt.Key.Key_1)
    page.show_busy(Way.FILE, "Reading")
    page.show_error(Way.FILE, "Not read.", "It looks like a picture.")
    press(page, Qt.Key.Key_2)

    assert heard.doors == ["file", "samples"]


def test_a_key_held_down_opens_a_door_once(page: StartPage, heard: Heard) -> None:
    door = page._doors[Way.FILE]
    for key, text in ((Qt.Key.Key_Return, "\r"), (Qt.Key.Key_1, "1")):
        held = QKeyEvent(
            QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, autorep=True
        )
        QApplication.sendEvent(door, held)

    assert heard.told == []


def test_the_first_door_has_the_keyboard_when_the_name_is_known(page: StartPage) -> None:
    door = page._doors[Way.FILE]

    assert page.window().focusWidget() is door
    assert door._has_ring


def test_the_ring_comes_back_with_the_window(page: StartPage) -> None:
    door = page._doors[Way.FILE]
    other = QWidget()
    other.show()
    other.activateWindow()
    assert QTest.qWaitForWindowActive(other)
    without = door._has_ring
    page.window().activateWindow()
    assert QTest.qWaitForWindowActive(page.window())
    other.close()

    assert (without, door._has_ring) == (False, True)


def test_a_click_shows_no_ring(page: StartPage) -> None:
    door = page._doors[Way.SAMPLES]
    QTest.mouseClick(door, Qt.MouseButton.LeftButton)
    door.setFocus(Qt.FocusReason.MouseFocusReason)

    assert not door._has_ring


def test_the_name_has_the_keyboard_while_it_is_missing(look: Look) -> None:
    page = StartPage(look)
    page.set_name("  ")
    page.show()

    assert page.focusWidget() is page._name
    page.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_open_the_door_with_the_keyboard(
    page: StartPage, heard: Heard, key: Qt.Key
) -> None:
    press(page, key)
    press(page, Qt.Key.Key_Tab)
    press(page, key)

    assert heard.doors == ["file", "samples"]


def test_digits_are_text_while_the_name_is_typed(page: StartPage, heard: Heard) -> None:
    page._name.setFocus()
    page._name.clear()
    type_text(page, "Ana 12")

    assert page.name() == "Ana 12"
    assert heard.doors == []


def test_digits_are_text_in_the_empty_name_field(page: StartPage, heard: Heard) -> None:
    page._name.setFocus()
    page._name.clear()
    type_text(page, "2")

    assert page.name() == "2"
    assert heard.doors == []


def test_b48_enter_in_the_name_keeps_it_and_opens_nothing(page: StartPage, heard: Heard) -> None:
    page._name.setFocus()
    page._name.clear()
    type_text(page, "  Samar Haddou ")
    press(page, Qt.Key.Key_Return)

    assert heard.told == [("name", "Samar Haddou")]
    assert page.window().focusWidget() is page._doors[Way.FILE]


def test_a_name_is_told_before_the_door_it_goes_through(page: StartPage, heard: Heard) -> None:
    page._name.setFocus()
    page._name.clear()
    type_text(page, "Mei")
    QTest.mouseClick(page._doors[Way.SAMPLES], Qt.MouseButton.LeftButton)

    assert heard.told == [("name", "Mei"), "samples"]


def test_the_same_name_is_told_once(page: StartPage, heard: Heard) -> None:
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_1)

    assert heard.told == [("name", "Ana Belmar"), "file", "file"]


@pytest.mark.parametrize("name", ["", "   ", "\u3000"])
def test_without_a_name_no_door_opens_and_the_field_says_so(
    page: StartPage, heard: Heard, name: str
) -> None:
    page.set_name(name)
    press(page, Qt.Key.Key_1)

    assert heard.told == []
    assert page._name_trouble.isVisible()
    assert "name is missing" in page._name_trouble.words
    assert page.window().focusWidget() is page._name


def test_typing_a_name_takes_the_message_away(page: StartPage, heard: Heard) -> None:
    page.set_name("")
    press(page, Qt.Key.Key_1)
    type_text(page, "Ana")
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_1)

    assert not page._name_trouble.isVisible()
    assert heard.told == [("name", "Ana"), "file"]


def test_files_can_be_dropped_anywhere(page: StartPage, heard: Heard, tmp_path: Path) -> None:
    files = [tmp_path / name for name in (ARABIC[:60] + ".csv", CHINESE[:60], "<script>.csv")]

    assert drag(page, *(QUrl.fromLocalFile(str(file)) for file in files))
    assert heard.doors == [files]


def test_what_is_no_file_of_this_computer_is_not_taken(page: StartPage, heard: Heard) -> None:
    assert not drag(page, QUrl("https://example.org/cases.csv"))
    assert not drag(page)
    assert heard.told == []


def test_nothing_is_dropped_without_a_name(page: StartPage, heard: Heard, tmp_path: Path) -> None:
    page.set_name("")
    drag(page, QUrl.fromLocalFile(str(tmp_path / "a.csv")))

    assert heard.told == []
    assert page._name_trouble.isVisible()


def test_the_drop_area_says_when_a_file_can_be_let_go(page: StartPage, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.csv"))])
    entered = QDragEnterEvent(
        QPoint(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    before = page._drop.words
    QApplication.sendEvent(page, entered)

    assert page._drop.words != before
    assert page._drop.accessibleName() == page._drop.words


def test_nothing_opens_while_a_door_works(page: StartPage, heard: Heard, tmp_path: Path) -> None:
    page.show_busy(Way.SAMPLES, "Reading 1 of 10 files")
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_2)

    assert not drag(page, QUrl.fromLocalFile(str(tmp_path / "a.csv")))
    assert heard.told == []
    page.show_ready()
    press(page, Qt.Key.Key_2)
    assert heard.doors == ["samples"]


def test_a_door_tells_its_progress_only_after_a_moment(page: StartPage) -> None:
    door = page._doors[Way.SAMPLES]
    page.show_busy(Way.SAMPLES, "Reading 1 of 10 files", 0.1)
    at_once = door.words
    until(lambda: door.words != at_once)
    later = door.words
    page.show_busy(Way.SAMPLES, "Reading 2 of 10 files", 0.2)

    assert "files" not in at_once
    assert (later, door.words) == ("Reading 1 of 10 files", "Reading 2 of 10 files")
    assert door.accessibleDescription() == "Reading 2 of 10 files"
    page.show_ready()
    assert door.words == at_once


def test_an_error_stands_under_its_door_until_the_next_try(page: StartPage) -> None:
    page.show_error(Way.FILE, f"{HOSTILE} was not read.", "It looks like a picture.")
    door, trouble = page._doors[Way.FILE], page._troubles[Way.FILE]
    QApplication.processEvents()

    assert trouble.isVisible()
    assert trouble.words == f"{HOSTILE} was not read. It looks like a picture."
    top = trouble.mapTo(page, QPoint(0, 0)).y()
    assert top >= door.mapTo(page, QPoint(0, door.height())).y()
    assert top < page._doors[Way.SAMPLES].mapTo(page, QPoint(0, 0)).y()
    door.click()
    assert not trouble.isVisible()


@pytest.mark.parametrize("name", [HOSTILE, ARABIC, CHINESE])
def test_b64_names_are_shown_literally_and_never_widen_the_page(page: StartPage, name: str) -> None:
    page.window().resize(910, 512)
    page.set_name(name)
    page.set_folder(Path("/data") / name.replace("/", "-"))
    page.show_error(Way.FILE, name, name)
    QApplication.processEvents()

    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in page.findChildren(QLabel))
    assert name.replace("/", "-") in page._folder._words.accessibleName()
    assert page._scroll.horizontalScrollBar().maximum() == 0


def test_the_home_is_shortened_in_the_data_folder(
    page: StartPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ana"))
    page.set_folder(Path("/home/ana/.local/share/Reviewer"))

    assert (
        page._folder._words.accessibleName() == "Data folder: \u2066~/.local/share/Reviewer\u2069"
    )
    page.set_folder(Path("/srv/cases"))
    assert page._folder._words.accessibleName() == "Data folder: \u2066/srv/cases\u2069"


def test_the_right_column_folds_away_when_the_window_is_narrow(page: StartPage) -> None:
    def is_shown(width: int) -> bool:
        page.window().resize(width, 700)
        QApplication.processEvents()
        return page._side.isVisible()

    assert [is_shown(width) for width in (999, 1000, 1440, 910)] == [False, True, True, False]


def test_everything_can_be_reached_in_a_small_window(page: StartPage) -> None:
    page.window().resize(910, 440)
    QApplication.processEvents()
    page._name.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(2):
        press(page, Qt.Key.Key_Tab)
        QApplication.processEvents()
    door = page._doors[Way.SAMPLES]
    view = page._scroll.viewport()
    top = door.mapTo(view, QPoint(0, 0)).y()

    assert page.window().focusWidget() is door
    assert 0 <= top <= view.height() - door.height()
    bar = page._scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    assert page._folder.mapTo(view, QPoint(0, page._folder.height())).y() <= view.height()


def test_tab_goes_from_the_name_through_the_doors(page: StartPage) -> None:
    page._name.setFocus(Qt.FocusReason.TabFocusReason)
    seen: list[QWidget | None] = []
    for _ in range(4):
        press(page, Qt.Key.Key_Tab)
        seen.append(page.window().focusWidget())

    doors = [page._doors[Way.FILE], page._doors[Way.SAMPLES]]
    assert seen == [*doors, page.other_folder, page._name]


def test_doors_grow_when_their_sentence_needs_two_lines(page: StartPage) -> None:
    door = page._doors[Way.FILE]

    assert door.heightForWidth(330) > door.heightForWidth(680) >= 84
    assert door.accessibleName() == "Open a file of cases"
    assert door.accessibleDescription().startswith("CSV, JSON, YAML or XLSX")

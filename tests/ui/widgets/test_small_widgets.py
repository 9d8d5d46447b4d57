"""Chips, cards, banners, empty states, progress, the flow layout and the gallery of all."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.banner import Banner, Tone
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.chip import WAITING, Chip, FilterChip
from reviewer_app.ui.widgets.choices import Tick
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import EXCERPT, single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import LoadingBar, ProgressLine
from reviewer_app.ui.widgets.reason_chip import ReasonChip
from tests.support.waiting import until
from tests.ui.widgets.gallery import build


def test_a_reason_is_chosen_by_the_page_and_not_by_its_click(look: Look) -> None:
    chip = ReasonChip(look, "2", "Incomplete")
    asked: list[bool] = []
    chip.clicked.connect(lambda: asked.append(True))
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert asked == [True]
    assert not chip.isChecked()


def test_a_chosen_reason_has_a_ground_of_its_own_and_the_same_width(look: Look) -> None:
    chip = ReasonChip(look, "2", "Incomplete")
    width = chip.sizeHint().width()
    chip.resize(chip.sizeHint())
    chip.setChecked(True)
    pixel = chip.grab().toImage().pixelColor(chip.width() - 4, chip.height() // 2)
    assert pixel.rgb() == look.theme.colour("down_soft").rgb()
    assert chip.sizeHint().width() == width


def test_a_state_says_its_whole_sentence_to_screen_readers(look: Look) -> None:
    chip = Chip(look, "Waiting", WAITING, sentence="Waiting to be sent.")
    assert chip.accessibleName() == "Waiting to be sent."
    assert "Waiting to be sent." in chip.toolTip()


def test_a_filter_chip_is_large_enough_to_hit(look: Look) -> None:
    assert FilterChip(look, "Booking", is_on=True).sizeHint().height() >= 24


def test_a_closed_card_is_its_head(look: Look) -> None:
    card = Card(look, "Context", summary="3 parts", is_collapsible=True, is_open=False)
    card.body_layout.addWidget(PlainLabel(look, "inside"))
    card.show()
    heard: list[bool] = []
    card.toggled.connect(heard.append)
    closed = card.sizeHint().height()
    assert not card.is_open
    head = card._closing_head
    assert head is not None
    QTest.mouseClick(head, Qt.MouseButton.LeftButton)
    assert card.is_open
    assert heard == [True]
    assert card.sizeHint().height() > closed
    assert closed == look.theme.sizes.card_head + 2


def test_a_card_opens_by_key(look: Look) -> None:
    card = Card(look, "Context", is_collapsible=True, is_open=False)
    card.show()
    head = card._closing_head
    assert head is not None
    QTest.keyClick(head, Qt.Key.Key_Return)
    assert card.is_open


def test_a_card_shows_where_the_keyboard_is(look: Look) -> None:
    card = Card(look, "Input")
    text = LiteralText(look, "some text")
    card.add_text(text)
    card.resize(400, 100)
    card.show()
    card.activateWindow()
    assert QTest.qWaitForWindowActive(card)
    text.view.clearFocus()
    text.view.setFocus(Qt.FocusReason.TabFocusReason)
    edge = card.grab().toImage().pixelColor(200, 1)
    assert edge.rgb() == look.theme.colour("accent").rgb()


def test_a_banner_says_one_thing_and_offers_one(look: Look) -> None:
    banner = Banner(look)
    assert banner.isHidden()
    acted: list[bool] = []
    banner.acted.connect(lambda: acted.append(True))
    banner.show_words(
        "Free some space.", title="The disk is full.", button="Save again", tone=Tone.FAILED
    )
    assert banner.accessibleName() == "The disk is full. Free some space."
    QTest.mouseClick(banner.button, Qt.MouseButton.LeftButton)
    assert acted == [True]
    banner.show_words("Offline.")
    assert banner.button.isHidden()


def test_an_empty_state_without_something_to_do_has_no_button(look: Look) -> None:
    state = EmptyState(look, "No conflicts.")
    assert state.button.isHidden()
    state.show_words("Nothing left.", "Next queue")
    assert not state.button.isHidden()


def test_progress_is_told_in_words(look: Look) -> None:
    line = ProgressLine(look)
    line.show_progress(0.45, "45 of 100", "– 18 min left")
    assert line.accessibleName() == "45 of 100 – 18 min left"
    assert line.minimumSizeHint().width() < line.sizeHint().width()


def test_what_is_quick_shows_no_progress(look: Look) -> None:
    bar = LoadingBar(look)
    bar.start()
    bar.stop()
    assert not bar.is_shown
    assert not bar._delay.isActive()
    bar.start()
    until(lambda: bar.is_shown)
    bar.stop()
    assert not bar.is_shown


@pytest.mark.parametrize("direction", Qt.LayoutDirection)
def test_a_flow_wraps_from_the_side_where_reading_starts(
    qapp: QApplication, direction: Qt.LayoutDirection
) -> None:
    host = QWidget()
    host.setLayoutDirection(direction)
    layout = FlowLayout(host, gap=10, line_gap=10)
    buttons = [QPushButton(str(number)) for number in range(3)]
    for button in buttons:
        button.setFixedSize(100, 30)
        layout.addWidget(button)
    layout.setGeometry(QRect(0, 0, 220, 100))
    is_rtl = direction == Qt.LayoutDirection.RightToLeft
    assert [button.x() for button in buttons] == ([120, 10, 120] if is_rtl else [0, 110, 0])
    assert [button.y() for button in buttons] == [0, 0, 40]
    assert layout.heightForWidth(220) == 70
    assert layout.heightForWidth(1000) == 30


def test_hidden_widgets_take_no_room_in_a_flow(qapp: QApplication) -> None:
    host = QWidget()
    layout = FlowLayout(host)
    buttons = [QPushButton(str(number)) for number in range(2)]
    for button in buttons:
        button.setFixedSize(100, 30)
        layout.addWidget(button)
    buttons[0].hide()
    layout.setGeometry(QRect(0, 0, 300, 100))
    assert buttons[1].x() == 0


def test_an_excerpt_is_one_short_line_and_hides_no_control() -> None:
    assert single_line("  a\r\n\tb\x00\x1b\x1c ") == "a b␀␛␜"
    assert len(single_line("x" * 1_000_000)) == EXCERPT + 1


def test_a_check_box_is_switched_by_click_and_key(look: Look) -> None:
    box = Tick(look, "Auto-advance")
    box.resize(box.sizeHint())
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    assert box.isChecked()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert not box.isChecked()


@pytest.mark.parametrize("scheme", Scheme)
def test_everything_draws_in_every_scheme_and_reads_no_markup(
    qapp: QApplication, look: Look, scheme: Scheme
) -> None:
    look.show(Theme.make(scheme, look.theme.font("body")))
    page = build(look)
    page.resize(1200, 1400)
    assert not page.grab().isNull()
    formats = {label.textFormat() for label in page.findChildren(QLabel)}
    assert formats == {Qt.TextFormat.PlainText}


def test_a_change_of_theme_reaches_all_widgets(look: Look) -> None:
    page = build(look)
    page.resize(1200, 1400)
    before = page.grab().toImage()
    look.show(Theme.make(Scheme.DARK, look.theme.font("body")))
    assert page.grab().toImage() != before

"""The white cards a case stands on, under each other or in two columns."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from reviewer_app.services.browsing import CaseView
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.check_card import CheckCard
from reviewer_app.ui.review.content_cards import ContextCard, ExpectedOutputCard
from reviewer_app.ui.review.conversation_card import ConversationCard
from reviewer_app.ui.review.criteria_card import CriteriaCard
from reviewer_app.ui.review.finding import Findable
from reviewer_app.ui.review.guidelines_card import GuidelinesCard
from reviewer_app.ui.review.input_card import InputCard
from reviewer_app.ui.review.properties_card import PropertiesCard
from reviewer_app.ui.review.readings import CardReading, CaseReading
from reviewer_app.ui.review.text_card import TextCard
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import focus_ring
from reviewer_app.ui.widgets.quiet_button import IconButton
from reviewer_app.ui.widgets.scrolling import QuietScrollBar, settle_layouts

WIDE = 1000
"""The width at 10 pt from which a scenario is read beside its conversation."""

LEAST_TURNS = 160
"""The least height in which a conversation scrolls."""

NOTCH = 120
"""What one notch of a wheel turns by, as Qt tells it."""


class CaseCards(QScrollArea):
    """The cards under each other, or a scenario beside its conversation where there is room."""

    body_painted = Signal()
    copied = Signal(str)
    edit_asked = Signal(str)
    zoom_asked = Signal(int)
    find_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.is_scenario = False
        self._is_raw = False
        self._turned = 0
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(QuietScrollBar(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Case"))
        self._make_cards(look)
        self.body = _Body()
        self.body.painted.connect(self.body_painted)
        self._lay_out()
        self.setWidget(self.body)
        self._ring = _Ring(look, self)

    def _make_cards(self, look: Look) -> None:
        self.goal = TextCard(look, tr("Goal"))
        self.persona = TextCard(look, tr("User persona"))
        self.scenario = TextCard(look, tr("Scenario"))
        self.first_message = TextCard(look, tr("First message"))
        self.criteria = CriteriaCard(look)
        self.input = InputCard(look)
        self.expected_output = ExpectedOutputCard(look)
        self.check = CheckCard(look)
        self.conversation = ConversationCard(look)
        self.context = ContextCard(look)
        self.properties = PropertiesCard(look)
        self.guidelines = GuidelinesCard(look)
        self._scenario_cards = (self.goal, self.persona, self.scenario, self.first_message)
        self._expected_cards = (self.expected_output, self.check)
        texts = (*self._scenario_cards, self.input, self.expected_output)
        self._texts = (*texts, self.context)
        for card in (*self._texts, self.conversation, self.check):
            card.copied.connect(self.copied)
        for card in (*self._texts, self.check):
            card.raw_asked.connect(self.toggle_raw)
        self.conversation.find_asked.connect(self.find_asked)
        self._add_pencils(look)

    def _add_pencils(self, look: Look) -> None:
        """Each card leads to its own field in the editor."""
        cards: dict[str, Card] = {
            "goal": self.goal,
            "user_persona": self.persona,
            "scenario": self.scenario,
            "expected_output": self.expected_output,
            "expected": self.check,
            "conversation_history": self.conversation,
            "context": self.context,
        }
        for field, card in [*cards.items(), ("input", self.input), ("input", self.first_message)]:
            pencil = IconButton(
                look, tr("Edit {field}").format(field=field_name(field)), icon="pencil"
            )
            pencil.clicked.connect(partial(self.edit_asked.emit, field))
            card.add_button(pencil)

    def _lay_out(self) -> None:
        gap = self._look.theme.sizes.card_gap
        self._columns = QHBoxLayout(self.body)
        self._columns.setSpacing(gap + 4)
        self._first, self._second = QVBoxLayout(), QVBoxLayout()
        for number, column in enumerate((self._first, self._second)):
            column.setSpacing(gap)
            column.addStretch(1)
            self._columns.addLayout(column, 10 + 12 * number)
        for part in (*self._scenario_cards, self.criteria, self.input, *self._expected_cards):
            part.setParent(self.body)
        for part in (self.guidelines, self.conversation, self.context, self.properties):
            part.setParent(self.body)
        self._arrange()

    def show_case(self, view: CaseView, *, is_low: bool) -> None:
        """Fill the cards; those without a value hide themselves."""
        content = view.content
        language = content.language or ""
        self.is_scenario = content.goal is not None or content.user_persona is not None
        self.goal.show_value(content.goal, language)
        self.persona.show_value(content.user_persona, language)
        self.scenario.show_value(content.scenario, language)
        self.first_message.show_value(content.input if self.is_scenario else None, language)
        self.criteria.show_criteria(
            content.stopping_criterias, content.max_iterations, language, view.labels.strategy
        )
        self.input.show_value(None if self.is_scenario else content.input, language)
        self.expected_output.show_expected(
            content.expected_output, content.expected_tools, language
        )
        self.check.show_check(content)
        self.conversation.show_conversation(content.conversation_history, language)
        self.context.show_context(content.context, language)
        self.properties.show_case(view, is_open=not is_low)
        self.show_guidelines(view.dataset_id)
        self._arrange()

    def findables(self) -> Iterator[Findable]:
        """All that can be looked through, in the order in which it is read."""
        first = (*self._scenario_cards, self.criteria, self.conversation, self.input)
        for card in (*first, *self._expected_cards, self.context, self.properties):
            if not card.isHidden():
                yield from card.findables()

    def reading(self) -> CaseReading:
        """How the case is read now."""
        cards = (*self._texts, self.conversation)
        return CaseReading(
            scrolled=self.verticalScrollBar().value(),
            cards=tuple(CardReading() if card.isHidden() else card.reading() for card in cards),
        )

    def read_on(self, reading: CaseReading) -> None:
        """Go back to how the case was read."""
        for card, how in zip((*self._texts, self.conversation), reading.cards, strict=True):
            if not card.isHidden():
                card.read_on(how)
        settle_layouts()
        self.settle(is_at_start=False)
        self.verticalScrollBar().setValue(reading.scrolled)

    def toggle_raw(self) -> None:
        """Show JSON as it is written, or as trees and turns; it stays so for the next cases."""
        self._is_raw = not self._is_raw
        for card in (*self._texts, self.conversation, self.check, self.properties):
            card.set_raw(self._is_raw)

    def show_guidelines(self, dataset_id: str) -> None:
        """The guidelines stand beside a scenario, where room is free; else they have a pane."""
        self.guidelines.show_for(dataset_id, is_wanted=self.is_scenario)

    def settle(self, *, is_at_start: bool) -> None:
        """Lay everything out now, so that nothing moves after the first paint."""
        self._columns.activate()
        QApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
        if is_at_start:
            self.verticalScrollBar().setValue(0)

    def _arrange(self) -> None:
        """Put the conversation where it is read: beside a scenario, after it, or before all."""
        wide = self._look.theme.sizes.scale * WIDE
        is_beside = self.is_scenario and not self.conversation.isHidden() and self.width() >= wide
        gap = self._look.theme.sizes.card_gap + 4
        self._columns.setStretch(1, 22 if is_beside else 0)
        self._columns.setSpacing(gap if is_beside else 0)
        told = [self.criteria, self.guidelines, self.input, *self._expected_cards]
        first = [*self._scenario_cards, *told]
        second = [self.conversation, self.context, self.properties]
        if not is_beside:
            place = 5 if self.is_scenario else 0
            first = [*first[:place], self.conversation, *first[place:], *second[1:]]
            second = []
        _fill_column(self._first, first)
        _fill_column(self._second, second)

    def _set_limits(self) -> None:
        """Long conversations scroll inside of their card, which just fits into the view."""
        sizes = self._look.theme.sizes
        room = self.viewport().height() - sizes.card_head - sizes.head_row - sizes.margin
        for turns in (self.conversation.turns, self.input.turns):
            turns.set_limit(max(room, LEAST_TURNS))

    def _set_margins(self) -> None:
        """The scroll bar takes its room from the margin, so that no line breaks anew."""
        margin = self._look.theme.sizes.margin
        end = max(0, margin - (self.width() - self.viewport().width()))
        start, end = (end, margin) if self.isRightToLeft() else (margin, end)
        self._columns.setContentsMargins(start, 0, end, margin)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.sizes.case_text, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
        self._set_limits()
        self._set_margins()
        self._ring.setGeometry(self.rect())

    def wheelEvent(self, arg__1: QWheelEvent) -> None:
        if not arg__1.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(arg__1)
            return
        # A touchpad turns by little; only a whole notch is a step.
        self._turned += arg__1.angleDelta().y()
        steps = int(self._turned / NOTCH)
        self._turned -= steps * NOTCH
        if steps:
            self.zoom_asked.emit(steps)

    # Qt's own answer to both would be to paint all cards anew; only the ring looks different.

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring.setVisible(event.reason() in KEYBOARD_REASONS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._ring.hide()


def _fill_column(column: QVBoxLayout, cards: Sequence[Card]) -> None:
    """Put the cards into a column, above its free room; nothing is done if they are there."""
    items = [column.itemAt(number) for number in range(column.count())]
    found = [widget for item in items if item is not None and (widget := item.widget())]
    if found == [*cards]:
        return
    # Not takeAt: Qt's cache of heights is only renewed for the first layout item of a widget.
    for widget in (*found, *cards):
        column.removeWidget(widget)
    for place, card in enumerate(cards):
        column.insertWidget(place, card)


class _Ring(QWidget):
    """Shows over the cards that the arrow keys scroll them."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        focus_ring(self._look, painter, QRectF(self.rect()).adjusted(2, 0, -2, -2))
        painter.end()


class _Body(QWidget):
    """The ground of the cards, which tells when it is painted."""

    painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pageBody")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted.emit()

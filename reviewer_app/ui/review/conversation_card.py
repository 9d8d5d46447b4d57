"""A predefined conversation: turns told apart by name, icon and rule."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.domain.conversations import Turn, turns_of
from reviewer_app.domain.json import Json
from reviewer_app.domain.json_layouts import indented
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.text_card import first_line
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words, single_line
from reviewer_app.ui.widgets.quiet_button import IconButton, LinkButton

TURNS = 50
"""Turns shown at once, and added by each press of "Show more"."""

HEAD_WIDTH = 116
"""From the edge of the card to the end of the rule, at 10 pt."""

RULE = 2
TURN_SPACE = 8


class ConversationCard(Card):
    """The conversation that every run begins with; what is no conversation is shown as stored."""

    copied = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Predefined conversation"))
        self._stored: Json | None = None
        self._shown: tuple[Json, str] | None = None
        self.turns = TurnList(look)
        self.raw = LiteralText(look)
        self.raw.view.setAccessibleName(tr("Predefined conversation"))
        self.body_layout.addWidget(self.raw)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self.turns)
        copy = IconButton(look, tr("Copy the conversation"), icon="copy")
        copy.clicked.connect(self.copy)
        self.add_button(copy)

    def show_conversation(self, stored: Json | None, language: str) -> None:
        """Show another conversation; the card hides itself where there is none."""
        self._stored = stored
        self.setVisible(stored is not None)
        if stored is None or (stored, language) == self._shown:
            return
        self._shown = (stored, language)
        turns = turns_of(stored)
        self.set_open(turns is None)
        self.turns.setVisible(turns is not None)
        if turns is None:
            self.set_summary(tr("shown as it is stored"))
            self.raw.show_text(indented(stored.text), is_code=True)
        else:
            words = tr_n(
                "{n} turn, the same in every run", "{n} turns, the same in every run", len(turns)
            )
            self.set_summary(words)
            self.turns.show_turns(turns, language)

    def copy(self) -> None:
        """Put the stored text on the clipboard."""
        if self._stored is not None:
            QGuiApplication.clipboard().setText(self._stored.text)
            self.copied.emit(tr("Conversation copied"))


class TurnList(QWidget):
    """Turns under each other; a long conversation is shown in parts."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._turns: list[Turn] = []
        self._language = ""
        self._rows: list[_TurnRow] = []
        self._more = LinkButton(look, "")
        self._more.clicked.connect(self.show_more)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, TURN_SPACE)
        self._column.setSpacing(0)
        foot = QHBoxLayout()
        foot.setContentsMargins(14, 0, 14, 0)
        foot.addWidget(self._more)
        foot.addStretch(1)
        self._column.addLayout(foot)

    def show_turns(self, turns: list[Turn], language: str) -> None:
        """Show another conversation from its beginning."""
        self._turns, self._language = turns, language
        self._fill(0, TURNS)

    def show_more(self) -> None:
        """Show the next part."""
        start = sum(not row.isHidden() for row in self._rows)
        self._fill(start, start + TURNS)

    def _fill(self, start: int, end: int) -> None:
        end = min(end, len(self._turns))
        while len(self._rows) < end:
            row = _TurnRow(self._look)
            self._column.insertWidget(len(self._rows), row)
            self._rows.append(row)
        for number in range(start, end):
            self._rows[number].show_turn(self._turns[number], self._language)
        for number, row in enumerate(self._rows):
            row.setVisible(number < end)
        rest = len(self._turns) - end
        self._more.set_words(tr("Show more, {n} are left").format(n=format_number(rest)))
        self._more.setVisible(rest > 0)


class _TurnRow(QWidget):
    """One turn: who on the left, the rule, what at the right."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._head = _TurnHead(look)
        self._text = LiteralText(look)
        self._rest = LiteralText(look)
        words = QVBoxLayout()
        words.setContentsMargins(0, TURN_SPACE, 0, TURN_SPACE)
        words.setSpacing(4)
        words.addWidget(self._text)
        words.addWidget(self._rest)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._head)
        row.addSpacing(16)
        row.addLayout(words, 1)
        row.addSpacing(look.theme.sizes.card_padding)

    def show_turn(self, turn: Turn, language: str) -> None:
        """Show another turn."""
        self._head.show_role(turn.role)
        self._text.show_text(turn.text, language=language)
        self._text.view.setAccessibleName(self._head.accessibleName())
        self._text.setVisible(bool(turn.text) or not turn.rest)
        self._rest.setVisible(bool(turn.rest))
        if turn.rest:
            self._rest.show_text(indented(turn.rest), is_code=True)


class _TurnHead(QWidget):
    """Who speaks: an icon, a name and the rule beside the words."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._name, self._icon, self._rule = "", "info", "outline"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.updateGeometry)

    def show_role(self, role: str) -> None:
        """Show another side; roles other than user and assistant as they are spelled."""
        known = {
            "user": (tr("User"), "user", "line_strong"),
            "assistant": (tr("Assistant"), "bot", "accent"),
        }
        self._name, self._icon, self._rule = known.get(role, (single_line(role), "info", "outline"))
        self.setAccessibleName(self._name)
        self.update()

    def sizeHint(self) -> QSize:
        sizes = self._look.theme.sizes
        return QSize(round(HEAD_WIDTH * sizes.scale), sizes.line + 2 * TURN_SPACE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        whole, padding, size = QRectF(self.rect()), theme.sizes.card_padding, theme.sizes.icon
        top, height = first_line(theme)
        painter = QPainter(self)
        mark = QRectF(padding, TURN_SPACE + top, size, height)
        icon = flipped(mark, whole, is_rtl=is_rtl)
        self._look.icons.paint(painter, icon, self._icon, "text_soft")
        name = QRectF(mark.right() + 6, mark.y(), whole.width() - mark.right() - 14, height)
        paint_words(
            painter,
            flipped(name, whole, is_rtl=is_rtl),
            self._name,
            theme.font("label"),
            theme.colour("text_soft"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        rule = QRectF(whole.width() - RULE, 0, RULE, whole.height())
        painter.fillRect(flipped(rule, whole, is_rtl=is_rtl), theme.colour(self._rule))
        painter.end()

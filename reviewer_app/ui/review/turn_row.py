"""One turn of a conversation: who on the left, the rule, what at the right."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.domain.conversations import Turn, tool_names
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.first_line import first_line
from reviewer_app.ui.review.tools_row import ToolChips
from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words, single_line
from reviewer_app.ui.widgets.quiet_button import LinkButton

HEAD_WIDTH = 116
"""From the edge of the card to the end of the rule, at 10 pt."""

RULE = 2
TURN_SPACE = 8
TURN_LINES = 60
"""Lines of one turn before it scrolls by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownTurn:
    """A turn and how it is shown. number: from 1, of `count`. has_details: calls with arguments."""

    turn: Turn
    language: str
    number: int
    count: int
    has_details: bool = False


class TurnRow(QWidget):
    """Shows a turn. detailed: by number, whether its tool calls show all that they carry."""

    detailed = Signal(int, bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: ShownTurn | None = None
        self._head = TurnHead(look)
        self.text = LiteralText(look, max_lines=TURN_LINES, is_beside=True)
        self._rest: JsonView | None = None
        self._tools: ToolChips | None = None
        self._more: LinkButton | None = None
        self._words = QVBoxLayout()
        self._words.setContentsMargins(0, TURN_SPACE, 0, TURN_SPACE)
        self._words.setSpacing(4)
        self._words.addWidget(self.text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._head)
        row.addSpacing(16)
        row.addLayout(self._words, 1)
        row.addSpacing(look.theme.sizes.card_padding)

    def show_turn(self, shown: ShownTurn) -> None:
        """Show another turn."""
        if shown == self._shown:
            return
        self._shown = shown
        turn = shown.turn
        self._head.show_role(turn.role)
        self.text.show_text(turn.text, language=shown.language)
        place = tr("{who}, turn {n} of {count}").format(
            who=self._head.accessibleName(),
            n=format_number(shown.number),
            count=format_number(shown.count),
        )
        self.text.view.setAccessibleName(place)
        self.text.setVisible(bool(turn.text) or not turn.rest)
        self._show_rest(shown, place)

    def _show_rest(self, shown: ShownTurn, place: str) -> None:
        """Tool calls as chips, whatever else a turn carries as JSON."""
        names = tool_names(shown.turn)
        if names or self._tools is not None:
            self._chips.setVisible(bool(names))
            self._details.setVisible(bool(names))
        if names:
            self._chips.show_names(names)
            hidden = tr("Hide the details") if shown.has_details else tr("Show the details")
            self._details.set_words(hidden)
        shows_rest = bool(shown.turn.rest) and (shown.has_details or not names)
        if shows_rest:
            self.rest.show_json(shown.turn.rest, shown.language)
            self.rest.set_name(place)
        if self._rest is not None:
            self._rest.setVisible(shows_rest)

    @property
    def rest(self) -> JsonView:
        """What a turn carries beside its text; made for the first that carries something."""
        if self._rest is None:
            self._rest = JsonView(self._look)
            self._words.addWidget(self._rest)
        return self._rest

    @property
    def shown_rest(self) -> JsonView | None:
        """The same where it is shown."""
        return self._rest if self._rest is not None and not self._rest.isHidden() else None

    @property
    def _chips(self) -> ToolChips:
        self._make_tools()
        assert self._tools is not None
        return self._tools

    @property
    def _details(self) -> LinkButton:
        self._make_tools()
        assert self._more is not None
        return self._more

    def _make_tools(self) -> None:
        if self._tools is not None:
            return
        self._tools = ToolChips(self._look)
        self._more = LinkButton(self._look, "")
        self._more.clicked.connect(self._ask_details)
        self._words.insertWidget(1, self._tools)
        self._words.insertWidget(2, self._more, 0, Qt.AlignmentFlag.AlignLeft)

    def _ask_details(self) -> None:
        if self._shown is not None:
            self.detailed.emit(self._shown.number, not self._shown.has_details)

    def height_for(self, width: int) -> int:
        """What the turn needs at a width."""
        layout = self.layout()
        assert layout is not None
        self._words.invalidate()  # what is hidden tells it to nobody
        layout.invalidate()
        return max(layout.heightForWidth(width), self._head.sizeHint().height())


class TurnHead(QWidget):
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
        _, line = first_line(self._look.theme)
        return QSize(round(HEAD_WIDTH * sizes.scale), round(line) + 2 * TURN_SPACE)

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

"""How a review goes: a case in small with its two buttons, and the keys that matter at first."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.ui.commands import find, words
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.decision_button import DecisionButton
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, key_cap_width, paint_key_cap
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.rule import Rule

CAP_GAP = 12
WORD_GAP = 3
"""A label is up to a pixel wider than its word: together they make about a blank."""


class KeyCap(QWidget):
    """The key of a command in a column of them; the words beside it start at the same place."""

    def __init__(self, look: Look, command: str, column: list[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._command = command
        self._column = column
        look.keymap.changed.connect(self._keys_changed)
        self._keys_changed()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def _keys_changed(self) -> None:
        self.setAccessibleName(self._look.keymap.words(self._command))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = self._look.keymap.words
        width = max(key_cap_width(self._look, words(command)) for command in self._column)
        return QSize(round(width) + 1, self._look.theme.sizes.line + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        key = self._look.keymap.words(self._command)
        if not key:
            return
        painter = QPainter(self)
        height = self._look.theme.sizes.key_cap
        top = max(0, (self.height() - height) // 2)
        rect = QRectF(0, top, key_cap_width(self._look, key), height)
        rect = flipped(rect, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        paint_key_cap(self._look, painter, rect, key)
        painter.end()


class KeySentence(QWidget):
    """Words with a key cap among them; they wrap like any other sentence."""

    def __init__(self, look: Look, sentence: str, command: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._sentence, self._command, self._look = sentence, command, look
        row = FlowLayout(self, gap=WORD_GAP, line_gap=2)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for word in sentence.split():
            if "{key}" in word:
                row.addWidget(self._apart(KeyCap(look, command, [command], self)))
                word = word.replace("{key}", "")
            if word:
                row.addWidget(PlainLabel(look, word, colour="text_soft", parent=self))
        look.keymap.changed.connect(self._name)
        self._name()

    def _apart(self, cap: QWidget) -> QWidget:
        """A cap needs a little more room than a word."""
        place = QWidget(self)
        row = QHBoxLayout(place)
        row.setContentsMargins(1, 0, 1, 0)
        row.addWidget(cap)
        return place

    def _name(self) -> None:
        key = self._look.keymap.words(self._command)
        self.setAccessibleName(self._sentence.format(key=key))


class ReviewLoop(QWidget):
    """What awaits behind the doors, in four lines that are true today."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(PlainLabel(look, tr("How a review goes"), font="pane_title", parent=self))
        layout.addSpacing(20)
        layout.addWidget(self._sample())
        layout.addSpacing(24)
        self._add_lines(layout)

    def _sample(self) -> QFrame:
        """An invented case, as small as a case can be."""
        card = QFrame(self)
        card.setObjectName("card")
        layout = QVBoxLayout(card)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        question = tr("Can I bring both children to one vaccination appointment?")
        answer = tr(
            "Yes. One appointment is enough for two children of the same family. "
            "Please bring both booklets."
        )
        layout.addLayout(self._part(tr("Input"), question))
        layout.addWidget(Rule(self))
        layout.addLayout(self._part(tr("Expected output"), answer))
        layout.addWidget(Rule(self))
        layout.addLayout(self._buttons())
        return card

    def _part(self, title: str, text: str) -> QVBoxLayout:
        part = QVBoxLayout()
        part.setContentsMargins(16, 12, 16, 14)
        part.setSpacing(4)
        part.addWidget(PlainLabel(self._look, title, font="label", colour="text_soft"))
        part.addWidget(PlainLabel(self._look, text, font="lead", is_wrapped=True))
        return part

    def _buttons(self) -> QHBoxLayout:
        """The two votes as a picture: they take neither clicks nor the focus."""
        row = QHBoxLayout()
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(8)
        up = DecisionButton.upvote(self._look, words(find("vote_up")))
        down = DecisionButton.downvote(self._look, words(find("vote_down")))
        for button, command in ((up, "vote_up"), (down, "vote_down")):
            button.follow(command)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _add_lines(self, layout: QVBoxLayout) -> None:
        lines = _lines()
        commands = [command for command, _, _ in lines]
        for command, title, sentence in lines:
            row = QHBoxLayout()
            row.setSpacing(CAP_GAP)
            row.addWidget(KeyCap(self._look, command, commands, self), 0, Qt.AlignmentFlag.AlignTop)
            row.addLayout(self._two_lines(title, sentence), 1)
            layout.addLayout(row)
            layout.addSpacing(16)

    def _two_lines(self, title: str, sentence: str) -> QVBoxLayout:
        both = QVBoxLayout()
        both.setSpacing(2)
        both.addWidget(PlainLabel(self._look, title, font="body_strong", is_wrapped=True))
        if "{key}" in sentence:
            both.addWidget(KeySentence(self._look, sentence, "undo", self))
        else:
            both.addWidget(PlainLabel(self._look, sentence, colour="text_soft", is_wrapped=True))
        return both


def _lines() -> list[tuple[str, str, str]]:
    """The command, what its key does, and one sentence more."""
    return [
        (
            "vote_up",
            tr("Read, then press one key."),
            tr("The next case is already there. {key} takes a vote back, also tomorrow."),
        ),
        (
            "vote_down",
            tr("A downvote asks why."),
            tr("One digit is enough; add words if you like."),
        ),
        (
            "edit_case",
            tr("Wrong? Correct it."),
            tr("That makes a new revision. The old one stays."),
        ),
        (
            "all_keys",
            tr("All keys"),
            tr("are on the buttons, and in one list."),
        ),
    ]

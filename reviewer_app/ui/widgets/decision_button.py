"""The buttons that decide: upvote, downvote and reviewed."""

from PySide6.QtCore import QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.widgets.key_button import Face, KeyButton
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import CapColours, rounded

FILL_MS = 120
_PRESSED_CAP = CapColours(face=None, edge="on_vote", letters="on_vote")
_REVIEWED_CAP = CapColours(face=None, edge="select_text", letters="select_text")


class DecisionButton(KeyButton):
    """A decision that is either taken or not; the page sets `checked` once it is saved.

    A click only says `clicked`: the button never changes by itself, because a press of the same
    vote changes nothing and only the store knows what holds.
    """

    font_role = "body_strong"

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        icon: str,
        key: str,
        tone: str,
        parent: QWidget | None = None,
    ) -> None:
        """tone: `up`, `down` or `select` – the colour of the taken decision."""
        super().__init__(look, text, icon=icon, key=key, parent=parent)
        self._tone = tone
        if tone == "select":
            self.font_role = "body"
        self._fill = 0.0
        self._motion = QVariantAnimation(self, duration=FILL_MS)
        self._motion.valueChanged.connect(self._fill_moved)
        self.setCheckable(True)
        self.toggled.connect(self._start_fill)

    @classmethod
    def upvote(cls, look: Look, text: str, key: str = "") -> "DecisionButton":
        """The button with the thumb up."""
        return cls(look, text, icon="thumbs-up", key=key, tone="up")

    @classmethod
    def downvote(cls, look: Look, text: str, key: str = "") -> "DecisionButton":
        """The button with the thumb down."""
        return cls(look, text, icon="thumbs-down", key=key, tone="down")

    @classmethod
    def reviewed(cls, look: Look, text: str, key: str = "") -> "DecisionButton":
        """The button with the check."""
        return cls(look, text, icon="circle-check", key=key, tone="select")

    def face(self) -> Face:
        if self.isChecked():
            return self._taken_face()
        is_ready = self.is_under_pointer()
        return Face(
            ground="hover" if is_ready else "button",
            edge="outline" if self.isEnabled() else "line_strong",
            words="text" if self.isEnabled() else "text_faint",
            icon=self._rest_icon(),
            edge_width=2 if is_ready and self.look.theme.is_high_contrast else 1,
        )

    def _rest_icon(self) -> str:
        if not self.isEnabled():
            return "text_faint"
        return "text" if self._tone == "select" else self._tone

    def _taken_face(self) -> Face:
        if self._tone == "select":
            return Face(
                ground="select",
                edge="accent",
                words="select_text",
                icon="select_text",
                is_icon_filled=True,
                cap=_REVIEWED_CAP,
                edge_width=2 if self.look.theme.is_high_contrast else 1,
            )
        tone = self._tone
        return Face(ground=tone, edge=tone, words="on_vote", icon="on_vote", cap=_PRESSED_CAP)

    def height_needed(self) -> int:
        return self.look.theme.sizes.vote

    def icon_size(self) -> int:
        return self.look.theme.sizes.vote_icon

    def _start_fill(self, is_taken: bool) -> None:
        self._motion.stop()
        if not (is_taken and self.look.is_animated and self.isVisible()):
            self._fill = float(is_taken)
            self.update()
            return
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.start()

    def _fill_moved(self, value: float) -> None:
        self._fill = value
        self.update()

    def paint_ground(self, painter: QPainter, face: Face) -> None:
        if not self.isChecked() or self._fill >= 1 or face.ground is None:
            super().paint_ground(painter, face)
            return
        theme = self.look.theme
        ground = _between(theme.colour("button"), theme.colour(face.ground), self._fill)
        edge = theme.colour(face.edge or face.ground)
        rounded(painter, QRectF(self.rect()), theme.sizes.radius, ground, edge, face.edge_width)

    def nextCheckState(self) -> None:
        """A click asks; the page answers with setChecked."""


def _between(start: QColor, end: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        start.redF() + (end.redF() - start.redF()) * part,
        start.greenF() + (end.greenF() - start.greenF()) * part,
        start.blueF() + (end.blueF() - start.blueF()) * part,
    )

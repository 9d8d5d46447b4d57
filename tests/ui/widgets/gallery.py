"""Draws every widget in its states into one picture.

python -m tests.ui.widgets.gallery OUT.png [--theme dark] [--rtl] [--scale 1.5] [--points 10]
"""

import argparse
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.ui.widgets import chip as chips
from reviewer_app.ui.widgets import painting
from reviewer_app.ui.widgets.banner import Banner, Tone
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.chip import Chip, FilterChip
from reviewer_app.ui.widgets.choices import ComboBox, Tick
from reviewer_app.ui.widgets.decision_button import DecisionButton
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import LoadingBar, ProgressLine
from reviewer_app.ui.widgets.quiet_button import (
    EdgedButton,
    IconButton,
    LinkButton,
    PrimaryButton,
    QuietButton,
)
from reviewer_app.ui.widgets.reason_chip import ReasonChip
from reviewer_app.ui.widgets.text_field import TextField
from reviewer_app.ui.widgets.toast import Toast
from tests.support.galleries import begun, dressed, options, save, settle

REASONS = (
    ("Wrong fact", "contradicts the source"),
    ("Incomplete", "leaves out a step"),
    ("Not in source", "cannot be checked"),
    ("Language", "wrong or mixed"),
    ("Tone", "rude, cold or wordy"),
    ("Unsafe", "could do harm"),
    ("Unclear", "the question is vague"),
    ("Duplicate", "another case has it"),
    ("Other", "say it in words"),
)

SPANISH = (
    "Tengo cita con la dermatóloga el jueves a las 9:30, pero me cambiaron el turno en el trabajo. "
    "¿Puedo pasarla a la tarde del mismo día sin perder la referencia de mi médico familiar?"
)
CHINESE = (
    "我昨天在超市刷卡被扣了两次，每次 238.50 元，超市说只收到一笔。"
    "我应该先联系超市，还是直接在你们这里申请退款？多久能到账？"
)
ARABIC = (
    "هل أستطيع حجز موعد لوالدتي باسمي؟ هي لا تملك هاتفًا ذكيًا، ورقم ملفها ينتهي بالأرقام 4471. "
    "نفضّل صباح يوم الأربعاء، وعند طبيبة إن أمكن."
)
HOSTILE = "<b>Not bold</b> &amp; \x00 \x1b[31m\r\n\tafter a tab\u202eoverride\u202c, \ufffc end"


class Rows(QWidget):
    """Three list rows painted with the helpers that the delegates use."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFixedSize(320, 4 * look.theme.sizes.case_row)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        samples = (
            (1, "Can I bring my son to the Saturday vaccination appointment?", 0.9),
            (-1, "What happens to my deposit if the clinic cancels the visit?", 0.4),
            (0, "هل أستطيع حجز موعد لوالدتي باسمي؟ هي لا تملك هاتفًا ذكيًا", None),
            (0, "我预约的是下午两点的牙科，系统却显示上午十点，请帮我改一下", None),
        )
        height = self._look.theme.sizes.case_row
        for number, (score, text, confidence) in enumerate(samples):
            rect = QRectF(0, number * height, self.width(), height)
            self._paint_row(painter, rect, score, text, confidence, is_selected=number == 1)
        painter.end()

    def _paint_row(
        self,
        painter: QPainter,
        rect: QRectF,
        score: int,
        text: str,
        confidence: float | None,
        *,
        is_selected: bool,
    ) -> None:
        theme = self._look.theme
        is_rtl = self.isRightToLeft()
        painter.fillRect(rect, theme.colour("select" if is_selected else "list"))
        edge = QRectF(rect.x(), rect.y(), 3, rect.height())
        if is_selected:
            painter.fillRect(painting.flipped(edge, rect, is_rtl=is_rtl), theme.colour("accent"))
        line = QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1)
        painter.fillRect(line, theme.colour("line"))

        def place(x: float, y: float, width: float, height: float) -> QRectF:
            spot = QRectF(rect.x() + x, rect.y() + y, width, height)
            return painting.flipped(spot, rect, is_rtl=is_rtl)

        painting.paint_vote_mark(self._look, painter, place(12, 10, 16, 16), score)
        words = theme.colour("text_soft" if score else "text")
        painting.paint_excerpt(
            painter, place(40, 8, 268, 20), text, theme.font("body"), words, is_rtl=is_rtl
        )
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        painting.paint_words(
            painter,
            place(40, 29, 180, 20),
            "rag  ·  English",
            theme.font("label"),
            theme.colour("text_soft"),
            alignment=side,
        )
        painting.paint_confidence_bar(
            self._look, painter, place(252, 31, 34, 16), confidence, is_rtl=is_rtl
        )
        if score:
            painting.paint_reviewed_check(self._look, painter, place(292, 31, 16, 16))


def row(*widgets: QWidget, gap: int = 8, stretch: bool = True) -> QHBoxLayout:
    layout = QHBoxLayout()
    layout.setSpacing(gap)
    for widget in widgets:
        layout.addWidget(widget)
    if stretch:
        layout.addStretch(1)
    return layout


def checked(button: DecisionButton) -> DecisionButton:
    button.setChecked(True)
    return button


def bar(look: Look, *parts: QLayout | QWidget) -> QFrame:
    frame = QFrame()
    frame.setObjectName("bar")
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(20, 12, 20, 12)
    layout.setSpacing(8)
    for part in parts:
        if isinstance(part, QLayout):
            layout.addLayout(part)
        else:
            layout.addWidget(part)
    return frame


def decision_bar(look: Look) -> QFrame:
    votes = row(
        DecisionButton.upvote(look, "Upvote", "U"),
        DecisionButton.downvote(look, "Downvote", "D"),
        DecisionButton.reviewed(look, "Reviewed", "R"),
        stretch=False,
    )
    votes.addSpacing(4)
    votes.addWidget(TextField(look, "Reason, if you want to give one"), 1)
    reasons = QWidget()
    flow = FlowLayout(reasons, gap=6, line_gap=6)
    for number, (word, _) in enumerate(REASONS, 1):
        flow.addWidget(ReasonChip(look, str(number), word))
    progress = ProgressLine(look)
    progress.show_progress(0.45, "45 of 100", "– 18 min left")
    quiet = row(
        QuietButton(look, "Skip", icon="skip-forward", key="S"),
        QuietButton(look, "Clear", icon="eraser", key="0"),
        QuietButton(look, "Edit", icon="pencil", key="E"),
    )
    quiet.addWidget(progress)
    return bar(look, votes, reasons, quiet)


def states(look: Look) -> QFrame:
    off = DecisionButton.upvote(look, "Upvote", "U")
    off.setEnabled(False)
    narrow = DecisionButton.upvote(look, "Upvote", "U")
    narrow.setFixedWidth(narrow.minimumSizeHint().width())
    ring = DecisionButton.downvote(look, "Downvote", "D")
    ring._has_ring = True
    return bar(
        look,
        row(
            checked(DecisionButton.upvote(look, "Upvote", "U")),
            checked(DecisionButton.downvote(look, "Downvote", "D")),
            checked(DecisionButton.reviewed(look, "Reviewed", "R")),
            ring,
            off,
            narrow,
        ),
        row(
            PrimaryButton(look, "Save and go on", key="Enter"),
            QuietButton(look, "No reason", key="Esc"),
            EdgedButton(look, "Try now", icon="upload"),
            LinkButton(look, "Show 7b20-11fa"),
            IconButton(look, "Copy", icon="copy"),
            IconButton(look, "Undo", icon="undo-2"),
            IconButton(look, "Focus mode", icon="panel-left-close"),
        ),
        row(
            Chip(look, "rag"),
            Chip(look, "Spanish (Mexico)"),
            Chip(look, "Saved here", chips.SAVED_HERE),
            Chip(look, "Waiting", chips.WAITING),
            Chip(look, "Sent", chips.SENT),
            Chip(look, "Refused", chips.REFUSED),
            Chip(look, "Outdated", chips.OUTDATED),
            Chip(look, "find_slots", chips.CODE),
            FilterChip(look, "Booking and moving", is_on=True),
            FilterChip(look, "Include legacy", key="I"),
        ),
    )


def chooser(look: Look) -> QFrame:
    frame = QFrame()
    frame.setObjectName("why")
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(12, 8, 12, 12)
    layout.setSpacing(8)
    layout.addLayout(
        row(
            PlainLabel(look, "Why?", font="body_strong"),
            PlainLabel(look, "Press a digit, type, or both", colour="text_soft"),
        )
    )
    for start in (0, 3, 6):
        line = [
            ReasonChip(
                look, str(start + n + 1), REASONS[start + n][0], explanation=REASONS[start + n][1]
            )
            for n in range(3)
        ]
        line[1].setChecked(start == 0)
        layout.addLayout(row(*line, stretch=False))
    field = TextField(look, "Reason")
    field.setText("Most double charges are only held and drop off in 3 working days")
    field.setObjectName("focused")
    layout.addLayout(
        row(
            field,
            PrimaryButton(look, "Save and go on", key="Enter"),
            QuietButton(look, "No reason", key="Esc"),
            stretch=False,
        )
    )
    return frame


def case_card(look: Look, title: str, text: str, language: str) -> Card:
    card = Card(look, title)
    card.add_button(IconButton(look, "Copy", icon="copy"))
    card.add_text(LiteralText(look, text, language=language))
    return card


def cards(look: Look) -> list[QWidget]:
    closed = Card(
        look,
        "Context",
        summary="3 parts: appointment rules, patient record",
        is_collapsible=True,
        is_open=False,
    )
    closed.set_end_words("412 words")
    properties = Card(look, "Properties", is_collapsible=True)
    properties.body_layout.addWidget(PlainLabel(look, "Dataset", font="label", colour="text_soft"))
    properties.body_layout.addWidget(PlainLabel(look, "Booking and <b>moving</b>"))
    return [
        case_card(look, "Input", SPANISH, "es-MX"),
        case_card(look, "Input", CHINESE, "zh-CN"),
        case_card(look, "المُدخل", ARABIC, "ar-MA"),
        case_card(look, "Hostile", HOSTILE, ""),
        closed,
        properties,
    ]


def banners(look: Look) -> list[QWidget]:
    calm, amber, red = Banner(look, is_slim=True), Banner(look), Banner(look)
    calm.show_words("You downvoted a very similar case on Tuesday: “Incomplete”", icon="layers-2")
    amber.show_words(
        "Add your name, so that others know who voted.",
        title="No name yet.",
        icon="triangle-alert",
        button="Add name",
        tone=Tone.ATTENTION,
    )
    red.show_words(
        "Your last vote is not saved. Free some space, then save again.",
        title="The disk is full.",
        icon="octagon-x",
        button="Save again",
        tone=Tone.FAILED,
    )
    loading = LoadingBar(look)
    loading._appear()
    return [calm, amber, red, loading]


def standard(look: Look) -> QWidget:
    combo = ComboBox(look)
    combo.addItems(["English", "العربية"])
    check, check_off = Tick(look, "Auto-advance"), Tick(look, "Include legacy")
    check.setChecked(True)
    search = TextField(look, "Search in this list", is_tall=False)
    search.addAction(look.icons.icon("search"), TextField.ActionPosition.LeadingPosition)
    widget = QWidget()
    layout = row(search, combo, check, check_off)
    layout.setContentsMargins(0, 0, 0, 0)
    widget.setLayout(layout)
    return widget


def flowing(look: Look) -> QWidget:
    widget = QWidget()
    layout = FlowLayout(widget, gap=6, line_gap=6)
    for number, (word, _) in enumerate(REASONS, 1):
        layout.addWidget(ReasonChip(look, str(number), word))
    widget.setFixedWidth(320)
    return widget


def left_column(look: Look) -> QVBoxLayout:
    column = QVBoxLayout()
    column.addWidget(Rows(look))
    column.addWidget(flowing(look))
    empty = EmptyState(
        look, "Nothing left in To review. 100 of 100 decided.", button="Next queue", key="N"
    )
    empty.setFixedWidth(320)
    column.addWidget(empty, 1)
    return column


def build(look: Look) -> QWidget:
    page = QWidget()
    page.setObjectName("page")
    right = QVBoxLayout()
    right.setSpacing(12)
    for part in (*banners(look), *cards(look), standard(look)):
        right.addWidget(part)
    host = QWidget()
    host.setFixedHeight(64)
    right.addWidget(host)
    toast = Toast(look, host, margin=0)
    toast.show_done("Downvoted", icon="thumbs-down")
    right.addWidget(decision_bar(look))
    right.addWidget(states(look))
    right.addWidget(chooser(look))
    right.addStretch(1)
    layout = QHBoxLayout(page)
    layout.setContentsMargins(20, 20, 20, 20)
    layout.setSpacing(20)
    layout.addLayout(left_column(look))
    layout.addLayout(right, 1)
    return page


def picture(application: QApplication, arguments: argparse.Namespace) -> None:
    look = dressed(application, arguments)
    page = build(look)
    page.resize(arguments.width, page.heightForWidth(arguments.width))
    page.show()
    focus(page)
    settle(application)
    page.resize(arguments.width, page.heightForWidth(arguments.width))
    application.processEvents()
    save(page, arguments)


def focus(page: QWidget) -> None:
    found: Callable[..., TextField | None] = page.findChild
    field = found(TextField, "focused")
    if field is not None:
        field.setFocus()


def main() -> None:
    parser = options()
    parser.set_defaults(font="")
    parser.add_argument("--width", type=int, default=1220)
    arguments = parser.parse_args()
    picture(begun(arguments), arguments)


if __name__ == "__main__":
    main()

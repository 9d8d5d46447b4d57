"""Until when? A few times by digit or arrow key, or any day; nothing has to be clicked."""

from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QDateEdit,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.key_positions import digit_of
from reviewer_app.ui.review.mark_words import deferred_words, later_times, moment_words
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.choices import Option
from reviewer_app.ui.widgets.key_cap import KeyCap
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton, QuietButton

_WIDTH = 440
_INSET = 8


class DeferDialog(AnswerDialog):
    """A digit chooses a time and is the answer; the arrow keys choose, Enter answers.

    until: the chosen time; None where the case is taken back at once.
    """

    def __init__(
        self, look: Look, deferred: datetime | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        now = datetime.now().astimezone()
        self.until: datetime | None = None
        self._times = later_times(now)
        self.setWindowTitle(tr("Defer"))
        self.options = [Option(look, words) for words, _ in self._times]
        self.options.append(Option(look, tr("On a day")))
        self.day = DayField(look, now)
        self.answer = PrimaryButton(look, tr("Defer"), key=tr("Enter"))
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.bring_back = QuietButton(look, tr("Bring it back now"))
        self.bring_back.setVisible(deferred is not None)
        self._about = deferred_words(deferred, now) if deferred else ""
        self._lay_out(now)
        self._connect()
        self.options[0].setChecked(True)
        self.options[0].setFocus(Qt.FocusReason.TabFocusReason)
        self.fit(_WIDTH)

    def _lay_out(self, now: datetime) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(self.look, tr("Defer until when?"), font="page_title"))
        about = tr("The case comes back by itself. It is no vote.")
        if self._about:
            about = tr("Deferred {until} so far.").format(until=self._about)
        column.addWidget(PlainLabel(self.look, about, colour="text_soft", is_wrapped=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for row, option in enumerate(self.options):
            grid.addWidget(KeyCap(self.look, str(row + 1)), row, 0)
            grid.addWidget(option, row, 1)
        for row, (_, at) in enumerate(self._times):
            words = moment_words(at, now)
            grid.addWidget(PlainLabel(self.look, words, colour="text_soft"), row, 2)
        grid.addWidget(self.day, len(self._times), 2)
        column.addLayout(grid)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.bring_back, self.cancel, self.answer))

    def _connect(self) -> None:
        self.answer.clicked.connect(self._submit)
        self.cancel.clicked.connect(self.reject)
        self.bring_back.clicked.connect(self.accept)
        self.day.dateChanged.connect(lambda: self.options[-1].setChecked(True))
        self.options[-1].clicked.connect(lambda: self.day.setFocus(Qt.FocusReason.OtherFocusReason))

    def primary(self) -> QAbstractButton:
        return self.answer

    def _submit(self) -> None:
        row = next(n for n, option in enumerate(self.options) if option.isChecked())
        self.until = self._times[row][1] if row < len(self._times) else self.day.moment
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit is the answer, except in the day, where it is one of its own."""
        row = int(digit_of(event) or 0) - 1
        if self.day.hasFocus() or not 0 <= row < len(self.options):
            super().keyPressEvent(event)
            return
        self.options[row].setChecked(True)
        if row < len(self._times):
            self._submit()
        else:
            self.day.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _day_format(locale: QLocale) -> str:
    """As the locale writes a day, with its weekday."""
    short = locale.dateFormat(QLocale.FormatType.ShortFormat)
    return "ddd d MMM yyyy" if locale.language() == QLocale.Language.C else f"ddd {short}"


class DayField(QDateEdit):
    """A day from tomorrow on, at 9 in the morning of this place."""

    def __init__(self, look: Look, now: datetime) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(tr("Day on which the case comes back"))
        tomorrow = now.date() + timedelta(days=1)
        self.setMinimumDate(QDate(tomorrow.year, tomorrow.month, tomorrow.day))
        self.setMaximumDate(QDate(tomorrow.year + 5, 12, 31))
        week = now.date() + timedelta(days=14)
        self.setDate(QDate(week.year, week.month, week.day))
        self.setDisplayFormat(_day_format(self.locale()))
        self.setButtonSymbols(QDateEdit.ButtonSymbols.NoButtons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Without buttons a styled field leaves its text a pixel.
        self.lineEdit().setGeometry(self.rect().adjusted(_INSET, 2, -_INSET, -2))

    def stepBy(self, steps: int) -> None:
        """A day after the last of its month and a month after December go on in the next."""
        match self.currentSection():
            case QDateEdit.Section.MonthSection:
                self._go_to(self.date().addMonths(steps))
            case QDateEdit.Section.YearSection:
                self._go_to(self.date().addYears(steps))
            case _:
                self._go_to(self.date().addDays(steps))

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        return QAbstractSpinBox.StepEnabledFlag.StepUpEnabled | (
            QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        )

    def _go_to(self, date: QDate) -> None:
        """As far as days may be chosen, with the part that was being changed still chosen."""
        section = self.currentSection()
        self.setDate(max(self.minimumDate(), min(date, self.maximumDate())))
        self.setSelectedSection(section)

    @property
    def moment(self) -> datetime:
        """When the chosen day's work begins."""
        day = self.date()
        return datetime(day.year(), day.month(), day.day(), 9).astimezone()

"""The comparison page: which two, how to look at them, and what changed."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.differences import FieldDifference
from reviewer_app.domain.spans import State
from reviewer_app.services.comparing import compare_closer, compare_in_steps
from reviewer_app.ui.comparing.bar import CompareBar
from reviewer_app.ui.comparing.copying import comparison_text, field_text, stop_texts
from reviewer_app.ui.comparing.document import html_page
from reviewer_app.ui.comparing.printing import pdf_of
from reviewer_app.ui.comparing.rail import RevisionRail
from reviewer_app.ui.comparing.sections import Section, section_of
from reviewer_app.ui.comparing.sides import SideHeads
from reviewer_app.ui.comparing.tools import ToolsBar
from reviewer_app.ui.comparing.view import DifferenceView
from reviewer_app.ui.comparing.words import difference_sentence
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.banner import Banner
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.rule import Rule
from reviewer_app.ui.widgets.sides import Side
from reviewer_app.ui.widgets.toast import Toast

RAIL = 250

Read = Callable[[str, str], Awaitable[tuple[TestCase, TestCase]]]
"""Reads two revisions, or two cases, by their ids."""


TURNS = 3
"""Of the window's loop, in which what was put on the page is laid out and painted."""


async def _let_paint() -> None:
    """Give the window its turn first: comparing takes most of the processor's time from it."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class ComparePage(QWidget):
    """Compares two revisions of a case, or two cases.

    left: the person goes back. use_asked: what A has is to become a draft, by field. edit_asked:
    the latest revision is to be edited. restore_asked: A is to be the latest again. save_asked:
    the comparison is to be written to a file. signs_asked: show invisible characters, or hide.
    """

    left = Signal()
    use_asked = Signal(str)
    edit_asked = Signal()
    restore_asked = Signal()
    save_asked = Signal()
    signs_asked = Signal()
    compared = Signal()

    def __init__(self, look: Look, tasks: Tasks, read: Read, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._tasks, self._read = look, tasks, read
        self.left_out: Callable[[], frozenset[str]] = frozenset
        self._can_use = False
        self._sides: dict[str, Side] = {}
        self._fields: dict[str, FieldDifference] = {}
        self._pair = ("", "")
        self._target, self._target_number, self._target_name = "", None, ""
        self._title = ""
        self._number = -1
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.rail = RevisionRail(look, self)
        self.rail.chosen.connect(self._compare)
        self.heads = SideHeads(look, self)
        self.view = DifferenceView(look, self)
        self.view.setAccessibleName(tr("Differences"))
        self.view.copy_asked.connect(self._copy_field)
        self.view.closer_asked.connect(self._look_closer)
        self.view.use_asked.connect(self.use_asked)
        self.question = Banner(look)
        self._message = EmptyState(look)
        self._tools = ToolsBar(look, self)
        self._make_bars()
        self._lay_out()
        self.toast = Toast(look, self.view, key="")
        look.changed.connect(self._apply_look)
        self._apply_look()

    @property
    def acts(self) -> dict[str, Callable[[], object]]:
        """The commands that only a comparison has."""
        return {
            "next_difference": lambda: self.go(1),
            "previous_difference": lambda: self.go(-1),
        }

    def _make_bars(self) -> None:
        look, tools = self._look, self._tools
        self.back, self.previous, self.next = tools.back, tools.previous, tools.next
        self.where, self.muting, self.signs = tools.where, tools.muting, tools.signs
        self.columns = tools.columns
        self.back.clicked.connect(self.left)
        self.previous.clicked.connect(lambda: self.go(-1))
        self.next.clicked.connect(lambda: self.go(1))
        self.muting.toggled.connect(self._mute)
        self.signs.clicked.connect(self.signs_asked)
        self.columns.chosen.connect(self._show_columns)
        bar = self.bar = CompareBar(look)
        bar.copy.clicked.connect(self._copy_all)
        bar.save.clicked.connect(self.save_asked)
        bar.edit.clicked.connect(self.edit_asked)
        bar.restore.clicked.connect(self.restore_asked)

    def _lay_out(self) -> None:
        self._pages = QStackedWidget(self)
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        asked = QVBoxLayout()
        asked.setContentsMargins(16, 8, 16, 0)
        asked.addWidget(self.question)
        column.addLayout(asked)
        column.addWidget(self.heads)
        column.addWidget(self.view, 1)
        self._pages.addWidget(body)
        self._pages.addWidget(self._message)
        rule = Rule(self)
        right = QVBoxLayout()
        right.setSpacing(0)
        for part in (self._tools, rule, self._pages, self.bar):
            right.addWidget(part)
        right.setStretch(2, 1)
        upright = QFrame(self)
        upright.setObjectName("upright")
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.rail)
        whole.addWidget(upright)
        whole.addLayout(right, 1)

    def _apply_look(self) -> None:
        sizes = self._look.theme.sizes
        self.rail.setFixedWidth(round(min(RAIL * sizes.scale, max(150, self.width() / 4))))
        self._tools.setFixedHeight(sizes.button + 12)
        self.signs.setChecked(self._look.shows_invisible)
        self.view.set_signs(self._look.shows_invisible)

    # What is compared

    def show_sides(self, title: str, sides: Sequence[Side], a: str, b: str) -> None:
        """Compare a and b out of the revisions of a case; title: what Back leads to."""
        self.back.set_words(title)
        self._title = title
        self._sides = {side.case_id: side for side in sides}
        self.rail.show_sides(sides, a, b)
        if len(sides) < 2:
            self._message.show_words(tr("Only one revision."))
            self._pages.setCurrentIndex(1)
            return
        self._compare(a, b)

    def show_cases(self, title: str, sides: Sequence[Side]) -> None:
        """Compare two cases; title: what Back leads to."""
        self.back.set_words(title)
        self._title = tr("{a} and {b}").format(a=sides[0].title, b=sides[1].title)
        self._sides = {side.case_id: side for side in sides}
        self.rail.show_cases(sides)
        self._compare(sides[0].case_id, sides[1].case_id)

    def show_ways(self, target: str, number: int | None, name: str = "") -> None:
        """Offer to use what A has. target: the revision that a draft would be of; empty: none.

        number: of that revision, where it is known. name: the id of its case, where A is another
        one. Said before the two are shown.
        """
        self._target, self._target_number, self._target_name = target, number, name

    @property
    def pair(self) -> tuple[str, str]:
        """What is compared now."""
        return self._pair

    def value_of_a(self, name: str) -> object:
        """What A has in a field."""
        return self._fields[name].a

    def _compare(self, a: str, b: str) -> None:
        self._pair = (a, b)
        self.question.hide()
        self._can_use = bool(self._target) and a != self._target
        self.bar.show_ways(
            can_use=self._can_use,
            can_edit=self._target in self._sides,
            can_restore=self._can_use and self._sides[a].is_revision,
            number=self._target_number,
            name=self._target_name,
        )
        self._fields, self._number = {}, -1
        self._pages.setCurrentIndex(0)
        self.heads.show_sides(self._sides[a], self._sides[b])
        self.where.setText(tr("Comparing…"))
        self._tasks.latest("compare", lambda: self._work(a, b), lambda _: self._finished())

    async def _work(self, a: str, b: str) -> None:
        case_a, case_b = await self._read(a, b)
        language = case_b.content.language or case_a.content.language or ""
        self.view.clear(language=language, can_use=self._can_use)
        left_out = self.left_out()
        async for field in compare_in_steps(case_a, case_b):
            if field.name not in left_out:
                await self._add(field)

    async def _add(self, field: FieldDifference) -> None:
        is_there = field.name in self._fields
        self._fields[field.name] = field
        section = await self._section(field)
        if is_there:
            self.view.replace_field(field, section)
        else:
            self.view.add_field(field, section)
        if field.is_begun:
            await _let_paint()

    async def _section(self, field: FieldDifference) -> Section | None:
        """The lines of a field; of a long one they are made beside the window's thread."""
        is_muted = self.muting.isChecked()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(None, lambda: section_of(field, is_muted=is_muted))

    def _finished(self) -> None:
        self._tell_where()
        if self.view.stops:
            self.go(1)
        self.compared.emit()

    def _look_closer(self, name: str) -> None:
        coarse = self._fields[name]
        self.where.setText(tr("Comparing…"))
        self._tasks.latest("closer", lambda: self._closer(coarse), lambda _: self._begin_again())

    async def _closer(self, coarse: FieldDifference) -> None:
        field = await compare_closer(coarse)
        self._fields[field.name] = field
        self.view.replace_field(field, await self._section(field), is_final=True)

    def _begin_again(self) -> None:
        """The differences are other ones now: count from the first."""
        self._number = -1
        self._tell_where()

    def document(self) -> str:
        """What is compared now as an HTML page of its own."""
        a, b = (self._sides[case_id] for case_id in self._pair)
        return html_page(self._title, a, b, list(self._fields.values()))

    async def pdf(self) -> bytes:
        """What is compared now as it looks on paper."""
        a, b = (self._sides[case_id] for case_id in self._pair)
        fields, font = list(self._fields.values()), self._look.theme.font("body")
        return await pdf_of(self._title, a, b, fields, font)

    # Going from difference to difference

    def go(self, step: int) -> None:
        """Go to the next difference (1) or the one before (-1), and round at the ends."""
        count = self.view.stops
        if not count:
            return
        self._number = (self._number + step) % count if self._number >= 0 or step > 0 else count - 1
        self.view.go_to(self._number)
        self._tell_where()
        card, stop = self.view.stop(self._number)
        field = self.view.field_of(card)
        removed, added = stop_texts(field, stop, is_muted=self.muting.isChecked())
        sentence = difference_sentence(field.name, removed, added)
        self.view.setAccessibleDescription(sentence)
        announce(self.view, f"{self.where.text()}. {sentence}")

    def _tell_where(self) -> None:
        count = self.view.stops
        for button in (self.previous, self.next):
            button.setEnabled(bool(count))
        if count:
            numbers = {"n": format_number(max(0, self._number) + 1), "count": format_number(count)}
            self.where.setText(tr("Difference {n} of {count}").format(**numbers))
            return
        is_quiet = any(field.state is State.QUIET for field in self._fields.values())
        quiet = tr("The same apart from white space, line ends or form")
        self.where.setText(quiet if is_quiet else tr("The same"))

    def _show_columns(self, number: int) -> None:
        self.view.set_columns(2 - number)

    def _mute(self, is_on: bool) -> None:
        self.view.set_muted(is_on)
        self._tasks.latest("muting", self._fill_again, lambda _: self._begin_again())

    async def _fill_again(self) -> None:
        for field in list(self._fields.values()):
            self.view.replace_field(field, await self._section(field))

    # Copying

    def _copy_field(self, name: str) -> None:
        QGuiApplication.clipboard().setText(field_text(self._fields[name]))
        words = tr("Differences of {field} copied").format(field=field_name(name))
        self.toast.show_done(words, icon="copy", can_undo=False)

    def _copy_all(self) -> None:
        a, b = (self._sides[case_id] for case_id in self._pair)
        text = comparison_text(a, b, list(self._fields.values()))
        QGuiApplication.clipboard().setText(text)
        self.toast.show_done(tr("Comparison copied"), icon="copy", can_undo=False)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self._look.keymap.command_of(event)
        name = command.name if command else ""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif name in self.acts:
            self.acts[name]()
        elif name == "edit_case" and self.bar.edit.isVisible():
            self.edit_asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = self._look.theme.sizes.scale
        self.rail.setFixedWidth(round(min(RAIL * scale, max(150, self.width() / 4))))

    def showEvent(self, event: QEvent) -> None:
        super().showEvent(event)  # pyright: ignore[reportArgumentType]
        self.view.setFocus()

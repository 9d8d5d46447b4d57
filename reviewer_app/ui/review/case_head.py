"""The head of the case page: which case and revision this is, and what can be done with it."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from reviewer_app.services.case_views import CaseView
from reviewer_app.ui import commands
from reviewer_app.ui.i18n import language_name, left_to_right, tr
from reviewer_app.ui.review.case_notes import CaseNotes
from reviewer_app.ui.review.guidelines_words import GuidelinesWords
from reviewer_app.ui.review.lineage import LineageLine, changed_words, has_lineage
from reviewer_app.ui.review.mark_chips import MarkChips
from reviewer_app.ui.review.words import joined
from reviewer_app.ui.widgets.chip import DRAFT, LABEL, OUTDATED, REFUSED, SAVED_HERE, Chip
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton

_BELOW_TITLE = 7
"""Space between head and cards where no line stands between them."""

NAME = 60
"""Letters of a name that the line under the title takes."""


IN_MENU = tuple(
    command.name
    for command in commands.COMMANDS
    if command.menu == "case" and command.where == "review" and not command.is_decision
)
"""What the menu at the end of the head offers: all that is done with a case beside deciding."""


class CaseHead(QWidget):
    """Title, chips and buttons; under them where the case comes from, and what is to be noted.

    command_pressed: a button, by the name of its command. revision_asked: show another revision.
    """

    command_pressed = Signal(str)
    revision_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ElidedLabel(look, font="page_title")
        self._legacy = Chip(look, tr("Legacy"), OUTDATED)
        self.marks = MarkChips(look)
        self._draft = Chip(look, tr("Draft"), DRAFT, sentence=tr("You began to edit this case."))
        self._type = Chip(look, tr("Behaviour"))
        self._variant = Chip(look, "")
        self._language = Chip(look, "")
        self._saved = Chip(look, "", SAVED_HERE)
        self.show_saving(is_saved=True)
        self._origin_beside = ElidedLabel(look, font="label", colour="text_soft")
        self._origin = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._origin.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.lineage = LineageLine(look)
        self.lineage.revision_asked.connect(self.revision_asked)
        self.version = GuidelinesWords(look)
        self._note = ElidedLabel(look, font="label")
        self.notes = CaseNotes(look)
        self.notes.command_pressed.connect(self.command_pressed)
        self._saved.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._make_buttons()
        self._lay_out()
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def _make_buttons(self) -> None:
        look = self._look
        self.panes = IconButton(look, tr("Show what is beside the case"), icon="panel-left-open")
        self.compare = IconButton(look, tr("Compare revisions"), icon="columns-2")
        self.history = IconButton(look, tr("History"), icon="history")
        self.guidelines = IconButton(look, tr("Guidelines"), icon="book-open-text")
        named = (
            ("focus_case", self.panes),
            ("guidelines", self.guidelines),
            ("compare", self.compare),
            ("history", self.history),
        )
        for name, button in named:
            button.follow(name)
            button.clicked.connect(lambda _=False, name=name: self.command_pressed.emit(name))
        self.more = IconButton(look, tr("More"), icon="ellipsis")
        self.more.clicked.connect(self._show_menu)

    def _lay_out(self) -> None:
        names = QWidget()
        wrapping = FlowLayout(names, gap=8, line_gap=4)
        chips = (self._type, self._variant, self._language, self._legacy, self._draft)
        for part in (self._title, *chips):
            wrapping.addWidget(part)
        wrapping.addWidget(self.marks)
        wrapping.addWidget(self._origin_beside)
        self._end = QHBoxLayout()
        self._end.setSpacing(4)
        for part in (self._saved, self.guidelines, self.compare, self.history, self.more):
            self._end.addWidget(part)
        end = QVBoxLayout()
        end.addLayout(self._end)
        end.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(8)
        self._start = QVBoxLayout()
        self._start.addWidget(self.panes)
        self._start.addStretch(1)
        self.panes.hide()
        line.addLayout(self._start)
        line.addWidget(names, 1)
        line.addLayout(end)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(line)
        origins = QVBoxLayout()
        origins.setSpacing(0)
        origins.addWidget(self.lineage)
        origins.addWidget(self._origin)
        second = QHBoxLayout()
        second.setSpacing(8)
        second.addLayout(origins, 1)
        second.addWidget(self.version)
        self._column.addLayout(second)
        self._column.addWidget(self._note)
        self._below = QSpacerItem(0, 0)
        self._column.addSpacerItem(self._below)
        self._column.addWidget(self.notes)

    def _apply_sizes(self) -> None:
        sizes = self._look.theme.sizes
        self._title.setMinimumHeight(0)
        height = max(sizes.icon_button, self._title.sizeHint().height())
        self._title.setMinimumHeight(height)
        for side in (self._start, self._end):
            side.setContentsMargins(0, (height - sizes.icon_button) // 2, 0, 0)
        # With a link in it or not, the line is as high, and the case begins at the same place.
        self._origin.setMinimumHeight(self.lineage.parent_link.link.height_needed())
        self._variant.setMaximumWidth(sizes.sidebar)
        self._language.setMaximumWidth(sizes.sidebar)

    def show_case(self, view: CaseView, *, is_low: bool = False) -> None:
        """Show another case; in one line in a low window."""
        self._title.set_text(title_of(view))
        self._type.setVisible(view.content.goal is not None)
        _show_chip(self._variant, view.labels.variant)
        language = view.content.language
        _show_chip(self._language, language_name(language) if language else None)
        note = single_line(view.note)
        self._note.set_text(tr("Note: “{note}”").format(note=note) if note else "")
        self._note.setVisible(bool(note) and not is_low)
        self._show_state(view, is_low=is_low)
        self.notes.show_case(view)

    def renew(self, view: CaseView, *, is_low: bool = False, is_news: bool = False) -> None:
        """Show the same case in another state. is_news: it was superseded while on screen."""
        self._show_state(view, is_low=is_low)
        self.notes.renew(view, is_news=is_news)

    def _show_state(self, view: CaseView, *, is_low: bool) -> None:
        self.guidelines.setVisible(view.guidelines is not None)
        self.version.show_version(None if is_low else view.guidelines)
        self._legacy.setVisible(view.is_legacy)
        self._draft.setVisible(view.has_edit_draft)
        self.marks.show_marks(view.marks)
        self._show_origin(view, is_low=is_low)

    def _show_origin(self, view: CaseView, *, is_low: bool) -> None:
        """The line of revisions where there are any, else where the case came from."""
        has_more = has_lineage(view)
        self.lineage.show_case(view)
        self.lineage.setVisible(has_more and not is_low)
        origin = self.lineage.words() if has_more else _origin(view)
        self._origin.setText(origin)
        self._origin.setVisible(not has_more and not is_low)
        self._origin_beside.set_text(origin)
        self._origin_beside.setVisible(is_low)
        self._below.changeSize(0, _BELOW_TITLE if is_low else 0)

    def _show_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = commands.find(IN_MENU[0]).group
        for name in IN_MENU:
            if commands.find(name).group != group:
                group = commands.find(name).group
                menu.addSeparator()
            key = self._look.keymap.words(name)
            words = commands.words(commands.find(name))
            action = menu.addAction(f"{words}\t{key}" if key else words)
            action.triggered.connect(lambda _=False, name=name: self.command_pressed.emit(name))
        corner = QPoint(0 if self.isRightToLeft() else self.more.width(), self.more.height())
        place = self.more.mapToGlobal(corner)
        if not self.isRightToLeft():
            place.setX(place.x() - menu.sizeHint().width())
        menu.popup(place)

    def show_saving(self, *, is_saved: bool) -> None:
        """Say whether what was decided on the case is on the disk."""
        if is_saved:
            words = tr("This case and what you decided on it are saved on this computer.")
            self._saved.show_state(tr("Saved here"), SAVED_HERE, words)
        else:
            words = tr("What you did last is not on the disk yet.")
            self._saved.show_state(tr("Not saved"), REFUSED, words)


def _show_chip(chip: Chip, text: str | None) -> None:
    chip.setVisible(bool(text))
    if text:
        chip.show_state(single_line(text), LABEL, single_line(text))


def _origin(view: CaseView) -> str:
    names = [_short(view.dataset), _short(view.product)]
    is_in_title = view.external_id is None or view.external_id == view.title
    file_id = "" if is_in_title else left_to_right(_short(view.external_id or ""))
    made = changed_words(view).replace(" ", "\u00a0")  # a day stays in one line
    return joined([*names, file_id, made])


def _short(name: str) -> str:
    """A name for the line under the title; the properties show the whole of it."""
    line = single_line(name)
    return line if len(line) <= NAME else f"{line[:NAME]}…"


def title_of(view: CaseView) -> str:
    """What a case is called over its page."""
    return tr("Case {id}").format(id=left_to_right(single_line(view.title)))

"""The line under a title that tells a revision's place: its number, and those beside it."""

from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget

from reviewer_app.services.case_views import CaseView, RevisionRef
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.words import day_words, isolated
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton

GAP = 4
DOT = "· "


def has_lineage(view: CaseView) -> bool:
    """Whether there is another revision than this one, here or elsewhere."""
    return view.revisions > 1 or view.revision is None


def revision_words(ref: RevisionRef, otherwise: str) -> str:
    """A revision in a sentence; otherwise: what it is called where numbers are not known."""
    if ref.number is None:
        return otherwise
    return tr("revision {n}").format(n=format_number(ref.number))


def changed_words(view: CaseView, now: datetime | None = None) -> str:
    """Who made a revision, and when: "Changed by you, 11 March"."""
    day = day_words(view.created_at, now or datetime.now(UTC))
    who = isolated(single_line(view.author))
    if view.file_name or not (view.is_my_revision or view.author):
        return tr("Imported {day}").format(day=day)
    if view.parent is None:
        mine, theirs = tr("Made by you, {day}"), tr("Made by {who}, {day}")
    else:
        mine, theirs = tr("Changed by you, {day}"), tr("Changed by {who}, {day}")
    return (mine if view.is_my_revision else theirs).format(who=who, day=day)


class LineageLine(QWidget):
    """Words with links to the revision before and after. revision_asked: show that one."""

    revision_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = _LineageFlow(look, self)
        self._number = PlainLabel(look, font="label", colour="text_soft")
        flow.addWidget(self._number)
        self.parent_link = _Phrase(look, flow, self)
        self.successor_link = _Phrase(look, flow, self)
        self._changed = PlainLabel(look, font="label", colour="text_soft")
        flow.addWidget(self._changed)
        self._place = ElidedLabel(look, font="label", colour="text_soft")
        flow.addWidget(self._place)
        for phrase in (self.parent_link, self.successor_link):
            phrase.asked.connect(self.revision_asked)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_case(self, view: CaseView) -> None:
        """Show the place of another revision."""
        number = view.revision
        first = tr("Revision {n}").format(n=format_number(number)) if number else ""
        self._number.setText(first)
        self._number.setVisible(bool(first))
        has_more = bool(first)
        older = tr("the revision before")
        self.parent_link.show_ref(tr("Evolved from {revision}"), view.parent, older, has_more)
        has_more = has_more or view.parent is not None
        newer = tr("a newer revision")
        self.successor_link.show_ref(
            tr("Superseded by {revision}"), view.successor, newer, has_more
        )
        self._changed.setText(_dotted(changed_words(view), True))
        self._dataset = _dotted(isolated(single_line(view.dataset)), True)
        self._place.set_text(self._dataset)

    def words(self) -> str:
        """The line as a sentence, for narrow places."""
        parts = [self._number.text(), self.parent_link.words, self.successor_link.words]
        return " ".join([part for part in (*parts, self._changed.text(), self._dataset) if part])


class _Phrase(QObject):
    """Words around a link, in whatever order a language puts them."""

    asked = Signal(str)

    def __init__(self, look: Look, layout: QLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._case_id = ""
        self._before = PlainLabel(look, font="label", colour="text_soft", parent=parent)
        self.link = _Link(look, "", parent=parent)
        self._after = PlainLabel(look, font="label", colour="text_soft", parent=parent)
        self.link.clicked.connect(lambda: self.asked.emit(self._case_id))
        for part in (self._before, self.link, self._after):
            layout.addWidget(part)

    def show_ref(
        self, pattern: str, ref: RevisionRef | None, otherwise: str, has_dot: bool
    ) -> None:
        """Show a revision in its sentence, or nothing. has_dot: something stands before it."""
        before, _, after = pattern.partition("{revision}")
        before = _dotted(before.strip(), has_dot)
        self._case_id = ref.case_id if ref else ""
        words = revision_words(ref, otherwise) if ref else ""
        self._before.setText(before)
        self.link.set_words(words)
        self._after.setText(after.strip())
        self._before.setVisible(bool(ref and before))
        self.link.setVisible(ref is not None)
        self._after.setVisible(bool(ref and after.strip()))
        self.words = " ".join(filter(None, (before, words, after.strip()))) if ref else ""


class _Link(LinkButton):
    """A link in a line of small words."""

    font_role = "label"


def _dotted(words: str, has_dot: bool) -> str:
    return f"{DOT} {words}" if has_dot else words


class _LineageFlow(FlowLayout):
    """Without the dot of what begins a line."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent, gap=GAP, line_gap=0)
        self._look = look

    def lead_of(self, item: QLayoutItem) -> int:
        label = item.widget()
        words = label.text if isinstance(label, ElidedLabel) else ""
        words = label.text() if isinstance(label, PlainLabel) else words
        width = self._look.theme.width("label", f"{DOT} ")
        return round(width) if words.startswith(DOT) else 0

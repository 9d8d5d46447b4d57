"""The head of the case page: which case this is, and how it is kept."""

from datetime import UTC, datetime

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.services.browsing import CaseView
from reviewer_app.ui.i18n import language_name, tr
from reviewer_app.ui.review.words import day_words, joined, left_to_right
from reviewer_app.ui.widgets.chip import LABEL, OUTDATED, REFUSED, SAVED_HERE, Chip
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel

NAME = 60
"""Letters of a name that the line under the title takes."""


class CaseHead(QWidget):
    """Title, chips and the state of saving; under them where the case comes from."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ElidedLabel(look, font="page_title")
        self._legacy = Chip(look, tr("Legacy"), OUTDATED)
        self._type = Chip(look, tr("Behaviour"))
        self._variant = Chip(look, "")
        self._language = Chip(look, "")
        self._saved = Chip(look, "", SAVED_HERE)
        self.show_saving(is_saved=True)
        self._origin_beside = ElidedLabel(look, font="label", colour="text_soft")
        self._origin = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._origin.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._saved.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._lay_out()
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def _lay_out(self) -> None:
        names = QWidget()
        wrapping = FlowLayout(names, gap=8, line_gap=4)
        for part in (self._title, self._type, self._variant, self._language, self._legacy):
            wrapping.addWidget(part)
        wrapping.addWidget(self._origin_beside)
        self._end = QVBoxLayout()
        self._end.addWidget(self._saved)
        self._end.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(names, 1)
        line.addLayout(self._end)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        column.addLayout(line)
        column.addWidget(self._origin)

    def _apply_sizes(self) -> None:
        sizes = self._look.theme.sizes
        self._title.setMinimumHeight(0)
        height = max(sizes.icon_button, self._title.sizeHint().height())
        self._title.setMinimumHeight(height)
        self._end.setContentsMargins(0, (height - sizes.chip) // 2, 0, 0)
        self._variant.setMaximumWidth(sizes.sidebar)
        self._language.setMaximumWidth(sizes.sidebar)

    def show_case(self, view: CaseView, *, is_low: bool = False) -> None:
        """Show another case, or the same one in another state; in one line in a low window."""
        self._title.set_text(tr("Case {id}").format(id=left_to_right(single_line(view.title))))
        self._type.setVisible(view.content.goal is not None)
        _show_chip(self._variant, view.labels.variant)
        language = view.content.language
        _show_chip(self._language, language_name(language) if language else None)
        self._legacy.setVisible(view.is_legacy)
        origin = _origin(view)
        self._origin.setText(origin)
        self._origin.setVisible(not is_low)
        self._origin_beside.set_text(origin)
        self._origin_beside.setVisible(is_low)

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
    day = day_words(view.created_at, datetime.now(UTC))
    names = [_short(view.dataset), _short(view.product)]
    is_in_title = view.external_id is None or view.external_id == view.title
    file_id = "" if is_in_title else left_to_right(_short(view.external_id or ""))
    return joined([*names, file_id, tr("Imported {day}").format(day=day)])


def _short(name: str) -> str:
    """A name for the line under the title; the properties show the whole of it."""
    line = single_line(name)
    return line if len(line) <= NAME else f"{line[:NAME]}…"

"""A field with what belongs around it: its name, a hint, what changed, and what is wrong."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.domain.validating import Fault
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.words import fault_words
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import embedded, tr
from reviewer_app.ui.widgets.chip import Chip, ChipKind
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton

CHANGED = ChipKind(ground="warn_soft", colour="warn")
_LONGEST_WAS = 24


class FieldFrame(QWidget):
    """One field of the page. put_back: the person wants what is saved; removed: no value at all."""

    put_back = Signal()
    removed = Signal()

    def __init__(
        self,
        look: Look,
        editor: FieldEditor,
        *,
        hint: str = "",
        can_remove: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.editor = editor
        self._said = ""
        name = field_name(editor.field)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._name = PlainLabel(look, name, font="body_strong")
        self._hint = PlainLabel(look, hint, font="label", colour="text_soft")
        self.changed_chip = Chip(look, tr("changed"), CHANGED)
        self.changed_chip.hide()
        self.back = IconButton(
            look, tr("Put back what is saved: {field}").format(field=name), icon="undo-2"
        )
        self.back.clicked.connect(self.put_back)
        self.back.hide()
        self.cross = IconButton(look, tr("Remove {field}").format(field=name), icon="x")
        self.cross.clicked.connect(self.removed)
        self.cross.setVisible(can_remove)
        self._about = ElidedLabel(look, font="label", colour="text_soft")
        if editor.has_own_title:  # where a button stands before them, which may not move
            for part in (self.changed_chip, self.back):
                _keep_room(part)
        self.fault = PlainLabel(look, font="label", colour="down", is_wrapped=True)
        self.warning = PlainLabel(look, font="label", colour="warn", is_wrapped=True)
        self._lay_out(look)
        self._name.setVisible(not editor.has_own_title)
        editor.said.connect(self.say)
        self._hint.setVisible(bool(hint))
        for label in (self.fault, self.warning, self._about):
            label.hide()

    def _lay_out(self, look: Look) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(8)
        put = self.editor.add_to_title if self.editor.has_own_title else head.addWidget
        head.addWidget(self._name)
        head.addWidget(self._hint)
        put(self.changed_chip)
        put(self.back)
        head.addStretch(1)
        head.addWidget(self._about)
        put(self.cross)
        self._name.setMinimumHeight(look.theme.sizes.icon_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.editor)
        column.addWidget(self.fault)
        column.addWidget(self.warning)

    def say(self, words: str) -> None:
        """Say something of the field as a whole, such as how spelling is checked."""
        self._about.set_text(words)
        self._about.setVisible(bool(words))

    def show_change(self, was: str | None) -> None:
        """Say that the field was changed. was: what is saved; None: nothing is changed."""
        self.changed_chip.setVisible(was is not None)
        self.back.setVisible(was is not None)
        if was is None:
            return
        is_short = 0 < len(was) <= _LONGEST_WAS and "\n" not in was
        is_short = is_short and not self.editor.has_own_title  # which stands for several fields
        words = tr("was “{value}”").format(value=embedded(was)) if is_short else tr("changed")
        self.changed_chip.show_state(words, CHANGED)

    def show_fault(self, fault: Fault | None, note: str = "") -> None:
        """Say what is wrong; without a fault the note, if there is one."""
        words = fault_words(fault) if fault else ""
        is_error = fault is not None and not fault.is_warning
        self.fault.setText(words if is_error else "")
        self.fault.setVisible(is_error and not self.editor.tells_fault)
        warning = "" if is_error else words or note
        self.warning.setText(warning)
        self.warning.setVisible(bool(warning))
        self.editor.show_fault(words if is_error else "")


def _keep_room(part: QWidget) -> None:
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    part.setSizePolicy(policy)

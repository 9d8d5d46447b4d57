"""The form of `contains`: texts or patterns, and how many of them it takes."""

from collections.abc import Sequence
from dataclasses import replace

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, Members, Value
from reviewer_app.domain.json_places import Path
from reviewer_app.domain.remarks import Remark
from reviewer_app.ui.editing.suites.draft import ExpectationDraft
from reviewer_app.ui.editing.suites.parts import Part, TokensPart, is_text, texts_of
from reviewer_app.ui.editing.suites.shapes import MODES, mode_of
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.choices import ComboBox
from reviewer_app.ui.widgets.look import Look

_ALL = "contains"


class _Items(TokensPart):
    """The texts or patterns, in whichever of the shapes the expectation has."""

    def __init__(self, look: Look, draft: ExpectationDraft) -> None:
        super().__init__(
            look, draft, ("expected",), tr("The answer contains"), "", tr("Add a text")
        )
        self.choice = ComboBox(look, tr("How many of them"))
        self.choice.setMinimumContentsLength(18)
        for mode, words in zip(MODES, _mode_words(), strict=True):
            self.choice.addItem(words, mode)
        self.choice.activated.connect(self._choose)
        self.row.head.insertWidget(1, self.choice)

    def _place(self) -> Path:
        mode = mode_of(self.draft.value(("expected",)))
        return ("expected", mode) if mode else ("expected",)

    def read(self) -> list[str]:
        return _items(self.draft.value(("expected",)))

    def known(self) -> list[str]:
        return _items(self.draft.base(("expected",)))

    def place(self) -> str:
        """Remarks on a list of texts call it by its key, or `expected` alone."""
        return ".".join(map(str, self._place()))

    def take_remarks(self, remarks: Sequence[Remark]) -> list[Remark]:
        plain = [replace(one, place=self.place()) for one in remarks if one.place == "expected"]
        others = [one for one in remarks if one.place != "expected"]
        super().take_remarks([*plain, *others])
        return [one for one in remarks if one.place in ("expected", self.place())]

    def write(self, texts: list[str]) -> None:
        value = self.draft.value(("expected",))
        if isinstance(value, Members) and not mode_of(value):
            self.draft.put(("expected", _ALL), texts)
        elif is_text(value) and len(texts) == 1:
            self.draft.put(("expected",), texts[0])
        elif not texts and self.draft.base_written(("expected",)) is None:
            self.draft.remove(self._place())
        else:
            self.draft.put(self._place(), texts)

    def refresh(self) -> None:
        super().refresh()
        mode = mode_of(self.draft.value(("expected",))) or _ALL
        self.choice.setCurrentIndex(MODES.index(mode))
        is_pattern = mode == "regex"
        place = tr("Add a pattern") if is_pattern else tr("Add a text")
        self.field.line.setPlaceholderText(place)
        title = tr("The answer matches") if is_pattern else tr("The answer contains")
        self.row.set_title(title, "")

    def _choose(self, number: int) -> None:
        """The same texts under another name; whatever else stands in the map stays."""
        mode, texts = MODES[number], self.read()
        value = self.draft.value(("expected",))
        old = mode_of(value)
        if mode == (old or _ALL):
            return
        if isinstance(value, Members):
            kept = tuple(pair for pair in value.pairs if pair[0] != old)
            new: Value = Members(((mode, [*texts]), *kept))
        else:
            new = [*texts] if mode == _ALL else Members(((mode, [*texts]),))
        self.draft.put(("expected",), Json(json.dump(new)))


def contains_parts(look: Look, draft: ExpectationDraft) -> list[Part]:
    """The one list of this type."""
    return [_Items(look, draft)]


def _items(value: Value) -> list[str]:
    if isinstance(value, Members):
        return texts_of(dict(value.pairs).get(mode_of(value)))
    return [str(value)] if isinstance(value, str) and is_text(value) else texts_of(value)


def _mode_words() -> tuple[str, str, str]:
    """A word for each of MODES."""
    return tr("all of these"), tr("one of these"), tr("all of these patterns")

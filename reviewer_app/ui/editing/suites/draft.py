"""The draft of an expectation: type, `expected` and `eval_config` as texts that forms change."""

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain import json
from reviewer_app.domain.expectations import Expectation
from reviewer_app.domain.json import Json, JsonError, Members, Value
from reviewer_app.domain.json_places import Path, put, remove, text_at
from reviewer_app.domain.suites import DEFAULT_EVAL_TYPE

ROOTS = ("expected", "eval_config")


class ExpectationDraft(QObject):
    """What is being typed beside what is saved. changed: something of it is another now."""

    changed = Signal()

    def __init__(self, base: Expectation, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._base_type = base.eval_type or ""
        self._base = {"expected": _text(base.expected), "eval_config": _text(base.eval_config)}
        self.eval_type = self._base_type
        self.texts = dict(self._base)

    @property
    def type_read(self) -> str:
        """The type that counts."""
        return self.eval_type.strip() or DEFAULT_EVAL_TYPE

    def expectation(self) -> Expectation:
        """What would be saved; raises JsonError for a text that is no JSON."""
        for root in ROOTS:
            if self.texts[root].strip():
                json.parse(self.texts[root])
        return Expectation(
            eval_type=self.eval_type.strip() or None,
            expected=_json(self.texts["expected"]),
            eval_config=_json(self.texts["eval_config"]),
        )

    def show(self, expectation: Expectation) -> None:
        """Take over another expectation as what is typed."""
        self.eval_type = expectation.eval_type or ""
        self.texts = {
            "expected": _text(expectation.expected),
            "eval_config": _text(expectation.eval_config),
        }
        self.changed.emit()

    def set_text(self, root: str, text: str) -> None:
        """Take over the text of `expected` or `eval_config`."""
        if self.texts[root] != text:
            self.texts[root] = text
            self.changed.emit()

    def set_type(self, eval_type: str) -> None:
        """Take over a type, the others as they are."""
        if self.eval_type != eval_type:
            self.eval_type = eval_type
            self.changed.emit()

    def value(self, path: Path) -> Value:
        """What is typed at a place, whose first step is a root; None also where nothing is."""
        return _value(self.texts, path)

    def base(self, path: Path) -> Value:
        """What is saved at a place; None also where nothing is."""
        return _value(self._base, path)

    def has(self, path: Path) -> bool:
        """Whether anything is typed at a place, be it null."""
        return self.written(path) is not None

    def written(self, path: Path) -> str | None:
        """The JSON text at a place, None where nothing is."""
        return _written(self.texts, path)

    def base_written(self, path: Path) -> str | None:
        """The saved JSON text at a place, None where nothing is."""
        return _written(self._base, path)

    def is_changed(self, path: Path) -> bool:
        """Whether a place holds another value than what is saved."""
        now, then = self.written(path), self.base_written(path)
        if now is None or then is None:
            return now is not then
        return json.canonical(now) != json.canonical(then)

    def put(self, path: Path, value: object) -> None:
        """Write a value at a place; `Json` goes in as it is spelled."""
        root, *rest = path
        text = self.texts[str(root)]
        written = value.text if isinstance(value, Json) else json.dump(value)
        self.set_text(str(root), put(text if text.strip() else "{}", tuple(rest), written))

    def remove(self, path: Path) -> None:
        """Take a place away; a map that becomes empty by it goes, if it was not saved so."""
        root, *rest = path
        text = self.texts[str(root)]
        left = remove(text, tuple(rest)) if rest and text.strip() else ""
        is_empty = left.strip().replace(" ", "") == "{}"
        self.set_text(str(root), "" if is_empty and not self._base[str(root)].strip() else left)


def _value(texts: dict[str, str], path: Path) -> Value:
    written = _written(texts, path)
    return None if written is None else json.parse(written)


def _written(texts: dict[str, str], path: Path) -> str | None:
    root, *rest = path
    text = texts[str(root)]
    return text_at(text, tuple(rest)) if text.strip() else None


def is_json(text: str) -> bool:
    """Whether a text is JSON, or blank."""
    try:
        if text.strip():
            json.parse(text)
    except JsonError:
        return False
    return True


def has_twice(value: Value) -> bool:
    """Whether a key stands twice somewhere in a value: then no form can show it."""
    if isinstance(value, list):
        return any(map(has_twice, value))
    if not isinstance(value, Members):
        return False
    keys = [key for key, _ in value.pairs]
    return len(set(keys)) < len(keys) or any(has_twice(inner) for _, inner in value.pairs)


def _text(value: Json | None) -> str:
    return value.text if value else ""


def _json(text: str) -> Json | None:
    return Json(text.strip(" \t\r\n")) if text.strip() else None

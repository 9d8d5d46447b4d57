"""Writing YAML: the cases of one dataset as an evaluation suite (reference: Nous.Eval, part B).

A suite lists its cases under `test_cases`; `suite_keys` says where the rest of a case stands.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TextIO

from reviewer_app.domain import json
from reviewer_app.domain.files import ExportedCase, Note
from reviewer_app.domain.json import Json, JsonError, Members, Value
from reviewer_app.domain.sayings import say
from reviewer_app.domain.suites import CASE_LISTS
from reviewer_app.formats.suite_keys import fold_case, is_held
from reviewer_app.formats.yaml_texts import spell_entry, spell_item

_LIST = CASE_LISTS[0]
_INDENT = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class SuiteHead:
    """What stands above the cases: the suite's name, and its other keys as a JSON object."""

    name: str = "Cases"
    keys: Json | None = None


class SuiteWriter:
    """Writes a suite: its own keys, then one item per case.

    out: from `open_to_write` or `set_up`.
    """

    def __init__(self, out: TextIO, head: SuiteHead | None = None) -> None:
        self._out = out
        self._has_cases = False
        self.notes: tuple[Note, ...] = ()
        self._write_head(head or SuiteHead())

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        margin = f"\n{' ' * _INDENT}"
        items = [margin + spell_item(fold_case(case), _INDENT) for case in cases]
        self._has_cases = self._has_cases or bool(items)
        self._out.writelines(items)
        return len(items)

    def finish(self) -> None:
        """End the last line; a suite without a case has an empty list."""
        self._out.write("\n" if self._has_cases else " []\n")

    def close(self) -> None:
        """Nothing is held beside the stream."""

    def _write_head(self, head: SuiteHead) -> None:
        entries: dict[str, Value] = {"name": head.name}
        for key, value in _entries_of(head.keys):
            if key not in ("name", _LIST):
                entries.setdefault(key, value)
        kept = {key: value for key, value in entries.items() if is_held(value)}
        self.notes = tuple(
            Note(place="suite", reason=_describe_lost(key)) for key in entries if key not in kept
        )
        for key, value in kept.items():
            self._out.write(f"{spell_entry(key, value, 0)}\n")
        self._out.write(f"{_LIST}:")


def _describe_lost(key: str) -> str:
    return say("{key}: YAML cannot hold it: a key twice, or too deep", key=key)


def _entries_of(keys: Json | None) -> tuple[tuple[str, Value], ...]:
    try:
        found = json.parse(keys.text) if keys else None
    except JsonError:
        return ()
    return found.pairs if isinstance(found, Members) else ()

"""What the comparison says: what changed, and differences for screen readers."""

from typing import cast

from reviewer_app.domain.differences import FieldDifference, as_text
from reviewer_app.domain.json import Json
from reviewer_app.domain.spans import Reason, State
from reviewer_app.domain.structures import Part, PartsDifference
from reviewer_app.ui.field_names import field_name, value_name
from reviewer_app.ui.i18n import format_number, language_name, tr, tr_n
from reviewer_app.ui.widgets.painting import single_line


def fold_words(lines: int) -> str:
    """Equal lines that are not shown."""
    return tr_n("{n} line is the same", "{n} lines are the same", lines)


def part_words(form: str, hidden: int) -> str:
    """Equal parts that are not shown. hidden: their number; of turns without what they carry."""
    if form == "turns" and not hidden:
        return tr("What the turns carry besides is the same")
    if form == "turns":
        return tr_n("{n} turn is the same", "{n} turns are the same", hidden)
    return tr_n("{n} value is the same", "{n} values are the same", hidden)


def absent_words() -> str:
    """What stands in the place of a value that one side does not have."""
    return tr("not there")


def reason_words(reason: Reason) -> str:
    """Why a difference is muted."""
    return {
        Reason.WHITE_SPACE: tr("muted: white space"),
        Reason.LINE_ENDS: tr("muted: line ends"),
        Reason.UNICODE_FORM: tr("muted: Unicode form"),
        Reason.JSON_FORM: tr("muted: only the order of keys or white space"),
    }[reason]


def summary(field: FieldDifference, *, is_final: bool = False) -> str:
    """What changed in a field, in a few words. is_final: it will not be known more exactly."""
    if field.is_begun or field.is_coarse:
        return _unfinished_words(field, is_final=is_final)
    if field.state is State.QUIET:
        return _quiet_words(field)
    if isinstance(field.a, str) and isinstance(field.b, Json):
        return tr("was text, is JSON now")
    if isinstance(field.a, Json) and isinstance(field.b, str):
        return tr("was JSON, is text now")
    if isinstance(field.difference, PartsDifference) and field.form != "items":
        return _parts_words(field, field.difference)
    if isinstance(field.difference, PartsDifference):
        return _items_words(field.difference)
    if field.a is None or field.b is None:
        return tr("added") if field.a is None else tr("removed")
    if not (isinstance(field.a, str | Json) and isinstance(field.b, str | Json)):
        return tr("changed")
    return _words_words(field.removed, field.added)


def _unfinished_words(field: FieldDifference, *, is_final: bool) -> str:
    if field.is_begun:
        return tr("Comparing…")
    if is_final:
        return tr("so different that not every word could be compared")
    return tr("compared by lines so far")


def _quiet_words(field: FieldDifference) -> str:
    if field.reason is Reason.JSON_FORM:
        return tr("the same apart from the order of keys and white space")
    return tr("the same apart from white space, line ends or the Unicode form")


def _words_words(removed: int, added: int) -> str:
    if removed and added:
        gone = tr_n("{n} word removed", "{n} words removed", removed)
        return tr("{removed}, {added} added").format(removed=gone, added=format_number(added))
    if removed:
        return tr_n("{n} word removed", "{n} words removed", removed)
    if added:
        return tr_n("{n} word added", "{n} words added", added)
    return tr("signs changed")


def _parts_words(field: FieldDifference, found: PartsDifference) -> str:
    states = found.turns if field.form == "turns" else [part.state for part in found.parts]
    changed, quiet = states.count(State.CHANGED), states.count(State.QUIET)
    counts = {"n": format_number(changed), "total": format_number(len(states))}
    if field.form == "turns":
        words = tr("{n} of {total} turns differ").format(**counts)
    else:
        words = tr("{n} of {total} values differ").format(**counts)
    if not quiet:
        return words
    only = tr_n("{n} only in white space", "{n} only in white space", quiet)
    return tr(", ").join((words, only))


def _items_words(found: PartsDifference) -> str:
    removed = sum(1 for part in found.parts if part.b is None)
    added = sum(1 for part in found.parts if part.a is None)
    changed = sum(1 for part in found.parts if part.state is State.CHANGED) - removed - added
    counts = [
        tr_n("{n} removed", "{n} removed", removed) if removed else "",
        tr_n("{n} changed", "{n} changed", changed) if changed else "",
        tr_n("{n} added", "{n} added", added) if added else "",
    ]
    return tr(", ").join(filter(None, counts))


def turn_words(part: Part) -> str:
    """Which turn a part belongs to, and who speaks; both where that changed."""
    place = part.place.rstrip("+")
    number = format_number(int(place)) if place.isdecimal() else place
    known = {"user": tr("User"), "assistant": tr("Assistant"), "system": tr("System")}
    roles = dict.fromkeys(known.get(role, role) for role in (part.head_a, part.head_b) if role)
    who = " → ".join(roles) if roles else tr("what else it carries")
    return tr("Turn {n}  ·  {who}").format(n=number, who=who)


_FEW_VALUES = frozenset({"gender", "background_noise_profile", "background_noise_level"})


def value_line(name: str, value: object) -> str:
    """The value of a field as one line of a closed card: in words, where it is a code."""
    if isinstance(value, tuple):
        return " · ".join(cast("tuple[str, ...]", value))
    if isinstance(value, str) and name == "language":
        return language_name(value)
    if isinstance(value, str) and name in _FEW_VALUES:
        return value_name(value)
    return as_text(value)


def difference_sentence(name: str, removed: str, added: str) -> str:
    """What a screen reader says of one difference."""
    field = field_name(name)
    gone, come = single_line(removed.strip()), single_line(added.strip())
    if gone and come:
        words = tr("{field}: “{removed}” became “{added}”")
    elif gone:
        words = tr("{field}: “{removed}” removed")
    elif come:
        words = tr("{field}: “{added}” added")
    else:
        words = tr("{field}: white space or another detail changed")
    return words.format(field=field, removed=gone, added=come)

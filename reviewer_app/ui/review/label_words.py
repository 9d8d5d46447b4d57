"""What became of the labels of a case, in words: "Tags: billing added", "Source: B, was A"."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, cast

from reviewer_app.domain.cases import LABEL_FIELDS
from reviewer_app.domain.json import Json
from reviewer_app.services.comparing import LabelChange, LabelHistory, Revision
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.words import isolated
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.sides import Happening, Side, sides_of, when_words

SHORT = 40
"""Letters up to which a value is told; of a longer one, that it is another."""

Values = Mapping[str, Any]


def history_rows(
    family: Sequence[Revision],
    labels: LabelHistory,
    hidden: Collection[str] = (),
    now: datetime | None = None,
) -> list[Side | Happening]:
    """Revisions in words, the latest first, and before each what became of its labels after it.

    hidden: fields of which only that they changed may be told.
    """
    rows: list[Side | Happening] = []
    for side in sides_of(family):
        of_it = [change for change in labels.in_place if change.revision == side.case_id]
        rows += [_happening(change, hidden, now or datetime.now(UTC)) for change in of_it]
        before, after = labels.along.get(side.case_id, ({}, {}))
        rows.append(side.with_labels(changes_in_words(before, after, hidden)))
    return rows


def _happening(change: LabelChange, hidden: Collection[str], now: datetime) -> Happening:
    who = tr("You") if change.is_mine else change.author or tr("unknown")
    if change.file_name:
        who = tr("Imported")
    when = when_words(change.at, now)
    notes = (change.file_name,) if change.file_name else ()
    return Happening(
        case_id=change.revision,
        meta=tr("{who}, {when}").format(who=who, when=when),
        lines=(*notes, *changes_in_words(change.before, change.after, hidden)),
    )


def changes_in_words(
    before: Values, after: Values, hidden: Collection[str] = ()
) -> tuple[str, ...]:
    """Each label that changed, in the order in which a case has them."""
    return tuple(
        tr("{field}: {change}").format(
            field=field_name(name),
            change=_hidden() if name in hidden else _change(before.get(name), after[name]),
        )
        for name in LABEL_FIELDS
        if name in after
    )


def _hidden() -> str:
    return tr("hidden until you vote")


def _change(before: object, after: object) -> str:
    if found := _items(_listed_in(before), _listed_in(after)):
        return found
    old, new = _short(before), _short(after)
    if after is None:
        return tr("removed, was {value}").format(value=old) if old else tr("removed")
    if before is None:
        return new or tr("added")
    if old and new:
        return tr("{value}, was {before}").format(value=new, before=old)
    return tr("changed")


def _listed_in(value: object) -> Sequence[str]:
    return cast("tuple[str, ...]", value) if isinstance(value, tuple) else ()


def _items(before: Sequence[str], after: Sequence[str]) -> str:
    """What came to a list and what left it; empty where only the order is another."""
    added = [item for item in after if item not in before]
    removed = [item for item in before if item not in after]
    parts: list[str] = []
    if added:
        parts.append(tr("{items} added").format(items=_listed(added)))
    if removed:
        parts.append(tr("{items} removed").format(items=_listed(removed)))
    return tr(", ").join(parts)


def _listed(items: Sequence[str]) -> str:
    return tr(", ").join(isolated(single_line(item)) for item in items)


def _short(value: object) -> str:
    """A value that is told as it is; empty where it is not told, since it is long or no text."""
    if value is None or isinstance(value, Json | tuple):
        return ""
    words = str(value)
    is_told = len(words) <= SHORT and "\n" not in words
    return isolated(single_line(words)) if is_told else ""

"""What the conflict page says: who changed what, what each field needs, and how it was merged."""

from datetime import UTC, datetime

from reviewer_app.domain.cases import LIST_FIELDS
from reviewer_app.domain.json import Json
from reviewer_app.domain.merging import FieldMerge, OpenPlace
from reviewer_app.services.merging import Conflict, Maker
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import embedded, format_number, tr, tr_n
from reviewer_app.ui.merging.objects import option_words
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.sides import when_words


def who_words(maker: Maker) -> str:
    """The other one by name."""
    if maker.is_me:
        return tr("You, elsewhere")
    return single_line(maker.name) or tr("Somebody")


def changed_words(maker: Maker) -> str:
    """Who made the other change."""
    if maker.is_me:
        return tr("you changed it elsewhere")
    return tr("{who} changed it").format(who=who_words(maker))


def title_words(conflict: Conflict) -> str:
    """What this page is about."""
    return tr("Case {id} was changed twice").format(id=single_line(conflict.title))


def kept_words(conflict: Conflict) -> str:
    """Nothing is lost, and it is said first."""
    base, theirs = conflict.base_made.revision, conflict.theirs_made
    if base is None and theirs.is_me:
        words = tr("You changed the same revision here and elsewhere.")
    elif base is None:
        words = tr("You and {who} both changed the same revision.")
    elif theirs.is_me:
        words = tr("You changed revision {n} here and elsewhere.")
    else:
        words = tr("You and {who} both changed revision {n}.")
    words = words.format(who=who_words(theirs), n=format_number(base or 0))
    return f"{words} {tr('Both texts are kept, whatever you choose here.')}"


def made_words(maker: Maker, now: datetime | None = None) -> str:
    """When a side was made, and by whom."""
    when = when_words(maker.at, now or datetime.now(UTC))
    if maker.is_me and not maker.name:
        return tr("on this computer, {when}").format(when=when)
    return tr("{who}, {when}").format(who=who_words(maker), when=when)


def base_words(maker: Maker, now: datetime | None = None) -> str:
    """Which revision both sides came from."""
    when = when_words(maker.at, now or datetime.now(UTC))
    if maker.revision is None:
        return when
    return tr("revision {n}, {when}").format(n=format_number(maker.revision), when=when)


def need_words(field: FieldMerge, still_open: int) -> str:
    """What a field needs, or how it was merged."""
    if still_open:
        places = tr_n("{n} place to decide", "{n} places to decide", still_open)
        merged = sum(piece.origin not in {"base", "open"} for piece in field.pieces)
        if not merged:
            return places
        counts = {"places": places, "n": format_number(merged)}
        return tr("{places}, {n} merged").format(**counts)
    return {
        "open": tr("Decided"),
        "mine": tr("Only mine changed"),
        "theirs": tr("Only theirs changed"),
        "base": tr("The same on both sides"),
        "both": _both_words(field),
    }[field.origin]


def _both_words(field: FieldMerge) -> str:
    if not field.pieces and field.mine == field.theirs:
        return tr("Both made the same change")
    if field.name in LIST_FIELDS:
        return tr("Merged: different items changed")
    if isinstance(field.value, Json):
        return tr("Merged: different values changed")
    return tr("Merged: different words changed")


def same_words(names: list[str]) -> str:
    """The fields that nobody changed, in a line."""
    first = field_name(names[0])
    if len(names) == 1:
        return first
    return tr("{first} and {n} more").format(first=first, n=format_number(len(names) - 1))


def place_words(place: OpenPlace) -> str:
    """What collided at an open place."""
    told = {
        "base": _quoted(place.base),
        "mine": _quoted(place.mine),
        "theirs": _quoted(place.theirs),
    }
    if place.place:
        words = tr("Both changed {path}: {base} became {mine} here and {theirs} there.")
        return words.format(path=single_line(place.place), **told)
    if not place.base:
        return tr("Both added here: {mine} here and {theirs} there.").format(**told)
    return tr("Both changed the same words: {base} became {mine} here and {theirs} there.").format(
        **told
    )


def _quoted(text: str | None) -> str:
    words = option_words(text or "")
    return tr("“{text}”").format(text=embedded(words)) if (text or "").strip() else words


def open_words(count: int) -> str:
    """How many places keep the result from being saved."""
    return tr_n("{n} place is still open", "{n} places are still open", count)


def noted_words(maker: Maker) -> str:
    """What the other one left with the change."""
    if not maker.note:
        return ""
    return tr("{who} noted: “{note}”").format(
        who=who_words(maker), note=embedded(single_line(maker.note))
    )


def save_words(conflict: Conflict, *, is_new: bool, has_content: bool) -> str:
    """What saving the result does."""
    number = conflict.theirs_made.revision
    if not is_new:
        return tr("Keep theirs as it is")
    if not has_content:
        return tr("Save the labels")
    if number is None:
        return tr("Save as a new revision")
    return tr("Save as revision {n}").format(n=format_number(number + 1))


def counts_words(changed: int, to_decide: int) -> str:
    """The summary over the list of fields."""
    if not to_decide:
        return tr_n("{n} changed", "{n} changed", changed)
    counts = {"n": format_number(changed), "open": format_number(to_decide)}
    return tr("{n} changed, {open} to decide").format(**counts)

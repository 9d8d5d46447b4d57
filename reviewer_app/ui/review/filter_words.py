"""Filters and orders in words: chips, a sentence, and the names of what one can filter by."""

from collections.abc import Iterable, Mapping
from typing import Any

from reviewer_app.domain.marks import MARK_KINDS
from reviewer_app.domain.queues import Filter, Order
from reviewer_app.ui.i18n import format_number, language_name, tr
from reviewer_app.ui.review.mark_words import mark_title
from reviewer_app.ui.review.words import isolated
from reviewer_app.ui.widgets.painting import single_line

CONFIDENCE = "confidence"
"""Stands for both ends of the range, which is one chip."""

_SETS = ("datasets", "products", "types", "variants", "strategies", "languages", "sources", "tags")
_IDS = frozenset({"datasets", "products"})
_SHOWN = 2
"""Values that a chip names; the others are counted."""

Names = Mapping[str, str]
"""What datasets and products are called, by id."""


def field_name(name: str) -> str:
    """What a field of a filter is called."""
    return {
        "datasets": tr("Dataset"),
        "products": tr("Product"),
        "types": tr("Type"),
        "variants": tr("Variant"),
        "strategies": tr("Strategy"),
        "languages": tr("Language"),
        "sources": tr("Source"),
        "tags": tr("Tag"),
        "votes": tr("My vote"),
        "marks": tr("My marks"),
        "reviewed": tr("Reviewed by me"),
        "augmented": tr("Augmented"),
        CONFIDENCE: tr("Confidence"),
    }[name]


def order_words(order: Order) -> str:
    """What an order is called."""
    return {
        Order.ARRIVAL: tr("Order of coming in"),
        Order.NEWEST: tr("Newest first"),
        Order.CONFIDENCE: tr("Low confidence first"),
        Order.NAME: tr("Name"),
        Order.LANGUAGE: tr("Language"),
        Order.VARIANT: tr("Variant"),
    }[order]


def value_words(name: str, value: object, label: str = "") -> str:
    """One value of a field as a person reads it; label: what an id stands for."""
    if name == "votes":
        return {1: tr("Upvoted"), -1: tr("Downvoted"), 0: tr("No vote")}[int(str(value))]
    if name == "marks" and value in MARK_KINDS:
        return mark_title(value)
    if name == "reviewed":
        return tr("Reviewed") if value else tr("Not reviewed")
    if name == "augmented":
        return tr("Augmented") if value else tr("Not augmented")
    if value is None:
        return tr("None")
    if name in _IDS and not label:
        return tr("Deleted")
    if name == "languages" and value:
        return language_name(str(value))
    if name == "types":
        return _type_words(str(value))
    return single_line(label or str(value)) or tr("Empty")


def _type_words(type_: str) -> str:
    known = {"QUALITY": tr("Quality"), "BEHAVIOR": tr("Behaviour"), "SUITE": tr("Suite")}
    return known.get(type_) or single_line(type_) or tr("Empty")


def chips(filter_: Filter, base: Filter, names: Names) -> list[tuple[str, str]]:
    """What the filter has that its base has not: the field (or CONFIDENCE), and its words.

    Include legacy and the text have their own places in the window.
    """
    found = [
        (name, words(filter_, name, names))
        for name in filter_.active
        if getattr(filter_, name) != getattr(base, name)
        if name not in {"text", "include_legacy", "least_confidence", "most_confidence"}
    ]
    if _range_of(filter_) not in ((None, None), _range_of(base)):
        found.append((CONFIDENCE, _range_words(filter_.least_confidence, filter_.most_confidence)))
    return found


def _range_of(filter_: Filter) -> tuple[float | None, float | None]:
    return filter_.least_confidence, filter_.most_confidence


def words(filter_: Filter, name: str, names: Names) -> str:
    """One field of a filter in words."""
    if name in _SETS or name in {"votes", "marks"}:
        return _set_words(name, getattr(filter_, name), names)
    if name in {"reviewed", "augmented"}:
        return value_words(name, getattr(filter_, name))
    return {
        "undecided": tr("Undecided"),
        "changed_since_vote": tr("Changed since my vote"),
        "drafted": tr("With a draft"),
        "include_legacy": tr("Include legacy"),
        "with_accents": tr("Accents count"),
        "text": tr("“{text}”").format(text=single_line(filter_.text)),
    }[name]


def _set_words(name: str, values: Iterable[Any], names: Names) -> str:
    told = sorted(value_words(name, value, _label(name, value, names)) for value in values)
    shown = [isolated(words) for words in told[:_SHOWN]]
    if len(told) > _SHOWN:
        shown.append(tr("{n} more").format(n=format_number(len(told) - _SHOWN)))
    text = tr(", ").join(shown)
    if name in {"variants", "strategies", "sources", "tags"}:
        return tr("{field}: {values}").format(field=field_name(name), values=text)
    if None in set(values):
        return tr("{field}: {values}").format(field=field_name(name), values=text)
    return text


def _label(name: str, value: object, names: Names) -> str:
    """What an id stands for; three dots while no names are known."""
    if name not in _IDS:
        return ""
    return names.get(str(value), "") if names else "…"


def _range_words(least: float | None, most: float | None) -> str:
    if least is None:
        return tr("Confidence up to {most}").format(most=number_words(most or 0.0))
    if most is None:
        return tr("Confidence from {least}").format(least=number_words(least))
    return tr("Confidence {least} to {most}").format(
        least=number_words(least), most=number_words(most)
    )


def number_words(value: float) -> str:
    """A confidence with as many digits as it needs, at most three."""
    text = format_number(float(value), 3)
    return text.rstrip("0").rstrip(".,٫") if text[-1:] == "0" else text


def sentence(filter_: Filter, names: Names) -> str:
    """The whole filter in one line, for the name of a new view and for screen readers."""
    parts = [words for _, words in chips(filter_, Filter(), names)]
    parts += [words(filter_, "include_legacy", names)] if filter_.include_legacy else []
    parts += [words(filter_, "text", names)] if filter_.text else []
    return tr(", ").join(parts) or tr("All cases")


def without(filter_: Filter, field: str) -> Filter:
    """The filter without what one chip stands for."""
    if field == CONFIDENCE:
        return filter_.without("least_confidence").without("most_confidence")
    return filter_.without(field)

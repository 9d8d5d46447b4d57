"""Places inside a sentence: "line 7" as every place spells it, and as it can be translated."""

import re

from reviewer_app.domain.sayings import say

_PLACE = re.compile(r"(?:(?P<sheet>.*)!)?(?P<kind>line|item|row) (?P<number>\d+)", re.DOTALL)


def say_place(place: str) -> str:
    """The place of a row or of a whole file, in the same English words as `Refusal.place`."""
    found = _PLACE.fullmatch(place)
    if found is None:
        return say("file") if place == "file" else place
    number = int(found["number"])
    if found["kind"] == "row":
        return say("{sheet}!row {n}", sheet=found["sheet"] or "", n=number)
    if found["kind"] == "item":
        return say("item {n}", n=number)
    return say("line {n}", n=number)

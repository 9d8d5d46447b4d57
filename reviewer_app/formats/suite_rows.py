"""Suite rows: cases of an evaluation suite, each as JSON text, read by the framework's rules."""

from collections.abc import Iterable, Mapping

from reviewer_app.domain import json, suites
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import JsonError
from reviewer_app.domain.sayings import say
from reviewer_app.formats.json_cells import find_twice, read_members
from reviewer_app.formats.json_shapes import flat_cells
from reviewer_app.formats.sources import Record, Remark
from reviewer_app.formats.suite_keys import unfold_case

SUITE_LIST = suites.CASE_LISTS[0]
"""A document with this key is a suite, whatever is in it."""

OTHER_LISTS = suites.CASE_LISTS[1:]
SUITE_MARKS = frozenset({"eval_type", "eval_config"})
"""A document with one of the other lists is a suite when an item in it has one of these."""


def read_suite_case(place: str, text: str) -> Record | Refusal:
    """One case; refused where it can be none, with a remark where it breaks a rule.

    It can be none without an id or an input, with a key twice, or with tags that are no list
    (Nous.Eval, from_map); the other rules are those of its `validate`.
    """
    try:
        members = read_members(text)
    except JsonError as error:
        reason = say("The item cannot be read: {why}", why=error.reason)
        return Refusal(place=place, reason=reason)
    cells = dict(members)
    if len(cells) < len(members):
        reason = say("The key {key} stands twice", key=json.quote(find_twice(members)))
        return Refusal(place=place, reason=reason)
    case = suites.from_map(cells)
    if isinstance(case, suites.Fault):
        return Refusal(place=place, reason=case.reason)
    fault = suites.validate(case)
    return Record(place, unfold_case(cells), (Remark(fault.rule, fault.reason),) if fault else ())


def find_columns(texts: Iterable[str]) -> tuple[str, ...]:
    """The keys of all cases, in order of appearance; those under our own key among them."""
    found: dict[str, None] = {}
    for text in texts:
        try:
            found |= dict.fromkeys(unfold_case(flat_cells(text)))
        except JsonError:  # a key stands twice: the case is refused, and its keys are told
            found |= dict.fromkeys(key for key, _ in json.members(text))
    return tuple(found)


def known_fields(columns: Iterable[str]) -> Mapping[str, str]:
    """Key → field, for the keys that the framework knows."""
    return {key: suites.CASE_FIELDS[key] for key in columns if key in suites.CASE_FIELDS}

"""Shapes of expectations: which ones a form can show, and why another is shown as text."""

from reviewer_app.domain import json
from reviewer_app.domain.json import JsonError, Members, Value
from reviewer_app.domain.remarks import Remark
from reviewer_app.ui.editing.suites.draft import ROOTS, ExpectationDraft, has_twice
from reviewer_app.ui.editing.suites.parts import is_text, json_fault_words
from reviewer_app.ui.eval_types import type_name
from reviewer_app.ui.i18n import said, tr

FORMS = ("exact_match", "fuzzy_match", "contains", "tool_usage", "schema", "llm_judge", "custom")
MODES = ("contains", "contains_any", "regex")


def why_no_form(draft: ExpectationDraft, remarks: tuple[Remark, ...]) -> str:
    """Why the draft can only be edited as text; empty where a form can show it."""
    for root in ROOTS:
        text = draft.texts[root]
        try:
            value = json.parse(text) if text.strip() else None
        except JsonError as error:
            return json_fault_words(text, error)
        if has_twice(value):
            return tr("A key stands twice in one map.")
    if draft.type_read not in FORMS:
        return tr("“{type}” is no evaluation type.").format(type=draft.type_read)
    if not isinstance(draft.value(("eval_config",)), Members | None):
        return tr("The settings are no map.")
    for remark in remarks:
        if remark.kind == "unscorable":
            return tr("This cannot be scored: {reason}").format(reason=said(remark.sentence))
    return _why_not(draft.type_read, draft.value(("expected",)))


def mode_of(value: Value) -> str:
    """Which of the keys counts in an expectation of `contains`; "" for a list or a text."""
    if isinstance(value, Members):
        keys = {key for key, _ in value.pairs}
        return next((mode for mode in MODES if mode in keys), "")
    return ""


def _why_not(eval_type: str, expected: Value) -> str:
    words = tr("{type} shows what is expected only as text here.").format(type=type_name(eval_type))
    match eval_type:
        case "exact_match" | "fuzzy_match":
            fits = expected is None or isinstance(expected, str | bool)
        case "contains":
            is_known = isinstance(expected, Members) and (
                bool(mode_of(expected)) or not expected.pairs
            )
            fits = expected is None or is_text(expected) or isinstance(expected, list) or is_known
        case "tool_usage":
            fits = isinstance(expected, Members | None) and _has_plain_tools(expected)
        case "schema":
            fits = isinstance(expected, Members | None)
        case "llm_judge":
            fits = isinstance(expected, Members | None) or is_text(expected)
        case _:
            fits = True
    return "" if fits else words


def _has_plain_tools(expected: Value) -> bool:
    """Whether lists of tools hold names only, and bounds are numbers or absent."""
    pairs = dict(expected.pairs) if isinstance(expected, Members) else {}
    lists = (pairs.get("tools_called"), pairs.get("tools_not_called"))
    bounds = (pairs.get("min_tool_calls"), pairs.get("max_tool_calls"))
    are_names = all(isinstance(one, list) and all(map(is_text, one)) for one in lists if one)
    return are_names and not any(is_text(one) or one is True for one in bounds)

"""Words of expectations: the types, their settings, and what is probably not meant."""

from collections.abc import Sequence

from reviewer_app.domain.remarks import Remark
from reviewer_app.ui.eval_types import type_name
from reviewer_app.ui.i18n import said, tr
from reviewer_app.ui.widgets.painting import single_line


def type_note(eval_type: str) -> str:
    """How a type comes to its score, in a line."""
    return {
        "exact_match": tr("The answer is this very text, or it fails"),
        "fuzzy_match": tr("How like the text the answer is, from 0 to 1"),
        "contains": tr("The share of the texts that are in the answer"),
        "tool_usage": tr("Five checks, a fifth of the score each"),
        "schema": tr("The answer has this structure, or it fails"),
        "llm_judge": tr("A model reads the answer and gives a mark"),
        "custom": tr("An evaluator that is installed gives the score"),
    }.get(eval_type, "")


def type_icon(eval_type: str) -> str:
    """The icon of a type."""
    return {
        "exact_match": "equal",
        "fuzzy_match": "contrast",
        "contains": "search",
        "tool_usage": "wrench",
        "schema": "braces",
        "llm_judge": "bot",
        "custom": "plug",
    }.get(eval_type, "circle-x")


def option_words(key: str) -> tuple[str, str]:
    """A setting's name, and what it does; one without words of its own is named by its key."""
    return {
        "trim": (
            tr("Blanks at both ends do not count"),
            tr("White space before and after the text is left out."),
        ),
        "case_insensitive": (
            tr("Upper and lower case are alike"),
            tr("“Yes” is the same as “yes”."),
        ),
        "normalize": (
            tr("White space counts as one blank"),
            tr("Line breaks, tabs and several blanks in a row are one blank."),
        ),
        "validate_changeset": (
            tr("Check the kinds of the fields"),
            tr("For schemas with “fields”; a JSON Schema is always checked."),
        ),
        "check_args": (tr("Check the arguments"), tr("Off: the table above is not looked at.")),
        "threshold": (tr("Passes from"), tr("a likeness from 0 to 1")),
        "pass_threshold": (tr("Passes from"), tr("a score from 0 to 1")),
    }.get(key, (key, ""))


def remark_words(remark: Remark) -> str:
    """What is probably not meant, in the language of the window."""
    key = remark.place.partition(".")[2] or remark.place
    facts = {"key": key, "subject": single_line(remark.subject)[:80]}
    pattern = {
        "unread": tr("Nothing reads “{key}”."),
        "always_passes": tr("“{key}” lets every answer pass."),
        "never_passes": tr("“{key}” lets no answer pass."),
        "never_met": tr("“{subject}” stands twice in “{key}”, which no answer can meet."),
        "bad_pattern": tr("The pattern “{subject}” is not valid and is never found."),
        "twice": tr("A text that stands twice counts twice."),
    }.get(remark.kind, "")
    if remark.kind == "unread" and remark.subject:
        pattern = tr("Nothing reads “{key}”, since “{subject}” is there.")
    if remark.kind == "always_passes" and remark.place in ("", "expected"):
        pattern = tr("Nothing is expected, so every answer passes.")
    if remark.kind == "unscorable":
        return tr("This cannot be scored: {reason}").format(reason=said(remark.sentence))
    return pattern.format(**facts) if pattern else said(remark.sentence)


def lost_words(lost: Sequence[str], eval_type: str) -> str:
    """What a switch to another type left out."""
    names = tr(", ").join(tr("“{text}”").format(text=key.partition(".")[2] or key) for key in lost)
    pattern = tr("{type} has no use for {keys}, so it is left out.")
    if len(lost) > 1:
        pattern = tr("{type} has no use for {keys}, so they are left out.")
    return pattern.format(type=type_name(eval_type), keys=names)

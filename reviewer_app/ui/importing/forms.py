"""The forms in which a column's cells can be read, in words."""

from collections.abc import Sequence

from reviewer_app.services.surveying import forms_for
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.mapping_row import FormChoice
from reviewer_app.ui.importing.uses import ENDS_WITH_ANSWER, TEXT, TURN

_WORDS = {
    "": "As found",
    "text": "As text",
    "json": "As JSON",
    ";": "Parted by ;",
    "; ": "Parted by ; and a blank",
    "|": "Parted by |",
    ",": "Parted by ,",
    "lines": "One per line",
    "one": "One item",
    "turns": "A conversation",
    "prompt": "Values for the prompt",
    "filled": "{{names}} filled in",
    "tool_calls": "The tools called",
}
_SPECIAL = frozenset({"prompt", "filled"})
"""Forms that only files with prompts have; there they are found, and nobody looks for them."""

_ANSWERS = {
    "": "The last answer too",
    ENDS_WITH_ANSWER: "Last answer is expected",
}


def forms_of(use: str, form: str = "") -> Sequence[FormChoice]:
    """The choices for a use; the form at hand is always among them."""
    if use.startswith(TURN):
        has_answers = use in (TEXT, f"{TURN}assistant")
        found = _ANSWERS if has_answers else {}
        return [FormChoice(form=each, words=tr(words)) for each, words in found.items()]
    forms = [each for each in forms_for(use) if each not in _SPECIAL] if use else []
    if form and form not in forms:
        forms.append(form)
    return [FormChoice(form=each, words=_form_words(each)) for each in forms]


def _form_words(form: str) -> str:
    name, _, number = form.partition(" ")
    if form in _WORDS:
        return tr(_WORDS[form])
    if name == "prompt":
        return tr("Values for prompt {n}").format(n=number)
    return form

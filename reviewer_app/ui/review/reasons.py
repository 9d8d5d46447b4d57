"""The reasons for a downvote that a dataset has which has none of its own."""

from reviewer_app.domain.reasons import Reason, Reasons
from reviewer_app.ui.i18n import tr


def reasons() -> Reasons:
    """The reasons of the program on the digits 1 to 9, in the language of the window."""
    told = (
        (tr("Wrong fact"), tr("contradicts the source")),
        (tr("Incomplete"), tr("leaves out a step")),
        (tr("Not in source"), tr("cannot be checked")),
        (tr("Language"), tr("wrong or mixed")),
        (tr("Tone"), tr("rude, cold or wordy")),
        (tr("Unsafe"), tr("could do harm")),
        (tr("Unclear"), tr("the question is vague")),
        (tr("Duplicate"), tr("another case has it")),
        (tr("Other"), tr("say it in words")),
    )
    return tuple(Reason(word=word, meaning=meaning) for word, meaning in told)

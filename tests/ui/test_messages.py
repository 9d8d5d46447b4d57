"""Every error that is raised has words, and none of them is a code."""

import inspect
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reviewer_app.domain import errors
from reviewer_app.domain.sayings import say
from reviewer_app.ui.messages import has_words, message_for
from tests.support.pseudo import pseudo, pseudo_language

_NOT_SHOWN = {errors.ReviewerError, errors.StoreError, errors.Superseded}
_KINDS = [
    kind
    for _, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, errors.ReviewerError) and kind not in _NOT_SHOWN
]


@pytest.mark.parametrize("kind", _KINDS)
def test_each_error_has_words_of_its_own(kind: type[errors.ReviewerError]) -> None:
    assert has_words(kind)


def _examples() -> list[errors.ReviewerError]:
    path = Path("/data/store.sqlite")
    stores = [
        errors.StoreFull,
        errors.StoreUnwritable,
        errors.StoreReadOnly,
        errors.StoreBusy,
        errors.StoreReplaced,
        errors.StoreDamaged,
        errors.StoreForeign,
        errors.StoreNewer,
        errors.StoreOlder,
        errors.StoreMissing,
    ]
    return [
        *(kind(path, "disk I/O error") for kind in stores),
        errors.WorkspaceOpen(path.parent),
        errors.WorkspaceUnsuitable(path.parent, "cloud"),
        errors.WorkspaceUnwritable(path.parent, "Permission denied"),
        errors.FileProblem(path, "There is no such file."),
        errors.NotFound("test case", "c1"),
        errors.RuleBroken("This revision is superseded."),
        errors.NameTaken("dataset", "Cards", "Bank"),
        errors.StillInUse("cards.csv", "decided", 2, ("C1", "C2"), ("Grace",)),
        errors.HeadMoved("c2", "Grace", datetime(2026, 3, 1, tzinfo=UTC)),
        errors.DecidedTooLate("c2", "Grace", datetime(2026, 3, 1, tzinfo=UTC)),
        errors.NotEditable("c1", "c2"),
        errors.EditedSince("C1", "c2", "Grace", datetime(2026, 3, 1, tzinfo=UTC)),
        errors.ImportUnfinished("i", "cards.csv", "Cards", "file"),
        errors.ProductFailed("It answered with 503."),
        errors.ProductTimedOut("It gave no answer within 30 s."),
    ]


@pytest.mark.parametrize("error", _examples(), ids=lambda error: type(error).__name__)
def test_a_message_has_a_title_and_a_sentence(error: errors.ReviewerError) -> None:
    message = message_for(error)
    assert message.title.endswith(".")
    assert message.advice
    assert bool(message.button) == bool(message.action)


def test_every_kind_has_an_example() -> None:
    assert {type(error) for error in _examples()} == set(_KINDS)


def test_a_workspace_that_may_only_be_read_is_named_itself_whatever_in_it_could_not_be_written(
    tmp_path: Path,
) -> None:
    for path in (tmp_path, tmp_path / "reviewer.sqlite"):
        advice = message_for(errors.StoreReadOnly(path)).advice
        assert f"allow writing in {tmp_path.resolve()}." in advice
        assert "Nothing can be saved" in advice
        assert "command line" in advice


def test_our_own_bug_is_said_to_be_one_and_its_details_can_be_copied() -> None:
    message = message_for(ZeroDivisionError("division by zero"))
    assert message.action == "copy"
    assert "division" not in message.title + message.advice


@pytest.mark.usefixtures("qapp")
def test_what_a_rule_says_is_in_the_language_of_the_window() -> None:
    error = errors.RuleBroken(say("The name has more than {n} characters.", n=9))

    with pseudo_language():
        advice = message_for(error).advice

    assert advice == pseudo("The name has more than {n} characters.").format(n="9")

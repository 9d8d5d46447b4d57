"""Guidelines: how the cases of a dataset are to be judged, in versions that are all kept."""

from dataclasses import dataclass, replace
from typing import Any, Self

from reviewer_app.domain.acts import Change, stamp_of
from reviewer_app.domain.errors import RuleBroken
from reviewer_app.domain.sayings import say

LONGEST = 100_000
"""Characters of guidelines: fifty pages, more than anybody reads beside a case."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteGuidelines(Change):
    """The guidelines of a dataset were written anew; the versions before stay.

    guideline_id: of the new version. dataset: its name. text: Markdown; an empty one means that
    there are no guidelines any more.
    """

    guideline_id: str
    dataset_id: str
    dataset: str
    text: str

    def inverse(self, **stamp: Any) -> "WithdrawGuidelines":
        """The version before counts again."""
        return WithdrawGuidelines(
            guideline_id=self.guideline_id,
            dataset_id=self.dataset_id,
            dataset=self.dataset,
            withdrawn=True,
            **(stamp_of(self) | stamp),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawGuidelines(Change):
    """A version of guidelines does not count any more, or does again; its text is kept."""

    guideline_id: str
    dataset_id: str
    dataset: str
    withdrawn: bool

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, withdrawn=not self.withdrawn, **stamp)


def checked_guidelines(text: str) -> str:
    """A text with line feeds as line ends and none left over at its end.

    Raises RuleBroken for one of more than LONGEST characters.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").rstrip()
    if len(text) > LONGEST:
        raise RuleBroken(
            say(
                "Guidelines have at most {most} characters; these have {n}.",
                most=LONGEST,
                n=len(text),
            )
        )
    return f"{text}\n" if text else ""

"""What every report tells: the runs, their comparison, and what is worth knowing beside it."""

from dataclasses import dataclass
from datetime import datetime

from reviewer_app.domain.answers import Usage
from reviewer_app.running.comparing import Comparison
from reviewer_app.services.evaluating import Evaluation


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The last of `runs` is the one that counts; before it stands what it is compared with.

    compared_with: the file of an earlier run, where there is one. notes: sentences for a person,
    about the suites and the outputs. is_complete: it was not stopped. judge_usage: None where no
    judge could be asked.
    """

    program: str
    generated_at: datetime
    runs: tuple[Evaluation, ...]
    comparison: Comparison | None = None
    compared_with: str | None = None
    notes: tuple[str, ...] = ()
    is_complete: bool = True
    judge_usage: Usage | None = None

    @property
    def run(self) -> Evaluation:
        """The run that counts."""
        return self.runs[-1]

"""What became of a file, as the result shows it."""

from dataclasses import dataclass, field

from reviewer_app.domain.files import Refusal
from reviewer_app.services.importing import ImportResult
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.importing.words import cases_read_in, place_words


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """Counts, rows not taken and columns of one file. dataset_id None: nothing of it is here.

    id_fault: why the file's ids do not tell its cases apart, so that their content has to.
    """

    file_name: str
    dataset: str
    dataset_id: str | None
    taken: int = 0
    same: int = 0
    changed: int = 0
    conflicting: int = 0
    refused: tuple[Refusal, ...] = ()
    mapping: dict[str, str] = field(default_factory=dict[str, str])
    not_kept: tuple[str, ...] = ()
    id_fault: Refusal | None = None

    @property
    def title(self) -> str:
        """What came of it, in one line."""
        left = self.same + self.changed + self.conflicting
        if not self.taken and not left and self.refused:
            return tr("No case could be read in")
        return cases_read_in(self.taken, left)

    @property
    def sentences(self) -> list[str]:
        """What the title leaves open, one sentence for each kind of row."""
        kinds = (
            (
                self.same,
                "{n} is here already, word for word.",
                "{n} are here already, word for word.",
            ),
            (
                self.changed,
                "{n} has the id of a case that is here, with another content. Yours is kept.",
                "{n} have the ids of cases that are here, with other contents. Yours are kept.",
            ),
            (
                self.conflicting,
                "{n} has another content than a case that you have worked on. Yours is kept.",
                "{n} have other contents than cases that you have worked on. Yours are kept.",
            ),
        )
        found = [tr_n(one, many, n) for n, one, many in kinds if n]
        if not found and not self.taken and not self.refused:
            found.append(tr("The file has no rows."))
        return found

    @property
    def note_on_ids(self) -> str:
        """Why cases are told apart by content; empty where their ids do."""
        if self.id_fault is None:
            return ""
        return tr("Cases are told apart by their content, not by an id. {place}: {reason}.").format(
            place=place_words(self.id_fault.place), reason=self.id_fault.reason.rstrip(".")
        )


def outcome_of(result: ImportResult) -> Outcome:
    """The part of an import's result that the window shows."""
    return Outcome(
        file_name=result.path.name,
        dataset=result.dataset,
        dataset_id=result.dataset_id,
        taken=result.taken,
        same=result.same,
        changed=result.changed,
        conflicting=result.conflicting,
        refused=result.refused,
        mapping=result.mapping,
        not_kept=result.not_kept,
        id_fault=result.plan.survey.id_fault,
    )

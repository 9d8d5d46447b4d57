"""Files and cases that were edited here: exports, files read in again, imports taken back."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.changes import EditContent
from reviewer_app.domain.errors import StillInUse
from reviewer_app.domain.queues import Filter
from reviewer_app.domain.revisions import content_hash
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.importing import ImportResult
from reviewer_app.services.progress import Progress
from reviewer_app.store.apply import apply
from reviewer_app.store.database import Session
from reviewer_app.workspace import open_workspace
from tests.support.filing import Filing, a_filing
from tests.support.stores import run

CARDS = "id,question,answer,variant\n1,May I block it?,Yes,rag\n2,What does it cost?,No,rag\n"


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    """A workspace that holds CARDS."""
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
        yield filing


def counts(result: ImportResult) -> dict[str, int]:
    """The counts that are not 0."""
    names = ("taken", "same", "changed", "relabelled", "conflicting", "history")
    return {name: getattr(result, name) for name in names if getattr(result, name)}


def find(filing: Filing, external_id: str = "1") -> CaseView:
    return next(case for case in filing.cases() if case.external_id == external_id)


def edit(filing: Filing, external_id: str = "1", **content: Any) -> CaseView:
    """Edit a case, and how it looks then."""
    shown = find(filing, external_id)
    wanted = replace(shown.content, **content)
    assert run(filing.desk.editing.save(shown.seen, wanted, shown.labels))
    return find(filing, external_id)


def shown(filing: Filing) -> list[tuple[Any, ...]]:
    """Every visible case: id in the file, text, answer."""
    return [
        (case.external_id, case.content.input, case.content.expected_output)
        for case in filing.cases()
    ]


@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx"])
def test_an_export_after_edits_comes_back_without_any_change(filing: Filing, format_: Any) -> None:
    edit(filing, expected_output="No, never.\n1.10")
    dataset = find(filing).dataset_id
    run(filing.desk.editing.create(dataset, Content(input="By hand"), Labels(name="New")))
    path = filing.export(format_)
    before = shown(filing)
    assert counts(filing.take(path, dataset="cases")) == {"same": 3}
    assert shown(filing) == before
    assert find(filing).revisions == 2


def test_earlier_revisions_in_an_export_are_history(filing: Filing) -> None:
    edit(filing, expected_output="No")
    path = filing.export("jsonl", include_legacy=True)
    assert counts(filing.take(path, dataset="cases")) == {"same": 2, "history": 1}


def test_an_export_from_before_an_edit_takes_nothing_back(filing: Filing) -> None:
    path = filing.export("jsonl")
    edit(filing, expected_output="No")
    assert counts(filing.take(path, dataset="cases")) == {"same": 2}
    assert find(filing).content.expected_output == "No"


def test_what_was_edited_here_and_in_an_export_is_a_conflict(filing: Filing) -> None:
    path = filing.export("jsonl")
    path.write_text(path.read_text().replace("May I block it?", "May I freeze it?"))
    edit(filing, expected_output="No")
    assert counts(filing.take(path, dataset="cases")) == {"same": 1, "conflicting": 1}
    assert counts(filing.take(path, dataset="cases", on_conflict="replace")) == {
        "same": 1,
        "changed": 1,
    }
    both = find(filing)
    assert (both.content.input, both.content.expected_output) == ("May I freeze it?", "No")
    assert (both.revision, both.is_done) == (3, False)


def test_an_export_of_an_edit_changed_elsewhere_makes_a_revision(filing: Filing) -> None:
    edit(filing, expected_output="No")
    path = filing.export("csv")
    path.write_text(path.read_text().replace("May I block it?", "May I freeze it?"))
    assert counts(filing.take(path, dataset="cases")) == {"same": 1, "changed": 1}
    assert find(filing).content.input == "May I freeze it?"
    assert run(filing.desk.undoing.undo())
    assert find(filing).content.input == "May I block it?"
    assert run(filing.desk.undoing.undo())
    assert find(filing).content.expected_output == "Yes"


def test_an_export_of_an_edit_that_was_taken_back_changes_nothing(filing: Filing) -> None:
    edit(filing, expected_output="No")
    path = filing.export("jsonl")
    run(filing.desk.undoing.undo())
    assert counts(filing.take(path, dataset="cases")) == {"same": 2}
    assert find(filing).content.expected_output == "Yes"


def test_the_file_itself_read_in_again_conflicts_with_an_edit(filing: Filing) -> None:
    edit(filing, expected_output="No")
    run(filing.desk.reviewing.mark(find(filing).seen, False))  # edited, though not decided
    assert counts(filing.take(CARDS)) == {"same": 1, "conflicting": 1}
    assert find(filing).content.expected_output == "No"


def test_a_file_conflicts_with_labels_that_were_changed_here(filing: Filing) -> None:
    case = find(filing)
    labels = replace(case.labels, variant="qa")
    run(filing.desk.editing.save(case.seen, case.content, labels))
    assert counts(filing.take(CARDS)) == {"same": 1, "conflicting": 1}
    assert find(filing).labels.variant == "qa"


def test_a_deleted_case_is_a_new_one_for_a_file(filing: Filing) -> None:
    gone = find(filing)
    run(filing.desk.editing.delete(gone.case_id))
    assert counts(filing.take(CARDS)) == {"taken": 1, "same": 1}
    assert find(filing).case_id != gone.case_id


def test_an_import_under_way_gives_way_to_an_edit(filing: Filing) -> None:
    """What it had staged for the case is given up, and told as a conflict."""
    many = "".join(f"{n},New {n}?,,\n" for n in range(3, 900))
    path = filing.write("id,question,answer,variant\n1,Changed?,Yes,rag\n" + many, "cases.csv")
    case = find(filing)

    progress = Progress(lambda _: acted or _act(filing, case, acted))
    acted: list[Any] = []
    result = run(filing.desk.importing.import_file(path, progress=progress))
    assert (result.changed, result.conflicting) == (0, 1)
    assert (find(filing).content.input, find(filing).revisions) == ("May I block it?", 2)


def _act(filing: Filing, case: CaseView, acted: list[Any]) -> None:
    """Edit a case as soon as the import has staged something for it."""
    database = filing.workspace.database

    def work(session: Session) -> None:
        staged = session.execute(text("SELECT count(*) FROM import_edit")).scalar_one()
        if staged and not acted:
            content = replace(case.content, expected_output="No")
            change = EditContent(
                based_on=case.seen,
                revision_id="edited",
                content_hash=content_hash(content),
                content=content,
                **filing.desk.editing._signature.stamp(),
            )
            apply(session, change)
            acted.append(change)

    database.submit_write(work).result()


def test_removing_an_import_says_which_cases_stay_since_they_were_edited(filing: Filing) -> None:
    edit(filing, expected_output="No")
    (past,) = run(filing.desk.importing.imports())
    removal = run(filing.desk.importing.removal(past.import_id))
    assert [(stay.title, stay.why) for stay in removal.stays] == [("1", "changed")]
    assert removal.goes == 1
    assert run(filing.desk.importing.remove(past.import_id))
    assert shown(filing) == [("1", "May I block it?", "No")]
    assert find(filing).revision == 2
    run(filing.workspace.sweeping.wait())
    assert filing.problems() == []
    assert run(filing.desk.undoing.undo())
    assert shown(filing) == [
        ("1", "May I block it?", "No"),
        ("2", "What does it cost?", "No"),
    ]


def test_an_import_whose_case_was_edited_is_not_undone_and_names_who_did_it(
    tmp_path: Path,
) -> None:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
        filing.workspace.close()
        grace = run(open_workspace(tmp_path / "workspace", name="Grace"))
        try:
            theirs = Filing(grace, tmp_path)
            case = edit(theirs, expected_output="No")
            run(theirs.desk.reviewing.mark(case.seen, False))
        finally:
            grace.close()
        ada = run(open_workspace(tmp_path / "workspace", name="Ada"))
        try:
            with pytest.raises(StillInUse) as refused:
                run(ada.desk.undoing.undo())
            assert (refused.value.cases, refused.value.people) == (("1",), ("Grace",))
        finally:
            ada.close()
        filing.workspace = run(open_workspace(tmp_path / "workspace", name="Ada"))


def test_an_edit_that_was_taken_back_does_not_keep_its_case(filing: Filing) -> None:
    edit(filing, expected_output="No")
    assert run(filing.desk.undoing.undo())
    (past,) = run(filing.desk.importing.imports())
    assert run(filing.desk.importing.removal(past.import_id)).stays == ()
    assert run(filing.desk.importing.remove(past.import_id))
    assert shown(filing) == []
    run(filing.workspace.sweeping.wait())
    assert filing.problems() == []


def test_a_deleted_case_outlives_the_removal_of_its_import(filing: Filing) -> None:
    """With its vote, for the undo of whoever deleted it."""
    run(filing.desk.reviewing.vote(find(filing).seen, -1, "Wrong"))
    run(filing.desk.editing.delete(find(filing).case_id))
    (past,) = run(filing.desk.importing.imports())
    removal = run(filing.desk.importing.removal(past.import_id))
    assert (removal.goes, removal.stays) == (1, ())
    assert run(filing.desk.importing.remove(past.import_id))
    run(filing.workspace.sweeping.wait())
    assert shown(filing) == []
    assert run(filing.desk.undoing.undo())
    assert shown(filing) == [("2", "What does it cost?", "No")]
    assert run(filing.desk.undoing.undo())
    assert find(filing).vote.reason == "Wrong"
    assert len(filing.cases()) == 2


def test_a_deleted_revision_of_an_import_does_not_come_back_with_it(filing: Filing) -> None:
    filing.take(CARDS.replace("block", "freeze"))
    run(filing.desk.editing.delete(find(filing).case_id))
    past = run(filing.desk.importing.imports())
    assert run(filing.desk.importing.remove(past[0].import_id))
    run(filing.workspace.sweeping.wait())
    assert run(filing.desk.undoing.undo())
    assert shown(filing) == [("2", "What does it cost?", "No")]
    assert run(filing.desk.undoing.undo())
    assert find(filing).content.input == "May I freeze it?"
    assert find(filing).revisions == 2


def test_labels_of_an_import_stay_its_own_when_it_is_removed_and_brought_back(
    filing: Filing,
) -> None:
    """A case of one import that another one relabelled does not change its owner."""
    filing.take(CARDS.replace("Yes,rag", "Yes,qa"))
    run(filing.desk.reviewing.press(find(filing).seen, 1))
    query = "SELECT import_id FROM test_case WHERE external_id = '1'"
    before = filing.rows(query)
    past = run(filing.desk.importing.imports())
    assert run(filing.desk.importing.remove(past[0].import_id))
    run(filing.workspace.sweeping.wait())
    assert run(filing.desk.undoing.undo())
    assert filing.rows(query) == before


def test_edited_and_new_cases_are_in_every_list_of_an_export(filing: Filing) -> None:
    after = edit(filing, expected_output="No")
    path = filing.export("jsonl")
    assert after.case_id in path.read_text()
    assert len(path.read_text().splitlines()) == 2
    legacy = filing.export("jsonl", "all", include_legacy=True)
    assert len(legacy.read_text().splitlines()) == 3
    assert len(run(filing.desk.browsing.numbers(Filter()))) == 2

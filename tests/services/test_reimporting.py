"""Files read in again: what they change of cases that are here, and what they leave alone."""

import asyncio
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.reimports import FieldChange
from reviewer_app.services.importing import ImportResult, Survey, Target
from reviewer_app.services.progress import Progress
from reviewer_app.store.outputs import outputs_of
from tests.support.filing import Filing, a_filing
from tests.support.stores import run

CARDS = "id,question,answer,variant\n1,May I block it?,Yes,rag\n2,What does it cost?,No,rag\n"
MINE = Target(product="My cases", dataset="cases")


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        yield filing


def counts(result: ImportResult | Survey) -> dict[str, int]:
    """The counts that are not 0."""
    names = ("taken", "same", "changed", "relabelled", "conflicting", "history", "outputs")
    return {name: getattr(result, name) for name in names if getattr(result, name)}


def survey(filing: Filing, content: str | Path, name: str = "cases.csv") -> Survey:
    """What an import into the dataset of these tests would do."""
    path = content if isinstance(content, Path) else filing.write(content, name)

    async def look() -> Survey:
        seen = await filing.desk.surveying.look(path)
        return await filing.desk.importing.check(seen, seen.proposed, MINE)

    return run(look())


def inputs(filing: Filing) -> list[Any]:
    return [case.content.input for case in filing.cases()]


def test_another_text_under_a_known_id_makes_a_revision(filing: Filing) -> None:
    """B83, B85."""
    filing.take(CARDS)
    (first, _) = filing.cases()
    result = filing.take("id,question\n1,May I freeze it?\n2,What does it cost?\n3,New?\n")
    assert counts(result) == {"taken": 1, "same": 1, "changed": 1}
    assert sorted(inputs(filing)) == ["May I freeze it?", "New?", "What does it cost?"]
    (new,) = [case for case in filing.cases() if case.external_id == "1"]
    assert new.case_id != first.case_id
    assert new.content.expected_output == "Yes"  # the file has no such column
    assert new.labels.variant == "rag"
    assert (new.reviewed_at, new.is_done) == (None, False)
    rows = filing.rows(
        "SELECT c.parent_id, c.family_id = p.family_id FROM test_case c "
        "JOIN test_case p ON p.id = c.parent_id"
    )
    assert rows == [(first.case_id, 1)]
    assert filing.rows("SELECT count(*) FROM review") == [(0,)]


def test_nothing_of_a_change_is_seen_before_the_import_ends(filing: Filing) -> None:
    filing.take(CARDS)
    before = inputs(filing)
    seen: list[list[Any]] = []
    many = "".join(f"{n},New {n}?\n" for n in range(3, 400))

    async def take() -> None:
        path = filing.write("id,question\n1,Changed?\n" + many, "cases.csv")
        progress = Progress(lambda step: seen.append(_inputs_now(filing)))
        await filing.desk.importing.import_file(path, progress=progress)

    run(take())
    assert len(seen) > 1
    assert all(found == before for found in seen)
    assert len(inputs(filing)) == 399
    assert "Changed?" in inputs(filing)


def _inputs_now(filing: Filing) -> list[Any]:
    """What is to be seen at this moment, in the middle of an import."""
    query = (
        "SELECT c.input FROM test_case c LEFT JOIN import_run i ON i.id = c.import_id "
        "WHERE c.legacy_at IS NULL AND c.deleted_at IS NULL AND i.finished_at IS NOT NULL "
        "ORDER BY c.n"
    )
    future = filing.workspace.database.submit_write(
        lambda session: [row[0] for row in session.connection().exec_driver_sql(query)]
    )
    return future.result()


def test_other_labels_are_changed_in_place(filing: Filing) -> None:
    filing.take(CARDS)
    before = filing.cases()
    result = filing.take(CARDS.replace("rag", "qa"))
    assert counts(result) == {"relabelled": 2}
    after = filing.cases()
    assert [case.case_id for case in after] == [case.case_id for case in before]
    assert {case.labels.variant for case in after} == {"qa"}


def test_labels_of_cases_without_ids_change_too(filing: Filing) -> None:
    filing.take("question,variant\nWhy?,rag\nHow?,rag\nHow?,rag\n")
    result = filing.take("question,variant\nWhy?,qa\nHow?,qa\nHow?,qa\n")
    assert counts(result) == {"relabelled": 1, "same": 2}  # the two are not to be told apart


def test_a_case_that_was_decided_here_is_a_conflict_and_stays(filing: Filing) -> None:
    """B83, B85."""
    filing.take(CARDS)
    run(filing.desk.reviewing.press(filing.seen(0), 1))
    result = filing.take("id,question\n1,May I freeze it?\n2,What does it cost?\n")
    assert counts(result) == {"same": 1, "conflicting": 1}
    assert inputs(filing) == ["May I block it?", "What does it cost?"]


def test_a_conflict_can_be_settled_for_the_file_and_the_vote_stays_on_its_revision(
    filing: Filing,
) -> None:
    filing.take(CARDS)
    seen = filing.seen(0)
    run(filing.desk.reviewing.press(seen, 1))
    result = filing.take("id,question\n1,May I freeze it?\n", on_conflict="replace")
    assert counts(result) == {"changed": 1}
    (new,) = [case for case in filing.cases() if case.external_id == "1"]
    assert new.content.input == "May I freeze it?"
    assert new.vote.score == 0
    assert filing.rows("SELECT revision, score FROM vote") == [(seen.case_id, 1)]


def test_a_decision_during_the_import_makes_a_conflict_of_what_was_staged(filing: Filing) -> None:
    filing.take(CARDS)
    seen = filing.seen(0)
    many = "".join(f"{n},New {n}?\n" for n in range(3, 600))
    path = filing.write("id,question\n1,May I freeze it?\n" + many, "cases.csv")

    async def vote_meanwhile() -> ImportResult:
        begun, loop = asyncio.Event(), asyncio.get_running_loop()
        progress = Progress(lambda step: step.done and loop.call_soon_threadsafe(begun.set))
        importing = asyncio.ensure_future(
            filing.desk.importing.import_file(path, progress=progress)
        )
        await begun.wait()  # the first row is in the first batch
        await filing.desk.reviewing.press(seen, -1)
        return await importing

    result = run(vote_meanwhile())
    assert counts(result) == {"taken": 597, "conflicting": 1}
    assert inputs(filing)[0] == "May I block it?"


def test_inherited_noise_is_no_change(filing: Filing) -> None:
    filing.take("id,question\n0,first\n")
    filing.change(
        "UPDATE dataset SET background_noise_profile = 'car', background_noise_level = 'light'"
    )
    table = "id,question,background_noise_profile,background_noise_level\n1,a,,\n"
    filing.take(table)
    assert filing.cases()[1].labels.background_noise_profile == "car"
    assert counts(filing.take(table)) == {"same": 1}


def test_an_empty_cell_against_an_empty_text_is_no_change(filing: Filing) -> None:
    filing.take('{"id":"1","input":"Why?","expected_output":"","tags":[]}\n', "cases.jsonl")
    table = "id,input,expected_output,tags\n1,Why?,,\n"
    assert counts(filing.take(table)) == {"same": 1}


@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx"])
def test_an_own_export_finds_everything_the_same(filing: Filing, format_: str) -> None:
    """I46: votes, marks and revisions of mine included."""
    filing.take(CARDS)
    filing.take("id,question\n1,May I freeze it?\n")
    run(filing.desk.reviewing.vote(filing.seen(0), -1, "tone"))
    path = filing.export(format_, include_legacy=True)
    assert counts(filing.take(path, dataset="cases")) == {"same": 2, "history": 1}
    assert len(filing.cases()) == 2


@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx", "yaml"])
def test_an_own_export_without_ids_of_the_file_lacks_none(filing: Filing, format_: str) -> None:
    filing.take("question\nMay I block it?\nMay I freeze it?\n")
    path = filing.export(format_)
    result = filing.take(path, dataset="cases")
    assert counts(result) == {"same": 2}
    assert result.id_fault is None


def test_a_row_without_an_id_that_somebody_added_to_an_own_export_is_told(filing: Filing) -> None:
    filing.take("question\nMay I block it?\n")
    path = filing.export("jsonl")
    with path.open("a", encoding="utf-8") as file:
        file.write('{"external_id": "", "input": "May I freeze it?"}\n')
    result = filing.take(path, dataset="cases")
    assert counts(result) == {"same": 1, "taken": 1}
    assert result.id_fault is not None
    assert "is empty" in result.id_fault.reason


def test_an_edited_own_export_changes_what_was_edited_and_nothing_else(filing: Filing) -> None:
    filing.take(CARDS)
    run(filing.desk.reviewing.press(filing.seen(0), 1))
    path = filing.export("csv")
    path.write_bytes(path.read_bytes().replace(b"May I block it?", b"May I freeze it?"))
    assert counts(filing.take(path, dataset="cases")) == {"same": 1, "changed": 1}
    (new,) = [case for case in filing.cases() if case.external_id == "1"]
    assert new.content.input == "May I freeze it?"
    assert new.published is None  # the vote in the file was on the text before


def test_an_edited_export_of_a_case_that_was_decided_otherwise_since_is_a_conflict(
    filing: Filing,
) -> None:
    filing.take(CARDS)
    path = filing.export("csv")
    path.write_bytes(path.read_bytes().replace(b"May I block it?", b"May I freeze it?"))
    run(filing.desk.reviewing.press(filing.seen(0), -1))
    assert counts(filing.take(path, dataset="cases")) == {"same": 1, "conflicting": 1}


def test_an_old_export_takes_nothing_back_that_was_changed_here_since(filing: Filing) -> None:
    filing.take(CARDS)
    path = filing.export("csv")
    filing.take("id,question\n1,May I freeze it?\n")
    assert counts(filing.take(path, dataset="cases")) == {"same": 2}
    assert "May I freeze it?" in inputs(filing)


def test_an_old_export_that_was_edited_merges_only_its_own_edits(filing: Filing) -> None:
    filing.take(CARDS)
    path = filing.export("csv")
    filing.take("id,question\n1,May I freeze it?\n")
    path.write_bytes(path.read_bytes().replace(b"Yes", b"Yes indeed"))
    assert counts(filing.take(path, dataset="cases")) == {"same": 1, "conflicting": 1}
    replaced = filing.take(path, dataset="cases", on_conflict="replace")
    assert counts(replaced) == {"same": 1, "changed": 1}
    (new,) = [case for case in filing.cases() if case.external_id == "1"]
    assert (new.content.input, new.content.expected_output) == ("May I freeze it?", "Yes indeed")


def test_a_row_copied_and_edited_in_an_export_is_a_new_case(filing: Filing) -> None:
    filing.take(CARDS)
    path = filing.export("csv")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[1].replace(b"May I block it?", b"And now?")]))
    assert counts(filing.take(path, dataset="cases")) == {"taken": 1, "same": 2}


def test_a_check_says_what_the_import_then_does_and_writes_nothing(filing: Filing) -> None:
    """B83: new, same, changed and conflicting rows, before anything is written."""
    filing.take(CARDS + "3,Third?,Yes,rag\n4,Fourth?,Yes,rag\n")
    run(filing.desk.reviewing.press(filing.seen(2), 1))
    table = (
        "id,question,answer,variant\n1,May I freeze it?,,rag\n2,What does it cost?,No,qa\n"
        "3,Other?,Yes,rag\n4,Fourth?,Yes,rag\n5,Fifth?,,\n6,,,\n"
    )
    before = filing.left()
    found = survey(filing, table)
    assert filing.left() == before
    told = {"taken": 1, "same": 1, "changed": 1, "relabelled": 1, "conflicting": 1}
    assert counts(found) == told
    assert (found.rows, len(found.refused)) == (6, 1)
    changed, relabelled, conflict = found.differences
    assert (changed.title, changed.place, changed.verdict) == ("1", "line 2", "changed")
    assert changed.fields == (
        FieldChange(field="input", before="May I block it?", after="May I freeze it?"),
        FieldChange(field="expected_output", before="Yes", after=None),
    )
    assert [change.field for change in relabelled.fields] == ["variant"]
    assert (conflict.title, conflict.verdict) == ("3", "conflicting")
    assert counts(filing.take(table)) == told


def test_a_check_into_a_dataset_that_is_not_there_finds_only_new_rows(filing: Filing) -> None:
    assert counts(survey(filing, CARDS)) == {"taken": 2}
    assert filing.left()["dataset"] == 0


def test_ids_that_only_look_alike_are_told_and_kept_apart(filing: Filing) -> None:
    """B84."""
    result = filing.take("id,question\nC1,a\nc1,b\n c 1,c\n\u00e9,d\ne\u0301,e\nx,f\n")
    assert result.taken == 6
    assert [note.place for note in result.notes] == ["line 3", "line 4", "line 6"]
    assert all(note.field == "external_id" for note in result.notes)


def test_known_outputs_belong_to_their_revision_and_come_once(filing: Filing) -> None:
    asked = "id,question,answer\n1,Why?,Because\n"
    filing.take(asked)
    answers = '{"id":"1","input":"Why?","model_output":"So"}\n'
    first = filing.take(answers, "cases.jsonl")
    assert counts(first) == {"same": 1, "outputs": 1}
    assert filing.rows("SELECT label, text, revision = (SELECT id FROM test_case) FROM output") == [
        ("model_output", "So", 1)
    ]
    assert counts(filing.take(answers, "cases.jsonl")) == {"same": 1}
    (case,) = filing.cases()
    run(filing.desk.undoing.undo())
    read = filing.workspace.database.read
    assert run(read(lambda session: outputs_of(session, case.case_id))) == []
    run(filing.desk.undoing.redo())
    (kept,) = run(read(lambda session: outputs_of(session, case.case_id)))
    assert (kept.label, kept.text) == ("model_output", "So")
    changed = answers.replace("Why?", "Why not?").replace("So", "Never")
    assert counts(filing.take(changed, "cases.jsonl")) == {"changed": 1, "outputs": 1}
    assert filing.rows("SELECT count(DISTINCT revision) FROM output") == [(2,)]


def test_votes_that_a_file_has_otherwise_are_published_anew(filing: Filing) -> None:
    table = "id,question,user_score,user_score_reason,reviewed_by\n1,Why?,{},{},{}\n"
    filing.take(table.format(1, "", "Grace"))
    run(filing.desk.reviewing.press(filing.seen(0), 1))  # mine is no obstacle
    found = survey(filing, table.format(-1, "tone", "Grace"))
    assert [(c.field, c.before, c.after) for c in found.differences[0].fields] == [
        ("user_score", "1", "-1"),
        ("user_score_reason", None, "tone"),
    ]
    assert counts(filing.take(table.format(-1, "tone", "Grace"))) == {"relabelled": 1}
    (case,) = filing.cases()
    assert case.published
    assert (case.published.score, case.published.reason, case.vote.score) == (-1, "tone", 1)
    run(filing.desk.undoing.undo())
    (case,) = filing.cases()
    assert case.published
    assert (case.published.score, case.published.reviewer) == (1, "Grace")
    assert counts(filing.take(table.format("", "", ""))) == {"same": 1}


@pytest.mark.parametrize("format_", ["csv", "xlsx"])
def test_votes_filled_in_an_export_of_ours_come_back_as_the_files(
    filing: Filing, format_: str
) -> None:
    filing.take(CARDS)
    run(filing.desk.reviewing.vote(filing.seen(0), -1, "mine"))
    path = filing.export(format_)
    if format_ == "csv":
        head, first, second = path.read_text(encoding="utf-8-sig").splitlines()
        place = head.split(",").index("user_score")
        cells = second.split(",")
        cells[place] = "1"
        path.write_text("\n".join([head, first, ",".join(cells)]) + "\n")
    result = filing.take(path, dataset="cases")
    expected = {"same": 1, "relabelled": 1} if format_ == "csv" else {"same": 2}
    assert counts(result) == expected
    first_case, second_case = filing.cases()
    assert (first_case.vote.score, first_case.published) == (-1, None)
    assert bool(second_case.published) == (format_ == "csv")
    assert filing.problems() == []


def test_an_export_of_several_datasets_changes_each_case_where_it_is(filing: Filing) -> None:
    filing.take(CARDS)
    filing.take("id,question\n1,Other dataset?\n", "other.csv")
    path = filing.export("csv")
    path.write_bytes(path.read_bytes().replace(b"Other dataset?", b"Changed?"))
    assert counts(filing.take(path, dataset="cases")) == {"same": 2, "changed": 1}
    where = {case.content.input: case.dataset for case in filing.cases()}
    assert where["Changed?"] == "other"
    run(filing.desk.undoing.undo())
    assert "Other dataset?" in inputs(filing)
    run(filing.workspace.sweeping.wait())
    run(filing.desk.undoing.redo())
    assert "Changed?" in inputs(filing)
    assert filing.problems() == []


def test_an_export_that_is_read_into_another_dataset_is_a_copy(filing: Filing) -> None:
    filing.take(CARDS)
    path = filing.export("csv")
    assert counts(filing.take(path, dataset="copy")) == {"taken": 2}
    assert len(filing.cases()) == 4

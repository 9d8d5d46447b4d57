"""Reading files into datasets: what is taken, known again, refused, and what never stays."""

import asyncio
from collections.abc import Generator
from pathlib import Path

import pytest

from reviewer_app.domain.changes import ImportCases, MakeDataset, MakeProduct
from reviewer_app.domain.datasets import DEFAULT_PRODUCT
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.services.feed import Affected
from reviewer_app.services.importing import ImportResult
from reviewer_app.services.progress import Progress, Step
from reviewer_app.store.journal import all_changes
from reviewer_app.store.opening import open_store
from tests.support.filing import Filing, a_filing
from tests.support.stores import fill, run

CARDS = "id,question,answer\n1,May I block my card?,Yes\n2,What does it cost?,Nothing\n"
NOTHING = dict.fromkeys(
    ["product", "dataset", "import_run", "test_case", "search_doc", "vote", "review"], 0
)


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        yield filing


def counts(result: ImportResult) -> tuple[int, int, int, int, int]:
    """taken, same, changed, conflicting, refused."""
    refused = len(result.refused)
    return result.taken, result.same, result.changed, result.conflicting, refused


def inputs(filing: Filing) -> list[object]:
    return [case.content.input for case in filing.cases()]


def test_rows_become_cases_of_a_dataset_named_after_the_file(filing: Filing) -> None:
    result = filing.take(CARDS, "cards.csv")
    assert counts(result) == (2, 0, 0, 0, 0)
    assert result.mapping == {"id": "external_id", "question": "input", "answer": "expected_output"}
    first, second = filing.cases()
    assert (first.product, first.dataset, first.external_id) == (DEFAULT_PRODUCT, "cards", "1")
    assert second.content.input == "What does it cost?"
    assert second.content.expected_output == "Nothing"


def test_rows_with_goal_and_persona_make_a_dataset_of_scenarios(filing: Filing) -> None:
    filing.take("goal,user_persona\nBlock a card,A worried mother\n", "talks.csv")
    filing.take(CARDS, "cards.csv")
    types = filing.rows("SELECT name, type FROM dataset ORDER BY n")
    assert types == [("talks", "BEHAVIOR"), ("cards", "QUALITY")]


def test_the_same_file_again_finds_all_rows_the_same_and_leaves_no_trace(filing: Filing) -> None:
    """B83."""
    filing.take(CARDS)
    before = filing.left()
    assert counts(filing.take(CARDS)) == (0, 2, 0, 0, 0)
    assert filing.left() == before


def test_rows_without_ids_are_known_by_content_and_occurrence(filing: Filing) -> None:
    """B83: equal rows are as many cases as there are rows, however often the file is read."""
    twice = "question\nWhy?\nWhy?\nHow?\n"
    assert counts(filing.take(twice)) == (3, 0, 0, 0, 0)
    assert counts(filing.take(twice)) == (0, 3, 0, 0, 0)
    assert counts(filing.take(twice + "Why?\n")) == (1, 3, 0, 0, 0)


def test_occurrences_are_counted_over_all_batches(filing: Filing) -> None:
    many = "question\n" + "Why?\n" * 1200
    assert counts(filing.take(many)) == (1200, 0, 0, 0, 0)
    assert counts(filing.take(many + "Why?\n")) == (1, 1200, 0, 0, 0)


def test_the_same_text_under_another_id_is_another_case(filing: Filing) -> None:
    """B83."""
    filing.take("id,question\n1,Why?\n")
    assert counts(filing.take("id,question\n2,Why?\n")) == (1, 0, 0, 0, 0)


def test_an_id_twice_in_a_file_is_said_and_no_row_is_lost(filing: Filing) -> None:
    """B84, I44: then rows are known by their content."""
    twice = "id,question\n1,Why?\n2,How?\n1,When?\n"
    result = filing.take(twice)
    assert counts(result) == (3, 0, 0, 0, 0)
    fault = Refusal(place="line 4", reason="The column id has a value twice")
    assert result.id_fault == fault
    assert counts(filing.take(twice)) == (0, 3, 0, 0, 0)


def test_an_empty_id_is_no_id(filing: Filing) -> None:
    result = filing.take("id,question\n1,Why?\n,How?\n")
    fault = Refusal(place="line 3", reason="The column id is empty")
    assert result.id_fault == fault
    assert counts(result) == (2, 0, 0, 0, 0)


def test_ids_that_only_look_alike_are_different(filing: Filing) -> None:
    """B84, I37, I38: case, blanks, Unicode form, leading zeros, digits beyond 2^53."""
    ids = ["a", "A", "a ", "\u00e9", "e\u0301", "0700", "700"]
    ids += ["208310224003697457", "208310224003697458"]
    table = "id,question\n" + "".join(f"{one},Why?\n" for one in ids)
    assert counts(filing.take(table)) == (len(ids), 0, 0, 0, 0)
    assert [case.external_id for case in filing.cases()] == ids
    assert counts(filing.take(table)) == (0, len(ids), 0, 0, 0)


def test_a_second_import_leaves_decisions_alone(filing: Filing) -> None:
    """B85."""
    filing.take(CARDS)
    run(filing.desk.reviewing.vote(filing.seen(0), -1, "wrong"))
    filing.take(CARDS)
    first, _ = filing.cases()
    assert (first.vote.score, first.vote.reason) == (-1, "wrong")
    undo = run(filing.desk.undoing.undo())
    assert undo is not None
    assert undo.case_id == first.case_id


def test_votes_and_marks_of_a_file_are_published_and_never_mine(filing: Filing) -> None:
    result = filing.take(
        "question,user_score,user_score_reason,reviewed_by\nWhy?,-1,wrong,Grace\nHow?,0,,\nA?,,,\n"
    )
    assert result.taken == 3
    first, second, third = filing.cases()
    assert (first.vote.score, first.reviewed_at, first.is_done) == (0, None, False)
    assert first.published is not None
    assert (first.published.score, first.published.reason) == (-1, "wrong")
    assert (first.published.reviewer, first.published.is_from_file) == ("Grace", True)
    assert second.published is not None
    assert third.published is None
    assert run(filing.desk.browsing.sidebar()).to_review == 3


def test_rows_without_noise_inherit_the_datasets(filing: Filing) -> None:
    """Galtea: CSV ingestion inherits the noise where a row sets none."""
    filing.take("question\nfirst\n")
    filing.change(
        "UPDATE dataset SET background_noise_profile = 'car', background_noise_level = 'light'"
    )
    filing.take(
        "question,background_noise_profile,background_noise_level\na,,\nb,office,heavy\n", "c.csv",
        dataset="cases",
    )  # fmt: skip
    noise = [
        (case.labels.background_noise_profile, case.labels.background_noise_level)
        for case in filing.cases()
    ]
    assert noise == [(None, None), ("car", "light"), ("office", "heavy")]


def test_refused_rows_are_listed_and_the_others_taken(filing: Filing) -> None:
    result = filing.take('question,gender\na,MALE\nb,x\nc\nd,"open\ne,FEMALE\n')
    assert result.taken == 2
    assert result.refused == (
        Refusal(place="line 3", reason='gender: "x" is none of MALE, FEMALE'),
        Refusal(place="line 4", reason="1 field where the header has 2"),
        Refusal(place="line 5", reason="The quote that opens on line 5 is never closed"),
    )
    assert result.rows == 5


def test_columns_that_no_field_takes_are_listed(filing: Filing) -> None:
    assert filing.take("question,foo,,bar\na,1,2,3\n").not_kept == ("foo", "(column 3)", "bar")


def test_a_file_without_an_input_is_refused_with_its_columns(filing: Filing) -> None:
    with pytest.raises(FileProblem, match=r"No column is known to hold the input\..*: a, b\."):
        filing.take("a,b\n1,2\n")
    assert filing.left() == NOTHING


def test_a_table_that_seems_to_lack_its_header_is_asked_for_one(filing: Filing) -> None:
    advice = r"The columns: 1, 2, 3\. The first row looks like data: say which row is the"
    with pytest.raises(FileProblem, match=advice):
        filing.take("1,2,3\n4,5,6\n")


def test_texts_in_the_place_of_a_header_are_shown_in_short(filing: Filing) -> None:
    row = ",".join(["a long sentence " * 50] * 30)
    with pytest.raises(FileProblem) as caught:
        filing.take(f"{row}\n{row}\n")
    assert len(caught.value.reason) < 1000


def test_a_file_without_any_object_is_refused_with_what_its_first_line_is(filing: Filing) -> None:
    with pytest.raises(FileProblem, match=r"The line holds a list, not an object \(line 1\)\."):
        filing.take("[1, 2]\n[3]\n", "cases.jsonl")


def test_a_file_of_which_every_row_is_refused_leaves_no_dataset(filing: Filing) -> None:
    assert counts(filing.take("question,gender\na,x\nb,y\n")) == (0, 0, 0, 0, 2)
    assert filing.left() == NOTHING


def test_a_file_with_just_a_header_makes_an_empty_dataset(filing: Filing) -> None:
    """Galtea, E.2."""
    result = filing.take("question,answer\n", "later.csv")
    assert (result.taken, result.dataset_id is not None) == (0, True)
    assert filing.rows("SELECT name FROM dataset") == [("later",)]


def test_a_cancelled_import_shows_nothing_and_is_gone_once_it_is_discarded(filing: Filing) -> None:
    steps: list[Step] = []
    progress = Progress(steps.append)

    def cancel_after_a_batch(step: Step) -> None:
        steps.append(step)
        if step.done:
            progress.cancel()

    progress = Progress(cancel_after_a_batch)
    table = "question,reviewed_by,user_score\n" + "Why?,Ann,1\n" * 1500
    result = filing.take(table, progress=progress)
    assert result.is_cancelled
    assert (result.taken, result.dataset_id) == (0, None)
    assert 0 < steps[-1].done < 1500
    assert filing.cases() == []
    assert run(filing.desk.browsing.sidebar()).datasets == ()
    run(filing.desk.importing.discard(result.import_id))
    assert filing.left() == NOTHING


def test_cancelling_leaves_what_the_dataset_had(filing: Filing) -> None:
    filing.take(CARDS, dataset="cards")
    before = filing.left()
    progress = Progress()
    progress.cancel()
    filing.take("question\nNew?\n", dataset="cards", progress=progress)
    assert filing.left() == before


def test_a_cancelled_task_shows_nothing_either(filing: Filing) -> None:
    path = filing.write("question\n" + "Why?\n" * 1500)

    async def start_and_cancel() -> None:
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()
        progress = Progress(lambda step: loop.call_soon_threadsafe(begun.set))
        task = asyncio.create_task(filing.desk.importing.import_file(path, progress=progress))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(start_and_cancel())
    assert filing.cases() == []
    (waiting,) = run(filing.desk.importing.unfinished())
    assert (waiting.file_name, waiting.rows, waiting.can_continue) == ("cases.csv", 1500, True)


def test_a_file_that_changes_while_it_is_read_leaves_nothing(filing: Filing) -> None:
    path = filing.write("question\n" + "Why?\n" * 600)
    progress = Progress(lambda step: path.write_bytes(b"question\nother\n"))
    with pytest.raises(FileProblem, match="changed while it was being read"):
        filing.take(path, progress=progress)
    assert filing.left() == NOTHING


def test_what_an_older_program_left_unfinished_can_only_be_discarded(tmp_path: Path) -> None:
    (tmp_path / "workspace").mkdir()
    store = open_store(tmp_path / "workspace")
    store.submit_write(lambda session: fill(session, 700)).result()
    store.close()
    with a_filing(tmp_path) as filing:
        filing.change("UPDATE import_run SET finished_at = NULL")  # as if the power had failed
        (waiting,) = run(filing.desk.importing.unfinished())
        assert not waiting.can_continue
        with pytest.raises(FileProblem, match="older program"):
            run(filing.desk.importing.resume(waiting.import_id))
        run(filing.desk.importing.discard(waiting.import_id))
        assert filing.left() == NOTHING


def test_two_files_can_be_read_in_at_once(filing: Filing) -> None:
    first = filing.write("question\n" + "Why?\n" * 700, "first.csv")
    second = filing.write("question\n" + "How?\n" * 700, "second.csv")

    async def both() -> list[ImportResult]:
        read_in = filing.desk.importing.import_file
        return list(await asyncio.gather(read_in(first), read_in(second)))

    assert [result.taken for result in run(both())] == [700, 700]
    assert len(filing.cases()) == 1400


def test_an_import_is_one_change_in_the_journal_with_its_counts(filing: Filing) -> None:
    filing.take("id,question\n9,z\n")  # makes product and dataset
    result = filing.take("id,question\n1,a\n2,b\n3,\n")
    *before, change = run(filing.workspace.database.read(all_changes))
    assert [type(one) for one in before] == [MakeProduct, MakeDataset, ImportCases]
    assert len({one.step for one in before}) == 1
    assert isinstance(change, ImportCases)
    assert (change.file_name, change.file_hash) == ("cases.csv", result.file_hash)
    assert change.mapping == {"id": "external_id", "question": "input"}
    assert (change.taken, change.same, change.changed, change.refused) == (2, 0, 0, 1)


def test_the_pages_are_told_once_when_everything_is_there(filing: Filing) -> None:
    notes: list[Affected] = []
    filing.desk.feed.listen(notes.append)
    filing.take("question\n" + "Why?\n" * 1200)
    assert notes == [Affected(everything=True)]


def test_progress_goes_up_to_the_number_of_rows(filing: Filing) -> None:
    steps: list[Step] = []
    filing.take("question,gender\n" + "Why?,\nHow?,x\n" * 700, progress=Progress(steps.append))
    assert steps[0] == Step(0, 1400)
    assert steps[-1] == Step(1400, 1400)
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert len(steps) > 3


def test_products_may_have_datasets_of_one_name(filing: Filing) -> None:
    filing.take(CARDS, product="Bank", dataset="cards")
    assert filing.take(CARDS, product="Shop", dataset="cards").taken == 2
    assert filing.take(CARDS, product="Bank", dataset="cards").same == 2


def test_votes_go_between_the_rows_of_a_file_and_all_rows_are_taken(filing: Filing) -> None:
    filing.take(CARDS, "cards.csv")
    seen = filing.seen()
    path = filing.write("question\n" + "".join(f"Why {n}?\n" for n in range(1500)), "many.csv")

    async def vote_meanwhile() -> tuple[ImportResult, int]:
        importing = asyncio.ensure_future(filing.desk.importing.import_file(path))
        votes = 0
        while not importing.done():
            await filing.desk.reviewing.press(seen, 1 if votes % 2 else -1)
            votes += 1
        return await importing, votes

    result, votes = run(vote_meanwhile())
    assert votes > 1
    assert result.taken == 1500
    assert inputs(filing)[2:] == [f"Why {n}?" for n in range(1500)]
    assert filing.problems() == []

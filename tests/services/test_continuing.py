"""Imports that were cut off: hidden, and then continued or discarded."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.errors import FileProblem, ImportUnfinished, NotFound
from reviewer_app.domain.files import Pasted
from reviewer_app.services.importing import ImportResult, Target
from reviewer_app.services.progress import Progress, Step
from tests.support.filing import Filing, a_filing
from tests.support.stores import run

MANY = "id,question,gender\n" + "".join(
    f"{n},Why {n}?,{'x' if n % 100 == 0 else ''}\n" for n in range(1, 1801)
)
REFUSED = 18


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        yield filing


def cut_off(filing: Filing, content: str = MANY, at: int = 1, **more: Any) -> ImportResult:
    """An import that somebody cancels once `at` rows are dealt with."""

    def heard(step: Step) -> None:
        if step.done >= at:
            progress.cancel()

    progress = Progress(heard)
    return filing.take(content, progress=progress, **more)


def test_a_cancelled_import_waits_and_shows_nothing(filing: Filing) -> None:
    result = cut_off(filing)
    assert (result.is_cancelled, result.taken, result.dataset_id) == (True, 0, None)
    assert filing.cases() == []
    assert run(filing.desk.browsing.sidebar()).datasets == ()
    assert run(filing.desk.organizing.products()) == []
    (waiting,) = run(filing.desk.importing.unfinished())
    assert (waiting.import_id, waiting.file_name) == (result.import_id, "cases.csv")
    assert (waiting.dataset, waiting.rows, waiting.can_continue) == ("cases", 1800, True)
    assert 0 < waiting.done < 1800


def test_it_is_continued_where_it_stopped_and_nothing_is_there_twice(filing: Filing) -> None:
    waiting = cut_off(filing)
    written = filing.rows("SELECT count(*) FROM test_case")[0][0]
    assert 0 < written < 1800
    kept = filing.rows("SELECT id FROM test_case ORDER BY n")
    result = run(filing.desk.importing.resume(waiting.import_id))
    assert (result.taken, len(result.refused)) == (1800 - REFUSED, REFUSED)
    assert filing.rows(f"SELECT id FROM test_case ORDER BY n LIMIT {written}") == kept
    asked = [case.external_id for case in filing.cases()]
    assert asked == [str(n) for n in range(1, 1801) if n % 100]
    assert run(filing.desk.importing.unfinished()) == ()
    run(filing.desk.undoing.undo())
    assert filing.cases() == []


def test_the_same_file_again_goes_on_with_it(filing: Filing) -> None:
    first = cut_off(filing)
    second = filing.take(MANY)
    assert second.import_id == first.import_id
    assert second.taken == 1800 - REFUSED
    assert filing.left()["import_run"] == 1


def test_it_can_be_cancelled_and_continued_several_times(filing: Filing) -> None:
    for at in (1, 700, 1300):
        assert cut_off(filing, at=at).is_cancelled
    assert filing.take(MANY).taken == 1800 - REFUSED
    assert len(filing.cases()) == 1800 - REFUSED


def test_equal_rows_are_still_told_apart_after_going_on(filing: Filing) -> None:
    filing.take("question\n" + "Why?\n" * 900)
    more = "question\n" + "Why?\n" * 1800
    assert cut_off(filing, more, at=1000).is_cancelled
    result = filing.take(more)
    assert (result.taken, result.same) == (900, 900)
    assert len(filing.cases()) == 1800


def test_changes_that_were_staged_before_are_made_true_in_the_end(filing: Filing) -> None:
    filing.take(MANY)
    changed = MANY.replace("Why", "How")
    assert cut_off(filing, changed, at=600).is_cancelled
    staged = filing.rows("SELECT count(*) FROM import_edit")[0][0]
    assert staged > 0
    assert {case.content.input[:3] for case in filing.cases()} == {"Why"}  # type: ignore[index]
    result = filing.take(changed)
    assert result.changed == 1800 - REFUSED
    assert {case.content.input[:3] for case in filing.cases()} == {"How"}  # type: ignore[index]
    assert len(filing.cases()) == 1800 - REFUSED


def test_another_file_is_told_what_waits_in_the_dataset(filing: Filing) -> None:
    waiting = cut_off(filing)
    with pytest.raises(ImportUnfinished) as caught:
        filing.take("id,question\n1,Other?\n", "other.csv", dataset="cases")
    error = caught.value
    assert (error.import_id, error.file_name, error.why) == (
        waiting.import_id,
        "cases.csv",
        "file",
    )
    assert filing.take("id,question\n1,Other?\n", "other.csv").taken == 1  # another dataset


def test_the_same_file_in_another_way_is_told_too(filing: Filing) -> None:
    cut_off(filing)
    with pytest.raises(ImportUnfinished) as caught:
        filing.take(MANY, on_conflict="replace")
    assert caught.value.why == "mapping"


def test_discarding_leaves_nothing_but_what_was_there(filing: Filing) -> None:
    filing.take("id,question\n1,First?\n", dataset="cases")
    before = filing.left()
    waiting = cut_off(filing)
    run(filing.desk.importing.discard(waiting.import_id))
    assert filing.left() == before
    with pytest.raises(NotFound):
        run(filing.desk.importing.discard(waiting.import_id))
    with pytest.raises(NotFound):
        run(filing.desk.importing.resume(waiting.import_id))


def test_a_file_that_is_another_by_now_is_not_read_on(filing: Filing) -> None:
    waiting = cut_off(filing)
    filing.write(MANY + "9999,More?,\n")
    with pytest.raises(FileProblem, match="not the file that the import began with"):
        run(filing.desk.importing.resume(waiting.import_id))
    assert len(run(filing.desk.importing.unfinished())) == 1


def test_a_file_that_is_gone_cannot_be_read_on_and_that_is_said(filing: Filing) -> None:
    waiting = cut_off(filing)
    (filing.folder / "cases.csv").unlink()
    (told,) = run(filing.desk.importing.unfinished())
    assert not told.can_continue
    assert "no longer" in told.why_not
    with pytest.raises(FileProblem, match="no longer"):
        run(filing.desk.importing.resume(waiting.import_id))


def test_what_was_pasted_is_read_on_when_it_is_pasted_again(filing: Filing) -> None:
    pasted = Pasted(data=MANY, name="clipboard.csv")
    target = Target(product="Bank", dataset="Cards")

    async def take(progress: Progress) -> ImportResult:
        look = await filing.desk.surveying.look(pasted)
        return await filing.desk.importing.import_file(
            look, look.proposed, target, progress=progress
        )

    progress = Progress(lambda step: step.done and progress.cancel())
    assert run(take(progress)).is_cancelled
    (told,) = run(filing.desk.importing.unfinished())
    assert (told.path, told.can_continue) == (None, False)
    assert run(take(Progress())).taken == 1800 - REFUSED


def test_an_import_waits_for_the_next_start(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        waiting = cut_off(filing)
    with a_filing(tmp_path) as filing:
        assert filing.cases() == []
        result = run(filing.desk.importing.resume(waiting.import_id))
        assert result.taken == 1800 - REFUSED
        assert len(filing.cases()) == 1800 - REFUSED

"""An import is one thing: taken back, brought back and removed later, whole or not at all."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.errors import NameTaken, NotFound, StillInUse
from reviewer_app.workspace import open_workspace
from tests.support.filing import Filing, a_filing
from tests.support.stores import run

CARDS = "id,question,variant\n1,May I block it?,rag\n2,What does it cost?,rag\n"
CHANGED = "id,question,variant\n1,May I freeze it?,rag\n2,What does it cost?,qa\n3,New?,qa\n"


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        yield filing


def shown(filing: Filing) -> list[tuple[Any, ...]]:
    """Every visible case: id in the file, text, variant, vote."""
    return sorted(
        (case.external_id, case.content.input, case.labels.variant, case.vote.score)
        for case in filing.cases()
    )


def datasets(filing: Filing) -> list[tuple[str, int, int]]:
    return [(d.name, d.cases, d.undecided) for d in run(filing.desk.browsing.sidebar()).datasets]


def swept(filing: Filing) -> None:
    """Wait until the rows of removed imports are put away."""
    run(filing.workspace.sweeping.wait())


def press(filing: Filing, index: int, score: Any = 1) -> None:
    run(filing.desk.reviewing.press(filing.seen(index), score))


def test_an_import_is_undone_with_the_dataset_that_it_made_and_done_again(filing: Filing) -> None:
    filing.take(CARDS)
    before = shown(filing)
    undone = run(filing.desk.undoing.undo())
    assert undone
    assert (undone.name, undone.case_id, undone.subject) == ("import", "", "cases.csv")
    assert shown(filing) == []
    assert datasets(filing) == []
    assert run(filing.desk.organizing.products()) == []
    swept(filing)
    assert filing.problems() == []
    redone = run(filing.desk.undoing.redo())
    assert redone
    assert redone.name == "import"
    assert shown(filing) == before
    assert datasets(filing) == [("cases", 2, 2)]
    assert run(filing.desk.undoing.redo()) is None


def test_undoing_an_import_gives_changed_cases_back_as_they_were(filing: Filing) -> None:
    filing.take(CARDS)
    before, ids = shown(filing), {case.case_id for case in filing.cases()}
    filing.take(CHANGED)
    after, new_ids = shown(filing), {case.case_id for case in filing.cases()}
    assert [row[1] for row in after] == ["May I freeze it?", "What does it cost?", "New?"]
    for _ in range(3):
        run(filing.desk.undoing.undo())
        assert shown(filing) == before
        assert {case.case_id for case in filing.cases()} == ids
        swept(filing)
        assert filing.problems() == []
        run(filing.desk.undoing.redo())
        assert shown(filing) == after
        assert {case.case_id for case in filing.cases()} == new_ids
        assert filing.problems() == []


def test_a_redo_before_the_rows_were_put_away_brings_all_of_them(filing: Filing) -> None:
    filing.take("question\n" + "".join(f"Why {n}?\n" for n in range(1800)))

    async def at_once() -> None:
        await filing.desk.undoing.undo()
        await filing.desk.undoing.redo()

    run(at_once())
    assert len(filing.cases()) == 1800
    swept(filing)
    assert len(filing.cases()) == 1800


def test_rows_that_were_put_away_are_not_asked_about_by_later_counts(filing: Filing) -> None:
    filing.take(CARDS)
    filing.take("question\n" + "".join(f"Why {n}?\n" for n in range(1200)), "many.csv")
    run(filing.desk.undoing.undo())
    swept(filing)
    assert filing.rows("SELECT sweep FROM import_run ORDER BY n") == [(None,), ("away",)]
    assert filing.rows("SELECT count(*) FROM test_case WHERE deleted_at IS NULL") == [(2,)]


def test_votes_are_undone_before_the_import_that_brought_their_cases(filing: Filing) -> None:
    filing.take(CARDS)
    press(filing, 0)
    names = [run(filing.desk.undoing.undo()).name for _ in range(2)]  # type: ignore[union-attr]
    assert names == ["upvote", "import"]
    for _ in range(2):
        run(filing.desk.undoing.redo())
    assert [row[3] for row in shown(filing)] == [1, 0]


def test_an_import_in_which_another_person_decided_is_not_undone(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
        seen = filing.seen(0)
    other = run(open_workspace(tmp_path / "workspace", name="Grace"))
    run(other.desk.reviewing.press(seen, 1))
    other.close()
    with a_filing(tmp_path) as filing:
        with pytest.raises(StillInUse) as caught:
            run(filing.desk.undoing.undo())
        error = caught.value
        assert (error.name, error.why, error.count) == ("cases.csv", "decided", 1)
        assert (error.cases, error.people) == (("1",), ("Grace",))
        assert len(filing.cases()) == 2


def test_an_import_whose_cases_a_later_one_changed_is_not_undone_alone(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
    other = run(open_workspace(tmp_path / "workspace", name="Grace"))
    path = tmp_path / "cases.csv"
    path.write_text(CHANGED)
    run(other.desk.importing.import_file(path))
    other.close()
    with a_filing(tmp_path) as filing, pytest.raises(StillInUse, match="changed"):
        run(filing.desk.undoing.undo())


def test_a_dataset_made_by_an_import_stays_while_another_import_fills_it(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
    other = run(open_workspace(tmp_path / "workspace", name="Grace"))
    path = tmp_path / "more.csv"
    path.write_text("id,question\n9,Other?\n")
    run(other.desk.importing.import_file(path, dataset="cases"))
    other.close()
    with a_filing(tmp_path) as filing:
        run(filing.desk.undoing.undo())
        assert datasets(filing) == [("cases", 1, 1)]
        run(filing.desk.undoing.redo())
        assert datasets(filing) == [("cases", 3, 3)]


def test_an_import_comes_back_only_if_its_dataset_can(filing: Filing) -> None:
    """The name went to another dataset meanwhile, by another person's command line."""
    filing.take(CARDS)
    run(filing.desk.undoing.undo())
    filing.change("UPDATE product SET deleted_at = NULL")
    filing.change(
        "INSERT INTO dataset (id, product_id, name, type, created_at) SELECT 'other', id, 'cases', "
        "'QUALITY', '2026-03-01T12:00:00.000000Z' FROM product"
    )
    filing.change("UPDATE product SET deleted_at = '2026-03-01T12:00:00.000000Z'")
    with pytest.raises(NameTaken, match="cases"):
        run(filing.desk.undoing.redo())
    swept(filing)
    assert filing.rows("SELECT sweep FROM import_run") == [("away",)]


def test_what_can_no_longer_be_redone_is_dropped_for_good(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        filing.take("id,question\n7,Seven?\n", "seven.csv")
        filing.take("question,user_score\n" + "Why?,1\n" * 700, "many.csv")
        run(filing.desk.undoing.undo())
        press(filing, 0)  # from here on there is nothing to redo
        swept(filing)
    with a_filing(tmp_path) as filing:  # opening takes up what is due
        swept(filing)
        assert filing.left() | {"product": 0} == {
            "product": 0, "dataset": 2, "import_run": 2, "test_case": 1, "search_doc": 1,
            "vote": 1, "review": 0,
        }  # fmt: skip
        assert filing.rows("SELECT sweep FROM import_run ORDER BY n") == [(None,), ("purged",)]
        assert run(filing.desk.undoing.redo()) is None


def test_removing_an_import_leaves_what_was_decided_and_can_be_undone(filing: Filing) -> None:
    first = filing.take(CARDS)
    second = filing.take(CHANGED + "4,Four?,qa\n")
    press(filing, [case.external_id for case in filing.cases()].index("3"))
    removal = run(filing.desk.importing.removal(second.import_id))
    assert (removal.goes, removal.back) == (1, 2)
    assert [(stay.title, stay.why) for stay in removal.stays] == [("3", "decided")]
    removed = run(filing.desk.importing.remove(second.import_id))
    assert removed
    assert (removed.name, removed.subject) == ("remove_import", "cases.csv")
    rest = [("1", "May I block it?", "rag", 0), ("2", "What does it cost?", "rag", 0)]
    assert shown(filing) == [*rest, ("3", "New?", "qa", 1)]
    swept(filing)
    assert filing.problems() == []
    assert run(filing.desk.importing.remove(second.import_id)) is None
    listed = run(filing.desk.importing.imports())
    assert [(one.import_id, one.is_removed) for one in listed] == [
        (second.import_id, True),
        (first.import_id, False),
    ]
    run(filing.desk.undoing.undo())
    assert [row[1] for row in shown(filing)] == [
        "May I freeze it?", "What does it cost?", "New?", "Four?",
    ]  # fmt: skip
    assert filing.rows("SELECT count(*) FROM import_edit WHERE kind = 'stay'") == [(0,)]
    assert filing.problems() == []


def test_a_changed_case_that_was_decided_stays_changed(filing: Filing) -> None:
    filing.take(CARDS)
    second = filing.take(CHANGED)
    for index in range(3):
        press(filing, index)
    removal = run(filing.desk.importing.removal(second.import_id))
    assert (removal.goes, removal.back, len(removal.stays)) == (0, 0, 3)
    before = shown(filing)
    run(filing.desk.importing.remove(second.import_id))
    assert shown(filing) == before
    run(filing.desk.undoing.undo())
    assert shown(filing) == before


def test_a_removed_import_of_another_person_is_no_obstacle_to_undo(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        result = filing.take(CARDS)
    other = run(open_workspace(tmp_path / "workspace", name="Grace"))
    run(other.desk.importing.remove(result.import_id))
    other.close()
    with a_filing(tmp_path) as filing:
        assert shown(filing) == []
        run(filing.desk.undoing.undo())
        run(filing.desk.undoing.redo())
        assert len(shown(filing)) == 2


def test_the_stack_survives_a_restart_with_imports_on_it(tmp_path: Path) -> None:
    """B41."""
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
        filing.take(CHANGED)
        run(filing.desk.undoing.undo())
    with a_filing(tmp_path) as filing:
        stack = run(filing.desk.undoing.undo_stack())
        assert stack.undo
        assert stack.redo
        run(filing.desk.undoing.redo())
        assert len(shown(filing)) == 3


def test_the_same_file_can_be_read_in_again_after_an_undo(filing: Filing) -> None:
    filing.take(CARDS)
    run(filing.desk.undoing.undo())
    assert filing.take(CARDS).taken == 2
    assert len(shown(filing)) == 2
    swept(filing)
    assert filing.problems() == []


def test_nobody_can_decide_on_a_case_that_may_go_for_good(filing: Filing) -> None:
    """B33: a window that still shows the case says so, and no decision is lost with it."""
    filing.take(CARDS)
    seen = filing.seen(0)
    run(filing.desk.undoing.undo())
    with pytest.raises(NotFound):
        run(filing.desk.reviewing.press(seen, 1))
    swept(filing)
    with pytest.raises(NotFound):
        run(filing.desk.reviewing.mark(seen, True))
    run(filing.desk.undoing.redo())
    assert run(filing.desk.reviewing.press(seen, 1))


def test_rows_that_are_gone_leave_a_list_that_has_them_by_number(filing: Filing) -> None:
    """B34."""
    filing.take(CARDS)
    numbers = [case.n for case in filing.cases()]
    assert list(run(filing.desk.browsing.present(numbers))) == numbers
    run(filing.desk.undoing.undo())
    assert list(run(filing.desk.browsing.present(numbers))) == []

"""What became of the labels of a case: told once, by revision, and only while it is in effect."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import event

from reviewer_app.domain.json import Json
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.comparing import LabelHistory
from reviewer_app.store.label_histories import read_label_history
from reviewer_app.store.sessions import Session
from tests.support.filing import Filing, a_filing
from tests.support.stores import run

CARDS = "id,question,answer,variant\n1,May I block it?,Yes,rag\n"


def _case(filing: Filing) -> CaseView:
    return filing.cases()[0]


def _save(filing: Filing, *, output: str | None = None, **labels: Any) -> str:
    """Save an edit of the case; the id of the revision that it is of then."""
    view = _case(filing)
    content = replace(view.content, expected_output=output or view.content.expected_output)
    edited = run(filing.desk.editing.save(view.seen, content, replace(view.labels, **labels)))
    assert edited is not None
    return edited.case_id


def _history(filing: Filing) -> LabelHistory:
    return run(filing.desk.comparing.label_history(_case(filing).case_id))


def test_label_changes_are_told_on_the_revision_that_they_were_made_on(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
        first = _save(filing, tags=("a",), name="Card")
        second = _save(filing, output="No", tags=("a", "b"), metadata=Json('{"k": 1}'))
        _save(filing, tags=("b",))
        found = _history(filing)
    last, before = found.in_place
    assert (before.revision, before.author, before.is_mine) == (first, "Ada", True)
    assert before.after == {"name": "Card", "tags": ("a",)}
    assert (last.revision, last.before, last.after) == (
        second,
        {"tags": ("a", "b")},
        {"tags": ("b",)},
    )
    assert last.at > before.at
    along_before, along_after = found.along[second]
    assert along_before == {"tags": ("a",), "metadata": None}
    assert along_after == {"tags": ("a", "b"), "metadata": Json('{"k": 1}')}
    assert set(found.along) == {second}


def test_what_was_undone_is_not_told_until_it_is_done_again(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
        _save(filing, variant="tools")
        run(filing.desk.undoing.undo())
        assert _history(filing).in_place == []
        run(filing.desk.undoing.redo())
        (again,) = _history(filing).in_place
        assert (again.before, again.after) == ({"variant": "rag"}, {"variant": "tools"})


def test_a_file_that_changed_labels_is_named_until_it_is_taken_back(tmp_path: Path) -> None:
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
        filing.take(CARDS.replace("rag", "tools"), "again.csv", dataset="cases")
        (change,) = _history(filing).in_place
        assert (change.file_name, change.author) == ("again.csv", "")
        assert (change.before, change.after) == ({"variant": "rag"}, {"variant": "tools"})
        run(filing.desk.undoing.undo())
        assert _history(filing).in_place == []


def _plans(session: Session, case_id: str) -> list[str]:
    """How SQLite finds what the history is made of, step by step."""
    engine, asked = session.connection().engine, list[tuple[str, Any]]()

    def note(_c: Any, _cursor: Any, statement: str, values: Any, *_more: Any) -> None:
        asked.append((statement, values))

    event.listen(engine, "before_cursor_execute", note)
    read_label_history(session, case_id)
    event.remove(engine, "before_cursor_execute", note)
    explain = session.connection().exec_driver_sql
    return [
        str(row)
        for statement, values in asked
        for row in explain(f"EXPLAIN QUERY PLAN {statement}", values)
    ]


def test_the_journal_is_not_searched_from_end_to_end(tmp_path: Path) -> None:
    """A store of a million cases has a journal as long."""
    with a_filing(tmp_path) as filing:
        filing.take(CARDS)
        case_id = _save(filing, variant="tools")
        read = filing.workspace.database.read
        plans = run(read(lambda session: _plans(session, case_id)))
    assert any("relabelled" in line for line in plans)
    assert any("labels_of" in line for line in plans)
    assert not any("SCAN change" in line or "SCAN import_edit" in line for line in plans)

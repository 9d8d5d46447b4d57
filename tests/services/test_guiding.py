"""Guidelines of a dataset: written, undone, seen, compared and read from files."""

from pathlib import Path

import pytest

from reviewer_app.domain.errors import FileProblem, NotFound, RuleBroken
from reviewer_app.domain.guidelines import LONGEST
from reviewer_app.domain.spans import State
from reviewer_app.services.feed import Affected, Feed
from reviewer_app.services.guiding import Guiding
from reviewer_app.services.signing import Signature
from tests.support.builders import DATASET, ME
from tests.support.stores import Bench, a_bench, run

ARABIC = "# إرشادات\n\nاقرأ السؤال أولاً، ثم **الجواب**.\n"


def guiding_of(bench: Bench, person: str = ME.id) -> Guiding:
    """The service for a person of the bench."""
    feed = Feed()
    feed.listen(bench.notes.append)
    signature = Signature(
        person_id=person, device="desk", app_version="1", clock=bench.clock, ids=bench.ids
    )
    return Guiding(bench.database, feed, signature)


def test_every_version_is_kept_with_who_and_when(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        guiding = guiding_of(bench)
        run(guiding.write(DATASET.id, "Be kind."))
        run(guiding.write(DATASET.id, ARABIC))

        versions = run(guiding.versions(DATASET.id))

        assert [(one.number, one.text) for one in versions] == [(2, ARABIC), (1, "Be kind.\n")]
        assert {one.author for one in versions} == {ME.name}
        assert versions[0].written_at > versions[1].written_at


def test_saving_the_same_text_makes_no_version(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        guiding = guiding_of(bench)
        run(guiding.write(DATASET.id, "Be kind.\r\n\r\n"))

        assert run(guiding.write(DATASET.id, "Be kind.")) is None
        assert len(run(guiding.versions(DATASET.id))) == 1


def test_undo_brings_the_version_before_back_and_redo_the_new_one(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        guiding = guiding_of(bench)
        run(guiding.write(DATASET.id, "One."))
        run(guiding.write(DATASET.id, "Two."))

        deed = run(bench.undoing.undo())
        after_undo = run(guiding.guide(DATASET.id)).current
        run(bench.undoing.redo())
        after_redo = run(guiding.guide(DATASET.id)).current

        assert deed is not None
        assert (deed.name, deed.subject) == ("write_guidelines", DATASET.name)
        assert after_undo is not None
        assert (after_undo.number, after_undo.text) == (1, "One.\n")
        assert after_redo is not None
        assert (after_redo.number, after_redo.text) == (2, "Two.\n")


def test_the_journal_tells_guidelines_again_after_a_restart(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        run(guiding_of(bench).write(DATASET.id, "One."))
    with a_bench(tmp_path) as bench:
        run(bench.undoing.undo())
        assert run(guiding_of(bench).guide(DATASET.id)).current is None
        assert not bench.problems()


def test_who_writes_a_version_knows_it_and_others_do_not(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        mine, other = guiding_of(bench), guiding_of(bench, "somebody")
        run(mine.write(DATASET.id, "One."))

        assert not run(mine.guide(DATASET.id)).is_new
        guide = run(other.guide(DATASET.id))
        assert guide.is_new
        assert guide.known is None


def test_what_is_new_is_what_came_since_i_last_looked(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        mine, other = guiding_of(bench), guiding_of(bench, "somebody")
        run(other.write(DATASET.id, "Be kind.\nBe short."))
        first = run(mine.guide(DATASET.id)).current
        assert first is not None
        run(mine.note_seen(DATASET.id, first.id))
        assert not run(mine.guide(DATASET.id)).is_new
        run(other.write(DATASET.id, "Be kind.\nBe brief."))

        guide = run(mine.guide(DATASET.id))
        assert guide.is_new
        assert guide.current is not None
        field = run(mine.difference(guide.known or "", guide.current.text))

        assert field.state is State.CHANGED
        assert (field.removed, field.added) == (1, 1)


def test_the_case_tells_the_version_and_whether_it_is_new(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        other = guiding_of(bench, "somebody")
        assert run(bench.browsing.case(1)).guidelines is None
        run(other.write(DATASET.id, "One."))
        ref = run(bench.browsing.case(1)).guidelines
        assert ref is not None
        assert (ref.number, ref.is_new) == (1, True)

        run(guiding_of(bench).note_seen(DATASET.id, ref.id))
        now = run(bench.browsing.case(1)).guidelines
        run(other.write(DATASET.id, ""))

        assert now is not None
        assert not now.is_new
        assert run(bench.browsing.case(1)).guidelines is None


def test_writing_tells_pages_that_guidelines_changed_and_nothing_else(tmp_path: Path) -> None:
    """B57: a list that is read anew for guidelines would lose its place."""
    with a_bench(tmp_path) as bench:
        run(guiding_of(bench).write(DATASET.id, "One."))
        run(bench.undoing.undo())

        assert bench.notes == [Affected(guidelines=True), Affected(guidelines=True)]


def test_a_half_written_text_is_kept_until_it_is_saved(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        guiding = guiding_of(bench)
        run(guiding.keep_draft(DATASET.id, "Half", 4))
        assert run(guiding.draft(DATASET.id)) == "Half"

        run(guiding.write(DATASET.id, "Half and whole."))

        assert run(guiding.draft(DATASET.id)) is None


def test_guidelines_of_more_than_fifty_pages_are_refused(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        guiding = guiding_of(bench)
        run(guiding.write(DATASET.id, "x" * LONGEST))
        with pytest.raises(RuleBroken, match=str(LONGEST)):
            run(guiding.write(DATASET.id, "x" * (LONGEST + 1)))


def test_a_dataset_that_is_not_here_is_said_to_be_so(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench, pytest.raises(NotFound):
        run(guiding_of(bench).write("nowhere", "One."))


def test_a_file_in_utf_8_is_read_with_or_without_a_mark(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        for data in (ARABIC.encode(), ARABIC.encode("utf-8-sig")):
            (tmp_path / "guide.md").write_bytes(data)
            assert run(guiding_of(bench).read_file(tmp_path / "guide.md")) == ARABIC


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("für".encode("latin-1"), "Byte 2 is no UTF-8"),
        (b"MZ\0\0", "no text"),
        (b"x" * (4 * LONGEST + 1), "at most"),
    ],
)
def test_a_file_that_is_no_markdown_is_refused_with_the_reason(
    tmp_path: Path, data: bytes, reason: str
) -> None:
    (tmp_path / "guide.md").write_bytes(data)
    with a_bench(tmp_path) as bench, pytest.raises(FileProblem, match=reason):
        run(guiding_of(bench).read_file(tmp_path / "guide.md"))


def test_a_file_that_is_gone_is_a_problem_of_the_file(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench, pytest.raises(FileProblem, match="cannot be opened"):
        run(guiding_of(bench).read_file(tmp_path / "guide.md"))

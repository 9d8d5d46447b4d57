"""Many cases decided at once, and the process killed in the middle: one step, nothing torn."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.stores import Bench, a_bench, run

ROOT = Path(__file__).resolve().parents[2]
CASES = 600


def _kill(folder: Path, act: str, after: int) -> int:
    """Let a process do it until so many cases are told, and kill it there; the last number told."""
    command = [sys.executable, "-m", "tests.support.many_kills", str(folder), str(CASES), act]
    told = 0
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            told = int(line) if line.strip().isdigit() else told
            if told >= after:
                process.kill()
                break
    return told


def _done(bench: Bench) -> int:
    return run(bench.browsing.sidebar()).done


def _check_cut_off(bench: Bench, act: str, done: int) -> None:
    """What is said at the next start is what is in the store."""
    cut_off = run(bench.deciding_many.cut_off())
    if done == CASES:
        assert cut_off is None
        return
    assert cut_off is not None
    course = cut_off.course
    assert (course.act, course.done, course.cases, cut_off.is_next) == (act, done, CASES, True)


@pytest.mark.parametrize("after", [1, 250, 500])
def test_killed_while_deciding_what_was_done_is_one_step(tmp_path: Path, after: int) -> None:
    told = _kill(tmp_path, "decide", after)
    with a_bench(tmp_path) as bench:
        assert bench.problems() == []
        assert told <= _done(bench) <= CASES
        stack = run(bench.undoing.undo_stack())
        assert stack.undo is not None
        assert (stack.undo.name, stack.undo.count) == ("downvote", _done(bench))
        _check_cut_off(bench, "decide", _done(bench))
        run(bench.undoing.undo())
        assert _done(bench) == 0
        assert run(bench.deciding_many.cut_off()) is None
        assert run(bench.undoing.undo_stack()).undo is None
        assert bench.problems() == []


@pytest.mark.parametrize("after", [1, 250, 500])
def test_killed_while_taking_back_undo_goes_on_with_that_step(tmp_path: Path, after: int) -> None:
    _kill(tmp_path, "decide", CASES + 1)  # to its end
    _kill(tmp_path, "undo", after)
    with a_bench(tmp_path) as bench:
        assert bench.problems() == []
        assert 0 <= _done(bench) <= CASES - after
        _check_cut_off(bench, "undo", CASES - _done(bench))
        if _done(bench):
            deed = run(bench.undoing.undo())
            assert deed is not None
            assert (deed.name, deed.count) == ("downvote", CASES)
        assert _done(bench) == 0
        assert run(bench.deciding_many.cut_off()) is None
        run(bench.undoing.redo())
        assert _done(bench) == CASES
        assert bench.problems() == []

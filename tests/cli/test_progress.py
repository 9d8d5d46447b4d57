"""Progress on a terminal: one line, written over, and gone at the end."""

import io
import sys

import pytest

from reviewer_app.cli.progress import Ticker


class Terminal(io.StringIO):
    """Takes text as a terminal does: a carriage return goes back to the line's beginning."""

    def isatty(self) -> bool:
        return True

    @property
    def line(self) -> str:
        shown = ""
        for piece in self.getvalue().split("\r"):
            shown = piece + shown[len(piece) :]
        return shown.rstrip()


def test_the_line_shows_what_was_said_last_and_goes_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("reviewer_app.cli.progress._SECONDS", 0.0)
    ticker = Ticker()
    ticker.show("1,000 cases done")
    ticker.show("2 done")
    assert terminal.line == "2 done"
    ticker.clear()
    assert terminal.line == ""


def test_a_terminal_is_not_written_to_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("reviewer_app.cli.progress._SECONDS", 3600.0)
    ticker = Ticker()
    ticker.show("1 done")
    ticker.show("2 done")
    assert terminal.line == "1 done"


@pytest.mark.parametrize("out", [io.StringIO(), None])
def test_a_log_or_nobody_gets_nothing(monkeypatch: pytest.MonkeyPatch, out: object) -> None:
    monkeypatch.setattr(sys, "stderr", out)
    ticker = Ticker()
    ticker.show("1 done")
    ticker.clear()
    assert out is None or (isinstance(out, io.StringIO) and out.getvalue() == "")

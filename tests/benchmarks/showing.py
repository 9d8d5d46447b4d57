"""The first paint of large cases: 5 and 20 MB of text, long lines, JSON, thousands of turns.

Run in a process of its own: `python -m tests.benchmarks.showing ROUNDS` prints seconds as JSON.
Times are the processor's, so that other work on the machine does not count.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from tests.benchmarks.measuring import median
from tests.benchmarks.setting import Setting

_ROOT = Path(__file__).resolve().parent.parent.parent
_GOAL_MS = 150.0
"""What a first paint may take at most."""

_RATIO = 8.0
"""To what a page of ordinary text takes; size alone must not count."""

_ORDINARY = "a page of text"


def measure(setting: Setting) -> None:
    """Goal: every first paint within 150 ms, and within 8 times that of an ordinary case."""
    command = [sys.executable, "-m", "tests.benchmarks.showing", str(min(setting.rounds, 5))]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(
        command, cwd=_ROOT, env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    found = cast("dict[str, list[float]]", json.loads(told.stdout))
    ordinary = median(found.pop(_ORDINARY))
    setting.report.say(f"{_ORDINARY}: {ordinary * 1000:.1f} ms")
    for name, seconds in found.items():
        taken = median(seconds)
        setting.report.judge(name, taken * 1000, _GOAL_MS, " ms", at_least=False)
        setting.report.judge(f"{name}, ratio", taken / ordinary, _RATIO, "", at_least=False)


def _contents() -> dict[str, dict[str, Any]]:
    from reviewer_app.domain.json import Json

    words, line = "Some words of a long text. ", "Some words of a long text.\n"
    slots = ",".join(f'{{"name":"slot {n}","n":{n}.10,"free":true}}' for n in range(100_000))
    turn = '{"role":"user","content":"%s"}'
    turns = {n: ",".join(turn % f"turn {k}" for k in range(n)) for n in (2_000, 10_000)}
    return {
        _ORDINARY: {"input": words * 80, "expected_output": words * 40},
        "5 MB of text": {"input": words * 190_000},
        "a line of 1 MB": {"input": words * 38_000},
        "a line of 1 MB without a blank": {"input": "x" * 1_000_000},
        "20 MB of text": {"input": line * 740_000},
        "20 MB of context, closed": {"context": line * 740_000},
        "100,000 entries of JSON": {"input": Json(f"[{slots}]")},
        "a JSON string of 5 MB": {"input": Json(f'{{"a":"{words * 190_000}"}}')},
        "2,000 turns": {"conversation_history": Json(f"[{turns[2_000]}]")},
        "10,000 turns": {"conversation_history": Json(f"[{turns[10_000]}]")},
    }


def _first_paint(show: Callable[[], None], grab: Callable[[], object]) -> float:
    began = time.process_time()
    show()
    grab()
    return time.process_time() - began


def _measure(rounds: int) -> dict[str, list[float]]:
    from PySide6.QtWidgets import QApplication

    from reviewer_app.ui.review.case_page import CasePage
    from reviewer_app.ui.theme import Scheme, Theme
    from reviewer_app.ui.widgets.look import Look
    from tests.ui.review.builders import a_case, settle, shown

    application = QApplication([])
    page = CasePage(Look(Theme.make(Scheme.LIGHT, application.font()), is_animated=False))
    shown(page, 900, 700)
    found: dict[str, list[float]] = {}
    for number in range(rounds + 1):
        for place, (name, content) in enumerate(_contents().items()):
            view = a_case(100 * number + place, **content)
            taken = _first_paint(lambda view=view: page.show_case(view), page.grab)
            settle()
            if number:  # the first round makes the widgets
                found.setdefault(name, []).append(taken)
    return found


if __name__ == "__main__":
    print(json.dumps(_measure(int(sys.argv[1]))))

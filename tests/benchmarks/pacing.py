"""Pace: twenty keys a second over a thousand cases, and how long a key waits for its case."""

import shutil

from tests.benchmarks.measuring import in_ms, spread
from tests.benchmarks.setting import Setting
from tests.benchmarks.windows import show_window

_GOAL_MS = 100.0


def measure(setting: Setting) -> None:
    """Votes on wrong cases, and the wait that one of a hundred exceeds."""
    cases = 10 * setting.rounds
    source = setting.worlds.workspace(2 * cases + 100)
    folder = setting.worlds.folder / "paced"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder)
    found = show_window("pace", folder, cases).found
    report = setting.report
    for name, words in (("none", "without a pause"), ("usual", "with the usual pause")):
        waits = sorted(found[f"{name} waits"])
        report.say(f"a decision {words}: {spread(waits)}")
        each = found[f"{name} processor"][0]
        report.say(f"of the processor for each, with its share of looking: {in_ms(each)}")
        wrong = found[f"{name} wrong"][0]
        report.judge(f"wrong cases {words}", wrong, 0, "", at_least=False)
        slow = waits[int(len(waits) * 0.99)] * 1000
        report.judge(f"wait {words}, p99", slow, _GOAL_MS, " ms", at_least=False)

"""Vote: from the press of U at the real window until the pressed button is painted."""

from tests.benchmarks.measuring import spread
from tests.benchmarks.reviewing import judge
from tests.benchmarks.setting import Setting
from tests.benchmarks.windows import show_window


def measure(setting: Setting) -> None:
    """Median and p95 less the median of a bare durable commit, at rest and during an import."""
    shown = show_window("votes", setting.worlds.workspace(setting.cases), setting.rounds)
    found = shown.found
    setting.report.say(f"bare durable commit: {spread(found['bare'])}")
    judge(setting, "vote at rest", found["idle"], found["bare"], frames=1)
    judge(setting, "vote while an import runs", found["busy"], found["bare"], frames=2)

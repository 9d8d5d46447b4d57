"""Scroll: pages of the long list, jumps in it and steps to the next case, in the real window."""

from tests.benchmarks.measuring import in_ms, spread
from tests.benchmarks.setting import Setting
from tests.benchmarks.windows import show_window


def measure(setting: Setting) -> None:
    """Printed only: it depends on the machine."""
    found = show_window("scrolling", setting.worlds.workspace(setting.cases), setting.rounds).found
    report = setting.report
    report.say(f"all row numbers after the first case: {in_ms(found['numbers'][0])}")
    report.say(f"page down, painted with words: {spread(found['page'])}")
    report.say(f"jump anywhere, painted with words: {spread(found['jump'])}")
    report.say(f"next case (J), painted: {spread(found['next'])}")
    report.say(f"memory at the end: {found['memory'][0]:.0f} MB")

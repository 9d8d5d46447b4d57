"""Runs benchmarks by name, or all: `python -m tests.benchmarks [NAME…]`."""

import argparse
import logging
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from tests.benchmarks.measuring import Report
from tests.benchmarks.registry import BENCHMARKS
from tests.benchmarks.setting import Setting
from tests.benchmarks.worlds import Worlds


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code: 0 measured, 1 with --strict when a goal is missed, 2 wrong usage."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    options = _read_options(arguments, list(BENCHMARKS))
    report = Report()
    with ExitStack() as stack:
        folder = options.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        setting = Setting(
            worlds=Worlds(folder), report=report, cases=options.cases, rounds=options.rounds
        )
        _say_machine(setting)
        for name in options.names or BENCHMARKS:
            report.title(f"{name}, {options.cases:,} cases")
            began = time.perf_counter()
            BENCHMARKS[name](setting)
            report.say(f"({time.perf_counter() - began:.0f} s)")
    return _sum_up(report, is_strict=options.strict)


def _read_options(arguments: Sequence[str] | None, names: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        description="Measure speed on a large workspace.",
        epilog="A million cases need some 7 GB of disk, and most of an hour on a slow machine.",
    )
    add = parser.add_argument
    add("names", nargs="*", metavar="NAME", help=f"of {', '.join(names)}; default: all")
    add("--cases", type=int, default=1_000_000, help="size of the workspace; default: 1000000")
    add("--rounds", type=int, default=100, help="measurements of each quick thing; default: 100")
    add("--keep", type=Path, metavar="DIR", help="where the workspaces stay for another run")
    add("--strict", action="store_true", help="exit with 1 when a goal is missed")
    options = parser.parse_args(arguments)
    if unknown := set(options.names) - set(names):
        parser.error(f"no benchmark is called {', '.join(sorted(unknown))}")
    return options


def _say_machine(setting: Setting) -> None:
    """Figures of a busy machine say little; the ratios of one run say more."""
    if hasattr(os, "getloadavg"):
        load = os.getloadavg()[0]
        setting.report.say(f"{os.cpu_count()} cores, load {load:.1f} before we began")


def _sum_up(report: Report, *, is_strict: bool) -> int:
    report.title(f"{len(report.met)} goals met, {len(report.missed)} NOT met")
    for name in report.missed:
        report.say(name)
    return 1 if is_strict and report.missed else 0


if __name__ == "__main__":
    logging.getLogger("reviewer_app").setLevel(logging.ERROR)
    sys.exit(main())

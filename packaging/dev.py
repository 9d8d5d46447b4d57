#!/usr/bin/env python3
"""Set up a checkout and run, test, measure or package it: `python3 packaging/dev.py COMMAND`.

Needs nothing but Python's standard library. The first use makes `.venv` in the checkout and
installs the pinned packages; later uses do so again only when the pinned set changed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

OLDEST_PYTHON = (3, 11)
if sys.version_info < OLDEST_PYTHON:  # before the imports below, which need it
    sys.exit("Reviewer needs Python 3.11 or newer; start this script with a newer python3.")

from dev_commands import SetupError, replace_process, run_shown, say  # noqa: E402
from dev_environment import Environment  # noqa: E402
from dev_machine import has_display, prepare_machine  # noqa: E402
from dev_package import package_linux  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
TOUR_FOLDER = ROOT / "first-light"

# Tests that kill processes or measure pauses: they are steady only with the machine to themselves.
TESTED_ALONE = ("benchmarks", "calling", "cli", "end2end", "packaging_")
TEST_PROCESSES = 2
"""How many processes share all other tests."""

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


class WrongUsage(SetupError):
    """The command line names something that is not there."""


@dataclass(frozen=True)
class Step:
    """One part of the whole check."""

    name: str
    command: list[str]


@dataclass(frozen=True)
class Outcome:
    """How one part went, and how many seconds it took."""

    name: str
    is_ok: bool
    seconds: float

    def __str__(self) -> str:
        return f"{self.name} {'ok' if self.is_ok else 'FAILED'} {self.seconds:.1f} s"


def main(arguments: Sequence[str]) -> int:
    """Exit code: 0 done, 1 something failed, 2 wrong usage."""
    own, passed_on = split_at_dashes(arguments)
    options = make_parser().parse_args(own)
    try:
        if options.command == "test":
            return test(options.only, passed_on)
        if options.command == "bench":
            return bench([*options.arguments, *passed_on])
        if options.command == "pictures":
            return take_pictures([*options.arguments, *passed_on])
        if options.command == "package":
            return package_linux(prepare(needs_display=False), ROOT)
        return run([*options.arguments, *passed_on])
    except SetupError as problem:
        print(f"dev.py: {problem}", file=sys.stderr, flush=True)
        return 2 if isinstance(problem, WrongUsage) else 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr, flush=True)
        return 130


def split_at_dashes(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """What stands before and after a lone `--`."""
    before = list(arguments)
    if "--" not in before:
        return before, []
    place = before.index("--")
    return before[:place], before[place + 1 :]


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="run|test|bench|pictures|package"
    )
    # No prefix character: whatever follows these, options too, is for the program they start.
    for name, text in (
        ("run", "install, then open the app on a demonstration workspace"),
        ("bench", "install, then run the benchmarks (all, or those named)"),
        ("pictures", "install, then take a picture of every screen in every appearance"),
    ):
        command = commands.add_parser(name, help=text, prefix_chars="\0", add_help=False)
        command.add_argument("arguments", nargs="*")
    package = commands.add_parser("package", help="build the program as a folder, and try it")
    package.add_argument("system", choices=["linux"], help="the system it is built for")
    check = commands.add_parser(
        "test",
        help="install, then check format, lint, types, import contracts and tests",
        epilog="What follows -- is handed to pytest.",
    )
    check.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="PATH",
        type=Path,
        help="a source file with its tests, a test file, or a folder; may be repeated",
    )
    return parser


def prepare(*, needs_display: bool) -> Environment:
    """The environment of this checkout, ready to use."""
    prepare_machine(needs_display=needs_display)
    environment = Environment(ROOT)
    environment.ensure()
    return environment


def run(arguments: list[str]) -> int:
    """Open the demonstration, or where there is no display go through it offscreen."""
    has_screen = has_display()
    environment = prepare(needs_display=has_screen)
    demo = [str(environment.python), "-m", "reviewer_app", "demo"]
    if has_screen:
        return replace_process([*demo, *arguments], folder=ROOT)
    say("There is no display here, so the main job is done offscreen, through the real window.")
    tour = [*demo, "--offscreen-tour", str(TOUR_FOLDER), *arguments]
    code = run_shown(tour, folder=ROOT, environment=OFFSCREEN)
    if code == 0:
        say(f"The screenshots and a summary are in {TOUR_FOLDER}")
    return code


def bench(arguments: list[str]) -> int:
    """Run the benchmarks; they print figures and assert only ratios."""
    environment = prepare(needs_display=False)
    command = [str(environment.python), "-m", "tests.benchmarks", *arguments]
    return run_shown(command, folder=ROOT, environment=OFFSCREEN)


def take_pictures(arguments: list[str]) -> int:
    """Take a picture of every screen and state, offscreen, in every appearance."""
    environment = prepare(needs_display=False)
    command = [str(environment.python), "-m", "tests.pictures", *arguments]
    return run_shown(command, folder=ROOT, environment=OFFSCREEN)


def test(only: list[Path], pytest_arguments: list[str]) -> int:
    """Run the whole check, or the part of it that belongs to the given paths."""
    sources, tests = choose_paths(only)
    environment = prepare(needs_display=False)
    return take_all(make_steps(environment, sources, tests, pytest_arguments))


def choose_paths(only: list[Path]) -> tuple[list[str], list[str]]:
    """Paths to check and paths to test, for the whole checkout or a part of it.

    Empty lists stand for "what the tools' settings in pyproject.toml say".
    """
    if not only:
        return [], []
    chosen = [relative_to_root(path) for path in only]
    tests = [mirror for path in chosen if (mirror := mirror_of(path)) is not None]
    return unique([*chosen, *tests]), unique(tests)


def unique(paths: list[Path]) -> list[str]:
    return list(dict.fromkeys(path.as_posix() for path in paths))


def relative_to_root(path: Path) -> Path:
    """Paths may be given from where the person stands or from the top of the checkout."""
    for candidate in (path.resolve(), (ROOT / path).resolve()):
        if candidate.exists() and candidate.is_relative_to(ROOT):
            return candidate.relative_to(ROOT)
    raise WrongUsage(f"--only {path}: there is no such file or folder in this checkout.")


def mirror_of(path: Path) -> Path | None:
    """The tests of a source file or folder: `a/b.py` is tested by `tests/a/test_b.py`.

    Tests stand for themselves. None where a source has no tests of its own.
    """
    top, *inner = path.parts or (".",)
    if top == "tests":
        return path
    if top not in {"reviewer_app", "packaging"}:
        return None
    # A folder tests/packaging would look like PyPI's package of that name.
    folder = Path("tests", *(["packaging_"] if top == "packaging" else []), *inner)
    mirror = folder
    if path.suffix == ".py":
        mirror = folder.parent
        if path.stem != "__init__":
            mirror = mirror / f"test_{path.stem.strip('_')}.py"
    return mirror if (ROOT / mirror).exists() else None


def make_steps(
    environment: Environment, sources: list[str], tests: list[str], pytest_arguments: list[str]
) -> list[Step]:
    """The commands of the whole check; no test step where a chosen part has no tests."""
    python = str(environment.python)
    steps = [
        Step("format", [python, "-m", "ruff", "format", "--check", *(sources or ["."])]),
        Step("lint", [python, "-m", "ruff", "check", *(sources or ["."])]),
        Step("types", [python, "-m", "basedpyright", *sources]),
        Step("contracts", [str(environment.program("lint-imports")), "--no-logo"]),
    ]
    if sources and not tests:
        say("No tests belong to these paths, so none are run.")
    else:
        steps += make_test_steps(
            [python, "-m", "pytest", "--durations=10"], tests, pytest_arguments
        )
    return steps


def make_test_steps(pytest: list[str], tests: list[str], arguments: list[str]) -> list[Step]:
    """All tests in two steps; those that were chosen, in whatever way, in one and one by one."""
    if tests or arguments:
        return [Step("tests", [*pytest, *arguments, *tests])]
    alone = [f"tests/{folder}" for folder in TESTED_ALONE]
    others = [f"--ignore={folder}" for folder in alone]
    return [
        Step("tests side by side", [*pytest, "-n", str(TEST_PROCESSES), *others]),
        Step("tests one by one", [*pytest, *alone]),
    ]


def take_all(steps: list[Step]) -> int:
    """Every step runs even if an earlier one failed; the last line says how each went."""
    outcomes = [take(step) for step in steps]
    say(f"\n{', '.join(map(str, outcomes))}")
    return 0 if all(outcome.is_ok for outcome in outcomes) else 1


def take(step: Step) -> Outcome:
    """Run one step with its output shown."""
    say(f"\n== {step.name}")
    began = time.perf_counter()
    code = run_shown(step.command, folder=ROOT, environment=OFFSCREEN)
    return Outcome(step.name, code == 0, time.perf_counter() - began)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

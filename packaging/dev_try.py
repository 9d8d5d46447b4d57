"""Trying the packaged program: whether its parts are there, and whether they do their work.

The window does the main job by key presses and is started anew; on the command line each format
is written and read in again, and each evaluator scores a line.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from pathlib import Path

from dev_commands import SetupError, run_quietly, say
from dev_environment import Environment

REASON = "Incomplete: the fee is missing"
"""What the guided tour writes as the reason of its downvote."""

FORMATS = ("csv", "xlsx", "jsonl", "yaml")
# Each evaluator once; what fails here fails for want of a library.
SCORED: tuple[dict[str, object], ...] = (
    {"eval_type": "exact_match", "expected": "a", "output": "a"},
    {"eval_type": "contains", "expected": {"regex": ["[0-9]+"]}, "output": "room 12"},
    {"eval_type": "fuzzy_match", "expected": "good morning", "output": "good mornin"},
    {"eval_type": "schema", "expected": {"type": "object"}, "output": "{}"},
    {"eval_type": "tool_usage", "expected": {"tools": ["f"]}, "tool_calls": [{"name": "f"}]},
    {"eval_type": "llm_judge", "expected": "kind", "output": "hi", "judge_response": "5"},
    {
        "eval_type": "custom",
        "eval_config": {"evaluator": "own"},
        "expected": "x",
        "output": "x",
        "evaluator_returns": {"score": 1, "passed": True},
    },
)
TRY_SECONDS = 180.0


def look_through(environment: Environment, root: Path, target: Path) -> None:
    """SetupError where the folder lacks a module, a dictionary or a language."""
    script = root / "packaging" / "dev_parts.py"
    missing = run_quietly([str(environment.python), str(script), str(target)]).split()
    missing += lacking_words(target)
    if missing:
        raise SetupError("The package lacks " + ", ".join(missing))


def lacking_words(target: Path) -> list[str]:
    """The dictionary and the translations that the folder lacks, or has only in part."""
    missing = [] if [*target.rglob("hunspell/dictionaries/en_US.dic")] else ["en_US.dic"]
    for file in target.rglob("translations/reviewer_*.ts"):
        tag = file.stem.removeprefix("reviewer_")
        if 'type="unfinished"' in file.read_text(encoding="utf-8"):
            missing.append(f"texts in {file.name}")
        if not [*target.rglob(f"Qt/translations/qtbase_{tag}.qm")]:
            missing.append(f"qtbase_{tag}.qm")
    return missing


def smoke(program: Path) -> None:
    """Import, vote and export through the window; then a second start still has the vote."""
    with tempfile.TemporaryDirectory(prefix="reviewer-try-") as folder:
        workspace = Path(folder, "workspace")
        began = time.perf_counter()
        tour = ["demo", "--workspace", str(workspace), "--offscreen-tour", str(Path(folder, "p"))]
        start(program, *tour)
        say(f"It did the main job in {time.perf_counter() - began:.1f} s")
        cases = exported(program, workspace)
        reasons = [case["user_score_reason"] for case in cases]
        if REASON not in reasons:
            raise SetupError("Started again, the program does not have the vote it was given.")
        say(f"Started again, it has the vote and its reason among {len(cases)} cases")
        try_formats(program, workspace, len(cases))
        try_scoring(program, Path(folder))
        start(program, "doctor", "--workspace", str(workspace))


def exported(program: Path, workspace: Path) -> list[dict[str, object]]:
    """The cases of a workspace, as the program writes them."""
    file = workspace.with_suffix(".read.jsonl")
    start(program, "export", "--workspace", str(workspace), "--output", str(file))
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def try_formats(program: Path, workspace: Path, count: int) -> None:
    """Each format is written, and read into a workspace of its own."""
    for name in FORMATS:
        file, other = workspace.with_suffix(f".{name}"), workspace.with_name(f"from-{name}")
        start(program, "export", "--workspace", str(workspace), "--output", str(file))
        start(program, "import", "--workspace", str(other), str(file))
        found = len(exported(program, other))
        if found != count:
            raise SetupError(f"Of {count} cases written as {name}, {found} were read in again.")
    say(f"It wrote and read in {', '.join(FORMATS)}")


def try_scoring(program: Path, folder: Path) -> None:
    """Each evaluator gives its line the mark that it deserves."""
    lines = folder / "outputs.jsonl"
    lines.write_text("".join(json.dumps(line) + "\n" for line in SCORED), encoding="utf-8")
    scores = [json.loads(line) for line in start(program, "score", str(lines)).splitlines()]
    failed = [
        line["eval_type"] for line, score in zip(SCORED, scores, strict=True) if not score["passed"]
    ]
    if failed:
        raise SetupError(f"These evaluators do not work: {', '.join(map(str, failed))}")
    say(f"It scored {len(scores)} types of evaluation")


def start(program: Path, *arguments: str) -> str:
    """Run the built program away from the checkout, so that nothing of it helps out.

    Returns what it printed; SetupError where it fails.
    """
    bare = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    try:
        done = subprocess.run(
            [str(program), *arguments],
            check=False,
            cwd=program.parent,
            env={**bare, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=TRY_SECONDS,
        )
    except subprocess.TimeoutExpired as problem:
        raise SetupError(f"{arguments[0]} did not end within {TRY_SECONDS:.0f} s.") from problem
    if done.returncode:
        raise SetupError(f"{arguments[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout

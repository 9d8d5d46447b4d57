"""Starts processes with the real window and takes down what they measure."""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from tests.benchmarks.windowed import PAINTED

_ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True, slots=True)
class Shown:
    """What a window told. seconds: from the start of its process to its first painted case."""

    seconds: float
    found: dict[str, list[float]]


def show_window(what: str, workspace: Path, rounds: int = 1) -> Shown:
    """Start a window on a workspace, let it measure `what`, and wait for its end."""
    command = [sys.executable, "-m", "tests.benchmarks.windowed", what, str(workspace), str(rounds)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    began = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=_ROOT, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    with process:
        assert process.stdout is not None
        first = process.stdout.readline().strip()
        seconds = time.perf_counter() - began
        rest = process.stdout.read()
    if first != PAINTED or process.returncode:
        raise RuntimeError(f"the window ended with {process.returncode} and said {first!r}")
    return Shown(seconds, cast(dict[str, list[float]], json.loads(rest)))

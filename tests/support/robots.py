"""A robot at a window in a process of its own, seen from the test that kills it."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def said_until_killed(name: str, folder: Path, seed: int, seconds: float) -> list[list[Any]]:
    """Let the robot of this name work for a while and kill it; what it said, line by line."""
    robot = subprocess.Popen(
        [sys.executable, "-m", f"tests.support.{name}", str(folder), str(seed)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert robot.stdout
    assert robot.stderr
    first = robot.stdout.readline()
    assert first, robot.stderr.read().decode()
    time.sleep(seconds)
    robot.kill()
    said = robot.stdout.read().decode().splitlines()
    robot.communicate()
    return [json.loads(line) for line in said]

"""Running other programs: what they said, how long they took, and advice when they fail."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

TAIL_LINES = 20

# What a failed installer prints, and what a person can do about it.
ADVICE = (
    (
        ("No space left on device", "not have enough free space", "os error 28"),
        "The disk is full: free about 1 GB and run the same command again.",
    ),
    (
        (
            "Temporary failure",
            "Name or service not known",
            "Failed to establish a new connection",
            "Could not resolve",
            "Could not connect",
            "Network is unreachable",
            "dns error",
            "error sending request",
            "NewConnectionError",
            "Max retries exceeded",
        ),
        "The package index could not be reached: check the network connection or the proxy.",
    ),
    (
        ("Unable to locate package", "has no installation candidate"),
        "apt does not know the package: check the network connection and apt's sources.",
    ),
    (
        ("CERTIFICATE_VERIFY_FAILED", "invalid peer certificate", "UnknownIssuer"),
        "A certificate was not accepted: set SSL_CERT_FILE and PIP_CERT to your network's bundle.",
    ),
    (
        ("Permission denied", "Read-only file system"),
        "A file could not be written: check who owns the folder.",
    ),
    (
        ("HASHES", "Hash mismatch", "hash mismatch"),
        "A downloaded file is not the pinned one: something between here and the index changed it.",
    ),
    (
        ("No matching distribution", "has no wheels", "No solution found"),
        "A pinned package has no build for this Python or system: try Python 3.11, 3.12 or 3.13.",
    ),
)


class SetupError(Exception):
    """Something outside our control is missing; the text tells a person what to do."""


def say(text: str) -> None:
    """Print at once, so that our lines and those of the programs we run keep their order."""
    print(text, flush=True)


def run_quietly(command: Sequence[str], *, environment: Mapping[str, str] | None = None) -> str:
    """Return what the program printed; raise SetupError with the end of it if it failed."""
    try:
        done = subprocess.run(
            command,
            check=False,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as problem:
        raise SetupError(f"{command[0]} could not be started: {problem}") from problem
    if done.returncode:
        raise SetupError(explain(command, done.returncode, done.stdout))
    return done.stdout


def explain(command: Sequence[str], code: int, output: str) -> str:
    """The end of a failed program's output, and what to do about it where we know."""
    name = Path(command[0]).name
    tail = "\n".join(f"  {line}" for line in output.splitlines()[-TAIL_LINES:])
    return "\n".join(
        part for part in (f"{name} failed with exit code {code}:", tail, advise(output)) if part
    )


def advise(output: str) -> str:
    """What a person can do about this output; empty if we do not know."""
    return next((text for signs, text in ADVICE if any(sign in output for sign in signs)), "")


def run_shown(
    command: Sequence[str], *, folder: Path, environment: Mapping[str, str] | None = None
) -> int:
    """Run with its output shown as it comes; the exit code, 1 if it was ended by a signal."""
    try:
        done = subprocess.run(
            command, check=False, cwd=folder, env={**os.environ, **(environment or {})}
        )
    except OSError as problem:
        raise SetupError(f"{command[0]} could not be started: {problem}") from problem
    if done.returncode < 0:
        say(f"{Path(command[0]).name} was ended by signal {-done.returncode}.")
        return 1
    return done.returncode


def replace_process(command: Sequence[str], *, folder: Path) -> int:
    """Hand this process over to the program; on Windows wait for it, since exec returns there."""
    if sys.platform == "win32":
        return run_shown(command, folder=folder)
    os.chdir(folder)
    sys.stdout.flush()
    os.execv(command[0], list(command))

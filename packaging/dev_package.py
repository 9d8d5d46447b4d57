"""The program as a folder that runs without Python: `python3 packaging/dev.py package linux`.

PyInstaller collects the interpreter, the libraries and the resources (its one-folder form: it
starts at once, where a single file would unpack itself at every start). What was built is then
tried: it does the main job through the real window, is started anew, and still has the vote.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from dev_commands import SetupError, run_quietly, say
from dev_environment import Environment

NAME = "reviewer-app"
REASON = "Incomplete: the fee is missing"
"""What the guided tour writes as the reason of its downvote."""

# What the window does not use; together some 60 MB.
LEFT_OUT = (
    "PySide6.QtDesigner",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtQuickWidgets",
    "PySide6.QtSql",
    "PySide6.QtTest",
    "PySide6.QtUiTools",
    "pydoc",
    "pytest",
    "tkinter",
    "unittest",
)
# Platforms nobody sees a window on, a theme that draws in GTK, and drivers of databases: a second
# SQLite library in the process would lose commits (see the architecture).
UNWANTED_PLUGINS = (
    "egldeviceintegrations",
    "platforms/libqeglfs.so",
    "platforms/libqlinuxfb.so",
    "platforms/libqvnc.so",
    "platformthemes/libqgtk3.so",
    "sqldrivers",
)
TRY_SECONDS = 180.0


def package_linux(environment: Environment, root: Path) -> int:
    """Build `dist/reviewer-app` and try it; 0 when the try went well, else SetupError."""
    require_programs()
    target = build(environment, root)
    say(f"{target}: {megabytes(target)} MB")
    smoke(target / NAME)
    return 0


def require_programs() -> None:
    """PyInstaller reads and strips libraries with programs of the system."""
    missing = [program for program in ("objdump", "strip") if not shutil.which(program)]
    if missing:
        raise SetupError(
            f"this machine lacks {' and '.join(missing)}. Install them with\n"
            "  sudo apt-get install --no-install-recommends binutils"
        )


def build(environment: Environment, root: Path) -> Path:
    """The folder with the program; an older one is replaced."""
    target = root / "dist" / NAME
    began = time.perf_counter()
    say("Collecting the program with PyInstaller")
    with tempfile.TemporaryDirectory(prefix="reviewer-build-") as work:
        run_quietly(command(environment, root, Path(work)))
    prune(target)
    script = root / "packaging" / "dev_licences.py"
    run_quietly([str(environment.python), str(script), str(target / "licences")])
    say(f"Built in {time.perf_counter() - began:.0f} s")
    return target


def command(environment: Environment, root: Path, work: Path) -> list[str]:
    """How PyInstaller is called: all settings stand here, none in a spec file beside."""
    resources = f"{root / 'resources'}{os.pathsep}reviewer_app/_resources"
    left_out = [part for name in LEFT_OUT for part in ("--exclude-module", name)]
    return [
        *(str(environment.python), "-m", "PyInstaller"),
        *("--noconfirm", "--clean", "--onedir", "--strip", "--log-level", "WARN"),
        *("--name", NAME, "--distpath", str(root / "dist")),
        *("--workpath", str(work), "--specpath", str(work)),
        *("--add-data", resources),
        *("--add-data", f"{root / 'packaging' / 'LICENSE'}{os.pathsep}licences"),
        # Found by name at run time, so not by reading the imports.
        *("--collect-submodules", "reviewer_app"),
        *("--collect-data", "hunspell"),  # its English dictionary
        *left_out,
        str(root / "reviewer_app" / "__main__.py"),
    ]


def prune(target: Path) -> None:
    """Take out what the program never loads: some plugins, and sources of a library."""
    for source in [*target.rglob("hunspell/*.cpp"), *target.rglob("hunspell/*.p[xy]*")]:
        source.unlink()
    for plugins in target.rglob("Qt/plugins"):
        for name in UNWANTED_PLUGINS:
            unwanted = plugins / name
            if unwanted.is_dir():
                shutil.rmtree(unwanted)
            else:
                unwanted.unlink(missing_ok=True)


def megabytes(folder: Path) -> int:
    """What the files of a folder take, in millions of bytes."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files) // 1_000_000


def smoke(program: Path) -> None:
    """Import, vote and export through the window; then a second start still has the vote."""
    with tempfile.TemporaryDirectory(prefix="reviewer-try-") as folder:
        workspace, pictures = Path(folder, "workspace"), Path(folder, "pictures")
        began = time.perf_counter()
        tour = ["demo", "--workspace", str(workspace), "--offscreen-tour", str(pictures)]
        start(program, *tour)
        say(f"It did the main job in {time.perf_counter() - began:.1f} s")
        exported = Path(folder, "cases.jsonl")
        keep = ["export", "--workspace", str(workspace), "--format", "jsonl"]
        start(program, *keep, "--output", str(exported))
        cases = [json.loads(line) for line in exported.read_text("utf-8").splitlines()]
        reasons = [case["user_score_reason"] for case in cases]
    if REASON not in reasons:
        raise SetupError("Started again, the program does not have the vote it was given.")
    say(f"Started again, it has the vote and its reason among {len(cases)} cases")


def start(program: Path, *arguments: str) -> None:
    """Run the built program away from the checkout, so that nothing of it helps out."""
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

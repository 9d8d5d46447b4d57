"""The program as a folder that runs without Python: `python3 packaging/dev.py package linux`.

PyInstaller collects the interpreter, the libraries and the resources (its one-folder form: it
starts at once, where a single file would unpack itself at every start). What was built is then
tried: it does the main job through the real window, is started anew, and still has the vote.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from pathlib import Path

from dev_commands import SetupError, run_quietly, say
from dev_environment import Environment
from dev_try import look_through, smoke

NAME = "reviewer-app"

# What the window does not use, and what only tests of the libraries do; together some 60 MB.
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
    "_pytest",
    "hypothesis",
    "pydoc",
    "pytest",
    "setuptools",
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


def package_linux(environment: Environment, root: Path) -> int:
    """Build `dist/reviewer-app` and try it; 0 when the try went well, else SetupError."""
    require_programs()
    target = build(environment, root)
    say(f"{target}: {megabytes(target)} MB")
    look_through(environment, root, target)
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

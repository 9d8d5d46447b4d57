"""What the operating system must provide before the app can run: libraries, venv support, fonts."""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from dev_commands import SetupError, run_quietly, say


@dataclass(frozen=True)
class Library:
    """A shared library that Qt loads, and the Debian package that brings it."""

    file: str
    package: str


# Importing PySide6.QtWidgets needs these, so the offscreen platform does too.
ALWAYS = (
    Library("libEGL.so.1", "libegl1"),
    Library("libGL.so.1", "libgl1"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libglib-2.0.so.0", "libglib2.0-0"),
)
X11 = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
    Library("libwayland-egl.so.1", "libwayland-egl1"),
)


@dataclass(frozen=True)
class Font:
    """A font package, and how to see whether its characters can be shown already."""

    package: str
    language: str
    file_pattern: str


# Without them Qt shows boxes for the scripts that the demonstration cases are written in.
FONTS = (
    Font("fonts-noto-core", "hi", "NotoSansDevanagari*"),
    Font("fonts-noto-cjk", "ja", "NotoSansCJK*"),
)
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


def has_display() -> bool:
    """Whether a window can be shown; Windows and macOS sessions always have a screen."""
    if os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in {"offscreen", "minimal"}:
        return False
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def prepare_machine(*, needs_display: bool) -> None:
    """Find what is missing and install it, or say how; raise SetupError if we cannot go on."""
    if not sys.platform.startswith("linux"):
        return
    required = missing_packages(needs_display=needs_display)
    fonts = missing_fonts() if is_debian_like() else []
    if not required and not fonts:
        return
    if not is_debian_like():
        refuse_unknown_system(needs_display=needs_display)
    if os.geteuid() != 0:
        suggest(required, fonts)
    else:
        install_with_apt(required, fonts)
        still_missing = missing_packages(needs_display=needs_display)
        if still_missing:
            raise SetupError(f"still missing after the installation: {' '.join(still_missing)}")


def missing_packages(*, needs_display: bool) -> list[str]:
    """Debian packages without which the app cannot start."""
    packages = [library.package for library in missing_libraries(needs_display=needs_display)]
    if not can_make_venv():
        packages.append(f"python3.{sys.version_info.minor}-venv")
    return packages


def missing_libraries(*, needs_display: bool) -> list[Library]:
    """Shared libraries that Qt would not find here."""
    wanted = list(ALWAYS)
    if needs_display and os.environ.get("DISPLAY"):
        wanted.extend(X11)
    elif needs_display:
        wanted.extend(WAYLAND)
    return [library for library in wanted if not can_load(library.file)]


def can_load(file: str) -> bool:
    """Whether the dynamic loader finds the library and all it depends on."""
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def can_make_venv() -> bool:
    """Whether uv or the standard library can make a virtual environment.

    Debian splits ensurepip off python3, and then `python3 -m venv` fails half-way.
    """
    if shutil.which("uv"):
        return True
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def missing_fonts() -> list[str]:
    """Font packages whose scripts nothing on this machine can show."""
    return [font.package for font in FONTS if not can_show(font)]


def can_show(font: Font) -> bool:
    """Ask fontconfig where its tool is there, else look for the package's files."""
    if shutil.which("fc-list"):
        return bool(run_quietly(["fc-list", f":lang={font.language}", "family"]).strip())
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    return any(next(folder.rglob(font.file_pattern), None) for folder in folders)


def is_debian_like() -> bool:
    """Whether apt-get is the way to install things."""
    return shutil.which("apt-get") is not None


def refuse_unknown_system(*, needs_display: bool) -> NoReturn:
    """Name what is missing where we do not know the package manager."""
    names = [library.file for library in missing_libraries(needs_display=needs_display)]
    if not can_make_venv():
        names.append("Python's venv and ensurepip modules")
    raise SetupError(
        f"this machine lacks {', '.join(names)}.\n"
        "Install them with your system's package manager, then run the same command again."
    )


def suggest(required: list[str], fonts: list[str]) -> None:
    """Without root: print the one line to type; stop only where we cannot go on without it."""
    line = f"sudo apt-get install --no-install-recommends {' '.join(required + fonts)}"
    if required:
        raise SetupError(
            f"this machine lacks packages that Reviewer needs. Install them with\n  {line}"
        )
    say(f"Some scripts will show as boxes until fonts for them are installed:\n  {line}")


def install_with_apt(required: list[str], fonts: list[str]) -> None:
    """As root: install everything, the fonts separately since we can go on without them."""
    try:
        apt_get("update")
    except SetupError as problem:  # one broken source need not matter to what we install
        say(f"Going on with the package lists that are there: {problem}")
    if required:
        say(f"Installing with apt-get: {' '.join(required)}")
        apt_get("install", *required)
    if fonts:
        say(f"Installing with apt-get: {' '.join(fonts)}")
        try:
            apt_get("install", *fonts)
        except SetupError as problem:
            say(f"Going on without these fonts; some scripts will show as boxes: {problem}")


def apt_get(action: str, *packages: str) -> None:
    """Run apt-get without questions, waiting a while for another package manager to finish."""
    options = ["-y", "--no-install-recommends"] if action == "install" else []
    run_quietly(
        ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=120", action, *options, *packages],
        environment={"DEBIAN_FRONTEND": "noninteractive"},
    )

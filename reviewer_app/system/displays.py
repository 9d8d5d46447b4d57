"""Displays: whether a window can be shown here at all."""

import os
import sys


def has_display() -> bool:
    """Whether a window can be shown; without a display, Qt would end the process on the spot."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

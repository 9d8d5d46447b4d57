"""The log file: for support, without any case's content."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

_LIMIT = 1_000_000
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def start_log(folder: Path) -> Path | None:
    """Write the log into a folder, at most two files of 1 MB; None where that cannot be."""
    path = folder / "reviewer.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_LIMIT, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter(_FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return path

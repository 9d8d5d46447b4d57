"""How this person likes the window: kept in a small file, never needed for safety."""

import json
import os
from pathlib import Path
from typing import Any, cast


class Settings:
    """Values by name, written at once; a file that cannot be read counts as empty."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._values = _read(path)

    def get(self, name: str, default: Any) -> Any:
        """The value kept under a name, if it has the kind of the default."""
        value = self._values.get(name, default)
        return value if type(value) is type(default) or default is None else default

    def set(self, name: str, value: Any) -> None:
        """Keep a value (anything that JSON can hold)."""
        if self._values.get(name) != value:
            self._values[name] = value
            self._write()

    def _write(self) -> None:
        """Replace the whole file, so that a crash leaves the old or the new one."""
        part = self._path.with_suffix(".part")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with part.open("w", encoding="utf-8") as file:
                json.dump(self._values, file, indent=1)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self._path)
        except OSError:
            part.unlink(missing_ok=True)  # a full disk must not stop the review


def _read(path: Path) -> dict[str, Any]:
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return cast("dict[str, Any]", values) if isinstance(values, dict) else {}

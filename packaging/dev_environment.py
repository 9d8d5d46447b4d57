"""The checkout's virtual environment: made, filled with the pinned packages, kept up to date."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from dev_commands import SetupError, run_quietly, say

OLDEST_PYTHON = (3, 11)


class Environment:
    """The `.venv` of one checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.constraints = root / "packaging" / "constraints.txt"
        self._stamp = self.folder / "installed.sha256"
        self._uv = shutil.which("uv")

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.program("python")

    def program(self, name: str) -> Path:
        """A script that one of its packages brings."""
        if sys.platform == "win32":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def ensure(self) -> None:
        """Make it and install into it, unless that was done for these very files."""
        wanted = self._fingerprint()
        if self._is_usable() and self._read_stamp() == wanted:
            return
        try:
            self._make()
            self._install()
            self._stamp.write_text(wanted, encoding="ascii")
        except OSError as problem:
            raise SetupError(f"{self.folder} could not be written: {problem}") from problem

    def _fingerprint(self) -> str:
        """Changes with the pinned set, the project's own data, and the place of the checkout.

        The place: scripts and the link to the checkout hold absolute paths.
        """
        digest = hashlib.sha256(str(self.root).encode())
        for file in (self.constraints, self.root / "pyproject.toml"):
            digest.update(file.read_bytes())
        return digest.hexdigest()

    def _read_stamp(self) -> str:
        try:
            return self._stamp.read_text(encoding="ascii")
        except (OSError, UnicodeDecodeError):
            return ""

    def _is_usable(self) -> bool:
        """Whether its interpreter starts (the one it links to may be gone) and is new enough."""
        program = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
        try:
            done = subprocess.run(
                [str(self.python), "-c", program], check=False, capture_output=True
            )
        except OSError:
            return False
        return done.returncode == 0

    def _make(self) -> None:
        """Start from an empty environment: packages no longer pinned must not linger."""
        self._stamp.unlink(missing_ok=True)
        say(f"Making {self.folder}")
        if self._uv:
            run_quietly([self._uv, "venv", "--clear", "--python", sys.executable, str(self.folder)])
        else:
            run_quietly([sys.executable, "-m", "venv", "--clear", str(self.folder)])

    def _install(self) -> None:
        """The pinned set with hashes, then the checkout itself without its dependencies.

        Two steps, because pip refuses an editable project while it checks hashes. Only ready-made
        wheels, because building one would download unpinned tools.
        """
        count = sum("==" in line for line in self.constraints.read_text("utf-8").splitlines())
        say(f"Installing {count} pinned packages with {'uv' if self._uv else 'pip'}")
        hashes = ["--require-hashes", "--only-binary", ":all:", "-r", str(self.constraints)]
        run_quietly([*self._installer(), *hashes])
        alone = ["--no-deps", "--no-build-isolation", "--editable", str(self.root)]
        run_quietly([*self._installer(), *alone])

    def _installer(self) -> list[str]:
        if self._uv:
            return [self._uv, "pip", "install", "--python", str(self.python)]
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check"]
        return [*pip, "install", "--quiet", "--progress-bar", "off"]

"""Takes the pictures: `python -m tests.pictures FOLDER [--only APPEARANCE] [--guide | --docs]`."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.pictures.appearances import APPEARANCES
from tests.pictures.gallery import LOOKS, fill, to_file_name
from tests.pictures.states import GUIDE, STATES

_ROOT = Path(__file__).resolve().parents[2]
_GUIDE = _ROOT / "resources" / "guide"
_GALLERY = _ROOT / "docs" / "screens"


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code: 0 all taken, 1 when a state could not be reached."""
    options = _read_options(arguments)
    if options.guide:
        return _renew_guide()
    if options.docs:
        return _renew_gallery()
    names = options.states or ["first start", *STATES]
    looks = options.only or LOOKS
    codes = [_take(options.folder / look, look, names) for look in looks]
    print(f"The pictures are in {options.folder}")
    return max(codes)


def _read_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.pictures",
        description="Take a picture of every screen and state in every appearance.",
    )
    add = parser.add_argument
    add("folder", nargs="?", type=Path, default=Path("pictures"), help="default: pictures")
    add("--only", action="append", choices=APPEARANCES, help="an appearance; may be repeated")
    add("--states", nargs="+", choices=["first start", *STATES], help="only these states")
    add("--guide", action="store_true", help="renew the pictures of the guide instead")
    add("--docs", action="store_true", help="renew the gallery in docs/screens instead")
    return parser.parse_args(arguments)


def _take(folder: Path, appearance: str, names: Sequence[str]) -> int:
    command = [sys.executable, "-m", "tests.pictures.drawing", str(folder), appearance, *names]
    scale = {"QT_SCALE_FACTOR": str(APPEARANCES[appearance].scale)}
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"} | scale
    return subprocess.run(command, cwd=_ROOT, env=environment, check=False).returncode


def _renew_guide() -> int:
    with tempfile.TemporaryDirectory() as folder:
        code = _take(Path(folder), "guide", list(GUIDE))
        for name, file in GUIDE.items():
            taken = Path(folder) / f"{to_file_name(name)}.png"
            if taken.exists():
                shutil.copyfile(taken, _GUIDE / f"{file}.png")
    return code


def _renew_gallery() -> int:
    names = ["first start", *STATES]
    with tempfile.TemporaryDirectory() as folder:
        taken = Path(folder)
        code = max(_take(taken / look, look, names) for look in LOOKS)
        if code == 0:
            fill(_GALLERY, taken, names)
    return code


if __name__ == "__main__":
    sys.exit(main())

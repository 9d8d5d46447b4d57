"""The virtual environment: filled once, again when the pinned set changes, and never half."""

import shutil
from pathlib import Path

import pytest

from dev_commands import SetupError, run_quietly
from dev_environment import Environment

# A build backend of its own lets these tests install a project without any network.
BACKEND = '''
"""Builds an editable wheel of a project that is one path entry."""

import zipfile
from pathlib import Path

FILES = {
    "tiny.pth": str(Path.cwd()),
    "tiny-1.dist-info/METADATA": "Metadata-Version: 2.1\\nName: tiny\\nVersion: 1\\n",
    "tiny-1.dist-info/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    "tiny-1.dist-info/RECORD": "",
}


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    name = "tiny-1-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory, name), "w") as wheel:
        for file, text in FILES.items():
            wheel.writestr(file, text)
    return name
'''
PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "tiny"
version = "1"
"""
UNREACHABLE = "http://127.0.0.1:9/simple"


def make_checkout(root: Path) -> Path:
    (root / "packaging").mkdir(parents=True)
    (root / "packaging" / "constraints.txt").write_text("# none\n", encoding="utf-8")
    (root / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (root / "backend.py").write_text(BACKEND, encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose environment is ready; making one takes seconds, so tests copy it."""
    root = make_checkout(tmp_path_factory.mktemp("filled") / "checkout")
    Environment(root).ensure()
    return root


@pytest.mark.slow
def test_it_is_filled_once_and_again_when_the_pinned_set_changes(filled: Path) -> None:
    environment = Environment(filled)
    assert imported_from(environment) == str(filled / "backend.py")
    trace = environment.folder / "trace"
    trace.touch()

    environment.ensure()
    assert trace.exists(), "nothing changed, and yet it was made anew"

    environment.constraints.write_text("# still none\n", encoding="utf-8")
    environment.ensure()
    assert not trace.exists()


@pytest.mark.slow
def test_a_moved_checkout_gets_a_new_one(filled: Path, tmp_path: Path) -> None:
    moved = Environment(shutil.copytree(filled, tmp_path / "moved", symlinks=True))

    moved.ensure()

    assert imported_from(moved) == str(moved.root / "backend.py")


@pytest.mark.slow
def test_one_whose_interpreter_is_gone_is_made_anew(filled: Path) -> None:
    environment = Environment(filled)
    environment.ensure()
    shutil.rmtree(environment.python.parent)

    environment.ensure()

    assert imported_from(environment) == str(filled / "backend.py")


@pytest.mark.slow
def test_an_unreachable_index_is_said_and_leaves_no_stamp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (
        ("PIP_INDEX_URL", UNREACHABLE),
        ("UV_DEFAULT_INDEX", UNREACHABLE),
        ("PIP_RETRIES", "1"),
        ("UV_HTTP_RETRIES", "0"),
        ("PIP_NO_CACHE_DIR", "1"),
        ("UV_NO_CACHE", "1"),
    ):
        monkeypatch.setenv(name, value)
    environment = Environment(make_checkout(tmp_path / "checkout"))
    environment.constraints.write_text(f"tiny-dep==1 --hash=sha256:{'0' * 64}\n", encoding="utf-8")

    with pytest.raises(SetupError, match="could not be reached"):
        environment.ensure()

    assert not list(environment.folder.glob("installed*"))


def imported_from(environment: Environment) -> str:
    program = "import backend; print(backend.__file__)"
    # -P: not from the working directory.
    return run_quietly([str(environment.python), "-P", "-c", program]).strip()

"""What the tests of formats share: files with given bytes, and reading them whole."""

from collections.abc import Callable
from pathlib import Path

import pytest

MakeFile = Callable[..., Path]


@pytest.fixture
def make_file(tmp_path: Path) -> MakeFile:
    """Writes text (as UTF-8) or bytes to a file of the given name."""

    def make(content: str | bytes, name: str = "cases.csv") -> Path:
        path = tmp_path / name
        data = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
        path.write_bytes(data)
        return path

    return make

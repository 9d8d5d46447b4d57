"""The licences of what is shipped travel with the packaged program."""

from pathlib import Path

import dev_licences


def test_everything_that_the_program_needs_is_named_with_its_licence(tmp_path: Path) -> None:
    dev_licences.collect(tmp_path)

    listed = (tmp_path / "README.txt").read_text(encoding="utf-8")
    for name in ("PySide6_Essentials", "shiboken6", "SQLAlchemy", "h11", "diff-match-patch"):
        assert name in listed
    assert "pytest" not in listed
    assert "pyinstaller" not in listed


def test_licence_files_stand_in_a_folder_of_their_package(tmp_path: Path) -> None:
    dev_licences.collect(tmp_path)

    texts = [file.read_text(encoding="utf-8") for file in (tmp_path / "httpx").iterdir()]
    assert any("Redistribution and use" in text for text in texts)


def test_no_package_is_under_a_licence_that_may_not_be_shipped(tmp_path: Path) -> None:
    dev_licences.collect(tmp_path)

    for line in (tmp_path / "README.txt").read_text(encoding="utf-8").splitlines():
        said = line.partition(": ")[2]
        alone = said.replace("LGPL", "").replace("Lesser General Public", "")
        # Qt for Python may be taken under the LGPL, which is named first.
        assert "AGPL" not in alone
        assert "GPL" not in alone or "LGPL" in said, line

"""Trying the packaged program: a try that it should fail, it fails with words."""

import stat
import sys
from pathlib import Path

import pytest

import dev_try
from dev_commands import SetupError

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a package for Linux")


def a_folder(target: Path, *, translation: str) -> Path:
    """A built folder with a dictionary and one language."""
    inside = target / "_internal"
    files = {
        "hunspell/dictionaries/en_US.dic": "",
        "PySide6/Qt/translations/qtbase_es.qm": "",
        "reviewer_app/_resources/translations/reviewer_es.ts": translation,
    }
    for name, text in files.items():
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).write_text(text, encoding="utf-8")
    return target


def test_a_language_that_would_not_be_offered_is_told(tmp_path: Path) -> None:
    whole = a_folder(tmp_path / "whole", translation="<translation>Guía</translation>")
    part = a_folder(tmp_path / "part", translation='<translation type="unfinished" />')

    assert dev_try.lacking_words(whole) == []
    assert dev_try.lacking_words(part) == ["texts in reviewer_es.ts"]


def test_a_lost_dictionary_and_the_words_of_the_systems_dialogs_are_told(tmp_path: Path) -> None:
    target = a_folder(tmp_path, translation="")
    for file in [*target.rglob("*.dic"), *target.rglob("*.qm")]:
        file.unlink()

    assert dev_try.lacking_words(target) == ["en_US.dic", "qtbase_es.qm"]


@LINUX
def test_a_program_that_fails_is_told_with_its_words(tmp_path: Path) -> None:
    program = tmp_path / "reviewer-app"
    program.write_text("#!/bin/sh\necho no library found >&2\nexit 3\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)

    with pytest.raises(SetupError, match="no library found"):
        dev_try.start(program, "demo")


@LINUX
def test_a_program_that_forgets_the_vote_fails_the_try(tmp_path: Path) -> None:
    program = tmp_path / "reviewer-app"
    program.write_text(
        '#!/bin/sh\nfor last; do :; done\necho \'{"user_score_reason": null}\' > "$last"\n'
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)

    with pytest.raises(SetupError, match="does not have the vote"):
        dev_try.smoke(program)

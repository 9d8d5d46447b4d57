"""The delimiter that a spreadsheet on this computer expects."""

import locale

import pytest

from reviewer_app.system.locales import find_list_separator, separator_beside


def test_a_decimal_comma_leaves_the_semicolon() -> None:
    assert (separator_beside(","), separator_beside(".")) == (";", ",")


def test_a_locale_that_is_not_installed_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_NUMERIC", "LANG"):
        monkeypatch.setenv(name, "xx_XX.UTF-8")
    before = locale.setlocale(locale.LC_NUMERIC)
    assert find_list_separator() in (",", ";", "\t", "|")
    assert locale.setlocale(locale.LC_NUMERIC) == before

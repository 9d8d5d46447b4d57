"""Locales: what the person's system expects of files that spreadsheets open."""

import locale
import sys


def find_list_separator() -> str:
    """The delimiter with which Excel opens a CSV file by itself on this computer.

    Windows has a setting for it; elsewhere it is ";" where numbers are written with a comma.
    """
    return _from_windows() or separator_beside(_decimal_point())


def separator_beside(decimal_point: str) -> str:
    """The delimiter that does not clash with numbers written with this decimal point."""
    return ";" if decimal_point == "," else ","


def _from_windows() -> str:
    if sys.platform != "win32":
        return ""
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Control Panel\International") as key:
            found = str(winreg.QueryValueEx(key, "sList")[0])
    except OSError:
        return ""
    return found if found in (",", ";", "\t", "|") else ""


def _decimal_point() -> str:
    """The one of the person's locale, which a program has to ask for."""
    before = locale.setlocale(locale.LC_NUMERIC)
    try:
        locale.setlocale(locale.LC_NUMERIC, "")
        return str(locale.localeconv()["decimal_point"])
    except locale.Error:  # it names a locale that is not installed
        return "."
    finally:
        locale.setlocale(locale.LC_NUMERIC, before)

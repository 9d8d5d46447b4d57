"""The table of commands: nothing clashes, every row can be run and printed."""

from itertools import pairwise

from reviewer_app.ui.commands import COMMANDS, MENUS
from reviewer_app.ui.keymap import Keymap, combined


def test_no_key_does_two_things() -> None:
    """B12: a key that two commands claim would do the one or the other."""
    owners: dict[int, str] = {}
    for command in COMMANDS:
        for key in command.keys:
            other = owners.setdefault(combined(key), command.name)
            assert other == command.name, f"{key} is both {other} and {command.name}"


def test_every_key_is_one_that_qt_knows() -> None:
    assert all(combined(key) > 0 for command in COMMANDS for key in command.keys)


def test_no_default_key_uses_control_and_alt_together() -> None:
    """B16: AltGr arrives as Ctrl+Alt, so such a key would eat typed characters."""
    keys = [key for command in COMMANDS for key in command.keys]
    assert not [key for key in keys if "Ctrl" in key and "Alt" in key]


def test_names_are_unique_and_every_menu_has_entries() -> None:
    names = [command.name for command in COMMANDS]
    assert len(names) == len(set(names))
    assert {command.menu for command in COMMANDS} == set(MENUS)


def test_decisions_never_repeat_while_a_key_is_held() -> None:
    """B17: a held key would vote on case after case."""
    assert not [command.name for command in COMMANDS if command.is_decision and command.repeats]


def test_the_cap_shows_the_first_key() -> None:
    keymap = Keymap()
    assert keymap.words("vote_up") == "U"
    assert keymap.words("quit") != ""
    assert keymap.words("theme_dark") == ""


def test_the_entries_of_a_group_stand_together() -> None:
    for menu in MENUS:
        groups = [command.group for command in COMMANDS if command.menu == menu]
        starts = [new for old, new in pairwise(["", *groups]) if new != old]
        assert len(starts) == len(set(starts))

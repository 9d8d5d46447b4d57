"""The keymap: what a press means on each keyboard, what caps say, and what the person changed."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.commands import COMMANDS, find
from reviewer_app.ui.key_positions import Lettering, digit_of, place_of
from reviewer_app.ui.keymap import Keymap, combined
from tests.ui.key_presses import ALT, CONTROL, NONE, SHIFT, press

PLACES = "UDRJKNIG"
LAYOUTS = {
    # What the places of PLACES type, by the layouts that X and Windows ship.
    "us": "udrjknig",
    "ru": "гвколтшп",
    "el": "θδρξκνιγ",
    "he": "וגרחלמןע",
    "ar": "عيقتنىهل",
    "uk": "гвколтшп",
}
COMMANDS_AT = {
    "U": "vote_up",
    "D": "vote_down",
    "R": "toggle_reviewed",
    "J": "go_next",
    "K": "go_previous",
    "N": "go_unfinished",
    "I": "include_legacy",
    "G": "go_to_id",
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_same_place_does_the_same_where_letters_are_not_latin(layout: str) -> None:
    """B15: Russian, Greek, Hebrew, Arabic, Ukrainian."""
    keymap = Keymap()
    for place, letter in zip(PLACES, LAYOUTS[layout], strict=True):
        command = keymap.command_of(press(place, letter))
        assert command is not None, f"{letter} at {place}"
        assert command.name == COMMANDS_AT[place]


@pytest.mark.parametrize(
    ("place", "letter", "name"),
    [
        ("F", "u", "vote_up"),  # Dvorak
        ("H", "d", "vote_down"),
        ("O", "r", "toggle_reviewed"),
        ("D", "e", "edit_case"),
        ("U", "g", "go_to_id"),
        ("I", "u", "vote_up"),  # Colemak
    ],
)
def test_latin_letters_count_wherever_they_are(place: str, letter: str, name: str | None) -> None:
    """B15: who rearranged the letters means the letters."""
    command = Keymap().command_of(press(place, letter))
    assert (command.name if command else None) == name


@pytest.mark.parametrize("sign", ["à", "é", "0", "٠", "}"])
def test_digits_count_by_place(sign: str) -> None:
    """B15: on AZERTY digits take Shift otherwise; Arabic keyboards type digits of their own."""
    command = Keymap().command_of(press("0", sign))
    assert command is not None
    assert command.name == "clear_vote"


def test_a_digit_with_shift_on_azerty_is_the_digit() -> None:
    command = Keymap().command_of(press("0", "0", SHIFT))
    assert command is not None
    assert command.name == "clear_vote"


def test_digits_with_control_are_other_keys() -> None:
    command = Keymap().command_of(press("0", "0", CONTROL))
    assert command is not None
    assert command.name == "zoom_reset"
    assert Keymap().command_of(press("1", "1", CONTROL)) is None
    azerty = Keymap().command_of(press("0", "à", CONTROL))
    assert azerty is not None
    assert azerty.name == "zoom_reset"
    smaller = Keymap().command_of(press("6", "-", CONTROL))
    assert smaller is not None
    assert smaller.name == "zoom_out"
    assert digit_of(press("1", "1", CONTROL)) == ""
    assert digit_of(press("1", "&")) == "1"


@pytest.mark.parametrize(
    ("sign", "place", "modifiers", "name"),
    [
        ("/", "7", SHIFT, "search"),  # German
        ("/", "/", NONE, "search"),
        ("?", "/", SHIFT, "all_keys"),
        ("?", "M", SHIFT, "all_keys"),  # French
    ],
)
def test_signs_count_however_they_are_typed(
    sign: str, place: str, modifiers: Qt.KeyboardModifier, name: str
) -> None:
    command = Keymap().command_of(press(place, sign, modifiers, key=ord(sign)))
    assert command is not None
    assert command.name == name


@pytest.mark.parametrize(
    ("place", "sign"), [("Q", "@"), ("E", "€"), ("7", "{"), ("0", "}"), ("L", "ł"), ("Z", "ż")]
)
@pytest.mark.parametrize("way", ["windows", "group", "level"])
def test_alt_gr_types_and_does_nothing_else(place: str, sign: str, way: str) -> None:
    """B16: German, Polish and Czech signs, as each window system tells AltGr."""
    if way == "windows":
        event = press(place, sign, CONTROL | ALT)
    elif way == "group":
        event = press(place, sign, Qt.KeyboardModifier.GroupSwitchModifier)
    elif sys.platform.startswith("linux"):
        event = press(place, sign, native_modifiers=0x80)
    else:
        pytest.skip("X11 and Wayland alone tell the level")
    keymap = Keymap()
    keymap.set_keys("vote_up", ["Ctrl+Alt+Q", place])
    assert keymap.command_of(event) is None


def test_control_with_a_cyrillic_letter_is_the_latin_chord() -> None:
    command = Keymap().command_of(press("Z", "я", CONTROL, key=ord("Я")))
    assert command is not None
    assert command.name == "undo"
    settings = Keymap().command_of(press(",", "б", CONTROL, key=ord("Б")))
    assert settings is not None
    assert settings.name == "settings"
    assert Keymap().command_of(press(";", "ж", key=ord("Ж"))) is None


def test_caps_show_the_letters_of_this_keyboard() -> None:
    """B15: the sheet shows the letter on this keyboard, as soon as it has told its script."""
    keymap = Keymap()
    told: list[bool] = []
    keymap.changed.connect(lambda: told.append(True))
    keymap.command_of(press("D", "в"))
    assert keymap.words("vote_down") == "В"
    assert keymap.words("vote_up") == "Г"  # the commonest layout of the script
    assert keymap.words("undo").endswith("Я")
    assert told
    keymap.command_of(press("D", "d"))
    assert keymap.words("vote_down") == "D"


def test_a_letter_of_a_rarer_layout_is_learned_from_its_key() -> None:
    lettering = Lettering()
    assert lettering.hear(press("U", "ъ"))
    assert lettering.letter_at("U") == "Ъ"


def test_arrows_turn_round_in_a_window_from_right_to_left(qapp: QApplication) -> None:
    left, right = Qt.Key.Key_Left, Qt.Key.Key_Right
    keymap = Keymap()
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        forward = keymap.command_of(press("A", "", key=left.value))
        back = keymap.command_of(press("A", "", key=right.value))
        assert forward is not None
        assert back is not None
        assert (forward.name, back.name) == ("go_next", "go_previous")
        assert "←" in keymap.all_words("go_next")
        assert keymap.all_words("go_back")[0].endswith("→")
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_another_key_takes_effect_at_once_and_the_old_one_is_free() -> None:
    keymap = Keymap()
    keymap.set_keys("vote_up", ["Y"])
    found = keymap.command_of(press("Y", "y"))
    assert found is not None
    assert found.name == "vote_up"
    assert keymap.command_of(press("U", "u")) is None
    assert keymap.words("vote_up") == "Y"


@pytest.mark.parametrize("place", "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
def test_a_key_that_is_taken_is_refused_with_the_name_of_the_other(place: str) -> None:
    """B12: every letter and digit in turn."""
    keymap = Keymap()
    owner = next((command for command in COMMANDS if place in command.keys), None)
    refusal = keymap.refusal("quit", place)
    if place in "123456789":
        assert "reason" in refusal
    elif owner:
        assert owner.text in refusal
    else:
        assert refusal == ""


@pytest.mark.parametrize("key", ["Return", "Esc", "Tab", "Space", "Down", "Ctrl+Alt+Q", "Ctrl+C"])
def test_keys_that_everything_lives_on_stay(key: str) -> None:
    assert Keymap().refusal("vote_up", key) != ""


def test_a_key_may_be_given_to_its_own_command_again() -> None:
    assert Keymap().refusal("vote_up", "U") == ""


def test_what_was_kept_comes_back_and_what_is_spoilt_does_not() -> None:
    keymap = Keymap()
    keymap.load({"vote_up": ["Y"], "gone": ["Q"], "quit": "Ctrl+Q", "redo": [5, "nonsense key"]})
    assert keymap.keys(find("vote_up")) == ("Y",)
    assert keymap.keys(find("quit")) == ("Ctrl+Q",)
    assert keymap.keys(find("redo")) == find("redo").keys
    keymap.load({"redo": [], "vote_down": ["1", "Tab", "Ctrl+Alt+Q", "X"], "skip": ["Return"]})
    assert keymap.keys(find("redo")) == ()
    assert keymap.keys(find("vote_down")) == ("X",)
    assert keymap.keys(find("skip")) == ("S",)


def test_a_clash_in_what_was_kept_leaves_the_key_to_one(qapp: QApplication) -> None:
    """B12: a newer table may claim what the person has given away before."""
    keymap = Keymap()
    keymap.load({"vote_up": ["N"], "vote_down": ["N", "D"]})
    assert keymap.keys(find("vote_up")) == ("N",)
    assert keymap.keys(find("vote_down")) == ("D",)
    assert keymap.keys(find("go_unfinished")) == ()


@given(st.dictionaries(st.sampled_from([c.name for c in COMMANDS]), st.lists(st.text(max_size=8))))
def test_whatever_was_kept_no_key_does_two_things(own: dict[str, list[str]]) -> None:
    keymap = Keymap()
    keymap.load(own)
    numbers = [combined(key) for command in COMMANDS for key in keymap.keys(command)]
    assert len(numbers) == len(set(numbers))


def test_reset_brings_the_table_back() -> None:
    keymap = Keymap()
    keymap.set_keys("vote_up", [])
    keymap.set_keys("redo", ["Ctrl+R"])
    assert not keymap.words("vote_up")
    keymap.reset()
    assert keymap.own == {}
    assert keymap.words("vote_up") == "U"


@pytest.mark.parametrize(
    ("event_place", "written"), [("Y", "Y"), ("0", "0"), ("Q", "Q"), ("P", "P")]
)
def test_a_press_is_written_as_the_table_writes_it(event_place: str, written: str) -> None:
    assert Keymap().key_of(press(event_place, event_place.lower())) == written
    shifted = Keymap().key_of(press("E", "", CONTROL | SHIFT, key=ord("E")))
    assert shifted == "Ctrl+Shift+E"


def test_a_modifier_alone_is_no_key() -> None:
    assert Keymap().key_of(press("A", "", CONTROL, key=Qt.Key.Key_Control.value)) == ""


def test_places_are_told_apart_by_system() -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    def place(scan: int, virtual: int, platform: str) -> str:
        event = QKeyEvent(QEvent.Type.KeyPress, 0x413, NONE, scan, virtual, 0)
        return place_of(event, platform)

    assert place(30, 0, "linux") == "U"
    assert place(22, 0, "win32") == "U"
    assert place(1, 32, "darwin") == "U"
    assert place(1, 0, "darwin") == "A"
    assert place(0, 0, "darwin") == ""
    assert place(0, 0, "linux") == ""

"""Content cut into pieces: nothing lost, nothing hidden, every place found again."""

from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.ui.widgets.literal_layout import PIECE, Places, pieces


def shown(text: str) -> list[str]:
    return [piece.shown for piece in pieces(text)]


def test_each_line_is_a_piece() -> None:
    assert shown("one\ntwo\n") == ["one", "two", ""]


def test_windows_line_ends_show_no_sign_but_a_lone_return_does() -> None:
    assert shown("one\r\ntwo\rthree\r") == ["one", "two␍three␍"]


def test_letters_that_cannot_be_seen_are_shown_as_signs() -> None:
    assert shown("\x00\x1b\x7f\x85\u2028\ufffc\ud800") == ["␀␛␡␦↵��"]


def test_an_override_shows_itself_and_has_no_effect() -> None:
    assert shown("safe \u202etxt.exe") == ["safe ◀txt.exe"]


def test_a_long_line_is_cut_after_a_blank() -> None:
    text = "word " * 4_000
    cut = list(pieces(text))
    assert [piece.is_soft for piece in cut] == [False, True, True]
    assert all(len(piece.shown) <= PIECE for piece in cut)
    assert "".join(piece.shown for piece in cut) == text
    assert cut[0].shown.endswith(" ")


def test_a_cut_never_parts_a_letter_from_its_marks() -> None:
    text = "x" * (PIECE - 1) + "e\u0301" + "y" * 20
    first, second = shown(text)
    assert first == "x" * (PIECE - 1)
    assert second.startswith("e\u0301")


def test_a_line_goes_by_its_first_letter_and_all_its_pieces_with_it() -> None:
    text = "123\n" + "هل " * 4_000 + "\n456\nEnglish"
    directions = [piece.is_rtl for piece in pieces(text)]
    assert directions == [True, True, True, True, False]


@given(st.text(st.characters(), max_size=60))
def test_every_place_on_the_screen_is_found_in_the_original(text: str) -> None:
    places = Places()
    cut = list(pieces(text))
    for piece in cut:
        places.add(piece)
    for number, piece in enumerate(cut):
        units = 0
        for index, letter in enumerate(piece.shown):
            assert places.place(number, piece.shown, units) == piece.start + index
            units += len(letter.encode("utf-16-le")) // 2


@given(st.text(st.characters(), max_size=60))
def test_as_many_pieces_as_lines(text: str) -> None:
    assert len(shown(text)) == text.count("\n") + 1

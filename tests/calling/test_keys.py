"""Keys, which are shown to nobody."""

import pytest

from reviewer_app.calling.failures import SettingRefused
from reviewer_app.calling.keys import Key, black_out, read_key


def test_a_key_does_not_show_itself() -> None:
    key = Key("sk-secret")
    assert "secret" not in f"{key} {key!r} {[key]}"


def test_blanks_and_a_line_end_around_a_key_do_not_count() -> None:
    assert read_key("K", {"K": " sk-secret\n"}).value == "sk-secret"


@pytest.mark.parametrize("value", ["", " \n", "sk-ä", "a\nb", "a\x00"])
def test_a_key_that_cannot_be_sent_is_refused_without_showing_it(value: str) -> None:
    with pytest.raises(
        SettingRefused, match=r"environment variable K (is empty|has char)"
    ) as caught:
        read_key("K", {"K": value})
    assert "sk-" not in caught.value.reason


def test_a_key_that_is_not_set_is_told() -> None:
    with pytest.raises(SettingRefused, match="environment variable K is not set"):
        read_key("K", {})


def test_keys_are_blacked_out_the_longest_first() -> None:
    assert black_out("a sk-12345 b", ("sk-1", "sk-12345")) == "a [key] b"
    assert black_out("a b", ("a",)) == "a b"

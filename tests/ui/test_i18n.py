"""Directions, language names and counts."""

import pytest

from reviewer_app.ui import i18n


@pytest.mark.parametrize(
    ("tag", "name"),
    [
        ("es-MX", "Spanish (Mexico)"),
        ("es", "Spanish"),
        ("ar-MA", "Arabic (Morocco)"),
        ("zh-Hant", "Chinese (Traditional Han)"),
        ("es-XX", "Spanish (XX)"),
        ("es-419", "Spanish (Latin America)"),
        ("sr_Latn_RS", "Serbian (Latin, Serbia)"),
        ("", ""),
        ("zz-garbage-!!", "zz-garbage-!!"),
        ("\x00", "\x00"),
        ("english please", "english please"),
    ],
)
def test_a_language_has_a_name_and_garbage_is_shown_as_it_is(tag: str, name: str) -> None:
    assert i18n.language_name(tag) == name


@pytest.mark.parametrize(
    ("text", "direction"),
    [
        ("Hello", "ltr"),
        ("هل أستطيع", "rtl"),
        ("שלום", "rtl"),
        ("1. «هل", "rtl"),
        ("123 – 456!", None),
        ("", None),
        ("我预约", "ltr"),
    ],
)
def test_the_first_strong_letter_decides_the_direction(text: str, direction: str | None) -> None:
    assert i18n.direction_of(text) == direction


@pytest.mark.parametrize(
    ("tag", "family"),
    [
        ("zh-CN", "Noto Sans CJK SC"),
        ("zh", "Noto Sans CJK SC"),
        ("zh-TW", "Noto Sans CJK TC"),
        ("zh_Hant_HK", "Noto Sans CJK TC"),
        ("ja-JP", "Noto Sans CJK JP"),
        ("ko", "Noto Sans CJK KR"),
    ],
)
def test_languages_with_shared_letters_name_their_family(tag: str, family: str) -> None:
    assert i18n.families_for(tag)[0] == family


def test_other_languages_leave_the_font_alone() -> None:
    assert i18n.families_for("es-MX") == ()


def test_a_count_of_one_has_its_own_words() -> None:
    assert i18n.tr_n("{n} case", "{n} cases", 1) == "1 case"
    assert i18n.tr_n("{n} case", "{n} cases", 0) == "0 cases"

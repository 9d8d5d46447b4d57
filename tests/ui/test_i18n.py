"""Directions, language names and counts."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.errors import WorkspaceOpen
from reviewer_app.domain.sayings import say_n
from reviewer_app.ui import i18n
from reviewer_app.ui.i18n import said
from reviewer_app.ui.languages import Catalogue
from reviewer_app.ui.messages import message_for


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


def test_a_saying_about_several_things_takes_the_form_of_the_language(qapp: QApplication) -> None:
    one, many = (say_n("{n} cell in {where}", "{n} cells in {where}", n, where="A") for n in (1, 2))
    assert (said(one), said(many)) == ("1 cell in A", "2 cells in A")
    forms = {"{n} cells in {where}": ["{n} celda en {where}", "{n} celdas en {where}"]}
    catalogue = Catalogue(forms, lambda n: int(n != 1))
    QCoreApplication.installTranslator(catalogue)
    try:
        assert (said(one), said(many)) == ("1 celda en A", "2 celdas en A")
        assert said("1 cell in A") == "1 cell in A"  # as a program kept it that had no sayings
    finally:
        QCoreApplication.removeTranslator(catalogue)


def test_paths_and_texts_of_cases_keep_their_direction_in_a_sentence(qapp: QApplication) -> None:
    path, price = Path("/home/ana/data"), "€8"
    assert i18n.left_to_right(path) == str(path)
    assert i18n.embedded("8$") == "8$"
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert i18n.left_to_right(path) == f"\u2066{path}\u2069"
        assert i18n.embedded(price) == f"\u2068{price}\u2069"
        assert f"\u2066{path}\u2069" in message_for(WorkspaceOpen(path)).advice
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

"""Texts, numbers, dates and directions in the language of the person and of the content."""

import unicodedata
from datetime import datetime
from typing import Literal

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt
from PySide6.QtGui import QGuiApplication

from reviewer_app.domain.sayings import Listing, Saying

CONTEXT = "reviewer"
"""The one translation context; every text of the window stands in it."""

DIRECTION_LOOKAHEAD = 20_000
"""Letters looked at for a direction; what has no letter up to there has none."""

_HAN_FAMILIES = {
    "zh-Hans": ("Noto Sans CJK SC", "Microsoft YaHei UI", "PingFang SC", "Source Han Sans SC"),
    "zh-Hant": ("Noto Sans CJK TC", "Microsoft JhengHei UI", "PingFang TC", "Source Han Sans TC"),
    "ja": ("Noto Sans CJK JP", "Yu Gothic UI", "Hiragino Sans", "Source Han Sans JP"),
    "ko": ("Noto Sans CJK KR", "Malgun Gothic", "Apple SD Gothic Neo", "Source Han Sans KR"),
}


def tr(text: str) -> str:
    """The text in the language of the window."""
    return QCoreApplication.translate(CONTEXT, text)


def tr_n(one: str, many: str, n: int, **values: str) -> str:
    """The text for a count, with `{n}` filled in; a translation brings its own plural forms.

    values: what else is filled in.
    """
    chosen = QCoreApplication.translate(CONTEXT, many, None, n)
    if chosen == many and n == 1:
        chosen = tr(one)
    return chosen.format(n=format_number(n), **values)


def said(sentence: str) -> str:
    """What a rule says, in the language of the window; any other text as it is."""
    if isinstance(sentence, Listing):
        return tr(", ").join(map(said, sentence.parts))
    if not isinstance(sentence, Saying):
        return sentence
    values = {
        name: said(value) if isinstance(value, str) else _shown(value)
        for name, value in sentence.values.items()
    }
    return _translated(sentence).format(**values)


def _translated(saying: Saying) -> str:
    if not saying.one:
        return QCoreApplication.translate(CONTEXT, saying.text)
    n = int(saying.values["n"])
    chosen = QCoreApplication.translate(CONTEXT, saying.text, None, n)
    return tr(saying.one) if chosen == saying.text and n == 1 else chosen


def _shown(value: object) -> object:
    return format_number(int(value)) if isinstance(value, int) else value


def format_number(value: float, decimals: int = 0) -> str:
    """A number as the person writes it: 1,204 or 1.204 or ١٬٢٠٤."""
    if isinstance(value, int):
        return QLocale().toString(value)
    return QLocale().toString(value, "f", decimals)


def format_size(octets: int) -> str:
    """A size in the unit that a person would say: 5.0 MB."""
    return QLocale().formattedDataSize(octets, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def format_time(at: datetime) -> str:
    """Hours and minutes in local time."""
    local = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    return QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)


def format_moment(at: datetime) -> str:
    """Date, hours and minutes in local time."""
    local = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def is_right_to_left() -> bool:
    """Whether the window runs from right to left."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def embedded(text: str) -> str:
    """Text from a case in a sentence of the window; it keeps its own direction there."""
    # Most fonts lack these marks, and the font that has them makes the line higher.
    is_safe = text.isascii() and not is_right_to_left()
    return text if is_safe else f"\u2068{text}\u2069"


def left_to_right(text: object) -> str:
    """An id, a path or a code in a sentence; it runs from left to right in every language."""
    words = str(text)
    return f"\u2066{words}\u2069" if is_right_to_left() or not words.isascii() else words


def language_name(tag: str) -> str:
    """A language for people: "es-MX" is "Spanish (Mexico)"; an unknown tag is shown as it is."""
    main, *parts = tag.replace("_", "-").split("-")
    language = QLocale.codeToLanguage(main)
    if language in {QLocale.Language.AnyLanguage, QLocale.Language.C}:
        return tag
    name = tr(QLocale.languageToString(language))
    details = tr(", ").join(_detail(part) for part in parts)
    return tr("{language} ({detail})").format(language=name, detail=details) if details else name


def _detail(code: str) -> str:
    """A script or a territory by its name; what is neither stays as it is, so that it is seen."""
    script = QLocale.codeToScript(code)
    if script != QLocale.Script.AnyScript:
        return tr(QLocale.scriptToString(script))
    territory = QLocale.codeToTerritory(code)
    if territory != QLocale.Country.AnyTerritory:
        return tr(QLocale.territoryToString(territory))
    return code


def direction_of(text: str) -> Literal["ltr", "rtl"] | None:
    """The direction of the first strong letter, or None where there is no letter."""
    for letter in text[:DIRECTION_LOOKAHEAD]:
        kind = unicodedata.bidirectional(letter)
        if kind == "L":
            return "ltr"
        if kind in {"R", "AL"}:
            return "rtl"
    return None


def families_for(language: str) -> tuple[str, ...]:
    """The font families that come first for content of a language.

    Chinese, Japanese and Korean share code points whose shapes differ, so the language decides.
    """
    return _HAN_FAMILIES.get(_han_key(language), ())


def _han_key(language: str) -> str:
    main, *rest = language.replace("_", "-").lower().split("-")
    if main not in {"zh", "yue"}:
        return main
    is_traditional = main == "yue" or bool({"hant", "tw", "hk", "mo"} & set(rest))
    return "zh-Hant" if is_traditional and "hans" not in rest else "zh-Hans"

"""What the review page says about cases: states, languages, voices, dates and counts in words."""

import re
from datetime import datetime
from functools import cache

from PySide6.QtCore import QDateTime, QLocale

from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.json_outlines import Outline
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.i18n import (
    format_number,
    format_size,
    language_name,
    tr,
    tr_n,
)
from reviewer_app.ui.widgets.painting import single_line

COUNTED = 100_000
"""Letters up to which paragraphs and words are counted; of longer texts the size is told."""

PARTED = 20_000
"""Letters up to which the parts of JSON are named; longer ones would be waited for."""

NAMED = 6

_CJK = re.compile("[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]")
_ENDS = ".?!…。？！؟"
_PARAGRAPHS = re.compile(r"\n[ \t\r]*\n\s*")


def isolated(text: str) -> str:
    """A part of a sentence whose letters may run the other way."""
    # Most fonts lack these marks, and the font that has them makes the line higher.
    return text if text.isascii() else f"\u2068{text}\u2069"


def joined(parts: list[str]) -> str:
    """The parts of a meta line with a dot between them."""
    return "  ·  ".join(isolated(part) for part in parts if part)


@cache
def short_language(tag: str) -> str:
    """The language alone, for narrow places: "es-MX" is "Spanish"."""
    return language_name(tag.replace("_", "-").split("-")[0])


def row_sentence(item: QueueItem, marks: str = "", place: str = "") -> str:
    """What a screen reader says of a row of the list.

    marks: those of the case, in words. place: where the row stands, as `place_words` says it.
    """
    states = [_vote_words(item.score), single_line(item.reason)]
    states.append(tr("reviewed") if item.is_reviewed else "")
    states.append(marks)
    facts = [short_language(item.language) if item.language else "", item.variant or ""]
    number = format_number(item.revision) if item.revision else ""
    facts.append(tr("revision {n}").format(n=number) if number else "")
    facts.append(tr("legacy") if item.is_legacy else "")
    facts.append(tr("with a draft") if item.has_draft else "")
    facts.append(tr("saved here") if item.is_done else "")
    parts = [tr(", ").join(filter(None, states)), single_line(item.excerpt)]
    parts += [tr(", ").join(filter(None, facts)), place]
    return " ".join(_ended(part) for part in parts if part)


def place_words(row: int, count: int) -> str:
    """Where a row stands in its list: "3 of 120". row: from 0."""
    return tr("{n} of {total}").format(n=format_number(row + 1), total=format_number(count))


def later_revision(item: QueueItem) -> str:
    """The revision of a row, where it is not the first."""
    if item.revision is None or item.revision == 1:
        return ""
    return tr("Revision {n}").format(n=format_number(item.revision))


def _ended(sentence: str) -> str:
    return sentence if sentence[-1] in _ENDS else f"{sentence}."


def _vote_words(score: int) -> str:
    if score > 0:
        return tr("Upvoted")
    return tr("Downvoted") if score < 0 else tr("Not decided")


def verdict(score: int) -> str:
    """A vote that is not mine, as a property."""
    if score > 0:
        return tr("Upvote")
    return tr("Downvote") if score < 0 else tr("No vote")


def voice_words(gender: str | None, profile: str | None, level: str | None) -> str:
    """The voice of a call: "Female, street noise, light"."""
    genders = {"FEMALE": tr("Female"), "MALE": tr("Male")}
    profiles = {
        "office": tr("office noise"),
        "street": tr("street noise"),
        "car": tr("car noise"),
        "white": tr("white noise"),
        "pink": tr("pink noise"),
    }
    levels = {"light": tr("light"), "medium": tr("medium"), "heavy": tr("heavy")}
    parts = [
        genders.get(gender, gender) if gender else "",
        profiles.get(profile, profile) if profile else "",
        levels.get(level, level) if level else "",
    ]
    words = tr(", ").join(filter(None, parts))
    return words[:1].upper() + words[1:]


def size_words(text: str) -> str:
    """How much text there is: "3 paragraphs, 412 words"."""
    if len(text) > COUNTED:
        return format_size(len(text.encode("utf-8", "surrogatepass")))
    paragraphs = len([part for part in _PARAGRAPHS.split(text.strip()) if part])
    counts = [tr_n("{n} paragraph", "{n} paragraphs", paragraphs)] if paragraphs > 1 else []
    return tr(", ").join([*counts, _letters_or_words(text)])


def parts_words(stored: Json) -> str:
    """What an object is made of: "3 parts: rules, record, slots"; empty for everything else."""
    if len(stored.text) > PARTED:
        return ""
    try:
        outline = Outline(stored.text).complete()
        if outline.mark(0) != "{":
            return ""
        keys = [outline.key(row) or "" for row in outline.children(0)]
    except JsonError:
        return ""
    count = tr_n("{n} part", "{n} parts", len(keys))
    names = tr(", ").join(single_line(key) for key in keys[:NAMED])
    more = ", …" if len(keys) > NAMED else ""
    return f"{count}: {names}{more}" if keys else count


def _letters_or_words(text: str) -> str:
    letters = len(_CJK.findall(text))
    if letters > len(text) / 3:
        return tr_n("{n} character", "{n} characters", letters)
    return tr_n("{n} word", "{n} words", len(text.split()))


def day_words(at: datetime, today: datetime) -> str:
    """A day for people: "3 May", with the year where it is another one."""
    locale = QLocale()
    day = QDateTime.fromSecsSinceEpoch(int(at.timestamp())).date()
    has_year = at.astimezone().year != today.astimezone().year
    pattern = _day_pattern(locale, has_year=has_year)
    return locale.toString(day, pattern)


_DAY_MONTH = re.compile(r"(?<!d)d{1,2}(?!d)(.*?)M{3,4}")


def _day_pattern(locale: QLocale, *, has_year: bool) -> str:
    """The long format without the weekday, with the words between: "d 'de' MMMM" in Spanish."""
    long = locale.dateFormat(QLocale.FormatType.LongFormat)
    if "日" in long:
        return "yyyy年M月d日" if has_year else "M月d日"
    found = _DAY_MONTH.search(long)
    if not found:
        is_first = long.find("d") < 0 or _day_first(long)
        return ("d MMMM" if is_first else "MMMM d") + (" yyyy" if has_year else "")
    between = found[1]
    before_year = between if "'" in between else " "
    return f"d{between}MMMM" + (f"{before_year}yyyy" if has_year else "")


def _day_first(pattern: str) -> bool:
    """Whether the day stands before the month; the weekday (dddd) does not count."""
    rest = re.sub(r"d{3,}", "", pattern)
    return -1 < rest.find("d") < rest.find("M")


def counted(number: int) -> str:
    """A count as the sidebar shows it."""
    return format_number(number)

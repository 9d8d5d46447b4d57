"""Texts: how outputs and expectations become text, and how text is evened out before comparing.

(reference: Nous.Eval, part C.)
"""

import re
from decimal import ROUND_HALF_UP, Decimal

from reviewer_app.domain.evaluations import Plain, Unscorable
from reviewer_app.domain.sayings import say
from reviewer_app.evaluators.options import kind_of

WHITE_SPACE = (
    "\t\n\v\f\r \x85\xa0\u1680"
    "\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000"
)
"""Unicode's White_Space; Python's own strip also takes U+001C to U+001F."""

_BLANKS = "\t\n\v\f\r"
_EXPONENT_AT = re.compile(r"(-?)([0-9]+)(?:\.([0-9]+))?(?:e([+-][0-9]+))?")


def read_text(output: Plain) -> str:
    """The text of an output for exact_match, fuzzy_match and contains: only text counts (C)."""
    return output if isinstance(output, str) else ""


def to_text(value: Plain, name: str) -> str:
    """A value as the text that the original makes of it (reference C, "Number to text").

    A list is the concatenation of its texts, with whole numbers as code points. Raises
    Unscorable for a map, and for other values inside a list.
    """
    match value:
        case str():
            return value
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float():
            return _float_text(value)
        case list():
            return "".join(_item_text(item, name) for item in value)
        case _:
            raise Unscorable(say("{name} is a map, which is no text.", name=name))


def _item_text(item: Plain, name: str) -> str:
    if isinstance(item, str):
        return item
    if isinstance(item, list):
        return "".join(_item_text(inner, name) for inner in item)
    if isinstance(item, int) and not isinstance(item, bool) and _is_code_point(item):
        return chr(item)
    raise Unscorable(
        say("{name} is a list that holds {kind}, which is no text.", name=name, kind=kind_of(item))
    )


def _is_code_point(number: int) -> bool:
    return 0 <= number < 0xD800 or 0xDFFF < number <= 0x10FFFF


def _float_text(number: float) -> str:
    """The shortest digits that read back the same; with an exponent only where that is shorter."""
    match = _EXPONENT_AT.fullmatch(repr(number))
    if match is None:
        raise Unscorable(say("{number} is no number to compare.", number=number))
    sign, whole, fraction, exponent = match.groups()
    fraction = (fraction or "").rstrip("0")
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return f"{sign}0.0"
    power = len(whole) + int(exponent or 0) - (len(whole + fraction) - len(digits)) - 1
    digits = digits.rstrip("0")
    scientific = f"{digits[0]}.{digits[1:] or '0'}e{power}"
    plain = _decimal_text(digits, power)
    return sign + (scientific if len(scientific) < len(plain) else plain)


def _decimal_text(digits: str, power: int) -> str:
    if power < 0:
        return "0." + "0" * (-power - 1) + digits
    whole = digits[: power + 1].ljust(power + 1, "0")
    return f"{whole}.{digits[power + 1 :] or '0'}"


def trim(text: str) -> str:
    """Without Unicode's white space at both ends."""
    return text.strip(WHITE_SPACE)


def lower(text: str) -> str:
    """Unicode's lower case, where a sigma at the end of a word is as any other (reference C)."""
    if "Σ" not in text:
        return text.lower()
    return "σ".join(part.lower() for part in text.split("Σ"))


def collapse(text: str) -> str:
    """Each run of ASCII white space as one blank, then trimmed."""
    for blank in _BLANKS:
        text = text.replace(blank, " ")
    while "  " in text:  # a pattern would take 50 times as long
        text = text.replace("  ", " ")
    return trim(text)


def round_half_up(number: float, places: int) -> float:
    """Rounded by the exact binary value, halves away from zero (reference D)."""
    return float(Decimal(number).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP))

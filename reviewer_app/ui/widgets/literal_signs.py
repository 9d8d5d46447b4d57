"""Signs that stand for letters which cannot be seen; one for one, so that places stay the same."""

SIGNS: dict[int, str] = {
    **{code: chr(0x2400 + code) for code in range(0x20) if code not in {0x09, 0x0A}},
    0x7F: "␡",
    **dict.fromkeys(range(0x80, 0xA0), "␦"),
    # Qt would break lines and frames at these, or take them for objects of its own.
    0x2028: "↵",
    0x2029: "¶",
    0xFDD0: "�",
    0xFDD1: "�",
    0xFFFC: "�",
    # Overrides would show words in another order than they are stored in; nothing needs them.
    0x202D: "▶",
    0x202E: "◀",
    **dict.fromkeys(range(0xD800, 0xE000), "�"),
}
"""What is shown for letters that cannot be seen or would do something."""

INVISIBLE: dict[int, str] = {
    0x20: "·",
    0x09: "→",
    0x0A: "↵",
    0xA0: "°",
    0xAD: "¬",
    **dict.fromkeys((*range(0x2000, 0x200B), 0x202F, 0x205F), "˙"),
    0x3000: "□",
    # Letters without any width: joiners, marks of where a line may break or must not.
    **dict.fromkeys((0x200B, 0x200C, 0x200D, 0x2060, 0x180E, 0xFEFF), "▏"),
    # Marks of direction: towards the right, towards the left, by the first letter, and their end.
    **dict.fromkeys((0x200E, 0x202A, 0x2066), "▸"),
    **dict.fromkeys((0x200F, 0x061C, 0x202B, 0x2067), "◂"),
    0x2068: "◆",
    **dict.fromkeys((0x202C, 0x2069), "◇"),
}
"""What is shown on request for white space and the letters without a shape."""

ALL_SIGNS = SIGNS | INVISIBLE

SHAPES = frozenset(ALL_SIGNS.values())
"""The signs themselves, to be drawn more faintly than the text."""

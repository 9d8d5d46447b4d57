"""The one table of named colours; no other place in the project names a colour by its value."""

from enum import Enum


class Scheme(Enum):
    """The four looks of the window; the value is the column of the table."""

    LIGHT = 0
    DARK = 1
    HIGH_CONTRAST = 2
    HIGH_CONTRAST_LIGHT = 3


COLOURS: dict[str, tuple[str, str, str, str]] = {
    # Grounds.
    "window": ("#EDF0F1", "#141719", "#000000", "#FFFFFF"),
    "sidebar": ("#F4F6F7", "#181C1E", "#000000", "#FFFFFF"),
    "list": ("#FFFFFF", "#1A1E21", "#000000", "#FFFFFF"),
    "page": ("#F7F8F9", "#1A1E21", "#000000", "#FFFFFF"),
    "card": ("#FFFFFF", "#21262A", "#000000", "#FFFFFF"),
    "button": ("#FFFFFF", "#2A3035", "#000000", "#FFFFFF"),
    "bar": ("#FFFFFF", "#1E2326", "#000000", "#FFFFFF"),
    "hover": ("#EEF1F3", "#282E32", "#1F1F1F", "#FFFFFF"),
    "mute": ("#EDF0F2", "#2A3034", "#1F1F1F", "#FFFFFF"),
    # Lines.
    "line": ("#DDE2E5", "#32393E", "#FFFFFF", "#000000"),
    "line_strong": ("#C9D0D4", "#424A50", "#FFFFFF", "#000000"),
    "outline": ("#78838B", "#7C8890", "#FFFFFF", "#000000"),
    # Words and icons.
    "text": ("#191F23", "#E6EAEC", "#FFFFFF", "#000000"),
    "text_soft": ("#4C5860", "#B6BFC5", "#FFFFFF", "#000000"),
    "text_faint": ("#5C6870", "#98A3AA", "#E0E0E0", "#000000"),
    # Here, and do this.
    "accent": ("#0B6477", "#62C1D3", "#FFE600", "#0000C8"),
    "accent_strong": ("#084E5E", "#86D3E1", "#FFF07A", "#00008C"),
    "on_accent": ("#FFFFFF", "#07242B", "#000000", "#FFFFFF"),
    "select": ("#DBEDF1", "#173A43", "#3A3500", "#FFFFFF"),
    "select_text": ("#084B59", "#B5E3EC", "#FFFFFF", "#000000"),
    # Verdicts.
    "up": ("#17703F", "#69CB93", "#6CFF9E", "#005A22"),
    "down": ("#B3341F", "#FF9781", "#FFA08F", "#9B1100"),
    "up_soft": ("#DCF1E3", "#173626", "#00340F", "#FFFFFF"),
    "down_soft": ("#FCE6E0", "#47251D", "#4A0F05", "#FFFFFF"),
    "on_vote": ("#FFFFFF", "#1A0F0C", "#000000", "#FFFFFF"),
    # Attention.
    "warn": ("#7A5000", "#EDC067", "#FFD24A", "#5C3B00"),
    "warn_mark": ("#B07400", "#EDC067", "#FFD24A", "#5C3B00"),
    "warn_soft": ("#FFF2D1", "#3B3014", "#3D2E00", "#FFFFFF"),
    # The other person.
    "theirs": ("#6242B0", "#BBA6F4", "#D6C4FF", "#4A1FA0"),
    "theirs_soft": ("#ECE6FA", "#322A50", "#2D1B5E", "#FFFFFF"),
    # Differences.
    "add_row": ("#EAF7EE", "#1A2F24", "#00260C", "#FFFFFF"),
    "add_word": ("#BCE6C8", "#245C3C", "#00521C", "#FFFFFF"),
    "del_row": ("#FDF0EC", "#36221E", "#330A03", "#FFFFFF"),
    "del_word": ("#F8C8BC", "#733427", "#7A1A08", "#FFFFFF"),
    # Key caps.
    "key": ("#F4F6F7", "#2A3035", "#000000", "#FFFFFF"),
    "key_line": ("#C2CACF", "#4B545A", "#FFFFFF", "#000000"),
    # Toasts and tool tips stand out by being the other way round.
    "toast": ("#20282D", "#E6EAEC", "#FFFFFF", "#000000"),
    "toast_text": ("#F1F4F5", "#191F23", "#000000", "#FFFFFF"),
    "toast_link": ("#7FD0DF", "#0B6477", "#0000C8", "#8CF0FF"),
}

SOFT_EDGES = {
    "select": "accent",
    "up_soft": "up",
    "down_soft": "down",
    "warn_soft": "warn",
    "theirs_soft": "theirs",
    "mute": "text",
}
"""Soft grounds and the colour of the edge that stands for them where all grounds are white."""

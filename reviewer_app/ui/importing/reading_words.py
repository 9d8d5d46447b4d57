"""Words for how a file is read: its format, its letters, what parts its cells."""

from reviewer_app.services.surveying import HeaderChoice
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.painting import single_line

_FORMATS = {
    "csv": "CSV, a table as text",
    "tsv": "TSV, a table as text",
    "jsonl": "JSON Lines, one case per line",
    "json": "JSON",
    "yaml": "YAML",
    "xlsx": "Excel workbook",
    "ods": "OpenDocument spreadsheet",
    "xls": "Excel workbook, older format",
}
_ENCODINGS = {
    "utf-8": "Unicode (UTF-8)",
    "utf-8-sig": "Unicode (UTF-8)",
    "utf-16": "Unicode (UTF-16)",
    "utf-16-le": "Unicode (UTF-16)",
    "utf-16-be": "Unicode (UTF-16)",
    "cp1252": "Western European (Windows-1252)",
    "latin-1": "Western European (ISO 8859-1)",
    "iso-8859-1": "Western European (ISO 8859-1)",
    "iso-8859-15": "Western European (ISO 8859-15)",
    "cp1250": "Central European (Windows-1250)",
    "cp1251": "Cyrillic (Windows-1251)",
    "koi8-r": "Cyrillic (KOI8-R)",
    "cp1253": "Greek (Windows-1253)",
    "cp1254": "Turkish (Windows-1254)",
    "cp1255": "Hebrew (Windows-1255)",
    "cp1256": "Arabic (Windows-1256)",
    "cp1257": "Baltic (Windows-1257)",
    "cp1258": "Vietnamese (Windows-1258)",
    "cp874": "Thai (Windows-874)",
    "shift_jis": "Japanese (Shift JIS)",
    "cp932": "Japanese (Shift JIS)",
    "euc_jp": "Japanese (EUC-JP)",
    "gb18030": "Simplified Chinese (GB 18030)",
    "gbk": "Simplified Chinese (GBK)",
    "big5": "Traditional Chinese (Big5)",
    "cp949": "Korean (Windows-949)",
    "euc_kr": "Korean (EUC-KR)",
    "mac_roman": "Western European (Mac)",
    "cp437": "Western European (DOS 437)",
    "cp850": "Western European (DOS 850)",
}
_DELIMITERS = {",": "Comma", ";": "Semicolon", "\t": "Tab", "|": "Vertical bar"}


def format_words(name: str) -> str:
    """A format as people know it."""
    key = name.lower()
    return tr(_FORMATS[key]) if key in _FORMATS else name.upper()


def encoding_words(encoding: str) -> str:
    """A way of writing letters by its languages; one without words is shown as it is."""
    key = encoding.lower()
    found = key if key in _ENCODINGS else key.replace("_", "-")
    return tr(_ENCODINGS[found]) if found in _ENCODINGS else encoding


def delimiter_words(delimiter: str) -> str:
    """What parts the cells of a line."""
    return tr(_DELIMITERS[delimiter]) if delimiter in _DELIMITERS else f"“{delimiter}”"


def header_words(choice: HeaderChoice) -> str:
    """Where the names of the columns stand, and what would be names then."""
    if choice.number == 0:
        return tr("No row; the columns have no names")
    names = single_line(tr(", ").join(choice.cells))
    return tr("Row {n}: {names}").format(n=format_number(choice.number), names=names)

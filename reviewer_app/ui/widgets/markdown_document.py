"""Markdown made into a document that cannot do anything: no HTML, no pictures, few links.

Qt's reader keeps pictures and links to files of this computer; both are turned into words before
the document is laid out for the first time, since Qt would fetch them then.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)

from reviewer_app.ui.i18n import direction_of, is_right_to_left, tr
from reviewer_app.ui.theme import Theme

SAFE_SCHEMES = frozenset({"http", "https", "mailto"})
"""Where a link may lead; the person is asked before it does."""

_HEADINGS = {1: "page_title", 2: "pane_title"}
_LINE_HEIGHT = 140
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_PROPERTY = QTextFormat.Property


class InertDocument(QTextDocument):
    """A document that loads nothing, wherever a resource is said to be."""

    def loadResource(self, type: int, name: QUrl | str) -> None:  # noqa: A002 - Qt's own name
        return None


@dataclass(frozen=True, slots=True)
class _Part:
    """A run of letters with one format, and where it stands."""

    start: int
    length: int
    format: QTextCharFormat
    heading: int


def markdown_document(text: str, theme: Theme) -> QTextDocument:
    """A text in Markdown as a document in the fonts and colours of a theme.

    Literal are: HTML, whatever its form; addresses of pictures; links that lead elsewhere than
    to the web or to a mail address.
    """
    document = InertDocument()
    document.setUndoRedoEnabled(False)
    document.setDocumentMargin(0)
    document.setDefaultFont(theme.font("case"))
    features = QTextDocument.MarkdownFeature
    document.setMarkdown(text, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
    for part in reversed(list(_parts(document))):
        _disarm(document, part, theme)
    for part in reversed(list(_parts(document))):
        _style(document, part, theme)
    for block in _blocks(document):
        _arrange(block, theme)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _frame(frame, theme)
    return document


def is_safe(address: str) -> bool:
    """Whether a link leads to the web or to a mail address."""
    return QUrl(address).scheme().lower() in SAFE_SCHEMES


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _parts(document: QTextDocument) -> Iterator[_Part]:
    for block in _blocks(document):
        heading = block.blockFormat().headingLevel()
        place = block.begin()
        while not place.atEnd():
            fragment = place.fragment()
            yield _Part(fragment.position(), fragment.length(), fragment.charFormat(), heading)
            place += 1


def _cursor(document: QTextDocument, part: _Part) -> QTextCursor:
    cursor = QTextCursor(document)
    cursor.setPosition(part.start)
    cursor.setPosition(part.start + part.length, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _disarm(document: QTextDocument, part: _Part, theme: Theme) -> None:
    """Turn a picture, or a link that may not be followed, into words that say what it was."""
    if part.format.isImageFormat():
        words = tr("[Picture, not shown: {name}]")
        name = part.format.stringProperty(_PROPERTY.ImageAltText.value)
        address = part.format.toImageFormat().name()
        named = " – ".join(filter(None, (name, address)))
        format_ = QTextCharFormat()
        format_.setForeground(theme.colour("text_soft"))
        _cursor(document, part).insertText(words.format(name=named), format_)
        return
    address = part.format.anchorHref()
    if not part.format.isAnchor() or is_safe(address):
        return
    format_ = QTextCharFormat(part.format)
    for name in (_PROPERTY.IsAnchor, _PROPERTY.AnchorHref, _PROPERTY.ForegroundBrush):
        format_.clearProperty(name.value)
    format_.clearProperty(_PROPERTY.TextUnderlineStyle.value)
    cursor = _cursor(document, part)
    cursor.setCharFormat(format_)
    if address and not address.startswith("#") and cursor.selectedText() != address:
        cursor.setPosition(part.start + part.length)
        cursor.insertText(f" ({address})", format_)


def _style(document: QTextDocument, part: _Part, theme: Theme) -> None:
    """The fonts of the design instead of Qt's: two weights, and headings by their role."""
    old = part.format
    format_ = QTextCharFormat(old)
    format_.clearProperty(_PROPERTY.FontSizeAdjustment.value)
    if old.fontFixedPitch():
        _set_font(format_, theme.font("code_case"))
        format_.setBackground(theme.colour("mute"))
    elif part.heading:
        _set_font(format_, theme.font(_HEADINGS.get(part.heading, "body_strong")))
    elif old.fontWeight() > QFont.Weight.Normal:
        format_.setFontWeight(QFont.Weight.DemiBold)
    if old.isAnchor():
        format_.setForeground(theme.colour("accent"))
        format_.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        # Where it leads is told on hovering, too, and never read as markup there.
        format_.setToolTip("")
    _cursor(document, part).setCharFormat(format_)


def _set_font(format_: QTextCharFormat, font: QFont) -> None:
    format_.setFontFamilies(font.families())
    format_.setFontWeight(font.weight())
    if font.pointSizeF() > 0:
        format_.setFontPointSize(font.pointSizeF())
    else:
        format_.setProperty(_PROPERTY.FontPixelSize.value, font.pixelSize())


def _arrange(block: QTextBlock, theme: Theme) -> None:
    """Space, line height and the direction of the block's own first letter."""
    format_ = QTextBlockFormat(block.blockFormat())
    sizes = theme.sizes
    is_in_list = format_.objectIndex() >= 0
    is_first = block.position() == 0
    is_in_table = bool(QTextCursor(block).currentTable())
    above = sizes.card_gap if format_.headingLevel() else sizes.space if is_in_list else sizes.gap
    format_.setTopMargin(0 if is_first or is_in_table else above)
    format_.setBottomMargin(0)
    format_.setLineHeight(_LINE_HEIGHT, _PROPORTIONAL)
    is_code = format_.hasProperty(_PROPERTY.BlockCodeFence.value)
    if is_code:
        format_.setBackground(theme.colour("mute"))
        format_.setTopMargin(0)
    direction = "ltr" if is_code else direction_of(block.text())
    is_rtl = is_right_to_left() if direction is None else direction == "rtl"
    directions = Qt.LayoutDirection
    format_.setLayoutDirection(directions.RightToLeft if is_rtl else directions.LeftToRight)
    QTextCursor(block).setBlockFormat(format_)


def _frame(table: QTextTable, theme: Theme) -> None:
    format_ = table.format().toTableFormat()
    format_.setBorder(1)
    format_.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    format_.setBorderBrush(theme.colour("line_strong"))
    format_.setBorderCollapse(True)
    format_.setCellPadding(theme.sizes.space + 2)
    format_.setCellSpacing(0)
    format_.setTopMargin(theme.sizes.gap)
    table.setFormat(format_)
    strong = QTextCharFormat()
    strong.setFontWeight(QFont.Weight.DemiBold)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        cursor = cell.firstCursorPosition()
        if not cursor.block().text() and cursor.block().next().position() <= cell.lastPosition():
            cursor.deleteChar()  # Qt's reader leaves an empty line in the first cell
        cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(strong)

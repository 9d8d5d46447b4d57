"""Markdown made into a document that cannot do anything: no HTML, no pictures, few links.

Qt's reader keeps pictures and links to files of this computer; both are turned into words before
the document is laid out for the first time, since Qt would fetch them then.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextOption,
    QTextTable,
)

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.theme import Theme

SAFE_SCHEMES = frozenset({"http", "https", "mailto"})
"""Where a link may lead; the person is asked before it does."""

INDENT = 22
"""How far items of a list stand in, at base 10 pt."""

_HEADINGS = {1: "page_title", 2: "pane_title"}
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

    @property
    def is_armed(self) -> bool:
        """Whether it is a picture or leads somewhere."""
        return self.format.isImageFormat() or self.format.isAnchor()

    @property
    def picture(self) -> str:
        """The address of a picture; empty where it is none."""
        return self.format.toImageFormat().name() if self.format.isImageFormat() else ""

    @property
    def is_special(self) -> bool:
        """Whether it looks otherwise than the text around it."""
        is_strong = self.format.fontWeight() > QFont.Weight.Normal
        return bool(self.heading) or is_strong or self.is_armed or self.format.fontFixedPitch()


def markdown_document(
    text: str, theme: Theme, pictures: Mapping[str, QImage] | None = None
) -> QTextDocument:
    """A text in Markdown as a document in the fonts and colours of a theme.

    pictures: those that are shown, by their addresses; they are at hand, so nothing is fetched.
    Literal are: HTML, whatever its form; addresses of other pictures; links that lead elsewhere
    than to the web or to a mail address.
    """
    shown = pictures or {}
    document = InertDocument()
    document.setUndoRedoEnabled(False)
    document.setDocumentMargin(0)
    document.setIndentWidth(INDENT * theme.sizes.scale)
    document.setDefaultFont(theme.font("case"))
    features = QTextDocument.MarkdownFeature
    document.setMarkdown(text, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
    for name, picture in shown.items():
        kind = QTextDocument.ResourceType.ImageResource.value
        document.addResource(kind, QUrl(name), picture)
    for part in reversed([each for each in _parts(document) if each.is_armed]):
        if part.picture not in shown:
            _disarm(document, part, theme)
    for part in reversed([each for each in _parts(document) if each.is_special]):
        if not part.picture:
            _style(document, part, theme)
    _arrange(document, theme)
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


def _arrange(document: QTextDocument, theme: Theme) -> None:
    """Line height and direction: each block goes by its first letter, code from the left."""
    option = document.defaultTextOption()
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    whole = QTextCursor(document)
    whole.select(QTextCursor.SelectionType.Document)
    height = QTextBlockFormat()
    font = theme.font("case")
    natural = QFontMetricsF(font).height()
    height.setLineHeight(100 * theme.case_line_height(font) / natural, _PROPORTIONAL)
    whole.mergeBlockFormat(height)
    first = QTextBlockFormat()
    first.setTopMargin(0)
    QTextCursor(document.begin()).mergeBlockFormat(first)
    code = QTextBlockFormat()
    code.setBackground(theme.colour("mute"))
    code.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    heading = QTextBlockFormat()
    heading.setTopMargin(theme.sizes.card_gap)
    for part in _parts(document):
        if part.picture:  # its line is as high as it is
            QTextCursor(document.findBlock(part.start)).mergeBlockFormat(_single())
    for block in _blocks(document):
        if block.blockFormat().hasProperty(_PROPERTY.BlockCodeFence.value):
            QTextCursor(block).mergeBlockFormat(code)
        elif block.blockFormat().headingLevel() and block.position():
            QTextCursor(block).mergeBlockFormat(heading)


def _single() -> QTextBlockFormat:
    format_ = QTextBlockFormat()
    format_.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
    return format_


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

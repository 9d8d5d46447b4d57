"""The comparison on paper: the lines of the page, painted into a PDF."""

import asyncio
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.domain.spans import State
from reviewer_app.ui.comparing.cells import Style
from reviewer_app.ui.comparing.laid import Laid, lay_out
from reviewer_app.ui.comparing.lines import GapLine, Line, PathLine
from reviewer_app.ui.comparing.sections import section_of
from reviewer_app.ui.comparing.words import summary
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.sides import Side

DOTS = 96
"""Dots in an inch, as on the screen, so that sizes and fonts are those of the window."""

MARGIN_MM = 15.0


async def pdf_of(
    title: str,
    a: Side,
    b: Side,
    fields: Sequence[FieldDifference],
    font: QFont,
    language: str = "",
) -> bytes:
    """All that differs, in the light look on A4; gives the window time between two pages.

    title: the case, or both.
    """
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    painter = QPainter(writer)
    try:
        await _paint(painter, writer, _lines(title, a, b, fields), font, language)
    finally:
        painter.end()
    buffer.close()
    return bytes(kept.data())


def _lines(title: str, a: Side, b: Side, fields: Sequence[FieldDifference]) -> Iterator[Line]:
    yield PathLine(text=title, is_code=False)
    for letter, side in (("A", a), ("B", b)):
        yield PathLine(text=f"{letter}: {side.title}{tr(', ')}{side.meta}", is_code=False)
    for field in fields:
        section = section_of(field, is_muted=True)
        if field.state is State.SAME or section is None:
            continue
        yield GapLine()
        title = f"{field_name(field.name)}: {summary(field, is_final=True)}"
        yield PathLine(text=title, is_code=False)
        for number in range(len(section)):
            yield section.line(number)


async def _paint(
    painter: QPainter, writer: QPdfWriter, lines: Iterator[Line], font: QFont, language: str
) -> None:
    look = Look(Theme.make(Scheme.LIGHT, font), is_animated=False)
    style, y = Style(language=language), 0.0
    for line in lines:
        laid: Laid = lay_out(look, line, style, writer.width(), columns=2)
        if y and y + laid.height > writer.height():
            writer.newPage()
            y = 0.0
            await asyncio.sleep(0)
        laid.paint(painter, QRectF(0, y, writer.width(), laid.height), -1)
        y += laid.height

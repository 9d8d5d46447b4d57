"""Puts what opens over a window onto its picture, with the frame that a desktop gives a dialog."""

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words

_SIDE = 16


def put_dialog(picture: QPixmap, dialog: QDialog, look: Look) -> None:
    """In the middle, under a bar with its title where there is room for one."""
    grabbed = dialog.grab()
    size, room = grabbed.deviceIndependentSize(), picture.deviceIndependentSize()
    bar = (
        look.theme.sizes.head_row
        if size.height() + look.theme.sizes.head_row < room.height()
        else 0
    )
    x = round((room.width() - size.width()) / 2)
    y = round((room.height() - size.height() + bar) / 2)
    painter = QPainter(picture)
    painter.drawPixmap(QPoint(x, y), grabbed)
    whole = QRectF(x, y - bar, size.width(), size.height() + bar)
    if bar:
        _paint_bar(painter, QRectF(x, y - bar, size.width(), bar), dialog, look)
    painter.setPen(QPen(look.theme.colour("outline"), 1))
    painter.drawRect(whole.adjusted(-0.5, -0.5, 0.5, 0.5))
    painter.end()


def put_panel(picture: QPixmap, panel: QWidget, corner: QPoint) -> None:
    """At its place in the window."""
    painter = QPainter(picture)
    painter.drawPixmap(corner, panel.grab())
    painter.end()


def _paint_bar(painter: QPainter, bar: QRectF, dialog: QDialog, look: Look) -> None:
    theme, is_rtl = look.theme, dialog.isRightToLeft()
    painter.fillRect(bar, theme.colour("window"))
    painter.setPen(QPen(theme.colour("line"), 1))
    bottom = QPointF(0, bar.bottom() - 0.5).y()
    painter.drawLine(QPointF(bar.left(), bottom), QPointF(bar.right(), bottom))
    side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
    words = bar.adjusted(_SIDE, 0, -3 * _SIDE, 0)
    paint_words(
        painter,
        flipped(words, bar, is_rtl=is_rtl),
        dialog.windowTitle(),
        theme.font("label"),
        theme.colour("text_soft"),
        alignment=side,
    )
    size = theme.sizes.icon
    cross = QRectF(bar.right() - _SIDE - size, bar.center().y() - size / 2, size, size)
    look.icons.paint(painter, flipped(cross, bar, is_rtl=is_rtl), "x", "text_soft")

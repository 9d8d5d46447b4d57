"""The toast: one at a time, out of the way, and gone when it is not needed."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.toast import STAYS_MS, Toast
from tests.support.waiting import until


@pytest.fixture
def host(qapp: QApplication) -> QWidget:
    host = QWidget()
    host.resize(600, 300)
    host.show()
    return host


@pytest.fixture
def toast(look: Look, host: QWidget) -> Toast:
    return Toast(look, host)


def test_it_stands_in_the_bottom_corner_where_reading_starts(toast: Toast, host: QWidget) -> None:
    toast.show_done("Downvoted", icon="thumbs-down")
    assert toast.geometry().left() == 20
    assert toast.geometry().bottom() < host.height()
    host.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    toast.show_done("Downvoted")
    assert toast.geometry().right() == host.width() - 20 - 1


def test_it_moves_with_its_host(toast: Toast, host: QWidget) -> None:
    toast.show_done("Downvoted")
    before = toast.geometry().bottom()
    host.resize(600, 500)
    QApplication.processEvents()
    assert toast.geometry().bottom() == before + 200


def test_a_new_one_replaces_the_old_one(toast: Toast) -> None:
    toast.show_done("Upvoted")
    toast.show_done("Downvoted")
    assert toast.words == "Downvoted"
    assert toast.accessibleName() == "Downvoted"


def test_it_takes_no_focus(toast: Toast, host: QWidget) -> None:
    field = QLineEdit(host)
    field.show()
    host.activateWindow()
    assert QTest.qWaitForWindowActive(host)
    field.setFocus()
    toast.show_done("Downvoted")
    assert QApplication.focusWidget() is field


def test_undo_is_asked_for_and_the_toast_goes(toast: Toast) -> None:
    asked: list[bool] = []
    toast.undo_asked.connect(lambda: asked.append(True))
    toast.show_done("Downvoted")
    QTest.mouseClick(toast.undo, Qt.MouseButton.LeftButton)
    assert asked == [True]
    assert toast.isHidden()


def test_it_goes_after_its_time(toast: Toast) -> None:
    toast._stay.setInterval(20)
    toast.show_done("Downvoted")
    until(toast.isHidden)
    assert STAYS_MS == 6000


def test_it_stays_while_the_pointer_is_on_it(toast: Toast) -> None:
    toast._stay.setInterval(20)
    toast.show_done("Downvoted")
    at = QPointF(5, 5)
    QApplication.sendEvent(toast, QEnterEvent(at, at, at))
    QTest.qWait(60)
    assert toast.isVisible()
    QApplication.sendEvent(toast, QEvent(QEvent.Type.Leave))
    until(toast.isHidden)


def test_it_stays_while_the_focus_is_on_its_button(toast: Toast, host: QWidget) -> None:
    toast._stay.setInterval(20)
    host.activateWindow()
    assert QTest.qWaitForWindowActive(host)
    toast.show_done("Downvoted")
    toast.undo.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.qWait(60)
    assert toast.isVisible()
    event = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason)
    toast.undo.clearFocus()
    QApplication.sendEvent(toast.undo, event)
    until(toast.isHidden)


def test_the_fade_ends_without_an_effect_on_what_is_painted(look: Look, host: QWidget) -> None:
    look.is_animated = True
    toast = Toast(look, host)
    toast.show_done("Downvoted")
    effect = toast.graphicsEffect()
    assert effect is not None
    assert effect.isEnabled()
    until(lambda: not effect.isEnabled())

    toast.dismiss()
    toast.show_done("Upvoted")
    assert toast.graphicsEffect() is effect
    assert effect.isEnabled()

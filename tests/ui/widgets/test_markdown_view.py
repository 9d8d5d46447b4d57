"""Markdown of somebody else: read, and nothing more."""

import socket
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.guidelines import LONGEST
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.markdown_document import InertDocument, is_safe, markdown_document
from reviewer_app.ui.widgets.markdown_view import MarkdownView

HOSTILE = """# <b>Head</b>

<img src="{file}" onerror="alert(1)"> ![seen]({file}) ![far](https://evil.example/x.png)
![data](data:image/png;base64,iVBORw0KGgo=) ![res](:/x.png)

[js](javascript:alert(1)) [passwd](file:///etc/passwd) [data](data:text/html,<script>x</script>)
[unc](\\\\\\\\evil\\\\share) [web](https://example.org/a?b=1) <https://auto.example>
[mail](mailto:a@b.example)

<script>alert(1)</script> &lt;i&gt; &#60;img src=x&#62;

| <b>a</b> | b |
|---|---|
| ![c]({file}) | d |

<!-- gone -->
"""


def test_only_pictures_that_are_handed_over_are_shown(look: Look) -> None:
    shown = QImage(30, 20, QImage.Format.Format_RGB32)
    text = "# A\n\n![one](a.png)\n\n![two](b.png)"
    document = markdown_document(text, look.theme, {"a.png": shown})
    words = document.toPlainText()
    assert words.count("\N{OBJECT REPLACEMENT CHARACTER}") == 1
    assert "[Picture, not shown: two – b.png]" in words


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    path = tmp_path / "red.png"
    assert image.save(str(path))
    return path


def formats_of(document: QTextDocument) -> list[tuple[str, bool, str]]:
    """Each run of letters: its text, whether it is a picture, and where it leads."""
    found: list[tuple[str, bool, str]] = []
    block = document.begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            part = place.fragment()
            kind = part.charFormat()
            found.append((part.text(), kind.isImageFormat(), kind.anchorHref()))
            place += 1
        block = block.next()
    return found


def test_b66_nothing_of_hostile_markdown_is_loaded_or_run(
    look: Look, picture: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file is read, no connection made, and every tag is to be seen as it was written."""
    asked: list[str] = []
    load = InertDocument.loadResource

    def noting(document: InertDocument, kind: int, name: QUrl | str) -> None:
        asked.append(str(name))
        load(document, kind, name)

    def refusing(*_: object) -> None:
        raise AssertionError("a connection was made")

    monkeypatch.setattr(InertDocument, "loadResource", noting)
    monkeypatch.setattr(socket.socket, "connect", refusing)
    view = MarkdownView(look, "Guidelines")
    view.show_text(HOSTILE.format(file=picture.as_uri()))
    view.resize(400, 500)
    view.show()
    QApplication.processEvents()
    pixels = view.grab().toImage()

    plain = view.toPlainText()
    assert asked == []
    assert "<script>alert(1)</script>" in plain
    assert "<b>Head</b>" in plain
    assert 'onerror="alert(1)"' in plain
    assert "[Picture, not shown: far – https://evil.example/x.png]" in plain
    colours = {pixels.pixelColor(x, y).rgb() for x in range(400) for y in range(500)}
    assert 0xFFFF0000 not in colours


def test_b66_only_the_web_and_mail_stay_links(look: Look, picture: Path) -> None:
    document = markdown_document(HOSTILE.format(file=picture.as_uri()), look.theme)
    parts = formats_of(document)
    assert not [text for text, is_picture, _ in parts if is_picture]
    assert {address for _, _, address in parts} - {""} == {
        "https://example.org/a?b=1",
        "https://auto.example",
        "mailto:a@b.example",
    }
    assert "js (javascript:alert(1))" in document.toPlainText()


@pytest.mark.parametrize(
    "address",
    ["javascript:alert(1)", "JAVASCRIPT:x", " https://a", "file:///x", "data:x", "//a.example", ""],
)
def test_an_address_of_another_kind_is_no_link(address: str) -> None:
    assert not is_safe(address)


def test_a_click_on_a_link_only_asks(look: Look) -> None:
    view = MarkdownView(look, "Guidelines")
    view.show_text("[go](https://exämple.org/ü)")
    view.resize(300, 100)
    view.show()
    QApplication.processEvents()
    asked = QSignalSpy(view.link_asked)

    place = view.document().documentLayout().blockBoundingRect(view.document().begin())
    inside = place.topLeft().toPoint() + QPoint(6, 8)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=inside)

    assert [asked.at(n)[0] for n in range(asked.count())] == ["https://xn--exmple-cua.org/%C3%BC"]
    assert view.toPlainText() == "go"


def test_a_link_is_reached_and_followed_by_the_keyboard(look: Look) -> None:
    view = MarkdownView(look, "Guidelines")
    view.show_text("See [rules](https://example.org/rules).")
    view.resize(300, 100)
    view.show()
    view.activateWindow()
    assert QTest.qWaitForWindowActive(view)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    asked = QSignalSpy(view.link_asked)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Return)

    assert asked.count() == 1


def test_arabic_runs_from_the_right_and_code_from_the_left(look: Look) -> None:
    document = markdown_document("اقرأ السؤال.\n\nRead.\n\n```\nسؤال\n```\n", look.theme)
    directions: list[Qt.LayoutDirection] = []
    block = document.begin()
    while block.isValid():
        directions.append(block.textDirection())
        block = block.next()
    right, left = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    assert directions[:3] == [right, left, left]


def test_what_is_copied_is_text(look: Look) -> None:
    view = MarkdownView(look, "Guidelines")
    view.show_text("**bold** and `code`")
    view.selectAll()
    data = view.createMimeDataFromSelection()
    assert data.text() == "bold and code"
    assert not data.hasHtml()


def test_the_longest_guidelines_are_shown_without_a_long_wait(look: Look) -> None:
    text = "## Part\n\n- a point that is made with **some** words in it\n\n" * 3500
    view = MarkdownView(look, "Guidelines")
    view.show_text(text[:LONGEST])
    view.resize(360, 400)
    view.show()
    QApplication.processEvents()
    assert view.verticalScrollBar().maximum() > 0
    view.show_text("short")
    assert view.toPlainText() == "short"

"""Attached files: told by name, type and size, opened only when a person says so, never fetched."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from reviewer_app.domain.attachments import Attachment
from reviewer_app.ui.review.files_row import FilesRow, open_by_system, refusal_words
from reviewer_app.ui.widgets.look import Look
from tests.ui.review.builders import settle, shown

LEFT = Qt.MouseButton.LeftButton
PDF = Attachment(
    uri="https://files.example/1.pdf",
    filename="a<b>.pdf",
    mime_type="application/pdf",
    size=120_000,
)


class Opened:
    """The system's part: which addresses it was handed."""

    def __init__(self, *, takes_it: bool = True) -> None:
        self.addresses: list[str] = []
        self._takes_it = takes_it

    def __call__(self, uri: str) -> bool:
        self.addresses.append(uri)
        return self._takes_it


def test_b66_a_file_is_opened_only_after_asking(look: Look) -> None:
    """B66: links ask first, and nothing is fetched by itself."""
    system = Opened()
    files = FilesRow(look, system)
    files.show_files((PDF,))
    shown(files, 700, 200)
    row = files.rows[0]
    assert row.accessibleName() == "a<b>.pdf, application/pdf, 120.0 kB."

    QTest.mouseClick(row.open, LEFT)
    settle()
    assert row.question.isVisible()
    QTest.mouseClick(row.no, LEFT)
    settle()
    assert (row.question.isVisible(), system.addresses) == (False, [])

    QTest.mouseClick(row.open, LEFT)
    settle()
    QTest.mouseClick(row.yes, LEFT)
    assert system.addresses == ["https://files.example/1.pdf"]
    assert not row.why.isVisible()


@pytest.mark.parametrize(
    ("uri", "words"),
    [
        ("javascript:alert(1)", "This address would run or show something of its own"),
        ("\tJava\nScript:alert(1)", "This address would run or show something of its own"),
        ("data:text/html,<script>", "This address would run or show something of its own"),
        ("file:///etc/passwd", "This address points to a file of a computer"),
        ("C:\\windows\\x.exe", "This address points to a file of a computer"),
        ("\\\\host\\share\\x", "This address points to a file of a computer"),
        ("s3://bucket/x.pdf", "This file is in the storage of the platform"),
        ("smb://host/x", "Addresses that begin with “smb:” are not opened."),
        ("https:///x", "This address is not a whole one"),
    ],
)
def test_b66_other_addresses_are_refused_in_words_and_can_be_copied(
    look: Look, uri: str, words: str
) -> None:
    """B66: `javascript:`, `file:` and `data:` never reach the system."""
    system = Opened()
    files = FilesRow(look, system)
    files.show_files((Attachment(uri=uri),))
    shown(files, 700, 200)
    row = files.rows[0]

    assert row.why.text().startswith(words)
    assert not row.open.isVisible()
    row.yes.click()
    assert system.addresses == []
    QTest.mouseClick(row.copy, LEFT)
    assert QGuiApplication.clipboard().text() == uri
    assert not open_by_system(uri)


def test_a_system_without_a_program_for_it_is_said(look: Look) -> None:
    files = FilesRow(look, Opened(takes_it=False))
    files.show_files((PDF,))
    files.rows[0].yes.click()
    assert files.rows[0].why.text() == "The system has no program for it. You can copy the address."


def test_a_web_address_needs_no_refusal(look: Look) -> None:
    assert refusal_words(PDF) == ""
    assert look.theme is not None

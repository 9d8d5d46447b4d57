"""Text for the clipboard that is text and nothing else."""

from PySide6.QtCore import QMimeData, QStringListModel


def plain_mime_data(text: str) -> QMimeData:
    """Text for the clipboard, in an object that Qt has made.

    One made by Python would still be on the clipboard when the interpreter has ended, and Qt asks
    it once more then: the program would crash at its end after every copy.
    """
    donor = QStringListModel([""])
    data = donor.mimeData([donor.index(0)])
    data.clear()
    data.setText(text)
    return data

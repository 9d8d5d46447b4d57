"""What a cell of the preview says."""

from PySide6.QtCore import Qt

from reviewer_app.services.previewing import Preview, PreviewRow
from reviewer_app.ui.importing.preview_model import PreviewModel

ROW = PreviewRow(
    place="line 2",
    values={"input": "First line\nsecond line", "expected_tools": "find_slots\nmove_appointment"},
)


def a_model() -> PreviewModel:
    model = PreviewModel()
    columns = ("input", "expected_tools")
    model.show_first(Preview(columns=columns, rows=(ROW,), first=0, is_last=True))
    return model


def test_the_items_of_a_list_are_told_apart_and_texts_stay_as_they_are() -> None:
    model = a_model()

    assert model.data(model.index(0, 1)) == "find_slots · move_appointment"
    assert model.data(model.index(0, 0)) == "First line\nsecond line"


def test_a_screen_reader_hears_the_items_apart_too() -> None:
    model = a_model()

    words = model.data(model.index(0, 1), Qt.ItemDataRole.AccessibleTextRole)
    assert "find_slots · move_appointment" in words

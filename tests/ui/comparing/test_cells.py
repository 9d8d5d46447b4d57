"""One side of a line stands where its reading begins, with its marks and its note beside it."""

import pytest

from reviewer_app.domain.spans import Reason
from reviewer_app.ui.comparing.cells import GUTTER, SIDE, LaidCell, Style
from reviewer_app.ui.comparing.lines import Cell, Mark
from reviewer_app.ui.widgets.look import Look

WIDTH = 500


def _edges(cell: LaidCell) -> tuple[float, float]:
    line = cell._layout.lineAt(0).naturalTextRect()
    return line.left(), line.right()


@pytest.mark.parametrize(
    ("text", "is_rtl"), [("Yes, 30 days.", False), ("转诊单", False), ("نعم، 30 يوما.", True)]
)
def test_a_line_stands_where_its_reading_begins(look: Look, text: str, is_rtl: bool) -> None:
    mark = Mark(start=0, end=3, stop=0)
    cell = LaidCell(look, Cell(text=text, sign="+", marks=(mark,)), Style(), WIDTH)
    left, right = _edges(cell)
    room = WIDTH - GUTTER - SIDE
    assert (left > room / 2, round(right) == room) == (is_rtl, is_rtl)
    (place,) = cell._rects(mark, cell._layout.position())
    assert left - 3 <= place.left() <= place.right() <= right + 3


def test_code_stands_at_the_left_whatever_its_letters_are(look: Look) -> None:
    quiet = Mark(start=0, end=1, stop=-1, reason=Reason.WHITE_SPACE)
    code = Cell(text='"نعم"', sign="+", marks=(quiet,))
    assert round(_edges(LaidCell(look, code, Style(is_code=True), WIDTH))[0]) == 0

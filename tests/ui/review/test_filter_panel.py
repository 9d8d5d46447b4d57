"""The panel of filters: values that are too many to be listed are found by their letters."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.queues import Filter
from reviewer_app.services.browsing import MOST_VALUES, FacetValue
from reviewer_app.ui.review.filter_panel import FACETS, FilterPanel
from reviewer_app.ui.widgets.look import Look
from tests.ui.review.builders import settle

SOURCES = [f"https://example.org/{n}" for n in range(MOST_VALUES + 100)]


def counted(having: str) -> list[FacetValue]:
    found = [one for one in SOURCES if having in one][:MOST_VALUES]
    return [FacetValue(value=value, label="", count=1) for value in found]


def load(
    _filter: Filter, name: str, typed: str, then: Callable[[Sequence[FacetValue]], None]
) -> None:
    then(counted(typed) if name == "sources" else [])


@pytest.fixture
def panel(look: Look) -> Iterator[FilterPanel]:
    host = QWidget()
    host.resize(1000, 700)
    host.show()
    made = FilterPanel(look, load, host)
    yield made
    made.close()
    host.deleteLater()


def names(panel: FilterPanel) -> list[str]:
    settle()
    boxes = panel.values._boxes.values()
    return [box.accessibleName() for box, row in boxes if not row.isHidden()]


def test_a_value_that_is_not_listed_is_found_by_its_letters_and_ticked(panel: FilterPanel) -> None:
    changed: list[Filter] = []
    panel.changed.connect(changed.append)
    last = SOURCES[-1]
    panel.open_at(QPoint(0, 0), Filter(sources=frozenset({SOURCES[-2]})))
    panel.names.choose(FACETS.index("sources"))
    assert len(names(panel)) == MOST_VALUES + 1
    assert names(panel)[-1] == SOURCES[-2]  # how many have it is not known here
    assert panel.values._none.text() == "The 200 most frequent. Type to find others."
    QTest.keyClicks(panel.values.search, "/299")
    assert names(panel) == [f"{last}, 1 case"]
    panel.values._boxes[last][0].click()
    assert changed[-1].sources == {SOURCES[-2], last}
    QTest.keyClicks(panel.values.search, "9")
    assert names(panel) == []
    assert panel.values._none.text() == "No value has these letters."
    panel.values.search.clear()
    assert len(names(panel)) == MOST_VALUES + 2
    panel.names.choose(FACETS.index("tags"))
    assert panel.values._none.text() == "No case has anything here."
    assert panel.values.search.text() == ""

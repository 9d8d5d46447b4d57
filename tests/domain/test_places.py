"""Places in sentences: the same English words as everywhere, with the number apart."""

import pytest

from reviewer_app.domain.places import say_place
from reviewer_app.domain.sayings import Saying


@pytest.mark.parametrize("place", ["line 7", "item 12000", "Cases!row 3", "A!B!row 3", "file"])
def test_a_place_is_said_as_it_is_spelled(place: str) -> None:
    said = say_place(place)
    assert isinstance(said, Saying)
    assert said == place


def test_what_is_no_place_stays_as_it_is() -> None:
    assert say_place("suite") == "suite"

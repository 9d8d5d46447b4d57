"""Lists in one cell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.formats.lists import join_list, split_list


@pytest.mark.parametrize(
    ("cell", "items"),
    [
        ("search; fetch | pay", ("search", "fetch", "pay")),
        ("one", ("one",)),
        ("a;;b;", ("a", "b")),
        ('["a;b", " c ", ""]', ("a;b", " c ", "")),
        ("[]", ()),
        ("[1, 1.10, null]", ("1", "1.10", "null")),
        ('[{"name": "pay",  "x": 1}]', ('{"name":"pay","x":1}',)),
        ("[sic]; b", ("[sic]", "b")),
        (" ; ", ()),
    ],
)
def test_a_cell_is_split_or_read_as_json(cell: str, items: tuple[str, ...]) -> None:
    assert split_list(cell) == items


@pytest.mark.parametrize(
    ("items", "cell"),
    [
        (("a", "b"), "a;b"),
        ((), "[]"),
        (("a;b", "c"), '["a;b","c"]'),
        ((" a",), '[" a"]'),
        (("",), '[""]'),
        (("[1]",), '["[1]"]'),
        (("a|b", "é"), '["a|b","é"]'),
    ],
)
def test_items_are_joined_where_that_reads_back(items: tuple[str, ...], cell: str) -> None:
    """I50: what the writer joins with is what the reader splits at."""
    assert join_list(items) == cell


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from(' ;|[]",\n'))))
def test_any_items_come_back(items: list[str]) -> None:
    """I50."""
    assert split_list(join_list(items)) == tuple(items)

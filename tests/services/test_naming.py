"""Names from the system as people read them."""

import pytest

from reviewer_app.services.naming import readable


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("cards.csv", "cards.csv"),
        ("テスト", "テスト"),
        ("テスト".encode().decode("ascii", "surrogateescape"), "テスト"),
        ("caf\udce9", "caf\ufffd"),
    ],
)
def test_bytes_that_the_machine_did_not_understand_are_read_as_utf8(name: str, read: str) -> None:
    assert readable(name) == read

"""Which URLs can be called at all."""

import pytest

from reviewer_app.calling.failures import SettingRefused
from reviewer_app.calling.urls import check_url


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("https://api.example/v1?x=1", "api.example:443"),
        ("http://localhost:8000", "localhost:8000"),
        ("HTTP://[::1]:1/", "[::1]:1"),
    ],
)
def test_http_and_https_are_called(url: str, name: str) -> None:
    assert check_url(url).name == name


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("file:///etc/passwd", "begin with https"),
        ("ftp://a.example", "begin with https"),
        ("api.example/v1", "begin with https"),
        ("", "begin with https"),
        ("https://user:secret@a.example", "Move them to auth"),
        ("https://user@a.example", "Move them to auth"),
        ("https:///path", "no host"),
        ("https://a.example:99999", "host or port is wrong"),
        ("https://[::1", "host or port is wrong"),
        ("https://a.example/#part", "after #"),
        ("https://a.example/a b", "blanks"),
        ("https://a.example/\r\nHost: b", "blanks"),
        ("https://a.example/" + "x" * 9_000, "too long"),
    ],
)
def test_other_urls_are_refused_with_the_reason(url: str, told: str) -> None:
    with pytest.raises(SettingRefused, match=told) as caught:
        check_url(url)
    assert "secret" not in caught.value.reason

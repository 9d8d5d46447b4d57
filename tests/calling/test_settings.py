"""Settings in a file."""

from pathlib import Path

import pytest

from reviewer_app.calling.failures import SettingRefused
from reviewer_app.calling.settings import Settings, parse_settings, read_file
from reviewer_app.domain.errors import FileProblem


@pytest.mark.parametrize(
    "text",
    [
        "url: a\nnested:\n  x: 1",
        '{"url": "a", "nested": {"x": 1}}',
        '\t{"url": "a",\n\t"nested": {"x": 1}}',
        "{url: a, nested: {x: 1}}",
    ],
)
def test_settings_are_yaml_or_json(text: str) -> None:
    settings = parse_settings(text)
    assert settings.text("url") == "a"
    assert settings.section("nested").number("x", least=0, most=9) == 1
    settings.finish()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "must have keys"),
        ("just text", "must have keys"),
        ("- a", "must have keys"),
        ("1: a", "has the key 1, which is no text"),
        ("a: b: c", "Line 1 is no YAML"),
        ("a: 1\na: 2", "Line 2 is no YAML"),
        ("a: &x [*x", "is no YAML"),
        ("a: *nobody", "is no YAML"),
        ("a: !!python/object:os.system x", "is no YAML"),
        ("a: 1\n---\nb: 2", "is no YAML"),
        ("\x00", "is no YAML"),
        ("[" * 10_000, "nested too deeply|is no YAML"),
        ('{"a": 1, "a": 2}', "stands twice"),
        ('{"a": 1,\n"b": }', "Line 2 is no JSON"),
    ],
)
def test_what_is_neither_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(SettingRefused, match=told):
        parse_settings(text)


def test_an_unknown_key_is_refused_with_the_one_that_is_meant() -> None:
    settings = Settings({"urll": "a"}, "auth.")
    settings.text("url")
    with pytest.raises(SettingRefused, match=r"no setting auth\.urll\. Is url meant\?"):
        settings.finish()


def test_an_unknown_key_that_resembles_none_is_told_those_that_exist() -> None:
    settings = Settings({"colour": "red"})
    assert settings.text("url") is None
    assert settings.flag("fast") is False
    with pytest.raises(SettingRefused, match=r"no setting colour\. Known are url, fast\."):
        settings.finish()


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (8000, "Put quotes around 8000"),
        ([], "must be a text"),
        ("", "is empty"),
        ("  ", "is empty"),
    ],
)
def test_a_text_is_a_text(value: object, told: str) -> None:
    with pytest.raises(SettingRefused, match=told):
        Settings({"key": value}).text("key")


@pytest.mark.parametrize("value", [True, "5", float("nan"), float("inf"), -1, 11, 10**400])
def test_a_number_is_a_number_within_its_limits(value: object) -> None:
    with pytest.raises(SettingRefused, match="key must be"):
        Settings({"key": value}).number("key", least=0, most=10)


@pytest.mark.parametrize("value", ["true", 1, "yes"])
def test_a_flag_is_true_or_false(value: object) -> None:
    with pytest.raises(SettingRefused, match="key must be true or false"):
        Settings({"key": value}).flag("key")


def test_a_text_in_the_place_of_a_map_is_told_with_an_example() -> None:
    with pytest.raises(SettingRefused, match=r"^auth must have keys.* such as `key: value`\.$"):
        parse_settings("auth: $.text").section("auth")


def test_a_fraction_is_no_whole_number() -> None:
    with pytest.raises(SettingRefused, match="whole number"):
        Settings({"key": 1.5}).whole("key", least=0, most=10)


def test_files_that_cannot_be_settings_are_told(tmp_path: Path) -> None:
    (tmp_path / "long").write_bytes(b"a" * 1_000_001)
    (tmp_path / "latin").write_bytes(b"a: \xe9")
    (tmp_path / "mark").write_bytes(b"\xef\xbb\xbfa: 1")
    assert read_file(tmp_path / "mark") == "a: 1"
    for name, told in (("long", "larger than 1 MB"), ("latin", "at byte 4"), ("none", "No such")):
        with pytest.raises(FileProblem, match=told):
            read_file(tmp_path / name)
    with pytest.raises(FileProblem):
        read_file(tmp_path)

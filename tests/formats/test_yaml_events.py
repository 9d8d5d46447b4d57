"""The two parsers of YAML: the quick one is used where it finds what the patient one finds."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reviewer_app.formats.yaml_events import EventReader, YamlError

PUBLIC = Path(__file__).parents[1] / "data" / "public"
FILES = sorted(PUBLIC.rglob("*.y*ml"))
PIECES = [
    *(":-?#[]{},&*!|>'\"%@`~ \n\\ab01."),
    *("\n  ", "\n- ", ": ", "- ", "\r\n", "\u2028", "é", "<<: *a", "&a ", "*a", "!!str ", "|-\n"),
    *("? ", "--- ", "...\n", "\ufeff", "\t", "key: value\n", "{a: b}", "'x'", '"\\/"', "# c\n"),
]


def events_of(reader: EventReader) -> list[tuple[Any, ...]]:
    """What the nodes are made of; where an empty value stands is the parsers' own business."""
    found: list[tuple[Any, ...]] = []
    for event in reader:
        name = type(event).__name__
        is_scalar = name == "ScalarEvent"
        is_plain = is_scalar and event.tag is None and event.implicit[0]
        is_nowhere = name.startswith(("Stream", "Document")) or name.endswith("EndEvent")
        is_nowhere = is_nowhere or (is_plain and event.value == "")
        line = None if is_nowhere else event.start_mark.line
        value, tag = getattr(event, "value", None), getattr(event, "tag", None)
        anchor = getattr(event, "anchor", None)
        found.append((name, value, line, anchor, None if tag is None else str(tag), is_plain))
    return found


def agree(text: str) -> bool:
    """Whether the quick parser was used; fails where it finds other things."""
    quick = EventReader(text)
    if not quick.is_quick:
        return False
    patient = EventReader(text, is_patient=True)
    assert events_of(quick) == events_of(patient)
    assert quick.has_comments == patient.has_comments
    return True


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_both_find_the_same_in_public_files(path: Path) -> None:
    agree(path.read_text(encoding="utf-8"))


def test_nearly_all_public_files_are_read_quickly() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert sum(EventReader(text).is_quick for text in texts) >= len(texts) - 2


@settings(max_examples=400)
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
def test_both_find_the_same_in_whatever_the_quick_one_reads(text: str) -> None:
    try:
        agree(text)
    except YamlError:
        pytest.fail(f"only the quick parser reads {text!r}")


@settings(max_examples=150)
@given(
    path=st.sampled_from(FILES),
    start=st.floats(0, 1),
    piece=st.sampled_from(PIECES),
    place=st.floats(0, 1),
)
def test_both_find_the_same_in_damaged_files(
    path: Path, start: float, piece: str, place: float
) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    first = int(start * len(lines))
    text = "".join(lines[first : first + 12])
    cut = int(place * len(text))
    try:
        agree(text[:cut] + piece + text[cut:])
    except YamlError:
        pytest.fail(f"only the quick parser reads {text!r}")


@pytest.mark.parametrize(
    "text",
    ["a:\tb", "%YAML 1.1\n---\na: b\n", "? a\n: b\n", ">#\n", "*a: b\n", "\ufeff", "[" * 101],
)
def test_corners_are_left_to_the_patient_one(text: str) -> None:
    assert not EventReader(text).is_quick

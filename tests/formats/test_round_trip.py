"""What was imported exports equal: whatever a case holds, a file brings it back."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reviewer_app.domain import json
from reviewer_app.domain.cases import EVAL_TYPES, GENDERS, Content, Labels
from reviewer_app.domain.files import ImportedCase
from reviewer_app.domain.json import Json, Number
from reviewer_app.domain.revisions import content_hash
from reviewer_app.formats.writing import Layout, WrittenFormat, make_writer, open_to_write
from tests.support.exported import as_exported
from tests.support.reading import read_cases
from tests.support.spreadsheets import fill_in

NASTY = [
    "NA", "null", "None", "nan", "007", "-5", "=1+1", "+34 600", "@user", "'=x", "1.10", "True",
    "a;b|c", " leading", "trailing ", '"quoted"', '"', '""', ",", ";", "a\rb", "a\r\nb", "a\nb\n",
    "\x00", "tail\x00tail", "\ud83d", "\udc00x", "\u202eabc\u202c", "שלום", "مرحبا", "好", "😀",
    "\ufffe", "\uffff", "_x0041_", "_x005F_x0041_", "_xD83D_", "_x005f_xD83D_", "_xFFFE_", "_",
    "x005F_", "<r>", "</r>", "<r>rich</r>", "#N/A",
    "\u200b", "\ufeff", "\x85", "\u2028", "\\u4f60", "\\", "[1]", '{"a": 1.10}', "{", "[", "[]",
    "<script>", "\U0010fffd", "-", "1E5", "- item", ' "x" ', "\t", "=HYPERLINK(1)",
]  # fmt: skip


def whole(text: str) -> str:
    """Two halves side by side are a character: no file could tell them apart from it."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


PARTS = st.lists(st.sampled_from(NASTY) | st.text(max_size=4), min_size=1, max_size=4)
TEXTS = PARTS.map("".join).map(whole).filter(bool)
FILLED = TEXTS.filter(lambda text: not text.isspace())
JSON = (
    st.recursive(
        st.none() | st.booleans() | TEXTS | st.sampled_from(["1.10", "1E5", "0", "-0"]).map(Number),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
        max_leaves=6,
    )
    .map(lambda value: Json(json.dump(value)))
    .filter(lambda found: found.text != "null")
)
STRUCTURE = JSON.filter(lambda found: found.text[0] in "{[")
TURNS = st.lists(
    st.fixed_dictionaries({"role": st.just("user"), "content": TEXTS}), max_size=3
).map(lambda turns: Json(json.dump(turns)))
LISTS = st.lists(TEXTS | st.just(""), max_size=3).map(tuple)


def some(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """The strategy's values, or nothing."""
    return st.none() | strategy


CONTENT = st.builds(
    Content,
    input=FILLED | STRUCTURE,
    expected_output=some(TEXTS | st.just("")),
    context=some(TEXTS | STRUCTURE | st.just("")),
    expected_tools=some(LISTS),
    goal=some(TEXTS),
    user_persona=some(TEXTS),
    scenario=some(TEXTS),
    stopping_criterias=some(LISTS),
    max_iterations=some(st.integers(1, 10**15)),
    language=some(TEXTS),
    gender=some(st.sampled_from(GENDERS)),
    conversation_history=some(TURNS),
    expected=some(JSON),
    eval_type=some(st.sampled_from(EVAL_TYPES)),
    eval_config=some(JSON),
    deps=some(JSON),
    tools=some(JSON),
    agent_config=some(JSON),
    timeout=some(st.integers(0, 10**15)),
)
LABELS = st.builds(
    Labels,
    variant=some(TEXTS),
    strategy=some(TEXTS),
    source=some(TEXTS),
    source_file=some(TEXTS),
    confidence=some(st.sampled_from(["0.50", "1E-2", "-0", "1"]).map(Number)),
    confidence_reason=some(TEXTS),
    name=some(TEXTS),
    description=some(TEXTS),
    tags=some(LISTS),
    metadata=some(JSON),
)
CASES = st.builds(
    ImportedCase,
    place=st.just(""),
    content=CONTENT,
    labels=LABELS,
    external_id=some(TEXTS),
    is_augmented=some(st.booleans()),
    user_score=some(st.sampled_from([-1, 0, 1])),
    user_score_reason=some(TEXTS),
    reviewed_by=some(TEXTS),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("round")


LAYOUTS: dict[str, tuple[WrittenFormat, Layout]] = {
    "csv": ("csv", Layout()),
    "csv for Excel": ("csv", Layout(excel_delimiter=",")),
    "csv for Excel with commas in numbers": ("csv", Layout(excel_delimiter=";")),
    "jsonl": ("jsonl", Layout()),
    "xlsx": ("xlsx", Layout()),
    "yaml": ("yaml", Layout()),
}
"""Every way in which a file can be written."""

EVERY_WAY = pytest.mark.parametrize("way", LAYOUTS)


def round_trip(folder: Path, way: str, cases: Sequence[ImportedCase]) -> list[ImportedCase]:
    """The cases as they are read again, but for what only a file has."""
    format_, layout = LAYOUTS[way]
    path = folder / f"cases.{format_}"
    with open_to_write(path, format_) as out, closing(make_writer(format_, out, layout)) as writer:
        writer.add(map(as_exported, cases))
        writer.finish()
    found = [case for case in read_cases(path) if isinstance(case, ImportedCase)]
    assert len(found) == len(cases), read_cases(path)
    assert all(case.known_as is not None for case in found)
    return [as_given(case) for case in found]


def as_given(case: ImportedCase) -> ImportedCase:
    """The case without what the file alone says of it."""
    return replace(case, place="", given=frozenset(), known_as=None, notes=())


@EVERY_WAY
@settings(max_examples=60, deadline=None)
@given(cases=st.lists(CASES, min_size=1, max_size=3))
def test_any_cases_come_back_equal(folder: Path, way: str, cases: list[ImportedCase]) -> None:
    """I24, I36, I46, I47, I48, I50, I53, I54, B77, B81: and the second round is the first."""
    once = round_trip(folder, way, cases)
    assert once == cases
    assert [content_hash(a.content) for a in once] == [content_hash(b.content) for b in cases]


@EVERY_WAY
def test_fifty_nasty_texts_come_back_to_the_character(folder: Path, way: str) -> None:
    """B77, I57."""
    texts = [*NASTY, 'long, "text"\r\n' * (1_500 if way == "xlsx" else 20_000)]
    texts = [text if not text.isspace() else f"{text}." for text in texts]
    cases = [
        ImportedCase(
            place="",
            content=Content(input=text, expected_output=text, context=text),
            labels=Labels(variant=text, tags=(text, "x")),
            external_id=f"{n}{text}",
            user_score_reason=text,
        )
        for n, text in enumerate(texts)
    ]
    assert len(cases) >= 50
    assert round_trip(folder, way, cases) == cases


@EVERY_WAY
def test_an_edited_row_is_read_with_the_hash_that_it_had(folder: Path, way: str) -> None:
    """So a second reader can tell that somebody edited it."""
    format_, layout = LAYOUTS[way]
    path = folder / f"cases.{format_}"
    case = ImportedCase(place="", content=Content(input="before"), labels=Labels())
    with open_to_write(path, format_) as out, closing(make_writer(format_, out, layout)) as writer:
        writer.add([as_exported(case)])
        writer.finish()
    if format_ == "xlsx":
        fill_in(path, {"before": "after"})
    else:
        path.write_bytes(path.read_bytes().replace(b"before", b"after"))
    (found,) = read_cases(path)
    assert isinstance(found, ImportedCase)
    assert found.content == Content(input="after")
    assert found.known_as is not None
    assert found.known_as.content_hash == content_hash(case.content)

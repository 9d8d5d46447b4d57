"""Any bytes under any name, read in any way, become rows or a sentence, and nothing else."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Pasted
from reviewer_app.domain.mappings import Reading
from reviewer_app.formats.building import read_cases
from reviewer_app.services.surveying import make_look, make_preview, open_whole

PUBLIC = Path(__file__).parents[1] / "data" / "public"
FILES = sorted(
    path for path in PUBLIC.rglob("*") if path.is_file() and path.stat().st_size < 20_000
)
SUFFIXES = ["", ".csv", ".tsv", ".json", ".jsonl", ".yaml", ".xlsx", ".txt"]
PIECES = [
    *(b'"', b"\n", b"\r", b",", b"\t", b"\0", b"\xe9", b"\xff\xfe", b"{", b"]", b"=1+1"),
    *(b"\xed\xa0\x80", b": ", b"- ", b"\xef\xbb\xbf", b"PK\x03\x04"),
]
READINGS = st.just(Reading()) | st.builds(
    Reading,
    encoding=st.sampled_from([None, "cp1252", "utf-16", "gb18030", "idna", "none"]),
    delimiter=st.sampled_from([None, ";", "", "ab"]),
    sheet=st.sampled_from([None, "Sheet1"]),
    header_row=st.sampled_from([None, 0, 1, 3]),
)


@settings(max_examples=250)
@given(
    path=st.sampled_from(FILES),
    suffix=st.none() | st.sampled_from(SUFFIXES),
    places=st.lists(st.tuples(st.floats(0, 1), st.sampled_from(PIECES)), max_size=4),
    end=st.sampled_from([1.0, 1.0, 0.5]),
    reading=READINGS,
)
def test_a_damaged_file_is_read_or_refused_in_words(
    path: Path,
    suffix: str | None,
    places: list[tuple[float, bytes]],
    end: float,
    reading: Reading,
) -> None:
    data = path.read_bytes()
    data = data[: int(len(data) * end)]
    for place, piece in places:
        at = int(place * len(data))
        data = data[:at] + piece + data[at:]
    name = f"cases{path.suffix if suffix is None else suffix}"
    assert refusal_of(Pasted(data=data, name=name), reading).endswith(".")


def refusal_of(file: Pasted, reading: Reading) -> str:
    """Why nothing can be read, or "." where something can."""
    try:
        look = make_look(file, reading)
        rows = make_preview(look, look.proposed, 0, 20).rows
        assert all(row.place for row in rows)
        if not look.must_ask:
            list(read_cases(open_whole(look, look.proposed), look.proposed))
    except FileProblem as problem:
        return problem.reason
    return "."

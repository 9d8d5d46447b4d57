"""Output columns: which columns hold answers of a model that are to be reviewed."""

import re
from collections.abc import Sequence

from reviewer_app.domain.json import Json, Number
from reviewer_app.formats.cells import is_given
from reviewer_app.formats.names import fold
from reviewer_app.formats.sources import Cell, Record

_CERTAIN = frozenset({
    "actualoutput", "modeloutput", "modelresponse", "modelanswer", "airesponse", "aioutput",
    "llmoutput", "llmresponse", "botresponse", "agentresponse", "assistantresponse",
    "generatedanswer", "generatedoutput", "generatedtext", "prediction", "predicted",
})  # fmt: skip
"""Names that mean a model's answer also where nothing says what it should have been."""

_LIKELY = frozenset({"output", "response", "completion", "generation", "generated", "answer",
    "candidate", "reply", "result", "responsetext", "回答", "回复", "模型回答",
    "模型输出"})  # fmt: skip
_SHAPED = re.compile(
    r"(?:response|output|completion|prediction)\w*|\w*(?:response|output|completion|prediction)"
)
_OTHER = re.compile(
    r"expected|reference|gold|ideal|correct|best|truth|format|length|time|token|score|count|type|id$"
)
_CALLS = frozenset({"toolscalled", "toolcalls", "actualtools", "actualtoolcalls"})
_NUMBER = re.compile(r"[+-]?[0-9.,]+%?")


def find_outputs(
    free: Sequence[str], samples: Sequence[Record], *, has_types: bool, has_expected: bool
) -> list[str]:
    """The columns among those that no field took whose names and values are a model's answers.

    Names that may mean anything count only beside an expected answer.
    """
    return [
        column
        for column in free
        if _is_named(column.rpartition(".")[2], has_expected)
        and _are_texts(column, samples, has_types)
    ]


def find_calls(free: Sequence[str], samples: Sequence[Record], *, has_types: bool) -> str | None:
    """The column with the tools that were called for the answer, as JSON."""
    for column in free:
        values = _values(column, samples, has_types)
        if fold(column) in _CALLS and values and all(map(_is_list, values)):
            return column
    return None


def _is_named(column: str, has_expected: bool) -> bool:
    name = fold(column)
    if name in _CERTAIN:
        return True
    if not has_expected and not name.startswith(("response", "reply")):
        return False
    return name in _LIKELY or bool(_SHAPED.fullmatch(name) and not _OTHER.search(name))


def _are_texts(column: str, samples: Sequence[Record], has_types: bool) -> bool:
    values = _values(column, samples, has_types)
    texts = [each for each in values if isinstance(each, str) and not isinstance(each, Number)]
    return bool(texts) and len(texts) == len(values) and not all(map(_NUMBER.fullmatch, texts))


def _values(column: str, samples: Sequence[Record], has_types: bool) -> list[Cell]:
    cells = (sample.cells.get(column) for sample in samples)
    return [cell for cell in cells if is_given(cell, has_types)]


def _is_list(cell: Cell) -> bool:
    text = cell.text if isinstance(cell, Json) else cell
    return isinstance(text, str) and text.lstrip().startswith("[")

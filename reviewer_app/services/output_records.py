"""Output records: what one entry of an output file says, under the names that people use."""

from collections.abc import Mapping

from reviewer_app.domain.answers import Usage
from reviewer_app.domain.errors import ProductFailed
from reviewer_app.domain.evaluations import (
    Answer,
    JudgeFailed,
    Plain,
    Unscorable,
    read_plain,
)
from reviewer_app.domain.json import JsonError
from reviewer_app.running.recorded import RecordedAnswer
from reviewer_app.running.records import encode

ID_NAMES = ("id", "test_case_id", "case_id", "external_id")
OUTPUT_NAMES = ("output", "actual_output")
_LISTS = ("outputs", "results")
_MILLISECONDS = ("duration_ms", "latency_ms", "total_duration_ms")


class NotRecorded(ValueError):
    """An entry that holds no output; `reason` is a sentence for the person."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def name_of(record: Plain) -> tuple[str | None, str]:
    """The suite, where it is said, and the id of the case whose output an entry holds.

    Raises NotRecorded for an entry without an id, or with neither output nor error.
    """
    if not isinstance(record, dict):
        raise NotRecorded("This is JSON, but no object.")
    id_ = _first(record, ID_NAMES)
    if id_ is None or isinstance(id_, bool | list | dict) or id_ == "":
        raise NotRecorded("The id is missing." if id_ in (None, "") else "The id is no text.")
    if not any(name in record for name in (*OUTPUT_NAMES, "error")):
        raise NotRecorded(f"The output is missing (id {id_}).")
    suite = record.get("suite")
    return suite if isinstance(suite, str) else None, str(id_)


def read_recorded(record: Plain) -> RecordedAnswer:
    """The answer of an entry that `name_of` took.

    Raises ProductFailed where the product failed when it was recorded.
    """
    assert isinstance(record, dict)
    output = _first(record, OUTPUT_NAMES)
    error = record.get("error")
    if output is None and error:
        raise ProductFailed(error if isinstance(error, str) else encode(error).decode())
    metrics = record.get("metrics")
    figures = {**metrics, **record} if isinstance(metrics, dict) else record
    return RecordedAnswer(
        output=output,
        tool_calls=_as_json(record.get("tool_calls")),
        seconds=(_number(figures, _MILLISECONDS) or 0) / 1000,
        usage=_usage(figures),
        model=_text(figures.get("model")),
        judge_answer=_judge_answer(record),
        evaluator_returns=_as_json(record.get("evaluator_returns")),
    )


def find_entries(document: Plain) -> list[Plain] | None:
    """The entries of a JSON document, None where it has none.

    It is a list of them, an object with such a list, one of our own reports (its last run
    counts), or an object of outputs by id.
    """
    if not isinstance(document, dict):
        return document if isinstance(document, list) else None
    runs = document.get("runs")
    if isinstance(runs, list) and runs:
        return _entries_of_run(runs[-1])
    for name in _LISTS:
        found = document.get(name)
        if isinstance(found, list):
            return found
    return [_entry(id_, value) for id_, value in document.items()] or None


def _entries_of_run(run: Plain) -> list[Plain]:
    suites = run.get("suites") if isinstance(run, dict) else None
    found: list[Plain] = []
    for suite in suites if isinstance(suites, list) else ():
        results = suite.get("results") if isinstance(suite, dict) else None
        found += results if isinstance(results, list) else []
    return found


def _entry(id_: str, value: Plain) -> Plain:
    """An output by its id: the output itself, or an object around it."""
    if isinstance(value, dict) and any(name in value for name in (*OUTPUT_NAMES, "error")):
        return {"id": id_, **value}
    return {"id": id_, "output": value}


def _first(record: Mapping[str, Plain], names: tuple[str, ...]) -> Plain:
    return next((record[name] for name in names if record.get(name) is not None), None)


def _text(value: Plain) -> str | None:
    return value if isinstance(value, str) and value else None


def _as_json(value: Plain) -> Plain:
    """In tables lists and maps are the text of their JSON; other texts stay what they are."""
    if not isinstance(value, str):
        return value
    try:
        return read_plain(value) if value else None
    except (JsonError, Unscorable):
        return value


def _judge_answer(record: Mapping[str, Plain]) -> Answer:
    error = record.get("judge_error")
    if error:
        return JudgeFailed(error if isinstance(error, str) else encode(error).decode())
    found = _text(record.get("judge_response"))
    if found is None and isinstance(details := record.get("evaluation_details"), dict):
        found = _text(details.get("judge_response"))  # of one of our own reports
    return found


def _usage(figures: Mapping[str, Plain]) -> Usage | None:
    """Tokens and requests, beside the output or in `usage`."""
    inner = figures.get("usage")
    figures = {**figures, **inner} if isinstance(inner, dict) else figures
    given = _number(figures, ("input_tokens", "prompt_tokens"))
    made = _number(figures, ("output_tokens", "completion_tokens"))
    total = _number(figures, ("total_tokens",))
    if given is made is total is None:
        return None
    return Usage(
        input_tokens=int(given or 0),
        output_tokens=int(made or 0),
        total_tokens=int(total or 0),
        requests=int(_number(figures, ("requests",)) or 1),
    )


def _number(figures: Mapping[str, Plain], names: tuple[str, ...]) -> float | None:
    """A number from 0, which in tables is a text; None for anything else."""
    found = _first(figures, names)
    if isinstance(found, str):
        try:
            found = float(found)
        except ValueError:
            return None
    if isinstance(found, bool) or not isinstance(found, int | float):
        return None
    return found if 0 <= found < 1e15 else None

"""`reviewer-app score`: scores for recorded outputs, a line of JSON for each line of JSON."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from reviewer_app.cli.running import DONE, LEFT, end, standard_output, writing_output
from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import FileProblem
from reviewer_app.system.logs import start_log
from reviewer_app.system.paths import log_folder

MAX_LINE = 128 * 1024 * 1024
"""Bytes of one line; a longer one is an error result, and is never held in memory."""

_BOM = b"\xef\xbb\xbf"


def score(
    file: Annotated[
        Path | None, typer.Argument(help="The lines; else standard input.", readable=False)
    ] = None,
) -> None:
    """Score recorded outputs: a line of JSON in, a line of JSON out, in the same order.

    \b
    For example:
    {"eval_type": "contains", "expected": ["Tokyo"], "output": "in Tokyo"}

    \b
    A line has these keys; others do not count, and neither do blank lines.
    eval_type          exact_match, fuzzy_match, contains, tool_usage, schema,
                       llm_judge or custom
    expected           what is expected; its form depends on the type
    eval_config        options of the type, such as {"threshold": 0.9}
    output             what the product answered
    tool_calls         for tool_usage: [{"name": "…", "arguments": {…}}]
    judge_response     for llm_judge: what the judge answered; or judge_error
    evaluator_returns  for custom: {"score": 0.5, "passed": true}; without it,
                       an installed package's evaluator of that name is run

    \b
    What is expected, by type, with the options of eval_config and their defaults
    exact_match   "Tokyo"
                  trim (true), case_insensitive (false), normalize (false)
    fuzzy_match   "It is sunny in Tokyo." The score is the similarity.
                  threshold (0.8), case_insensitive (true), normalize (true)
    contains      ["a", "b"]: all of them. {"contains_any": ["a", "b"]}: one.
                  {"regex": ["[0-9]+ EUR"]}: all of the patterns.
                  case_insensitive (true)
    tool_usage    {"tools_called": ["find"], "tools_not_called": ["buy"],
                   "min_tool_calls": 1, "max_tool_calls": 3,
                   "tool_args": {"find": {"city": "Tokyo"}},
                   "output_contains": ["sunny"]}: any of these
                  check_args (true)
    schema        a JSON Schema; or {"schema": …, "required_fields": ["id"],
                   "field_values": {"id": 7}}
    llm_judge     "Is it polite?"; or {"criteria": …, "rubric": …,
                   "reference_answer": …}
                  pass_threshold (0.6), scale (as the mark shows; or [0, 10])
    custom        whatever the evaluator reads; its name is in "evaluator"

    Each answer is {"passed", "score", "reason", "details"}. details.warnings names what is
    probably not meant, such as an expectation that every output fulfils. Nothing is asked over
    the network.

    A line that cannot be scored is answered with score 0 and details.error, and the command ends
    with 1. An output that does not pass is a result like any other.
    """  # noqa: D301 - Typer keeps the lines of a paragraph that starts with this character

    def work() -> int:
        from reviewer_app.cli.score_lines import refuse_line, score_line  # help is quick without

        _begin_log()
        out = standard_output().buffer
        code = DONE
        for number, line in _number_lines(file):
            if line is None:
                scored = refuse_line(f"The line has more than {MAX_LINE:,} bytes.", number)
            else:
                scored = score_line(line, number)
            with writing_output():
                out.write(scored.line)
                out.flush()
            code = LEFT if scored.is_error else code
        return code

    end(work)


def _begin_log() -> None:
    """Without any handler, logging would write on the screen what goes wrong in a score."""
    if start_log(log_folder()) is None:
        logging.getLogger().addHandler(logging.NullHandler())


def _number_lines(file: Path | None) -> Iterator[tuple[int, bytes | None]]:
    """The lines that are not blank, counted from 1 with the blank ones; None for one too long."""
    if file is None:
        # None where the process was started without a standard input.
        if sys.stdin is not None:  # pyright: ignore[reportUnnecessaryComparison]
            yield from _split(sys.stdin.buffer)
        return
    try:
        opened = file.open("rb")
    except FileNotFoundError:
        raise FileProblem(file, "There is no such file.") from None
    except OSError as error:
        raise FileProblem(file, f"The file cannot be read: {cause_of(error)}.") from error
    with opened:
        yield from _split(opened)


def _split(source: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    number = 0
    while line := source.readline(MAX_LINE + 1):
        number += 1
        if number == 1:
            line = line.removeprefix(_BOM)
        if len(line) > MAX_LINE and not line.endswith(b"\n"):
            _skip_rest(source)
            yield number, None
        elif line.strip():
            yield number, line


def _skip_rest(source: BinaryIO) -> None:
    """Go on to the next line, in pieces."""
    while (piece := source.readline(1024 * 1024)) and not piece.endswith(b"\n"):
        pass

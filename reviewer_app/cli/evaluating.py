"""`reviewer-app evaluate`: suites against recorded outputs or a product, with reports for CI."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from reviewer_app.cli.running import run

_UNTOLD = 2
"""Exit code where the screen takes no report: 1 would say that a case failed."""


class ReportKind(StrEnum):
    """The reports that can be written."""

    CONSOLE = "console"
    JSON = "json"
    MARKDOWN = "markdown"
    JUNIT = "junit"


def evaluate(
    suites: Annotated[
        list[Path],
        typer.Argument(
            metavar="SUITE",
            help="YAML suites, or folders of them; or JSONL, JSON, CSV or XLSX files of cases.",
            readable=False,
        ),
    ],
    outputs: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="What the product answered earlier. Given twice, the second is compared "
            "with the first.",
            readable=False,
        ),
    ] = None,
    endpoint: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="How the product is asked over HTTP (YAML).", readable=False
        ),
    ] = None,
    judge: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="How the judge model is asked, for llm_judge.", readable=False
        ),
    ] = None,
    tags: Annotated[
        list[str] | None,
        typer.Option(metavar="A,B", help="Only cases with one of these tags."),
    ] = None,
    exclude_tags: Annotated[
        list[str] | None,
        typer.Option(metavar="A,B", help="No cases with one of these tags."),
    ] = None,
    concurrency: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, max=1000, help="Cases at once; else as the suite says."),
    ] = None,
    timeout: Annotated[
        int | None,
        typer.Option(
            metavar="MS",
            min=1,
            help="Milliseconds for one answer, where the case itself says nothing.",
        ),
    ] = None,
    retries: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=100,
            help="How often a product that fails is asked again; else as the suite says.",
        ),
    ] = None,
    report: Annotated[
        ReportKind, typer.Option(help="What is written.", show_default=True)
    ] = ReportKind.CONSOLE,
    output: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the report goes; the screen then shows the console report.",
            readable=False,
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Keep each result in this file as it comes. Cases that are in it already are "
            "not run again, unless the product gave no answer then.",
            readable=False,
        ),
    ] = None,
    compare: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Compare with an earlier run: its JSON report.",
            readable=False,
        ),
    ] = None,
    dry_run: Annotated[
        bool,
        typer.Option(
            "--dry-run",
            help="Check the files and show what would be asked. Nothing is asked or written.",
        ),
    ] = False,
) -> None:
    """Evaluate suites of cases, on recorded outputs or by asking a product.

    \b
    For example:
    reviewer-app evaluate suite.yaml --outputs answers.jsonl
    reviewer-app evaluate suite.yaml --endpoint product.yaml \\
        --report junit --output results.xml

    \b
    It ends with
    0  all cases passed
    1  a case failed or is an error, or a row of the outputs cannot be read
    2  nothing was evaluated, or not all: a suite is not valid, a file cannot
       be read, an option is wrong, or the run was stopped

    \b
    A suite
    name: greetings
    test_cases:
      - id: hello
        input: Say hello.
        expected: [hello]          # its forms: reviewer-app score --help
        eval_type: contains        # or exact_match, fuzzy_match, tool_usage,
                                   # schema, llm_judge, custom
        eval_config: {}            # optional, as are tags, timeout, name, …

    \b
    Outputs: a JSON object on each line, or the same as JSON list, CSV or XLSX
    {"id": "hello", "output": "Hello!",
     "tool_calls": [{"name": "wave", "arguments": {}}],
     "judge_response": "SCORE: 4", "duration_ms": 300,
     "usage": {"input_tokens": 10, "output_tokens": 3}}
    Only id and output are needed; "suite" tells equal ids apart. A JSON
    report of an earlier run can be given too, to score its outputs again.

    \b
    An endpoint, in YAML or JSON; the templates are Jinja2's, the paths JSONPaths
    url: http://localhost:8000/chat
    allow_private: true        # it runs on this computer, or nearby
    auth: {type: bearer, token_env: BOT_KEY}     # or basic, or api_key
    body: |                    # also: context, deps, tools, agent_config, case, …
      {"question": {{ input | tojson }}, "messages": {{ messages | tojson }}}
    answer:                    # without it, the whole answer is the output
      text: $.answer.text
      tool_calls: $.answer.tool_calls[*]
    requests_per_minute: 60

    \b
    A judge: any server that speaks OpenAI's chat completions
    url: https://api.openai.com/v1
    model: gpt-5-mini          # unless a case names its judge_model
    auth: {type: bearer, token_env: OPENAI_API_KEY}

    Of two --outputs the second counts. Without --judge, llm_judge uses the judge_response of
    the outputs. Recorded outputs need no network. A case that has no output, or two, is an error.
    """  # noqa: D301 - Typer keeps the lines of a paragraph that starts with this character

    async def work() -> int:
        from reviewer_app.cli.evaluation import Wanted, evaluate_suites, foresee_run

        wanted = Wanted(
            suites=tuple(suites),
            outputs=tuple(outputs or ()),
            endpoint=endpoint,
            judge=judge,
            tags=_split_tags(tags),
            excluded=_split_tags(exclude_tags) or frozenset(),
            concurrency=concurrency,
            timeout=timeout,
            retries=retries,
            report=report.value,
            output=output,
            resume=resume,
            compare=compare,
        )
        return await (foresee_run(wanted) if dry_run else evaluate_suites(wanted))

    if not dry_run:
        _check_options(outputs or [], endpoint, resume, compare)
    run(work, lost=_UNTOLD)


def _check_options(
    outputs: list[Path], endpoint: Path | None, resume: Path | None, compare: Path | None
) -> None:
    """Refuse options that do not go together, as wrong usage."""
    if len(outputs) > 2:
        raise typer.BadParameter("at most two can be compared", param_hint="--outputs")
    if outputs and endpoint:
        raise typer.BadParameter("not together with --outputs", param_hint="--endpoint")
    if not outputs and not endpoint:
        raise typer.BadParameter("give --outputs or --endpoint", param_hint="--outputs")
    if len(outputs) == 2 and resume:
        raise typer.BadParameter("not for two --outputs", param_hint="--resume")
    if len(outputs) == 2 and compare:
        raise typer.BadParameter("not for two --outputs", param_hint="--compare")


def _split_tags(given: list[str] | None) -> frozenset[str] | None:
    """The tags of an option that may be repeated, or have several with commas between."""
    if given is None:
        return None
    return frozenset(tag.strip() for tags in given for tag in tags.split(",") if tag.strip())

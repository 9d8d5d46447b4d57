"""Scoring while typing: one outlook of 7 and of 100 known outputs of 10 kB, for each type.

The goal is a ratio: the bare scores of the same outputs, in the same run. While an outlook is
scored the window's loop goes on, which is printed as the longest time that it had to wait.
"""

import asyncio
import json
import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from reviewer_app.domain.cases import Content, TestCase
from reviewer_app.domain.evaluations import Plain, Sample
from reviewer_app.domain.json import Json
from reviewer_app.domain.outputs import KeepOutput
from reviewer_app.running.scoring import Recorded, score_recorded
from reviewer_app.services.feed import Feed
from reviewer_app.services.forecasting import Forecasting
from reviewer_app.services.signing import Signature
from reviewer_app.store.apply import apply
from reviewer_app.store.imports import NewCase, add_cases
from tests.benchmarks.making import Writer
from tests.benchmarks.measuring import in_ms, median, timed
from tests.benchmarks.setting import Setting
from tests.support.builders import a_case, a_stamp, from_file
from tests.support.stores import Bench, a_bench

COUNTS = (7, 100)
LENGTH = 10_000
ROUNDS = 5
SHARE = 0.5
"""Of the time of an outlook that the scores themselves take at least, with 100 outputs."""

CALLS = json.dumps([{"name": f"tool{n}", "args": {"n": n, "city": "Kyoto"}} for n in range(5)])


def measure(setting: Setting) -> None:
    """Goal: of the time of an outlook of 100 outputs at least half is the scores' own."""
    texts = _texts(max(COUNTS))
    for count in COUNTS:
        with tempfile.TemporaryDirectory() as folder, a_bench(Path(folder), 1) as bench:
            _measure_all(setting, bench, texts[:count])


def _measure_all(setting: Setting, bench: Bench, texts: list[str]) -> None:
    case = a_case(9, eval_type="contains", expected=Json('["a"]'))
    _fill(bench, case, texts)
    ours = bare = 0.0
    for name, (eval_type, expected, config) in _expectations(texts[0]).items():
        content = replace(
            case.content,
            eval_type=eval_type,
            expected=Json(json.dumps(expected)),
            eval_config=Json(json.dumps(config)) if config else None,
        )
        taken, waited = asyncio.run(_outlooks(bench, case.id, content))
        alone = _alone(content, texts)
        ours, bare = ours + taken, bare + alone
        words = f"scores alone {in_ms(alone)}, the loop waited {in_ms(waited)} at most"
        setting.report.say(f"{name}, {len(texts)} outputs of 10 kB: {in_ms(taken)} ({words})")
    if len(texts) == max(COUNTS):
        name = "all types, share of the scores"
        setting.report.judge(name, bare / ours, SHARE, "", at_least=True)


def _alone(content: Content, texts: list[str]) -> float:
    return median([timed(lambda: _score(content, texts))[1] for _ in range(ROUNDS)])


async def _outlooks(bench: Bench, case_id: str, content: Content) -> tuple[float, float]:
    """The median of some outlooks, each of another text typed, and how long the loop waited."""
    signature = Signature(
        person_id=bench.person_id, device="d", app_version="1", clock=bench.clock, ids=bench.ids
    )
    forecasting = Forecasting(bench.database, Feed(), signature)
    await forecasting.outlook(case_id, content)  # what holds now is known from here on
    loop = asyncio.get_running_loop()
    waits: list[float] = []
    ticking = loop.create_task(_tick(waits))
    taken: list[float] = []
    for _ in range(ROUNDS):
        began = loop.time()
        await forecasting.outlook(case_id, content)
        taken.append(loop.time() - began)
    ticking.cancel()
    return median(taken), max(waits, default=0.0)


async def _tick(waits: list[float]) -> None:
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        await asyncio.sleep(0.001)
        waits.append(loop.time() - began)


def _score(content: Content, texts: list[str]) -> None:
    expected: Plain = json.loads(content.expected.text) if content.expected else None
    config: Plain = json.loads(content.eval_config.text) if content.eval_config else None
    calls: Plain = json.loads(CALLS)
    for text in texts:
        sample = Sample(
            eval_type=content.eval_type or "",
            expected=expected,
            config=config,
            output=text,
            tool_calls=calls,
        )
        score_recorded(Recorded(sample=sample))


def _expectations(text: str) -> Mapping[str, tuple[str, Plain, Plain]]:
    other = text.replace("the", "a", 9)
    return {
        "exact_match": ("exact_match", text, None),
        "fuzzy_match": ("fuzzy_match", other, {"threshold": 0.9}),
        "contains": (
            "contains",
            [text[start : start + 20] for start in range(0, 1_000, 200)],
            None,
        ),
        "contains, patterns": (
            "contains",
            {"regex": [r"\b(?:refund|return(?:s|ed)?)\b", r"[A-Z]{2}-\d{4,}", r"\d+ (?:days|EUR)"]},
            None,
        ),
        "tool_usage": (
            "tool_usage",
            {"tools_called": ["tool1", "tool2"], "tool_args": {"tool1": {"n": 1}}},
            None,
        ),
        "schema": ("schema", {"type": "string", "minLength": 5, "pattern": "^[A-Z]"}, None),
    }


def _fill(bench: Bench, case: TestCase, texts: list[str]) -> None:
    new = NewCase(case=case, imported=from_file(case))
    bench.write(lambda session: add_cases(session, "import-1", [new]))
    for number, text in enumerate(texts):
        change = KeepOutput(
            revision=case.id,
            output_id=f"output-{number}",
            label=f"run {number}",
            text=text,
            tool_calls=CALLS,
            **a_stamp(f"paste-{number}"),
        )
        bench.write(lambda session, change=change: apply(session, change))


def _texts(count: int) -> list[str]:
    writer, texts, number = Writer(4), list[str](), 0
    while len(texts) < count:
        parts: list[str] = []
        while sum(map(len, parts)) < LENGTH:
            parts.append(writer.row(number := number + 1)[2])
        texts.append(" ".join(parts)[:LENGTH])
    return texts

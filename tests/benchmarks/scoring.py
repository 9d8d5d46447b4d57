"""Scoring: each type beside the bare library call that it needs, many outputs, two long texts."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import regex
from jsonschema.validators import Draft202012Validator
from rapidfuzz.distance import Levenshtein

from reviewer_app.domain.evaluations import Plain, Sample
from reviewer_app.running.scoring import Recorded, score_recorded
from tests.benchmarks.making import Writer
from tests.benchmarks.measuring import in_ms, median, timed
from tests.benchmarks.setting import Setting

_GOAL = 0.5
_LENGTH = 2_000
"""Characters of a usual answer."""

_LONG = 100_000
_MOST = 100_000
_SECONDS = 0.05
"""For one measurement of a call that is repeated."""

_PATTERNS = [r"\b(?:refund|return(?:s|ed)?)\b", r"[A-Z]{2}-\d{4,}", r"\d+ (?:days|EUR)"]
"""As suites have them: words in several forms, codes, figures."""

_SCHEMA: dict[str, Plain] = {
    "type": "object",
    "required": ["order", "items", "note"],
    "properties": {
        "order": {"type": "string", "minLength": 3},
        "note": {"type": "string"},
        "items": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["name", "count"],
                "properties": {"name": {"type": "string"}, "count": {"type": "integer"}},
            },
        },
    },
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Pair:
    """A score, and the library's call without anything around it. has_goal: it takes a library."""

    name: str
    recorded: Recorded
    bare: Callable[[], object]
    has_goal: bool = True


def measure(setting: Setting) -> None:
    """Goal: at least half as many scores as bare calls, in the same run."""
    text = _text(_LENGTH)
    for pair in _pairs(text):
        _measure_pair(setting, pair)
    _measure_long(setting)
    _measure_many(setting, min(_MOST, setting.cases))


def _text(length: int, seed: int = 1) -> str:
    writer, parts, number = Writer(seed), list[str](), 0
    while sum(map(len, parts)) < length:
        row = writer.row(number := number + 1)
        if row[6] in ("en", "de", "fr"):
            parts.append(row[2])
    return " ".join(parts)[: length - 1] + "."


def _pairs(text: str) -> Sequence[_Pair]:
    other = text.replace("the", "a", 9)
    chinese = "".join(Random(3).choices("我的信用卡账户不能使用请问如何处理付款订单", k=_LENGTH))
    items = [text[start : start + 20] for start in range(0, 1_000, 200)]
    return (
        _plain("exact_match", text, text, lambda: text.strip() == text.strip()),
        _fuzzy("fuzzy_match", text, other),
        _fuzzy("fuzzy_match, Chinese", chinese, chinese.replace("的", "我").replace("我", "的", 9)),
        _plain("contains", [*items], text, lambda: _find_all(items, text)),
        _patterns(_PATTERNS, text),
        _tools(text),
        _schema(text),
        _judged(text),
        _custom(text),
    )


def _plain(eval_type: str, expected: Plain, output: Plain, bare: Callable[[], object]) -> _Pair:
    sample = Sample(eval_type=eval_type, expected=expected, output=output)
    return _Pair(name=eval_type, recorded=Recorded(sample=sample), bare=bare, has_goal=False)


def _find_all(items: Sequence[str], text: str) -> list[bool]:
    text = text.lower()
    return [item.lower() in text for item in items]


def _fuzzy(name: str, text: str, other: str) -> _Pair:
    sample = Sample(eval_type="fuzzy_match", expected=text, output=other)
    one, two = text.lower().strip(), other.lower().strip()
    return _Pair(
        name=name,
        recorded=Recorded(sample=sample),
        bare=lambda: Levenshtein.distance(one, two),
    )


def _patterns(patterns: list[str], text: str) -> _Pair:
    sample = Sample(eval_type="contains", expected={"regex": [*patterns]}, output=text)
    compiled = [regex.compile(pattern, regex.IGNORECASE) for pattern in patterns]
    return _Pair(
        name="contains, patterns",
        recorded=Recorded(sample=sample),
        bare=lambda: [one.search(text) for one in compiled],
    )


def _tools(text: str) -> _Pair:
    calls: Plain = [{"name": f"tool{n}", "arguments": {"city": "Kyōto", "n": n}} for n in range(5)]
    sample = Sample(
        eval_type="tool_usage",
        expected={"tools_called": ["tool1", "tool2"], "tool_args": {"tool1": {"n": 1}}},
        output=text,
        tool_calls=calls,
    )
    names = {f"tool{n}" for n in range(5)}
    return _Pair(
        name="tool_usage",
        recorded=Recorded(sample=sample),
        bare=lambda: {"tool1", "tool2"} - names,
        has_goal=False,
    )


def _schema(text: str) -> _Pair:
    items: Plain = [{"name": f"item {n}", "count": n} for n in range(20)]
    output: Plain = {"order": "A-1", "items": items, "note": text}
    sample = Sample(eval_type="schema", expected=_SCHEMA, output=output)
    validator: Any = Draft202012Validator(_SCHEMA)
    return _Pair(
        name="schema",
        recorded=Recorded(sample=sample),
        bare=lambda: validator.is_valid(output),
    )


def _judged(text: str) -> _Pair:
    answer = "SCORE: 4\nEXPLANATION: It answers the question."
    pattern = re.compile(r"SCORE:\s*(\d+)", re.IGNORECASE)
    sample = Sample(eval_type="llm_judge", expected="Is it polite?", output=text)
    return _Pair(
        name="llm_judge",
        recorded=Recorded(sample=sample, answer=answer),
        bare=lambda: pattern.search(answer),
        has_goal=False,
    )


def _custom(text: str) -> _Pair:
    sample = Sample(eval_type="custom", config={"evaluator": "mine"}, output=text)
    returned: Plain = {"score": 1.0, "passed": True}
    return _Pair(
        name="custom",
        recorded=Recorded(sample=sample, evaluator_returns=returned),
        bare=lambda: returned,
        has_goal=False,
    )


def _measure_pair(setting: Setting, pair: _Pair) -> None:
    rounds = max(1, setting.rounds // 10)
    assert not score_recorded(pair.recorded).is_error
    ours: list[float] = []
    bare: list[float] = []
    for _ in range(rounds):  # in turns, so that what else the machine does hits both
        ours.append(_seconds_of(lambda: score_recorded(pair.recorded)))
        bare.append(_seconds_of(pair.bare))
    one, other = median(ours), median(bare)
    rate = f"{pair.name}: {1 / one:,.0f} scores/s, {1 / other:,.0f} bare calls/s"
    if pair.has_goal:
        setting.report.say(rate)
        setting.report.judge(f"{pair.name}, ratio", other / one, _GOAL, "", at_least=True)
    else:
        setting.report.say(f"{rate} (ratio {other / one:.3f}; no library is called)")


def _seconds_of(act: Callable[[], object]) -> float:
    """Seconds of one call on the processor, from as many as fit in a moment."""
    began, times = time.thread_time(), 0
    while (taken := time.thread_time() - began) < _SECONDS:
        act()
        times += 1
    return taken / times


def _measure_long(setting: Setting) -> None:
    """Two texts of 100 kB that differ in every tenth word."""
    one = _text(_LONG)
    words = one.split(" ")
    other = " ".join("x" if n % 10 == 0 else word for n, word in enumerate(words))
    recorded = Recorded(sample=Sample(eval_type="fuzzy_match", expected=one, output=other))
    ours: list[float] = []
    bare: list[float] = []
    for _ in range(max(1, setting.rounds // 20)):
        ours.append(timed(lambda: score_recorded(recorded))[1])
        bare.append(timed(lambda: Levenshtein.distance(one, other))[1])
    said = f"fuzzy_match of two 100 kB texts: {in_ms(median(ours))}, bare {in_ms(median(bare))}"
    setting.report.say(said)
    ratio = median(bare) / median(ours)
    setting.report.judge("fuzzy_match of 100 kB, ratio", ratio, _GOAL, "", at_least=True)


def _measure_many(setting: Setting, cases: int) -> None:
    """The command itself, from the start of the process to the report in its file."""
    folder = setting.worlds.folder
    suite, outputs = folder / f"suite-{cases}.jsonl", folder / f"outputs-{cases}.jsonl"
    if not outputs.exists():
        _write_many(suite, outputs, cases)
    report = folder / "run.json"
    command = [*("evaluate", str(suite), "--outputs", str(outputs)), "--report", "json"]
    before = os.times()
    done, seconds = timed(lambda: _run([*command, "--output", str(report)]))
    after = os.times()
    busy = after.children_user + after.children_system
    busy -= before.children_user + before.children_system
    found = json.loads(report.read_bytes())["runs"][0]["summary"]
    assert (found["total"], found["passed"] > 0) == (cases, True)
    megabytes = (suite.stat().st_size + outputs.stat().st_size) / 1e6
    setting.report.say(
        f"{cases:,} recorded outputs end to end: {seconds:.1f} s, {cases / seconds:,.0f}/s "
        f"({busy:.1f} s of a processor, {megabytes:,.0f} MB read, {done})"
    )
    report.unlink()


def _run(command: Sequence[str]) -> str:
    """Run the command in a process of its own; how much memory it took at most."""
    code = (
        "import pathlib, sys\nfrom reviewer_app.cli.program import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "status = pathlib.Path('/proc/self/status')\n"
        "if status.exists():\n"
        "    print(status.read_text().split('VmHWM:')[1].split()[0], file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, *command], check=True, capture_output=True)
    peak = done.stderr.decode().strip().splitlines()[-1:]
    return f"{int(peak[0]) // 1024} MB of memory at most" if peak else "memory not known"


def _write_many(suite: Path, outputs: Path, cases: int) -> None:
    """Cases of four types with answers of some 300 characters, of which a tenth is wrong."""
    writer, random = Writer(2), Random(2)
    pool = [writer.row(number)[2] for number in range(1_500)]
    part = outputs.with_suffix(".part")
    with suite.open("w", encoding="utf-8") as cases_file, part.open("w", encoding="utf-8") as out:
        for number in range(cases):
            text = " ".join(random.choices(pool, k=2))
            case, answer = _make(number, text, is_right=number % 10 > 0)
            cases_file.write(json.dumps(case, ensure_ascii=False) + "\n")
            out.write(json.dumps(answer, ensure_ascii=False) + "\n")
    part.replace(outputs)


def _make(
    number: int, text: str, *, is_right: bool
) -> tuple[Mapping[str, object], Mapping[str, object]]:
    eval_type = ("contains", "exact_match", "fuzzy_match", "tool_usage")[number % 4]
    expected: object = text
    if eval_type == "contains":
        expected = {"contains": [text[:20], text[-20:]]}
    elif eval_type == "tool_usage":
        expected = {"tools_called": ["search"]}
    case = {"id": f"c{number}", "input": text[:80], "expected": expected, "eval_type": eval_type}
    output = text if is_right else "I do not know."
    answer: dict[str, object] = {"id": f"c{number}", "output": output}
    if eval_type == "tool_usage" and is_right:
        answer["tool_calls"] = [{"name": "search", "arguments": {"q": number}}]
    return {**case, "tags": [f"t{number % 7}"]}, answer

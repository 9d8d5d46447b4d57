"""How a suite case is checked, in words: one row for each thing that is asked of the answer.

The semantics are those of the evaluators (reference: Nous.Eval, part C); what no evaluator reads
is shown as it is written, under words that say so.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from reviewer_app.domain import json
from reviewer_app.domain.cases import Content
from reviewer_app.domain.json import Json, JsonError, Members, Number, Value
from reviewer_app.domain.suites import DEFAULT_EVAL_TYPE
from reviewer_app.ui.i18n import tr

READ = 200_000
"""Letters up to which an expectation is put into words; longer ones are shown as JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRow:
    """A sentence, and below it what it speaks of: numbered texts, one text or JSON."""

    sentence: str
    texts: tuple[str, ...] = ()
    value: str | Json | None = None


def is_checked(content: Content) -> bool:
    """Whether a case says how it is checked."""
    parts = (content.eval_type, content.expected, content.eval_config)
    return any(part is not None for part in parts)


def check_rows(content: Content) -> list[CheckRow]:
    """All rows of a case, the most important first."""
    expected, config = _Part.of(content.expected), _Part.of(content.eval_config)
    eval_type = content.eval_type or DEFAULT_EVAL_TYPE
    if expected is None or config is None:
        return stored_rows(content)
    rows = {
        "exact_match": _exact,
        "fuzzy_match": _fuzzy,
        "contains": _contains,
        "tool_usage": _tools,
        "schema": _schema,
        "llm_judge": _judge,
        "custom": _custom,
    }.get(eval_type, _unknown)
    found = list(rows(expected, config))
    return [*found, *_unread(expected, config)]


def stored_rows(content: Content) -> list[CheckRow]:
    """The check as it is stored."""
    parts = (
        (tr("Expected"), content.expected),
        (tr("Evaluation settings"), content.eval_config),
    )
    return [CheckRow(sentence=name, value=part) for name, part in parts if part is not None]


class _Part:
    """What is expected, or the settings; notes what of it was put into words."""

    def __init__(self, stored: Json | None) -> None:
        self.stored = stored
        self.value: Value = json.parse(stored.text) if stored is not None else None
        is_map = isinstance(self.value, Members)
        self.sources = json.members(stored.text) if stored is not None and is_map else []
        self._values = dict(self.value.pairs) if isinstance(self.value, Members) else {}
        self.read: set[str] = set()

    @classmethod
    def of(cls, stored: Json | None) -> "_Part | None":
        """None for what is too long, or no JSON."""
        try:
            return cls(stored) if stored is None or len(stored.text) <= READ else None
        except JsonError:
            return None

    def get(self, key: str) -> Value:
        """The value of a key, which is then read; null and false count as absent."""
        value = self._values.get(key)
        if value is None or value is False:
            return None
        self.read.add(key)
        return value

    def is_on(self, key: str, *, default: bool) -> bool:
        """Whether a setting is on; null switches it off, as in the framework."""
        if key not in self._values:
            return default
        self.read.add(key)
        return self._values[key] not in (None, False)

    def source(self, key: str) -> Json:
        """The last value of a key as it is written."""
        return Json(next(text for name, text in reversed(self.sources) if name == key))

    def rest(self) -> Json | None:
        """What was not read, as it is written."""
        left = [f"{json.quote(key)}: {text}" for key, text in self.sources if key not in self.read]
        return Json(f"{{{', '.join(left)}}}") if left else None


def _texts(value: Value) -> tuple[str, ...] | None:
    if isinstance(value, list) and all(type(item) is str for item in value):
        return tuple(item for item in value if isinstance(item, str))
    return None


def _plain(value: Value, part: _Part) -> str | Json | None:
    """A text as text, everything else as it is written."""
    if type(value) is str:
        return value
    return part.stored if value is not None else None


def _cases(config: _Part, *, default: bool) -> str:
    is_alike = config.is_on("case_insensitive", default=default)
    return tr("upper and lower case alike") if is_alike else tr("upper and lower case count")


def _blanks(config: _Part) -> list[str]:
    is_on = config.is_on("normalize", default=False)
    return [tr("white space counts as one blank")] if is_on else []


def _sentence(words: str, *notes: str) -> str:
    return tr(", ").join([words, *notes])


def _exact(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    is_trimmed = config.is_on("trim", default=True)
    ends = tr("blanks at both ends do not count") if is_trimmed else tr("blanks at both ends count")
    notes = [ends, _cases(config, default=False), *_blanks(config)]
    value = _plain(expected.value, expected)
    words = tr("The answer is exactly this text") if value else tr("The answer is empty")
    yield CheckRow(sentence=_sentence(words, *notes), value=value or None)
    expected.read.update(key for key, _ in expected.sources)


def _fuzzy(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    threshold = config.get("threshold")
    words = tr("The answer is like this text: {n} of 1 or more").format(
        n=threshold if isinstance(threshold, Number) else "0.8"
    )
    is_normal = config.is_on("normalize", default=True)
    blanks = [tr("white space counts as one blank")] if is_normal else []
    yield CheckRow(
        sentence=_sentence(words, _cases(config, default=True), *blanks),
        value=_plain(expected.value, expected),
    )
    expected.read.update(key for key, _ in expected.sources)


def _contains(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    cases = _cases(config, default=True)
    if type(expected.value) is str:
        words = _sentence(tr("The answer contains this text"), cases)
        yield CheckRow(sentence=words, value=expected.value)
        return
    if (texts := _texts(expected.value)) is not None:
        yield CheckRow(
            sentence=_sentence(tr("The answer contains all of these"), cases), texts=texts
        )
        return
    modes = (
        ("contains", tr("The answer contains all of these")),
        ("contains_any", tr("The answer contains at least one of these")),
        ("regex", tr("The answer matches all of these patterns")),
    )
    for key, words in modes:
        if (value := expected.get(key)) is not None:
            yield _list_row(_sentence(words, cases), value, expected.source(key))
            return
    yield _nothing(expected)


def _list_row(sentence: str, value: Value, source: Json) -> CheckRow:
    texts = _texts(value)
    if texts is None:
        return CheckRow(sentence=sentence, value=value if type(value) is str else source)
    return CheckRow(sentence=sentence, texts=texts, value=None if texts else source)


def _nothing(expected: _Part) -> CheckRow:
    shown = None if isinstance(expected.value, Members) else expected.stored
    return CheckRow(sentence=tr("Nothing is expected, so every answer passes"), value=shown)


def _tools(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    rows = list(_tool_rows(expected, config))
    yield from rows or [_nothing(expected)]


def _tool_rows(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    for key, words in (
        ("tools_called", tr("These tools are called")),
        ("tools_not_called", tr("These tools are not called")),
    ):
        if (value := expected.get(key)) is not None:
            yield _list_row(words, value, expected.source(key))
    least, most = expected.get("min_tool_calls"), expected.get("max_tool_calls")
    if isinstance(least, Number):
        yield CheckRow(sentence=tr("At least {n} calls of tools").format(n=least))
    if isinstance(most, Number):
        yield CheckRow(sentence=tr("At most {n} calls of tools").format(n=most))
    checks = config.is_on("check_args", default=True)
    if expected.get("tool_args") is not None:
        words = tr("The tools are called with these arguments")
        ignored = tr("Arguments that are not checked, since the settings say so")
        yield CheckRow(sentence=words if checks else ignored, value=expected.source("tool_args"))
    if (value := expected.get("output_contains")) is not None:
        words = _sentence(tr("The answer contains all of these"), tr("upper and lower case alike"))
        yield _list_row(words, value, expected.source("output_contains"))


def _schema(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    config.is_on("validate_changeset", default=True)
    named = (
        ("schema", tr("The answer has this structure")),
        ("required_fields", tr("These fields are filled in")),
        ("field_values", tr("These fields have these values")),
    )
    rows: list[CheckRow] = []
    for key, words in named:
        if (value := expected.get(key)) is not None:
            rows.append(_list_row(words, value, expected.source(key)))
    if not rows and expected.stored is not None:
        rows.append(CheckRow(sentence=tr("The answer has this structure"), value=expected.stored))
        expected.read.update(key for key, _ in expected.sources)
    yield from rows or [CheckRow(sentence=tr("No structure is given, so every answer fails"))]


def _judge(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    threshold = config.get("pass_threshold")
    n = threshold if isinstance(threshold, Number) else "0.6"
    model = config.get("judge_model")
    words = tr("A model judges the answer; it passes from {n} of 1").format(n=n)
    if type(model) is str:
        words = tr("“{model}” judges the answer; it passes from {n} of 1").format(model=model, n=n)
    yield CheckRow(sentence=words)
    parts = [
        ("criteria", tr("It judges by these criteria")),
        ("rubric", tr("What each mark means")),
        ("reference_answer", tr("The answer to compare with")),
        ("scale", tr("The scale of the marks")),
    ]
    if type(expected.value) is str:  # then it is the criteria, and no answer is compared with
        yield CheckRow(sentence=parts.pop(0)[1], value=expected.value)
        del parts[1]
    for key, name in parts:
        for part in (expected, config):
            if (value := part.get(key)) is not None:
                shown = value if type(value) is str else part.source(key)
                yield CheckRow(sentence=name, value=shown)
                break


def _custom(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    name = config.get("evaluator")
    words = tr("An evaluator that is installed gives the score")
    if type(name) is str:
        words = tr("The evaluator “{name}” gives the score").format(name=name)
    yield CheckRow(sentence=words)
    if expected.stored is not None:
        shown = _plain(expected.value, expected)
        yield CheckRow(sentence=tr("Expected"), value=shown)
        expected.read.update(key for key, _ in expected.sources)
    if (rest := config.rest()) is not None:
        yield CheckRow(sentence=tr("Evaluation settings"), value=rest)
        config.read.update(key for key, _ in config.sources)


def _unknown(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    yield CheckRow(sentence=tr("No evaluator has this name, so the case cannot be scored"))
    for name, part in ((tr("Expected"), expected), (tr("Evaluation settings"), config)):
        if part.stored is not None:
            yield CheckRow(sentence=name, value=part.stored)
        part.read.update(key for key, _ in part.sources)


def _unread(expected: _Part, config: _Part) -> Iterator[CheckRow]:
    """What no evaluator reads: often a slip that lets every answer pass."""
    if (rest := expected.rest()) is not None:
        yield CheckRow(sentence=tr("Expected, but nothing reads it"), value=rest)
    if (rest := config.rest()) is not None:
        yield CheckRow(sentence=tr("Settings that nothing reads"), value=rest)
    elif config.stored is not None and not isinstance(config.value, Members | None):
        yield CheckRow(sentence=tr("Settings that nothing reads"), value=config.stored)

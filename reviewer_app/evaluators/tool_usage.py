"""tool_usage: which tools were called, how often, with what; and what the output says.

Always five checks, and a check that is not asked for holds: one that fails alone still scores
0.8. Passed is only when all hold. (reference C4)
"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import TypeGuard

from reviewer_app.domain.checks import Check, CheckKind, check
from reviewer_app.domain.evaluations import Plain, Result, Sample, Unscorable
from reviewer_app.domain.sayings import say
from reviewer_app.evaluators.contains import finder
from reviewer_app.evaluators.equality import is_same
from reviewer_app.evaluators.limits import TimeLimit
from reviewer_app.evaluators.options import Options, kind_of, require_texts
from reviewer_app.evaluators.texts import to_text

CHECKS = 5
Arguments = dict[str, Plain]


@dataclass(frozen=True, slots=True)
class Call:
    """One call; arguments is None where they are no map."""

    name: Plain
    arguments: Arguments | None


@dataclass(frozen=True, slots=True)
class Failure:
    """A check that does not hold: a sentence, and what goes into the details."""

    reason: str
    details: dict[str, Plain]


@dataclass(frozen=True, slots=True)
class ToolUsage:
    """What is asked of the calls and of the output; what is not asked for is empty or None."""

    called: list[Plain]
    not_called: list[Plain]
    least: Plain
    most: Plain
    arguments: dict[str, Arguments]
    texts: list[str]

    @classmethod
    def read(cls, expected: Plain, config: Options) -> "ToolUsage":
        """One option, check_args: false leaves the arguments unchecked."""
        wanted = _read_map(expected, config)
        usage = cls(
            _read_list(wanted, "tools_called"),
            _read_list(wanted, "tools_not_called"),
            _read_bound(wanted, "min_tool_calls", config, "never met"),
            _read_bound(wanted, "max_tool_calls", config, "never exceeded"),
            _read_arguments(wanted, config),
            _read_texts(wanted),
        )
        wanted.warn_of_unread()
        usage._warn(config)
        return usage

    def score(self, sample: Sample) -> Result:
        """The share of the five checks that hold."""
        text = to_text(sample.output, "The output")
        calls = _read_calls(sample.tool_calls)
        names = [call.name for call in calls]
        checks = (
            self._check_called(names),
            self._check_not_called(names),
            self._check_count(len(names)),
            self._check_arguments(calls),
            self._check_text(text),
        )
        failures = [failure for failure in checks if failure is not None]
        details: dict[str, Plain] = {}
        for failure in failures:
            details |= failure.details
        details |= {"tools_called": names, "tool_count": len(names)}
        return Result(
            score=(CHECKS - len(failures)) / CHECKS,
            passed=not failures,
            reason="; ".join(failure.reason for failure in failures) or None,
            details=details,
        )

    def explain(self, result: Result) -> list[Check]:
        """The five checks; the last one by each text that the output must hold."""
        details = result.details
        bounds = self.least is not None or self.most is not None
        missing = details.get("missing_output")
        gone = missing if isinstance(missing, list) else []
        calls = _explain("calls", bounds, details.get("expected_min", details.get("expected_max")))
        return [
            _explain("tools_called", self.called, details.get("missing_tools")),
            _explain("no_forbidden_tool", self.not_called, details.get("forbidden_called")),
            replace(calls, figure=str(details.get("tool_count", ""))),
            _explain("arguments", self.arguments, details.get("arg_mismatches")),
            *(check("contains", text in gone, subject=text) for text in dict.fromkeys(self.texts)),
        ]

    def _check_called(self, names: list[Plain]) -> Failure | None:
        """Each called name meets one mention: a name that is asked for twice is never met."""
        left = {name for name in names if isinstance(name, str)}
        missing: list[Plain] = []
        for name in self.called:
            if isinstance(name, str) and name in left:
                left.discard(name)
            else:
                missing.append(name)
        if not missing:
            return None
        return Failure(f"Not called: {_listed(missing)}", {"missing_tools": missing})

    def _check_not_called(self, names: list[Plain]) -> Failure | None:
        called = {name for name in names if isinstance(name, str)}
        found: list[Plain] = [
            name for name in self.not_called if isinstance(name, str) and name in called
        ]
        if not found:
            return None
        return Failure(f"Called, and should not be: {_listed(found)}", {"forbidden_called": found})

    def _check_count(self, count: int) -> Failure | None:
        """One check for both bounds, the lower first; only a number can be met or exceeded."""
        if self.least is not None and not (_is_number(self.least) and count >= self.least):
            reason = f"{count} calls, at least {self.least} expected"
            return Failure(reason, {"expected_min": self.least, "actual": count})
        if _is_number(self.most) and count > self.most:
            reason = f"{count} calls, at most {self.most} expected"
            return Failure(reason, {"expected_max": self.most, "actual": count})
        return None

    def _check_arguments(self, calls: list[Call]) -> Failure | None:
        by_name: dict[str, list[Call]] = {}
        for call in calls:
            if isinstance(call.name, str):
                by_name.setdefault(call.name, []).append(call)
        # The original collects them from the back of a map that is sorted by its keys.
        limit = TimeLimit()
        mismatches: list[Plain] = []
        for tool in sorted(self.arguments, reverse=True):
            if tool not in by_name:
                mismatches.append([tool, "not_called"])
            elif not any(_fits(self.arguments[tool], call, limit) for call in by_name[tool]):
                mismatches.append([tool, "args_mismatch"])
        if not mismatches:
            return None
        tools: list[Plain] = [pair[0] for pair in mismatches if isinstance(pair, list)]
        return Failure(
            f"No call with the expected arguments: {_listed(tools)}", {"arg_mismatches": mismatches}
        )

    def _check_text(self, text: str) -> Failure | None:
        """Upper and lower case never count here."""
        if not self.texts:
            return None
        find = finder(text, TimeLimit(), is_caseless=True)
        missing: list[Plain] = [item for item in self.texts if not find(item)]
        if not missing:
            return None
        return Failure(f"Not in the output: {_listed(missing)}", {"missing_output": missing})

    def _warn(self, config: Options) -> None:
        bounds = self.least is not None or self.most is not None
        if not (self.called or self.not_called or bounds or self.arguments or self.texts):
            told = "expected asks for nothing, so every output passes."
            config.warn(told, "always_passes", place="expected")
        for name, times in Counter(name for name in self.called if isinstance(name, str)).items():
            if times > 1:
                told = f"tools_called names {name} twice, which is never met."
                config.warn(told, "never_met", place="expected.tools_called", subject=name)


def _explain(kind: CheckKind, asked: object, wrong: Plain) -> Check:
    """One check of the five. asked: what is asked for; wrong: what of it does not hold."""
    if not asked:
        return Check(kind=kind, state="not_asked")
    if wrong is None:
        return Check(kind=kind, state="held")
    names = [pair[0] if isinstance(pair, list) else pair for pair in _as_list(wrong)]
    return check(kind, True, detail=_listed(names))


def _as_list(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else [value]


def _is_number(value: Plain) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _read_map(expected: Plain, config: Options) -> Options:
    if expected is not None and not isinstance(expected, dict):
        config.warn(f"expected is {kind_of(expected)} and not a map, so it is not read.")
        expected = None
    return config.beside(expected, "expected")


def _read_list(wanted: Options, key: str) -> list[Plain]:
    value = _get(wanted, key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise Unscorable(
            say("expected.{key} must be a list, and is {kind}.", key=key, kind=kind_of(value))
        )
    return value


def _read_texts(wanted: Options) -> list[str]:
    value = _get(wanted, "output_contains")
    return [] if value is None else require_texts(value, "expected.output_contains")


def _read_bound(wanted: Options, key: str, config: Options, consequence: str) -> Plain:
    value = _get(wanted, key)
    if value is not None and not _is_number(value):
        told = f"expected: {key} is {kind_of(value)} and {consequence}."
        config.warn(told, place=f"expected.{key}")
    return value


def _read_arguments(wanted: Options, config: Options) -> dict[str, Arguments]:
    value = _get(wanted, "tool_args")
    switch = config.get("check_args")
    if switch is not None and not isinstance(switch, bool):
        raise Unscorable(
            say("eval_config.check_args must be true or false, not {kind}.", kind=kind_of(switch))
        )
    if value is None or switch is False:
        return {}
    if not isinstance(value, dict):
        raise Unscorable(
            say("expected.tool_args must be a map, and is {kind}.", kind=kind_of(value))
        )
    return {tool: _require_arguments(tool, arguments) for tool, arguments in value.items()}


def _require_arguments(tool: str, arguments: Plain) -> Arguments:
    if isinstance(arguments, dict):
        return arguments
    raise Unscorable(
        say(
            "expected.tool_args.{tool} must be a map, and is {kind}.",
            tool=tool,
            kind=kind_of(arguments),
        )
    )


def _get(wanted: Options, key: str) -> Plain:
    """In an expectation of tools, null and false both stand for absent (reference C4)."""
    value = wanted.get(key)
    return None if value is False else value


def _read_calls(tool_calls: Plain) -> list[Call]:
    if tool_calls is None:
        return []
    if not isinstance(tool_calls, list):
        raise Unscorable(say("tool_calls must be a list, and is {kind}.", kind=kind_of(tool_calls)))
    return [_read_call(call) for call in tool_calls]


def _read_call(call: Plain) -> Call:
    """`args` goes before `arguments`; the nested form of the OpenAI protocol has no name here."""
    if not isinstance(call, dict):
        raise Unscorable(say("A tool call must be a map, and is {kind}.", kind=kind_of(call)))
    arguments = call.get("args")
    if arguments is None:
        arguments = call.get("arguments")
    return Call(call.get("name"), arguments if isinstance(arguments, dict) else None)


def _fits(wanted: Arguments, call: Call, limit: TimeLimit) -> bool:
    """All wanted pairs are there, others may be; a wanted null also fits an absent argument."""
    limit.remaining()
    actual = call.arguments
    if actual is None:
        return False
    return all(is_same(value, actual.get(key)) for key, value in wanted.items())


def _listed(names: list[Plain]) -> str:
    shown = ", ".join(str(name)[:60] for name in names[:5])
    return f"{shown}, …" if len(names) > 5 else shown

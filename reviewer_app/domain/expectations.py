"""Expectations: how a suite case is checked, and what of it another evaluation type can use."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from reviewer_app.domain import json
from reviewer_app.domain.cases import Content
from reviewer_app.domain.json import Json, Members, Number, Value
from reviewer_app.domain.suites import DEFAULT_EVAL_TYPE

WHOLE_TEXT = frozenset({"exact_match", "fuzzy_match"})
"""Types that compare the output with one text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """The three fields of a suite case that say how it is checked; None where one is absent."""

    eval_type: str | None = None
    expected: Json | None = None
    eval_config: Json | None = None

    @property
    def type_read(self) -> str:
        """The type that counts: without one, the framework's default."""
        return self.eval_type or DEFAULT_EVAL_TYPE


def expectation_in(content: Content) -> Expectation:
    """How a case is checked."""
    return Expectation(
        eval_type=content.eval_type, expected=content.expected, eval_config=content.eval_config
    )


def has_expectation(content: Content) -> bool:
    """Whether a case is a suite's: one of the three fields is there."""
    return expectation_in(content) != Expectation()


@dataclass(frozen=True, slots=True, kw_only=True)
class Switched:
    """An expectation for another type. lost: the keys that it has no use for."""

    expectation: Expectation
    lost: tuple[str, ...] = ()


Unread = Callable[[Expectation], frozenset[str]]
"""The keys of an expectation that its type does not read, such as `eval_config.trim`."""


def switch_type(given: Expectation, eval_type: str, unread: Unread) -> Switched:
    """The expectation for another type: what fits is kept, the rest is named.

    Keys that the present type does not read either stay, since no type decides about them.
    """
    expected, lost = _expected_for(given, eval_type)
    new = replace(given, eval_type=eval_type, expected=expected)
    gone = [key for key in sorted(unread(new) - unread(given)) if key.startswith("eval_config.")]
    names = {key.partition(".")[2] for key in gone}
    return Switched(
        expectation=replace(new, eval_config=_without(given.eval_config, names)),
        lost=(*lost, *gone),
    )


def _expected_for(given: Expectation, eval_type: str) -> tuple[Json | None, tuple[str, ...]]:
    old, expected = given.type_read, given.expected
    is_kept = eval_type == "custom" or old == eval_type or {old, eval_type} <= WHOLE_TEXT
    if expected is None or is_kept:
        return expected, ()
    value = json.parse(expected.text)
    text = value if _is_text(value) else None
    if text is not None and (old in WHOLE_TEXT or old == "custom"):
        return _from_text(text, expected, eval_type)
    return _from_parts(_parts(value, old), eval_type)


def _from_text(text: Value, expected: Json, eval_type: str) -> tuple[Json | None, tuple[str, ...]]:
    """A text is compared, is a part of the output, or is the answer that a judge compares with."""
    if eval_type in WHOLE_TEXT or eval_type == "contains":
        return expected, ()
    if eval_type == "llm_judge":
        return _map("reference_answer", text), ()
    return (_map("output_contains", [text]), ()) if eval_type == "tool_usage" else _nothing()


def _from_parts(parts: dict[str, Value], eval_type: str) -> tuple[Json | None, tuple[str, ...]]:
    """Of a map or list the part that the other type has a name for."""
    texts = _texts(parts.get("contains", parts.get("output_contains")))
    names = {"contains", "output_contains"}
    kept: Json | None = None
    if texts is not None and eval_type == "contains":
        kept = Json(json.dump(texts))
    elif texts is not None and eval_type == "tool_usage":
        kept = _map("output_contains", [*texts])
    elif eval_type in WHOLE_TEXT:
        one = texts[0] if texts and len(texts) == 1 else None
        kept = Json(json.dump(one)) if one is not None else None
        if kept is None and _is_text(answer := parts.get("reference_answer")):
            kept, names = Json(json.dump(answer)), {"reference_answer"}
    lost = tuple(f"expected.{key}" if key else "expected" for key in parts if key not in names)
    if kept is None:
        return None, tuple(f"expected.{key}" if key else "expected" for key in parts)
    return kept, lost


def _parts(value: Value, old: str) -> dict[str, Value]:
    """The parts of an expectation by their names; one without parts has the name ""."""
    if isinstance(value, Members):
        return dict(value.pairs)
    if old == "contains":
        items: list[Value] = value if isinstance(value, list) else [value]
        return {"contains": items} if _texts(items) is not None else {"": value}
    return {"": value}


def _texts(value: Value) -> list[Value] | None:
    return value if isinstance(value, list) and all(map(_is_text, value)) else None


def _without(config: Json | None, names: set[str]) -> Json | None:
    if config is None or not names:
        return config
    value = json.parse(config.text)
    pairs = value.pairs if isinstance(value, Members) else ()
    kept = tuple(pair for pair in pairs if pair[0] not in names)
    return Json(json.dump(Members(kept))) if kept else None


def _nothing() -> tuple[Json | None, tuple[str, ...]]:
    return None, ("expected",)


def _map(key: str, value: Value) -> Json:
    return Json(json.dump(Members(((key, value),))))


def _is_text(value: Value) -> bool:
    return isinstance(value, str) and not isinstance(value, Number)

"""Rendering: templates in Jinja's sandbox. Runs in the confined process only.

The sandbox keeps a template from our files and objects, not from using up time and memory: that
the process around it does.
"""

import re
from collections.abc import Mapping, Sized
from functools import lru_cache
from typing import Any, cast

from jinja2 import Environment, StrictUndefined, Template, TemplateError, TemplateSyntaxError
from jinja2.exceptions import SecurityError, UndefinedError
from jinja2.runtime import Undefined
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.utils import missing

from reviewer_app.calling import json_strings, spelled
from reviewer_app.domain import json
from reviewer_app.domain.json import JsonError

MAX_LENGTH = 16_000_000
"""Characters of a text that a template may make."""

_MAX_BITS = 100_000
_STRUCTURES: tuple[type, ...] = (bool, list, tuple, dict)
_WIDE = re.compile(r"%[^a-zA-Z%]*\d{7}")


class Unrenderable(Exception):
    """A template that gives no text; the message is a sentence for the person."""


class _Missing(StrictUndefined):
    """A name that does not exist, and that says which ones do."""

    @property
    def _undefined_message(self) -> str:
        if self._undefined_hint:
            return self._undefined_hint
        name, inside = self._undefined_name, cast("object", self._undefined_obj)
        if isinstance(inside, dict):
            known = ", ".join(map(str, cast("dict[str, object]", inside))) or "nothing"
            return f"there is no {name!r} in an object that has {known[:200]}"
        if inside is missing:
            return f"there is no {name!r}"
        return f"there is no {name!r} in a value that is no object"


class _Sandbox(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, in which one operation cannot make a huge text or number."""

    intercepted_binops = frozenset({"*", "**", "%"})

    def getattr(self, obj: Any, attribute: str) -> Any:
        """A key of an object goes before Python's methods, so that `deps.items` is the key."""
        if isinstance(obj, spelled.Object) and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        if _is_too_much(operator, left, right):
            raise SecurityError("it makes something too long or too large")
        return super().call_binop(context, operator, left, right)


def _is_too_much(operator: str, left: Any, right: Any) -> bool:
    match operator, left, right:
        case ("*", Sized(), int()):
            return len(left) * right > MAX_LENGTH
        case ("*", int(), Sized()):
            return left * len(right) > MAX_LENGTH
        case ("**", int(), int()):
            return left.bit_length() * right > _MAX_BITS
        case ("%", str(), _):
            return _WIDE.search(left) is not None
        case _:
            return False


def render(text: str, facts: Mapping[str, Any], *, is_json: bool) -> str:
    """The text that a template makes of the facts.

    is_json: it is to be JSON; then what stands inside a JSON string is escaped, and the result
    is checked. Raises Unrenderable, RecursionError and MemoryError.
    """
    try:
        parts = list[str]()
        length = 0
        for part in _compile(text, is_json).generate(**facts):
            length += len(part)
            if length > MAX_LENGTH:
                raise Unrenderable(f"The template makes more than {MAX_LENGTH:,} characters.")
            parts.append(part)
    except UndefinedError as error:
        names = ", ".join(sorted(facts))
        raise Unrenderable(f"In the template, {error}. The names that exist are {names}.") from None
    except TemplateError as error:
        raise Unrenderable(_tell(error)) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Unrenderable(f"The template failed: {str(error).rstrip('.')}.") from None
    rendered = "".join(parts)
    if is_json:
        _check_json(rendered)
    return rendered


def check(text: str, *, is_json: bool) -> None:
    """Raises Unrenderable for a text that is no template."""
    try:
        _compile(text, is_json)
    except TemplateError as error:
        raise Unrenderable(_tell(error)) from None


@lru_cache(maxsize=50)
def _compile(text: str, is_json: bool) -> Template:
    sandbox = _make_sandbox(_show_as_json if is_json else _show_as_text)
    tree = sandbox.parse(text)
    if is_json:
        tree = json_strings.escape_in_strings(tree)
    return Template.from_code(sandbox, sandbox.compile(tree), dict(sandbox.globals))


def _make_sandbox(show: Any) -> Environment:
    sandbox = _Sandbox(
        undefined=_Missing, finalize=show, keep_trailing_newline=True, autoescape=False
    )
    sandbox.filters["tojson"] = _to_json
    sandbox.filters[json_strings.ESCAPE] = _escape
    del sandbox.globals["lipsum"]
    return sandbox


def _to_json(value: Any, indent: int | None = None) -> str:
    """The value as JSON; `indent`, as Jinja's own filter has it, changes nothing in its meaning."""
    if isinstance(value, Undefined):
        value._fail_with_undefined_error()  # noqa: SLF001 - Jinja's way to say that it is missing
    return spelled.dump(value)


def _show_as_text(value: Any) -> Any:
    if value is None:
        return ""
    return spelled.dump(value) if isinstance(value, _STRUCTURES) else value


def _show_as_json(value: Any) -> Any:
    return "null" if value is None else _show_as_text(value)


def _escape(value: Any) -> str:
    """The value as text, with what would end a JSON string escaped."""
    return json.quote(str(_show_as_text(value)))[1:-1]


def _check_json(text: str) -> None:
    try:
        json.parse(text)
    except JsonError as error:
        if "deep" in error.reason:
            raise RecursionError from None
        around = text[max(0, error.position - 30) : error.position + 30]
        raise Unrenderable(
            f"The template makes no JSON: {error.reason} (character {error.position + 1}), "
            f"near {json.quote(around)}. Write {{{{ input | tojson }}}} without quotes around it."
        ) from None


def _tell(error: TemplateError) -> str:
    if isinstance(error, SecurityError):
        return f"The template does what is not allowed: {str(error.message).rstrip('.')}."
    line = f" in line {error.lineno}" if isinstance(error, TemplateSyntaxError) else ""
    return f"The template is wrong{line}: {str(error.message).rstrip('.')}."

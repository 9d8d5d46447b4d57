"""Words of an input's fields: what is asked for, and what is wrong."""

from collections.abc import Sequence

from reviewer_app.domain.input_faults import InputFault
from reviewer_app.domain.input_schemas import Field
from reviewer_app.domain.json_places import Path
from reviewer_app.ui.i18n import tr


def field_title(field: Field, number: int | None = None) -> str:
    """A field for people: the schema's title, else its key; an item by its number, from 1."""
    if number is not None:
        return field.title or tr("Item {n}").format(n=number)
    return field.title or field.key


def field_note(field: Field) -> str:
    """What is behind the title: whether it must be there, and its kind where that helps."""
    parts = [tr("required")] if field.is_required else []
    if field.kind in {"number", "integer"}:
        parts.append(_range_words(field))
    if field.kind == "any":
        parts.append(tr("JSON"))
    return " · ".join(filter(None, parts))


def _range_words(field: Field) -> str:
    least, most = field.limits.least, field.limits.most
    if least is not None and most is not None:
        return tr("from {least} to {most}").format(least=least, most=most)
    if least is not None:
        return tr("from {least} on").format(least=least)
    return tr("up to {most}").format(most=most) if most is not None else ""


def fault_words(fault: InputFault) -> str:
    """What is wrong with a field, as a sentence at the field."""
    pattern = {
        "missing": tr("This is required."),
        "kind": tr("The schema asks for {kind} here."),
        "twice": tr("This key stands twice."),
        "unknown": tr("The schema does not allow this field."),
        "choice": tr("This is none of the choices."),
        "whole": tr("Only a whole number goes here."),
        "least": tr("This is too small; the least is {wanted}."),
        "most": tr("This is too large; the most is {wanted}."),
        "short": tr("This needs at least {wanted} characters."),
        "long": tr("This may have at most {wanted} characters."),
        "few": tr("This needs at least {wanted} items."),
        "many": tr("This may have at most {wanted} items."),
    }[fault.rule]
    return pattern.format(wanted=fault.wanted, kind=kind_words(fault.wanted))


def kind_words(kind: str) -> str:
    """A kind of value in a sentence."""
    return {
        "text": tr("a text"),
        "number": tr("a number"),
        "integer": tr("a whole number"),
        "boolean": tr("true or false"),
        "list": tr("a list"),
        "object": tr("an object"),
    }.get(kind, kind)


def reasons_words(faults: Sequence[InputFault], most: int = 4) -> str:
    """Why no form can show a value, place by place."""
    lines = [f"{place_words(fault.path)}: {fault_words(fault)}" for fault in faults[:most]]
    if len(faults) > most:
        lines.append("…")
    return "\n".join(lines)


def place_words(path: Path) -> str:
    """A place in a value, as one would write it in code."""
    if not path:
        return tr("The whole value")
    steps = (f"[{step + 1}]" if isinstance(step, int) else f".{step}" for step in path)
    return "".join(steps).removeprefix(".")

"""Mappings: how a file is read, and which of its columns holds which field of a case."""

from collections.abc import Mapping as ByKey
from dataclasses import asdict, dataclass
from typing import Any, cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS

Form = str
"""How a column's cells are read; "" is the field's own rule."""

KNOWN_OUTPUT = "known_output"
"""The field of a model's answer under review; the only one that several columns may hold."""

FILE_FIELDS: tuple[str, ...] = (
    *CONTENT_FIELDS,
    *LABEL_FIELDS,
    "external_id",
    "user_score",
    "user_score_reason",
    "reviewed_by",
    "is_augmented",
    KNOWN_OUTPUT,
)
"""Every field that a column can hold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnUse:
    """One column that is read, and the field that its cells become."""

    column: str
    field: str
    form: Form = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """How a file's bytes become a table; None is found out from the file.

    encoding: a name that Python knows. header_row: the line of the file, or the row of the
    sheet, from 1, where the header starts; 0 says that the table has none.
    """

    encoding: str | None = None
    delimiter: str | None = None
    sheet: str | None = None
    header_row: int | None = None


FOUND_OUT = Reading()
"""Nothing is given: all of it is found out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Speaker:
    """A column whose texts one side of a conversation says; role: as messages name it."""

    column: str
    role: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Grouping:
    """Several rows that stand together make one case: each is a turn of its conversation.

    conversation: the column that names the conversation; "" where a blank row ends it. A turn
    has its speaker and its words in the columns `role` and `text`, or stands in the column of
    whoever speaks (`speakers`). field: "input" or "conversation_history". has_answer: the last
    turn, where the assistant speaks it, is the expected output and no part of the conversation.
    """

    conversation: str = ""
    role: str = ""
    text: str = ""
    speakers: tuple[Speaker, ...] = ()
    field: str = "input"
    has_answer: bool = False

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns that the turns are made of."""
        names = (self.conversation, self.role, self.text, *(each.column for each in self.speakers))
        return tuple(name for name in names if name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mapping:
    """How a file becomes cases. Raises ValueError when a column or a field is used twice.

    Only KNOWN_OUTPUT is held by several columns.
    """

    uses: tuple[ColumnUse, ...]
    reading: Reading = FOUND_OUT
    grouping: Grouping | None = None

    def __post_init__(self) -> None:
        columns = [use.column for use in self.uses]
        fields = [use.field for use in self.uses if use.field != KNOWN_OUTPUT]
        for names in (columns, fields):
            if len(set(names)) < len(names):
                raise ValueError(f"used twice: {max(names, key=names.count)!r}")
        if unknown := set(fields) - set(FILE_FIELDS):
            raise ValueError(f"no field: {min(unknown)!r}")

    @property
    def by_column(self) -> ByKey[str, ColumnUse]:
        """Each column that is read."""
        return {use.column: use for use in self.uses}

    @property
    def by_field(self) -> ByKey[str, ColumnUse]:
        """Each field that one column holds, so all but KNOWN_OUTPUT."""
        return {use.field: use for use in self.uses if use.field != KNOWN_OUTPUT}

    @property
    def output_columns(self) -> tuple[str, ...]:
        """The columns that hold answers of a model."""
        return tuple(use.column for use in self.uses if use.field == KNOWN_OUTPUT)

    @property
    def fields(self) -> frozenset[str]:
        """The fields that cases get, those of the grouped turns among them."""
        found = {use.field for use in self.uses}
        if self.grouping:
            found.add(self.grouping.field)
            found |= {"expected_output"} if self.grouping.has_answer else set()
        return frozenset(found)

    def as_pairs(self) -> dict[str, str]:
        """Column → field, for results and the journal; the columns of turns among them."""
        pairs = {use.column: use.field for use in self.uses}
        if self.grouping:
            for column in self.grouping.columns:
                if column != self.grouping.conversation:
                    pairs[column] = self.grouping.field
        return pairs


def encode_mapping(mapping: Mapping) -> str:
    """A mapping as one line of JSON, without what is at its default."""
    facts: dict[str, object] = {"uses": [_given(use, ColumnUse) for use in mapping.uses]}
    if reading := _given(mapping.reading, Reading):
        facts["reading"] = reading
    if mapping.grouping:
        facts["grouping"] = _given(mapping.grouping, Grouping)
    return json.dump(facts)


def decode_mapping(text: str) -> Mapping:
    """The mapping that `encode_mapping` wrote; raises ValueError for anything else."""
    facts = json.to_python(json.parse(text))
    try:
        grouping = facts.get("grouping")
        return Mapping(
            uses=tuple(ColumnUse(**_texts(use)) for use in facts["uses"]),
            reading=_to_reading(facts.get("reading", {})),
            grouping=None if grouping is None else _to_grouping(grouping),
        )
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"this is no mapping: {error}") from error


def _given(value: Any, kind: type[Any]) -> dict[str, object]:
    """The attributes that differ from what a new one has; those without a default always."""
    facts = asdict(value)
    defaults = {name: each.default for name, each in kind.__dataclass_fields__.items()}
    return {name: fact for name, fact in facts.items() if fact != defaults[name]}


def _to_reading(facts: dict[str, Any]) -> Reading:
    row = facts.pop("header_row", None)
    if row is not None and (type(row) is not int or row < 0):
        raise ValueError(f"no row of a header: {row!r}")
    return Reading(header_row=row, **_texts(facts))


def _to_grouping(facts: dict[str, Any]) -> Grouping:
    speakers = tuple(Speaker(**_texts(each)) for each in facts.pop("speakers", []))
    has_answer = facts.pop("has_answer", False) is True
    return Grouping(speakers=speakers, has_answer=has_answer, **_texts(facts))


def _texts(facts: dict[str, Any]) -> dict[str, str]:
    wrong = next((name for name, fact in facts.items() if not isinstance(fact, str)), None)
    if wrong is not None:
        raise ValueError(f"{wrong} is no text")
    return cast(dict[str, str], facts)

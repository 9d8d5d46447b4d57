"""What a column can be used for, as the mapping table offers it, and what a choice changes.

A use is a field of FILE_FIELDS, a part of a conversation whose turns are rows ("turn:role"), or
"" for a column that is left out.
"""

from dataclasses import dataclass, replace

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS
from reviewer_app.domain.mappings import KNOWN_OUTPUT, ColumnUse, Grouping, Mapping, Speaker

LEFT_OUT = ""
TURN = "turn:"
CONVERSATION, ROLE, TEXT = "turn:conversation", "turn:role", "turn:text"
SPEAKERS = ("user", "assistant", "system")
TURN_USES = (CONVERSATION, ROLE, TEXT, *(f"{TURN}{role}" for role in SPEAKERS))

ENDS_WITH_ANSWER = "answer"
"""The form of a turn's words by which the last one of the assistant is what is expected."""

_FIRST = ("input", "expected_output", "expected_tools", "context", "language")
_IDS = ("external_id",)
_DECISIONS = ("user_score", "user_score_reason", "reviewed_by", "is_augmented")


@dataclass(frozen=True, slots=True)
class UseGroup:
    """Uses that stand together in the list; title: English, translated when shown."""

    title: str
    uses: tuple[str, ...]


GROUPS = (
    UseGroup(
        "Content",
        (*_FIRST, *(field for field in CONTENT_FIELDS if field not in _FIRST)),
    ),
    UseGroup("Labels", LABEL_FIELDS),
    UseGroup("Ids", _IDS),
    UseGroup("Decisions", _DECISIONS),
    UseGroup("Answers under review", (KNOWN_OUTPUT,)),
    UseGroup("Turns of a conversation, one per row", TURN_USES),
)
"""Every use but LEFT_OUT, in the order of the list."""


def use_of(mapping: Mapping, column: str) -> tuple[str, str]:
    """What a column is used for, and the form in which its cells are read."""
    if use := mapping.by_column.get(column):
        return use.field, use.form
    grouping = mapping.grouping
    if grouping is None:
        return LEFT_OUT, ""
    if column == grouping.text:
        return TEXT, ENDS_WITH_ANSWER if grouping.has_answer else ""
    for speaker in grouping.speakers:
        if column == speaker.column:
            answers = speaker.role == "assistant" and grouping.has_answer
            return f"{TURN}{speaker.role}", ENDS_WITH_ANSWER if answers else ""
    places = {grouping.conversation: CONVERSATION, grouping.role: ROLE}
    return places.get(column, LEFT_OUT), ""


def with_use(mapping: Mapping, column: str, use: str, form: str = "") -> Mapping:
    """The mapping in which a column is used for this.

    A field is held by one column, so that another one which held it is left out; only a known
    output is held by several.
    """
    cleared = _without(mapping, column)
    if use == LEFT_OUT:
        return cleared
    if use.startswith(TURN):
        return replace(cleared, grouping=_joined(cleared.grouping or Grouping(), column, use, form))
    others = tuple(each for each in cleared.uses if each.field != use or use == KNOWN_OUTPUT)
    added = ColumnUse(column=column, field=use, form=form)
    return replace(cleared, uses=(*others, added))


def _without(mapping: Mapping, column: str) -> Mapping:
    uses = tuple(use for use in mapping.uses if use.column != column)
    return replace(mapping, uses=uses, grouping=_left(mapping.grouping, column))


def _left(grouping: Grouping | None, column: str) -> Grouping | None:
    """The turns without a column; None when no words are left in them."""
    if grouping is None:
        return None
    kept = replace(
        grouping,
        conversation=_unless(grouping.conversation, column),
        role=_unless(grouping.role, column),
        text=_unless(grouping.text, column),
        speakers=tuple(each for each in grouping.speakers if each.column != column),
    )
    return kept if kept.columns else None


def _unless(name: str, column: str) -> str:
    return "" if name == column else name


def _joined(grouping: Grouping, column: str, use: str, form: str) -> Grouping:
    """The turns with a column more; words in one column exclude those in one per speaker."""
    if use == CONVERSATION:
        return replace(grouping, conversation=column)
    if use == ROLE:
        return replace(grouping, role=column, speakers=())
    if use == TEXT:
        return replace(grouping, text=column, speakers=(), has_answer=form == ENDS_WITH_ANSWER)
    role = use.removeprefix(TURN)
    others = tuple(each for each in grouping.speakers if each.role != role)
    has_answer = form == ENDS_WITH_ANSWER if role == "assistant" else grouping.has_answer
    return replace(
        grouping,
        role="",
        text="",
        speakers=(*others, Speaker(column=column, role=role)),
        has_answer=has_answer,
    )

"""Test cases: one challenge each, as immutable revisions of content with labels beside it.

`Content` is the list of content fields, and stands only here: changing one makes a revision.
`Labels` changes in place. (reference: Galtea, entity revisions; Nous.Eval, TestCase.)
"""

from dataclasses import dataclass, fields
from datetime import datetime
from typing import Literal

from reviewer_app.domain.json import Json, Number

Gender = Literal["MALE", "FEMALE"]
GENDERS: tuple[Gender, ...] = ("MALE", "FEMALE")
NOISE_PROFILES = ("office", "street", "car", "white", "pink")
NOISE_LEVELS = ("light", "medium", "heavy")
EVAL_TYPES = (
    "exact_match",
    "fuzzy_match",
    "contains",
    "tool_usage",
    "schema",
    "llm_judge",
    "custom",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """What an evaluation uses; changing any of it makes a revision.

    input, context: text, or a JSON object. expected: a suite's expectation of any shape;
    expected_output: the platform's text; the two are never mirrored. conversation_history:
    a JSON array of {role, content}. timeout in milliseconds, max_iterations in live turns.
    None means "not given"; an empty text or list is a value.
    """

    input: str | Json | None = None
    expected_output: str | None = None
    context: str | Json | None = None
    expected_tools: tuple[str, ...] | None = None
    goal: str | None = None
    user_persona: str | None = None
    scenario: str | None = None
    stopping_criterias: tuple[str, ...] | None = None
    max_iterations: int | None = None
    language: str | None = None
    gender: Gender | None = None
    conversation_history: Json | None = None
    expected: Json | None = None
    eval_type: str | None = None
    eval_config: Json | None = None
    deps: Json | None = None
    tools: Json | None = None
    agent_config: Json | None = None
    timeout: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """What is changed in place. The noise profile and level are only set together."""

    variant: str | None = None
    strategy: str | None = None
    source: str | None = None
    source_file: str | None = None
    confidence: Number | None = None
    confidence_reason: str | None = None
    background_noise_profile: str | None = None
    background_noise_level: str | None = None
    name: str | None = None
    description: str | None = None
    tags: tuple[str, ...] | None = None
    metadata: Json | None = None


CONTENT_FIELDS: tuple[str, ...] = tuple(field.name for field in fields(Content))
LABEL_FIELDS: tuple[str, ...] = tuple(field.name for field in fields(Labels))
LIST_FIELDS = ("expected_tools", "stopping_criterias", "tags")
JSON_FIELDS = (
    "conversation_history",
    "expected",
    "eval_config",
    "deps",
    "tools",
    "agent_config",
    "metadata",
)
TEXT_OR_JSON_FIELDS = ("input", "context")
INTEGER_FIELDS = ("max_iterations", "timeout")


@dataclass(frozen=True, slots=True, kw_only=True)
class TestCase:
    """One revision of a case. `legacy_at` is set once a newer revision took its place."""

    __test__ = False  # the name makes pytest want to collect it

    id: str
    family_id: str
    dataset_id: str
    content: Content
    labels: Labels
    content_hash: str
    created_at: datetime
    created_by: str
    parent_id: str | None = None
    legacy_at: datetime | None = None
    deleted_at: datetime | None = None
    external_id: str | None = None
    is_augmented: bool | None = None

"""Which fields a case has use for, in the order in which a person reads them."""

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.datasets import DatasetType

CONTENT_ORDER = (
    "input",
    "goal",
    "user_persona",
    "scenario",
    "stopping_criterias",
    "max_iterations",
    "conversation_history",
    "eval_type",
    "expected",
    "eval_config",
    "expected_output",
    "expected_tools",
    "context",
    "language",
    "gender",
    "deps",
    "tools",
    "agent_config",
    "timeout",
)
LABEL_ORDER = (
    "name",
    "description",
    "variant",
    "strategy",
    "tags",
    "background_noise_profile",
    "background_noise_level",
    "source",
    "source_file",
    "confidence",
    "confidence_reason",
    "metadata",
)

_OF_TYPE: dict[DatasetType, tuple[str, ...]] = {
    "QUALITY": ("input", "expected_output", "expected_tools", "context", "language"),
    "SECURITY": ("input", "expected_output", "language", "strategy"),
    "BEHAVIOR": (
        "goal",
        "user_persona",
        "scenario",
        "stopping_criterias",
        "max_iterations",
        "language",
        "gender",
    ),
}
_OF_SUITE = ("input", "eval_type", "expected", "eval_config", "name", "description", "tags")
_LABELS = ("variant", "tags")
_TOGETHER = ("background_noise_profile", "background_noise_level")


def is_suite_case(content: Content) -> bool:
    """Whether a case says by itself how it is evaluated, as those of suites do."""
    return content.eval_type is not None or content.eval_config is not None


def value_of(content: Content, labels: Labels, field: str) -> object:
    """The value of a field, wherever it stands."""
    return getattr(content if hasattr(content, field) else labels, field)


def fields_in_use(content: Content, labels: Labels, dataset_type: DatasetType) -> tuple[str, ...]:
    """The fields to show: those that have a value, and those that such a case needs.

    Noise has two fields, which are only shown together.
    """
    needed = _OF_SUITE if is_suite_case(content) else (*_OF_TYPE[dataset_type], *_LABELS)
    shown = {
        field
        for field in (*CONTENT_ORDER, *LABEL_ORDER)
        if field in needed or value_of(content, labels, field) is not None
    }
    if shown & set(_TOGETHER):
        shown |= set(_TOGETHER)
    return in_order(shown)


def in_order(fields: set[str]) -> tuple[str, ...]:
    """Fields in the order in which they are read, content before labels."""
    return tuple(field for field in (*CONTENT_ORDER, *LABEL_ORDER) if field in fields)

"""What the evaluation types of a case are called."""

from reviewer_app.ui.i18n import tr


def type_name(eval_type: str) -> str:
    """An evaluation type for people; one that nobody knows stays as it is."""
    return {
        "exact_match": tr("Exact match"),
        "fuzzy_match": tr("Fuzzy match"),
        "contains": tr("Contains"),
        "tool_usage": tr("Tool usage"),
        "schema": tr("Schema"),
        "llm_judge": tr("Judge model"),
        "custom": tr("Custom evaluator"),
    }.get(eval_type, eval_type)

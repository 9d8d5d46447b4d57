"""What the fields of a case are called on every screen."""

from reviewer_app.ui.i18n import tr

NAMES = {
    "input": "Input",
    "expected_output": "Expected output",
    "context": "Context",
    "expected_tools": "Expected tools",
    "goal": "Goal",
    "user_persona": "User persona",
    "scenario": "Scenario",
    "stopping_criterias": "Stopping criteria",
    "max_iterations": "Live turns, at most",
    "language": "Language",
    "gender": "Voice",
    "conversation_history": "Conversation",
    "expected": "Expected",
    "eval_type": "Evaluation",
    "eval_config": "Evaluation settings",
    "deps": "Depends on",
    "tools": "Tools",
    "agent_config": "Agent settings",
    "timeout": "Time limit",
    "variant": "Variant",
    "strategy": "Strategy",
    "source": "Source",
    "source_file": "Source file",
    "confidence": "Confidence",
    "confidence_reason": "Reason for the confidence",
    "background_noise_profile": "Background noise",
    "background_noise_level": "Level of the noise",
    "name": "Name",
    "description": "Description",
    "tags": "Tags",
    "metadata": "Other data",
    "guidelines": "Guidelines",
}
"""Field → how people call it; English, translated when shown."""


def field_name(name: str) -> str:
    """A field of a case as people call it."""
    return tr(NAMES[name])

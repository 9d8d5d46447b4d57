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


VALUES = {
    "MALE": "Male",
    "FEMALE": "Female",
    "office": "Office",
    "street": "Street",
    "car": "Car",
    "white": "White noise",
    "pink": "Pink noise",
    "light": "Light",
    "medium": "Medium",
    "heavy": "Heavy",
}
"""Value of a field with a few → how people call it; English, translated when shown."""


def field_name(name: str) -> str:
    """A field of a case as people call it."""
    return tr(NAMES[name])


def value_name(value: str) -> str:
    """One of the few values that a field can have, as people call it; another one as it is."""
    return tr(VALUES[value]) if value in VALUES else value

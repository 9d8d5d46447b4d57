"""Costs: what tokens cost by the model's provider, as the reference framework estimates it."""

from collections.abc import Mapping
from typing import NamedTuple

from reviewer_app.evaluators.texts import round_half_up


class Rates(NamedTuple):
    """Dollars for 1,000 tokens."""

    input: float
    output: float


_FREE = Rates(0.0, 0.0)

RATES: Mapping[str, Rates] = {
    "lmstudio": _FREE,
    "ollama": _FREE,
    "vllm": _FREE,
    "sglang": _FREE,
    "openai": Rates(0.01, 0.03),
    "anthropic": Rates(0.015, 0.075),
    "groq": Rates(0.0005, 0.001),
    "gemini": Rates(0.0005, 0.0015),
    "mistral": Rates(0.002, 0.006),
    "openrouter": Rates(0.01, 0.03),
    "together": Rates(0.005, 0.015),
}
"""The framework's own, by provider; they are estimates and no price list (reference D)."""


def estimate_cost(
    model: str, input_tokens: int, output_tokens: int, rates: Mapping[str, Rates] = RATES
) -> float:
    """Dollars, rounded to 6 places; 0 for a provider without rates.

    The provider is what stands before the first colon of the model, in its own case.
    """
    rate = rates.get(model.partition(":")[0], _FREE)
    return round_half_up(input_tokens / 1000 * rate.input + output_tokens / 1000 * rate.output, 6)

"""Answers: what an AI product gives on a case, and what it is asked."""

from dataclasses import dataclass
from typing import Protocol

from reviewer_app.domain.cases import Content
from reviewer_app.domain.evaluations import Plain
from reviewer_app.domain.json import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A case as a product is asked it.

    id: the case's own in its suite or workspace. name: what people call it. content: input,
    context, deps, tools, agent_config and the rest, as written. model and instructions: what the
    run or the suite says, for products that have a choice; what stands in the case's agent_config
    goes before them.
    """

    id: str
    name: str
    content: Content
    model: str | None = None
    instructions: str | None = None
    metadata: Json | None = None
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """What was used up: tokens by the product's own count, 0 where it told none."""

    input_tokens: int = 0
    output_tokens: int = 0
    total_tokens: int = 0
    requests: int = 0

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(
            input_tokens=self.input_tokens + other.input_tokens,
            output_tokens=self.output_tokens + other.output_tokens,
            total_tokens=self.total_tokens + other.total_tokens,
            requests=self.requests + other.requests,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ProductAnswer:
    """What a product answered.

    output: a text, or JSON of any shape. tool_calls: a list of {name, arguments} in the order of
    the calls, None where the product tells none. seconds: from sending to the last byte. usage:
    None where nothing is known of it. model: which one answered, as the product spells it.
    """

    output: Plain
    tool_calls: Plain = None
    seconds: float = 0.0
    usage: Usage | None = None
    model: str | None = None


class AiProduct(Protocol):
    """An AI product that can be asked."""

    async def answer(self, asked: Asked, *, timeout: float) -> ProductAnswer:  # noqa: ASYNC109 - the product's own limit, told to it
        """What it gives on a case, asked once: whoever runs cases does the retrying.

        timeout: seconds for the whole answer. Raises ProductFailed, also for an answer that
        cannot be read, and ProductTimedOut.
        """
        ...

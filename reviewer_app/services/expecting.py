"""Expecting: what is probably not meant in an expectation, and switching its type."""

import asyncio

from reviewer_app.domain.cases import Content
from reviewer_app.domain.expectations import Expectation, Switched, switch_type
from reviewer_app.domain.json import JsonError
from reviewer_app.domain.remarks import KnownKey, Remark
from reviewer_app.running.explaining import keys_of, remark_on


def find_remarks(expectation: Expectation) -> tuple[Remark, ...]:
    """What is probably not meant, each with its key; which keys are read, the evaluators know."""
    content = Content(
        eval_type=expectation.eval_type,
        expected=expectation.expected,
        eval_config=expectation.eval_config,
    )
    return remark_on(content)


async def find_remarks_beside(expectation: Expectation) -> tuple[Remark, ...]:
    """The same beside the event loop, for expectations that take long to read."""
    return await asyncio.to_thread(find_remarks, expectation)


def known_keys(eval_type: str) -> tuple[KnownKey, ...]:
    """The keys that a type reads, with what counts without them; the evaluators know."""
    return keys_of(eval_type)


def switch(expectation: Expectation, eval_type: str) -> Switched:
    """The expectation for another type, with the names of what it has no use for."""
    return switch_type(expectation, eval_type, _unread)


def _unread(expectation: Expectation) -> frozenset[str]:
    try:
        remarks = find_remarks(expectation)
    except JsonError:
        return frozenset()
    return frozenset(remark.place for remark in remarks if remark.kind == "unread")

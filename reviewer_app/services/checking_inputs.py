"""Checking inputs: the rules of a dataset's schema that a form does not know by itself."""

import asyncio

from reviewer_app.domain.input_schemas import only_requiring
from reviewer_app.domain.json import Json
from reviewer_app.running.structures import find_structure_faults


async def check_input(schema: Json, value: Json, keys: frozenset[str]) -> tuple[str, ...]:
    """What of a schema a value breaks, in the words of the library that looks.

    keys: the properties that belong into this value; those that belong into the other one of
    input and context are not missed in it. It is looked at beside the event loop.
    """
    return await asyncio.to_thread(find_structure_faults, only_requiring(schema, keys), value)

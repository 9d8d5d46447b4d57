"""Products under evaluation and their datasets of test cases."""

import re
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Literal, get_args

from reviewer_app.domain import json
from reviewer_app.domain.cases import NOISE_LEVELS, NOISE_PROFILES
from reviewer_app.domain.errors import RuleBroken
from reviewer_app.domain.json import Json, JsonError, Members
from reviewer_app.domain.sayings import say

DatasetType = Literal["QUALITY", "SECURITY", "BEHAVIOR"]
DATASET_TYPES: tuple[DatasetType, ...] = get_args(DatasetType)
DEFAULT_PRODUCT = say("My cases")
LONGEST_NAME = 200
"""Characters of a name; a sidebar and a file name have to bear it."""

_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """The AI product under evaluation."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetFacts:
    """What of a dataset can be edited; each edit carries all of it, before and after.

    language: a BCP-47 tag. The noise is inherited by imported cases without one. input_schema:
    a JSON Schema of the inputs, an object. metadata: any JSON.
    """

    name: str
    language: str | None = None
    background_noise_profile: str | None = None
    background_noise_level: str | None = None
    input_schema: Json | None = None
    metadata: Json | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dataset:
    """A set of test cases of one product. The other fields are those of DatasetFacts."""

    id: str
    product_id: str
    name: str
    type: DatasetType
    created_at: datetime
    language: str | None = None
    background_noise_profile: str | None = None
    background_noise_level: str | None = None
    input_schema: Json | None = None
    metadata: Json | None = None

    @property
    def facts(self) -> DatasetFacts:
        """The part of it that can be edited."""
        return DatasetFacts(**{name: getattr(self, name) for name in FACT_FIELDS})


FACT_FIELDS: tuple[str, ...] = tuple(field.name for field in fields(DatasetFacts))


def checked_name(name: str) -> str:
    """A name for a product or dataset, without blanks around it.

    Raises RuleBroken for an empty one, one of several lines, or one that is too long.
    """
    name = name.strip()
    if not name:
        raise RuleBroken(say("The name is empty."))
    if len(name) > LONGEST_NAME:
        raise RuleBroken(say("The name has more than {n} characters.", n=LONGEST_NAME))
    if not name.isprintable():
        raise RuleBroken(
            say("The name has a character that cannot be shown, such as a line break.")
        )
    return name


def checked_facts(facts: DatasetFacts) -> DatasetFacts:
    """The facts with their name tidied; raises RuleBroken for what Galtea would not take."""
    if facts.language is not None and not _LANGUAGE.fullmatch(facts.language):
        raise RuleBroken(
            say("“{language}” is no language tag, such as en or pt-BR.", language=facts.language)
        )
    _check_noise(facts.background_noise_profile, facts.background_noise_level)
    if facts.input_schema is not None:
        _check_schema(facts.input_schema)
    if facts.metadata is not None:
        _check_metadata(facts.metadata)
    return DatasetFacts(
        **{name: getattr(facts, name) for name in FACT_FIELDS if name != "name"},
        name=checked_name(facts.name),
    )


def _check_noise(profile: str | None, level: str | None) -> None:
    if (profile is None) != (level is None):
        raise RuleBroken(say("The background noise needs both a profile and a level."))
    if profile is not None and profile not in NOISE_PROFILES:
        raise RuleBroken(say("A noise profile is one of {names}.", names=", ".join(NOISE_PROFILES)))
    if level is not None and level not in NOISE_LEVELS:
        raise RuleBroken(say("A noise level is one of {names}.", names=", ".join(NOISE_LEVELS)))


def _check_schema(schema: Json) -> None:
    try:
        found = json.parse(schema.text)
    except JsonError as error:
        raise RuleBroken(say("The input schema is no JSON: {why}.", why=error.reason)) from error
    if not isinstance(found, Members):
        raise RuleBroken(say("The input schema is no JSON object."))


def _check_metadata(metadata: Json) -> None:
    try:
        json.parse(metadata.text)
    except JsonError as error:
        raise RuleBroken(say("The metadata is no JSON: {why}.", why=error.reason)) from error

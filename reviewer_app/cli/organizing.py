"""`reviewer-app products` and `reviewer-app datasets`: making, naming and deleting them."""

import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import (
    DONE,
    find_workspace,
    run,
    say,
    standard_output,
)
from reviewer_app.cli.words import count
from reviewer_app.domain.cases import NOISE_LEVELS, NOISE_PROFILES
from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.datasets import (
    DEFAULT_PRODUCT,
    Dataset,
    DatasetFacts,
    Product,
    checked_facts,
)
from reviewer_app.domain.errors import FileProblem, NotFound
from reviewer_app.domain.json import Json
from reviewer_app.services.naming import readable

if TYPE_CHECKING:
    from reviewer_app.services.desk import Desk

PRODUCTS = typer.Typer(no_args_is_help=True, help="List, make, rename or delete products.")
DATASETS = typer.Typer(no_args_is_help=True, help="List, make, change or delete datasets.")


class Kind(StrEnum):
    """What the cases of a dataset are about."""

    QUALITY = "QUALITY"
    SECURITY = "SECURITY"
    BEHAVIOR = "BEHAVIOR"


Person = Annotated[str | None, typer.Option("--as", help="Who does this; else you.")]
OfProduct = Annotated[str, typer.Option("--product", help="The product that it is a dataset of.")]
Language = Annotated[
    str | None, typer.Option(help="A language tag such as en or pt-BR; empty for none.")
]
Noise = Annotated[
    str | None,
    typer.Option(
        help="What cases without noise of their own inherit: "
        f"{'|'.join(NOISE_PROFILES)}/{'|'.join(NOISE_LEVELS)}, such as office/light; "
        "empty for none.",
    ),
]
Schema = Annotated[
    Path | None,
    typer.Option(help="A file with the JSON Schema of the inputs.", readable=False),
]


@PRODUCTS.command("list")
def list_products(workspace: Workspace = None) -> None:
    """List the products."""

    async def work(desk: "Desk") -> None:
        for product in await desk.organizing.products():
            say(product.name)

    _read(workspace, work)


@PRODUCTS.command("make")
def make_product(name: str, workspace: Workspace = None, person: Person = None) -> None:
    """Make a product without datasets."""

    async def work(desk: "Desk") -> None:
        await desk.organizing.make_product(readable(name))
        say(f"{name} is made.")

    _write(workspace, person, work)


@PRODUCTS.command("rename")
def rename_product(
    name: str, new_name: str, workspace: Workspace = None, person: Person = None
) -> None:
    """Give a product another name."""

    async def work(desk: "Desk") -> None:
        product = await _find_product(desk, name)
        deed = await desk.organizing.rename_product(product.id, readable(new_name))
        say(f"{name} is now {new_name}." if deed else f"It is called {name} already.")

    _write(workspace, person, work)


@PRODUCTS.command("delete")
def delete_product(name: str, workspace: Workspace = None, person: Person = None) -> None:
    """Delete a product with its datasets. Undo in the window takes that back."""

    async def work(desk: "Desk") -> None:
        product = await _find_product(desk, name)
        await desk.organizing.delete_product(product.id)
        say(f"{name} is deleted with its datasets. Undo in the window takes that back.")

    _write(workspace, person, work)


@DATASETS.command("list")
def list_datasets(
    workspace: Workspace = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per dataset.")] = False,
) -> None:
    """List the datasets with their products and counts."""

    async def work(desk: "Desk") -> None:
        for shown in (await desk.browsing.sidebar()).datasets:
            if as_json:
                say(_as_json(await desk.organizing.dataset(shown.dataset_id), shown.product))
            else:
                left = f", {shown.undecided:,} to review" if shown.undecided else ""
                say(f"{shown.product} / {shown.name}: {count(shown.cases, 'case')}{left}")

    _read(workspace, work)


@DATASETS.command("make")
def make_dataset(
    name: str,
    product: OfProduct = DEFAULT_PRODUCT,
    type_: Annotated[
        Kind,
        typer.Option(
            "--type", case_sensitive=False, help="BEHAVIOR: conversations with a goal and persona."
        ),
    ] = Kind.QUALITY,
    language: Language = None,
    noise: Noise = None,
    input_schema: Schema = None,
    workspace: Workspace = None,
    person: Person = None,
) -> None:
    """Make an empty dataset, and its product where that is new."""

    async def work(desk: "Desk") -> None:
        given = _changed(DatasetFacts(name=readable(name)), language, noise, input_schema)
        facts = checked_facts(given)  # before a product is made for it
        owner = await _find_or_make_product(desk, readable(product))
        await desk.organizing.make_dataset(owner, type_.value, facts)
        say(f"{product} / {name} is made.")

    _write(workspace, person, work)


@DATASETS.command("edit")
def edit_dataset(
    name: str,
    product: OfProduct = DEFAULT_PRODUCT,
    new_name: Annotated[str | None, typer.Option("--name", help="Another name.")] = None,
    language: Language = None,
    noise: Noise = None,
    input_schema: Schema = None,
    workspace: Workspace = None,
    person: Person = None,
) -> None:
    """Change what is given, and leave the rest."""

    async def work(desk: "Desk") -> None:
        dataset = await _find_dataset(desk, product, name)
        facts = _changed(dataset.facts, language, noise, input_schema)
        if new_name is not None:
            facts = replace(facts, name=readable(new_name))
        deed = await desk.organizing.edit_dataset(dataset.id, facts)
        say(f"{product} / {facts.name} is changed." if deed else "It is so already.")

    _write(workspace, person, work)


@DATASETS.command("delete")
def delete_dataset(
    name: str,
    product: OfProduct = DEFAULT_PRODUCT,
    workspace: Workspace = None,
    person: Person = None,
) -> None:
    """Delete a dataset with its cases. Undo in the window takes that back."""

    async def work(desk: "Desk") -> None:
        dataset = await _find_dataset(desk, product, name)
        await desk.organizing.delete_dataset(dataset.id)
        say(f"{product} / {name} is deleted with its cases. Undo in the window takes that back.")

    _write(workspace, person, work)


def _changed(
    facts: DatasetFacts, language: str | None, noise: str | None, input_schema: Path | None
) -> DatasetFacts:
    """The facts with what was given; an empty text takes a fact away."""
    if language is not None:
        facts = replace(facts, language=language or None)
    if noise is not None:
        profile, _, level = noise.partition("/")
        facts = replace(
            facts, background_noise_profile=profile or None, background_noise_level=level or None
        )
    if input_schema is not None:
        facts = replace(facts, input_schema=Json(_read_text(input_schema)))
    return facts


def _read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise FileProblem(path, f"It cannot be read: {cause_of(error)}.") from error
    except UnicodeDecodeError as error:
        raise FileProblem(path, f"It is no UTF-8 text (byte {error.start + 1}).") from error


async def _find_product(desk: "Desk", name: str) -> Product:
    found = [each for each in await desk.organizing.products() if each.name == readable(name)]
    if not found:
        raise NotFound("product", name)
    return found[0]


async def _find_or_make_product(desk: "Desk", name: str) -> str:
    try:
        return (await _find_product(desk, name)).id
    except NotFound:
        return (await desk.organizing.make_product(name)).id


async def _find_dataset(desk: "Desk", product: str, name: str) -> Dataset:
    found = await desk.organizing.find_dataset(readable(product), readable(name))
    if found is None:
        raise NotFound("dataset", f"{product} / {name}")
    return found


def _as_json(dataset: Dataset, product: str) -> str:
    return json.dumps(
        {
            "product": product,
            "name": dataset.name,
            "type": dataset.type,
            "language": dataset.language,
            "background_noise_profile": dataset.background_noise_profile,
            "background_noise_level": dataset.background_noise_level,
            "input_schema": dataset.input_schema and dataset.input_schema.text,
            "metadata": dataset.metadata and dataset.metadata.text,
        },
        ensure_ascii=False,
    )


Work = Callable[["Desk"], Coroutine[Any, Any, None]]


def _read(workspace: Path | None, work: Work) -> None:
    async def whole() -> int:
        from reviewer_app.workspace import open_workspace_to_read  # loads the database

        standard_output()  # without one, reading is in vain
        async with await open_workspace_to_read(find_workspace(workspace)) as opened:
            await work(opened.desk)
        return DONE

    run(whole)


def _write(workspace: Path | None, person: str | None, work: Work) -> None:
    async def whole() -> int:
        from reviewer_app.workspace import open_workspace  # loads the database

        standard_output()  # what cannot be told is not done
        name = person and readable(person)
        async with await open_workspace(find_workspace(workspace), name=name) as opened:
            await work(opened.desk)
        return DONE

    run(whole)

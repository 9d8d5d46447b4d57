"""What pictures are taken of: each screen and state of the window, from the samples."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from reviewer_app.domain.cases import Content
from reviewer_app.domain.json import Json
from reviewer_app.domain.queues import Filter
from reviewer_app.services.listing import QueueItem
from reviewer_app.system.resources import resource
from tests.pictures.import_states import IMPORT_STATES
from tests.pictures.review_states import review_states
from tests.support.review_screens import REVIEW_SCREENS
from tests.support.screens import SCREENS, SMALL_SCREENS, comparison, importing
from tests.support.windows import Driver, Key

Opened = Callable[[Driver], Awaitable[QWidget]]
Fits = Callable[[QueueItem], bool]


def at(dataset: str, then: Opened, *, revised: bool = False) -> Opened:
    """Begin at a case of a dataset; revised: at one that has an earlier revision."""

    async def opened(driver: Driver) -> QWidget:
        sidebar = await driver.desk.browsing.sidebar()
        one = next(each for each in sidebar.datasets if each.name == dataset)
        numbers = await driver.desk.browsing.numbers(Filter.of_dataset(one.dataset_id))
        number = numbers[0]
        for each in numbers if revised else ():
            if (await driver.desk.browsing.case(each)).parent is not None:
                number = each
        driver.page.passage.show_number(number)
        await driver.until(lambda: driver.view.n == number and not driver.page.pace.is_waiting)
        return await then(driver)

    return opened


def changed(edit: Callable[[Content], dict[str, Any]]) -> Opened:
    """The case after another edit, beside what it was before. edit: the fields as they are then."""

    async def opened(driver: Driver) -> QWidget:
        view = driver.view
        content = replace(view.content, **edit(view.content))
        saved = await driver.desk.editing.save(view.seen, content, view.labels, "As in the rules")
        assert saved
        driver.page.passage.show_revision(saved.case_id)
        await driver.until(lambda: driver.view.case_id == saved.case_id)
        await driver.until_ready()
        await comparison(driver)
        page = driver.window.comparisons.page
        await driver.until(lambda: any(map(str.isdigit, page.where.text())), "the differences")
        return driver.window

    return opened


def _other_json(content: Content) -> dict[str, Any]:
    assert isinstance(content.input, Json)
    words = content.input.text.replace("size M", "size L").replace('"opened": true, ', "")
    return {"input": Json(f'{words[:-1]}, "photo": null}}')}


def _other_scenario(content: Content) -> dict[str, Any]:
    assert content.goal
    assert content.scenario
    return {
        "goal": content.goal.replace("at once", "in the very first answer"),
        "scenario": f"{content.scenario} He is on his own.",
        "stopping_criterias": (*(content.stopping_criterias or ()), "He says that he is fine"),
        "max_iterations": 4,
    }


def _other_conversation(content: Content) -> dict[str, Any]:
    assert content.conversation_history
    turns = content.conversation_history.text.replace("at once", "right now").removesuffix("]")
    return {"conversation_history": Json(f'{turns}, {{"role": "user", "content": "4471."}}]')}


async def focus(driver: Driver) -> QWidget:
    """The case alone, as it is in a narrow window anyway."""
    if driver.page.list.isVisible():
        await driver.key(Key.Key_F9)
    await driver.until(lambda: not driver.page.list.isVisible())
    return driver.window


async def nothing_left(driver: Driver) -> QWidget:
    """A search without a hit."""
    await driver.key(Key.Key_Slash)
    for letter in "zebra":
        await driver.key(Key(ord(letter.upper())))
    await driver.until(lambda: driver.page.list.count == 0, "an empty list")
    return driver.window


def _file() -> Path:
    return resource("samples", "clinic-booking-and-moving.jsonl")


STATES: Mapping[str, Opened] = {
    **SCREENS,
    **SMALL_SCREENS,
    **REVIEW_SCREENS,
    **review_states(at),
    "scenario": at("Fraud reports", SCREENS["review"]),
    "scenario alone": at("Fraud reports", focus),
    "checks": at("Assistant checks", SCREENS["review"]),
    "edit an expectation": at("Assistant checks", SCREENS["editor"]),
    "history": at("Booking and moving", SCREENS["history"], revised=True),
    "conflict": at("Booking and moving", SCREENS["conflict"]),
    "compare": at("Booking and moving", comparison, revised=True),
    "compare json": at("Returns", changed(_other_json)),
    "compare scenarios": at("Triage handover", changed(_other_scenario)),
    "compare conversations": at("Fraud reports", changed(_other_conversation)),
    "nothing found": nothing_left,
    "import": importing(_file()),
    **IMPORT_STATES,
}
"""By name. A state that cannot be reached fails the command: it belongs here or nowhere."""

GUIDE = {
    "first start": "first-start",
    "review": "review",
    "reasons": "reasons",
    "scenario": "scenario",
    "compare": "compare",
    "editor": "editor",
    "edit an expectation": "edit-expectation",
    "history": "history",
    "guidelines": "guidelines",
    "conflict": "conflict",
    "import": "import",
}
"""Those that the guide shows, with the names of their files there."""

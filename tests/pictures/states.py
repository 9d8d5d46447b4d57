"""What pictures are taken of: each screen and state of the window, from the samples."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from PySide6.QtWidgets import QWidget

from reviewer_app.domain.queues import Filter
from reviewer_app.services.listing import QueueItem
from reviewer_app.system.resources import resource
from tests.support.screens import SCREENS, comparison, importing
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


async def focus(driver: Driver) -> QWidget:
    """The case alone in a narrow window."""
    driver.window.resize(960, 760)
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
    "scenario": at("Triage handover", SCREENS["review"]),
    "scenario alone": at("Triage handover", focus),
    "checks": at("Assistant checks", SCREENS["review"]),
    "edit an expectation": at("Assistant checks", SCREENS["editor"]),
    "history": at("Booking and moving", SCREENS["history"], revised=True),
    "conflict": at("Booking and moving", SCREENS["conflict"]),
    "compare": at("Booking and moving", comparison, revised=True),
    "nothing found": nothing_left,
    "import": importing(_file()),
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

"""The tour of five cards, and the first start that it follows."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.start.name_dialog import NameDialog
from reviewer_app.ui.start.page import Way
from tests.support.windows import Driver, Key, a_window, drive
from tests.ui.review.test_review_page import a_file


def tip_is_at(driver: Driver, widget: QWidget) -> bool:
    """Whether the card on screen stands at a widget and does not cover it."""
    card = driver.window.touring.card
    place = QRect(widget.mapTo(driver.window, QPoint(0, 0)), widget.size())
    near = card.geometry().adjusted(-8, -8, 8, 8)
    return near.intersects(place) and not card.geometry().contains(place)


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("size", [(1280, 800), (910, 512)])
def test_enter_leads_through_five_cards_that_stay_inside_the_window(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async def scenario() -> None:
        async with a_window(
            tmp_path / "w", a_file(tmp_path), size=size, language=language
        ) as driver:
            await driver.until_ready()
            touring, page = driver.window.touring, driver.page
            driver.window.page.conduct.click("show_tour")
            beside = page.list if page.list.isVisible() else page.sidebar
            for widget in (beside, page.case_page, page.bar.vote_buttons[0], page.bar.asking):
                assert touring.is_on
                assert touring.card.isVisible()
                assert driver.window.rect().contains(touring.card.geometry())
                assert widget is page.case_page or tip_is_at(driver, widget)
                assert driver.window.focusWidget() is page.case_page.focusProxy()
                await driver.key(Key.Key_Return)
            assert touring.card.isVisible()
            assert touring.card.leave.isHidden()
            await driver.key(Key.Key_Return)
            assert not touring.is_on
            assert touring.card.isHidden()

    drive(scenario)


def test_escape_leaves_the_tour_and_keys_went_on_deciding_all_the_while(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            touring = driver.window.touring
            touring.start()
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            assert touring.is_on
            await driver.key(Key.Key_Escape)
            assert not touring.is_on
            await driver.key(Key.Key_U)
            await driver.until_shown("A3")

    drive(scenario)


def test_escape_and_enter_in_the_reason_are_the_reasons_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            touring = driver.window.touring
            touring.start()
            await driver.key(Key.Key_D)
            await driver.until(lambda: driver.view.vote.score == -1)
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            assert touring.is_on

    drive(scenario)


def test_who_votes_at_the_card_about_votes_goes_on_to_the_next(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            touring = driver.window.touring
            touring.start()
            await driver.key(Key.Key_Return)
            await driver.key(Key.Key_Return)
            assert "One key decides" in touring.card.accessibleName()
            await driver.key(Key.Key_U)
            await driver.until(lambda: "A downvote asks why" in touring.card.accessibleName())

    drive(scenario)


def test_the_card_waits_while_another_page_is_on_screen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            touring = driver.window.touring
            touring.start()
            driver.window.screens.show_start()
            assert touring.card.isHidden()
            driver.window.screens.show_review()
            await driver.until(touring.card.isVisible)

    drive(scenario)


def test_the_samples_door_leads_into_the_first_queue_with_the_tour_once(tmp_path: Path) -> None:
    """A first-time user: a name, one key, and a vote with its undo."""

    async def scenario() -> None:
        folder = tmp_path / "w"
        async with a_window(folder, with_tour=True) as driver:
            window = driver.window
            assert window.screens.is_starting
            assert window.menus.finder.isHidden()
            await driver.until(window.isActiveWindow)
            await driver.key(Key.Key_2)
            await driver.until(lambda: window.screens.is_reviewing)
            await driver.until_ready()
            await driver.until(lambda: window.touring.is_on)
            assert window.touring.card.isVisible()
            assert not window.menus.finder.isHidden()
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.page.toast.undo.isVisible())
            await driver.key(Key.Key_Escape)
        async with a_window(folder, with_tour=True) as driver:
            await driver.until_ready()
            assert not driver.window.touring.is_on

    drive(scenario)


def test_cases_of_ones_own_bring_the_tour_once_the_name_is_given(tmp_path: Path) -> None:
    """Whichever way the first cases came: here by the command line, before any window."""

    async def scenario() -> None:
        file = a_file(tmp_path)
        async with a_window(tmp_path / "w", file, name=None, with_tour=True) as driver:
            await driver.until_ready()
            window = driver.window
            await driver.until(window.name_dialog.isVisible)
            assert not window.touring.is_on
            await driver.key_to(window.name_dialog, Key.Key_Return)
            await driver.until(lambda: window.touring.is_on)
            assert window.touring.card.isVisible()

    drive(scenario)


def test_a_workspace_from_another_computer_brings_the_tour_where_it_was_left(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        folder = tmp_path / "w"
        async with a_window(folder, a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
        (folder / "settings.json").unlink()
        async with a_window(folder, with_tour=True) as driver:
            await driver.until(lambda: driver.window.touring.card.isVisible())
            assert driver.view.title == "A2"

    drive(scenario)


def test_enter_and_escape_stay_with_what_has_a_use_for_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            touring, page = driver.window.touring, driver.page
            touring.start()
            chosen: list[object] = []

            def note(*queue: object) -> None:
                chosen.append(queue)

            page.sidebar.queue_chosen.connect(note)
            page.sidebar.setFocus()
            await driver.key(Key.Key_Return)
            await driver.until(lambda: chosen)
            await driver.until_ready()
            assert "Here are the cases" in touring.card.accessibleName()
            await driver.key(Key.Key_H)
            await driver.until(page.history_pane.isVisible)
            page.history_pane.setFocus()
            await driver.key(Key.Key_Escape)  # back to the case
            await driver.until(lambda: driver.window.focusWidget() is page.case_page.focusProxy())
            assert touring.is_on
            await driver.key(Key.Key_Escape)
            assert not touring.is_on

    drive(scenario)


def test_samples_that_do_not_come_in_are_told_under_their_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            sampling = driver.desk.sampling
            monkeypatch.setattr(sampling, "_folder", tmp_path)
            (tmp_path / "samples.json").write_text(
                '[{"product": "P", "dataset": "D", "file": "gone.jsonl"}]', encoding="utf-8"
            )
            await driver.until(driver.window.isActiveWindow)
            await driver.key(Key.Key_2)
            trouble = driver.window.start_page._troubles[Way.SAMPLES]
            await driver.until(lambda: not trouble.isHidden())
            assert "gone.jsonl was not read or written." in trouble.words
            assert driver.window.screens.is_starting

    drive(scenario)


def test_language_and_theme_at_the_first_start_hold_at_once(tmp_path: Path) -> None:
    """The name that was being typed is not lost with the old window."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", name=None) as driver:
            window = driver.window
            window.start_page._name.setText("Nour")
            window.first_start.choices.speak("ar")
            await driver.until(lambda: driver.running.window is not window)
            now = driver.running.window
            await driver.until(now.isVisible)
            assert now.isRightToLeft()
            assert now.screens.is_starting
            assert now.menus.place_of("case").isEmpty()  # nothing in it could be done
            assert not now.menus.place_of("edit").isEmpty()
            assert now.start_page.name() == "Nour"
            now.preferences.set_theme("theme_contrast")
            assert now.look.theme.is_high_contrast
            assert now.first_start.choices.theme.accessibleName().endswith(
                now.first_start.choices.theme.text()
            )

    drive(scenario)


def test_a_demonstration_asks_for_no_name_in_another_language_either(tmp_path: Path) -> None:
    async def scenario() -> None:
        file = a_file(tmp_path)
        async with a_window(tmp_path / "w", file, name=None, is_demo=True) as driver:
            await driver.until_ready()
            driver.window.preferences.set_language("es")
            await driver.until(lambda: driver.running.window is not driver.window)
            now = driver.running.window
            await driver.until(lambda: now.isVisible() and now.page.view is not None)
            assert not now.findChildren(NameDialog)

    drive(scenario)

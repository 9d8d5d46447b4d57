"""The outlook beside the editor: what the eye and the screen reader are told."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reviewer_app.domain.checks import Check
from reviewer_app.domain.evaluations import Result
from reviewer_app.domain.expectations import Expectation
from reviewer_app.domain.json import Json
from reviewer_app.services.forecasting import Verdict, WhatIf
from reviewer_app.ui.editing.paste_dialog import PasteDialog
from reviewer_app.ui.editing.what_if import WhatIfPane
from reviewer_app.ui.editing.what_if_words import check_rows, outlook_row, score_word
from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.look import Look
from tests.support.waiting import until
from tests.ui.editing.expectations import SAVED, TYPED, outlook_of

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def a_pane(look: Look, outlook: WhatIf) -> WhatIfPane:
    pane = WhatIfPane(look)
    pane.resize(600, 800)
    pane.show()
    pane.show_outlook(outlook)
    return pane


def spoken(pane: WhatIfPane) -> list[str]:
    model = pane.list.outputs
    return [model.index(row).data(SPOKEN) for row in range(model.rowCount())]


def spoken_checks(pane: WhatIfPane) -> list[str]:
    model = pane.card.checks.checks
    return [model.index(row).data(SPOKEN) for row in range(model.rowCount())]


def test_the_headline_says_both_counts_and_what_changes(look: Look) -> None:
    pane = a_pane(look, outlook_of())
    assert pane.sentence == "5 of 7 pass, now 4 of 7. 3 verdicts change."
    assert a_pane(look, outlook_of(SAVED, SAVED)).sentence == (
        "4 of 7 pass, now 4 of 7. No verdict changes."
    )


def test_changed_outputs_come_first_and_are_told_whole(look: Look) -> None:
    pane = a_pane(look, outlook_of())
    assert spoken(pane)[0] == (
        "14, changes. Now: Fail 0.8. If saved: Pass 1.0. "
        "Dr. Okwe has Tuesday at 8:20. Shall I confirm it for you?"
    )
    assert spoken(pane)[3].startswith("13, run 2. Now: Pass 1.0. If saved: Pass 1.0.")


def test_the_checks_of_the_chosen_output_say_why_it_would_fail(look: Look) -> None:
    pane = a_pane(look, outlook_of())
    pane.list.setFocus()
    QTest.keyClick(pane.list, Qt.Key.Key_Down)
    QTest.keyClick(pane.list, Qt.Key.Key_Down)
    assert (pane.card.title.text(), pane.card._why.text()) == ("13", "why it would fail")
    checks = spoken_checks(pane)
    assert checks[0] == "Tools called. Now: holds. If saved: holds."
    assert checks[2] == "Number of calls: 3. Now: holds. If saved: holds."
    assert checks[-1] == "Contains “confirm”. Now: not asked. If saved: missing."


def test_a_newer_outlook_keeps_the_chosen_output(look: Look) -> None:
    pane = a_pane(look, outlook_of())
    pane.list.setCurrentIndex(pane.list.outputs.index(2))
    chosen = pane.list.chosen_id
    pane.show_outlook(outlook_of(SAVED, SAVED))
    assert pane.list.chosen_id == chosen
    assert pane.card.title.text() == "13"


def test_the_last_verdicts_stay_dimmed_until_there_are_newer_ones(look: Look) -> None:
    pane = a_pane(look, outlook_of())
    pane.begin()
    assert not pane.list.is_stale
    until(lambda: pane.list.is_stale)
    assert len(spoken(pane)) == 7
    pane.show_outlook(outlook_of())
    assert not pane.list.is_stale


def test_a_problem_keeps_the_last_verdicts_and_says_why(look: Look) -> None:
    pane = a_pane(look, outlook_of())
    pane.show_problem("What is typed cannot be scored as it stands.")
    assert pane.list.is_stale
    assert len(spoken(pane)) == 7
    assert pane.note.text() == "What is typed cannot be scored as it stands."


def test_without_outputs_it_says_that_one_can_still_save(look: Look) -> None:
    pane = a_pane(look, outlook_of(outputs=()))
    assert pane.sentence == "No known outputs yet. You can still save."
    assert pane.list.isHidden()
    assert not pane.paste.isHidden()


@pytest.mark.parametrize("eval_type", ["llm_judge", "custom"])
def test_what_would_ask_somebody_is_not_scored_and_says_so(look: Look, eval_type: str) -> None:
    typed = Expectation(eval_type=eval_type, expected=Json('"kind"'))
    pane = a_pane(look, outlook_of(SAVED, typed))
    assert "is not scored while you type." in pane.sentence
    assert "evaluate the case to see it." in pane.note.text()
    assert "If saved: not scored." in spoken(pane)[0]


def test_an_error_gives_its_reason_instead_of_checks(look: Look) -> None:
    typed = Expectation(eval_type="contains", expected=Json('{"regex": "a"}'))
    pane = a_pane(look, outlook_of(SAVED, typed))
    assert "If saved: Error." in spoken(pane)[0]
    assert pane.card.reason.text() == "expected.regex must be a list, and is a text."


def test_what_should_be_known_is_noted(look: Look) -> None:
    outlook = replace(outlook_of(), asks_otherwise=True, is_cut=True)
    pane = a_pane(look, outlook)
    assert "The input is another one in this draft" in pane.note.text()
    assert "took too long" in pane.note.text()


def test_the_whole_output_is_shown_on_request_and_a_pasted_one_can_go(look: Look) -> None:
    pane = a_pane(look, outlook_of())
    pane.list.setCurrentIndex(pane.list.outputs.index(2))
    card = pane.card
    assert card.text.isHidden()
    card.whole.click()
    assert card.text.text == "The first free slot is Tuesday, 8:20. Booked for you."
    assert card.calls.text.startswith('[{"name": "find_slots"')
    gone: list[str] = []
    pane.remove_asked.connect(gone.append)
    card.remove.click()
    assert gone == ["4"]
    pane.list.setCurrentIndex(pane.list.outputs.index(0))
    assert card.remove.isHidden()
    assert card.text.isHidden()


def test_a_score_short_of_one_is_never_shown_as_one() -> None:
    def shown(score: float) -> str:
        return score_word(Verdict(result=Result(score=score, passed=score >= 1)))

    assert (shown(0.999), shown(1.0), shown(0.84), shown(0.0)) == ("0.99", "1.0", "0.84", "0.0")


def test_a_check_of_one_side_only_stands_beside_not_asked(look: Look) -> None:
    pane = a_pane(look, outlook_of())
    row = pane.list.outputs.rows[0]
    assert row.now
    only = replace(row, if_saved=Verdict(result=Result(score=1.0, passed=True)))
    assert all(check.if_saved is None for check in check_rows(only))
    kinds = [check.now.kind for check in check_rows(only) if check.now]
    assert kinds == [check.kind for check in row.now.checks]


def test_a_likeness_is_one_check_whatever_it_must_reach() -> None:
    def verdict(threshold: str, state: str) -> Verdict:
        check = Check(kind="similarity", state=state, subject=threshold, figure="0.7")  # pyright: ignore[reportArgumentType]
        return Verdict(result=Result(score=0.7, passed=state == "held"), checks=(check,))

    outlook = outlook_of(
        Expectation(eval_type="fuzzy_match", expected=Json('"a"')),
        Expectation(
            eval_type="fuzzy_match",
            expected=Json('"a"'),
            eval_config=Json('{"threshold": 0.5}'),
        ),
    )
    row = replace(outlook.rows[0], now=verdict("0.8", "failed"), if_saved=verdict("0.5", "held"))
    (check,) = check_rows(outlook_row(row, 1))
    assert check.is_changed
    assert check.words == "Likeness 0.7, at least 0.5"


def test_only_tool_calls_that_are_some_can_be_pasted(look: Look) -> None:
    dialog = PasteDialog(look)
    dialog.show()
    assert not dialog.answer.isEnabled()
    QTest.keyClicks(dialog.text, "Tuesday.")
    assert dialog.answer.isEnabled()
    QTest.keyClicks(dialog.calls, "find()")
    assert not dialog.answer.isEnabled()
    assert "a JSON list of maps" in dialog._calls_row.fault
    dialog.calls.show_text('[{"name": "find"}]')
    dialog._check()
    given: list[tuple[str, str, str]] = []
    dialog.given.connect(lambda *parts: given.append(parts))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    QTest.keyClicks(dialog.label, "14")
    QTest.keyClick(dialog.label, Qt.Key.Key_Return)
    assert given == [("14", "Tuesday.", '[{"name": "find"}]')]


@pytest.mark.parametrize("scheme", list(Scheme))
def test_every_theme_paints_it(look: Look, scheme: Scheme) -> None:
    """Painting needs every colour and icon that it names."""
    pane = a_pane(look, outlook_of(SAVED, TYPED))
    look.show(Theme.make(scheme, look.theme.font("body")))
    picture = pane.list.viewport().grab().toImage()
    row = pane.list.visualRect(pane.list.outputs.index(0))
    edge = picture.pixelColor(row.right() - 2, row.top() + 2)
    assert edge == look.theme.colour("warn_soft")

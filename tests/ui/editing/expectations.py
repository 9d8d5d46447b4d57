"""Outlooks and drafts of a clinic's suite, for pictures and tests."""

from reviewer_app.domain.cases import Content
from reviewer_app.domain.expectations import Expectation
from reviewer_app.domain.json import Json
from reviewer_app.running.explaining import NOT_SCORED_HERE, decide, expectation_of, remark_on
from reviewer_app.services.forecasting import ShownOutput, WhatIf, WhatIfRow

ASKED = "Book the earliest slot with any cardiologist, but not on a Monday."

SAVED = Expectation(
    eval_type="tool_usage",
    expected=Json(
        '{"tools_called": ["find_slots", "book_appointment"], '
        '"tools_not_called": ["cancel_appointment"], '
        '"min_tool_calls": 2, "max_tool_calls": 3, '
        '"tool_args": {"find_slots": {"specialty": "cardiology", "weekday_not": "monday"}, '
        '"book_appointment": {"confirm": true}}, "output_contains": ["Tuesday"]}'
    ),
)
TYPED = Expectation(
    eval_type="tool_usage",
    expected=Json(
        SAVED.expected.text.replace('"max_tool_calls": 3', '"max_tool_calls": 4').replace(
            '["Tuesday"]', '["Tuesday", "confirm"]'
        )
        if SAVED.expected
        else "{}"
    ),
)

_FIND = '{"name": "find_slots", "args": {"specialty": "cardiology", "weekday_not": "monday"}}'
_BOOK = '{"name": "book_appointment", "args": {"confirm": true}}'
THREE = f"[{_FIND}, {_FIND}, {_BOOK}]"
FOUR = f"[{_FIND}, {_FIND}, {_FIND}, {_BOOK}]"

OUTPUTS = (
    ("13, run 2", "Tuesday at 8:20, please confirm with yes.", THREE),
    ("14", "Dr. Okwe has Tuesday at 8:20. Shall I confirm it for you?", FOUR),
    ("12", "I found Tuesday 8:20 and can confirm it right away.", THREE),
    ("14, run 2", "Tuesday 8:20 is free. I will confirm it by text message.", FOUR),
    ("13", "The first free slot is Tuesday, 8:20. Booked for you.", THREE),
    ("12, run 2", "Tuesday works. To confirm, answer 1.", THREE),
    ("11", "There is a slot on Monday at 7:40.", "[]"),
)


def content_of(expectation: Expectation) -> Content:
    return Content(
        input=ASKED,
        eval_type=expectation.eval_type,
        expected=expectation.expected,
        eval_config=expectation.eval_config,
    )


def outlook_of(
    saved: Expectation = SAVED,
    typed: Expectation = TYPED,
    outputs: tuple[tuple[str, str, str | None], ...] = OUTPUTS,
) -> WhatIf:
    """What the service would say, without a store."""
    before, after = (expectation_of(content_of(one)) for one in (saved, typed))
    is_scored = after.eval_type not in NOT_SCORED_HERE
    rows = [
        WhatIfRow(
            output=ShownOutput(
                id=str(number), label=label, text=text, tool_calls=calls, is_pasted=number == 4
            ),
            now=decide(before, text, calls) if before.eval_type not in NOT_SCORED_HERE else None,
            if_saved=decide(after, text, calls) if is_scored else None,
        )
        for number, (label, text, calls) in enumerate(outputs)
    ]
    ranked = sorted(rows, key=lambda row: not row.is_changed)
    remarks = remark_on(content_of(typed))
    return WhatIf(
        eval_type=after.eval_type, rows=tuple(ranked), remarks=remarks, is_scored=is_scored
    )

"""Draws the conflict page into one picture.

python -m tests.ui.merging.gallery OUT.png [--theme dark] [--rtl] [--kind text] ...
"""

from datetime import UTC, datetime, timedelta
from typing import Any

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.json import Json
from reviewer_app.domain.merging import merge_cases
from reviewer_app.services.differing import DiffTools
from reviewer_app.services.merging import Conflict, Maker
from reviewer_app.ui.merging.page import MergePage
from reviewer_app.ui.widgets.look import Look
from tests.support.builders import a_case
from tests.support.galleries import begun, dressed, options, save, settle

OUTPUT = (
    "You can cancel an appointment free of charge up to 24 hours before it starts. "
    "After that we charge €25."
)
SAME: dict[str, Any] = {
    "input": "Can I cancel my appointment on Friday?",
    "variant": "rag",
    "strategy": "original",
    "source": "Appointment rules",
    "source_file": "rules-2026.pdf",
    "confidence_reason": "Section 4",
    "name": "Cancelling",
}
SIDES: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "text": (
        {
            "expected_output": OUTPUT,
            "expected_tools": ("cancel_appointment",),
            "context": Json(
                '{"fees": {"late_cancel": 25, "none": 0}, "contact": {"channels": ["phone"]}}'
            ),
            "language": "en",
        },
        {
            "expected_output": OUTPUT.replace("24", "12").replace(
                "starts.", "starts, by message or by phone."
            ),
            "expected_tools": ("cancel_appointment", "send_message"),
            "context": Json(
                '{"fees": {"late_cancel": 25, "none": 0}, "contact": {"channels": ["phone", '
                '"message"]}}'
            ),
            "language": "en",
        },
        {
            "expected_output": OUTPUT.replace("cancel", "cancel or move")
            .replace("24", "48")
            .replace("€25", "€30"),
            "expected_tools": ("cancel_appointment", "move_appointment"),
            "context": Json(
                '{"fees": {"late_cancel": 30, "none": 0}, "contact": {"channels": ["phone"]}}'
            ),
            "language": "en-GB",
        },
    ),
    "json": (
        {
            "context": Json('{"hours": 24, "fee": 25, "slots": [1, 2, 3], "note": "a b c"}'),
            "max_iterations": 4,
            "goal": "يمكنك حجز موعد عن طريق الهاتف",
        },
        {
            "context": Json('{"hours": 12, "fee": 25, "slots": [1, 3], "note": "a B c"}'),
            "max_iterations": 5,
            "goal": "يمكنك حجز موعد هنا أو عن طريق الهاتف",
        },
        {
            "context": Json('{"fee": 30, "slots": [1, 7, 8, 3], "note": "a b c d"}'),
            "max_iterations": 6,
            "goal": "يمكنك حجز موعد عن طريق الهاتف في أيام الأسبوع",
        },
    ),
    "long": (
        {"expected_output": "Same words again and again. " * 3000 + OUTPUT + " End." * 2000},
        {
            "expected_output": "Same words again and again. " * 3000
            + OUTPUT.replace("24", "x" * 300)
            + " End." * 2000
        },
        {
            "expected_output": "Same words again and again. " * 3000
            + OUTPUT.replace("24", "forty-eight or more " * 20)
            + " End." * 2000
        },
    ),
}


def a_conflict(kind: str = "text") -> Conflict:
    """A revision that two persons changed, with everything to be seen on the page."""
    cases: list[TestCase] = [
        a_case(number, external_id="a2f4-66d1", **(SAME | fields))
        for number, fields in enumerate(SIDES[kind], 1)
    ]
    base, mine, theirs = cases
    now = datetime.now(UTC)
    return Conflict(
        title="a2f4-66d1",
        base=base,
        mine=mine,
        theirs=theirs,
        base_made=Maker(name="Lin Yuexi", is_me=False, at=now - timedelta(days=20), revision=3),
        mine_made=Maker(name="", is_me=True, at=now - timedelta(minutes=30)),
        theirs_made=Maker(
            name="Tomás Errázuri",
            is_me=False,
            at=now - timedelta(days=1),
            note="Rule of 1 April, see guideline 6",
            revision=4,
        ),
        fields=merge_cases(base, mine, theirs, DiffTools()),
    )


def build(look: Look, kind: str, size: tuple[int, int]) -> MergePage:
    """The page with a conflict on it, shown."""
    page = MergePage(look)
    page.resize(*size)
    page.show()
    page.show_conflict(a_conflict(kind), (1, 2))
    return page


def main() -> None:
    parser = options()
    parser.set_defaults(theme="dark")
    parser.add_argument("--size", default="1440x784")
    parser.add_argument("--kind", default="text")
    parser.add_argument("--keys", default="")
    arguments = parser.parse_args()
    application = begun(arguments)
    look = dressed(application, arguments)
    width, height = (int(part) for part in arguments.size.split("x"))
    page = build(look, arguments.kind, (width, height))
    settle(application)
    for key in arguments.keys:
        number = page.result.edit.current
        if number is not None:
            page.result.edit.decide(number, key)
    settle(application)
    save(page, arguments)


if __name__ == "__main__":
    main()

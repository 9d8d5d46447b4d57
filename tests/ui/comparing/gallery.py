"""Draws the comparison page into one picture.

python -m tests.ui.comparing.gallery OUT.png [--theme dark] [--rtl] [--kind text] ...
"""

import argparse
import asyncio
from typing import Any

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.json import Json
from reviewer_app.ui.comparing.page import ComparePage
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.sides import Side
from tests.support.builders import a_case
from tests.support.galleries import begun, dressed, options, save, settle

SIDES = [
    Side(
        case_id="b",
        title="Revision 5",
        meta="You, today 10:12",
        note="A photo of the letter is enough; longer opening hours",
        is_latest=True,
        extent="2 fields, 14 words",
    ),
    Side(
        case_id="4",
        title="Revision 4",
        meta="Tomás Errázuri, 2 April 16:40",
        note="Referral rule of 1 April",
        score=-1,
        extent="2 fields, 14 words",
    ),
    Side(
        case_id="a",
        title="Revision 3",
        meta="Lin Yuexi, 11 March 09:05",
        note="Opening hours added",
        score=1,
        is_reviewed=True,
        extent="1 field, 6 words",
    ),
    Side(case_id="2", title="Revision 2", meta="Tomás Errázuri, 4 March 14:31", note="No note"),
    Side(case_id="1", title="Revision 1", meta="Imported, 2 March 08:00", note="cases-march.xlsx"),
]

SAME = "My referral letter names a doctor who has left. Is it still good, and can I book today?"

PAIRS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "text": (
        {
            "expected_output": "Yes. A referral stays valid for 30 days after it was issued, even "
            "if the doctor has left.\nPlease bring the letter itself.\nYou can book by phone on "
            "weekdays, from 8:00 to 16:00.\nIf you are not sure about the date, read me the first "
            "line.",
            "expected_tools": ("check_referral",),
            "context": Json(
                '{"policy": {"referral_days": 30, "a": 1, "b": 2, "c": 3}, "slots": [{"day": "Mon",'
                ' "time": "09:00"}, {"day": "Tue", "time": "10:00"}, {"day": "Thu", "time": '
                '"09:30"}], "clinic": {"hours_note": "Mon to Fri    ", "d": 1, "e": 2}}'
            ),
        },
        {
            "expected_output": "Yes. A referral stays valid for 90 days after it was issued, even "
            "if the doctor has left the practice.\nPlease bring the letter or a photo of it.\nYou "
            "can book here or by phone on weekdays, from 8:00 to 18:00.\nIf you are not sure about "
            "the date, read me the first line.",
            "expected_tools": ("check_referral", "find_slots"),
            "context": Json(
                '{"policy": {"referral_days": 90, "accepts_photo": true, "a": 1, "b": 2, "c": 3}, '
                '"slots": [{"day": "Mon", "time": "09:00"}, {"day": "Tue", "time": "10:00"}], '
                '"clinic": {"hours_note": "Mon to Fri", "d": 1, "e": 2}}'
            ),
        },
    ),
    "conversation": (
        {
            "goal": "Move an appointment to another day without paying a fee.",
            "user_persona": "In a hurry, polite.",
            "stopping_criterias": ("the user has a new date", "ten minutes are over"),
            "max_iterations": 6,
            "conversation_history": Json(
                '[{"role": "user", "content": "Hello, I want to move my appointment."}, '
                '{"role": "assistant", "content": "Of course. Which day suits you?"}, '
                '{"role": "user", "content": "Thursday."}]'
            ),
        },
        {
            "goal": "Move an appointment to another week without paying a fee.",
            "user_persona": "In a hurry, polite.",
            "stopping_criterias": (
                "the user says goodbye",
                "the user has a new date and time",
                "ten minutes are over",
            ),
            "max_iterations": 8,
            "conversation_history": Json(
                '[{"role": "user", "content": "Hello, I want to move my appointment."}, '
                '{"role": "assistant", "content": "Gladly. Which day of next week suits you?", '
                '"tool_calls": [{"name": "find_slots"}]}, '
                '{"role": "user", "content": "Thursday."}, '
                '{"role": "assistant", "content": "Thursday at nine?"}]'
            ),
        },
    ),
    "json": (
        {
            "input": Json(
                '{"order_id": 2916334247900527532, "article": "Rain jacket, size M", "bought_on": '
                '"2026-03-02", "opened": true, "message": "The zip broke on the second day. I '
                'would like another one, not the money."}'
            ),
            "expected": Json(
                '{"tools_called": ["find_order", "send_label"], "tools_not_called": ["refund"], '
                '"arguments": {"send_label": {"to": "customer", "carrier": "post"}}}'
            ),
            "eval_config": Json('{"threshold": 0.80, "case_insensitive": true}'),
            "agent_config": Json('{"temperature": 0, "model": {"name": "m-4", "size": "small"}}'),
        },
        {
            "input": Json(
                '{"article": "Rain jacket, size L", "order_id": 2916334247900527532, "bought_on": '
                '"2026-03-02", "opened": true, "message": "The zip broke on the second day. I '
                'would like another one in size L, not the money.", "photo": null}'
            ),
            "expected": Json(
                '{"tools_called": ["find_order", "check_stock", "send_label"], "tools_not_called":'
                ' ["refund"], "arguments": {"send_label": {"to": "customer"}}}'
            ),
            "eval_config": Json('{"case_insensitive": true, "threshold": 0.8}'),
            "agent_config": Json('{"temperature": 0, "model": "m-5"}'),
        },
    ),
    "scenario": (
        {
            "input": "Wallet's gone out of the cab. Need the card dead now.",
            "goal": "Have the stolen card blocked, and learn which payments went through.",
            "user_persona": "Long-distance lorry driver, 49, writing from a lay-by. Practical, "
            "blunt, few words.",
            "scenario": "His wallet was taken from the cab while he slept. He noticed at 06:10. "
            "There is one payment he doesn't know: €23.75. He will be home on Friday.",
            "stopping_criterias": (
                "The card is blocked and a reference was given",
                "The assistant asks for the full card number, the PIN or a code",
            ),
            "max_iterations": 12,
        },
        {
            "input": "Wallet's gone out of the cab. Need the card dead now.",
            "goal": "Have the stolen card blocked, learn which payments went through, and know "
            "how to pay for the next two days.",
            "user_persona": "Long-distance lorry driver, 49, writing from a lay-by. Practical, "
            "blunt, few words. Gets annoyed when asked the same thing twice.",
            "scenario": "His wallet was taken from the cab while he slept. He noticed at 06:10. "
            "There are two payments he doesn't know: €23.75 and €48.00. He will be home on "
            "Friday.",
            "stopping_criterias": (
                "The card is blocked and a reference was given",
                "The assistant asks for the full card number, the PIN or a code",
                "The user has asked for a person twice",
            ),
            "max_iterations": 10,
        },
    ),
    "languages": (
        {
            "expected_output": "转诊单三十天内有效，即使医生已经离开。\n请带上原件。",
            "goal": "يمكنك حجز موعد عن طريق الهاتف في أيام الأسبوع من الساعة 8:00 إلى 16:00.",
            "scenario": "café au lait 👩‍👧 e\u0301t\u00e9",
            "user_persona": "one line \nanother line",
        },
        {
            "expected_output": "转诊单九十天内有效，即使医生已经离开诊所。\n请带上原件或照片。",
            "goal": "يمكنك حجز موعد هنا أو عن طريق الهاتف في أيام الأسبوع "
            "من الساعة 8:00 إلى 18:00.",
            "scenario": "cafe\u0301 au lait 👩‍👧‍👦 e\u0301t\u00e9",
            "user_persona": "one line\r\nanother line",
        },
    ),
}


def pair(kind: str) -> tuple[TestCase, TestCase]:
    a, b = PAIRS[kind]
    same = {"input": SAME}
    return a_case(1, **(same | a)), a_case(2, **(same | b))


def build(look: Look, arguments: argparse.Namespace) -> ComparePage:
    """The page with both cases compared."""
    loop = asyncio.new_event_loop()

    async def read(a: str, b: str) -> tuple[TestCase, TestCase]:
        return pair(arguments.kind)

    page = ComparePage(look, Tasks(loop, print), read)
    page.show_ways("b", 5)
    page.muting.setChecked(not arguments.loud)
    page.show_sides("Case 61f8-d2c4", SIDES, "a", "b")

    async def work() -> None:
        while page.where.text() == "Comparing…":  # noqa: ASYNC110 - the page has no event for it
            await asyncio.sleep(0.01)

    loop.run_until_complete(work())
    loop.close()
    return page


def main() -> None:
    parser = options()
    parser.add_argument("--kind", default="text", choices=PAIRS)
    parser.add_argument("--one", action="store_true")
    parser.add_argument("--loud", action="store_true")
    parser.add_argument("--signs", action="store_true")
    parser.add_argument("--stop", type=int, default=2)
    parser.add_argument("--size", default="1440x784")
    arguments = parser.parse_args()
    application = begun(arguments)
    look = dressed(application, arguments)
    page = build(look, arguments)
    page.resize(*(int(part) for part in arguments.size.split("x")))
    page.show()
    application.processEvents()
    look.show_invisible(arguments.signs)
    if arguments.one:
        page.columns.buttons[1].click()
    for _ in range(arguments.stop - 1):
        page.go(1)
    settle(application)
    save(page, arguments)


if __name__ == "__main__":
    main()

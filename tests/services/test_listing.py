"""Rows of a queue: what they show of a case, and what a case is called."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from reviewer_app.domain.json import Json
from reviewer_app.domain.queues import Filter
from reviewer_app.services.listing import excerpt, title
from reviewer_app.store.imports import NewCase, add_cases
from tests.support.builders import a_case, from_file
from tests.support.stores import a_bench, run


@pytest.mark.parametrize(
    ("written", "is_json", "shown"),
    [
        ("two\n  lines", False, "two lines"),
        ('{"messages":[{"role":"user","content":"Hi \\"you\\"\\nthere"}]}', True, 'Hi "you" there'),
        ("[1, 2]", True, "[1, 2]"),
        ('{"a": "cut of', True, "cut of"),
    ],
)
def test_a_row_shows_the_beginning_on_one_line(written: str, is_json: bool, shown: str) -> None:
    assert excerpt(written, is_json) == shown


def test_a_case_is_called_by_its_id_in_the_file_else_by_the_end_of_ours() -> None:
    assert title("0190-aaaa-bbbbccccdddd", "T-1") == "T-1"
    assert title("01900000-0000-7000-8000-0123456789ab", None).endswith("-89ab")


def test_rows_of_a_search_begin_where_it_has_found_something(tmp_path: Path) -> None:
    with a_bench(tmp_path, 0) as bench:
        words = "one two three four five six seven eight nine ten "
        cases = [
            a_case(1, input=words * 3 + "needle in it"),
            a_case(2, input="我" * 300, expected_output="的卡 needle"),
            a_case(3, input="needle first"),
        ]
        news = [NewCase(case=case, imported=from_file(case)) for case in cases]
        bench.write(lambda session: add_cases(session, "import-1", news))
        items = run(bench.browsing.items([3, 1, 2], Filter(text="needle")))
        assert [item.n for item in items] == [3, 1, 2]
        assert items[0].excerpt == "needle first"
        assert items[1].excerpt == "…seven eight nine ten needle in it"
        assert items[2].excerpt == "…的卡 needle E2"


def test_of_a_list_of_messages_the_user_is_shown() -> None:
    messages = (
        '[{"role":"system","content":"Be brief."},{"role": "user", "content": "Hello, \\"you\\"?"}]'
    )
    assert excerpt(messages, True) == 'Hello, "you"?'
    assert excerpt('{"messages": [{"role": "user", "content": "Hi"}]}', True) == "Hi"
    assert excerpt('[{"role": "assistant", "content": "Hi"}]', True) == "Hi"
    assert excerpt('{"order": 7, "article": "Jacket"}', True) == "Jacket"


@pytest.mark.parametrize(
    "written",
    [
        (
            '{"messages": [{"role": "user", "content": [{"type": "file", "value": "../a.md"},'
            ' {"type": "text", "value": "Assess\\nit"}]}]}'
        ),
        '[{"content": "Be brief.", "role": "system"}, {"content": "Assess it", "role": "user"}]',
        '[{"role":"system","content":"Be brief."},{"role":"user","content":"Assess\\u0020it',
        '{"user_message": "Assess it", "content": [{"type": "file", "uri": "s3://b/f"}]}',
    ],
)
def test_a_chat_is_told_by_what_the_user_writes_however_it_is_written(written: str) -> None:
    assert excerpt(written, True) == "Assess it"


def test_chats_with_long_instructions_are_told_apart_and_no_row_grows_long(tmp_path: Path) -> None:
    with a_bench(tmp_path, 2) as bench:
        chat = (
            '[{"role":"system","content":"' + "Be brief. " * 100 + '"},{"role":"user","content":"Q'
        )
        bench.write(
            lambda session: session.execute(
                text("UPDATE test_case SET input = :chat || n || '?' || :rest, input_is_json = 1"),
                {"chat": chat, "rest": "x" * 2000 + '"}]'},
            )
        )
        items = run(bench.browsing.items([1, 2]))
    assert [item.excerpt[:3] for item in items] == ["Q1?", "Q2?"]
    assert {len(item.excerpt) for item in items} == {240}


def test_a_row_tells_the_number_of_its_revision_where_all_earlier_ones_are_here(
    tmp_path: Path,
) -> None:
    with a_bench(tmp_path, 3) as bench:
        case_id = "case-2"
        for words in ("second", "third"):
            case = run(bench.browsing.case_by_id(case_id))
            changed = replace(case.content, input=words)
            edited = run(bench.editing.save(case.seen, changed, case.labels))
            assert edited is not None
            case_id = edited.case_id

        def revisions() -> dict[str, int | None]:
            found = Filter(include_legacy=True)
            items = run(bench.browsing.items(run(bench.browsing.numbers(found))))
            return {item.excerpt: item.revision for item in items if item.n > 1}

        heads = run(bench.browsing.items([1, 2, 3]))
        assert [item.revision for item in heads] == [1, 3, 1]
        assert sorted(revisions().values(), key=str) == [1, 1, 2, 3]
        assert (revisions()["second"], revisions()["third"]) == (2, 3)
        lost = text("UPDATE test_case SET parent_id = 'elsewhere' WHERE input = 'second'")
        bench.write(lambda session: session.execute(lost))
        assert (revisions()["second"], revisions()["third"]) == (None, None)


def test_json_in_which_nobody_speaks_is_told_by_the_name_of_its_case(tmp_path: Path) -> None:
    """Stories of a chatbot begin alike: `[{"intent": "greet", …`; their names do not."""
    story, chat = '[{"intent": "greet", "user": "hi"}]', '[{"role": "user", "content": "Hello"}]'
    with a_bench(tmp_path, 0) as bench:
        cases = [
            replace(case, labels=replace(case.labels, name=name))
            for case, name in (
                (a_case(1, input=Json(story)), "Says goodbye"),
                (a_case(2, input=Json(chat)), "Says hello"),
                (a_case(3, input=Json(story)), None),
            )
        ]
        news = [NewCase(case=case, imported=from_file(case)) for case in cases]
        bench.write(lambda session: add_cases(session, "import-1", news))
        items = run(bench.browsing.items([1, 2, 3], Filter()))
        assert [item.excerpt for item in items] == ["Says goodbye", "Hello", "greet"]

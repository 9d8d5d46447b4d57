"""JSON as a tree and as it is written: nothing respelled, opened at once at any size."""

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.searching import Term
from reviewer_app.ui.i18n import format_number
from reviewer_app.ui.widgets.json_tree import JsonTree
from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.look import Look
from tests.support.heard import rows

KEYS = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NESTED = (
    '{"id":2916334247900527532,"a":[39977290059340801, 1.10],"p":1.10,"e":1E5,"p":"1.10",'
    '"say":"Hello\\nthere","deep":{"list":[{"x":"y","long":"'
    + "word " * 20
    + '"}],"none":null,"empty":[]}}'
)


@pytest.fixture
def view(look: Look) -> JsonView:
    view = JsonView(look)
    view.set_name("Input")
    view.resize(700, 400)
    view.show()
    return view


def said(tree: JsonTree) -> list[str]:
    """The rows as a screen reader reads them."""
    return [row.name for row in rows(tree)]


def current(tree: JsonTree) -> QAccessibleInterface:
    """The row that a screen reader takes for the current one."""
    tree.setFocus()
    QApplication.processEvents()
    return QAccessible.queryAccessibleInterface(tree).focusChild()


def name(row: QAccessibleInterface) -> str:
    return row.text(QAccessible.Text.Name)


def test_b68_rows_show_every_token_as_it_is_written(view: JsonView) -> None:
    """B68: 64-bit numbers, 1.10, 1E5, equal keys and their order."""
    view.show_json(NESTED)

    assert said(view.tree) == [
        "id: 2916334247900527532",
        "a, list of 2 items: [39977290059340801, 1.10]",
        "p: 1.10",
        "e: 1E5",
        "p (2): “1.10”, text",
        "say: Hello\nthere",
        "deep, object with 3 values",
        "list, list of 1 item",
        "0, object with 2 values",
        "x: y",
        f"long: “{'word ' * 20}”, text",
        "none: null",
        "empty, empty list",
    ]


def test_arrows_move_open_and_close(view: JsonView) -> None:
    view.show_json(NESTED)
    tree = view.tree
    for _ in range(6):
        QTest.keyClick(tree, KEYS.Key_Down)
    assert name(current(tree)) == "deep, object with 3 values"

    QTest.keyClick(tree, KEYS.Key_Left)
    assert said(tree)[-1] == "deep, object with 3 values"
    assert tree.words(tree.count() - 1).note == "3 values"
    QTest.keyClick(tree, KEYS.Key_Right)
    assert said(tree)[-1] == "empty, empty list"
    QTest.keyClick(tree, KEYS.Key_Right)
    assert name(current(tree)) == "list, list of 1 item"
    QTest.keyClick(tree, KEYS.Key_End)
    QTest.keyClick(tree, KEYS.Key_Left)
    assert name(current(tree)) == "deep, object with 3 values"
    QTest.keyClick(tree, KEYS.Key_Return)
    assert len(said(tree)) == 7


def test_value_and_path_are_copied(view: JsonView) -> None:
    view.show_json(NESTED)
    tree, clipboard = view.tree, QApplication.clipboard()
    tree.go_to(5)
    QTest.keyClick(tree, KEYS.Key_C, CONTROL)
    assert clipboard.text() == "Hello\nthere"
    tree.go_to(9)
    QTest.keyClick(tree, KEYS.Key_C, CONTROL | SHIFT)
    assert clipboard.text() == "deep.list[0].x"
    tree.go_to(1)
    QTest.keyClick(tree, KEYS.Key_C, CONTROL)
    assert clipboard.text() == "[39977290059340801, 1.10]"


def test_the_raw_view_has_the_text_to_the_letter(view: JsonView) -> None:
    view.show_json(NESTED)

    view.set_raw(True)

    assert view.literal.view.toPlainText() == NESTED
    assert view.literal.view.accessibleName() == "Input"
    view.set_raw(False)
    assert view.tree.isVisible()


@pytest.mark.parametrize("text", ["{", '{"a":1', "[1,]", "", "nul"])
def test_what_is_no_json_is_shown_as_it_is(view: JsonView, text: str) -> None:
    view.show_json(text)
    assert view.is_raw
    assert view.literal.text == text


def test_a_fault_far_behind_turns_the_tree_into_the_text(view: JsonView) -> None:
    text = f"[{'1,' * 50_000}]"
    view.show_json(text)
    for _ in range(500):
        QApplication.processEvents()
        if view.is_raw:
            break
    assert view.is_raw
    assert view.literal.text == text


@pytest.mark.parametrize(("text", "told"), [("18", ["18"]), ('"18"', ["“18”, text"]),
    ('"a b"', ["a b"]), ("[]", ["empty list"]), ('["a", 1]', ['list of 2 items: ["a", 1]']),
    ("null", ["null"]), ('""', ["empty text"]), ('" a"', ["“ a”, text"]),
    ('"null"', ["“null”, text"]), ("{}", ["empty object"])])  # fmt: skip
def test_single_values_tell_what_they_are(view: JsonView, text: str, told: list[str]) -> None:
    view.show_json(text)
    assert said(view.tree) == told


def test_hundred_thousand_entries_open_at_once(view: JsonView) -> None:
    """B71: the first rows are there at once, the rest is found in spare moments."""
    entries = ",".join(f'{{"name":"slot {n}","n":{n}.10,"free":true}}' for n in range(100_000))

    def spent(text: str) -> float:
        start = time.process_time()
        view.show_json(text)
        view.grab()
        return time.process_time() - start

    little = spent(f"[{entries[:30_000]}]".replace(",{", ",\n{")[:30_000] + '"}]')
    much = min(spent(f'{{"data":[{entries}]}}') for _ in range(2))

    print(f"30 kB {little * 1000:.0f} ms, 4.5 MB {much * 1000:.0f} ms")
    assert much < 0.5 + 3 * little
    assert view.tree.count() > 0


def test_a_key_of_a_megabyte_costs_little_more_than_one_of_a_line(view: JsonView) -> None:
    """B71."""

    def spent(letters: int) -> float:
        start = time.process_time()
        view.show_json(f'{{"{"k" * letters}":1}}')
        view.grab()
        return time.process_time() - start

    spent(9)
    little, much = spent(2_000), spent(1_000_000)
    print(f"2 kB {little * 1000:.0f} ms, 1 MB {much * 1000:.0f} ms")
    assert much < 0.3 + 3 * little
    assert said(view.tree)[0].endswith("k: 1")


def test_the_count_of_a_long_list_grows_until_it_is_read(view: JsonView) -> None:
    view.show_json(f'{{"data":[{",".join(["1"] * 20_000)}]}}')
    for _ in range(500):
        QApplication.processEvents()
        if view.tree.is_complete:
            break
    assert said(view.tree) == [f"data, list of {format_number(20_000)} items"]
    view.tree.set_open(0, is_open=True)
    assert view.tree.count() == 20_001
    QTest.keyClick(view.tree, KEYS.Key_End)
    assert name(current(view.tree)) == "19999: 1"


def test_rows_are_the_same_however_the_text_was_read(view: JsonView) -> None:
    """A short list at the edge of two parts of reading is shown in one line like all others."""
    entries = ",".join(f'{{"name":"slot {n}","in":{{"n":[{n}]}}}}' for n in range(400))
    view.show_json(f"[{entries}]")
    view.tree.read_to(10**9)
    rows = view.tree.rows
    assert rows is not None
    before = [rows[n] for n in range(len(rows))]

    rows.open_again({})

    assert [rows[n] for n in range(len(rows))] == before
    assert len(before) == 1600


def test_a_long_string_is_cut_until_it_is_opened(view: JsonView) -> None:
    view.show_json(f'{{"a":"{"word " * 5_000}"}}')
    short = view.tree.height_of(0)

    view.tree.toggle(0)

    assert view.tree.height_of(0) > 5 * short
    assert view.heightForWidth(700) < 1000


def test_a_place_is_found_inside_of_what_is_closed(view: JsonView) -> None:
    text = f'{{"pad":"{"x" * 30_000}","deep":{{"list":[{{"x":"needle","y":[1,2,{{"z":3}}]}}]}}}}'
    view.show_json(text)
    view.mark((Term(text="needle"),), [])

    view.tree.read_to(len(text))
    view.reveal(text.index("needle"))

    assert name(current(view.tree)) == "x: needle"


def test_rows_show_markup_as_it_is_written(view: JsonView) -> None:
    """B64: nothing in a tree is taken for markup."""
    view.show_json('{"<b>k</b>":"<img src=x>&amp;\\u202eabc\\u0000"}')
    assert said(view.tree) == ["<b>k</b>: <img src=x>&amp;\u202eabc\x00"]
    assert not view.grab().isNull()


def test_what_was_open_and_where_one_was_comes_back(view: JsonView) -> None:
    entries = ",".join(f'{{"name":"slot {n}","in":{{"n":[{n}]}}}}' for n in range(400))
    view.show_json(f"[{entries}]")
    tree = view.tree
    tree.read_to(10**9)
    tree.set_open(100, is_open=True)
    tree.go_to(101)
    reading = view.reading()
    view.show_json("[1]")

    view.show_json(f"[{entries}]")
    tree.read_to(10**9)
    view.read_on(reading)

    assert (tree.current, tree.spot()) == (101, reading.spot)
    assert tree.rows is not None
    assert tree.rows.is_open(tree.rows[100])

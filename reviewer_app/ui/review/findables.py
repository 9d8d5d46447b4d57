"""The texts of a case that can be looked through, by the widgets that show them."""

from collections.abc import Callable, Iterator

from reviewer_app.domain.json_escapes import ReadJson
from reviewer_app.ui.review.finding import Findable, Marks
from reviewer_app.ui.review.turns import TurnList
from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.literal_text import LiteralText


def _nothing() -> None:
    """What is never closed needs no opening."""


def in_literal(view: LiteralText, text: str, open_: Callable[[], None] = _nothing) -> Findable:
    """A text in its view; open_ brings it there if it is closed."""

    def mark(marks: Marks) -> None:
        if view.text == text:
            view.mark(marks.places, marks.current)

    def reveal(place: range) -> None:
        open_()
        view.reveal(place.start)

    return Findable(text=lambda: text, mark=mark, reveal=reveal)


def in_json(
    view: Callable[[], JsonView | None], text: str, open_: Callable[[], None] = _nothing
) -> Findable:
    """A JSON in its view, if that exists by now; escapes are read for it."""
    read: list[ReadJson] = []

    def whole() -> ReadJson:
        if not read:
            read.append(ReadJson(text))
        return read[0]

    def source(place: range) -> range:
        return range(whole().source(place.start), whole().source(place.stop))

    def mark(marks: Marks) -> None:
        shown = view()
        if shown is not None and shown.text == text:
            places = [source(place) for place in marks.places] if shown.is_raw else []
            shown.mark(marks.terms, places, source(marks.current))

    def reveal(place: range) -> None:
        open_()
        if shown := view():
            shown.reveal(source(place).start)

    return Findable(text=lambda: whole().text, mark=mark, reveal=reveal)


def in_turns(turns: TurnList) -> Iterator[Findable]:
    """The texts of all turns, and what they carry beside."""
    for item, turn in enumerate(turns.turns):
        if turn.text:
            yield _in_turn(turns, item, turn.text)
        if turn.rest:
            yield _in_rest(turns, item, turn.rest)


def _in_turn(turns: TurnList, item: int, text: str) -> Findable:
    return Findable(
        text=lambda: text,
        mark=lambda marks: turns.mark(item, marks.places, marks.current),
        reveal=lambda place: turns.reveal(item, place.start),
    )


def _in_rest(turns: TurnList, item: int, text: str) -> Findable:
    def view() -> JsonView | None:
        row = turns.row(item)
        return row.shown_rest if row is not None else None

    return in_json(view, text, lambda: turns.show_details(item))

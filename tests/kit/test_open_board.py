"""The pages of an open game: the grid, the figures, the words, the pieces."""

from __future__ import annotations

from tests.kit.pebbles import board as module
from tests.kit.pebbles.board import TABLE
from tests.kit.pebbles.game import PEBBLES, Pond
from westbound.kit.board import Board
from westbound.kit.suites.board import BoardSuite
from westbound.kit.suites.markup import by_id, classes, place_of, targets
from westbound.kit.suites.pages import Pages
from westbound.kit.suites.positions import play
from westbound.kit.suites.walks import walks

MODULE: Board = module  # mypy proves that it is one
PAGES = Pages(PEBBLES, lambda: walks(PEBBLES), every=3)


class TestPages(BoardSuite[Pond]):
    pages, size = PAGES, TABLE.size
    english = r"\b(pebble|points|empty|table)\b"

    def style_sheet(self) -> str:
        return ".board-pebbles {}"  # all that it shows is styled for every game


def a_view(viewer: int | None = 0) -> dict[str, object]:
    state = play(PEBBLES, PEBBLES.new(2, {}), "size 3", "put B1", "size 1")
    return {**PEBBLES.observe(state, viewer)}


def test_every_place_is_there_once_in_rows_and_columns() -> None:
    drawn = PAGES.board(a_view())
    assert targets(drawn) == {f"place:{name}": 1 for name in ("A1", "A2", "B1", "B2")}
    places = by_id(drawn)
    assert [place_of(places[f"place-{n}"]) for n in ("A1", "A2", "B1")] == [
        (74, 74),
        (174, 74),
        (74, 174),
    ]


def test_a_place_says_what_lies_there_and_whose_it_is() -> None:
    places = by_id(PAGES.board(a_view(), "es"))
    assert places["place-B1"].attrib["aria-label"] == "B1: una piedra de Ann"
    assert classes(places["place-B1"]) == ["grid-place", "p0", "owned"]
    assert places["place-A1"].attrib["aria-label"] == "A1: vacío"
    assert classes(places["place-A1"]) == ["grid-place"]


def test_an_area_shows_the_figures_and_who_is_asked() -> None:
    own, other = (PAGES.panel(a_view(), seat, "it") for seat in (0, 1))
    figures = {e.attrib["data-figure"]: e.text for e in own.iter() if "data-figure" in e.attrib}
    assert figures == {"pebbles": "1", "points": "1"}
    assert "active" not in classes(own)
    assert "active" in classes(other)
    assert own.attrib["aria-label"] == "Area di Ann"


def test_the_table_in_words_says_alike_places_once() -> None:
    assert PAGES.description(a_view(1)) == [
        ("Table", ["Bob has a pebble of size 1.", "A1, A2, B2: empty.", "B1: a pebble of Ann."]),
        ("Ann", ["Pebbles 1.", "Points 1."]),
        ("You, Bob", ["Pebbles 0.", "Points 0."]),
    ]


def test_a_piece_is_explained_by_its_first_rule() -> None:
    (piece,) = TABLE.components(PAGES.texts("en"))
    assert (piece.id, piece.name, piece.rules) == ("pebble", "Pebble", ("PB-002", "PB-003"))
    assert piece.text == "Then you put it somewhere, or pass."

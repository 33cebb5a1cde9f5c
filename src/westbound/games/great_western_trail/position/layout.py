"""The sections of a position of Great Western Trail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from westbound.engine.position.forms import (
    NOTHING,
    UNKNOWN,
    AsList,
    Bag,
    Choice,
    Form,
    Mask,
    Number,
    Several,
    Tally,
    seat_form,
    seat_names,
)
from westbound.engine.position.layout import Layout
from westbound.engine.position.problems import Misread, quoted
from westbound.engine.position.sections import (
    FIRST,
    Item,
    Record,
    Row,
    Section,
    by_seat,
    element,
    field,
    seat_records,
    stretch,
)
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.chance_moves import is_mix_of_sides, sides_of, sides_text
from westbound.games.great_western_trail.components import (
    CERTIFICATES,
    DISC_NAMES,
    EMPTY,
    FIRST_NEUTRAL,
    JOB_ROWS,
    MASTER_NAMES,
    NEUTRALS,
    PILES,
    PRIVATE_EACH,
    TILE_NAMES,
    TOKEN_START,
    WORKERS,
    private,
)
from westbound.games.great_western_trail.observation import TrailView
from westbound.games.great_western_trail.position.completion import (
    UNKNOWN_TILE,
    begin,
    buildings_left,
    complete,
    pile_left,
    workers_in_row,
)
from westbound.games.great_western_trail.position.herd import CARDS, herd_items
from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    POSITION_NAMES,
    STATION_NAMES,
)
from westbound.games.great_western_trail.rules.setup import place_neutrals
from westbound.games.great_western_trail.state import (
    CITY_KINDS,
    DISC_KINDS,
    NOBODY,
    WORKER_KINDS,
    TrailSetup,
    TrailState,
)
from westbound.games.great_western_trail.trail import BESIDE, SPACE_NAMES, SPACES
from westbound.kit.ruled_game import RuledGame

_TILE: Final = Choice(TILE_NAMES, {EMPTY: NOTHING, UNKNOWN_TILE: UNKNOWN})
_TILES: Final = Bag(Choice(TILE_NAMES))
_WORKERS: Final = Tally(WORKERS)
_HIRED: Final = "_"  # an empty place between others in the job market
_TAKEN: Final = "taken"


class SidesForm(Form[int]):
    """Which sides of the private buildings are up, as ten letters."""

    def write(self, value: int) -> str:
        return sides_text(value)

    def read(self, text: str) -> int:
        if not is_mix_of_sides(text):
            raise Misread(Refusal("WB-020", case="sides", word=quoted(text)))
        return sides_of(text)


@lru_cache(maxsize=32)
def layout(setup: TrailSetup, game: RuledGame[TrailState, TrailView]) -> Layout[TrailState]:
    """How positions of such a table are written.

    Blank is the first turn with all neutral buildings and station masters in their usual order.
    """
    blank = TrailState(setup)
    blank.turn = 1
    blank.draw = [()] * setup.players
    blank.masters = list(range(len(blank.masters)))
    place_neutrals(blank, range(len(NEUTRALS)))
    return Layout(
        blank,
        (*_turn(setup), *_players(setup), *_board(setup), *_supplies()),
        game.step_forms(setup.players, _step_forms(setup)),
        begin=partial(begin, game=game),
        complete=complete,
    )


def _turn(setup: TrailSetup) -> Iterator[Section[TrailState]]:
    seat = seat_form(setup.players)
    yield Record(
        "turn",
        [
            field("turn", Number(), FIRST),
            field("first", Choice(seat_names(setup.players))),
            field("sides", SidesForm()),
            field("token_holder", seat, "ending"),
            field("last_turns", Number(0, setup.players)),
        ],
    )


def _players(setup: TrailSetup) -> Sequence[Section[TrailState]]:
    return seat_records(
        setup.players,
        [
            by_seat("money", Number()),
            by_seat("at", Choice(SPACE_NAMES, {BESIDE: NOTHING})),
            by_seat("engine", Choice(POSITION_NAMES)),
            by_seat("certificates", Choice([str(number) for number in CERTIFICATES])),
            stretch("workers", WORKER_KINDS, _WORKERS),
            stretch("cleared", DISC_KINDS, Tally(DISC_NAMES)),
            _buildings,
            by_seat("stations", Mask(STATION_NAMES)),
            stretch("cities", CITY_KINDS, Tally(CITY_NAMES)),
            by_seat("green", Number()),
            by_seat("blue", Number()),
            by_seat("hazards", _TILES),
            _masters,
            by_seat("area", CARDS, "objectives"),
            *herd_items(),
        ],
    )


def _buildings(seat: int) -> Item[Any]:
    numbers = [str(number + 1) for number in range(PRIVATE_EACH)]
    item = by_seat("supply", Mask(numbers), "buildings")(seat)
    item.rest = partial(buildings_left, seat=seat)
    return item


def _masters(seat: int) -> Item[Any]:
    """The station masters that the seat has."""

    def get(state: TrailState) -> int:
        return sum(1 << tile for tile, holder in enumerate(state.master_of) if holder == seat)

    def put(state: TrailState, tiles: int) -> None:
        for tile in range(len(state.master_of)):
            if tiles >> tile & 1:
                state.master_of[tile] = seat

    return Item("masters", Mask(MASTER_NAMES), get, put)


def _board(setup: TrailSetup) -> Iterator[Section[TrailState]]:
    contents = Choice(
        TILE_NAMES,
        {
            EMPTY: NOTHING,
            **{FIRST_NEUTRAL + code: name for code, name in enumerate(NEUTRALS)},
            **{
                private(seat, number): f"{number + 1}/{name}"
                for seat, name in enumerate(seat_names(setup.players))
                for number in range(PRIVATE_EACH)
            },
        },
    )
    yield Record("trail", [element("on", space, contents, SPACE_NAMES[space]) for space in SPACES])
    master = Choice(MASTER_NAMES, {EMPTY: NOTHING})
    stations = range(len(MASTER_NAMES))
    yield Record("masters", [element("masters", s, master, STATION_NAMES[s]) for s in stations])
    yield _job_market()
    yield Record("foresight", [element("foresight", n, _TILE, str(n + 1)) for n in range(6)])


def _job_market() -> Section[TrailState]:
    rows = [str(row + 1) for row in range(JOB_ROWS)]
    filled = field("row_filled", Number(0, 9), "filled")
    filled.rest = workers_in_row
    places = Several(Choice(WORKERS, {EMPTY: _HIRED}))
    token = Choice([""] * TOKEN_START + rows[TOKEN_START:], {JOB_ROWS: _TAKEN})
    return Record(
        "jobs",
        [
            field("token", token),
            *(element("job_places", row, places, name) for row, name in enumerate(rows)),
            filled,
        ],
    )


def _supplies() -> Iterator[Section[TrailState]]:
    yield Row(field("market", CARDS))
    yield Row(field("display", CARDS))
    yield Row(field("hired_out", AsList(_WORKERS), "given_up"))
    yield Row(field("out", _TILES))
    yield Record("piles", [_pile(number) for number in range(len(PILES))])


def _pile(number: int) -> Item[TrailState]:
    item = element("piles", number, _TILES, str(number + 1))
    item.rest = partial(pile_left, number=number)
    return item


def _step_forms(setup: TrailSetup) -> dict[str, Form[Any]]:
    action = Choice(ACTION_NAMES)
    return {
        "player": seat_form(setup.players),
        "space": Choice(SPACE_NAMES, {NOBODY: NOTHING}),
        "reveal_foresight.space": Choice([str(space + 1) for space in range(6)]),
        "chain": Several(Choice(SPACE_NAMES)),
        "station": Choice(STATION_NAMES),
        "target": Choice((*STATION_NAMES, *CITY_NAMES)),
        "action": action,
        "actions": Several(action),
    }

"""The sections of a position of Steam."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from westbound.engine.position.forms import (
    NOTHING,
    AsList,
    Choice,
    Form,
    Mask,
    Number,
    Several,
    Tally,
    Word,
    seat_form,
    seat_names,
)
from westbound.engine.position.layout import Layout
from westbound.engine.position.sections import (
    FIRST,
    Item,
    Record,
    Row,
    Section,
    by_seat,
    element,
    field,
    flag,
    seat_records,
)
from westbound.games.steam.components import (
    ACTION_NAMES,
    COLOURS,
    GOODS_ROUNDS,
    HIGHEST_INCOME,
    LOWEST_INCOME,
    MAX_LEVEL,
    NO_TILE,
)
from westbound.games.steam.flow import names_of
from westbound.games.steam.hexes import SIDES
from westbound.games.steam.maps import GameMap
from westbound.games.steam.observation import SteamView
from westbound.games.steam.position.completion import begin, complete
from westbound.games.steam.position.track import TrackForm, track_item
from westbound.games.steam.state import NO_CITY, SteamSetup, SteamState
from westbound.kit.ruled_game import RuledGame

_PHASES: Final = ("setup", "capital", "auction", "action_tiles", "build", "goods", "over")
_CUBES: Final = Tally(COLOURS, hidden=True)
_BID: Final = Number(-1)


@lru_cache(maxsize=32)
def layout(setup: SteamSetup, game: RuledGame[SteamState, SteamView]) -> Layout[SteamState]:
    """How positions of such a table are written; blank is the first turn without any cubes."""
    blank = SteamState(setup)
    blank.phase = "capital" if setup.standard else "action_tiles"
    blank.order = list(range(setup.players))
    return Layout(
        blank,
        (*_turn(setup), *_players(setup), *_map(setup), *_goods(setup.map)),
        game.step_forms(setup.players, _step_forms(setup)),
        begin=partial(begin, game=game),
        complete=complete,
    )


def _turn(setup: SteamSetup) -> Iterator[Section[SteamState]]:
    seat = seat_form(setup.players)
    yield Record(
        "turn",
        [
            field("turn", Number(1, setup.turns), FIRST),
            field("phase", Word(_PHASES)),
            field("goods_round", Number(0, GOODS_ROUNDS), "round"),
            field("next_free_pass", seat, "free_pass"),
        ],
    )
    yield Row(field("order", AsList(Several(seat, distinct=True))))


def _players(setup: SteamSetup) -> Sequence[Section[SteamState]]:
    return seat_records(
        setup.players,
        [
            by_seat("money", Number()),
            by_seat("income", Number(LOWEST_INCOME, HIGHEST_INCOME)),
            by_seat("vp", Number()),
            by_seat("level", Number(1, MAX_LEVEL), "locomotive"),
            by_seat("tile", Choice(ACTION_NAMES, {NO_TILE: NOTHING}), "action"),
            flag("passed"),
            flag("done_action", "done"),
            flag("upgraded"),
            flag("built"),
            flag("gone", "bankrupt"),
        ],
    )


def _map(setup: SteamSetup) -> Iterator[Section[SteamState]]:
    map_, names = setup.map, setup.map.names
    colour, track = Choice(COLOURS, {NO_CITY: NOTHING}), TrackForm(seat_names(setup.players))
    towns = [hex_ for hex_ in map_.hexes if map_.town[hex_]]
    yield Record("new_cities", [element("city", hex_, colour, names[hex_]) for hex_ in towns])
    yield Row(_grown(map_))
    yield Record("track", [track_item(names[hex_], hex_, track) for hex_ in map_.hexes])
    slots = [f"{name}/{side}" for name in names for side in SIDES]
    yield Row(field("added", Several(Choice(slots))))


def _grown(map_: GameMap) -> Item[SteamState]:
    """Printed cities that have grown; a New City counts as grown by itself (STM-194)."""
    names = [name if map_.city[hex_] else "" for hex_, name in enumerate(map_.names)]
    printed = sum(1 << hex_ for hex_, name in enumerate(names) if name)

    def get(state: SteamState) -> int:
        return state.grown & printed

    def put(state: SteamState, grown: int) -> None:
        state.grown = grown

    return Item("grown", Mask(names), get, put)


def _goods(map_: GameMap) -> Iterator[Section[SteamState]]:
    yield Record("cubes", [element("cubes", h, _CUBES, map_.names[h]) for h in map_.hexes])
    spaces = range(map_.spaces)
    yield Record("supply", [element("supply", s, _CUBES, str(s + 1)) for s in spaces])


def _step_forms(setup: SteamSetup) -> dict[str, Form[Any]]:
    seat = seat_form(setup.players)
    seats = Several(seat, distinct=True)
    return {
        "hex": Choice(setup.map.names),
        "space": Choice([str(space + 1) for space in range(setup.map.spaces)]),
        "colour": Choice(COLOURS),
        "index": Choice(names_of(setup.standard)),
        **dict.fromkeys(("opener", "player", "leader", "free"), seat),
        **dict.fromkeys(("inside", "bid_for_order.left"), seats),
        **dict.fromkeys(("count", "left", "points"), Number()),
        "bids": Several(_BID),
        "high": _BID,
    }

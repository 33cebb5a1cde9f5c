"""What a viewer may see: everything; only the bag is drawn from unseen, and it has no order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from westbound.engine.codec import dump_fields, dump_step, load_fields
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.step import Step
from westbound.games.steam.components import (
    ACTION_NAMES,
    ACTION_TILES,
    COLOURS,
    NO_TILE,
)
from westbound.games.steam.faces import FACE_NAMES, FACES, PLACEMENT_NAMES, is_in_stock
from westbound.games.steam.hexes import hex_of, side_of, slots_of
from westbound.games.steam.observation import (
    ActionView,
    HexView,
    LineView,
    PlayerView,
    SteamView,
    StepView,
)
from westbound.games.steam.rules.action_tiles import tile_cost
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.links import reconnect
from westbound.games.steam.rules.money import budget, max_loans
from westbound.games.steam.rules.scoring import complete_links, points
from westbound.games.steam.rules.track import Line, all_lines
from westbound.games.steam.state import NO_CITY, NO_CUBES, Cubes, SteamSetup, SteamState

DERIVED = ("links", "setup")  # worked out again when a state is restored


def observe(state: SteamState, viewer: int | None, moves: Sequence[Move] | None) -> SteamView:
    """Everything a page needs to draw the table, and the position itself."""
    map_ = state.setup.map
    return {
        "game": "steam",
        "viewer": viewer,
        "players": state.setup.players,
        "options": dict(state.setup.options),
        "rules_version": state.setup.rules_version,
        "map": map_.id,
        "turn": state.turn,
        "turns": state.setup.turns,
        "phase": state.phase,
        "goods_round": state.goods_round,
        "over": not state.agenda,
        "step": _step(state),
        "order": list(state.order),
        "seats": [_seat(state, seat) for seat in range(state.setup.players)],
        "hexes": {map_.names[hex_]: _hex(state, hex_) for hex_ in map_.hexes},
        "lines": _lines(state),
        "supply": [_cubes(cubes) for cubes in state.supply],
        "bag": dict(zip(COLOURS, state.bag, strict=True)),
        "new_cities": dict(zip(COLOURS, state.new_cities, strict=True)),
        "growth_left": state.growth_left,
        "stock": {FACE_NAMES[face]: _left(state, face) for face in FACES},
        "action_tiles": [_action_tile(state, tile) for tile in range(len(ACTION_TILES))],
        "moves": None if moves is None else [move.text for move in moves],
        "position": dump_fields(state, leave_out=DERIVED),
    }


def _step(state: SteamState) -> StepView | None:
    return cast("StepView", dump_step(state.agenda[-1])) if state.agenda else None


def _cubes(cubes: Cubes) -> list[str]:
    return [COLOURS[colour] for colour, count in enumerate(cubes) for _ in range(count)]


def _left(state: SteamState, face: int) -> int:
    """How many more tiles with this face could be placed."""
    used, left = list(state.used), 0
    while is_in_stock(used, face):
        used[face] += 1
        left += 1
    return left


def _hex(state: SteamState, hex_: int) -> HexView:
    map_, colour = state.setup.map, state.city[hex_]
    seen: HexView = {}
    if state.track[hex_]:
        seen["tile"] = PLACEMENT_NAMES[state.track[hex_]]
        seen["owners"] = state.owner[slots_of(hex_)]
    if colour != NO_CITY:
        seen["city"] = COLOURS[colour]
        seen["name"] = map_.name_of(hex_)
        seen["new"] = not map_.city[hex_]
        seen["grown"] = bool(state.grown >> hex_ & 1)
    if state.cubes[hex_] != NO_CUBES:
        seen["cubes"] = _cubes(state.cubes[hex_])
    return seen


def _lines(state: SteamState) -> list[LineView]:
    """Every line of track: its ends, its owner and the sides it runs over."""
    return [_line(state, line) for line in all_lines(state)]


def _line(state: SteamState, line: Line) -> LineView:
    names = state.setup.map.names
    sides = [[names[hex_of(slot)], side_of(slot)] for slot in line.slots]  # JSON has no tuples
    return {
        "owner": state.owner[line.slots[0]],
        "complete": line.complete,
        "places": [names[place] if place >= 0 else None for place in line.places],
        "sides": cast("list[tuple[str, int]]", sides),
    }


def _action_tile(state: SteamState, tile: int) -> ActionView:
    taken = state.tile.index(tile) if tile in state.tile else None
    costs = [tile_cost(state, seat, tile) for seat in range(state.setup.players)]
    return {
        "id": ACTION_NAMES[tile],
        "number": tile + 1,
        "taken_by": taken,
        "passed": taken is not None and bool(state.passed >> taken & 1),
        "cost_by_seat": costs,
    }


def _seat(state: SteamState, seat: int) -> PlayerView:
    breakdown = points(state, seat)
    return {
        "seat": seat,
        "money": state.money[seat],
        "income": state.income[seat],
        "vp": state.vp[seat],
        "level": state.level[seat],
        "action": None if state.tile[seat] == NO_TILE else ACTION_NAMES[state.tile[seat]],
        "passed": bool(state.passed >> seat & 1),
        "bankrupt": bool(state.gone >> seat & 1),
        "upgraded": bool(state.upgraded >> seat & 1),
        "budget": budget(state, seat),
        "loans_possible": max_loans(state, seat),
        "upkeep": upkeep(state, seat),
        "links": complete_links(state, seat),
        "points": sum(breakdown.values()),
        "points_by_category": dict(breakdown),
    }


def restore(
    observation: Mapping[str, Any],
    make_setup: Callable[[int, Mapping[str, Value], int], SteamSetup],
    kinds: Mapping[str, type[Step]],
) -> SteamState:
    """The state behind an observation; nothing is hidden, so there is only one."""
    setup = make_setup(observation["players"], observation["options"], observation["rules_version"])
    state = SteamState(setup)
    load_fields(state, observation["position"], kinds)
    reconnect(state)
    return state

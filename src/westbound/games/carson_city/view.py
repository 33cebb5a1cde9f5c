"""What one viewer may see: in the base game everything but the order of the bag (CC-010)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from westbound.engine.codec import dump_fields, dump_step, load_fields
from westbound.engine.jsons import Json
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.step import Step
from westbound.games.carson_city.components import BUILDINGS, ROW_PRICES, TILE_NAMES
from westbound.games.carson_city.geometry import EDGE_NAMES, PARCEL_NAMES, PARCELS, members
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.rules.action_spaces import is_open
from westbound.games.carson_city.rules.buy_buildings import building_price
from westbound.games.carson_city.rules.duels import firepower
from westbound.games.carson_city.rules.income import building_income
from westbound.games.carson_city.rules.parcel_price import parcel_price
from westbound.games.carson_city.rules.place_cowboys import work_out_places
from westbound.games.carson_city.rules.scoring import final_points
from westbound.games.carson_city.state import CATEGORIES, NOBODY, NOWHERE, CarsonState, Setup

DERIVED = ("places", "road_moves", "setup")  # worked out again when a state is restored


def observe(
    state: CarsonState, viewer: int | None, moves: Sequence[Move] | None
) -> dict[str, Json]:
    """Everything a page needs to draw the table, and the position itself."""
    return {
        "game": "carson",
        "viewer": viewer,
        "players": state.setup.players,
        "options": dict(state.setup.options),
        "round": state.round,
        "phase": state.phase,
        "over": not state.agenda,
        "step": dump_step(state.agenda[-1]) if state.agenda else None,
        "turn_order": _seats(state.order),
        "turn_track": _seats(state.track),
        "pass_order": _seats(state.passed),
        "seats": [_seat(state, seat) for seat in range(state.setup.players)],
        "parcels": [_parcel(state, parcel) for parcel in range(PARCELS)],
        "roads": [EDGE_NAMES[edge] for edge in members(state.network)],
        "town_hall": {
            "parcel": PARCEL_NAMES[state.town_hall] if state.town_hall != NOWHERE else None,
            "occupant": _seat_or_none(state.sitter),
        },
        "row": [_for_sale(state, space) for space in range(len(ROW_PRICES))],
        "bag": {TILE_NAMES[code]: state.bag[code] for code in BUILDINGS if state.bag[code]},
        "houses_left": state.houses_left,
        "cards": [card.name for card in state.setup.characters.values()],
        "spaces": _spaces(state),
        "three_revolver_token": _seat_or_none(state.ammunition),
        "buy_vp_open": [is_open(index, state.round) for index in range(4)],
        "moves": None if moves is None else [move.text for move in moves],
        "position": dump_fields(state, leave_out=DERIVED),
    }


def _seats(seats: list[int]) -> list[Json]:
    return list(seats)


def _seat_or_none(seat: int) -> Json:
    return None if seat == NOBODY else seat


def _seat(state: CarsonState, seat: int) -> dict[str, Json]:
    card = state.setup.characters.get(state.character[seat])
    width = len(CATEGORIES)
    points = state.points[seat * width : (seat + 1) * width]
    white = state.white_owner == seat and state.white_at == NOWHERE
    return {
        "seat": seat,
        "money": state.money[seat],
        "vp": state.vp[seat],
        "vp_by_category": dict(zip(CATEGORIES, points, strict=True)),
        "vp_if_it_ended_now": state.vp[seat] + sum(final_points(state, seat).values())
        if state.agenda
        else state.vp[seat],
        "roads": state.roads[seat],
        "revolvers": state.revolvers[seat],
        "firepower": firepower(state, seat),
        "cowboys": state.reserve[seat],
        "general_reserve": state.general[seat],
        "white_cowboy": white,
        "property_tiles": state.property_left[seat],
        "character": card.name if card else None,
        "money_limit": card.limit if card else None,
        "kept": [TILE_NAMES[code] for code in state.kept[seat]],
        "doubled": TILE_NAMES[state.doubled[seat]] if state.doubled[seat] else None,
    }


def _parcel(state: CarsonState, parcel: int) -> dict[str, Json]:
    code, owner = state.tile[parcel], state.owner[parcel]
    building = code in BUILDINGS and owner != NOBODY
    return {
        "id": PARCEL_NAMES[parcel],
        "tile": TILE_NAMES[code],
        "owner": _seat_or_none(owner),
        "connected": bool(state.connected >> parcel & 1),
        "price": parcel_price(state, parcel) if owner == NOBODY else None,
        "income": building_income(state, parcel) if building else None,
        "cowboys": [s for s in range(state.setup.players) if state.at[s] >> parcel & 1],
        "white": state.white_at == parcel,
    }


def _for_sale(state: CarsonState, space: int) -> dict[str, Json]:
    prices: list[Json] = [building_price(state, s, space) for s in range(state.setup.players)]
    return {
        "price": ROW_PRICES[space],
        "building": TILE_NAMES[state.row[space]] if state.row[space] else None,
        "price_by_seat": prices,
    }


def _spaces(state: CarsonState) -> dict[str, Json]:
    """The cowboys on each action space, by seat; `white`: one of its owner's is the white one."""
    spaces: dict[str, Json] = {}
    for location in range(PARCELS, len(LOCATION_NAMES)):
        name = LOCATION_NAMES[location]
        here: list[Json] = [s for s in range(state.setup.players) if state.at[s] >> location & 1]
        if name == "wages":
            here = _repeated(state.wage_workers)
        elif name == "roads_1":
            here = _repeated(state.road_workers)
        spaces[name] = {"cowboys": here, "white": state.white_at == location}
    return spaces


def _repeated(workers: list[int]) -> list[Json]:
    return [seat for seat, count in enumerate(workers) for _ in range(count)]


def restore(
    observation: Mapping[str, Any],
    make_setup: Callable[[int, Mapping[str, Value]], Setup],
    kinds: Mapping[str, type[Step]],
) -> CarsonState:
    """The state behind an observation; nothing is hidden, so there is only one."""
    state = CarsonState(make_setup(observation["players"], observation["options"]))
    load_fields(state, observation["position"], kinds)
    if state.phase == 2:
        work_out_places(state)
    return state

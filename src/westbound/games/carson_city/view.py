"""What one viewer may see: everything but what `secrets.py` hides (CC-010)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from westbound.engine.codec import dump_fields, dump_step, load_fields
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.action_spaces import is_open
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.choose_characters import faces_of
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.parcel_price import parcel_price
from westbound.games.carson_city.base.rules.places import work_out_places
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.characters.dynamite import supply
from westbound.games.carson_city.components import BUILDINGS, ROW_PRICES, TILE_NAMES
from westbound.games.carson_city.geometry import EDGE_NAMES, PARCEL_NAMES, PARCELS, members
from westbound.games.carson_city.locations import FIRST_CORRAL, LOCATION_NAMES
from westbound.games.carson_city.observation import (
    CardView,
    ParcelView,
    PlayerView,
    SaleView,
    SpaceView,
    View,
)
from westbound.games.carson_city.secrets import fill_in, handed_in, has_secrets, hide
from westbound.games.carson_city.state import (
    CATEGORIES,
    NO_CARD,
    NOBODY,
    NOT_HERE,
    NOWHERE,
    YELLOW,
    CarsonState,
    Setup,
)
from westbound.games.carson_city.variants import view as variants

DERIVED = ("places", "road_moves", "setup")  # worked out again when a state is restored


def observe(state: CarsonState, viewer: int | None, moves: Sequence[Move] | None) -> View:
    """Everything a page needs to draw the table, and the position as far as the viewer knows it."""
    setup = state.setup
    sealed = handed_in(state)
    if has_secrets(setup):
        state = hide(state, viewer)
    return {
        "game": "carson",
        "viewer": viewer,
        "players": state.setup.players,
        "options": dict(state.setup.options),
        "rules_version": state.setup.rules_version,
        "round": state.round,
        "phase": state.phase,
        "over": not state.agenda,
        "step": dump_step(state.agenda[-1]) if state.agenda else None,
        "turn_order": list(state.order),
        "turn_track": list(state.track),
        "pass_order": list(state.passed),
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
        "cards": _cards(state),
        **variants.on_map(state),
        "dynamite_left": supply(state),
        **variants.supplies(state),
        "waiting": list(state.agenda[-1].deciders()) if state.agenda else [],
        "handed_in": list(sealed),
        "spaces": _spaces(state),
        "three_revolver_token": _seat_or_none(state.ammunition),
        "buy_vp_open": [is_open(index, state.round) for index in range(4)],
        "moves": None if moves is None else [move.text for move in moves],
        "position": dump_fields(state, leave_out=DERIVED),
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seat(state: CarsonState, seat: int) -> PlayerView:
    card = state.power(seat) if state.card[seat] != NO_CARD else None
    width = len(CATEGORIES)
    points = state.points[seat * width : (seat + 1) * width]
    white = state.white_owner == seat and state.white_at == NOWHERE
    return {
        "seat": seat,
        "money": state.money[seat],
        "vp": state.vp[seat],
        "vp_by_category": {
            name: vp
            for name, vp in zip(CATEGORIES, points, strict=True)
            if name in state.setup.categories
        },
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
        "character": _card_name(state, seat),
        "face": card.face if card else None,
        "borrowed": card.name if card and state.borrowed[seat] != NO_CARD else None,
        "money_limit": money_limit(state, seat) if card else None,
        "dynamite": state.dynamite[seat],
        "no_duel_tokens": state.no_duel[seat],
        **variants.of_seat(state, seat),
        "points_later": bool(state.later[seat]),
        "kept": [TILE_NAMES[code] for code in state.kept[seat]],
        "doubled": TILE_NAMES[state.doubled[seat]] if state.doubled[seat] else None,
    }


def _parcel(state: CarsonState, parcel: int) -> ParcelView:
    code, owner = state.tile[parcel], state.owner[parcel]
    building = code in BUILDINGS and owner != NOBODY
    return {
        "id": PARCEL_NAMES[parcel],
        "tile": TILE_NAMES[code],
        "owner": _seat_or_none(owner),
        "connected": bool(state.connected >> parcel & 1),
        "price": parcel_price(state, parcel)
        if owner == NOBODY and not state.setup.river >> parcel & 1
        else None,
        "income": building_income(state, parcel) if building else None,
        "cowboys": [s for s in range(state.setup.players) if state.at[s] >> parcel & 1],
        "white": state.white_at == parcel,
        **variants.of_parcel(state, parcel),
        "dynamite": [s for s, mask in enumerate(state.charged) if mask >> parcel & 1],
    }


def _cards(state: CarsonState) -> list[CardView]:
    """The cards laid out, with the side that is face up; "either" for the Doctor's card."""
    return [
        {
            "name": FACES[face_index(number, YELLOW)].name,
            "number": number,
            "side": ("yellow", "red", "either")[side],
            "face": [face.face for face in faces_of(state, number)],
            "seat": _taker(state, number),
        }
        for number, side in enumerate(state.sides)
        if side != NOT_HERE
    ]


def _taker(state: CarsonState, number: int) -> int | None:
    """Who has the card, perhaps as a borrowed one."""
    for seat in range(state.setup.players):
        if number in (state.character[seat], state.borrowed[seat]):
            return seat
    return None


def _card_name(state: CarsonState, seat: int) -> str | None:
    number = state.character[seat]
    if number == NO_CARD:
        return None
    power = state.power(seat)
    return power.name if power.number == number else FACES[face_index(number, YELLOW)].name


def _for_sale(state: CarsonState, space: int) -> SaleView:
    prices = [building_price(state, s, space) for s in range(state.setup.players)]
    return {
        "price": ROW_PRICES[space],
        "building": TILE_NAMES[state.row[space]] if state.row[space] else None,
        "price_by_seat": prices,
    }


def _spaces(state: CarsonState) -> dict[str, SpaceView]:
    """The cowboys on each action space, by seat; `white`: one of its owner's is the white one."""
    spaces: dict[str, SpaceView] = {}
    for location in range(PARCELS, FIRST_CORRAL):
        name = LOCATION_NAMES[location]
        here = [s for s in range(state.setup.players) if state.at[s] >> location & 1]
        if name == "wages":
            here = _repeated(state.wage_workers)
        elif name == "roads_1":
            here = _repeated(state.road_workers)
        spaces[name] = {
            "cowboys": here,
            "white": state.white_at == location,
            "dynamite": [s for s, mask in enumerate(state.charged) if mask >> location & 1],
            "quiet": [s for s, mask in enumerate(state.quiet) if mask >> location & 1],
        }
    return spaces


def _repeated(workers: list[int]) -> list[int]:
    return [seat for seat, count in enumerate(workers) for _ in range(count)]


def restore(
    observation: Mapping[str, Any],
    rng: Rng,
    make_setup: Callable[[int, Mapping[str, Value], int], Setup],
    kinds: Mapping[str, type[Step]],
) -> CarsonState:
    """A state that could be behind an observation."""
    setup = make_setup(observation["players"], observation["options"], observation["rules_version"])
    state = CarsonState(setup)
    load_fields(state, observation["position"], kinds)
    fill_in(state, rng)
    if state.phase == 2:
        work_out_places(state)
    return state

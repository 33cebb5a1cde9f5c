"""Buying a building. Rules CC-096, CC-061, CC-062; placing it: `place_buildings.py`."""

from __future__ import annotations

from functools import partial
from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import BUY, BuyBuilding
from westbound.games.carson_city.base.rules.resolve_actions import EFFECTS, send_home
from westbound.games.carson_city.base.steps import BuyFromRow, PlaceBuilding
from westbound.games.carson_city.components import ROW_PRICES, TILE_NAMES, VACANT
from westbound.games.carson_city.locations import BUILD_SPACES
from westbound.games.carson_city.state import CarsonState
from westbound.kit.moves import DECLINE, Decline


def building_price(state: CarsonState, seat: int, space: int) -> int:
    """What the space costs this seat, with its character taken into account."""
    return state.power(seat).building_price(ROW_PRICES[space])


def reach_row(state: CarsonState, seat: int, space: int) -> None:
    state.agenda.append(BuyFromRow(seat, space))


# CC-062: nobody pays more than they have.
def why_not_buy_building(state: CarsonState, step: BuyFromRow, move: BuyBuilding) -> Refusal | None:
    cost, money = building_price(state, step.seat, step.space), state.money[step.seat]
    if cost <= money:
        return None
    building = TILE_NAMES[state.row[step.space]]
    return Refusal("CC-062", case="building", building=building, cost=cost, money=money)


def buy_building_options(state: CarsonState, step: BuyFromRow) -> tuple[Move, ...]:
    if why_not_buy_building(state, step, BUY) is None:
        return (BUY, DECLINE)
    return (DECLINE,)


def buy_building(state: CarsonState, step: BuyFromRow, move: BuyBuilding) -> None:
    """CC-096: pay and take the tile; the row does not move."""
    state.money[step.seat] -= building_price(state, step.seat, step.space)
    building, state.row[step.space] = state.row[step.space], VACANT
    send_home(state, step.seat, BUILD_SPACES[step.space])
    state.agenda.append(PlaceBuilding(step.seat, 0, 0, building))


def decline_building(state: CarsonState, step: BuyFromRow, move: Decline) -> None:
    """CC-061: the cowboy goes home all the same."""
    send_home(state, step.seat, BUILD_SPACES[step.space])


for _space, _location in enumerate(BUILD_SPACES):
    EFFECTS[_location] = partial(reach_row, space=_space)

DECISIONS: Final = (
    decision(
        BuyFromRow,
        buy_building_options,
        answer(BuyFromRow, BuyBuilding, why_not_buy_building, buy_building),
        answer(BuyFromRow, Decline, no_rule_forbids, decline_building),
    ),
)

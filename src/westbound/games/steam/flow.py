"""The order of phases, on one screen. Rules STM-071 to STM-074."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from westbound.games.steam.rules.action_tiles import begin_action_tiles
from westbound.games.steam.rules.auction import begin_order_auction
from westbound.games.steam.rules.building import begin_building
from westbound.games.steam.rules.capital import begin_capital
from westbound.games.steam.rules.deliveries import begin_goods
from westbound.games.steam.rules.income import income_and_expenses
from westbound.games.steam.rules.setup import begin_cubes, begin_order
from westbound.games.steam.rules.turn_order import (
    is_over,
    new_turn,
    order_by_tiles,
    remember_turn_order,
)
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import SteamPhase
from westbound.kit import flow
from westbound.kit.flow import Flow, part_names, run_flow

Part: TypeAlias = flow.Part[SteamState]


def phase(name: str) -> Part:
    return partial(name_phase, name=name)


def name_phase(state: SteamState, name: str) -> None:
    state.phase = name


def end_or_go_on(state: SteamState) -> None:
    """STM-074, STM-245: the game ends after income and expenses."""
    if is_over(state):
        state.agenda.clear()
        state.phase = "over"


def back_to_first_phase(state: SteamState) -> None:
    new_turn(state)
    state.agenda.pop()
    flow_of(state).begin(state, len(SETUP))


SETUP: Final[tuple[Part, ...]] = (begin_cubes, begin_order)

GOODS: Final[tuple[Part, ...]] = (phase("goods"), begin_goods, begin_goods)

# STM-071
BASE: Final[tuple[Part, ...]] = (
    phase("action_tiles"),
    begin_action_tiles,
    phase("build"),
    begin_building,
    *GOODS,
    phase("income"),
    income_and_expenses,
    end_or_go_on,
    order_by_tiles,
    back_to_first_phase,
)

# STM-072
STANDARD: Final[tuple[Part, ...]] = (
    phase("capital"),
    begin_capital,
    phase("auction"),
    begin_order_auction,
    phase("action_tiles"),
    begin_action_tiles,
    phase("build"),
    begin_building,
    *GOODS,
    phase("income"),
    income_and_expenses,
    end_or_go_on,
    remember_turn_order,
    back_to_first_phase,
)
FLOWS: Final = {
    False: Flow[SteamState](SteamPhase, (*SETUP, *BASE)),
    True: Flow[SteamState](SteamPhase, (*SETUP, *STANDARD)),
}


def flow_of(state: SteamState) -> Flow[SteamState]:
    return FLOWS[state.setup.standard]


def names_of(standard: bool) -> tuple[str, ...]:
    """What texts call the parts: phases by their own names, others by their functions."""
    return part_names(
        part.keywords["name"] if isinstance(part, partial) else part.__name__
        for part in FLOWS[standard].parts
    )


AUTOMATIC: Final = (run_flow(SteamPhase, flow_of),)

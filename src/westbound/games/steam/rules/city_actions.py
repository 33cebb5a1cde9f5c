"""City Growth and Urbanization in the build turn. Rules STM-086, STM-089, STM-190, STM-192,
STM-200 to STM-203."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.steam.components import COLOURS
from westbound.games.steam.moves import SUPPLY, Grow, TakeSupply, Urbanize
from westbound.games.steam.rules.growth import growable, holds_growth, mark_growth, may_grow
from westbound.games.steam.rules.urbanization import found_city, holds_urbanization, towns
from westbound.games.steam.state import NO_CUBES, SteamState
from westbound.games.steam.steps import BuildTurn, ChooseSupply


def why_not_urbanize(state: SteamState, step: BuildTurn, move: Urbanize) -> Refusal | None:
    code = state.setup.map.code_of.get(move.hex, -1)
    if not holds_urbanization(state, step.seat):
        return Refusal("STM-089")
    if code not in towns(state):
        return Refusal("STM-190", hex=move.hex)
    if not state.new_cities[move.colour]:
        return Refusal("STM-012", colour=COLOURS[move.colour])
    return None


def urbanize(state: SteamState, step: BuildTurn, move: Urbanize) -> None:
    hex_ = state.setup.map.code_of[move.hex]
    found_city(state, step.seat, hex_, move.colour)
    ask_for_supply(state, step, hex_)


def why_not_grow(state: SteamState, step: BuildTurn, move: Grow) -> Refusal | None:
    code = state.setup.map.code_of.get(move.hex, -1)
    if not holds_growth(state, step.seat):
        return Refusal("STM-086")
    if not may_grow(state, step.seat):
        return Refusal("STM-203")
    return None if code in growable(state) else Refusal("STM-201", hex=move.hex)


def grow(state: SteamState, step: BuildTurn, move: Grow) -> None:
    hex_ = state.setup.map.code_of[move.hex]
    mark_growth(state, step.seat, hex_)
    ask_for_supply(state, step, hex_)


def ask_for_supply(state: SteamState, step: BuildTurn, hex_: int) -> None:
    """STM-192, STM-200, STM-203: one set of cubes, while there is one."""
    if any(cubes != NO_CUBES for cubes in state.supply):
        state.agenda.append(ChooseSupply(step.seat, hex_, step.left))
    else:
        state.agenda.append(BuildTurn(step.seat, step.left))


def take_supply_options(state: SteamState, step: ChooseSupply) -> list[Move]:
    return [SUPPLY[space] for space, cubes in enumerate(state.supply) if cubes != NO_CUBES]


def why_not_take_supply(state: SteamState, step: ChooseSupply, move: TakeSupply) -> Refusal | None:
    space = move.amount - 1
    if space < len(state.supply) and state.supply[space] != NO_CUBES:
        return None
    return Refusal("STM-202", space=move.amount)


def take_supply(state: SteamState, step: ChooseSupply, move: TakeSupply) -> None:
    cubes = state.supply[move.amount - 1]
    before = state.cubes[step.hex]
    state.cubes[step.hex] = tuple([a + b for a, b in zip(before, cubes, strict=True)])
    state.supply[move.amount - 1] = NO_CUBES
    state.agenda.append(BuildTurn(step.seat, step.left))


DECISIONS: Final = (
    decision(
        ChooseSupply,
        take_supply_options,
        answer(ChooseSupply, TakeSupply, why_not_take_supply, take_supply),
    ),
)

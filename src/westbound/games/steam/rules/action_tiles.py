"""Selecting action tiles. Rules STM-080 to STM-093."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.steam.components import (
    ACTION_NAMES,
    ACTION_TILES,
    CITY_GROWTH,
    LOCOMOTIVE,
    LOCOMOTIVE_BASE,
    MAX_LEVEL,
    NO_TILE,
    URBANIZATION,
)
from westbound.games.steam.moves import TAKE, TAKE_PASSING, TakeAction
from westbound.games.steam.rules.growth import can_grow_anything
from westbound.games.steam.rules.money import budget, pay
from westbound.games.steam.rules.urbanization import has_town_and_tile
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import ChooseActionTile


def begin_action_tiles(state: SteamState) -> None:
    """STM-080: in turn order."""
    state.tile = [NO_TILE] * state.setup.players
    state.passed = state.done_action = state.upgraded = 0
    state.agenda.extend(ChooseActionTile(seat) for seat in reversed(state.order))


# STM-086, STM-087, STM-089, STM-093: what a tile costs when it is taken.
def tile_cost(state: SteamState, seat: int, tile: int) -> int:
    if state.setup.standard:
        return 0
    if tile == LOCOMOTIVE:
        return LOCOMOTIVE_BASE + state.level[seat] + 1
    return ACTION_TILES[tile].cost


def is_there(state: SteamState, tile: int) -> Refusal | None:
    return Refusal("STM-080", action=ACTION_NAMES[tile]) if tile in state.tile else None


# STM-088, STM-090
def is_useful(state: SteamState, seat: int, tile: int) -> Refusal | None:
    if tile == LOCOMOTIVE and state.level[seat] == MAX_LEVEL:
        return Refusal("STM-088")
    if tile == URBANIZATION and not has_town_and_tile(state):
        return Refusal("STM-090")
    return None


# STM-091: base game: 5 and 7 may be turned over.
def may_pass(state: SteamState, tile: int) -> Refusal | None:
    if ACTION_TILES[tile].may_pass and not state.setup.standard:
        return None
    return Refusal("STM-091", action=ACTION_NAMES[tile])


# STM-065, STM-203
def can_pay_tile(state: SteamState, seat: int, tile: int) -> Refusal | None:
    cost, limit = tile_cost(state, seat, tile), budget(state, seat)
    if tile == CITY_GROWTH and not state.setup.standard and not can_grow_anything(state):
        return Refusal("STM-203")
    return None if cost <= limit else Refusal("STM-065", cost=Money(cost), limit=Money(limit))


def why_not_take_action(
    state: SteamState, step: ChooseActionTile, move: TakeAction
) -> Refusal | None:
    """Return the first rule that forbids taking this tile, or None."""
    refusal = _forbidden(state, step.seat, move)
    if refusal is None or not move.passing or is_there(state, move.tile):
        return refusal
    return refusal if usual_options(state, step.seat) else None


def _forbidden(state: SteamState, seat: int, move: TakeAction) -> Refusal | None:
    refusal = is_there(state, move.tile) or is_useful(state, seat, move.tile)
    if refusal is not None:
        return refusal
    return may_pass(state, move.tile) if move.passing else can_pay_tile(state, seat, move.tile)


# STM-090: the sixth player may find only Locomotive and Urbanization, and may take neither.
def take_action_options(state: SteamState, step: ChooseActionTile) -> Sequence[Move]:
    usual = usual_options(state, step.seat)
    return usual or [TAKE_PASSING[tile] for tile in tiles_left(state)]


def usual_options(state: SteamState, seat: int) -> list[TakeAction]:
    left = tiles_left(state)
    moves = [TAKE[tile] for tile in left]
    if not state.setup.standard:
        moves += [TAKE_PASSING[tile] for tile in left if ACTION_TILES[tile].may_pass]
    return [move for move in moves if _forbidden(state, seat, move) is None]


def tiles_left(state: SteamState) -> list[int]:
    return [tile for tile in range(len(ACTION_TILES)) if tile not in state.tile]


def take_action(state: SteamState, step: ChooseActionTile, move: TakeAction) -> None:
    seat, tile = step.seat, move.tile
    state.tile[seat] = tile
    if move.passing:
        state.passed |= 1 << seat
        return
    cost = tile_cost(state, seat, tile)
    if cost:
        pay(state, seat, cost)
    if tile == LOCOMOTIVE:
        state.level[seat] += 1


DECISIONS: Final = (
    decision(
        ChooseActionTile,
        take_action_options,
        answer(ChooseActionTile, TakeAction, why_not_take_action, take_action),
    ),
)

"""What the players have, the turn order, and the action tiles."""

from __future__ import annotations

from typing import Final

from westbound.games.steam.components import (
    ACTION_TILES,
    CITY_GROWTH,
    GOODS_ROUNDS,
    HIGHEST_INCOME,
    LOCOMOTIVE,
    LOWEST_INCOME,
    MAX_LEVEL,
    NO_TILE,
    URBANIZATION,
)
from westbound.games.steam.state import NOBODY, SteamState

_TILELESS: Final = ("setup", "capital", "auction")
_TILED: Final = ("build", "goods", "over")


def wrong_players(state: SteamState) -> list[str]:
    return [*_players(state), *_order(state), *_action_tiles(state)]


def _players(state: SteamState) -> list[str]:
    """STM-034, STM-062, STM-212, STM-228, STM-266: money, income, points, level."""
    wrong = []
    for seat in range(state.setup.players):
        if state.money[seat] < 0:
            wrong.append(f"seat {seat}: money is {state.money[seat]}")
        if not LOWEST_INCOME <= state.income[seat] <= HIGHEST_INCOME:
            wrong.append(f"seat {seat}: income is {state.income[seat]}")
        if state.vp[seat] < 0:
            wrong.append(f"seat {seat}: {state.vp[seat]} victory points")
        if not 1 <= state.level[seat] <= MAX_LEVEL:
            wrong.append(f"seat {seat}: locomotive level {state.level[seat]}")
    return wrong


def _order(state: SteamState) -> list[str]:
    """STM-070, STM-104, STM-245: everybody who is still there has a place in the turn order."""
    wrong, setup = [], state.setup
    if not 0 <= state.gone < (1 << setup.players) - 1:
        wrong.append(f"mask gone is {state.gone:b}")
    there = [seat for seat in range(setup.players) if not state.gone >> seat & 1]
    order = sorted(state.order)
    if state.phase == "setup":
        if len(set(order)) != len(order) or not set(order) <= set(there):
            wrong.append(f"turn order {state.order}")
    elif order != there:
        wrong.append(f"turn order {state.order}, in the game are {there}")
    if any(state.money[seat] for seat in range(setup.players) if state.gone >> seat & 1):
        wrong.append("somebody who is bankrupt has money")
    if not 1 <= state.turn <= setup.turns or not 0 <= state.goods_round <= GOODS_ROUNDS:
        wrong.append(f"turn {state.turn}, goods round {state.goods_round}")
    holder = state.next_free_pass
    if not NOBODY <= holder < setup.players or (holder != NOBODY and not setup.standard):
        wrong.append(f"a free pass for {holder}")
    return wrong


def _action_tiles(state: SteamState) -> list[str]:
    """STM-080, STM-091, STM-251: each is taken once at most, and used by its holder."""
    wrong = []
    taken = [tile for tile in state.tile if tile != NO_TILE]
    if len(set(taken)) != len(taken) or not all(0 <= tile < len(ACTION_TILES) for tile in taken):
        wrong.append(f"action tiles {state.tile}")
        return wrong
    if state.phase in _TILELESS and taken:
        wrong.append(f"action tiles {state.tile} in phase {state.phase}")
    if state.phase in _TILED and any(state.tile[seat] == NO_TILE for seat in state.order):
        wrong.append(f"somebody has no action tile: {state.tile}")
    wrong += _turned_over(state)
    if state.upgraded >> state.setup.players or (state.upgraded and state.phase not in _TILED):
        wrong.append(f"mask upgraded is {state.upgraded:b}")
    return wrong


def _turned_over(state: SteamState) -> list[str]:
    """STM-090, STM-091: City Growth and Urbanization in the base game; the last two tiles of six.

    Those two may be left for a sixth player who can use neither.
    """
    last = (LOCOMOTIVE, URBANIZATION) if state.setup.players == len(ACTION_TILES) - 1 else ()
    usual = () if state.setup.standard else (CITY_GROWTH, URBANIZATION)
    passed = _holders(state, (*usual, *last))
    used = _holders(state, (CITY_GROWTH, URBANIZATION))
    if state.passed & ~passed or state.done_action & ~used or state.passed & state.done_action:
        return [f"passed {state.passed:b}, carried out {state.done_action:b}"]
    return []


def _holders(state: SteamState, tiles: tuple[int, ...]) -> int:
    return sum([1 << seat for seat, tile in enumerate(state.tile) if tile in tiles])

"""Turn order and new turn, and the end. Rules STM-070 to STM-074, STM-250 to STM-252."""

from __future__ import annotations

from westbound.games.steam.components import NO_TILE, TURN_ORDER
from westbound.games.steam.state import NOBODY, SteamState


# STM-074, STM-245: after the last turn, or when only one player is left.
def is_over(state: SteamState) -> bool:
    return state.turn == state.setup.turns or len(state.order) == 1


# STM-250: base game: by the numbers of the tiles, passed or not.
def order_by_tiles(state: SteamState) -> None:
    state.order.sort(key=state.tile.__getitem__)


# STM-104, STM-252: standard game: the holder of Turn Order is remembered.
def remember_turn_order(state: SteamState) -> None:
    holder = state.tile.index(TURN_ORDER) if TURN_ORDER in state.tile else NOBODY
    state.next_free_pass = holder


# STM-251
def new_turn(state: SteamState) -> None:
    state.turn += 1
    state.goods_round = 0
    state.tile = [NO_TILE] * state.setup.players
    state.passed = state.done_action = state.upgraded = 0

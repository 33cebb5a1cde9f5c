"""Numbers that rise as a match goes on: with every player's turn, and when all have had theirs."""

from __future__ import annotations

from typing import Final

from westbound.games.steam import steps as s
from westbound.games.steam.state import SteamState

PHASES: Final = ("setup", "capital", "auction", "action_tiles", "build", "goods", "income", "over")
MOVING: Final = ("goods", "income", "over")
_BITS: Final = 4  # of a number below 16: there are at most six players
_WAITING: Final = (s.Borrow, s.ChooseActionTile, s.EndBuildTurn, s.MoveGoods)


def turn_of(state: SteamState) -> int:
    """A player's turn is a build turn, a cube moved or a locomotive upgraded, a tile chosen; in an
    auction it is the sale of a place."""
    number = state.turn << _BITS | PHASES.index(state.phase)
    number = number << _BITS | state.goods_round
    return number << _BITS | (1 << _BITS) - 1 - _still_to_come(state)


def round_of(state: SteamState) -> int:
    """Everybody has had their turns when all have built, and when the goods have been moved.

    It rises by two at the end of a turn of the table: a plan of one round looks as far as that.
    """
    return 3 * state.turn + (state.phase in MOVING)


def _still_to_come(state: SteamState) -> int:
    """Turns of this phase that are not over, the running one too."""
    if not state.agenda:
        return 0
    top = state.agenda[-1]
    if isinstance(top, s.Bid):
        return state.setup.players - len(state.order)
    if isinstance(top, s.BidForOrder):
        return state.setup.players - len(top.left)
    waiting = sum([isinstance(step, _WAITING) for step in state.agenda])
    return waiting + isinstance(top, s.ChooseRoute | s.IncomeOrPoints)

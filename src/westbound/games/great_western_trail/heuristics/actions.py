"""What printed actions bring, one by one and all those of a location.

The gain of an action is what it adds to the position; never less than nothing, since nobody has
to do it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.games.great_western_trail.actions import ACTIONS, DOUBLE, NO_CARD, SINGLE, Action
from westbound.games.great_western_trail.components import EMPTY
from westbound.games.great_western_trail.heuristics import (
    buildings,
    cards,
    cattle,
    railroad,
    tiles,
    workers,
)
from westbound.games.great_western_trail.heuristics.outlook import Outlook, remembered
from westbound.games.great_western_trail.rules.actions.amounts import dollars, number
from westbound.games.great_western_trail.rules.arrive import is_usable
from westbound.games.great_western_trail.rules.auxiliary import SPACES_FOR_DOUBLE, clear_spaces
from westbound.games.great_western_trail.rules.location import local_actions
from westbound.games.great_western_trail.trail import ADJACENT

FREE_MOVE: Final = 0.5  # the move of an objective card (GWT-237)
COPIES: Final = "copy_adjacent_building"  # the verb of 8b


def verb(outlook: Outlook, name: str, amount: int) -> float:
    """What a decision of this kind will bring."""
    key = (name, amount)
    worth = outlook.known.gains.get(key)
    if worth is None:
        outlook.known.gains[key] = worth = max(0.0, _VERBS[name](outlook, amount))
    return worth


def auxiliary(outlook: Outlook, amount: int) -> float:
    """The best auxiliary action, single or double (GWT-187)."""
    best = single_auxiliary(outlook, 0)
    for kind, code in enumerate(DOUBLE):
        if clear_spaces(outlook.state, outlook.seat, kind) == SPACES_FOR_DOUBLE:
            best = max(best, action(outlook, code))
    return best


@remembered
def single_auxiliary(outlook: Outlook, amount: int) -> float:
    return max(
        [
            action(outlook, code)
            for kind, code in enumerate(SINGLE)
            if clear_spaces(outlook.state, outlook.seat, kind)
        ]
    )


@remembered
def action(outlook: Outlook, code: int) -> float:
    """The gain of a printed action, 0 if it is not possible or not wise."""
    printed = ACTIONS[code]
    if printed.pay > outlook.money:
        return 0.0
    value = -outlook.purse.cost(printed.pay) if printed.pay else 0.0
    if printed.discard != NO_CARD:
        lost = cards.cost_of_discarding(outlook, printed.discard)
        if lost is None:
            return 0.0
        value -= lost
    if printed.back > 0:
        value -= railroad.cost_of_going_back(outlook, printed.back)
    return max(0.0, value + rewards(outlook, printed))


def rewards(outlook: Outlook, printed: Action) -> float:
    """What an action brings once its costs are met."""
    state, seat, value = outlook.state, outlook.seat, 0.0
    if printed.dollars:
        value += outlook.purse.earned(dollars(state, seat, printed))
    for amount in printed.certificates:
        value += cards.certificates(outlook, number(state, seat, amount))
    if printed.asks:
        value += verb(outlook, printed.asks, number(state, seat, printed.amount))
    return value


# --- locations


def local(outlook: Outlook, space: int, used: int, copied: bool = False) -> float:
    """The local actions of the building on this space that are not used yet."""
    value = 0.0
    for index, slot in enumerate(local_actions(outlook.state, space)):
        if not used >> index & 1:
            value += max([_local_action(outlook, code, space, copied) for code in slot])
    return value


def _local_action(outlook: Outlook, code: int, space: int, copied: bool) -> float:
    if ACTIONS[code].asks == COPIES:
        return 0.0 if copied else copy(outlook, (space,))
    return action(outlook, code)


def copy(outlook: Outlook, chain: tuple[int, ...]) -> float:
    """8b: the best of the buildings next to it; another 8b is not followed further."""
    on, best = outlook.state.on, 0.0
    for space in ADJACENT[chain[0]]:
        if on[space] != EMPTY and space not in chain:
            best = max(best, local(outlook, space, 0, copied=True))
    return best


@remembered
def location(outlook: Outlook, space: int) -> float:
    """What the actions of the building on this space bring, if the seat may use it (GWT-065)."""
    if is_usable(outlook.state, outlook.seat, space):
        return local(outlook, space, 0)
    return 0.0


def _move_again(outlook: Outlook, limit: int) -> float:
    return outlook.weights.again


def _move_free(outlook: Outlook, limit: int) -> float:
    return FREE_MOVE


# the verbs of `data/actions.toml`
_VERBS: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "hire": workers.hire,
    "place_building": buildings.place_building,
    "move_engine": railroad.move_engine,
    "buy_cattle": cattle.buy_with_all,
    "remove_hazard": tiles.remove_hazard,
    "trade": tiles.trade,
    "auxiliary": auxiliary,
    "move_herd": _move_again,
    "take_objective": cards.take_objective,
    "draw_discard": cards.draw_discard,
    "upgrade_station": railroad.upgrade_behind,
    "trash_hand_cards": cards.trash,
    "extraordinary_delivery": railroad.trip_back,
    "move_free": _move_free,
}

"""Phase 3 in general: winning a location and sending cowboys home. Rules CC-058 to CC-065.

The order of the spaces (CC-058) is in `flow.py`. The module of a location says what
winning it means, in `EFFECTS` and the three functions below it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.games.carson_city.base.steps import BuyParcels
from westbound.games.carson_city.components import MINE
from westbound.games.carson_city.geometry import PARCELS
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState, replaced

# What the winner of an action space does; the modules of the spaces register themselves.
EFFECTS: Final[dict[int, Callable[[CarsonState, int], None]]] = {}


def win(state: CarsonState, seat: int, location: int) -> None:
    """The seat has the location to itself (CC-063, CC-070) and acts there."""
    if location >= PARCELS:
        EFFECTS[location](state, seat)
    elif location == state.town_hall:
        occupy(state, seat)
    elif state.owner[location] == NOBODY:
        state.agenda.append(BuyParcels(seat, 1 << location))
    # On a building the cowboy stays until income is paid (CC-122, CC-123).


def occupy(state: CarsonState, seat: int) -> None:
    """CC-152, CC-285: the winner's cowboy stays in the Town Hall; it cannot be declined."""
    use_up_tokens(state, seat, state.town_hall)
    state.sitter = seat
    state.at[seat] &= ~(1 << state.town_hall)


def send_home(state: CarsonState, seat: int, location: int) -> None:
    """CC-060: after its action a cowboy goes to the general reserve; CC-177: not the white one."""
    state.at[seat] &= ~(1 << location)
    if state.quiet[seat] or state.charged[seat]:
        use_up_tokens(state, seat, location)
    if state.white_at == location and state.white_owner == seat:
        state.white_at, state.white_owner = NOWHERE, NOBODY
    else:
        state.general[seat] += 1


def use_up_tokens(state: CarsonState, seat: int, location: int) -> None:
    """CC-195, CC-289: tokens with a cowboy are used up with it.

    CC-192: dynamite triples one's own mine.
    """
    bit = 1 << location
    if state.quiet[seat] & bit:
        state.quiet = replaced(state.quiet, seat, state.quiet[seat] ^ bit)
    if state.charged[seat] & bit:
        state.charged = replaced(state.charged, seat, state.charged[seat] ^ bit)
        if location < PARCELS and state.built[seat] & state.of_type[MINE] & bit:
            state.tripled |= bit


def first_player(state: CarsonState) -> int:
    """CC-065: the first of the pass order as last formed."""
    return state.passed[0] if state.phase >= 3 else state.order[0]

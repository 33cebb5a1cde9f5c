"""How a duel ends. Rules CC-070, CC-071, and what cards and variants make of it.

The Sheriff (CC-178), the Gunsmith (CC-193), the Doctor (CC-202), the Undertaker (CC-203), duel
tiles (CC-230).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import automatic
from westbound.engine.step import AUTOMATIC
from westbound.games.carson_city.base.rules.resolve_actions import use_up_tokens, win
from westbound.games.carson_city.base.steps import Win
from westbound.games.carson_city.characters.names import DOCTOR
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState


def end_duel(state: CarsonState, duellists: tuple[int, ...], location: int, winner: int) -> None:
    """CC-070, CC-071: losers go home, the winner acts; what cards and tiles bring comes first."""
    variants = state.setup.variants
    beaten = tuple([seat for seat in duellists if seat != winner])
    state.fought |= 1 << location
    for seat in beaten:
        beat(state, seat, location)
        state.power(seat).lost(state, seat)
    if winner != NOBODY:
        state.power(winner).won(state, winner)
        if not any(variant.reward(state, winner, location) for variant in variants):
            if not asks_after_duels(state):
                win(state, winner, location)
                return
            state.agenda.append(Win(AUTOMATIC, location, winner))
    for variant in variants:
        variant.duel_over(state)
    for seat in range(state.setup.players):
        state.power(seat).duel_over(state, seat, beaten)


def asks_after_duels(state: CarsonState) -> bool:
    """Whether something may come between the end of a duel and what the winner does."""
    if DOCTOR in state.character or DOCTOR in state.borrowed:
        return True
    return any(variant.acts_after_duels for variant in state.setup.variants)


def act_as_winner(state: CarsonState, step: Win) -> None:
    win(state, step.winner, step.location)


def beat(state: CarsonState, seat: int, location: int) -> None:
    """CC-071: a beaten cowboy goes to the personal reserve and counts for later duels.

    CC-152: so does one that sat in the Town Hall; CC-192: with the dynamite that it had.
    """
    bit = 1 << location
    if state.at[seat] & bit:
        state.at[seat] ^= bit
    elif location == state.town_hall and state.sitter == seat:
        state.sitter = NOBODY
    use_up_tokens(state, seat, location)
    if state.white_at == location and state.white_owner == seat:
        state.white_at, state.white_owner = NOWHERE, NOBODY
    else:
        state.reserve[seat] += 1


AUTOMATIC_STEPS: Final = (automatic(Win, act_as_winner),)

"""The referee of tokens and cards."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.dynamite import supply
from westbound.games.carson_city.locations import DUEL_LOCATIONS, QUIET_SPACES
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import NOT_HERE, CarsonState


def check_tokens(state: CarsonState) -> list[str]:
    """CC-192, CC-194, CC-289: tokens lie with cowboys of their owner, where they may."""
    wrong = []
    if not supply(state) >= 0 or min(state.dynamite) < 0 or min(state.no_duel) < 0:
        wrong.append(f"dynamite {state.dynamite}, no-duel tokens {state.no_duel}")
    for seat in range(state.setup.players):
        if state.charged[seat] & ~(state.at[seat] & DUEL_LOCATIONS):
            wrong.append(f"seat {seat}: dynamite without a cowboy")
        if state.quiet[seat] & ~(state.at[seat] & QUIET_SPACES):
            wrong.append(f"seat {seat}: a no-duel token without a cowboy")
    return wrong


def check_cards(state: CarsonState) -> list[str]:
    """CC-024: cards in use are laid out; CC-173: a borrowed one goes with the Newsboy."""
    wrong = []
    for seat in range(state.setup.players):
        for number in (state.character[seat], state.borrowed[seat]):
            if number >= 0 and state.sides[number] == NOT_HERE:
                wrong.append(f"seat {seat} has card {number}, which is not laid out")
        if state.borrowed[seat] >= 0 and state.character[seat] != 0:
            wrong.append(f"seat {seat} borrowed card {state.borrowed[seat]} without the Newsboy")
    return wrong


PART: Final = Part(checks=(check_tokens, check_cards))

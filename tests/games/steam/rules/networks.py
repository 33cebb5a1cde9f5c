"""Links without track, for deliveries, which look at links only; and the cities they join."""

from __future__ import annotations

from tests.games.steam.positions import (
    a_state,
    cubes,
    free_link,
    moving_goods,
    play,
    refused,
    texts,
)
from westbound.games.steam.state import SteamState

ALBANY, NEW_YORK, HARTFORD = "8,0", "8,4", "10,1"  # purple, blue, yellow
BOSTON, PROVIDENCE, SYRACUSE = "13,-2", "12,0", "5,1"  # red, purple, blue
SCRANTON, PORTLAND, MONTREAL = "6,3", "14,-5", "8,-4"  # yellow, yellow, blue
TOWN, TOWN_2, TOWN_3 = "8,2", "9,3", "7,0"


def network(*links: str, level: int = 6, players: int = 4) -> SteamState:
    """Links such as "0 8,0 8,4": seat and two places. Everybody has this level."""
    state = a_state(players)
    for link in links:
        seat, place, other = link.split()
        free_link(state, int(seat), place, other)
    state.level = [level] * players
    return state


def deliveries(state: SteamState, name: str, colour: str, seat: int = 0) -> list[str]:
    """Where a cube that is put there can go, and who scores."""
    trial = state.copy()
    cubes(trial, name, colour)
    moving_goods(trial, seat)
    if refused(trial, f"cube {name} {colour}") is not None:
        return []
    play(trial, f"cube {name} {colour}")
    assert texts(trial), "a cube that can be picked has a way"
    return sorted(texts(trial))

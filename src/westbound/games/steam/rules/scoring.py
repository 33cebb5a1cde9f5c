"""End and scoring. Rules STM-260 to STM-266."""

from __future__ import annotations

from typing import Final

from westbound.engine.standing import Standing
from westbound.games.steam.components import INCOME_PER_VP, VP_PER_NEGATIVE
from westbound.games.steam.state import SteamState

CATEGORIES: Final = ("points", "income", "links")


# STM-260, STM-261
def income_points(state: SteamState, seat: int) -> int:
    income = state.income[seat]
    return income // INCOME_PER_VP if income > 0 else income * VP_PER_NEGATIVE


# STM-262: complete links only.
def complete_links(state: SteamState, seat: int) -> int:
    ends = sum(owner == seat for links in state.links for _, owner, _ in links)
    return ends // 2


def points(state: SteamState, seat: int) -> dict[str, int]:
    """The points of the seat by category, as if the game were over."""
    return {
        "points": state.vp[seat],
        "income": income_points(state, seat),
        "links": complete_links(state, seat),
    }


# STM-263, STM-264: the lowest action tile wins a tie, perhaps after the income.
def tie_break(state: SteamState, seat: int) -> tuple[int, ...]:
    income = -state.income[seat] if state.setup.income_breaks_ties else 0
    return (income, state.tile[seat])


# STM-245: bankrupt players rank behind all others.
def standings(state: SteamState) -> list[Standing]:
    breakdowns = [points(state, seat) for seat in range(state.setup.players)]
    totals = [sum(breakdown.values()) for breakdown in breakdowns]
    keys = {
        seat: (state.gone >> seat & 1, -totals[seat], *tie_break(state, seat))
        for seat in range(state.setup.players)
    }
    order = sorted(keys, key=keys.__getitem__)
    return [
        Standing(
            seat,
            1 + sum(other < keys[seat] for other in keys.values()),
            totals[seat],
            breakdowns[seat],
            out=bool(state.gone >> seat & 1),
        )
        for seat in order
    ]

"""End and scoring. Rules STM-260 to STM-266."""

from __future__ import annotations

from typing import Final

from westbound.engine.standing import Criterion, Standing, rank_seats
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
def tie_breaks(state: SteamState) -> list[Criterion]:
    gone, seats = state.gone, range(state.setup.players)
    numbers = [0 if gone >> seat & 1 else 1 + state.tile[seat] for seat in seats]
    tiles = [Criterion("STM-263", "action_tile", numbers)]
    if state.setup.rules_version < 2:
        tiles.append(Criterion("STM-263", "bankrupt_tile", state.tile))
    if not state.setup.income_breaks_ties:
        return tiles
    return [Criterion("STM-264", "income", state.income, most=True), *tiles]


# STM-245: bankrupt players rank behind all others.
def standings(state: SteamState) -> list[Standing]:
    breakdowns = [points(state, seat) for seat in range(state.setup.players)]
    return rank_seats(breakdowns, tie_breaks(state), out=state.gone, out_by="STM-245")

"""Disc spaces of the player board: what cleared ones are worth, and the best to clear next."""

from __future__ import annotations

from westbound.games.great_western_trail.components import (
    DISC_COST,
    DISC_COUNT,
    DISC_GAIN,
    DISC_WHITE,
    DISCS,
)
from westbound.games.great_western_trail.heuristics.outlook import Outlook, remembered


def all_discs(outlook: Outlook) -> float:
    cleared, rows = outlook.state.cleared_discs(outlook.seat), outlook.weights.discs
    return outlook.fade * sum(
        [sum(rows[disc][:n], 0.0) for disc, n in enumerate(cleared) if n], 0.0
    )


@remembered
def best_disc(outlook: Outlook, white: int) -> float:
    """The best space to clear for a white (1) or dark (0) corner (GWT-094)."""
    cleared, weights, best = outlook.state.cleared_discs(outlook.seat), outlook.weights, 0.0
    for disc in DISCS:
        if cleared[disc] < DISC_COUNT[disc] and (DISC_WHITE[disc] or not white):
            price = DISC_COST[disc]
            if price <= outlook.money:
                freed = weights.discs[disc][cleared[disc]] * outlook.fade
                worth = freed - outlook.purse.cost(price)
                best = max(best, worth + weights.dollar * DISC_GAIN[disc])
    return best

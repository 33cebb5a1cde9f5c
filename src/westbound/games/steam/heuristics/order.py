"""What places in the turn order are worth, in dollars (STM-041, STM-102, STM-105)."""

from __future__ import annotations

from westbound.games.steam.heuristics.weights import Weights
from westbound.games.steam.rules.auction import price_of_place
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import Bid, BidForOrder


def place_value(state: SteamState, seat: int, weights: Weights) -> float:
    return weights.order[state.order.index(seat)] if seat in state.order else 0.0


def winning(bid: int, rivals: int) -> float:
    """The chance that nobody bids more."""
    return ((bid + 1) / (bid + 2)) ** max(1, rivals)


def bid_value(state: SteamState, seat: int, step: Bid, weights: Weights) -> tuple[float, float]:
    """Base auction: the worth of the place on sale for the leader, else of those that are left, and
    what will be paid for it."""
    if seat in state.order:
        return place_value(state, seat, weights), 0.0
    order, place, players = weights.order, len(state.order), state.setup.players
    later = order[place + 1 : players]
    without = sum(later) / len(later)
    if step.leader != seat:
        return without, 0.0
    chance = winning(step.high, len(step.inside) - 1)
    return chance * order[place] + (1 - chance) * without, chance * step.high


def bid_for_order_value(
    state: SteamState, seat: int, step: BidForOrder, weights: Weights
) -> tuple[float, float]:
    """Standard auction: whoever has passed knows their place, the leader may keep the first."""
    order, players = weights.order, len(state.order)
    bid = max(0, step.bids[seat])
    if seat in step.left:
        place = players - 1 - step.left.index(seat)
        return order[place], float(price_of_place(place, players, bid))
    behind = max(1, players - 1 - len(step.left))
    price = price_of_place(behind, players, bid)
    if step.leader != seat:
        return order[behind], float(price)
    chance = winning(bid, len(step.inside) - 1)
    place_ = chance * order[0] + (1 - chance) * order[behind]
    return place_, chance * bid + (1 - chance) * price

"""Firepower and duels: CC-066 to CC-071."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import product

from .position import Position, copy_of


def firepower(position: Position, seat: int) -> int:
    """CC-066, CC-188: reserve cowboys, revolver tokens, the 3-revolver token and the bonus."""
    power = position.reserve_cowboys[seat] + position.revolvers[seat]
    if position.has_three_revolver_token[seat]:
        power += 3
    return power + position.firepower_bonus[seat]


def duel_totals(position: Position, dice: dict[int, int]) -> dict[int, int]:
    """CC-067: one die plus firepower for everybody in the duel."""
    return {seat: die + firepower(position, seat) for seat, die in dice.items()}


def duel_winner(position: Position, dice: dict[int, int]) -> int:
    """CC-066 to CC-069: the highest total; of tied players the one who passed earliest."""
    totals = duel_totals(position, dice)
    best = max(totals.values())
    tied = [seat for seat in totals if totals[seat] == best]
    return min(tied, key=position.pass_order.index)


def duel_probabilities(position: Position, seats: Iterable[int]) -> dict[int, Fraction]:
    """CC-066 to CC-069: the exact chance of each seat, over all throws of one die each."""
    group = list(seats)
    wins = dict.fromkeys(group, 0)
    throws = list(product(range(1, 7), repeat=len(group)))
    for throw in throws:
        wins[duel_winner(position, dict(zip(group, throw, strict=True)))] += 1
    return {seat: Fraction(wins[seat], len(throws)) for seat in group}


def after_duel(position: Position, seats: Iterable[int], winner: int) -> Position:
    """CC-070, CC-071: the losers' cowboys return to their personal reserves, the winner's not."""
    later = copy_of(position)
    for seat in seats:
        if seat != winner:
            later.reserve_cowboys[seat] += 1
    return later

"""How duels came out, in the words of the log."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Phrase
from westbound.games.carson_city.base.rules.duels import (
    dice_of,
    dice_values,
    duel_totals,
    duel_winner,
    firepower,
)
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.state import CarsonState
from westbound.kit.messages import sentence

DUEL_KEYS: Final = ("duel_fought", "duel_fought_tie")


def dice_totals(
    state: CarsonState, duellists: tuple[int, ...], location: int, dice: tuple[int, ...]
) -> tuple[str, ...]:
    """Dice plus firepower of each: 5+3=8; with dynamite 2+5+3=10; a sharpshooter's 5(2/5)+3=8."""
    totals = duel_totals(state, duellists, dice_values(state, duellists, location, dice))
    told, used = [], 0
    for seat, total in zip(duellists, totals, strict=True):
        own = dice[used : used + dice_of(state, seat, location)]
        used += len(own)
        if len(own) == 1 or state.charged[seat] >> location & 1:
            shown = "+".join(map(str, own))
        else:
            shown = f"{max(own)}({'/'.join(map(str, own))})"
        told.append(f"{shown}+{firepower(state, seat)}={total}")
    return tuple(told)


def duel_decided(
    state: CarsonState, duellists: tuple[int, ...], location: int, dice: tuple[int, ...]
) -> Sentence:
    """The end of a duel with these dice."""
    values = dice_values(state, duellists, location, dice)
    winner = duel_winner(state, duellists, location, values)
    return duel_fought(duellists, location, winner, dice_totals(state, duellists, location, dice))


def duel_fought(
    duellists: tuple[int, ...], location: int, winner: int, totals: tuple[str, ...]
) -> Sentence:
    """Everybody's total and who wins with it."""
    return sentence(
        "duel_fought_tie" if _is_tie(totals) else "duel_fought",
        location=LOCATION_NAMES[location],
        totals=by_name(duellists, totals),
        winner=winner,
    )


def _is_tie(totals: tuple[str, ...]) -> bool:
    """CC-068: whether the best total is there more than once."""
    figures = [int(total.rpartition("=")[2]) for total in totals]
    return figures.count(max(figures)) > 1


def by_name(seats: tuple[int, ...], totals: tuple[str, ...]) -> tuple[Phrase, ...]:
    """Whose total is which: Ana 5+3=8, Bo 2+4=6."""
    return tuple(
        Phrase("told_sum", {"seat": seat, "total": total})
        for seat, total in zip(seats, totals, strict=True)
    )

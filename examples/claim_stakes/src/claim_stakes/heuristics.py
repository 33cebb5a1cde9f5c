"""What a bot knows: how good a position is for a seat, in points."""

from __future__ import annotations

from typing import Final

from claim_stakes.gulch import ALL_CLAIMS, NEIGHBOURS, ORE
from claim_stakes.moves import ROLL
from claim_stakes.rules.jumping import around, roll
from claim_stakes.rules.scoring import dug_ore, longest_vein
from claim_stakes.state import NOBODY, GulchState
from claim_stakes.steps import Brawl, Dig, Look, Turn
from claim_stakes.view import unseen

# In points; found by letting the greedy bot play against itself with other weights.
USEFUL_DUST: Final = 0.6  # dust that will still buy claims
SPARE_DUST: Final = 0.5
GROWTH: Final = 0.6  # of the stakes in hand join the vein
LOOK: Final = 1.0  # knowing what lies somewhere before paying for it
FAR_LOOK: Final = 0.5  # the same where no claim of one's own is near
BETTER: Final = 0.7  # of what a surveyed claim is worth above the average
RIVAL: Final = 0.4  # of the best rival's rating


def evaluate(state: GulchState, seat: int) -> float:
    """What the seat has and can still make of it, less a part of what the best rival has."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Brawl):
        return sum(_balance(_rolled(state, step, n), seat) for n in range(len(ROLL))) / len(ROLL)
    return _balance(state, seat)


def _rolled(state: GulchState, step: Brawl, n: int) -> GulchState:
    after = state.copy()
    after.agenda.pop()
    roll(after, step, ROLL[n])
    return after


def _balance(state: GulchState, seat: int) -> float:
    mean = _mean(state, seat)
    rivals = (_rating(state, s, mean) for s in range(state.setup.players) if s != seat)
    return _rating(state, seat, mean) + _knowledge(state, seat, mean) - RIVAL * max(rivals)


def _mean(state: GulchState, seat: int) -> float:
    """The ore to be expected where the seat has not looked."""
    tiles = unseen(state, seat)
    return sum(worth * n for worth, n in zip(ORE, tiles, strict=True)) / sum(tiles)


def _rating(state: GulchState, seat: int, mean: float) -> float:
    """What everybody can see of the seat's prospects."""
    stakes, ore = _plantable(state, seat), dug_ore(state, seat)
    useful = min(state.dust[seat], stakes)
    hidden = len(state.claims_of(seat)) - len(ore)  # about to be dug
    return (
        sum(ore)
        + mean * (hidden + stakes)
        + _vein(state, seat, stakes)
        + USEFUL_DUST * useful
        + SPARE_DUST * (state.dust[seat] - useful)
    )


def _vein(state: GulchState, seat: int, stakes: int) -> float:
    """The points of the vein as it may be in the end."""
    vein = longest_vein(state, seat)
    around = {near for claim in vein for near in NEIGHBOURS[claim] if state.owner[near] == NOBODY}
    growth = GROWTH * min(stakes, len(around)) if vein else GROWTH * stakes
    size = len(vein) + growth
    return max(0.0, size * (size - 1) / 2)


def _plantable(state: GulchState, seat: int) -> int:
    """Stakes for which there are turns left."""
    waiting = sum(isinstance(step, Turn) and step.seat == seat for step in state.agenda)
    return min(state.stakes[seat], state.rounds - state.round + waiting)


def _knowledge(state: GulchState, seat: int, mean: float) -> float:
    """What the seat alone knows of the ground: where it digs, has looked, or looks now."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Dig) and step.player == state.surveyor[step.claim] == seat:
        return state.ore[step.claim] - mean
    flags = (c for c in ALL_CLAIMS if state.surveyor[c] == seat and state.owner[c] == NOBODY)
    better = sorted((state.ore[c] - mean for c in flags if state.ore[c] > mean), reverse=True)
    plantable = _plantable(state, seat)
    known = BETTER * sum(better[:plantable])
    if isinstance(step, Look) and step.player == seat and plantable:
        known += LOOK if around(state, seat, step.claim) else FAR_LOOK
    return known

"""Jumping. Rules CLS-060 to CLS-066."""

from __future__ import annotations

from typing import Final

from claim_stakes.gulch import ALL_CLAIMS, CLAIMS, DIE, JUMP_DIE, JUMP_PRICE, NEIGHBOURS
from claim_stakes.moves import JUMP, ROLL, Jump, Roll
from claim_stakes.rules.claims import has_stake
from claim_stakes.state import NOBODY, GulchState
from claim_stakes.steps import Brawl, Turn
from westbound.engine.decisions import chance
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE


# CLS-060: only where it was agreed before the match.
def is_agreed(state: GulchState) -> Refusal | None:
    return None if state.setup.options["jumping"] else Refusal("CLS-060")


# CLS-061: the claim belongs to another player.
def is_rivals(state: GulchState, seat: int, claim: int) -> Refusal | None:
    refused = state.owner[claim] in (NOBODY, seat)
    return Refusal("CLS-061", claim=CLAIMS[claim]) if refused else None


# CLS-062: it lies next to a claim of yours.
def is_in_reach(state: GulchState, seat: int, claim: int) -> Refusal | None:
    return None if around(state, seat, claim) else Refusal("CLS-062", claim=CLAIMS[claim])


# CLS-063: it is paid for, whatever comes of it.
def can_pay_jump(state: GulchState, seat: int) -> Refusal | None:
    dust = state.dust[seat]
    return None if dust >= JUMP_PRICE else Refusal("CLS-063", cost=JUMP_PRICE, dust=dust)


def around(state: GulchState, seat: int, claim: int) -> int:
    """How many claims next to this one the seat owns."""
    return sum(state.owner[near] == seat for near in NEIGHBOURS[claim])


# CLS-064: your claims around it help you, those of the owner help the owner.
def needed(state: GulchState, seat: int, claim: int) -> int:
    """The lowest die that wins; there may be none so high."""
    owner = state.owner[claim]
    return max(1, JUMP_DIE - around(state, seat, claim) + around(state, owner, claim))


def why_not_jump(state: GulchState, step: Turn, move: Jump) -> Refusal | None:
    """The first rule that forbids it, or None."""
    seat, claim = step.seat, move.code
    return (
        is_agreed(state)
        or is_rivals(state, seat, claim)
        or is_in_reach(state, seat, claim)
        or has_stake(state, seat)
        or can_pay_jump(state, seat)
    )


def jump_options(state: GulchState, step: Turn) -> list[Move]:
    return [JUMP[c] for c in ALL_CLAIMS if why_not_jump(state, step, JUMP[c]) is None]


def jump(state: GulchState, step: Turn, move: Jump) -> None:
    state.dust[step.seat] -= JUMP_PRICE
    state.agenda.append(Brawl(CHANCE, move.code, step.seat))


def sample_roll(state: GulchState, step: Brawl, rng: Rng) -> Roll:
    return rng.choice(ROLL)


def why_not_roll(state: GulchState, step: Brawl, move: Roll) -> Refusal | None:
    return None if 1 <= move.amount <= DIE else Refusal("CLS-064", sides=DIE)


def roll(state: GulchState, step: Brawl, move: Roll) -> None:
    seat, owner = step.player, state.owner[step.claim]
    if move.amount >= needed(state, seat, step.claim):
        state.owner[step.claim] = seat  # CLS-065
        state.stakes[seat] -= 1
        state.stakes[owner] += 1
    else:
        state.dust[owner] += JUMP_PRICE  # CLS-066


CHANCES: Final = (chance(Brawl, sample_roll, Roll, why_not_roll, roll),)

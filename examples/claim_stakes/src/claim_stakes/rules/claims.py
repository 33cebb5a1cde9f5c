"""Surveying and staking. Rules CLS-030 to CLS-045."""

from __future__ import annotations

from typing import Final

from claim_stakes import gulch
from claim_stakes.gulch import ALL_CLAIMS, CLAIMS, CREEK, ORE
from claim_stakes.moves import FIND, STAKE, SURVEY, Find, Stake, Survey
from claim_stakes.state import NOBODY, UNDRAWN, GulchState
from claim_stakes.steps import ChanceAtClaim, Dig, Look, Turn
from westbound.engine.decisions import chance
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE

# --- surveying


# CLS-031: a claim that somebody owns is not surveyed any more.
def is_unowned(state: GulchState, claim: int) -> Refusal | None:
    owner = state.owner[claim]
    return None if owner == NOBODY else Refusal("CLS-031", claim=CLAIMS[claim], owner=owner)


# CLS-032: a claim is surveyed once, by one player.
def is_unsurveyed(state: GulchState, claim: int) -> Refusal | None:
    by = state.surveyor[claim]
    return None if by == NOBODY else Refusal("CLS-032", claim=CLAIMS[claim], owner=by)


def why_not_survey(state: GulchState, step: Turn, move: Survey) -> Refusal | None:
    """The first rule that forbids it, or None."""
    return is_unowned(state, move.code) or is_unsurveyed(state, move.code)


def survey_options(state: GulchState, step: Turn) -> list[Move]:
    return [SURVEY[c] for c in ALL_CLAIMS if why_not_survey(state, step, SURVEY[c]) is None]


def survey(state: GulchState, step: Turn, move: Survey) -> None:
    state.surveyor[move.code] = step.seat
    state.agenda.append(Look(CHANCE, move.code, step.seat))


# --- staking


# CLS-040: only a claim that nobody owns can be staked.
def is_free(state: GulchState, claim: int) -> Refusal | None:
    owner = state.owner[claim]
    return None if owner == NOBODY else Refusal("CLS-040", claim=CLAIMS[claim], owner=owner)


# CLS-041: a stake in hand is needed.
def has_stake(state: GulchState, seat: int) -> Refusal | None:
    return None if state.stakes[seat] else Refusal("CLS-041")


def paid_surveyor(state: GulchState, seat: int, claim: int) -> int | None:
    """CLS-043: the other player whose survey has to be paid for."""
    surveyor = state.surveyor[claim]
    return None if surveyor in (NOBODY, seat) else surveyor


# CLS-042: hills cost less than the creek. CLS-043: your own survey saves what another's costs.
def price(state: GulchState, seat: int, claim: int) -> int:
    ground = gulch.CREEK_PRICE if claim in CREEK else gulch.HILL_PRICE
    if paid_surveyor(state, seat, claim) is not None:
        return ground + gulch.SURVEY_FEE
    return ground - gulch.SURVEY_FEE if state.surveyor[claim] == seat else ground


# CLS-044: the price is paid in full, at once.
def can_pay(state: GulchState, seat: int, claim: int) -> Refusal | None:
    cost, dust = price(state, seat, claim), state.dust[seat]
    enough = dust >= cost
    return None if enough else Refusal("CLS-044", claim=CLAIMS[claim], cost=cost, dust=dust)


def why_not_stake(state: GulchState, step: Turn, move: Stake) -> Refusal | None:
    """The first rule that forbids it, or None."""
    seat, claim = step.seat, move.code
    return is_free(state, claim) or has_stake(state, seat) or can_pay(state, seat, claim)


def stake_options(state: GulchState, step: Turn) -> list[Move]:
    return [STAKE[c] for c in ALL_CLAIMS if why_not_stake(state, step, STAKE[c]) is None]


def stake(state: GulchState, step: Turn, move: Stake) -> None:
    seat, claim = step.seat, move.code
    surveyor = paid_surveyor(state, seat, claim)
    state.dust[seat] -= price(state, seat, claim)
    if surveyor is not None:
        state.dust[surveyor] += gulch.SURVEY_FEE
    state.stakes[seat] -= 1
    state.owner[claim] = seat
    state.agenda.append(Dig(CHANCE, claim, seat))


# --- what the ground holds


def sample_ore(state: GulchState, step: ChanceAtClaim, rng: Rng) -> Find:
    """The tile that lies there already, or one of the bag."""
    there = state.ore[step.claim]
    return FIND[rng.choice(state.tiles_in_bag()) if there == UNDRAWN else there]


# CLS-010: a tile is one of those left in the bag. CLS-045: one that was surveyed stays the same.
def why_not_ore(state: GulchState, step: ChanceAtClaim, move: Find) -> Refusal | None:
    there = state.ore[step.claim]
    if there == UNDRAWN:
        left = move.amount in ORE and state.bag[ORE.index(move.amount)]
        return None if left else Refusal("CLS-010", worth=move.amount)
    return None if there == move.amount else Refusal("CLS-045")


def look(state: GulchState, step: Look, move: Find) -> None:
    """CLS-033: the surveyor alone sees the tile."""
    state.put_ore(step.claim, move.amount)


def dig(state: GulchState, step: Dig, move: Find) -> None:
    """CLS-045: the tile is turned up for all to see."""
    if state.ore[step.claim] == UNDRAWN:
        state.put_ore(step.claim, move.amount)
    state.face_up[step.claim] = True


CHANCES: Final = (
    chance(Look, sample_ore, Find, why_not_ore, look),
    chance(Dig, sample_ore, Find, why_not_ore, dig),
)

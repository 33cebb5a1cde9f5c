"""Income in Kansas City. Rules GWT-081 to GWT-089."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.engine.decisions import answer, chance, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.chance_moves import CARDS, Cards
from westbound.games.great_western_trail.chance_steps import RevealHand
from westbound.games.great_western_trail.components import (
    BREED,
    BREED_VALUE,
    CATTLE,
    CERTIFICATES,
    merged,
)
from westbound.games.great_western_trail.moves import SPEND, SpendCertificates
from westbound.games.great_western_trail.rules.certificates import permanent
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Income


# GWT-081: each different breed once; objective cards count nothing.
@lru_cache(maxsize=1 << 14)
def breeding_value(hand: tuple[int, ...]) -> int:
    return sum(BREED_VALUE[breed] for breed in {BREED[card] for card in hand if card < CATTLE})


def begin_income(state: TrailState, seat: int) -> None:
    """Ask for certificates only where there are any, or an objective card could be played."""
    hand = state.hand[seat]
    if state.certificates[seat] or (hand and hand[-1] >= CATTLE):
        state.agenda.append(Income(seat))
    else:
        take_income(state, seat, 0)


# GWT-082, GWT-084 (ADR 0006): the marker moves by places, so from 6 not exactly 1.
def spendable(state: TrailState, seat: int) -> list[int]:
    """How many temporary certificates can be used."""
    now = CERTIFICATES[state.certificates[seat]]
    return [now - left for left in reversed(CERTIFICATES[: state.certificates[seat] + 1])]


def spend_certificates_options(state: TrailState, step: Income) -> list[Move]:
    return [SPEND[amount] for amount in spendable(state, step.seat)]


def why_not_spend_certificates(
    state: TrailState, step: Income, move: SpendCertificates
) -> Refusal | None:
    amounts = spendable(state, step.seat)
    if move.amount in amounts:
        return None
    if move.amount > amounts[-1]:
        return Refusal("GWT-082", amount=move.amount, certificates=amounts[-1])
    return Refusal("GWT-084", amount=move.amount, certificates=amounts[-1])


def spend_certificates(state: TrailState, step: Income, move: SpendCertificates) -> None:
    seat = step.seat
    now = CERTIFICATES[state.certificates[seat]]
    state.certificates[seat] = CERTIFICATES.index(now - move.amount)
    take_income(state, seat, move.amount)


def take_income(state: TrailState, seat: int, certificates: int) -> None:
    """GWT-081: everybody sees the hand, so showing it is a step that cannot be undone."""
    if state.hand[seat]:
        state.agenda.append(step_cache.reveal_hand(certificates, seat))
    else:
        gain_income(state, seat, certificates)


def sample_reveal_hand(state: TrailState, step: RevealHand, rng: Rng) -> Cards:
    return CARDS(state.hand[step.player])


def why_not_reveal_hand(state: TrailState, step: RevealHand, move: Cards) -> Refusal | None:
    return None if move.codes == state.hand[step.player] else Refusal("GWT-081")


def reveal_hand(state: TrailState, step: RevealHand, move: Cards) -> None:
    gain_income(state, step.player, step.certificates)


def gain_income(state: TrailState, seat: int, certificates: int) -> None:
    """GWT-083, GWT-085, GWT-086: money for the total, the hand is discarded, then the delivery."""
    hand = state.hand[seat]
    total = breeding_value(hand) + permanent(state, seat) + certificates
    state.money[seat] += total
    state.discard[seat] = merged(state.discard[seat], hand)
    state.hand[seat] = ()
    # GWT-221: an unseen card was in this hand, unless it had been shown before
    state.unseen[seat] = ()
    state.agenda.append(step_cache.LEAVE_KANSAS_CITY[seat])
    state.agenda.append(step_cache.delivery(seat, False, total))


DECISIONS: Final = (
    decision(
        Income,
        spend_certificates_options,
        answer(Income, SpendCertificates, why_not_spend_certificates, spend_certificates),
    ),
)
CHANCES: Final = (chance(RevealHand, sample_reveal_hand, Cards, why_not_reveal_hand, reveal_hand),)

"""Standard game, phase 1: buying capital. Rules STM-100, STM-101."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.steam.moves import BORROW, TakeLoans
from westbound.games.steam.rules.money import max_loans, take_loans
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import Borrow


def begin_capital(state: SteamState) -> None:
    state.agenda.extend(Borrow(seat) for seat in reversed(state.order))


def borrow_options(state: SteamState, step: Borrow) -> list[Move]:
    return list(BORROW[: max_loans(state, step.seat) + 1])


def why_not_borrow(state: SteamState, step: Borrow, move: TakeLoans) -> Refusal | None:
    limit = max_loans(state, step.seat)
    return None if move.amount <= limit else Refusal("STM-063", amount=move.amount, most=limit)


def borrow(state: SteamState, step: Borrow, move: TakeLoans) -> None:
    take_loans(state, step.seat, move.amount)


DECISIONS: Final = (
    decision(Borrow, borrow_options, answer(Borrow, TakeLoans, why_not_borrow, borrow)),
)

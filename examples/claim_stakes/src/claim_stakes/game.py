"""Claim Stakes as a game: joins the pieces. No rules in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from claim_stakes import heuristics, text_board
from claim_stakes.all_rules import RULES
from claim_stakes.flow import FLOW
from claim_stakes.messages import MESSAGES
from claim_stakes.moves import NOTATION
from claim_stakes.referee import violations
from claim_stakes.rules import scoring
from claim_stakes.state import GulchState
from claim_stakes.steps import Look
from claim_stakes.view import View, observe, restore
from westbound.engine.move import Move
from westbound.engine.option import Option, Value
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.kit.ruled_game import RuledGame


class ClaimStakes(RuledGame[GulchState, View]):
    id = "claim_stakes"
    title = "Claim Stakes"
    rule_prefix = "CLS"
    rules_version = 1
    players = range(2, 5)
    options = (Option("jumping", (True, False), True, "CLS-002", beginner=False),)
    package = "claim_stakes"
    rules, notation, messages = RULES, NOTATION, MESSAGES

    def new(self, players: int, options: Mapping[str, Value]) -> GulchState:
        state = GulchState(players, options)
        FLOW.begin(state)
        self.run_automatic(state)
        return state

    def all_moves(self) -> Sequence[Move]:
        return NOTATION.fixed

    def view(self, state: GulchState, seat: int | None, moves: Sequence[Move] | None) -> View:
        return observe(state, seat, moves)

    def determinize(self, observation: Mapping[str, Any], rng: Rng) -> GulchState:
        return restore(observation, RULES.kinds, rng)

    def secret_to(self, state: GulchState, move: Move, seat: int) -> int | None:
        """CLS-033: only the surveyor knows what a survey finds."""
        step = state.agenda[-1]
        return step.player if isinstance(step, Look) else None

    def standings(self, state: GulchState) -> list[Standing]:
        return scoring.standings(state)

    def evaluate(self, state: GulchState, seat: int, style: str = "") -> float:
        return heuristics.evaluate(state, seat)

    def phase_label(self, state: GulchState) -> tuple[int | None, str]:
        return state.round or None, "round" if state.round else "setup"

    def draw(
        self, state: GulchState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return text_board.draw(state, viewer, names, language)

    def check_invariants(self, state: GulchState) -> list[str]:
        return violations(state)


GAME: Final = ClaimStakes()

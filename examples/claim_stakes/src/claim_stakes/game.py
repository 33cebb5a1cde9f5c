"""Claim Stakes as a game: what the kit asks of it, and what a bot knows."""

from __future__ import annotations

from claim_stakes import rules
from claim_stakes.rules import GULCH, NOBODY, STAKES, Gulch, begin_turn, points
from westbound.engine.decisions import Rules
from westbound.engine.game import Sentence
from westbound.kit.messages import sentence
from westbound.kit.open_game import OpenGame


class ClaimStakes(OpenGame[Gulch]):
    id, title, rule_prefix = "claim_stakes", "Claim Stakes", "CS"
    players = range(2, 5)
    rules, state, grid = Rules((rules,)), Gulch, GULCH

    begin, points = staticmethod(begin_turn), staticmethod(points)

    def at(self, state: Gulch, place: int) -> Sentence:
        owner = state.owner[place]
        if owner == NOBODY:
            return sentence("free")
        return sentence("staked", owner=owner, gold=state.gold[place])

    def check_invariants(self, state: Gulch) -> list[str]:
        """Every stake is in a hand, in the ground, or was pulled out by a jump."""
        staked = len(GULCH) - state.owner.count(NOBODY)
        wrong = (
            [] if 0 <= state.left <= STAKES - staked else [f"{staked} staked, {state.left} left"]
        )
        return wrong + super().check_invariants(state)

    def evaluate(self, state: Gulch, seat: int, style: str = "") -> float:
        """Points ahead; half the gold of a claim counts for whoever has most claims beside it."""
        value = super().evaluate(state, seat)
        for claim in GULCH:
            beside = [state.owner[near] for near in GULCH.neighbours[claim]]
            rival = max(beside.count(other) for other in range(state.players) if other != seat)
            if state.owner[claim] == seat and rival > beside.count(seat):
                value -= state.gold[claim] / 2
        return value


GAME = ClaimStakes()

"""Claim Stakes as a game: what the kit asks of it, and what a bot knows."""

from claim_stakes import rules
from claim_stakes.rules import GULCH, STAKES, Gulch, begin_turn, owned_by, owners_beside, points
from westbound.engine.decisions import Rules
from westbound.engine.game import Sentence
from westbound.kit.messages import sentence
from westbound.kit.open_game import NOBODY, OpenGame


class ClaimStakes(OpenGame[Gulch]):
    id, title, rule_prefix = "claim_stakes", "Claim Stakes", "CS"
    players = range(2, 5)
    rules, state, grid = Rules((rules,)), Gulch, GULCH

    tie_rule = "CS-009"  # the kit ranks by points, and equal points equally
    begin, points = staticmethod(begin_turn), staticmethod(points)

    def at(self, state: Gulch, place: int) -> Sentence:
        owner = state.owner[place]
        if owner == NOBODY:
            return sentence("free")
        return sentence("staked", owner=owner, gold=state.gold[place])

    def check_invariants(self, state: Gulch) -> list[str]:
        """Every stake is in a hand, in the ground, or was pulled out by a jump."""
        staked = len(GULCH) - state.owner.count(NOBODY)
        if not 0 <= state.left <= STAKES - staked:
            return [f"{staked} stakes in the ground, {state.left} left"]
        return super().check_invariants(state)

    def evaluate(self, state: Gulch, seat: int, style: str = "") -> float:
        """How many points ahead, less half the gold on claims that can be jumped."""
        ahead = super().evaluate(state, seat)
        for claim in owned_by(state, seat):
            beside = owners_beside(state, claim)
            if any(beside.count(other) > beside.count(seat) for other in beside if other >= 0):
                ahead -= state.gold[claim] / 2
        return ahead


GAME = ClaimStakes()

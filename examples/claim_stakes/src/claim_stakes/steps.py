"""The open decisions: data only. What is legal and what follows is in `rules/`."""

from __future__ import annotations

from typing import Final

from westbound.engine.step import Step
from westbound.kit import flow
from westbound.kit.steps import Chance


class Phase(flow.Phase):
    """The place in the order of phases; `flow.py` has that order."""

    __slots__ = ()
    rule = "CLS-012"


class Turn(Step):
    """One action of this seat."""

    __slots__ = ()
    kind, rule = "turn", "CLS-020"


class DrawFirst(Chance):
    """Who begins the first round."""

    __slots__ = ()
    kind, rule = "draw_first", "CLS-013"


class ChanceAtClaim(Chance):
    """What chance decides for a player at a claim."""

    __slots__ = ("claim", "player")
    fields = ("seat", "claim", "player")

    def __init__(self, seat: int, claim: int, player: int) -> None:
        super().__init__(seat)
        self.claim: Final = claim
        self.player: Final = player


class Look(ChanceAtClaim):
    """The ore that only the surveyor sees."""

    __slots__ = ()
    kind, rule = "look", "CLS-033"


class Dig(ChanceAtClaim):
    """The ore that is turned up for all to see."""

    __slots__ = ()
    kind, rule = "dig", "CLS-045"


class Brawl(ChanceAtClaim):
    """The die of a jump."""

    __slots__ = ()
    kind, rule = "brawl", "CLS-064"

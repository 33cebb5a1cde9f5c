"""A match in progress, and bots that no package brings, for the tests of bots."""

from __future__ import annotations

from collections.abc import Sequence

import westbound
from westbound.bots import BotInfo, LiveView, SeatView
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.rng import Rng


def middle_of_a_match() -> Match:
    match = westbound.new_match("carson", players=3, seed=4)
    rng = Rng(1)
    for _ in range(40):
        match.play(rng.choice(match.moves()))
    return match


def view_of(match: Match) -> LiveView:
    assert match.turn is not None
    return LiveView(match.game, match.state, match.turn)


class FirstMove:
    """Needs nothing and says nothing about itself."""

    name = "first move"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        return moves[0]


class Scout(FirstMove):
    """Has a parameter of each type that can be written."""

    info = BotInfo(title={"en": "The scout"}, description={"en": "knows", "es": "sabe"})

    def __init__(
        self,
        futures: int = 1,
        patience: float = 0.5,
        bold: bool = False,
        motto: str = "",
        depth: int | None = None,
        friends: Sequence[str] = (),
    ) -> None:
        if futures < 1:
            raise ValueError(f"at least 1 future is needed, not {futures}")
        self.given = (futures, patience, bold, motto, depth)


class Rollouts(FirstMove):
    def __init__(self, futures, mood="calm"):  # type: ignore[no-untyped-def]  # as in a short script
        self.given = (futures, mood)


NOT_A_BOT = Scout()


class Chooser:
    """No bot either: nothing chooses."""

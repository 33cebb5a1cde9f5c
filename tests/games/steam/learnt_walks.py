"""Decisions of whole matches, for the tests of what learning and searching bots see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.steam.game import GAME
from westbound.games.steam.state import SteamState

TABLES: tuple[tuple[int, dict[str, Value]], ...] = (
    (3, {}),
    (4, {"ruleset": "standard", "map": "ruhr"}),
    (5, {"initial_order": "random", "map": "iberia"}),
    (6, {"ruleset": "standard", "relaxed_borrowing": True, "map": "northern_italy"}),
)


class Decision(NamedTuple):
    """A position, who decides, and what can be done."""

    state: SteamState
    seat: int
    moves: Sequence[Move]

    @property
    def kind(self) -> str:
        return str(self.state.agenda[-1].kind)

    def after(self, move: Move) -> SteamState:
        state = self.state.copy()
        GAME.apply(state, move, self.seat)
        return state


def decisions(
    seed: int, players: int, options: dict[str, Value], cautious: bool = True
) -> Iterator[Decision]:
    """Every choice of a match of cautious players, or of greedy ones that look at few moves."""
    state, rng = GAME.new(players, complete(GAME.options, options)), Rng(seed)
    while True:
        seat, moves = advance(GAME, state, rng)
        if not moves:
            return
        decision = Decision(state.copy(), seat, moves)
        yield decision
        if cautious:
            GAME.apply(state, GAME.cautious(state, seat, moves, rng), seat)
        else:
            GAME.apply(state, greedy(decision), seat)


def greedy(decision: Decision) -> Move:
    rate = GAME.evaluator(decision.state, decision.seat).rate
    looked = GAME.worth_a_look(decision.state, decision.seat, decision.moves)
    return max(looked, key=lambda move: rate(decision.after(move)))


def some(found: Iterator[Decision], step: int) -> Iterator[Decision]:
    """Every so many of them."""
    return (decision for number, decision in enumerate(found) if number % step == 0)

"""Great Western Trail keeps every promise of the conformance suite, with bots too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from westbound.bots import LiveView, make_bot
from westbound.engine.conformance import Conformance
from westbound.engine.conformance.walk import Check, Chooser, Table
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State

from .begun_game import ANY_BEGUN, ANY_USUAL


def chooser(name: str) -> Chooser:
    bot = make_bot(name)

    def choose(game: Game[State], state: State, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        return bot.choose(LiveView(game, state, seat), moves, rng)

    return choose


class TestGreatWesternTrail(Conformance):
    game = ANY_USUAL
    hides = True  # hands and draw stacks
    more_options = (
        {"private_building_sides": "bbbbbbbbbb"},
        {"private_building_sides": "abababbaba", "neutral_placement": "lettered"},
    )
    choosers: ClassVar[Mapping[str, Chooser]] = {
        name: chooser(name) for name in ("greedy", "random")
    }

    def look(self, check: Check, first: int = 2, then: int = 16) -> None:
        """There are 5 000 moves to try: a dozen positions of each kind are enough."""
        super().look(check, min(first, 12), then)


class TestWithBuildingsOnTheTrail(Conformance):
    """Matches that begin with high buildings: these see the actions that random ones never do."""

    game = ANY_BEGUN
    hides = True
    more_options = ({"private_building_sides": "bbbbbbbbbb"},)

    def all_moves(self) -> Sequence[Move]:
        """A part is enough: the whole of it is tried above."""
        return super().all_moves()[::9]

    def some_tables(self) -> Iterator[Table]:
        """These matches are long: one of each player count, together with every kind of step."""
        tables = list(super().some_tables())
        return iter([tables[0], tables[5], tables[8]])

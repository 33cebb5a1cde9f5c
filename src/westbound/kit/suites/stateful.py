"""Hypothesis plays a game: any moves, undo, save and load at any moment, illegal tries.

A failure is made as short as possible, and its notes hold the moves to replay it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from westbound.engine import save
from westbound.engine.conformance.snapshot import snapshot
from westbound.engine.errors import IllegalMove
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.state import State

MAX_SEATS = 10
MAX_INDEX = 400  # of a move in a list, by its remainder


class MatchMachine(RuleBasedStateMachine):
    """One match. `games` are the game and perhaps the same begun elsewhere than at the start."""

    games: ClassVar[Sequence[Game[State]]]
    more_values: ClassVar[Mapping[str, Sequence[Value]]] = {}  # of options, beside the listed ones
    match: Match

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        game = data.draw(st.sampled_from(self.games))
        players = data.draw(st.sampled_from(game.players))
        seed = data.draw(st.integers(0, 10**6))
        options = self.options_for(game, data.draw(self.choices(game)))
        self.game, self.universe = game, game.all_moves()
        self.match = Match(game, players, seed, complete(game.options, options))
        self.match.advance()
        self.at = {len(self.match.log): self.position()}

    def choices(self, game: Game[State]) -> st.SearchStrategy[dict[str, Value]]:
        """Some options at any of their values, the others at their default."""
        values = {o.name: (*o.values, *self.more_values.get(o.name, ())) for o in game.options}
        return st.fixed_dictionaries(
            {}, optional={name: st.sampled_from(known) for name, known in values.items()}
        )

    def options_for(self, game: Game[State], options: dict[str, Value]) -> dict[str, Value]:
        """A hook for a game that takes long to begin: fewer of the options."""
        return options

    def position(self) -> Mapping[str, object]:
        return snapshot(self.match.state, self.match.state.caches)

    @precondition(lambda self: not self.match.over)
    @rule(index=st.integers(0, MAX_INDEX))
    def play(self, index: int) -> None:
        moves = self.match.moves()
        self.make(moves[index % len(moves)])

    @precondition(lambda self: not self.match.over)
    @rule(count=st.integers(1, 60), seed=st.integers(0, 1000), reckless=st.booleans())
    def play_on(self, count: int, seed: int, reckless: bool) -> None:
        """Any moves, or cautious ones: these get further."""
        rng = Rng(seed)
        for _ in range(count):
            if self.match.over:
                return
            moves = self.match.moves()
            self.make(rng.choice(moves) if reckless else self.cautious_move(moves, rng))

    def cautious_move(self, moves: Sequence[Move], rng: Rng) -> Move:
        seat = self.match.turn
        assert seat is not None
        return self.game.cautious(self.match.state, seat, moves, rng)

    def make(self, move: Move) -> None:
        self.match.play(move)
        self.at[len(self.match.log)] = self.position()

    @precondition(lambda self: not self.match.over)
    @rule(index=st.integers(0, 10**6))
    def try_anything(self, index: int) -> None:
        move = self.universe[index % len(self.universe)]
        before = self.position()
        refusal = self.match.why_not(move.text)
        assert (refusal is None) == (move in self.match.moves())
        if refusal is not None:
            with pytest.raises(IllegalMove) as error:
                self.match.play(move)
            assert error.value.refusals == (refusal,)
            assert self.position() == before

    @precondition(lambda self: isinstance(self.match.undoable(), int))
    @rule()
    def undo(self) -> None:
        """Every position that undo leads to was a position before."""
        taken = self.match.undo()
        assert self.position() == self.at[len(self.match.log)], f"after undo of {taken}"
        assert taken.seat in self.match.turns

    @rule()
    def save_and_load(self) -> None:
        text = self.match.to_json()
        loaded = save.load(text, lambda _: self.game)
        before, moves = self.position(), self.match.moves()
        self.match = loaded
        assert loaded.to_json() == text
        assert self.position() == before
        assert loaded.moves() == moves

    @rule(seat=st.integers(0, MAX_SEATS - 1))
    def sample_state(self, seat: int) -> None:
        """Bots may think about a copy as long as they like, with hidden things as they guess."""
        before = self.position()
        seat %= self.match.players
        copy, rng = self.game.sample_state(self.match.state, seat, Rng(seat)), Rng(1)
        for _ in range(30):
            if copy.agenda:
                deciders = self.game.deciders(copy)
                asked = deciders[0] if deciders else copy.agenda[-1].seat
                self.game.apply(copy, self._last_move(copy, asked, rng), asked)
        assert self.game.check_invariants(copy) == []
        assert self.position() == before

    def _last_move(self, state: State, seat: int, rng: Rng) -> Move:
        return self.game.legal(state, seat)[-1] if seat >= 0 else self.game.sample(state, rng)

    @invariant()
    def the_invariants_hold(self) -> None:
        match = self.match
        assert match.game.check_invariants(match.state) == []
        assert match.over == (match.turn is None) == (not match.moves())
        assert bool(match.turns) != match.over

    def teardown(self) -> None:
        if hasattr(self, "match"):
            note(f"to replay, load this:\n{self.match.to_json()}")


class StatefulSuite:
    """Name the game in a subclass whose name begins with Test; pytest does the rest."""

    game: ClassVar[Game[State]]
    begun: ClassVar[Sequence[Game[State]]] = ()  # the same game, begun in the middle of a match
    machine: ClassVar[type[MatchMachine]] = MatchMachine
    more_values: ClassVar[Mapping[str, Sequence[Value]]] = {}
    max_examples: ClassVar[int] = 25
    max_steps: ClassVar[int] = 30

    def make_machine(self) -> type[MatchMachine]:
        known = {"games": (self.game, *self.begun), "more_values": self.more_values}
        return type(f"{self.game.id.title()}Machine", (self.machine,), known)

    def settings(self) -> settings:
        return settings(
            max_examples=self.max_examples,
            stateful_step_count=self.max_steps,
            deadline=None,
            derandomize=True,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
            report_multiple_bugs=False,  # the shortest one is enough to begin with
        )

    def test_any_moves_undo_saves_and_tries(self) -> None:
        run_state_machine_as_test(self.make_machine(), settings=self.settings())

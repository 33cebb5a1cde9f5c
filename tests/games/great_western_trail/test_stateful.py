"""Hypothesis plays Great Western Trail: any moves, undo, save and load, illegal tries.

A failure is made as short as possible, and its notes hold the moves to replay it.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import westbound
from westbound.engine import save
from westbound.engine.conformance.snapshot import snapshot
from westbound.engine.match import Match
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.games.great_western_trail.options import OPTIONS

from .begun_game import ANY_BEGUN, ANY_USUAL

UNIVERSE = ANY_USUAL.all_moves()
MIXES = ("bbbbbbbbbb", "abbabaabba")
CHOICES = st.fixed_dictionaries(
    {},
    optional={
        "neutral_placement": st.sampled_from(("random", "lettered")),
        "private_building_sides": st.sampled_from(("random", "all_a", *MIXES)),
        "starting_player": st.sampled_from(("random", "fixed")),
    },
)
SETTINGS = settings(
    max_examples=35,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


class TrailMachine(RuleBasedStateMachine):
    match: Match

    @initialize(
        players=st.integers(2, 4),
        seed=st.integers(0, 10**6),
        options=CHOICES,
        advanced=st.booleans(),
    )
    def begin(self, players: int, seed: int, options: dict[str, Value], advanced: bool) -> None:
        self.game = ANY_BEGUN if advanced else ANY_USUAL
        self.match = Match(self.game, players, seed, complete(OPTIONS, options))
        self.match.advance()
        self.at = {len(self.match.log): snapshot(self.match.state)}

    @precondition(lambda self: not self.match.over)
    @rule(index=st.integers(0, 400))
    def play(self, index: int) -> None:
        moves = self.match.moves()
        self.match.play(moves[index % len(moves)])
        self.at[len(self.match.log)] = snapshot(self.match.state)

    @precondition(lambda self: not self.match.over)
    @rule(count=st.integers(1, 60), seed=st.integers(0, 1000))
    def play_on(self, count: int, seed: int) -> None:
        rng = Rng(seed)
        for _ in range(count):
            if not self.match.over:
                self.play(rng.below(400))

    @precondition(lambda self: not self.match.over)
    @rule(index=st.integers(0, len(UNIVERSE) - 1))
    def try_anything(self, index: int) -> None:
        move = UNIVERSE[index]
        before = snapshot(self.match.state)
        refusal = self.match.why_not(move.text)
        assert (refusal is None) == (move in self.match.moves())
        if refusal is not None:
            with pytest.raises(westbound.IllegalMove) as error:
                self.match.play(move)
            assert error.value.refusals == (refusal,)
            assert snapshot(self.match.state) == before

    @precondition(lambda self: isinstance(self.match.undoable(), int))
    @rule()
    def undo(self) -> None:
        """Every position that undo leads to was a position before."""
        taken = self.match.undo()
        length = len(self.match.log)
        assert snapshot(self.match.state) == self.at[length], f"after undo of {taken}"
        assert self.match.turn == taken.seat

    @rule()
    def save_and_load(self) -> None:
        text = self.match.to_json()
        loaded = save.load(text, lambda _: self.game)
        assert loaded.to_json() == text
        assert snapshot(loaded.state) == snapshot(self.match.state)
        assert loaded.moves() == self.match.moves()
        self.match = loaded

    @rule(seat=st.integers(0, 3))
    def sample_state(self, seat: int) -> None:
        """Bots may think about a copy as long as they like, with others' cards as they guess."""
        before = snapshot(self.match.state)
        seat %= self.match.players
        copy, rng = self.game.sample_state(self.match.state, seat, Rng(seat)), Rng(1)
        for _ in range(30):
            if copy.agenda:
                asked = copy.agenda[-1].seat
                moves = (
                    self.game.legal(copy, asked) if asked >= 0 else [self.game.sample(copy, rng)]
                )
                self.game.apply(copy, moves[-1], asked)
        assert self.game.check_invariants(copy) == []
        assert snapshot(self.match.state) == before

    @invariant()
    def the_referee_is_content(self) -> None:
        match = self.match
        assert match.game.check_invariants(match.state) == []
        assert match.over == (match.turn is None) == (not match.moves())
        assert len(match.turns) == (0 if match.over else 1)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            note(f"to replay, load this:\n{self.match.to_json()}")


TrailMachine.TestCase.settings = SETTINGS
TestTrail = TrailMachine.TestCase

"""Hypothesis plays Carson City: any moves, undo, save and load at any moment, illegal tries.

A failure is made as short as possible, and its notes hold the moves to replay it.
"""

from __future__ import annotations

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

import westbound
from westbound.engine.conformance.snapshot import snapshot
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.games.registry import find_game

GAME = find_game("carson")
UNIVERSE = GAME.all_moves()
CACHES = ("places", "road_moves")
OPTIONS = st.fixed_dictionaries(
    {}, optional={option.name: st.sampled_from(option.values) for option in GAME.options}
)
SETTINGS = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


class CarsonMachine(RuleBasedStateMachine):
    match: Match

    @initialize(players=st.integers(2, 6), seed=st.integers(0, 10**6), options=OPTIONS)
    def begin(self, players: int, seed: int, options: dict[str, Value]) -> None:
        self.match = westbound.new_match("carson", players, seed, options)
        self.at = {len(self.match.log): snapshot(self.match.state, CACHES)}

    @precondition(lambda self: not self.match.over)
    @rule(index=st.integers(0, 400))
    def play(self, index: int) -> None:
        moves = self.match.moves()
        self.match.play(moves[index % len(moves)])
        self.at[len(self.match.log)] = snapshot(self.match.state, CACHES)

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
        assert snapshot(self.match.state, CACHES) == self.at[length], f"after undo of {taken}"
        assert taken.seat in self.match.turns

    @rule()
    def save_and_load(self) -> None:
        text = self.match.to_json()
        loaded = westbound.match_from_json(text)
        assert loaded.to_json() == text
        assert snapshot(loaded.state, CACHES) == snapshot(self.match.state, CACHES)
        assert loaded.moves() == self.match.moves()
        self.match = loaded

    @rule()
    def sample_state(self) -> None:
        """Bots may think about a copy as long as they like."""
        before = snapshot(self.match.state)
        copy = GAME.sample_state(self.match.state, 0, Rng(1))
        for _ in range(20):
            if copy.agenda and copy.agenda[-1].seat >= 0:
                seat = copy.agenda[-1].seat
                GAME.apply(copy, GAME.legal(copy, seat)[-1], seat)
        assert snapshot(self.match.state) == before

    @invariant()
    def the_referee_is_content(self) -> None:
        match = self.match
        assert match.game.check_invariants(match.state) == []
        assert match.over == (match.turn is None) == (not match.moves())
        assert bool(match.turns) != match.over

    def teardown(self) -> None:
        if hasattr(self, "match"):
            note(f"to replay, load this:\n{self.match.to_json()}")


CarsonMachine.TestCase.settings = SETTINGS
TestCarson = CarsonMachine.TestCase


class ThirdClaimIsForbidden(CarsonMachine):
    """A machine that must fail, to see what a failure looks like."""

    @invariant()
    def two_claims_are_enough(self) -> None:
        claims = [entry for entry in self.match.log if entry.text.startswith("claim")]
        assert len(claims) < 3, "a third claim"


def test_a_failure_is_short_and_comes_with_its_moves() -> None:
    few = settings(SETTINGS, max_examples=10, stateful_step_count=4)
    with pytest.raises(AssertionError, match="a third claim") as failure:
        run_state_machine_as_test(ThirdClaimIsForbidden, settings=few)
    notes = "\n".join(failure.value.__notes__)
    match = westbound.match_from_json(notes[notes.index("{\n") : notes.index("\n}\n") + 3])
    claims = [entry for entry in match.log if entry.text.startswith("claim")]
    assert (match.players, match.seed, len(claims)) == (2, 0, 3)

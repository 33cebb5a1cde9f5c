"""A second opinion: an oracle that was written from the rulebook alone plays matches along.

The oracle itself is the game's: slow, literal, sharing no code with the rules. Its *shadow* of a
match is told every move and compares itself with the state before each one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar, cast

import pytest

from westbound.engine import save
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.state import State
from westbound.engine.step import Step
from westbound.kit.suites.walks import Moment

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
BATCHES = 12


class Shadow(Protocol[S_contra]):
    """What the oracle knows of a match."""

    def catch_up(self, state: S_contra) -> None:
        """Carry out what has happened without a move since the last one."""

    def play(self, state: S_contra, step: Step, move: Move) -> None:
        """What the oracle makes of a move; `state` is that before it."""

    def differences(self, state: S_contra) -> list[str]:
        """Where the game and the oracle disagree."""

    def compare_result(self, state: S_contra) -> None:
        """The end of the match: points and places."""


class OracleSuite(Generic[S]):
    """Name game and shadow in a subclass whose name begins with Test."""

    game: Game[S]
    folder: ClassVar[Path | None] = None  # of recorded matches
    matches: ClassVar[int] = 60

    def shadow(self, state: S) -> Shadow[S]:
        raise NotImplementedError

    def moments(self, seed: int) -> Iterator[Moment[S]]:
        """A whole match to play along with."""
        raise NotImplementedError

    @pytest.mark.parametrize("batch", range(BATCHES))
    def test_the_oracle_plays_along(self, batch: int) -> None:
        for seed in range(batch, self.matches, BATCHES):
            self.play_along(self.moments(seed), f"match {seed}")

    def play_along(self, moments: Iterable[Moment[S]], name: str) -> None:
        shadow: Shadow[S] | None = None
        log: list[str] = []
        state: S | None = None
        for state, seat, move in moments:
            if shadow is None:
                shadow = self.shadow(state)
            shadow.catch_up(state)
            assert shadow.differences(state) == [], f"{name}, {log[-8:]}"
            shadow.play(state, state.agenda[-1], move)
            log.append(f"{seat}: {move.text}")
        assert shadow is not None
        assert state is not None
        shadow.catch_up(state)
        assert shadow.differences(state) == [], name
        shadow.compare_result(state)

    def test_the_oracle_agrees_with_recorded_matches(self) -> None:
        """Bots play better than chance: their matches see more."""
        if self.folder is None:
            return
        saves = sorted(self.folder.glob("*.json"))
        assert saves
        for path in saves:
            self.play_along(self.recorded(path), path.stem)

    def recorded(self, path: Path) -> Iterator[Moment[S]]:
        as_saved = cast("Game[State]", self.game)
        match = save.load(path.read_text(encoding="utf-8"), lambda _: as_saved)
        state = self.game.new_by(match.rules_version, match.players, match.options)
        for entry in match.log:
            yield Moment(state, entry.seat, entry.move)
            self.game.apply(state, entry.move, entry.seat)

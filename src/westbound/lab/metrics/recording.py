"""Watching a match: all recorders at once, and the samples that are taken on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from westbound.engine.game import Game
from westbound.engine.match import Entry
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.lab.metrics.branching import ChoiceRecorder, MatchChoices
from westbound.lab.metrics.clock import tenth
from westbound.lab.metrics.hidden import HiddenSample, compare_worlds
from westbound.lab.metrics.leads import LeadRecorder, MatchLeads
from westbound.lab.metrics.length import LengthRecorder, MatchLength
from westbound.lab.metrics.openings import FirstMove, OpeningRecorder
from westbound.lab.metrics.seats import OrderRecorder
from westbound.lab.metrics.stakes import StakeSample, rate_moves
from westbound.lab.results import GameResult

SAMPLED: Final = 16  # one decision of so many is looked at closely
_STREAM: Final = 1 << 40  # of the match's seed: far from those that chance draws from


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """What is kept of a match: small, whatever its length."""

    result: GameResult
    choices: MatchChoices
    length: MatchLength
    leads: MatchLeads
    order: tuple[int, ...]  # the seats by their first decision
    openings: tuple[FirstMove, ...]
    hidden: tuple[HiddenSample, ...]
    stakes: tuple[StakeSample, ...]


class Recorder:
    """A watcher of one match."""

    def __init__(self, game: Game[State], players: int, seed: int) -> None:
        self._game, self._seed = game, seed
        self._choices, self._length = ChoiceRecorder(), LengthRecorder()
        self._leads, self._order = LeadRecorder(), OrderRecorder(players)
        self._openings = OpeningRecorder(game)
        self._decisions = 0
        self._state: State | None = None  # the same object all the time; at last the end
        self._hidden: list[tuple[int, HiddenSample]] = []
        self._stakes: list[tuple[int, StakeSample]] = []

    def before(self, state: State, entry: Entry, moves: Sequence[Move]) -> None:
        self._state = state
        if len(moves) < 2:
            return
        game, seat = self._game, entry.seat
        step, (number, phase) = state.agenda[-1].kind, game.phase_label(state)
        self._choices.decision(step, phase, moves, entry.move)
        self._length.decision(seat, number)
        self._leads.position(game.standings(state))
        self._order.decision(seat)
        self._openings.decision(state, step, seat, entry.move, self._decisions)
        self._sample(state, seat, moves)
        self._decisions += 1

    def _sample(self, state: State, seat: int, moves: Sequence[Move]) -> None:
        rng = Rng(self._seed, _STREAM + self._decisions)
        if rng.below(SAMPLED):
            return
        self._hidden.append((self._decisions, compare_worlds(self._game, state, seat, rng)))
        rated = rate_moves(self._game, state, seat, moves, rng)
        if rated is not None:
            self._stakes.append((self._decisions, rated))

    def match(self, result: GameResult) -> MatchRecord:
        """What was seen, after the end."""
        assert self._state is not None, "nothing was played"
        count = self._decisions
        return MatchRecord(
            result=result,
            choices=self._choices.match(),
            length=self._length.match(),
            leads=self._leads.match(self._game.standings(self._state)),
            order=self._order.match(),
            openings=self._openings.match(),
            hidden=tuple(s._replace(tenth=tenth(i, count)) for i, s in self._hidden),
            stakes=tuple(s._replace(tenth=tenth(i, count)) for i, s in self._stakes),
        )

"""Matches of a net with itself and with a pool of opponents, to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from westbound.bots.bot import LiveView
from westbound.bots.learned.judge import OUT_POINTS, Judge, after_each, feature_rows
from westbound.bots.learned.search import Search, SearchPlan
from westbound.bots.learned.value_net import HEADS, Floats, ValueNet
from westbound.engine.combinations import option_combinations
from westbound.engine.evaluation import RATING_UNIT
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.registry import find_game
from westbound.lab.training.settings import Settings
from westbound.lab.training.trace import MatchSample, Trace

DEEP: Final = SearchPlan(width=3, futures=1, beam=3)


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Matches number `first`, `first` + 1 …, each the same wherever it is played."""

    settings: Settings
    net: ValueNet
    pool: tuple[Judge, ...]  # opponents
    first: int
    pieces: int
    by_rating: bool = False  # the hand-written rating chooses: the very first matches

    def do(self, number: int) -> MatchSample:
        return _Match(self, self.first + number).play()


class _Match:
    def __init__(self, work: SelfPlay, number: int) -> None:
        settings = work.settings
        self.work, self.settings, self.number = work, settings, number
        self.game: Game[Any] = find_game(settings.game)
        self.rng = Rng(settings.seed, number)
        self.np_rng = np.random.default_rng((settings.seed, number))
        features = self.game.feature_list(settings.players)
        assert features is not None
        self.features = features
        self.judge = Judge(work.net, settings.rival, settings.by_hand)
        self.rated = [features.index[name] for name in features.rating]
        self.traces = [Trace() for _ in range(settings.players)]
        self.opponents = [self._opponent() for _ in range(settings.players)]
        if all(self.opponents):
            self.opponents[number % settings.players] = None
        self.likings = [self._liking() for _ in range(settings.players)]
        self.deep = not work.by_rating and self.np_rng.random() < settings.deep
        self.lines: list[list[Move]] = [[] for _ in range(settings.players)]  # of deep matches

    def _opponent(self) -> Judge | None:
        pool = self.work.pool
        if not pool or self.work.by_rating or self.np_rng.random() >= self.settings.pool:
            return None
        return pool[int(self.np_rng.integers(len(pool)))]

    def _liking(self) -> Floats | None:
        """Points that one more of a feature seems to be worth, for the whole match."""
        if self.np_rng.random() >= self.settings.liking:
            return None
        size = self.settings.liking_size * 0.5 ** (self.number / self.settings.liking_fade)
        liking = np.zeros(len(self.features), np.float32)
        for name, spread in self.features.likings.items():
            liking[self.features.index[name]] = self.np_rng.normal(0, 1) * spread * size
        return liking

    def _options(self) -> dict[str, Value]:
        """The usual ones, or any: then each option has its usual value or another one."""
        options = self.game.options
        if self.np_rng.random() < self.settings.other_options:
            combinations = option_combinations(options)
            return complete(options, combinations[self.rng.below(len(combinations))])
        return complete(options, {})

    def play(self) -> MatchSample:
        state = self.game.new(self.settings.players, self._options())
        turns, before = 0, -1
        while True:
            seat, moves = advance(self.game, state, self.rng)
            if not moves:
                return self._played(state, turns)
            if (turn := self.game.turn_of(state)) != before:
                turns, before = turns + 1, turn
            opponent = self.opponents[seat]
            wanted = self.game.worth_a_look(state, seat, moves)
            if opponent is not None:
                state = self._opponents_choice(opponent, state, seat, wanted)
            elif self.deep and self.np_rng.random() >= self.settings.random:
                state = self._planned(state, seat, moves, turn)
            elif len(wanted) == 1:
                self.game.apply(state, wanted[0], seat)
            else:
                state = self._choice(state, seat, wanted, turn)

    def _opponents_choice(self, judge: Judge, state: Any, seat: int, moves: Sequence[Move]) -> Any:
        positions = after_each(self.game, state, seat, moves)
        worth = np.array(judge.worth(self.game, state, seat, positions))
        return positions[int((worth + self.np_rng.normal(0, 0.01, len(worth))).argmax())]

    def _choice(self, state: Any, seat: int, moves: Sequence[Move], turn: int) -> Any:
        """The position that the seat goes to; what it saw goes into its trace."""
        settings, work = self.settings, self.work
        positions = after_each(self.game, state, seat, moves)
        rows = self._rows(state, seat, positions)
        points = work.net.points(rows)
        worth = points[:, 0] - settings.rival * points[:, 1]
        if settings.by_hand:
            by_hand = RATING_UNIT * rows[:, self.rated].sum(1)
            worth = (1 - settings.by_hand) * worth + settings.by_hand * by_hand
        for number, after in enumerate(positions):
            if not after.agenda:
                worth[number] = self.judge.at_end(self.game, after, seat)
        if work.by_rating:
            worth = np.array(Judge().worth(self.game, state, seat, positions))
        best = int(worth.argmax())
        chosen, explored = best, False
        share = settings.first_random if work.by_rating else settings.random
        liking = self.likings[seat]
        if self.deep or self.np_rng.random() < share:
            self.lines[seat] = []
            chosen, explored = int(self.np_rng.integers(len(moves))), True
        else:
            noisy = worth + self.np_rng.normal(0, settings.noise, len(moves))
            if liking is not None:
                noisy += rows @ liking
            chosen = int(noisy.argmax())
        if positions[chosen].agenda:
            wandered = explored and chosen != best and not work.by_rating
            self.traces[seat].add(rows[chosen], points[best], wandered, turn)
        return positions[chosen]

    def _planned(self, state: Any, seat: int, moves: Sequence[Move], turn: int) -> Any:
        """The same by a plan of the whole turn, which is kept to as far as it was certain."""
        if not self.lines[seat] or self.lines[seat][0] not in moves:
            judge = replace(self.judge, liking=self.likings[seat])
            search = Search(judge, DEEP, self.settings.noise)
            self.lines[seat] = list(search.line(LiveView(self.game, state, seat), moves, self.rng))
        after = after_each(self.game, state, seat, [self.lines[seat].pop(0)])
        if after[0].agenda:
            row = self._rows(state, seat, after)
            self.traces[seat].add(row[0], self.work.net.points(row)[0], False, turn)
        return after[0]

    def _rows(self, state: Any, seat: int, positions: Sequence[Any]) -> Floats:
        return feature_rows(self.game.evaluator(state, seat), positions)

    def _played(self, state: Any, turns: int) -> MatchSample:
        points = tuple(
            float(OUT_POINTS if place.out else place.points)
            for place in sorted(self.game.standings(state), key=lambda place: place.seat)
        )
        lam = 1.0 if self.work.by_rating else self.settings.lam
        seats = [s for s, opponent in enumerate(self.opponents) if opponent is None]
        rows, targets = [np.empty((0, len(self.features)))], [np.empty((0, HEADS), np.float32)]
        for seat in seats:
            rivals = [p for other, p in enumerate(points) if other != seat]
            trace = self.traces[seat]
            if trace.rows:
                rows.append(np.array(trace.rows))
                targets.append(trace.targets((points[seat], max(rivals)), lam))
        return MatchSample(
            self.number,
            np.concatenate(rows).astype(np.float16),
            np.concatenate(targets),
            points,
            tuple(seats),
            tuple(s for s in seats if self.likings[s] is None),
            turns / self.settings.players,
        )

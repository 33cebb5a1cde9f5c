"""Measures an engine: random and cautious play, copies, lists, and the full path through a match.

Every round measures each thing once, so that other load on the machine disturbs all of them
alike; the median of the rounds counts. Time is processor time of this process, without that of
other programs. A decision is: list the legal moves, pick one, apply it. Forced ones are
included; chance takes its time but is not a decision. Random play picks uniformly; cautious play
(`Game.cautious`) takes its time to pick, but its games are whole ones, so positions to copy and
moves to list are taken from there. What bots think about is measured on positions of a greedy game:
there the board is fuller than cautious players make it.
"""

from __future__ import annotations

import platform
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final

from westbound import is_compiled
from westbound.bots import LiveView, make_bot
from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.match import Match, check_players
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.games.registry import find_game
from westbound.lab.calibration import million_operations_per_second

MICRO: Final = 1e6
SAMPLE_GAMES: Final = 8
COPIED_STATES: Final = 50
LISTED_STATES: Final = 200
GREEDY_STATES: Final = 60  # of one game between greedy bots

# How the time of a round is divided.
CALIBRATION, PLAY, CAUTION, COPY, LIST, MATCH = 0.15, 0.25, 0.15, 0.05, 0.1, 0.15
GREEDY, GREEDY_LIST = 0.1, 0.05

Choice = Callable[[State, int, Sequence[Move]], Move]


@dataclass(frozen=True, slots=True)
class Budget:
    """A promise about one figure."""

    figure: str
    bound: float
    at_least: bool  # else: at most

    def reached(self, value: float) -> bool:
        return value >= self.bound if self.at_least else value <= self.bound


def budgets_of(game: Game[State]) -> tuple[Budget, ...]:
    """What the game promises in `data/budgets.toml`, if it does."""
    path = files(game.package).joinpath("data/budgets.toml")
    if not path.is_file():
        return ()
    found: dict[str, dict[str, float]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Budget(figure, bound, at_least=direction == "at_least")
        for figure, bounds in found.items()
        for direction, bound in bounds.items()
    )


@dataclass(frozen=True, slots=True)
class Figure:
    """The median of the rounds and their spread."""

    median: float
    low: float
    high: float


@dataclass(slots=True)
class Played:
    """What a player achieved in one stretch of time."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    choices: int = 0
    seconds: float = 0.0


class Bench:
    """The measurements of one game at one kind of table."""

    def __init__(
        self,
        game_id: str,
        players: int,
        seed: int = 1,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.game: Game[State] = find_game(game_id)
        check_players(self.game, players)
        self.players = players
        self.seed = seed
        self.options = complete(self.game.options, options or {})
        games = [list(self._positions(number)) for number in range(SAMPLE_GAMES)]
        middles = [s for states in games for s in states[len(states) // 4 : -len(states) // 4]]
        self.middle_states = _spread(middles, COPIED_STATES)
        self.decision_states = _spread([s for states in games for s in states], LISTED_STATES)
        self.matches = [self._match(number) for number in range(SAMPLE_GAMES)]
        self.rounds: list[dict[str, float]] = []

    def run_round(self, seconds: float) -> None:
        """Measure everything once, in about this many seconds."""
        calibration = million_operations_per_second(seconds * CALIBRATION)
        played = self.play_randomly(seconds * PLAY)
        careful = self.play_cautiously(seconds * CAUTION)
        listing = self.time_lists(self.decision_states, seconds * LIST)
        among_greedy = self.time_lists(self.greedy_states, seconds * GREEDY_LIST)
        rate = played.decisions / played.seconds
        self.rounds.append(
            {
                "calibration_mops": calibration,
                "decisions_per_second": rate,
                "unforced_decisions_per_second": (played.decisions - played.forced)
                / played.seconds,
                "games_per_second": played.games / played.seconds,
                "decisions_per_calibration_mop": rate / calibration,
                "decisions_per_game": played.decisions / played.games,
                "choices_per_decision": played.choices / played.decisions,
                "cautious_decisions_per_second": careful.decisions / careful.seconds,
                "cautious_games_per_second": careful.games / careful.seconds,
                "decisions_per_cautious_game": careful.decisions / careful.games,
                "copy_us": self.time_copies(seconds * COPY),
                "legal_median_us": median(listing),
                "legal_p95_us": quantiles(listing, n=20, method="inclusive")[-1],
                "greedy_decision_ms": self.time_greedy(seconds * GREEDY),
                "greedy_legal_median_us": median(among_greedy),
                "match_decisions_per_second": self.play_matches(seconds * MATCH),
            }
        )

    def figures(self) -> dict[str, Figure]:
        """The medians of all rounds so far."""
        found = {}
        for name in self.rounds[0]:
            values = [measured[name] for measured in self.rounds]
            found[name] = Figure(median(values), min(values), max(values))
        return found

    # --- the single measurements

    def play_randomly(self, seconds: float) -> Played:
        """Play whole games on the trusted path, for about this many seconds."""
        random = Random(self.seed).random
        return self._play(seconds, lambda state, seat, moves: moves[int(random() * len(moves))])

    def play_cautiously(self, seconds: float) -> Played:
        """The same with caution."""
        cautious, rng = self.game.cautious, Rng(self.seed, -1)
        return self._play(seconds, lambda state, seat, moves: cautious(state, seat, moves, rng))

    def _play(self, seconds: float, choose: Choice) -> Played:
        played = Played()
        start = process_time()
        while played.seconds <= seconds:
            self._play_one(Rng(self.seed, played.games), choose, played)
            played.games += 1
            played.seconds = process_time() - start
        return played

    def _play_one(self, rng: Rng, choose: Choice, played: Played) -> None:
        game = self.game
        legal, apply = game.legal, game.apply
        decisions = forced = choices = 0
        state = game.new(self.players, self.options)
        while state.agenda:
            seat = state.agenda[-1].seat
            if seat == CHANCE:
                apply(state, game.sample(state, rng), seat)
                continue
            moves = legal(state, seat)
            count = len(moves)
            decisions += 1
            choices += count
            forced += count == 1
            apply(state, choose(state, seat, moves), seat)
        played.decisions += decisions
        played.forced += forced
        played.choices += choices

    def time_copies(self, seconds: float) -> float:
        """Microseconds for a copy of a state from the middle of a game."""
        copies = 0
        start = process_time()
        while (elapsed := process_time() - start) <= seconds or not copies:
            for state in self.middle_states:
                state.copy()
            copies += len(self.middle_states)
        return elapsed / copies * MICRO

    def time_lists(self, states: Sequence[State], seconds: float) -> list[float]:
        """For each sampled decision the microseconds to list its legal moves.

        Each time on a fresh copy, since a state may cache what it has worked out. Such short times
        need the finer clock; the median of many is not disturbed by other programs.
        """
        legal, nothing = self.game.legal, _cost_of_the_clock()
        times: list[list[float]] = [[] for _ in states]
        start = process_time()
        while process_time() - start < seconds or not times[0]:
            for state, own in zip(states, times, strict=True):
                fresh = state.copy()
                seat = fresh.agenda[-1].seat
                before = perf_counter()
                legal(fresh, seat)
                own.append(perf_counter() - before)
        return [max(0.0, median(own) - nothing) * MICRO for own in times]

    def time_greedy(self, seconds: float) -> float:
        """Milliseconds for a decision of the greedy bot, mean over positions of a greedy game."""
        decisions, rng = 0, Rng(self.seed, -2)
        start = process_time()
        while (elapsed := process_time() - start) <= seconds or not decisions:
            state = self.greedy_states[decisions % len(self.greedy_states)].copy()
            self._greedy(state, state.agenda[-1].seat, rng)
            decisions += 1
        return elapsed / decisions * 1000

    def _greedy(self, state: State, seat: int, rng: Rng) -> Move:
        moves = self.game.legal(state, seat)
        bot = make_bot("greedy", self.game)
        return (
            moves[0]
            if len(moves) == 1
            else bot.choose(LiveView(self.game, state, seat), moves, rng)
        )

    def play_matches(self, seconds: float) -> float:
        """Decisions per second through `Match`: each move by its text, checked and logged.

        The moves are known before: choosing them takes no time.
        """
        decisions = games = 0
        start = process_time()
        while (elapsed := process_time() - start) <= seconds or not games:
            known = self.matches[games % len(self.matches)]
            match = Match(self.game, self.players, known.seed, self.options)
            match.advance()
            for text in [e.text for e in known.log if e.seat != CHANCE and not e.automatic]:
                assert text in [str(move) for move in match.moves()]
                match.play(text)
            decisions += sum(entry.seat != CHANCE for entry in match.log)
            games += 1
        return decisions / elapsed

    def _match(self, number: int) -> Match:
        """A whole cautious match."""
        match, rng = Match(self.game, self.players, self.seed + number, self.options), Rng(number)
        match.advance()
        while not match.over:
            seat = match.turns[0]
            match.play(self.game.cautious(match.state, seat, match.moves(seat), rng), seat)
        return match

    def _positions(self, number: int) -> Iterator[State]:
        """A copy of the state at each decision of a cautious game, before its moves are listed."""
        choice = Rng(number)

        def cautious(state: State, seat: int) -> Move:
            return self.game.cautious(state, seat, self.game.legal(state, seat), choice)

        return self._decisions(number, cautious)

    @cached_property
    def greedy_states(self) -> list[State]:
        """Decisions with a choice, of a game between greedy bots."""
        choice, legal = Rng(self.seed, -3), self.game.legal
        decisions = self._decisions(0, lambda state, seat: self._greedy(state, seat, choice))
        free = [state for state in decisions if len(legal(state, state.agenda[-1].seat)) > 1]
        return _spread(free, GREEDY_STATES)

    def _decisions(self, number: int, choose: Callable[[State, int], Move]) -> Iterator[State]:
        game, rng = self.game, Rng(self.seed, number)
        state = game.new(self.players, self.options)
        while state.agenda:
            seat = state.agenda[-1].seat
            move: Move
            if seat == CHANCE:
                move = game.sample(state, rng)
            else:
                yield state.copy()
                move = choose(state, seat)
            game.apply(state, move, seat)


def _spread(states: Sequence[State], count: int) -> list[State]:
    """At most this many of them, evenly spread."""
    step = max(1, len(states) // count)
    return list(states[::step][:count])


def _cost_of_the_clock() -> float:
    times = []
    for _ in range(101):
        before = perf_counter()
        times.append(perf_counter() - before)
    return median(times)


def machine() -> dict[str, Json]:
    """What the figures depend on besides the program."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "machine": platform.machine(),
        "build": "compiled" if is_compiled() else "plain",
    }

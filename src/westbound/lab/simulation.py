"""Bots play whole matches against each other, fast and repeatable.

A simulated game makes exactly the moves of a `Match` with the same seed: chance number n of a
match is drawn from stream n of its seed there and here. So every game can be replayed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Protocol

from westbound.bots import (
    Bot,
    LiveView,
    choose_move,
    close_bots,
    decision_seed,
    errors_of,
    make_bot,
)
from westbound.engine.errors import BadInput
from westbound.engine.match import MAX_SEED, Entry, check_players, next_event
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.games.registry import find_game
from westbound.lab.decision_times import DecisionTimes
from westbound.lab.results import GameCrashed, GameResult, LogLine, Record, Violation

MAX_MOVES: Final = 100_000  # a match that goes on longer never ends


@dataclass(frozen=True, slots=True)
class Case:
    """A kind of table: its number of players and its options, all of them."""

    players: int
    options: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """A game to be played: all that decides how it ends."""

    number: int
    game: str
    case: Case
    bots: tuple[str, ...]  # by seat
    seed: int  # of the match
    referee: bool = True
    case_number: int = 0  # in its plan


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. Game number n is the same on any machine with any number of processes.

    The cases take turns from game to game. A list of bots that is shorter than the table is
    repeated; it shifts by one seat each time a case comes round again. With `duplicate`, all
    line-ups that this gives at a kind of table are played from the same set-up before the next.
    """

    game: str
    cases: tuple[Case, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    referee: bool = True
    duplicate: bool = False

    def case(self, number: int) -> int:
        return number % len(self.cases)

    def line_up(self, number: int) -> tuple[str, ...]:
        """The bots of this game by seat."""
        players = self.cases[self.case(number)].players
        turn = number // len(self.cases)
        return tuple(self.bots[(seat + turn) % players % len(self.bots)] for seat in range(players))

    def match_seed(self, number: int) -> int:
        if self.duplicate:
            turn, case = divmod(number, len(self.cases))
            number = turn // self.cases[case].players * len(self.cases) + case
        return Rng(self.seed, number).below(MAX_SEED + 1)

    def scheduled(self, number: int) -> ScheduledGame:
        case = self.case(number)
        return ScheduledGame(
            number,
            self.game,
            self.cases[case],
            self.line_up(number),
            self.match_seed(number),
            self.referee,
            case,
        )

    # --- as work

    @property
    def pieces(self) -> int:
        return self.games

    def do(self, number: int) -> GameResult:
        return play_game(self, number)


def make_plan(
    game: str,
    cases: Sequence[Case],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    referee: bool = True,
    duplicate: bool = False,
) -> Plan:
    """A plan that can be played; BadInput says what is wrong with it."""
    if games < 1:
        raise BadInput(f"at least 1 game must be played, not {games}")
    if not 0 <= seed <= MAX_SEED:
        raise BadInput(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}")
    if not cases or not bots:
        raise BadInput("a simulation needs at least one kind of table and one bot")
    for bot in bots:
        make_bot(bot, find_game(game))
    whole = tuple(make_case(game, case) for case in cases)
    for case in whole:
        if len(bots) > case.players:
            raise BadInput(f"{len(bots)} bots do not fit at a table of {case.players} players")
    return Plan(game, whole, tuple(bots), games, seed, referee, duplicate)


def make_case(game_id: str, case: Case) -> Case:
    """The same case with all its options; BadInput if nobody can play so."""
    game = find_game(game_id)
    check_players(game, case.players)
    options = complete(game.options, case.options)
    game.new(case.players, options)  # some options only the set-up can refuse
    return Case(case.players, options)


def play_game(plan: Plan, number: int) -> GameResult:
    """Play game number `number` of the plan to its end, or to the first violation."""
    return play_scheduled(plan.scheduled(number))


class Watcher(Protocol):
    """Looks on while a game is played and changes nothing."""

    def before(self, state: State, entry: Entry, moves: Sequence[Move]) -> None:
        """The position, and the entry that comes next; `moves`: what there was to choose from.

        There are none where chance or the match itself answers.
        """


def play_scheduled(
    scheduled: ScheduledGame, watcher: Watcher | None = None, bots: Sequence[Bot] | None = None
) -> GameResult:
    """Play this game to its end, or to the first violation; `bots` are made already."""
    return play_logged(scheduled, watcher, bots)[0]


def play_logged(
    scheduled: ScheduledGame, watcher: Watcher | None = None, bots: Sequence[Bot] | None = None
) -> tuple[GameResult, list[Entry]]:
    """The same with everything that happened."""
    log: list[Entry] = []
    try:
        running = _RunningGame(scheduled, log, watcher, bots)
        try:
            running.play()
        finally:
            close_bots(running.bots)
        return running.result(), log
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise GameCrashed(why, _record(scheduled, log)) from error


def _record(scheduled: ScheduledGame, log: Sequence[Entry]) -> Record:
    case = scheduled.case
    lines = tuple(LogLine(entry.seat, entry.text, entry.automatic) for entry in log)
    return Record(
        scheduled.game,
        scheduled.number,
        scheduled.seed,
        case.players,
        dict(case.options),
        lines,
    )


class _RunningGame:
    """One running game and its counters."""

    def __init__(
        self,
        scheduled: ScheduledGame,
        log: list[Entry],
        watcher: Watcher | None,
        bots: Sequence[Bot] | None,
    ) -> None:
        case = scheduled.case
        seats = range(case.players)
        self.scheduled, self.log, self.watcher = scheduled, log, watcher
        self.game = find_game(scheduled.game)
        self.state = self.game.new(case.players, case.options)
        self.bots = bots or [make_bot(name) for name in scheduled.bots]
        self.views = [LiveView(self.game, self.state, seat) for seat in seats]
        self.times = tuple(DecisionTimes() for _ in seats)
        self.decisions = self.choices = self.forced = self.chances = 0
        self.violation: Violation | None = None

    def play(self) -> None:
        game, state, log = self.game, self.state, self.log
        seed, referee, watcher = self.scheduled.seed, self.scheduled.referee, self.watcher
        while state.agenda:
            event = next_event(game, state, seed, self.chances)
            entry = event if isinstance(event, Entry) else self._answer(*event)
            if watcher is not None:
                watcher.before(state, entry, () if isinstance(event, Entry) else event[1])
            if entry.seat == CHANCE:
                self.chances += 1
            elif entry.automatic:
                self.forced += 1
            log.append(entry)
            game.apply(state, entry.move, entry.seat)
            if referee and (wrong := game.check_invariants(state)):
                self.violation = Violation(tuple(wrong), _record(self.scheduled, log))
                return
            if len(log) > MAX_MOVES:
                raise RuntimeError(f"the match does not end within {MAX_MOVES} moves")

    def _answer(self, seat: int, moves: Sequence[Move]) -> Entry:
        if len(moves) == 1:  # sealed: the match does not answer by itself
            self.forced += 1
            return Entry(seat, moves[0], automatic=False)
        self.decisions += 1
        self.choices += len(moves)
        chance = decision_seed(self.scheduled.seed, len(self.log))
        start = perf_counter()
        move = choose_move(self.bots[seat], self.views[seat], moves, chance)
        self.times[seat].add(perf_counter() - start)
        if move not in moves:
            name = self.scheduled.bots[seat]
            raise RuntimeError(f"the bot {name} chose {move}, which is not legal")
        return Entry(seat, move, automatic=False)

    def result(self) -> GameResult:
        return GameResult.of(
            self.game.standings(self.state),
            number=self.scheduled.number,
            seed=self.scheduled.seed,
            case=self.scheduled.case_number,
            bots=self.scheduled.bots,
            decisions=self.decisions,
            choices=self.choices,
            forced=self.forced,
            chances=self.chances,
            violation=self.violation,
            errors=tuple(map(errors_of, self.bots)),
            times=self.times,
        )

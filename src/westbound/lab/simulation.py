"""Bots play whole matches against each other, fast and repeatable.

A simulated game makes exactly the moves of a `Match` with the same seed: chance number n of a
match is drawn from stream n of its seed there and here. So every game can be replayed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from westbound.bots import (
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
from westbound.engine.step import CHANCE
from westbound.games.registry import find_game
from westbound.lab.results import GameCrashed, GameResult, LogLine, Record, Violation

MAX_MOVES: Final = 100_000  # a match that goes on longer never ends


@dataclass(frozen=True, slots=True)
class Case:
    """A kind of table: its number of players and its options, all of them."""

    players: int
    options: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. Game number n is the same on any machine with any number of processes.

    The cases take turns from game to game. A list of bots that is shorter than the table is
    repeated; it shifts by one seat each time a case comes round again.
    """

    game: str
    cases: tuple[Case, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    referee: bool = True

    def case(self, number: int) -> int:
        return number % len(self.cases)

    def line_up(self, number: int) -> tuple[str, ...]:
        """The bots of this game by seat."""
        players = self.cases[self.case(number)].players
        turn = number // len(self.cases)
        return tuple(self.bots[(seat + turn) % players % len(self.bots)] for seat in range(players))

    def match_seed(self, number: int) -> int:
        return Rng(self.seed, number).below(MAX_SEED + 1)

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
    whole = tuple(_checked(game, case, len(bots)) for case in cases)
    return Plan(game, whole, tuple(bots), games, seed, referee)


def _checked(game_id: str, case: Case, bots: int) -> Case:
    game = find_game(game_id)
    check_players(game, case.players)
    if bots > case.players:
        raise BadInput(f"{bots} bots do not fit at a table of {case.players} players")
    options = complete(game.options, case.options)
    game.new(case.players, options)  # some options only the set-up can refuse
    return Case(case.players, options)


def play_game(plan: Plan, number: int) -> GameResult:
    """Play game number `number` of the plan to its end, or to the first violation."""
    log: list[Entry] = []
    try:
        running = _RunningGame(plan, number, log)
        try:
            running.play()
        finally:
            close_bots(running.bots)
        return running.result()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise GameCrashed(why, _record(plan, number, log)) from error


def _record(plan: Plan, number: int, log: Sequence[Entry]) -> Record:
    case = plan.cases[plan.case(number)]
    lines = tuple(LogLine(entry.seat, entry.text, entry.automatic) for entry in log)
    return Record(
        plan.game, number, plan.match_seed(number), case.players, dict(case.options), lines
    )


class _RunningGame:
    """One running game and its counters."""

    def __init__(self, plan: Plan, number: int, log: list[Entry]) -> None:
        case = plan.cases[plan.case(number)]
        seats = range(case.players)
        self.plan, self.number, self.log = plan, number, log
        self.seed = plan.match_seed(number)
        self.game = find_game(plan.game)
        self.state = self.game.new(case.players, case.options)
        self.names = plan.line_up(number)
        self.bots = [make_bot(name) for name in self.names]
        self.views = [LiveView(self.game, self.state, seat) for seat in seats]
        self.decisions = self.choices = self.forced = self.chances = 0
        self.violation: Violation | None = None

    def play(self) -> None:
        game, state, log, referee = self.game, self.state, self.log, self.plan.referee
        while state.agenda:
            event = next_event(game, state, self.seed, self.chances)
            entry = event if isinstance(event, Entry) else self._answer(*event)
            if entry.seat == CHANCE:
                self.chances += 1
            elif entry.automatic:
                self.forced += 1
            log.append(entry)
            game.apply(state, entry.move, entry.seat)
            if referee and (wrong := game.check_invariants(state)):
                self.violation = Violation(tuple(wrong), _record(self.plan, self.number, log))
                return
            if len(log) > MAX_MOVES:
                raise RuntimeError(f"the match does not end within {MAX_MOVES} moves")

    def _answer(self, seat: int, moves: Sequence[Move]) -> Entry:
        if len(moves) == 1:  # sealed: the match does not answer by itself
            self.forced += 1
            return Entry(seat, moves[0], automatic=False)
        self.decisions += 1
        self.choices += len(moves)
        chance = decision_seed(self.seed, len(self.log))
        move = choose_move(self.bots[seat], self.views[seat], moves, chance)
        if move not in moves:
            raise RuntimeError(f"the bot {self.names[seat]} chose {move}, which is not legal")
        return Entry(seat, move, automatic=False)

    def result(self) -> GameResult:
        standings = self.game.standings(self.state)
        tie = standings[0].decided_by
        by_seat = sorted(standings, key=lambda standing: standing.seat)
        return GameResult(
            number=self.number,
            seed=self.seed,
            case=self.plan.case(self.number),
            bots=self.names,
            points=tuple(standing.points for standing in by_seat),
            ranks=tuple(standing.rank for standing in by_seat),
            decided_by="" if tie is None else tie.key,
            breakdowns=tuple(dict(standing.breakdown) for standing in by_seat),
            decisions=self.decisions,
            choices=self.choices,
            forced=self.forced,
            chances=self.chances,
            violation=self.violation,
            errors=tuple(map(errors_of, self.bots)),
        )

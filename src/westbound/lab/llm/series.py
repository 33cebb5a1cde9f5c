"""Matches of a model against bots, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from westbound.bots import Bot, LiveView, choose_move, close_bots, decision_seed, make_bot
from westbound.bots.random_bot import RandomBot
from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.engine.match import MAX_SEED, Match, check_players
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.registry import find_game
from westbound.lab.llm.chat import Unanswered
from westbound.lab.llm.observation import Detail, text_observation
from westbound.lab.llm.player import ChatPlayer, Record
from westbound.lab.llm.prompts import default_names
from westbound.lab.llm.recap import MatchLog
from westbound.lab.results import GameResult

CHANCE_PLAYS: Final = RandomBot()
MAX_SILENT: Final = 3  # decisions in a row without any answer: the server is gone


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be played. A list of bots that is shorter than their seats is repeated."""

    game: str
    players: int
    seats: tuple[int, ...]  # of the model
    bots: tuple[str, ...]
    games: int = 1
    seed: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)
    language: str = "en"
    detail: Detail = field(default_factory=Detail)
    rotate: bool = False  # everybody moves on by one seat from game to game

    def match_seed(self, number: int) -> int:
        return Rng(self.seed, number).below(MAX_SEED + 1)

    def line_up(self, number: int) -> list[str | None]:
        """The bots of this game by seat; None is the model."""
        others = [seat for seat in range(self.players) if seat not in self.seats]
        line: list[str | None] = [None] * self.players
        for n, seat in enumerate(others):
            line[seat] = self.bots[n % len(self.bots)]
        shift = number % self.players if self.rotate else 0
        return line[-shift:] + line[:-shift] if shift else line


def make_series(series: Series) -> Series:
    """A series that can be played, its options complete; BadInput says what is wrong with it."""
    game = find_game(series.game)
    check_players(game, series.players)
    if series.games < 1:
        raise BadInput(f"at least 1 game must be played, not {series.games}")
    if not 0 <= series.seed <= MAX_SEED:
        raise BadInput(f"a seed is a whole number from 0 to {MAX_SEED}, not {series.seed}")
    if not series.seats or len(set(series.seats)) < len(series.seats):
        raise BadInput("the model needs at least one seat, each named once")
    for seat in series.seats:
        if seat not in range(series.players):
            raise BadInput(f"there is no seat {seat}; the seats are 0 to {series.players - 1}")
    others = series.players - len(series.seats)
    if others and not series.bots:
        raise BadInput(f"{others} seats are for bots, and no bot is named")
    if len(series.bots) > others > 0:
        raise BadInput(f"{len(series.bots)} bots are too many: {others} seats are not the model's")
    for bot in series.bots:
        make_bot(bot, game)
    options = complete(game.options, series.options)
    game.new(series.players, options)  # some options only the set-up can refuse
    return replace(series, options=options)


class Run:
    """A series while it is played. `match` is the one on the table, `results` the finished ones."""

    def __init__(self, series: Series, player: ChatPlayer, record: Record | None = None) -> None:
        self.series: Final = series
        self.player: Final = player
        self.results: list[GameResult] = []
        self.match: Match | None = None
        self._record: Final = record

    def play(self, each_decision: Callable[[], None], each_match: Callable[[Match], None]) -> None:
        """Play to the end; LimitReached, Refused, Unanswered or Ctrl+C leave what is done."""
        for number in range(self.series.games):
            table = _Table(self.series, number, self.player, self._record)
            self.match = table.match
            try:
                while not table.match.over:
                    table.decide()
                    each_decision()
            finally:
                close_bots(bot for bot in table.bots if bot is not None)
            self.results.append(table.result())
            self.match = None
            each_match(table.match)


class _Table:
    """One match of the series and its counters."""

    def __init__(
        self, series: Series, number: int, player: ChatPlayer, record: Record | None
    ) -> None:
        game = find_game(series.game)
        names = default_names(series.players)
        seed = series.match_seed(number)
        self._series, self._number, self._player, self._record = series, number, player, record
        self.match: Final = Match(game, series.players, seed, series.options, names)
        self.match.advance()
        self._names: Final = series.line_up(number)
        self.bots: Final[list[Bot | None]] = [
            None if name is None else make_bot(name, game) for name in self._names
        ]
        self._log = MatchLog(self.match)
        self._decisions = self._choices = self._forced = 0
        self._chance = [0] * series.players  # how often it decided for the model

    def decide(self) -> None:
        """The next decision of anybody."""
        match = self.match
        seat = match.turns[0]
        moves = match.moves(seat)
        if len(moves) == 1:  # sealed: the match does not answer by itself
            self._forced += 1
            match.play(moves[0], seat)
            return
        self._decisions += 1
        self._choices += len(moves)
        bot = self.bots[seat]
        move = self._model(seat, moves) if bot is None else self._choice(bot, seat, moves)
        match.play(move, seat)

    def _choice(self, bot: Bot, seat: int, moves: Sequence[Move]) -> Move:
        match = self.match
        view = LiveView(match.game, match.state, seat)
        return choose_move(bot, view, moves, decision_seed(match.seed, len(match.log)))

    def _model(self, seat: int, moves: Sequence[Move]) -> Move:
        series, player = self._series, self._player
        seen = text_observation(
            self.match, seat, series.language, detail=series.detail, log=self._log
        )
        where: dict[str, Json] = {
            "game": self._number,
            "seed": self.match.seed,
            "seat": seat,
            "entry": len(self.match.log),
        }
        record = None if self._record is None else partial(_with, self._record, where)
        decision = player.decide(seen, record)
        if player.silent >= MAX_SILENT:
            raise Unanswered("silent", f"no answer came to {MAX_SILENT} decisions in a row")
        if decision.move is None:
            self._chance[seat] += 1
        move = decision.move or self._choice(CHANCE_PLAYS, seat, moves)
        if record is not None:
            by = f"chance: {decision.chance}" if decision.chance else "model"
            record({"type": "decision", "move": move.text, "by": by, "tries": decision.tries})
        return move

    def result(self) -> GameResult:
        match = self.match
        model = f"model {self._player.server.model}"
        return GameResult.of(
            match.standings(),
            number=self._number,
            seed=match.seed,
            bots=tuple(name or model for name in self._names),
            decisions=self._decisions,
            choices=self._choices,
            forced=self._forced + sum(entry.automatic for entry in match.log),
            chances=sum(entry.seat == CHANCE for entry in match.log),
            errors=tuple(self._chance),
        )


def _with(record: Record, where: Mapping[str, Json], line: Mapping[str, Json]) -> None:
    record({**where, **line})

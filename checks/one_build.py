"""What `checks.compiled` asks of one build; it runs once in the plain and once in the compiled.

Each line of standard input is a question, each line of standard output the answer to it:

match 17        what happened in match 17, as a hash
speed steam 2   the figures of a game in round 2, as JSON
compiled        whether this build is compiled
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from hashlib import sha256
from itertools import count
from time import process_time
from typing import Any, Final

import westbound
from checks.pick_index import GAMES, Choice, choices, tables
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import playout
from westbound.games.registry import find_game
from westbound.lab.simulation import Case

GREEDY_EVERY: Final = 25  # matches: they take long
FEATURES_EVERY: Final = 20  # decisions: what learning knows of a position must be the same, too
PLAYERS: Final = 4
SECONDS: Final = 1.0  # for each figure

_games: Final = cache(find_game)
_cases: Final = cache(lambda name: tables(find_game(name)))


def how_played(number: int) -> str:
    if number % GREEDY_EVERY == 0:
        return "greedy"
    return "random" if number % 2 else "cautious"


def match_hash(number: int) -> str:
    """A match of one of the games, with one of its tables; the moves, the result, the position."""
    name = GAMES[number % len(GAMES)]
    game, cases, turn = _games(name), _cases(name), number // len(GAMES)
    told = list(story(game, cases[turn % len(cases)], number, choices(game)[how_played(turn)]))
    return sha256("\n".join(told).encode()).hexdigest()


def story(game: Game[Any], case: Case, seed: int, choose: Choice) -> Iterator[str]:
    """The features on the way, the log, the result and the last position."""
    match, rng = Match(game, case.players, seed, case.options), Rng(seed, 90)
    match.advance()
    for number in count():
        if match.over:
            break
        seat = rng.choice(match.turns)
        if number % FEATURES_EVERY == 0:
            evaluator = game.evaluator(match.state.copy(), seat)
            yield repr(list(evaluator.features(match.state)))
        match.play(choose(match.state, seat, match.moves(seat), rng), seat)
    for entry in match.log:
        yield f"{entry.seat} {entry.text}"
    yield from (str(match.standings()), match.position())


def figures(name: str, number: int) -> dict[str, float]:
    """Measured on new matches in each round: no position has been thought about before."""
    game, way = _games(name), "cautious" if name == "steam" else "random"
    greedy = GreedyTimes(game, number)
    greedy.measure(SECONDS)
    return {
        f"{way} play, decisions/s": played_a_second(game, number, choices(game)[way]),
        "greedy, ms a decision": greedy.deciding / greedy.decisions * 1e3,
        "features, µs a candidate": greedy.looking / greedy.candidates * 1e6,
    }


def played_a_second(game: Game[Any], seed: int, choose: Choice) -> float:
    """Decisions with a choice, as simulations play whole games."""
    options, decisions, number = complete(game.options, {}), 0, 0
    start = process_time()
    while (elapsed := process_time() - start) <= SECONDS:
        rng = Rng(seed, number)
        decisions += playout(game, game.new(PLAYERS, options), rng, partial(_choose, choose, rng))
        number += 1
    return decisions / elapsed


def _choose(choose: Choice, rng: Rng, state: Any, seat: int, moves: Sequence[Move]) -> Move:
    return choose(state, seat, moves, rng)


class GreedyTimes:
    """Greedy matches: every second decision is timed, at the others the features of the moves."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game, self.seed, self.bot = game, seed, choices(game)["greedy"]
        self.deciding = self.looking = 0.0
        self.decisions = self.candidates = self.seen = 0

    def measure(self, seconds: float) -> None:
        number = 0
        while self.deciding + self.looking < 2 * seconds:
            rng = Rng(self.seed, -1 - number)
            state = self.game.new(PLAYERS, complete(self.game.options, {}))
            playout(self.game, state, rng, partial(self.choose, rng))
            number += 1

    def choose(self, rng: Rng, state: Any, seat: int, moves: Sequence[Move]) -> Move:
        self.seen += 1
        if self.seen % 2:
            self.look(state, seat, moves)
            return self.bot(state, seat, moves, rng)
        start = process_time()
        move = self.bot(state, seat, moves, rng)
        self.deciding += process_time() - start
        self.decisions += 1
        return move

    def look(self, state: Any, seat: int, moves: Sequence[Move]) -> None:
        """What a bot that learns does with each candidate: copy, carry out, find its features."""
        start = process_time()
        evaluator = self.game.evaluator(state, seat)
        for move in self.game.worth_a_look(state, seat, moves):
            after = state.copy()
            self.game.apply(after, move, seat)
            evaluator.features(after)
            self.candidates += 1
        self.looking += process_time() - start


def answer(question: str) -> str:
    match question.split():
        case ["match", number]:
            return match_hash(int(number))
        case ["speed", name, number]:
            return json.dumps(figures(name, int(number)))
        case _:
            return str(westbound.is_compiled())


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(answer(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

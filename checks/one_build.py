"""What `checks.compiled` asks of one build; it runs once in the plain and once in the compiled.

Each line of standard input is a question, each line of standard output the answer to it:

match 17        what happened in match 17, as a hash
speed steam     the figures of a game, as JSON
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
from westbound.engine.rng import Rng
from westbound.engine.runner import playout
from westbound.games.registry import find_game
from westbound.lab.bench import Bench
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


@cache
def bench(name: str) -> Bench:
    """Ready to measure: its games are played, and what is worked out once is there."""
    ready = Bench(name, PLAYERS)
    ready.time_greedy(0.0)
    features_us(ready, 0.0)
    return ready


def figures(name: str) -> dict[str, float]:
    game = bench(name)
    kind = "cautious" if name == "steam" else "random"
    return {
        f"{kind} play, decisions/s": play(game, choices(game.game)[kind], SECONDS),
        "greedy, ms a decision": game.time_greedy(SECONDS),
        "features, µs a candidate": features_us(game, SECONDS),
    }


def play(bench: Bench, choose: Choice, seconds: float) -> float:
    """Decisions with a choice a second, as simulations play whole games."""
    game, decisions, number = bench.game, 0, 0
    start = process_time()
    while (elapsed := process_time() - start) <= seconds:
        rng = Rng(bench.seed, number)
        state = game.new(bench.players, bench.options)
        decisions += playout(game, state, rng, partial(_choose, choose, rng))
        number += 1
    return decisions / elapsed


def _choose(choose: Choice, rng: Rng, state: Any, seat: int, moves: Sequence[Move]) -> Move:
    return choose(state, seat, moves, rng)


def features_us(bench: Bench, seconds: float) -> float:
    """Microseconds for one candidate of a bot that learns: copy, carry out, find its features."""
    game, states = bench.game, bench.greedy_states
    decisions = candidates = 0
    start = process_time()
    while (elapsed := process_time() - start) <= seconds or not candidates:
        now = states[decisions % len(states)].copy()
        seat = now.agenda[-1].seat
        evaluator = game.evaluator(now, seat)
        for move in game.worth_a_look(now, seat, game.legal(now, seat)):
            after = now.copy()
            game.apply(after, move, seat)
            evaluator.features(after)
            candidates += 1
        decisions += 1
    return elapsed / candidates * 1e6


def answer(question: str) -> str:
    match question.split():
        case ["match", number]:
            return match_hash(int(number))
        case ["speed", name]:
            return json.dumps(figures(name))
        case _:
            return str(westbound.is_compiled())


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(answer(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

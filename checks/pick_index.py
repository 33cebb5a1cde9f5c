"""Whether every word of every legal move is in the fixed index, in whole matches of all games.

.venv/bin/python -m checks.pick_index              # a million decisions
.venv/bin/python -m checks.pick_index 20000 steam  # of one game

Tables of all numbers of players, with combinations of options in which any two values
meet, cards and variants of Carson City as in `checks.carson_combinations`, and a map of our own
for Steam; players choose by chance, with caution, or greedily (one match in 41). Ctrl+C stops
and tells what was found.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress

from checks.carson_combinations import covering
from tests.games.steam.own_map import own_map
from westbound.bots import LiveView, choose_move, make_bot
from westbound.engine.combinations import option_combinations
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.games.registry import find_game
from westbound.kit.suites.walks import walk_on
from westbound.lab.pick_index import PickIndex, PickPath
from westbound.lab.simulation import Case

GAMES: Final = ("carson", "gwt", "steam")
DECISIONS: Final = 1_000_000
GREEDY_EVERY: Final = 41  # greedy matches take long; a prime, so that all tables have their turn
SHOWN_EVERY: Final = 100  # decisions; the bar itself takes time

Choice = Callable[[Any, int, Sequence[Move], Rng], Move]


def tables(game: Game[Any]) -> list[Case]:
    """Each set of options with each number of players; every two values of options meet."""
    chosen = option_combinations(game.options)
    if game.id == "carson":
        chosen += [combination.options() for combination in covering(1)]
    if game.id == "steam":
        chosen += [
            complete(game.options, {"map": own_map(), "ruleset": ruleset, "choose_paths": paths})
            for ruleset in ("base", "standard")
            for paths in (False, True)
        ]
    seats = game.players
    return [
        Case(seats[(number + shift) % len(seats)], options)
        for shift in range(len(seats))
        for number, options in enumerate(chosen)
    ]


def choices(game: Game[Any]) -> dict[str, Choice]:
    bot = make_bot("greedy", game)

    def greedy(state: Any, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        return choose_move(bot, LiveView(game, state, seat), moves, rng.below(1 << 62))

    def any_move(state: Any, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        return rng.choice(moves)

    return {"random": any_move, "cautious": game.cautious, "greedy": greedy}


class Findings:
    """What was looked at, and what is wrong: words outside, moves that share or miss a path."""

    def __init__(self) -> None:
        self.decisions = self.moves = self.longest = 0
        self.outside: Counter[str] = Counter()
        self.unreachable: Counter[str] = Counter()

    def look(self, index: PickIndex, moves: Sequence[Move], rng: Rng) -> None:
        """All moves of a decision; one of them is also reached word by word."""
        self.decisions += 1
        self.moves += len(moves)
        paths = [index.words_of(move) for move in moves]
        self.longest = max(self.longest, *map(len, paths))
        outside = [word for path in paths for word in path if word not in index]
        self.outside.update(outside)
        if outside:
            return
        if len(set(paths)) < len(paths):
            self.unreachable[" | ".join(move.text for move in moves)] += 1
            return
        wanted = rng.choice(moves)
        if reach(index, moves, wanted, skip=bool(self.decisions % 2)) != wanted:
            self.unreachable[wanted.text] += 1


def reach(index: PickIndex, moves: Sequence[Move], wanted: Move, skip: bool) -> Move | None:
    """Choose the words of this move, `end` if nothing else is left to say."""
    path, numbers = PickPath(index, moves, skip=skip), (*index.numbers_of(wanted), 0)
    while path.move is None:
        path.choose_number(numbers[len(path.numbers)])
    return path.move


def look_at_match(
    game: Game[Any], index: PickIndex, case: Case, seed: int, choose: Choice, findings: Findings
) -> Iterator[int]:
    """Play a match and look at its decisions; yields after each how many there were."""
    look_rng = Rng(seed, 7)

    def look_and_choose(state: Any, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        if len(moves) > 1:
            findings.look(index, moves, look_rng)
        return choose(state, seat, moves, rng)

    state = game.new(case.players, case.options)
    for _ in walk_on(game, state, Rng(seed, 90), look_and_choose):
        yield findings.decisions


def name_of_choice(number: int, cases: int) -> str:
    """By chance and with caution in turn, at each table the other way when it comes round again."""
    if number % GREEDY_EVERY == 0:
        return "greedy"
    return "cautious" if (number + number // cases) % 2 else "random"


def look_at_game(game: Game[Any], decisions: int, findings: Findings) -> Iterator[int]:
    """Matches of all kinds of tables in turn until so many decisions are seen."""
    cases, by_name = tables(game), choices(game)
    indices = [PickIndex(game, case.players, case.options) for case in cases]
    for number in count():
        case, index = cases[number % len(cases)], indices[number % len(cases)]
        choose = by_name[name_of_choice(number, len(cases))]
        for seen in look_at_match(game, index, case, number, choose, findings):
            yield seen
            if seen >= decisions:
                return


def main(decisions: int, games: Sequence[str]) -> int:
    say, wrong = Console(highlight=False).print, 0
    found = {name: Findings() for name in games}
    each = -(-decisions // len(games))
    start = time.monotonic()
    try:
        with Progress() as progress:
            for name, findings in found.items():
                task = progress.add_task(name, total=each)
                for seen in look_at_game(find_game(name), each, findings):
                    if seen % SHOWN_EVERY == 0:
                        progress.update(task, completed=seen)
                progress.update(task, completed=each)
    except KeyboardInterrupt:
        say("stopped")
    for name, findings in found.items():
        wrong += len(findings.outside) + len(findings.unreachable)
        say(
            f"{name}: {findings.decisions} decisions, {findings.moves} moves, longest path "
            f"{findings.longest}, {len(findings.outside)} words outside the index, "
            f"{len(findings.unreachable)} moves without a path of their own"
        )
        for what, times in (findings.outside + findings.unreachable).most_common(20):
            say(f"  {what} ({times} times)")
    say(f"{sum(f.decisions for f in found.values())} decisions, {time.monotonic() - start:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    sys.exit(main(wanted, sys.argv[2:] or GAMES))

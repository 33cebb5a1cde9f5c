"""Whether observation arrays keep to their shapes and ranges, in whole matches of all games.

.venv/bin/python -m checks.array_walks             # 30 000 positions
.venv/bin/python -m checks.array_walks 3000 steam  # of one game

The same tables and players as in `checks.pick_index`. Every few decisions the arrays of one seat
are made, of the decider or of somebody else. Ctrl+C stops and tells what was found.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress

from checks.pick_index import GAMES, Choice, choices, name_of_choice, tables
from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.games.registry import find_game
from westbound.kit.suites.walks import walk_on
from westbound.lab.envs.arrays import ObservationArrays
from westbound.lab.simulation import Case

POSITIONS: Final = 30_000
EVERY: Final = 3  # decisions


class Findings:
    """How many positions were looked at, and the fields with numbers out of their range."""

    def __init__(self) -> None:
        self.positions = 0
        self.outside: Counter[str] = Counter()
        self.changed = 0  # on their way through JSON

    def look(self, arrays: ObservationArrays, observation: Any) -> None:
        self.positions += 1
        row, (low, high) = arrays.flat(observation), arrays.bounds()
        wrong = ~((low <= row) & (row <= high))  # so that no number is no number of the range
        self.outside.update(n for n, part in arrays.split(1.0 * wrong).items() if part.any())
        self.changed += bool((arrays.flat(json.loads(json.dumps(observation))) != row).any())


def look_at_match(
    game: Game[Any], case: Case, seed: int, choose: Choice, findings: Findings, every: int = EVERY
) -> Iterator[int]:
    """Play a match and look at its positions; yields after each how many there were."""
    arrays = ObservationArrays(game, case.players, case.options)
    state = game.new(case.players, case.options)
    moments = (m for m in walk_on(game, state, Rng(seed, 90), choose) if m.seat >= 0)
    for moment in islice(moments, 0, None, every):
        viewer = (moment.seat + findings.positions % 2) % case.players
        findings.look(arrays, game.observe(moment.state, viewer))
        yield findings.positions


def look_at_game(game: Game[Any], positions: int, findings: Findings) -> Iterator[int]:
    cases, by_name = tables(game), choices(game)
    for number in count():
        choose = by_name[name_of_choice(number, len(cases))]
        for seen in look_at_match(game, cases[number % len(cases)], number, choose, findings):
            yield seen
            if seen >= positions:
                return


def main(positions: int, games: Sequence[str]) -> int:
    found, each = {name: Findings() for name in games}, -(-positions // len(games))
    say, wrong = Console(highlight=False).print, 0
    try:
        with Progress() as progress:
            for name, findings in found.items():
                task = progress.add_task(name, total=each)
                for seen in look_at_game(find_game(name), each, findings):
                    progress.update(task, completed=seen)
    except KeyboardInterrupt:
        say("stopped")
    for name, findings in found.items():
        wrong += findings.outside.total() + findings.changed
        say(
            f"{name}: {findings.positions} positions, {findings.changed} changed by JSON, "
            f"out of range: {dict(findings.outside) or 'nothing'}"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    sys.exit(main(wanted, sys.argv[2:] or GAMES))

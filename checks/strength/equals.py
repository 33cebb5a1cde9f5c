"""What a bot reaches among copies of itself: points, the winner's points, turns, categories.

.venv/bin/python -m checks.strength.equals gwt legend 4 20
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, stdev
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import track

from westbound.bots import LiveView, choose_move, decision_seed, make_bot
from westbound.engine.game import Game
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.registry import find_game
from westbound.lab.where import chosen_place

FIRST_SEED: Final = 8_000_000


@dataclass(frozen=True, slots=True)
class Played:
    """One match of equals."""

    points: tuple[int, ...]
    breakdowns: tuple[dict[str, int], ...]
    turns: float  # of a seat
    out: int  # who left the match before its end, as by bankruptcy
    seconds: float  # for one decision


@dataclass(frozen=True, slots=True)
class Equals:
    game: str
    bot: str
    players: int
    pieces: int

    def do(self, number: int) -> Played:
        game: Game[Any] = find_game(self.game)
        seed = FIRST_SEED + number
        bots, rng = [make_bot(self.bot, game) for _ in range(self.players)], Rng(seed, 1)
        state = game.new(self.players, complete(game.options, {}))
        turns, before, asked, seconds = 0, -1, 0, 0.0
        while True:
            seat, moves = advance(game, state, rng)
            if not moves:
                break
            if (turn := game.turn_of(state)) > before:
                turns, before = turns + 1, turn
            view, begin = LiveView(game, state, seat), perf_counter()
            chosen = choose_move(bots[seat], view, moves, decision_seed(seed, asked))
            seconds += perf_counter() - begin
            game.apply(state, chosen, seat)
            asked += 1
        places = sorted(game.standings(state), key=lambda place: place.seat)
        return Played(
            tuple(place.points for place in places),
            tuple(dict(place.breakdown) for place in places),
            turns / self.players,
            sum(place.out for place in places),
            seconds / asked,
        )


def _spread(values: Sequence[float]) -> str:
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return f"{mean(values):.1f} ± {error:.1f}"


def main(game: str, bot: str = "legend", players: str = "4", matches: str = "20") -> None:
    work, console = Equals(game, bot, int(players), int(matches)), Console(width=100)
    results = chosen_place(None, None).run(work)
    found = list(track(results, "Matches", work.pieces, console=Console(stderr=True)))
    means = [mean(played.points) for played in found]
    a_turn = [mean(played.points) / played.turns for played in found]
    console.print(f"{game}, {players} × {bot}, {len(found)} matches; ±: standard error")
    console.print(f"points {_spread(means)}, winner {_spread([max(p.points) for p in found])}")
    console.print(f"turns of a seat {_spread([p.turns for p in found])}", end=", ")
    console.print(f"points a turn {mean(a_turn):.2f}")
    console.print(f"left before the end: {sum(played.out for played in found)}", end=", ")
    console.print(f"a decision takes {1000 * mean([p.seconds for p in found]):.0f} ms")
    seats = [breakdown for played in found for breakdown in played.breakdowns]
    told = [f"{name} {mean([seat[name] for seat in seats]):.1f}" for name in seats[0]]
    console.print("by category:", ", ".join(told))


if __name__ == "__main__":
    main(*sys.argv[1:])

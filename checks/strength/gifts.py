"""The gift test: one seat starts with a little more, and must not end with less.

    .venv/bin/python -m checks.strength.gifts gwt legend 2 20

Every set-up is played with and without the gift, by the same bots, in every seat. `margin` is the
points of that seat less the best rival's: how much the gift has added to it, with its standard
error over the set-ups.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import mean, stdev
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from westbound.bots import LiveView, choose_move, decision_seed, make_bot
from westbound.engine.game import Game
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.great_western_trail.components import COWBOY, CRAFTSMAN, ENGINEER, VALUE
from westbound.games.great_western_trail.state import WORKER_KINDS, TrailState
from westbound.games.registry import find_game
from westbound.lab.where import chosen_place

Gift = Callable[[Any, int], None]
FIRST_SEED: Final = 7_000_000


def _dollars(amount: int) -> Gift:
    def give(state: Any, seat: int) -> None:
        state.money[seat] += amount

    return give


def _workers(kind: int, more: int) -> Gift:
    def give(state: TrailState, seat: int) -> None:
        state.workers[seat * WORKER_KINDS + kind] += more

    return give


def _better_cattle(state: TrailState, seat: int) -> None:
    """The three weakest cards in the deck become three of value 3."""
    good = min(card for card in state.market_stack if VALUE[card] == 3)
    drawn = sorted(state.draw[seat], key=lambda card: VALUE[card])
    state.draw[seat] = tuple(sorted([*drawn[3:], good, good, good]))


def _cowboys_in_reserve(state: Any, seat: int) -> None:
    state.reserve[seat] += 2


def _revolver(state: Any, seat: int) -> None:
    state.revolvers[seat] += 1


def _income(state: Any, seat: int) -> None:
    state.income[seat] += 3


def _locomotive(state: Any, seat: int) -> None:
    state.level[seat] += 1


GIFTS: Final[Mapping[str, Mapping[str, Gift]]] = {
    "gwt": {
        "$6": _dollars(6),
        "$12": _dollars(12),
        "a cowboy": _workers(COWBOY, 1),
        "three cowboys": _workers(COWBOY, 3),
        "a craftsman": _workers(CRAFTSMAN, 1),
        "three craftsmen": _workers(CRAFTSMAN, 3),
        "an engineer": _workers(ENGINEER, 1),
        "three engineers": _workers(ENGINEER, 3),
        "better cattle": _better_cattle,
    },
    "carson": {
        "$10": _dollars(10),
        "$20": _dollars(20),
        "two cowboys": _cowboys_in_reserve,
        "a revolver": _revolver,
    },
    "steam": {
        "$10": _dollars(10),
        "income +3": _income,
        "locomotive +1": _locomotive,
    },
}


@dataclass(frozen=True, slots=True)
class GiftMatches:
    """Piece n: set-up n, from every seat, with each gift and without one."""

    game: str
    bot: str
    players: int
    pieces: int

    def do(self, number: int) -> dict[str, float]:
        """What each gift adds to the margin, mean over the seats."""
        seats = range(self.players)
        plain = self._margins(number, None, 0)
        return {
            name: mean(self._margins(number, gift, seat)[seat] - plain[seat] for seat in seats)
            for name, gift in GIFTS[self.game].items()
        }

    def _margins(self, number: int, gift: Gift | None, seat: int) -> list[float]:
        game: Game[Any] = find_game(self.game)
        seed = FIRST_SEED + number
        bots, rng = [make_bot(self.bot, game) for _ in range(self.players)], Rng(seed, 1)
        state, asked = game.new(self.players, complete(game.options, {})), 0
        decider, moves = advance(game, state, rng)
        if gift is not None:
            gift(state, seat)
            moves = game.legal(state, decider)
        while moves:
            view = LiveView(game, state, decider)
            chosen = choose_move(bots[decider], view, moves, decision_seed(seed, asked))
            game.apply(state, chosen, decider)
            asked += 1
            decider, moves = advance(game, state, rng)
        points = [p.points for p in sorted(game.standings(state), key=lambda p: p.seat)]
        return [float(own - max(points[:s] + points[s + 1 :])) for s, own in enumerate(points)]


def main(game: str, bot: str = "rancher", players: str = "2", setups: str = "20") -> None:
    work, console = GiftMatches(game, bot, int(players), int(setups)), Console(width=100)
    results = chosen_place(None, None).run(work)
    found = list(track(results, "Set-ups", work.pieces, console=Console(stderr=True)))
    table = Table("gift", title=f"{game}, {players} × {bot}, {setups} set-ups from every seat")
    table.add_column("margin", justify="right")
    for name in GIFTS[game]:
        gains = [result[name] for result in found]
        error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else float("nan")
        table.add_row(name, f"{mean(gains):+.1f} ± {error:.1f}")
    console.print(table)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Does a bot win whatever is agreed? Matches with all numbers of players, options and variants.

    .venv/bin/python -m checks.strength.variety carson marshal greedy 200

Half of the seats each, every set-up twice with the seats swapped. The option sets are those in
which every two values of any two options meet, in turn; in Steam so are all maps.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from westbound.bots import LiveView, choose_move, decision_seed, make_bot
from westbound.engine.combinations import option_combinations
from westbound.engine.game import Game
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.registry import find_game
from westbound.lab.statistics import wilson_of_groups
from westbound.lab.where import chosen_place

FIRST_SEED: Final = 9_500_000


@dataclass(frozen=True, slots=True)
class Met:
    """A set-up: the options that were not the usual ones, and the pairs in which ours was ahead."""

    players: int
    options: Mapping[str, Value]
    ahead: float
    pairs: int


@dataclass(frozen=True, slots=True)
class Variety:
    """Piece n: set-up n, played twice."""

    game: str
    bot: str
    other: str
    pieces: int

    def do(self, number: int) -> Met:
        game: Game[Any] = find_game(self.game)
        sets = option_combinations(game.options)
        players = game.players[number % len(game.players)]
        agreed = complete(game.options, sets[number % len(sets)])
        shares = [
            share
            for ours in (0, 1)
            for share in self._pairs(game, players, agreed, FIRST_SEED + number, ours)
        ]
        usual = complete(game.options, {})
        other = {name: value for name, value in agreed.items() if value != usual[name]}
        return Met(players, other, sum(shares) / len(shares), len(shares))

    def _pairs(
        self, game: Game[Any], players: int, agreed: Mapping[str, Value], seed: int, ours: int
    ) -> list[float]:
        """1.0 for each seat of ours and each of theirs in which ours has the better rank."""
        names = [self.bot if seat % 2 == ours else self.other for seat in range(players)]
        bots, rng = [make_bot(name, game) for name in names], Rng(seed, 1)
        state, asked = game.new(players, agreed), 0
        seat, moves = advance(game, state, rng)
        while moves:
            view = LiveView(game, state, seat)
            chosen = choose_move(bots[seat], view, moves, decision_seed(seed, asked))
            game.apply(state, chosen, seat)
            asked += 1
            seat, moves = advance(game, state, rng)
        rank = {place.seat: place.rank for place in game.standings(state)}
        seats = range(players)
        return [
            0.5 if rank[one] == rank[two] else float(rank[one] < rank[two])
            for one in seats
            for two in seats
            if one % 2 == ours != two % 2
        ]


def _row(name: str, found: list[Met]) -> tuple[str, str, str, str]:
    shares, pairs = [met.ahead for met in found], sum(met.pairs for met in found)
    low, high = wilson_of_groups(shares, pairs)
    mean = sum(shares) / len(shares)
    return name, str(2 * len(found)), f"{100 * mean:.0f} %", f"{100 * low:.0f}–{100 * high:.0f}"


def main(game: str, bot: str = "marshal", other: str = "greedy", matches: str = "200") -> None:
    work, console = Variety(game, bot, other, int(matches) // 2), Console(width=100)
    results = chosen_place(None, None).run(work)
    found = list(track(results, "Set-ups", work.pieces, console=Console(stderr=True)))
    table = Table("", "matches", f"pairs won by {bot}", "95 %", title=f"{game}, against {other}")
    table.add_row(*_row("all", found))
    for players in sorted({met.players for met in found}):
        table.add_row(*_row(f"{players} players", [m for m in found if m.players == players]))
    for option in find_game(game).options:
        for value in sorted(
            {str(m.options[option.name]) for m in found if option.name in m.options}
        ):
            said = [m for m in found if str(m.options.get(option.name)) == value]
            table.add_row(*_row(f"{option.name} {value}"[:40], said))
    console.print(table)


if __name__ == "__main__":
    main(*sys.argv[1:])

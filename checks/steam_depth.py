"""How deep matches of Steam go, with plain random players and with cautious ones.

.venv/bin/python -m checks.steam_depth        # 60 matches of each kind, a table in Markdown
.venv/bin/python -m checks.steam_depth 10

For each ruleset and number of players, on both maps in turn and for one match each: the turns that
were begun, the complete links at the end, the deliveries and the players who went bankrupt.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Console

from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.games.steam.game import GAME
from westbound.games.steam.state import SteamState
from westbound.kit.suites.walks import walk

MATCHES: Final = 60
MAPS: Final = ("northeast", "ruhr")

Choice = Callable[[SteamState, int, Sequence[Move], Rng], Move]


class Depth(NamedTuple):
    """What one match came to; added up, what many did."""

    turns: int
    of: int
    last_turn: int  # 1 if it was reached
    links: int
    deliveries: int
    bankrupt: int


def any_move(state: SteamState, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
    return rng.choice(moves)


PLAYERS: Final[dict[str, Choice]] = {"random": any_move, "cautious": GAME.cautious}


def play(seats: int, ruleset: str, seed: int, choose: Choice) -> Depth:
    options = complete(GAME.options, {"ruleset": ruleset, "map": MAPS[seed % len(MAPS)]})
    moments = list(walk(GAME, seats, seed, options, choose))
    state, deliveries = moments[-1].state, sum(moment.move.kind == "to" for moment in moments)
    links, turns = sum(map(len, state.links)) // 2, state.setup.turns
    reached, bankrupt = int(state.turn == turns), state.gone.bit_count()
    return Depth(state.turn, turns, reached, links, deliveries, bankrupt)


def rows(matches: int) -> Iterator[str]:
    yield "| ruleset | players | by | turns | last turn reached | links | deliveries | bankrupt |"
    yield "|---|---|---|---|---|---|---|---|"
    for ruleset in ("base", "standard"):
        for seats in GAME.players:
            for name, choose in PLAYERS.items():
                all_ = [play(seats, ruleset, seed, choose) for seed in range(matches)]
                turns, of, reached, *rest = (sum(column) for column in zip(*all_, strict=True))
                cells = [ruleset, str(seats), name, f"{turns / matches:.1f} of {of // matches}"]
                cells += [f"{reached} of {matches}", *(f"{total / matches:.1f}" for total in rest)]
                yield f"| {' | '.join(cells)} |"


def main(matches: int = MATCHES) -> None:
    say = Console(width=200, highlight=False).print
    for row in rows(matches):
        say(row)


if __name__ == "__main__":
    main(*(int(text) for text in sys.argv[1:2]))

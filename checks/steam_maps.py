"""Greedy bots on every map of Steam: whether all of them play much alike.

.venv/bin/python -m checks.steam_maps 3    # three matches for every map and number of players
"""

from __future__ import annotations

import sys
from typing import NamedTuple, cast

from westbound.bots import LiveView, make_bot
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.steam.game import GAME
from westbound.games.steam.maps import PRINTED
from westbound.games.steam.rules.scoring import complete_links
from westbound.games.steam.state import SteamState

HEAD = "| map | players | bankrupt | links a turn | deliveries a turn | points of the winner |"


class Played(NamedTuple):
    """One match."""

    turns: int
    bankrupt: int
    links: int
    deliveries: int
    points: int


def main(matches: int) -> None:
    sys.stdout.write(f"{HEAD}\n|---|---|---|---|---|---|\n")
    for map_ in PRINTED:
        for players in GAME.players:
            found = [played(map_, players, seed) for seed in range(matches)]
            sys.stdout.write(f"{row(map_, players, found)}\n")
            sys.stdout.flush()


def row(map_: str, players: int, found: list[Played]) -> str:
    """Links and deliveries of each player in a turn, on average."""
    seats = sum(match.turns for match in found) * players
    links = sum(match.links for match in found) / seats
    deliveries = sum(match.deliveries for match in found) / seats
    bankrupt = f"{sum(match.bankrupt for match in found)} of {players * len(found)}"
    points = sum(match.points for match in found) / len(found)
    return f"| {map_} | {players} | {bankrupt} | {links:.2f} | {deliveries:.2f} | {points:.0f} |"


def played(map_: str, players: int, seed: int) -> Played:
    game = cast("Game[State]", GAME)
    match = Match(game, players, seed, {"map": map_})
    match.advance()
    bot, rng = make_bot("greedy", game), Rng(seed)
    while match.turn is not None:
        sight = LiveView(game, match.state, match.turn)
        match.play(bot.choose(sight, match.moves(), rng))
    state = cast("SteamState", match.state)
    return Played(
        turns=state.turn,
        bankrupt=state.gone.bit_count(),
        links=sum(complete_links(state, seat) for seat in range(players)),
        deliveries=sum(entry.text.startswith("to ") for entry in match.log),
        points=match.standings()[0].points,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)

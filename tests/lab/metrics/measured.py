"""A small measurement that several tests look at; it is made once."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from westbound.lab.metrics import GameMetrics, MatchRecord, make_measurement, measure
from westbound.lab.metrics.openings import Label, Opening, OpeningMove
from westbound.lab.metrics.summary import share
from westbound.lab.metrics.work import Measurement
from westbound.lab.parallel import run
from westbound.lab.results import GameResult

Played = tuple[Measurement, list[MatchRecord], list[GameResult]]


@cache
def played(game: str, players: int = 2, games: int = 6, bots: str = "cautious") -> Played:
    measurement = make_measurement(game, players, {}, bots.split(","), games, seed=2)
    results = list(run(measurement, 1))
    records = [result for result in results if isinstance(result, MatchRecord)]
    return measurement, records, [r for r in results if isinstance(r, GameResult)]


@cache
def measured(game: str, players: int = 2, games: int = 6, bots: str = "cautious") -> GameMetrics:
    return measure(*played(game, players, games, bots))


@cache
def opened() -> GameMetrics:
    """The same with first moves to compare, which so few matches do not have."""
    moves = {"banker": (30, 30), "settler": (2, 40), "sheriff": (12, 25)}
    rows = [
        OpeningMove(
            f"choose {name}",
            Label("choose", 0, {"character": name, "seat": 0}),
            share(*wins),
            verdict,
        )
        for (name, wins), verdict in zip(moves.items(), (1, -1, 0), strict=True)
    ]
    rest = OpeningMove("", None, share(5, 12), 0)
    one = Opening("choose_card", 0.04, (*rows, rest), kinds=7)
    two = Opening("place_or_pass", 0.06, (rows[2], rest), kinds=3)
    metrics = measured("carson")
    named = {**metrics.branching.kind_of_step, "choose_card": "choose", "place_or_pass": "place"}
    return replace(
        metrics, openings=(one, two), branching=replace(metrics.branching, kind_of_step=named)
    )

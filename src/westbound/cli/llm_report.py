"""What came of a model's matches, for people and as JSON."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console

import westbound
from westbound.cli.game_tables import bots_table, categories_table, count_games, show_ties
from westbound.engine.json_types import Json
from westbound.games.registry import find_game
from westbound.lab.llm.series import Run
from westbound.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class End:
    """How the run ended; without a reason all games were played."""

    reason: str = ""
    code: int = 0


def _tally(run: Run) -> Tally:
    tally = Tally()
    for result in run.results:
        tally.add(result)
    return tally


def document(run: Run, end: End) -> dict[str, Json]:
    """The whole report as JSON."""
    series, player = run.series, run.player
    meter = player.meter
    return {
        "format": "westbound-llm",
        "version": 1,
        "header": {
            "westbound": westbound.__version__,
            "game": series.game,
            "rules_version": find_game(series.game).rules_version,
            "players": series.players,
            "options": dict(series.options),
            "seats": list(series.seats),
            "rotate": series.rotate,
            "bots": list(series.bots),
            "games": series.games,
            "seed": series.seed,
            "language": series.language,
            "board": series.detail.board,
            "rules": series.detail.rules,
            "url": str(player.server.address),
            "model": player.server.model,
        },
        "games_finished": len(run.results),
        "ended_early": end.reason or None,
        "bots": [bot.to_json() for bot in _tally(run).ranking()],
        "answers": player.counts.to_json(),
        "tokens": {
            "in": meter.tokens_in,
            "out": meter.tokens_out,
            "estimated": meter.estimated,
        },
        "cost": meter.cost,
        "seconds": meter.seconds,
        "per_game": [result.to_json() for result in run.results],
    }


def show(console: Console, run: Run, end: End) -> None:
    """The report for people."""
    series, counts, meter = run.series, run.player.counts, run.player.meter
    console.print(
        f"[bold]{find_game(series.game).title}[/bold] (westbound {westbound.__version__}): "
        f"{len(run.results)} of {count_games(series.games)} finished, "
        f"{series.players} players, seed {series.seed}, language {series.language}"
    )
    console.print(f"model {run.player.server.model} at {run.player.server.address}", markup=False)
    if end.reason:
        console.print(f"Ended early: {end.reason}.", markup=False)
    if run.results:
        tally = _tally(run)
        console.print(bots_table(tally))
        console.print(categories_table(tally))
        show_ties(console, tally)
    by_chance = counts.chance.total()
    console.print(
        f"decisions: {counts.decisions}, by the first answer {counts.at_once}, "
        f"by a later one {counts.decisions - counts.at_once - by_chance}, "
        f"by chance {by_chance}{_by(counts.chance)}"
    )
    console.print(f"wrong answers: {counts.wrong.total()}{_by(counts.wrong)}{_by(counts.rules)}")
    console.print(f"failed requests: {counts.again.total()}{_by(counts.again)}")
    about = "about " if meter.estimated else ""
    console.print(
        f"tokens: {about}{meter.tokens_in} in, {about}{meter.tokens_out} out; "
        f"cost {about}{meter.cost:.4f}"
    )
    times = counts.times
    console.print(
        f"time: {meter.seconds:.1f} s; of a decision {times.mean_ms / 1000:.2f} s, "
        f"median {times.percentile_ms(50) / 1000:.2f} s, longest {times.max_ms / 1000:.2f} s"
    )


def _by(counted: dict[str, int]) -> str:
    """How many of each, the most frequent first."""
    told = (f"{name.replace('_', ' ')} {n}" for name, n in sorted(counted.items(), key=_most))
    return f" ({', '.join(told)})" if counted else ""


def _most(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]

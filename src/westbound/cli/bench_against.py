"""`westbound bench --against`: our engines and those of others in one table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import typer
from rich.console import Console
from rich.table import Table

import westbound
from westbound.cli.errors import INTERRUPTED
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.lab.bench import Bench, Figure, machine
from westbound.lab.comparison import Contestant, comparison_document, other, ours, ratio
from westbound.lab.other_engines import Missing, installed_engines

ANCHOR: Final = "catanatron"


def compare_engines(
    benches: Sequence[Bench], seconds: float, rounds: int, *, as_json: bool
) -> None:
    """Measure all engines in turn, round by round; Ctrl+C shows the rounds so far."""
    engines, missing = installed_engines()
    if not engines:
        raise BadInput("no other engine is installed: pip install 'westbound[bench]'")
    contestants = [*_ours(benches), *(other(engine, benches[0].seed) for engine in engines)]
    interrupted = not _measure(contestants, seconds, rounds)
    anchor = next((c for c in contestants if c.name == ANCHOR), contestants[-1])
    if as_json:
        document = {
            "format": "westbound-bench-against",
            "version": 1,
            "header": {
                "westbound": westbound.__version__,
                **machine(),
                "players": benches[0].players,
                "seconds": seconds,
                "rounds": rounds,
                "anchor": anchor.name,
                "missing": [engine.name for engine in missing],
            },
            "interrupted": interrupted,
            "engines": comparison_document(contestants, anchor),
        }
        typer.echo(json.dumps(document, indent=1))
    else:
        _show(Console(highlight=False), contestants, anchor, missing)
    if interrupted:
        typer.echo(f"westbound: interrupted before all of the {rounds} rounds", err=True)
        raise typer.Exit(INTERRUPTED)


def _ours(benches: Sequence[Bench]) -> list[Contestant]:
    """Random play, and cautious play where the game knows a difference."""
    found = []
    for bench in benches:
        found.append(ours(bench, cautious=False))
        if type(bench.game).cautious is not Game.cautious:
            found.append(ours(bench, cautious=True))
    return found


def _measure(contestants: Sequence[Contestant], seconds: float, rounds: int) -> bool:
    """Whether it was measured to the end."""
    with Console(stderr=True).status("measuring") as status:
        try:
            for number in range(1, rounds + 1):
                for contestant in contestants:
                    status.update(f"{contestant.name}: round {number} of {rounds}")
                    contestant.rounds.append(contestant.measure(seconds))
        except KeyboardInterrupt:
            return False
    return True


def _show(
    console: Console,
    contestants: Sequence[Contestant],
    anchor: Contestant,
    missing: Sequence[Missing],
) -> None:
    rounds = len(contestants[-1].rounds)
    console.print(_table(contestants, anchor, rounds))
    console.print(
        f"× {anchor.name}: how many times as fast as {anchor.name}, median of the rounds "
        "(lowest–highest)"
    )
    for engine in missing:
        console.print(f"{engine.name} is not installed ({engine.package})", markup=False)


def _table(contestants: Sequence[Contestant], anchor: Contestant, rounds: int) -> Table:
    title = f"One run, {rounds} alternating round{'' if rounds == 1 else 's'}, one core"
    table = Table("engine", title=title, show_edge=False, pad_edge=False)
    for heading in ("decisions/s", f"× {anchor.name}", "games/s", "copy µs", f"× {anchor.name}"):
        table.add_column(heading, justify="right")
    for contestant in contestants:
        table.add_row(
            contestant.name,
            _median(contestant.figure("decisions_per_second")),
            _times(ratio(contestant, anchor, "decisions_per_second")),
            _median(contestant.figure("games_per_second")),
            _median(contestant.figure("copy_us")),
            _times(ratio(contestant, anchor, "copy_us")),
        )
    return table


def _median(figure: Figure | None) -> str:
    if figure is None:
        return "–"
    value = figure.median
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.3g}"


def _times(figure: Figure | None) -> str:
    if figure is None:
        return "–"
    return f"{figure.median:.3g} ({figure.low:.3g}–{figure.high:.3g})"

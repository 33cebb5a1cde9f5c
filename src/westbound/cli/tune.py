"""`westbound tune`: the figures of a game's rating, improved in matches against each other."""

from __future__ import annotations

from math import inf
from typing import Annotated, Final

import typer

from westbound.cli.arguments import ClusterAddress, Processes, number_setting
from westbound.cli.errors import INTERRUPTED
from westbound.cli.progress import progress_bar
from westbound.cli.saves import path_of
from westbound.engine.errors import BadInput
from westbound.games.registry import games
from westbound.lab.tuning.settings import settings_from
from westbound.lab.tuning.tuning import RATING, Tuning, new_tuning, resumed
from westbound.lab.where import Where, chosen_place

TOLD: Final = 25  # steps between two lines about how it stands

Game = Annotated[str | None, typer.Argument(help=f"The game: {', '.join(games())}.")]


def tune(
    folder: Annotated[str, typer.Option("--out", "-o", help="The folder of the tuning.")],
    game: Game = None,
    players: Annotated[
        int | None, typer.Option(help="How many players its matches have; the fewest if not said.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, help="Matches in all.")] = 4000,
    minutes: Annotated[
        float | None, typer.Option(min=0.0, help="Stop after these minutes.")
    ] = None,
    measure: Annotated[
        int, typer.Option(min=0, help="Pairs of matches against the shipped figures at the end.")
    ] = 200,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", help="A setting, as NAME=NUMBER; see docs/tuning.md."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is there.")] = False,
    processes: Processes = None,
    cluster: ClusterAddress = None,
) -> None:
    """Tune a game's rating (SPSA); Ctrl+C keeps what is done, --resume goes on."""
    where, path = chosen_place(cluster, processes), path_of(folder)
    changes = dict(number_setting(text) for text in setting or [])
    if resume:
        if game is not None or players is not None or changes:
            raise BadInput("a tuning goes on as it began: --resume takes no game, players or --set")
        tuning = resumed(path)
    elif game is None:
        raise BadInput(f"name a game ({', '.join(games())}), or --resume a tuning")
    else:
        tuning = new_tuning(settings_from(changes, game, players), path)
    try:
        _run(tuning, where, matches, minutes)
        if measure:
            _measure(tuning, where, measure)
    except KeyboardInterrupt:
        typer.echo(f"interrupted; westbound tune --resume --out {path} goes on", err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(f"{path / RATING}: {tuning.matches} matches in {tuning.seconds:.0f} s on {where}")


def _run(tuning: Tuning, where: Where, matches: int, minutes: float | None) -> None:
    """The bar is of matches, or of seconds where these are what ends it."""
    before, limit = tuning.seconds, 60 * minutes if minutes is not None else 0.0
    with progress_bar() as progress:
        if minutes is None:
            task = progress.add_task("matches", total=matches, completed=tuning.matches)
        else:
            task = progress.add_task("seconds", total=round(limit))

        def tell() -> None:
            done = tuning.matches if minutes is None else round(tuning.seconds - before)
            progress.update(task, completed=done)
            if len(tuning.steps) % TOLD == 0:
                typer.echo(str(tuning))

        tuning.run(where, matches, inf if minutes is None else minutes, tell)


def _measure(tuning: Tuning, where: Where, pairs: int) -> None:
    with progress_bar() as progress:
        task = progress.add_task("measuring", total=2 * pairs)
        found = tuning.measure(where, pairs, lambda: progress.advance(task))
    typer.echo(str(found))

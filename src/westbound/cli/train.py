"""`westbound train`: a net learns what positions are worth, from matches against itself."""

from __future__ import annotations

from typing import Annotated

import typer

from westbound.cli.arguments import ClusterAddress, Processes, number_setting
from westbound.cli.errors import INTERRUPTED
from westbound.cli.progress import progress_bar
from westbound.cli.saves import path_of
from westbound.engine.errors import BadInput
from westbound.games.registry import games
from westbound.lab.training.curve import CurvePoint
from westbound.lab.training.settings import settings_from
from westbound.lab.where import chosen_place

Game = Annotated[str | None, typer.Argument(help=f"The game: {', '.join(games())}.")]


def train(
    folder: Annotated[str, typer.Option("--out", "-o", help="The folder of the training.")],
    game: Game = None,
    players: Annotated[int, typer.Option(help="How many players its matches have.")] = 4,
    matches: Annotated[int, typer.Option(min=1, help="Matches in all.")] = 7000,
    minutes: Annotated[float, typer.Option(min=0.0, help="Stop after these minutes.")] = 1e6,
    start: Annotated[
        str | None, typer.Option(metavar="FILE", help="Begin with the values of this file.")
    ] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", help="A setting, as NAME=NUMBER; see docs/bots.md.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is there.")] = False,
    processes: Processes = None,
    cluster: ClusterAddress = None,
) -> None:
    """Learn values of positions by self-play; Ctrl+C keeps what is done, --resume goes on."""
    from westbound.lab.training import training as it  # brings numpy: no other command waits for it

    where, path = chosen_place(cluster, processes), path_of(folder)
    changes = dict(number_setting(text) for text in setting or [])
    if resume:
        training = it.resumed(path, changes)
    elif game is None:
        raise BadInput(f"name a game ({', '.join(games())}), or --resume a training")
    else:
        settings = settings_from(changes, game, players)
        training = it.new_training(settings, path, path_of(start) if start else None)
    try:
        with progress_bar() as progress:
            task = progress.add_task("matches", total=matches, completed=training.matches)

            def tell(told: CurvePoint) -> None:
                progress.update(task, completed=told.matches)
                if told.share is not None:
                    typer.echo(told.line())

            training.run(where, matches, minutes, tell)
    except KeyboardInterrupt:
        typer.echo(f"interrupted; westbound train --resume --out {path} goes on", err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(f"{path}: {training.matches} matches in {training.seconds:.0f} s on {where}")

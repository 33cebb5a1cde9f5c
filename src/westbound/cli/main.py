"""The command `westbound`."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

import westbound
from westbound.cli.bench import bench
from westbound.cli.bot import bot
from westbound.cli.convert import convert
from westbound.cli.corpus import corpus
from westbound.cli.dataset import dataset
from westbound.cli.errors import report_errors
from westbound.cli.file_commands import GameCommands
from westbound.cli.llm import llm
from westbound.cli.play import play
from westbound.cli.position import position
from westbound.cli.report import report
from westbound.cli.rules import rules
from westbound.cli.serve import serve
from westbound.cli.sim import sim
from westbound.cli.tournament import tournament
from westbound.cli.train import train
from westbound.cli.tune import tune

app = typer.Typer(
    name="westbound",
    cls=GameCommands,
    help="Frontier board games by their exact rules: play, simulate, measure, read the rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


for _command in (
    serve, bot, play, position, sim, tournament, report, dataset, convert, corpus, bench, llm,
    rules, train, tune,
):  # fmt: skip
    app.command()(report_errors(_command))


def _version(asked: bool) -> None:
    if asked:
        compiled = ", compiled" if westbound.is_compiled() else ""
        typer.echo(f"westbound {westbound.__version__}{compiled}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Replace characters that the terminal's encoding lacks by question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    """The console script."""
    app()

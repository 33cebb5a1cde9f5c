"""The entry of the command `westbound`."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec

import typer

import westbound
from westbound.cli.bench import bench
from westbound.cli.play import play
from westbound.cli.rules import rules
from westbound.cli.serve import serve
from westbound.cli.sim import sim
from westbound.engine.errors import WestboundError

P = ParamSpec("P")

app = typer.Typer(
    name="westbound",
    help="Frontier board games by their exact rules: play, simulate, measure, read the rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def one_sentence(command: Callable[P, None]) -> Callable[P, None]:
    """What cannot be done ends with one sentence and exit code 2; a bug still fails loudly."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except WestboundError as error:
            typer.echo(f"westbound: {error}", err=True)
            raise typer.Exit(2) from None

    return run


for _command in (serve, play, sim, bench, rules):
    app.command()(one_sentence(_command))


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"westbound {westbound.__version__}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Whatever the terminal's encoding cannot show or send becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    """The console script."""
    app()

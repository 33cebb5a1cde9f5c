"""`westbound serve`: the tables in the browser, from this computer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westbound.table.bot_worker import SECONDS


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets other devices in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="The port; without it 8017 or the next free one."),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the page in a browser.")
    ] = False,
    data: Annotated[Path | None, typer.Option(help="Where tables and keys are kept.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Do not log every request.")] = False,
    bot_seconds: Annotated[
        float,
        typer.Option(min=0.1, help="The time of a bot for a decision; then a weaker one decides."),
    ] = SECONDS,
) -> None:
    """Serve the tables to browsers, until Ctrl+C."""
    typer.echo("Westbound is starting …")
    # Slow to import, and no other command needs it.
    from westbound.web.server import ServeOptions, run

    run(ServeOptions(host, port, not no_browser, data, quiet, bot_seconds), typer.echo)

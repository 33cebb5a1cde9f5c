"""`westbound corpus`: the matches that the players of a server allow everybody to have."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from westbound.engine.errors import BadInput
from westbound.files import check_writable, write_file
from westbound.games.registry import find_game, games


def corpus(
    out: Annotated[Path, typer.Argument(help="The file to write: one match on each line.")],
    game: Annotated[
        str | None, typer.Option(help=f"Only this game ({', '.join(games())}).")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="Where the tables are kept.")] = None,
) -> None:
    """Write the finished matches of this machine's server whose players allow it, without names."""
    if game is not None:
        find_game(game)
    check_writable(out)
    lines = asyncio.run(_lines(_database(data), game))
    write_file(out, "".join(f"{line}\n" for line in lines))
    typer.echo(f"{len(lines)} match{'' if len(lines) == 1 else 'es'} in {out}")


def _database(data: Path | None) -> str:
    """The address of the tables, up to date; none is made where there is none."""
    # Slow to import, and few commands need it.
    from sqlalchemy import make_url

    from westbound.table.database import make_ready
    from westbound.web.http.settings import data_folder
    from westbound.web.server import settings_in

    folder = data or data_folder()
    missing = BadInput(f"there are no tables in {folder}; --data names the folder of the server")
    if not folder.is_dir() and not os.environ.get("WESTBOUND_DATABASE"):
        raise missing
    settings = settings_in(folder)
    if settings.own_database and not Path(str(make_url(settings.database).database)).is_file():
        raise missing
    make_ready(settings.database)
    return settings.database


async def _lines(database: str, game: str | None) -> list[str]:
    from westbound.table.corpus import all_lines
    from westbound.table.database import open_engine
    from westbound.table.store import Store

    engine = open_engine(database)
    try:
        return [line async for line in all_lines(Store(engine), game)]
    finally:
        await engine.dispose()

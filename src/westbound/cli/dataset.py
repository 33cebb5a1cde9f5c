"""`westbound dataset`: matches as tables for learning, in Parquet files."""

from __future__ import annotations

import shlex
import sys
from time import perf_counter
from typing import Annotated

import typer

from westbound.cli.arguments import (
    BotList,
    ClusterAddress,
    Players,
    Processes,
    Seed,
    TableOptions,
    given,
    parse_players,
)
from westbound.cli.bot_list import bot_list
from westbound.cli.errors import INTERRUPTED
from westbound.cli.game_tables import report_crash
from westbound.cli.options import parse_options
from westbound.cli.progress import progress_bar
from westbound.cli.saves import path_of
from westbound.engine.errors import BadInput
from westbound.games.registry import find_game, games
from westbound.lab.dataset.arrow import load_pyarrow
from westbound.lab.dataset.columns import PARTS, parse_parts
from westbound.lab.dataset.making import SHARD_MATCHES, Making, Recipe
from westbound.lab.dataset.sources import SelfPlay, Source, recorded
from westbound.lab.dataset.work import make_work
from westbound.lab.results import GameCrashed
from westbound.lab.simulation import Case, make_plan
from westbound.lab.where import Where, chosen_place

SHOWN_UNREADABLE = 10
EVERYTHING = ",".join(PARTS)

Game = Annotated[
    str | None,
    typer.Argument(help=f"The game: {', '.join(games())}. With --from: only matches of this game."),
]
Out = Annotated[str, typer.Option("--out", "-o", help="The folder of the dataset.")]
Games = Annotated[int | None, typer.Option("--games", help="How many games bots play. [100]")]
From = Annotated[
    list[str] | None,
    typer.Option(
        "--from",
        help="Take recorded matches instead: a file (.json, .jsonl, .wbt) or a folder of them; "
        "may be repeated.",
    ),
]
What = Annotated[
    str, typer.Option(help="Which columns besides the plain ones, or 'none'; see docs/data.md.")
]
ShardMatches = Annotated[int, typer.Option("--shard", min=1, help="How many matches in a file.")]
Resume = Annotated[
    bool, typer.Option("--resume", help="Go on with what is in the folder; files there are kept.")
]


def dataset(
    ctx: typer.Context,
    out: Out,
    game: Game = None,
    number: Games = None,
    players: Players = "4",
    bots: BotList = "greedy",
    seed: Seed = 1,
    option: TableOptions = None,
    recorded_in: From = None,
    what: What = EVERYTHING,
    shard: ShardMatches = SHARD_MATCHES,
    resume: Resume = False,
    processes: Processes = None,
    cluster: ClusterAddress = None,
) -> None:
    """Make a dataset: a row for every decision of many matches, and one for every match."""
    load_pyarrow()
    where, parts = chosen_place(cluster, processes), parse_parts(what)
    if recorded_in:
        _check_recorded(given(ctx))
        source: Source = recorded([path_of(text) for text in recorded_in], game)
    elif game is None:
        raise BadInput(f"name a game ({', '.join(games())}), or --from files of matches")
    else:
        found = find_game(game)
        chosen = parse_options(found, option or [])
        cases = [Case(count, chosen) for count in parse_players(found, players)]
        count = 100 if number is None else number
        source = SelfPlay(make_plan(game, cases, bot_list(bots), count, seed, referee=False))
    recipe = Recipe(make_work(source, parts), shard)
    command = shlex.join(["westbound", *sys.argv[1:]])
    making = Making(recipe, path_of(out), command, resume=resume)
    _make(making, where)


def _check_recorded(typed: set[str]) -> None:
    """What was played cannot be asked for."""
    names = ("players", "bots", "seed", "option")
    wrong = (["--games"] if "number" in typed else []) + [f"--{n}" for n in names if n in typed]
    if wrong:
        raise BadInput(f"recorded matches are as they were played; leave out {', '.join(wrong)}")


def _make(making: Making, where: Where) -> None:
    """With a bar; Ctrl+C keeps complete files."""
    matches, missing = making.recipe.work.pieces, len(making.shards.missing())
    if missing < matches:
        typer.echo(f"kept: {matches - missing} of {matches} matches")
    start, interrupted = perf_counter(), False
    try:
        with progress_bar() as progress:
            task = progress.add_task("matches", total=matches, completed=matches - missing)
            making.run(where, lambda: progress.advance(task))
    except KeyboardInterrupt:
        interrupted = True
    except GameCrashed as crash:
        report_crash(crash)
        raise typer.Exit(1) from crash
    _tell(making, f"{perf_counter() - start:.1f} s on {where}")
    if interrupted:
        typer.echo("interrupted: the same command with --resume goes on", err=True)
        raise typer.Exit(INTERRUPTED)
    if making.unreadable():
        raise typer.Exit(1)


def _tell(making: Making, how_long: str) -> None:
    counts, shards = making.counts(), making.shards
    typer.echo(
        f"{making.folder}: {_count(counts['matches'], 'match', 'matches')}, "
        f"{_count(counts['decisions'], 'decision', 'decisions')}, "
        f"{len(shards.done)} of {_count(shards.count, 'shard', 'shards')}, "
        f"{counts['bytes'] / 1_000_000:.2f} MB; {how_long}"
    )
    if counts["unfinished"]:
        typer.echo(f"not finished, so without results: {counts['unfinished']} of these matches")
    unreadable = making.unreadable()
    for why in unreadable[:SHOWN_UNREADABLE]:
        typer.echo(f"unreadable: {why}", err=True)
    if len(unreadable) > SHOWN_UNREADABLE:
        more = len(unreadable) - SHOWN_UNREADABLE
        typer.echo(f"and {more} more; dataset.json has them all", err=True)
    if unreadable:
        left_out = _count(len(unreadable), "match was", "matches were")
        typer.echo(f"{left_out} left out because of that", err=True)


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"

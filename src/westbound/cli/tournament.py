"""`westbound tournament`: bots meet in duplicate sets, until it is known who is stronger."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import typer
from rich.console import Console

from westbound.cli.arguments import (
    ClusterAddress,
    Processes,
    Seed,
    TableOptions,
    given,
)
from westbound.cli.bot_list import bot_list
from westbound.cli.errors import INTERRUPTED
from westbound.cli.options import parse_options
from westbound.cli.saves import path_of
from westbound.cli.tournament_run import Outputs, Run
from westbound.cli.tournament_tables import show
from westbound.cli.words import choose_language
from westbound.engine.errors import BadInput
from westbound.games.registry import find_game, games
from westbound.lab.tournament.plan import Format, Plan, difference, make_plan
from westbound.lab.tournament.ratings import RateBy
from westbound.lab.tournament.report import make_report
from westbound.lab.tournament.results_file import Played
from westbound.lab.where import chosen_place

_HOW_IT_IS_RATED: Final = frozenset({"ratings", "anchor"})  # played the same, whatever they are

Bots = Annotated[
    str | None,
    typer.Option(
        help="The bots, separated by commas, as for `westbound sim`. A ladder is given weakest "
        "first; in a field the first one meets the others.",
    ),
]
FormatOption = Annotated[Format, typer.Option("--format", help="Who meets whom.")]
PlayersOption = Annotated[
    int | None, typer.Option(help="How many players at a table; if not given, as few as can be.")
]
Sets = Annotated[int, typer.Option(help="How many duplicate sets of each match-up, at most.")]
Decide = Annotated[
    float,
    typer.Option(help="A match-up ends when it is known whether the first bot wins more of the "
    "sets than this share."),
]  # fmt: skip
Alpha = Annotated[float, typer.Option(help="The chance of a wrong yes, whenever it stops.")]
Beta = Annotated[float, typer.Option(help="The chance of a wrong no, whenever it stops.")]
Batch = Annotated[int, typer.Option(help="So many sets of a match-up between two looks at it.")]
PlayAll = Annotated[bool, typer.Option("--play-all", help="Play all sets, decided or not.")]
Mixed = Annotated[
    bool, typer.Option("--mixed", help="Field: all at one table, instead of one after another.")
]
Rounds = Annotated[int, typer.Option(help="Swiss: how many rounds; 0 is as many as usual.")]
Anchor = Annotated[
    str | None, typer.Option(help="The bot whose rating is 1000; if not given, the first one.")
]
Ratings = Annotated[
    RateBy, typer.Option(help="Rate by who wins (Bradley–Terry), or by all ranks (Plackett–Luce).")
]
Results = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Keep every match in this file as soon as it is played."),
]
Resume = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Go on with the tournament of this results file."),
]
JsonFile = Annotated[str | None, typer.Option("--json", metavar="FILE", help="Write all figures.")]
ParquetFile = Annotated[
    str | None,
    typer.Option("--parquet", metavar="FILE", help="Write a row for each seat of each match."),
]
PageFile = Annotated[
    str | None, typer.Option("--page", metavar="FILE", help="Write a page with pictures.")
]
PictureFile = Annotated[
    str | None, typer.Option("--picture", metavar="FILE", help="Write the ratings as SVG.")
]


def tournament(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(help=f"The game: {', '.join(games())}.")] = None,
    bots: Bots = None,
    format: FormatOption = Format.ROUND_ROBIN,
    players: PlayersOption = None,
    sets: Sets = Plan.sets,
    seed: Seed = Plan.seed,
    option: TableOptions = None,
    decide: Decide = Plan.decide,
    alpha: Alpha = Plan.alpha,
    beta: Beta = Plan.beta,
    batch: Batch = Plan.batch,
    play_all: PlayAll = False,
    mixed: Mixed = False,
    rounds: Rounds = 0,
    anchor: Anchor = None,
    ratings: Ratings = RateBy.WINS,
    results: Results = None,
    resume: Resume = None,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    json_file: JsonFile = None,
    parquet_file: ParquetFile = None,
    page_file: PageFile = None,
    picture_file: PictureFile = None,
    lang: Annotated[
        str | None, typer.Option(help="Language of page and picture: en, es or it.")
    ] = None,
) -> None:
    """Let bots meet in duplicate sets, the same set-up from every seat, and rate them."""
    outputs = Outputs(json_file, parquet_file, page_file, picture_file, choose_language(lang))
    where = chosen_place(cluster, processes)
    played = _read(resume, results)
    outputs.check(resume or results)
    asked = _asked(ctx, game or (played.plan.game if played else None))
    plan = _resumed(ctx, played, asked) if played else _new(asked)
    run = Run(plan, played, path_of(results) if results else None)
    run.play(where)
    report = make_report(run.tournament.finish(), run.interrupted)
    try:
        outputs.write(report, run, where)
    finally:  # whatever is wrong with a file or with the terminal, the other one has it
        console = Console(highlight=False)
        show(console, report)
        console.print(f"{run} on {where}", markup=False)
        run.tell()
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)


# --- what is asked for


def _asked(ctx: typer.Context, game: str | None) -> Plan:
    """The plan of the arguments, not checked yet."""
    if game is None:
        raise BadInput(f"name the game: {', '.join(games())}")
    found, values = find_game(game), ctx.params
    names = ("sets", "seed", "decide", "alpha", "beta", "batch", "play_all", "mixed", "rounds")
    return Plan(
        game=game,
        players=found.players[0] if values["players"] is None else values["players"],
        options=parse_options(found, values["option"] or []),
        bots=tuple(bot_list(values["bots"])) if values["bots"] else (),
        format=Format(values["format"]),
        ratings=RateBy(values["ratings"]),
        anchor=values["anchor"] or "",
        **{name: values[name] for name in names},
    )


def _new(asked: Plan) -> Plan:
    if not asked.bots:
        raise BadInput("name the bots: --bots random,greedy")
    return make_plan(asked)


def _read(resume: str | None, results: str | None) -> Played | None:
    if resume is None:
        return None
    if results is not None:
        raise BadInput("--resume goes on in its own file; leave out --results")
    return Played(path_of(resume))


def _resumed(ctx: typer.Context, played: Played, asked: Plan) -> Plan:
    """The plan of the file, if it is the one that was asked for, played by the same version.

    How it is rated may change.
    """
    typed = given(ctx)
    compared = {"westbound", "rules_version"} | typed - _HOW_IT_IS_RATED
    compared |= {"options"} if "option" in typed else set()
    now = {name: value for name, value in asked.to_json().items() if name in compared}
    differs = difference(played.header, now)
    if differs is not None:
        raise BadInput(f"{played.path} is of another tournament: {differs}")
    rated = {name: getattr(asked, name) for name in typed & _HOW_IT_IS_RATED}
    return make_plan(replace(played.plan, **rated)) if rated else played.plan

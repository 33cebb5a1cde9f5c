"""`westbound report`: what a game is like, as a page with pictures and as JSON."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from westbound.cli.arguments import (
    BotList,
    ClusterAddress,
    GameId,
    Processes,
    Seed,
    TableOptions,
)
from westbound.cli.bot_list import bot_list
from westbound.cli.errors import INTERRUPTED
from westbound.cli.game_tables import count_games, report_crash
from westbound.cli.options import parse_options
from westbound.cli.progress import progress_bar
from westbound.cli.saves import path_of
from westbound.cli.words import choose_language
from westbound.engine.texts import LANGUAGES
from westbound.files import check_different, check_writable, write_file
from westbound.games.registry import find_game
from westbound.lab.metrics import GameMetrics, MatchRecord, Measurement, make_measurement, measure
from westbound.lab.metrics.summary import Estimated
from westbound.lab.report import report_document, report_page
from westbound.lab.results import GameCrashed, GameResult
from westbound.lab.where import Where, chosen_place

PagePath = Annotated[
    str | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FILE",
        help="The page; report-GAME.html if neither it nor the JSON document is named.",
    ),
]
JsonPath = Annotated[
    str | None, typer.Option("--json", metavar="FILE", help="All numbers as one JSON document.")
]
Language = Annotated[
    str | None,
    typer.Option("--language", "--lang", help=f"Of the page: {', '.join(LANGUAGES)}."),
]


def report(
    game: GameId,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    number: Annotated[int, typer.Option("--games", help="How many matches are watched.")] = 200,
    bots: BotList = "greedy",
    seed: Seed = 1,
    option: TableOptions = None,
    output: PagePath = None,
    as_json: JsonPath = None,
    language: Language = None,
    processes: Processes = None,
    cluster: ClusterAddress = None,
) -> None:
    """Watch many matches between bots and report what the game is like."""
    spoken = choose_language(language)
    where = chosen_place(cluster, processes)
    found = find_game(game)
    chosen = parse_options(found, option or [])
    measurement = make_measurement(game, players, chosen, bot_list(bots), number, seed)
    files = Files.asked_for(game, output, as_json)
    records, against_random, interrupted = play(measurement, where)
    if not records:
        typer.echo("Stopped before the first match was over; nothing was written.", err=True)
        raise typer.Exit(INTERRUPTED)
    metrics = measure(measurement, records, against_random)
    files.write(metrics, spoken)
    show(Console(highlight=False), metrics, files)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


@dataclass(frozen=True, slots=True)
class Files:
    """What is written at the end."""

    page: Path | None
    document: Path | None

    @classmethod
    def asked_for(cls, game: str, page: str | None, document: str | None) -> Files:
        """Refuses before hours of play what could not be written after them."""
        if page is None and document is None:
            page = f"report-{game}.html"
        found = cls(
            None if page is None else path_of(page),
            None if document is None else path_of(document),
        )
        for path in found.paths:
            check_writable(path)
        check_different(found.paths)
        return found

    @property
    def paths(self) -> list[Path]:
        return [path for path in (self.page, self.document) if path is not None]

    def write(self, metrics: GameMetrics, language: str) -> None:
        if self.page is not None:
            write_file(self.page, report_page(metrics, language))
        if self.document is not None:
            found = report_document(metrics, language)
            write_file(self.document, json.dumps(found, indent=1, ensure_ascii=False) + "\n")


def play(
    measurement: Measurement, where: Where
) -> tuple[list[MatchRecord], list[GameResult], bool]:
    """All matches with a progress bar; Ctrl+C ends it with those that are over."""
    records: list[MatchRecord] = []
    against_random: list[GameResult] = []
    interrupted = False
    try:
        with progress_bar() as progress, closing(where.run(measurement)) as results:
            task = progress.add_task("matches", total=measurement.pieces)
            for result in results:
                if isinstance(result, GameResult):
                    against_random.append(result)
                else:
                    records.append(result)
                progress.advance(task)
    except KeyboardInterrupt:
        interrupted = True
    except GameCrashed as crash:
        report_crash(crash)
        raise typer.Exit(1) from crash
    return records, against_random, interrupted


def show(console: Console, metrics: GameMetrics, files: Files) -> None:
    """The main numbers; the page has the rest."""
    plan = metrics.measurement.plan
    game = find_game(plan.game)
    if metrics.matches < plan.games:
        console.print(f"Interrupted after {metrics.matches} of {count_games(plan.games)}:")
    title = f"{game.title}, {metrics.players} players, {count_games(metrics.matches)}"
    table = Table("metric", title=title)
    table.add_column("mean", justify="right")
    table.add_column("95 % interval", justify="right")
    for name, one in _main_numbers(metrics).items():
        table.add_row(name, f"{one.value:.2f}", _interval(one))
    console.print(table)
    for path in files.paths:
        console.print(f"written: {path}", markup=False, soft_wrap=True)


def _main_numbers(metrics: GameMetrics) -> dict[str, Estimated]:
    leads, best = metrics.leads, max(p.wins.value for p in metrics.seats.by_order.places)
    found = {
        "moves to choose from": metrics.branching.moves.mean,
        "decisions in a match": metrics.length.decisions.mean,
        "events of chance in a match": metrics.length.chances.mean,
        "winning score": metrics.strategies.winning_points.mean,
        "winning margin": leads.margin.mean,
        "changes of the lead": leads.changes.mean,
        "lead for good after this part of the match": leads.for_good.mean,
        "winner behind at half-time": leads.behind_at_half,
        "wins of the best place in the order": next(
            p.wins for p in metrics.seats.by_order.places if p.wins.value == best
        ),
        "share of the position that is hidden": metrics.hidden.hidden_share,
    }
    if metrics.skill is not None:
        found[f"wins of {metrics.skill.bot} among random bots"] = metrics.skill.wins
    return found


def _interval(one: Estimated) -> str:
    return "–" if one.low is None else f"{one.low:.2f} – {one.high:.2f}"

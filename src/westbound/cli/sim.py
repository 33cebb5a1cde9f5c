"""`westbound sim`: many games between bots, and what came out of them."""

from __future__ import annotations

import json
import traceback
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import westbound
from westbound.bots import bot_names
from westbound.cli.bot_list import bot_list
from westbound.cli.errors import INTERRUPTED
from westbound.cli.options import parse_options
from westbound.engine.combinations import option_combinations
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.match import check_players
from westbound.engine.option import Value, complete, display_values
from westbound.engine.standing import OUT, SHARED
from westbound.engine.state import State
from westbound.games.registry import find_game, games
from westbound.lab.cluster import run as run_on_cluster
from westbound.lab.parallel import cores, run
from westbound.lab.results import GameCrashed, GameResult, Violation
from westbound.lab.simulation import Case, Plan, make_plan
from westbound.lab.tally import Tally

SHOWN_VIOLATIONS = 5
_TIES = {
    SHARED: "victory shared on equal points, a win for each of those who share it",
    OUT: "victory because others with as many points or more have left the game",
}


@dataclass(frozen=True, slots=True)
class Where:
    """A cluster by its address, or so many processes here."""

    cluster: str | None
    processes: int

    def run(self, plan: Plan) -> Generator[GameResult, None, None]:
        if self.cluster is not None:
            return run_on_cluster(plan, self.cluster)
        return run(plan, self.processes)

    def __str__(self) -> str:
        if self.cluster is not None:
            return f"the cluster at {self.cluster}"
        return f"{self.processes} process{'es' if self.processes > 1 else ''}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was played, and how long it took."""

    tally: Tally
    rows: list[GameResult]  # only if asked for
    interrupted: bool
    seconds: float
    where: Where


BotList = Annotated[
    str,
    typer.Option(
        help=f"Bots by name, separated by commas ({', '.join(bot_names())}), also with "
        "a style of the game such as greedy:builders, with parameters such as "
        "name(depth=2), a class of your own as module:Class, or a program in any "
        "language as cmd:./program. A short list is repeated to fill the "
        "table. The bots change seats from game to game."
    ),
]
AllOptions = Annotated[
    bool,
    typer.Option(
        "--all-options",
        help="Go through all combinations of option values (if there are many: through a set "
        "in which every two values meet). Those given with --option stay fixed.",
    ),
]


GameId = Annotated[str, typer.Argument(help=f"The game: {', '.join(games())}.")]
Players = Annotated[
    str, typer.Option(help="A number, a range such as 2-6, or 'all'.", show_default=True)
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", help="A table option as name=value; a file by its path."),
]
Referee = Annotated[
    bool,
    typer.Option(
        "--referee/--no-referee", help="Check the state after every move: thorough, but slow."
    ),
]
Processes = Annotated[
    int | None, typer.Option(min=1, help="How many processes; all cores if not given.")
]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS|auto",
        help="Play on the machines of a Ray cluster (needs the extra 'ray').",
    ),
]
PerGame = Annotated[bool, typer.Option("--per-game", help="With --json: a row for every game.")]


def sim(
    game: GameId,
    players: Players = "4",
    number: Annotated[int, typer.Option("--games", help="How many games, over all tables.")] = 100,
    bots: BotList = "cautious",
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    option: TableOptions = None,
    all_options: AllOptions = False,
    referee: Referee = True,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
    per_game: PerGame = False,
) -> None:
    """Let bots play many games and report wins, points and game length."""
    if per_game and not as_json:
        raise BadInput("--per-game is part of the JSON document; add --json")
    if cluster and processes:
        raise BadInput("--processes are those of this machine; a cluster uses all it has")
    found = find_game(game)
    chosen = parse_options(found, option or [])
    cases = make_cases(found, parse_players(found, players), chosen, all_options)
    plan = make_plan(game, cases, bot_list(bots), number, seed, referee)
    outcome = play(plan, Where(cluster, processes or cores()), keep_rows=as_json and per_game)
    if as_json:
        typer.echo(json.dumps(document(plan, outcome, per_game), indent=1, ensure_ascii=False))
    else:
        show(Console(highlight=False), plan, outcome)
    if outcome.tally.violations:
        raise typer.Exit(1)
    if outcome.interrupted:
        raise typer.Exit(INTERRUPTED)


# --- what is asked for


def parse_players(game: Game[State], text: str) -> list[int]:
    """The player counts of "4", "2-6" or "all"."""
    if text == "all":
        return list(game.players)
    low, dash, high = text.partition("-")
    if not low.isdecimal() or (dash and not high.isdecimal()):
        raise BadInput(f"players are a number, a range such as 2-6, or 'all', not {text!r}")
    first, last = int(low), int(high or low)
    if first > last:
        raise BadInput(f"the range of players {text!r} is empty")
    for count in (first, last):
        check_players(game, count)
    return list(range(first, last + 1))


def make_cases(
    game: Game[State], players: list[int], chosen: Mapping[str, Value], all_options: bool
) -> list[Case]:
    """The kinds of table that take turns."""
    combinations = (
        option_combinations(game.options, chosen)
        if all_options
        else [complete(game.options, chosen)]
    )
    return [Case(count, options) for options in combinations for count in players]


# --- playing


def play(plan: Plan, where: Where, keep_rows: bool) -> Outcome:
    """Play the plan with a progress bar; Ctrl+C ends it with the results so far."""
    tally, rows, interrupted = Tally(), [], False
    start = perf_counter()
    try:
        with _progress() as progress, closing(where.run(plan)) as results:
            task = progress.add_task("games", total=plan.games)
            for result in results:
                tally.add(result)
                if keep_rows:
                    rows.append(result)
                progress.advance(task)
    except KeyboardInterrupt:
        interrupted = True
    except GameCrashed as crash:
        _report_crash(crash)
        raise typer.Exit(1) from crash
    rows.sort(key=lambda row: row.number)
    return Outcome(tally, rows, interrupted, perf_counter() - start, where)


def _progress() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _report_crash(crash: GameCrashed) -> None:
    """Everything that a bug report needs; the cause carries the trace of the worker."""
    typer.echo("".join(traceback.format_exception(crash)), err=True)
    typer.echo(f"The match up to there:\n{crash.record.saved_match()}", err=True)
    typer.echo(str(crash), err=True)


# --- the report as JSON


def document(plan: Plan, outcome: Outcome, per_game: bool) -> dict[str, Json]:
    """The whole report; only "run" depends on the machine."""
    game = find_game(plan.game)
    found: dict[str, Json] = {
        "format": "westbound-simulation",
        "version": 1,
        "header": {
            "westbound": westbound.__version__,
            "game": plan.game,
            "rules_version": game.rules_version,
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "referee": plan.referee,
            "cases": [{"players": c.players, "options": dict(c.options)} for c in plan.cases],
        },
        "games_played": outcome.tally.played,
        "interrupted": outcome.interrupted,
        **outcome.tally.to_json(),
        "run": {
            "processes": None if outcome.where.cluster else outcome.where.processes,
            "cluster": outcome.where.cluster,
            "seconds": outcome.seconds,
            "games_per_second": outcome.tally.played / outcome.seconds,
        },
    }
    if per_game:
        found["per_game"] = [row.to_json() for row in outcome.rows]
    return found


# --- the report for people


def show(console: Console, plan: Plan, outcome: Outcome) -> None:
    tally = outcome.tally
    _show_header(console, plan)
    if outcome.interrupted:
        console.print(f"[bold]Interrupted[/bold] after {tally.played} of {_games(plan.games)}:")
    if tally.finished:
        console.print(_bots_table(tally))
        console.print(_categories_table(tally))
        _show_ties(console, tally)
        _show_length(console, tally)
        _show_errors(console, tally)
    rate = tally.played / outcome.seconds
    console.print(
        f"{_games(tally.played)} in {outcome.seconds:.1f} s: {rate:.1f} games/s on {outcome.where}"
    )
    if plan.referee:
        console.print(f"referee violations: {len(tally.violations)}")
    else:
        console.print("referee: off")
    _show_violations(console, tally.sorted_violations())


def _show_header(console: Console, plan: Plan) -> None:
    game = find_game(plan.game)
    counts = sorted({case.players for case in plan.cases})
    seats = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    console.print(
        f"[bold]{game.title}[/bold] ({game.id}, westbound {westbound.__version__}): "
        f"{_games(plan.games)}, {seats} players, seed {plan.seed}"
    )
    if len(plan.cases) > len(counts):
        console.print(f"{len(plan.cases) // len(counts)} combinations of options take turns")
    else:
        options = display_values(game.options, plan.cases[0].options)
        told = ", ".join(f"{name}={options[name]}" for name in options)
        console.print(f"options: {told}", markup=False)
    repeated = " (repeated to fill the table)" if len(plan.bots) < counts[-1] else ""
    console.print(
        f"bots: {', '.join(plan.bots)}{repeated}; they change seats from game to game", markup=False
    )


def _games(number: int) -> str:
    return f"{number} game{'' if number == 1 else 's'}"


def _bots_table(tally: Tally) -> Table:
    table = Table("bot", title="By bot (±: standard error)")
    for heading in ("seats", "wins", "win rate %", "95 % interval", "mean rank", "points", "±"):
        table.add_column(heading, justify="right")
    for bot in tally.ranking():
        low, high = bot.win_interval
        error = bot.points.standard_error
        table.add_row(
            escape(bot.name),
            str(bot.seats),
            str(bot.wins),
            f"{100 * bot.win_rate:.1f}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{bot.mean_rank:.2f}",
            f"{bot.points.mean:.2f}",
            "–" if error is None else f"{error:.2f}",
        )
    return table


def _categories_table(tally: Tally) -> Table:
    bots = tally.ranking()
    table = Table("category", title="Mean points by category")
    for bot in bots:
        table.add_column(escape(bot.name), justify="right")
    for category in bots[0].categories:
        table.add_row(category, *(f"{bot.categories.get(category, 0.0):.2f}" for bot in bots))
    return table


def _show_ties(console: Console, tally: Tally) -> None:
    """Nothing if points decided every victory."""
    for key, count in sorted(tally.ties.items()):
        how = _TIES.get(key, f"victory decided by a tie-break, {key.replace('_', ' ')}")
        console.print(f"{_games(count)}: {how}")


def _show_length(console: Console, tally: Tally) -> None:
    length = tally.decisions
    console.print(
        f"decisions per game: {length.mean:.1f} (least {length.minimum}, most {length.maximum}), "
        f"{tally.choices_per_decision:.1f} choices each"
    )
    console.print(
        f"besides, per game: {tally.forced.mean:.1f} answers without a choice, "
        f"{tally.chances.mean:.1f} chance events"
    )


def _show_errors(console: Console, tally: Tally) -> None:
    """Nothing if no bot failed."""
    for bot in tally.ranking():
        if bot.errors:
            times = f"{bot.errors} error{'' if bot.errors == 1 else 's'}"
            console.print(f"{bot.name}: {times}, where chance decided", markup=False)


def _show_violations(console: Console, violations: list[Violation]) -> None:
    for violation in violations[:SHOWN_VIOLATIONS]:
        record = violation.record
        last = record.lines[-1].text
        console.print(
            f"\n[bold red]game number {record.number}, match seed {record.seed}, "
            f"{record.players} players, after move {len(record.lines)} ({last}):[/bold red]"
        )
        for message in violation.messages:
            console.print(f"  {message}", markup=False)
    if len(violations) > SHOWN_VIOLATIONS:
        console.print(f"and {len(violations) - SHOWN_VIOLATIONS} more; --json has them all")
    if violations:
        console.print("\nThe first one as a saved match, to be replayed:")
        console.print(violations[0].record.saved_match(), markup=False, soft_wrap=True)

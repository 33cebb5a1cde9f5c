"""`westbound sim`: many games between bots, and what came out of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

import westbound
from westbound.cli.arguments import (
    BotList,
    ClusterAddress,
    GameId,
    Players,
    Processes,
    Seed,
    TableOptions,
    parse_players,
)
from westbound.cli.bot_list import bot_list
from westbound.cli.errors import INTERRUPTED
from westbound.cli.game_tables import (
    bots_table,
    categories_table,
    count_games,
    report_crash,
    show_errors,
    show_ties,
    times_table,
)
from westbound.cli.options import parse_options
from westbound.cli.progress import progress_bar
from westbound.engine.combinations import option_combinations
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.option import Value, complete, display_values
from westbound.engine.state import State
from westbound.games.registry import find_game
from westbound.lab.results import GameCrashed, GameResult, Violation
from westbound.lab.simulation import Case, Plan, make_plan
from westbound.lab.tally import Tally
from westbound.lab.where import Where, chosen_place

SHOWN_VIOLATIONS = 5


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was played, and how long it took."""

    tally: Tally
    rows: list[GameResult]  # only if asked for
    interrupted: bool
    seconds: float
    where: Where


AllOptions = Annotated[
    bool,
    typer.Option(
        "--all-options",
        help="Go through all combinations of option values (if there are many: through a set "
        "in which every two values meet). Those given with --option stay fixed.",
    ),
]
Referee = Annotated[
    bool,
    typer.Option(
        "--referee/--no-referee", help="Check the state after every move: thorough, but slow."
    ),
]
Duplicate = Annotated[
    bool,
    typer.Option(
        "--duplicate",
        help="Play every set-up once for each rotation of the bots, so that seats and set-ups "
        "favour nobody; the number of games should be a multiple of the number of players.",
    ),
]
PerGame = Annotated[bool, typer.Option("--per-game", help="With --json: a row for every game.")]


def sim(
    game: GameId,
    players: Players = "4",
    number: Annotated[int, typer.Option("--games", help="How many games, over all tables.")] = 100,
    bots: BotList = "cautious",
    seed: Seed = 1,
    option: TableOptions = None,
    all_options: AllOptions = False,
    referee: Referee = True,
    duplicate: Duplicate = False,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
    per_game: PerGame = False,
) -> None:
    """Let bots play many games and report wins, points and game length."""
    if per_game and not as_json:
        raise BadInput("--per-game is part of the JSON document; add --json")
    where = chosen_place(cluster, processes)
    found = find_game(game)
    chosen = parse_options(found, option or [])
    cases = make_cases(found, parse_players(found, players), chosen, all_options)
    plan = make_plan(game, cases, bot_list(bots), number, seed, referee, duplicate)
    outcome = play(plan, where, keep_rows=as_json and per_game)
    if as_json:
        typer.echo(json.dumps(document(plan, outcome, per_game), indent=1, ensure_ascii=False))
    else:
        show(Console(highlight=False), plan, outcome)
    if outcome.tally.violations:
        raise typer.Exit(1)
    if outcome.interrupted:
        raise typer.Exit(INTERRUPTED)


# --- what is asked for


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
        with progress_bar() as progress, closing(where.run(plan)) as results:
            task = progress.add_task("games", total=plan.games)
            for result in results:
                tally.add(result)
                if keep_rows:
                    rows.append(result)
                progress.advance(task)
    except KeyboardInterrupt:
        interrupted = True
    except GameCrashed as crash:
        report_crash(crash)
        raise typer.Exit(1) from crash
    rows.sort(key=lambda row: row.number)
    return Outcome(tally, rows, interrupted, perf_counter() - start, where)


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
            "duplicate": plan.duplicate,
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
            "decision_times": outcome.tally.decision_times(),
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
        console.print(
            f"[bold]Interrupted[/bold] after {tally.played} of {count_games(plan.games)}:"
        )
    if tally.finished:
        console.print(bots_table(tally))
        console.print(categories_table(tally))
        console.print(times_table(tally))
        show_ties(console, tally)
        _show_length(console, tally)
        show_errors(console, tally)
    seconds, rate = outcome.seconds, tally.played / outcome.seconds
    console.print(
        f"{count_games(tally.played)} in {seconds:.1f} s: {rate:.1f} games/s on {outcome.where}"
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
        f"{count_games(plan.games)}, {seats} players, seed {plan.seed}"
    )
    if len(plan.cases) > len(counts):
        console.print(f"{len(plan.cases) // len(counts)} combinations of options take turns")
    else:
        options = display_values(game.options, plan.cases[0].options)
        told = ", ".join(f"{name}={options[name]}" for name in options)
        console.print(f"options: {told}", markup=False)
    repeated = " (repeated to fill the table)" if len(plan.bots) < counts[-1] else ""
    how = ", in the same set-up for each rotation" if plan.duplicate else " from game to game"
    console.print(f"bots: {', '.join(plan.bots)}{repeated}; they change seats{how}", markup=False)


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

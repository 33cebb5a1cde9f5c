"""`westbound bench`: how fast the engines are on this machine."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

import westbound
from westbound.cli.bench_against import compare_engines
from westbound.cli.errors import INTERRUPTED
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.state import State
from westbound.files import check_writable, write_file
from westbound.games.registry import games
from westbound.lab.baseline import Change, baseline_document, check_covers, compare, read_baseline
from westbound.lab.bench import Bench, Budget, Figure, budgets_of, machine
from westbound.lab.profiling import HotFunction, hottest

FIGURES: Final = {
    "decisions_per_second": ("random play", "decisions/s"),
    "unforced_decisions_per_second": ("… with a choice", "decisions/s"),
    "games_per_second": ("… whole games", "games/s"),
    "decisions_per_game": ("… length", "decisions"),
    "choices_per_decision": ("… legal moves", "moves"),
    "cautious_decisions_per_second": ("cautious play", "decisions/s"),
    "cautious_games_per_second": ("… whole games", "games/s"),
    "decisions_per_cautious_game": ("… length", "decisions"),
    "copy_us": ("copy, mid-game", "µs"),
    "legal_median_us": ("listing, median", "µs"),
    "legal_p95_us": ("… 95th percentile", "µs"),
    "greedy_decision_ms": ("greedy, one decision", "ms"),
    "greedy_legal_median_us": ("… listing, median", "µs"),
    "match_decisions_per_second": ("Match, by text", "decisions/s"),
    "calibration_mops": ("calibration loop", "Mops/s"),
    "decisions_per_calibration_mop": ("play per such Mop", "decisions"),
}


GameOrAll = Annotated[
    str | None, typer.Argument(help=f"The game ({', '.join(games())}); all if not given.")
]
Seconds = Annotated[float, typer.Option(min=0.0, help="Time for one round.")]
Rounds = Annotated[int, typer.Option(min=1, help="Rounds; their median counts.")]
Seed = Annotated[int, typer.Option(min=0, help="Which random games are played.")]
Profile = Annotated[bool, typer.Option("--profile", help="Also show the 15 hottest functions.")]
Against = Annotated[
    bool,
    typer.Option(
        "--against",
        help="Measure engines of others too, in turn with ours (extra 'bench'), and only "
        "what all of them have: play and copies.",
    ),
]
Baseline = Annotated[
    Path | None,
    typer.Option(help="Compare with this file; exit code 1 if something is 25 % slower."),
]
WriteBaseline = Annotated[
    Path | None, typer.Option(help="Write such a file from what is measured.")
]


def bench(
    game: GameOrAll = None,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    seconds: Seconds = 3.0,
    rounds: Rounds = 5,
    seed: Seed = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
    profile: Profile = False,
    against: Against = False,
    baseline: Baseline = None,
    write_baseline: WriteBaseline = None,
) -> None:
    """Measure random and cautious play, copies and lists of moves, beside a calibration loop."""
    before = None if baseline is None else read_baseline(baseline)
    benches = [Bench(name, players, seed) for name in ([game] if game else games())]
    if against:
        if profile or baseline or write_baseline:
            raise BadInput("--against goes with neither --profile nor a baseline")
        compare_engines(benches, seconds, rounds, as_json=as_json)
        return
    _check_files(benches, before, write_baseline)
    hot, interrupted = _measure(benches, seconds, rounds, profile)
    benches = [measured for measured in benches if measured.rounds]
    setting: dict[str, Json] = {
        "players": players,
        "seconds": seconds,
        "rounds": rounds,
        "seed": seed,
    }
    if as_json:
        typer.echo(json.dumps(document(setting, benches, hot, interrupted), indent=1))
    else:
        _show_all(Console(highlight=False), benches, hot)
    if interrupted:
        typer.echo(f"westbound: interrupted before all of the {rounds} rounds", err=True)
        raise typer.Exit(INTERRUPTED)
    if write_baseline is not None:
        write_file(write_baseline, json.dumps(baseline_document(benches), indent=1) + "\n")
    if before is not None:
        _judge(Console(highlight=False, stderr=as_json), compare(benches, before))


def _check_files(
    benches: list[Bench], before: Mapping[str, Mapping[str, float]] | None, new: Path | None
) -> None:
    """Refuse before minutes of measuring what would be refused after them."""
    if before is not None:
        check_covers(before, benches)
    if new is not None:
        check_writable(new)


def _judge(console: Console, changes: list[Change]) -> None:
    """Tell how each figure has changed; exit code 1 if one has lost too much."""
    console.print(_changes_table(changes))
    slower = [change for change in changes if change.failed]
    for change in slower:
        label, _ = FIGURES[change.figure]
        loss = f"{100 * (1 - change.speed):.0f} %"
        typer.echo(f"westbound: {change.game}, {label}: {loss} slower than before", err=True)
    if slower:
        raise typer.Exit(1)


def _measure(
    benches: list[Bench], seconds: float, rounds: int, profile: bool
) -> tuple[dict[str, list[HotFunction]], bool]:
    """The hottest functions by game, if they are wanted, and whether Ctrl+C has ended it."""
    hot: dict[str, list[HotFunction]] = {}
    try:
        _measure_rounds(benches, seconds, rounds)
        if profile:
            hot.update((b.game.id, hottest(b, seconds)) for b in benches)
    except KeyboardInterrupt:
        return hot, True
    return hot, False


def _measure_rounds(benches: list[Bench], seconds: float, rounds: int) -> None:
    console = Console(stderr=True)
    with console.status("measuring") as status:
        for number in range(1, rounds + 1):
            for measured in benches:
                status.update(f"{measured.game.id}: round {number} of {rounds}")
                measured.run_round(seconds)


# --- the report as JSON


def document(
    setting: dict[str, Json],
    benches: list[Bench],
    hot: dict[str, list[HotFunction]],
    interrupted: bool,
) -> dict[str, Json]:
    return {
        "format": "westbound-bench",
        "version": 1,
        "header": {"westbound": westbound.__version__, **machine(), **setting},
        "interrupted": interrupted,
        "games": [_game_document(measured, hot.get(measured.game.id)) for measured in benches],
    }


def _game_document(measured: Bench, hot: list[HotFunction] | None) -> dict[str, Json]:
    figures = measured.figures()
    found: dict[str, Json] = {
        "game": measured.game.id,
        "rules_version": measured.game.rules_version,
        "options": dict(measured.options),
        "rounds": len(measured.rounds),
        "figures": {
            name: {"median": figure.median, "low": figure.low, "high": figure.high}
            for name, figure in figures.items()
        },
        "budgets": [
            {
                "figure": budget.figure,
                "at_least" if budget.at_least else "at_most": budget.bound,
                "reached": budget.reached(figures[budget.figure].median),
            }
            for budget in budgets_of(measured.game)
        ],
    }
    if hot is not None:
        found["profile"] = [function.to_json() for function in hot]
    return found


# --- the report for people


def _show_all(console: Console, benches: list[Bench], hot: dict[str, list[HotFunction]]) -> None:
    for measured in benches:
        show(console, measured, hot.get(measured.game.id, []))


def show(console: Console, measured: Bench, hot: list[HotFunction]) -> None:
    game = measured.game
    about = ", ".join(
        str(machine()[key]) for key in ("implementation", "python", "machine", "build")
    )
    console.print(
        f"[bold]{game.title}[/bold], {measured.players} players, "
        f"westbound {westbound.__version__}, {about}"
    )
    console.print(_figures_table(game, measured.figures(), len(measured.rounds)))
    if hot:
        console.print(_profile_table(hot))


def _figures_table(game: Game[State], figures: dict[str, Figure], rounds: int) -> Table:
    budgets = {budget.figure: budget for budget in budgets_of(game)}
    title = f"Median of {rounds} round{'s' if rounds > 1 else ''}"
    # Without edges the widest rows just fit into 80 characters.
    table = Table("measured", title=title, show_edge=False, pad_edge=False)
    table.add_column("median", justify="right")
    table.add_column("unit")
    table.add_column("lowest–highest", justify="right")
    table.add_column("budget")
    for name, (label, unit) in FIGURES.items():
        figure = figures[name]
        spread = f"{_number(figure.low)}–{_number(figure.high)}"
        verdict = _verdict(budgets.get(name), figure.median)
        table.add_row(label, _number(figure.median), unit, spread, verdict)
    return table


def _number(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.4g}"


def _verdict(budget: Budget | None, value: float) -> str:
    if budget is None:
        return ""
    sign = "≥" if budget.at_least else "≤"
    word = "reached" if budget.reached(value) else "missed"
    return f"{sign} {_number(budget.bound)} {word}"


def _changes_table(changes: list[Change]) -> Table:
    table = Table("game", "measured", title="Speed beside the baseline, calibrated")
    table.add_column("of the baseline", justify="right")
    for change in changes:
        label, _ = FIGURES[change.figure]
        table.add_row(change.game, label, f"{100 * change.speed:.0f} %")
    return table


def _profile_table(hot: list[HotFunction]) -> Table:
    table = Table("function", title="Hottest functions of cautious play (own time)")
    for heading in ("share", "calls", "µs per call"):
        table.add_column(heading, justify="right")
    for function in hot:
        row = (f"{function.share:.1%}", str(function.calls), f"{function.own_us:.2f}")
        table.add_row(function.name, *row)
    return table

"""What the reports on games between bots have in common: tables, ties, errors and crashes."""

from __future__ import annotations

import traceback

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from westbound.engine.standing import OUT, SHARED
from westbound.lab.results import GameCrashed
from westbound.lab.tally import Tally

_TIES = {
    SHARED: "victory shared on equal points, a win for each of those who share it",
    OUT: "victory because others with as many points or more have left the game",
}


def count_games(number: int) -> str:
    return f"{number} game{'' if number == 1 else 's'}"


def bots_table(tally: Tally) -> Table:
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


def categories_table(tally: Tally) -> Table:
    bots = tally.ranking()
    table = Table("category", title="Mean points by category")
    for bot in bots:
        table.add_column(escape(bot.name), justify="right", overflow="fold")
    for category in bots[0].categories:
        table.add_row(category, *(f"{bot.categories.get(category, 0.0):.2f}" for bot in bots))
    return table


def times_table(tally: Tally) -> Table:
    table = Table("bot", title="Time for one decision, in ms")
    for heading in ("decisions", "mean", "median", "95 %", "longest"):
        table.add_column(heading, justify="right")
    for bot in tally.ranking():
        times = bot.times
        table.add_row(
            escape(bot.name),
            str(times.count),
            f"{times.mean_ms:.2f}",
            f"{times.percentile_ms(50):.2f}",
            f"{times.percentile_ms(95):.2f}",
            f"{times.max_ms:.2f}",
        )
    return table


def show_ties(console: Console, tally: Tally) -> None:
    """Nothing if points decided every victory."""
    for key, count in sorted(tally.ties.items()):
        how = _TIES.get(key, f"victory decided by a tie-break, {key.replace('_', ' ')}")
        console.print(f"{count_games(count)}: {how}")


def show_errors(console: Console, tally: Tally) -> None:
    """Nothing if no bot failed."""
    for bot in tally.ranking():
        if bot.errors:
            times = f"{bot.errors} error{'' if bot.errors == 1 else 's'}"
            console.print(f"{bot.name}: {times}, where chance decided", markup=False)


def report_crash(crash: GameCrashed) -> None:
    """Everything that a bug report needs; the cause carries the trace of the worker."""
    typer.echo("".join(traceback.format_exception(crash)), err=True)
    typer.echo(f"The match up to there:\n{crash.record.saved_match()}", err=True)
    typer.echo(str(crash), err=True)

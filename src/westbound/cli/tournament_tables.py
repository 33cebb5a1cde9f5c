"""What a tournament has shown, as tables for people."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import westbound
from westbound.cli.game_tables import (
    bots_table,
    categories_table,
    show_errors,
    show_ties,
    times_table,
)
from westbound.games.registry import find_game
from westbound.lab.tournament.plan import Format, Plan, chosen_options
from westbound.lab.tournament.ratings import ANCHOR_RATING
from westbound.lab.tournament.report import Ended, MatchUpFigures, Report
from westbound.lab.tournament.sequential import Verdict


def show(console: Console, report: Report) -> None:
    _show_header(console, report.plan)
    if report.interrupted:
        console.print(f"[bold]Interrupted[/bold] after {_sets(report.sets)}:")
    if not report.sets:
        return
    console.print(_match_ups_table(report))
    console.print(
        "any time: the 95 % interval that holds although one stops when it is decided; "
        "matches: how many of them the first bot won"
    )
    console.print(_pairs_table(report))
    console.print(_ratings_table(report))
    if len(report.plan.bots) > 2:
        console.print(_head_to_head_table(report))
    console.print(bots_table(report.tally))
    console.print(_seats_table(report))
    console.print(categories_table(report.tally))
    console.print(times_table(report.tally))
    show_ties(console, report.tally)
    show_errors(console, report.tally)


def _show_header(console: Console, plan: Plan) -> None:
    game = find_game(plan.game)
    kind = "a field at mixed tables" if plan.mixed else str(plan.format)
    if plan.format is Format.SWISS:
        kind += f" in {plan.rounds} round{'' if plan.rounds == 1 else 's'}"
    console.print(
        f"[bold]{game.title}[/bold] ({game.id}, westbound {westbound.__version__}): {kind}, "
        f"{plan.players} players, at most {_sets(plan.sets)} for each match-up, seed {plan.seed}"
    )
    if chosen := chosen_options(plan):
        console.print(f"options: {', '.join(chosen)}", markup=False)
    console.print(f"bots: {', '.join(plan.bots)}", markup=False)
    console.print(
        f"question: does the first win more than {100 * plan.decide:g} % of the sets? "
        f"A wrong yes has a chance of at most {100 * plan.alpha:g} %, "
        f"a wrong no of {100 * plan.beta:g} %"
    )


def _sets(number: int) -> str:
    return f"{number} duplicate set{'' if number == 1 else 's'}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.0f}–{100 * high:.0f}"


def _match_ups_table(report: Report) -> Table:
    table = Table("match-up", title="Duplicate sets won by the first bot, ties half, in %")
    for heading in ("won, tied, lost", "share", "95 %", "any time", "matches"):
        table.add_column(heading, justify="right")
    table.add_column(f"> {100 * report.plan.decide:g} %?")
    for found in report.match_ups:
        table.add_row(
            escape(str(found.match_up)),
            f"{found.won}–{found.tied}–{found.lost}",
            _percent(found.share),
            _interval(*found.share_95),
            _interval(*found.anytime_95),
            _percent(found.victories),
            verdict_in_words(found),
        )
    return table


def _pairs_table(report: Report) -> Table:
    """Of a seat of the first bot and one of the other at the same table."""
    table = Table("match-up", title="Pairs in which the first bot finished ahead, ties half, in %")
    for heading in ("pairs", "ahead", "95 %"):
        table.add_column(heading, justify="right")
    for found in report.match_ups:
        ahead, interval = _percent(found.pairs_ahead), _interval(*found.pairs_95)
        table.add_row(escape(str(found.match_up)), str(found.pairs), ahead, interval)
    return table


def verdict_in_words(found: MatchUpFigures) -> str:
    """What is known about the question; if nothing is, why no more was played."""
    if found.verdict is not None:
        answer = "yes" if found.verdict is Verdict.ABOVE else "no"
        return f"{answer}, after {found.decided_after}"
    return "interrupted" if found.ended is Ended.INTERRUPTED else "open"


def _ratings_table(report: Report) -> Table:
    anchor = escape(report.plan.rating_anchor)
    table = Table("bot", title=f"Ratings by {report.plan.ratings} ({anchor} = {ANCHOR_RATING:.0f})")
    columns = ["rating", "95 % interval"] + (["Swiss score"] if report.swiss_scores else [])
    for heading in columns:
        table.add_column(heading, justify="right")
    for bot in report.ranking():
        rating = report.rating_of(bot)
        figures = ["–", "–"]
        if rating is not None:
            interval = f"{rating.low:.0f}–{rating.high:.0f}"
            interval = "–" if bot == report.plan.rating_anchor else interval
            figures = [f"{rating.rating:.0f}", interval]
        swiss = [f"{report.swiss_scores[bot]:.2f}"] if report.swiss_scores else []
        table.add_row(escape(bot), *figures, *swiss)
    return table


def _head_to_head_table(report: Report) -> Table:
    bots = report.ranking()
    table = Table("bot", title="Head to head: sets won by the bot of the row, ties half, in %")
    for number in range(1, len(bots) + 1):  # names would be too wide
        table.add_column(str(number), justify="right")
    for number, bot in enumerate(bots, 1):
        met = (report.head_to_head.get((bot, other)) for other in bots)
        cells = ("" if found is None else _percent(found.share) for found in met)
        table.add_row(escape(f"{number}. {bot}"), *cells)
    return table


def _seats_table(report: Report) -> Table:
    seats = range(report.plan.players)
    table = Table("bot", title="Matches won by seat, in %")
    for seat in seats:
        table.add_column(f"seat {seat + 1}", justify="right")

    def row(bot: str | None) -> Iterator[str]:
        for rate in (report.seats.rate(seat, bot) for seat in seats):
            yield "–" if rate is None else _percent(rate)

    for bot in report.ranking():
        table.add_row(escape(bot), *row(bot))
    table.add_row("all", *row(None))
    return table

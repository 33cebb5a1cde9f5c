"""The sections of a tournament's page, each with its picture or its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from westbound.lab.charts import Cell, Estimate, Stack, dot_chart, heat_table, stacked_bars
from westbound.lab.page import Column, figure, note, paragraph, section, table
from westbound.lab.page.words import NO_BREAK
from westbound.lab.tournament.ratings import ANCHOR_RATING, RESAMPLES
from westbound.lab.tournament.report import MatchUpFigures, Report
from westbound.lab.tournament.words import TournamentWords


def ratings_picture(report: Report, words: TournamentWords, width: float) -> str:
    """All ratings with their intervals; works as a file of its own, too."""
    bot, rating = report.plan.rating_anchor, words.number(ANCHOR_RATING)
    return dot_chart(
        words.say("ratings", "caption"),
        [
            Estimate(r.bot, r.rating, r.low, r.high, tone=report.plan.bots.index(r.bot))
            for r in report.ratings
        ],
        width=width,
        show=lambda value: words.number(round(value)),
        reference=(ANCHOR_RATING, words.say("ratings", "anchor", bot=bot, rating=rating)),
        axis=words.say("ratings", "axis"),
    )


def ratings_section(report: Report, words: TournamentWords) -> str:
    def draw(width: float) -> str:
        return ratings_picture(report, words, width)

    told = [note(words.say("ratings", str(report.plan.ratings), resamples=RESAMPLES))]
    if len(report.ratings) < len(report.plan.bots):
        told.append(note(words.say("ratings", "unrated", anchor=report.plan.rating_anchor)))
    return section(
        words.say("ratings", "title"),
        figure(draw, words.say("ratings", "caption"), _ratings_table(report, words)),
        *told,
        id="ratings",
    )


def _ratings_table(report: Report, words: TournamentWords) -> str:
    keys = ("bot", "rating", "interval", *(("swiss",) if report.swiss_scores else ()))
    rows = []
    for bot in report.ranking():
        rating, row = report.rating_of(bot), [bot, "–", "–"]
        if rating is not None:
            row = [bot, words.number(round(rating.rating)), words.rating_interval(rating)]
        rows.append(row + ([words.number(report.swiss_scores[bot])] if report.swiss_scores else []))
    return table(_columns(words, "ratings", keys), rows, caption=words.say("ratings", "title"))


def _columns(words: TournamentWords, name: str, keys: Sequence[str]) -> list[Column]:
    return [Column(words.say(name, key)) for key in keys]


def match_ups_section(report: Report, words: TournamentWords) -> str:
    share = words.share(report.plan.decide)
    rows = [
        Estimate(str(found.match_up), found.share, *found.anytime_95) for found in report.match_ups
    ]

    def draw(width: float) -> str:
        return dot_chart(
            words.say("match_ups", "caption"),
            rows,
            width=width,
            show=words.share,
            reference=(report.plan.decide, words.say("match_ups", "question", share=share)),
            axis=words.say("match_ups", "axis"),
        )

    columns = [
        *_columns(words, "match_ups", ("match_up", "share", "interval", "anytime")),
        Column(words.say("match_ups", "answer", share=share), words=True),
        *_columns(
            words, "match_ups", ("sets", "won", "tied", "lost", "pairs", "interval", "victories")
        ),
    ]
    cells = [_match_up_row(found, words) for found in report.match_ups]
    return section(
        words.say("match_ups", "title"),
        paragraph(words.say("match_ups", "told")),
        figure(draw, words.say("match_ups", "caption")),
        table(columns, cells, caption=words.say("match_ups", "title")),
        note(words.say("match_ups", "note")),
        id="match_ups",
    )


def _match_up_row(found: MatchUpFigures, words: TournamentWords) -> list[str]:
    sets = found.decided_after or found.sets
    answer = words.say("match_ups", str(found.verdict or found.ended), sets=sets)
    return [
        str(found.match_up),
        words.share(found.share),
        words.share_interval(*found.share_95),
        words.share_interval(*found.anytime_95),
        answer.replace(" ", NO_BREAK),
        *map(str, (found.sets, found.won, found.tied, found.lost)),
        words.share(found.pairs_ahead),
        words.share_interval(*found.pairs_95),
        words.share(found.victories),
    ]


def head_to_head_section(report: Report, words: TournamentWords) -> str:
    bots = report.ranking()

    def cell(bot: str, other: str) -> Cell | None:
        met = report.head_to_head.get((bot, other))
        if met is None:
            return None
        share = words.share(met.share)
        label = words.say("head_to_head", "cell", bot=bot, other=other, share=share, sets=met.sets)
        return Cell(share, met.share, label)

    cells = [[cell(bot, other) for other in bots] for bot in bots]
    caption = words.say("head_to_head", "caption")
    rows = [f"{number}. {bot}" for number, bot in enumerate(bots, 1)]
    columns = [str(number) for number in range(1, len(bots) + 1)]  # names would be too wide

    def draw(width: float) -> str:
        return heat_table(caption, rows, columns, cells, width=width, middle=0.5)

    title = words.say("head_to_head", "title")
    return section(title, figure(draw, caption), id="head_to_head")


def seats_section(report: Report, words: TournamentWords) -> str:
    seats = range(report.plan.players)
    names: list[str | None] = [*report.ranking(), None]

    def cell(bot: str | None, seat: int) -> Cell | None:
        rate = report.seats.rate(seat, bot)
        return None if rate is None else Cell(words.share(rate), rate)

    cells = [[cell(bot, seat) for seat in seats] for bot in names]
    rows = [bot or words.say("seats", "all") for bot in names]
    columns = [words.say("seats", "seat", seat=seat + 1) for seat in seats]
    caption = words.say("seats", "caption")
    return section(
        words.say("seats", "title"),
        figure(lambda width: heat_table(caption, rows, columns, cells, width=width), caption),
        id="seats",
    )


def points_section(report: Report, words: TournamentWords) -> str:
    bots = report.tally.ranking()
    names = list(dict.fromkeys(name for bot in bots for name in bot.categories))
    used = [name for name in names if any(bot.categories.get(name) for bot in bots)]
    stacks = [Stack(bot.name, [bot.categories.get(name, 0.0) for name in used]) for bot in bots]
    categories = [words.category(name) for name in used]

    def draw(width: float) -> str:
        return stacked_bars(
            words.say("points", "caption"),
            categories,
            stacks,
            width=width,
            show=words.number,
            axis=words.say("points", "axis"),
        )

    columns = [Column(words.say("points", "bot")), Column(words.say("points", "total"))]
    rows = [
        [stack.label, *(words.number(value, 1) for value in (sum(stack.values), *stack.values))]
        for stack in stacks
    ]
    caption = words.say("points", "caption")
    numbers = table([*columns, *map(Column, categories)], rows, caption=caption)
    return section(words.say("points", "title"), figure(draw, caption), numbers, id="points")


def bots_section(report: Report, words: TournamentWords) -> str:
    keys = ("bot", "seats", "wins", "win_rate", "interval", "rank", "errors")
    rows = [
        [
            bot.name,
            str(bot.seats),
            str(bot.wins),
            words.share(bot.win_rate),
            words.share_interval(*bot.win_interval),
            words.number(bot.mean_rank, 2),
            str(bot.errors),
        ]
        for bot in report.tally.ranking()
    ]
    ties = sum(report.tally.ties.values())
    return section(
        words.say("bots", "title"),
        table(_columns(words, "bots", keys), rows, caption=words.say("bots", "caption")),
        note(words.say("bots", "ties", matches=ties)),
        id="bots",
    )


def times_section(report: Report, words: TournamentWords) -> str:
    keys = ("bot", "decisions", "mean", "median", "p95", "longest")
    rows = [
        [
            bot.name,
            str(bot.times.count),
            words.number(bot.times.mean_ms, 2),
            words.number(bot.times.percentile_ms(50), 2),
            words.number(bot.times.percentile_ms(95), 2),
            words.number(bot.times.max_ms, 2),
        ]
        for bot in report.tally.ranking()
    ]
    return section(
        words.say("times", "title"),
        table(_columns(words, "times", keys), rows, caption=words.say("times", "caption")),
        id="times",
    )


# By the table of their words.
SECTIONS: Final[Mapping[str, Callable[[Report, TournamentWords], str]]] = {
    "ratings": ratings_section,
    "match_ups": match_ups_section,
    "head_to_head": head_to_head_section,
    "seats": seats_section,
    "points": points_section,
    "bots": bots_section,
    "times": times_section,
}

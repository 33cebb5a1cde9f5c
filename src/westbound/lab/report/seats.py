"""What a seat is worth."""

from __future__ import annotations

from westbound.lab.charts import Estimate, bar_chart
from westbound.lab.metrics import GameMetrics
from westbound.lab.metrics.seats import Comparison
from westbound.lab.page import Column, figure, paragraph, table
from westbound.lab.report.words import ReportWords


def seats_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    order = metrics.seats.by_order
    title = words.say("seats", "chart")
    fair = 1 / metrics.players
    rows = [
        Estimate(_place(i, words), place.wins.value, place.wins.low, place.wins.high)
        for i, place in enumerate(order.places)
    ]

    def draw(width: float) -> str:
        return bar_chart(
            title,
            rows,
            width=width,
            show=words.percent,
            reference=(fair, words.say("openings", "fair", fair=words.percent(fair))),
            axis=words.say("seats", "axis"),
        )

    how = words.say("seats", "seat" if metrics.seats.fixed else "order")
    return [
        paragraph(f"{_verdict(order, words)} {how}"),
        figure(draw, title, _table(order, words)),
    ]


def _place(index: int, words: ReportWords) -> str:
    return words.say("order", str(index + 1)) if index < 6 else words.number(index + 1)


def _verdict(order: Comparison, words: ReportWords) -> str:
    p = words.p_value(order.p_value)
    if not order.differ:
        return words.say("seats", "same", p=p)
    shares = [place.wins.value for place in order.places]
    best, worst = shares.index(max(shares)), shares.index(min(shares))
    return words.say(
        "seats",
        "differ",
        best=_place(best, words),
        worst=_place(worst, words),
        most=words.percent(shares[best]),
        least=words.percent(shares[worst]),
        p=p,
    )


def _table(order: Comparison, words: ReportWords) -> str:
    columns = [Column(words.say("seats", key)) for key in ("column", "wins", "points", "above")]
    rows = [
        [
            _place(i, words),
            words.share_interval(place.wins),
            words.one_digit(place.points.value),
            words.interval(place.advantage),
        ]
        for i, place in enumerate(order.places)
    ]
    return table(columns, rows, caption=words.say("seats", "caption"))

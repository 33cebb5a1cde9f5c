"""A line over the tenths of a match."""

from __future__ import annotations

from westbound.lab.charts import Series, Show, line_chart
from westbound.lab.metrics.clock import TENTHS
from westbound.lab.metrics.samples import ByTenth
from westbound.lab.page import figure
from westbound.lab.report.words import ReportWords


def tenths_figure(table: str, kind: str, tenths: ByTenth, words: ReportWords, show: Show) -> str:
    """Means, each in the middle of its tenth, with their intervals; empty tenths are left out.

    Its words are `chart_…`, `line_…` and `value_…` of this kind in the table.
    """
    known = [((i + 0.5) / TENTHS, one) for i, one in enumerate(tenths) if one is not None]
    series = Series(
        words.say(table, f"line_{kind}"),
        [(x, one.value) for x, one in known],
        [
            (one.value, one.value) if one.low is None or one.high is None else (one.low, one.high)
            for _, one in known
        ],
    )
    title = words.say(table, f"chart_{kind}")

    def draw(width: float) -> str:
        return line_chart(
            title,
            [series],
            width=width,
            show=show,
            show_x=words.percent,
            axis=words.say("page", "part"),
            across=(0, 1),
            value=words.say(table, f"value_{kind}"),
            zero=True,
        )

    return figure(draw, title)

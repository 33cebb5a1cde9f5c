"""Charts as SVG, drawn by ourselves: bars, dots, lines, histograms, tables with tinted cells.

Each function returns one `<svg>` that works in a page of `westbound.lab.page`, light and dark,
and as a file of its own. Every chart has a title and a description for screen readers; what a
colour says, a mark, a number or a word says too.
"""

from westbound.lab.charts.data import Bin, Cell, Estimate, Series, Stack, bins_of
from westbound.lab.charts.frame import NARROW, WIDE
from westbound.lab.charts.heat_table import heat_table
from westbound.lab.charts.histogram import histogram
from westbound.lab.charts.lines import line_chart
from westbound.lab.charts.numbers import Show, percent, plain
from westbound.lab.charts.rows import bar_chart, dot_chart
from westbound.lab.charts.stacks import stacked_bars

__all__ = [
    "NARROW",
    "WIDE",
    "Bin",
    "Cell",
    "Estimate",
    "Series",
    "Show",
    "Stack",
    "bar_chart",
    "bins_of",
    "dot_chart",
    "heat_table",
    "histogram",
    "line_chart",
    "percent",
    "plain",
    "stacked_bars",
]

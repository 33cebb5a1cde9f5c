"""The result as pictures: points by category as bars, points over time as lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westbound.engine.match import Match
from westbound.engine.result import Explanation, explain_ties, headline
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.table.records import Seat
from westbound.web.live.history import TableHistory, history_of
from westbound.web.live.view import TableView

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 34, 20, 14, 26


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One row of the result."""

    seat: Seat
    rank: int
    points: int
    share: float  # of the best result, in per cent


@dataclass(frozen=True, slots=True)
class Category:
    """What each seat, best first, got from one source."""

    name: str
    points: list[int]
    shares: list[float]  # of the largest number in the table, in per cent


@dataclass(frozen=True, slots=True)
class ChartLine:
    """The points of a seat over time, as the path of an SVG line and its end."""

    seat: int
    path: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Chart:
    lines: list[ChartLine]
    levels: list[tuple[int, float]]  # points and height of the ruled lines
    rounds: list[tuple[int, float]]  # where each round begins


@dataclass(frozen=True, slots=True)
class Result:
    headline: str  # who wins
    ties: list[Explanation]  # what decided between equal points
    places: list[ResultRow]
    categories: list[Category]
    chart: Chart
    seed: int
    seed_verified: bool


def result_of(view: TableView) -> Result:
    """How the match ended."""
    standings = view.live.match.standings()
    best = max(1, *(standing.points for standing in standings))
    places = [
        ResultRow(
            view.live.seats[s.seat], s.rank, s.points, round(100 * max(0, s.points) / best, 1)
        )
        for s in standings
    ]
    max_points = max(1, *(points for s in standings for points in s.breakdown.values()))
    categories = []
    for name in standings[0].breakdown:
        points = [standing.breakdown[name] for standing in standings]
        shares = [round(100 * max(0, p) / max_points, 1) for p in points]
        categories.append(Category(view.catalogue.say("categories", name, {}), points, shares))
    chart = chart_of(history_of(view.live))
    header = view.live.header
    verified = seed_is_true(view.live.match, header.forked_at or 0)
    return Result(
        headline=headline(standings, view.catalogue, view.names),
        ties=explain_ties(standings, view.catalogue, view.names),
        places=places,
        categories=categories,
        chart=chart,
        seed=header.seed,
        seed_verified=verified,
    )


def seed_is_true(match: Match, first: int = 0) -> bool:
    """Whether every result of chance from entry `first` on is the one the seed gives."""
    state = match.first_state()
    chances = 0
    for index, entry in enumerate(match.log):
        if entry.seat == CHANCE:
            if index >= first and match.game.sample(state, Rng(match.seed, chances)) != entry.move:
                return False
            chances += 1
        match.game.apply(state, entry.move, entry.seat)
    return True


def chart_of(history: TableHistory) -> Chart:
    """Points of all seats after each entry."""
    points = history.points
    scored = [p for row in points for p in row]
    low, top = min(0, *scored), max(1, *scored)
    last = max(1, len(points) - 1)

    def x(index: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * index / last, 1)

    def y(value: int) -> float:
        height = (HEIGHT - TOP - BOTTOM) * (value - low) / (top - low)
        return round(HEIGHT - BOTTOM - height, 1)

    lines = []
    for seat in range(len(points[0])):
        values = [row[seat] for row in points]
        path = _steps([x(i) for i in range(len(values))], [y(v) for v in values])
        lines.append(ChartLine(seat, path, x(len(values) - 1), y(values[-1])))
    rounds: list[tuple[int, float]] = []
    for index, entry in enumerate(history.entries):
        if entry.round and entry.round > (rounds[-1][0] if rounds else 0):
            rounds.append((entry.round, x(index)))
    step = max(1, -(-(top - low) // 5))
    levels = [(value, y(value)) for value in range(-(-low // step) * step, top + 1, step)]
    return Chart(_apart(lines), levels, rounds)


def _steps(xs: Sequence[float], ys: Sequence[float]) -> str:
    """A line that stays level until something is scored."""
    path = f"M{xs[0]:g} {ys[0]:g}"
    for x, before, after in zip(xs[1:], ys, ys[1:], strict=False):
        if after != before:
            path += f"H{x:g}V{after:g}"
    return f"{path}H{xs[-1]:g}"


def _apart(lines: list[ChartLine]) -> list[ChartLine]:
    """Move the end marks apart where they would overlap."""
    placed: list[ChartLine] = []
    for line in lines:
        x = line.x
        while any(abs(x - o.x) < 15 and abs(line.y - o.y) < 15 for o in placed):
            x -= 16
        placed.append(ChartLine(line.seat, line.path, x, line.y))
    return placed

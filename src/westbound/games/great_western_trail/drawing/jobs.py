"""The job market: twelve rows with their cost, the workers for hire, the token and its arrows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from westbound.games.great_western_trail.components import (
    JOB_ARROWS,
    JOB_COSTS,
    JOB_ROWS,
    NUMBERS,
    WORKERS,
)
from westbound.games.great_western_trail.drawing.effects import effect
from westbound.games.great_western_trail.drawing.layout import JOB_ROW, JOBS
from westbound.games.great_western_trail.drawing.type_scale import text
from westbound.games.great_western_trail.observation import TrailView
from westbound.kit.svg import classes, el, number, path, rect, target, translation, use
from westbound.kit.texts import Texts, capitalize

_X, _Y, _WIDTH, _HEIGHT = JOBS
_TOP = _Y + 28
_FIRST = _X + 40  # the left edge of the first column
_COLUMN = 24.0


def job_market(view: TrailView, texts: Texts) -> str:
    columns = NUMBERS[view["players"]].job_columns
    market = view["job_market"]
    token = market["token_row"]
    rows = (
        _row(texts, index, columns, tuple(row["places"]), token is not None and index + 1 >= token)
        for index, row in enumerate(market["rows"])
    )
    return el(
        "g",
        rect("sheet", _X, _Y, _WIDTH, _HEIGHT, 6),
        text(_X + 10, _Y + 20, texts.say("board", "jobs"), "t-name", anchor="s"),
        *rows,
        _token(token, columns),
        cls="jobs",
    )


@lru_cache(maxsize=4096)
def _row(
    texts: Texts, index: int, columns: int, places: tuple[str | None, ...], closed: bool
) -> str:
    parts = [_ruled(index, columns)]
    for worker in WORKERS:
        columns_of = tuple(c for c, here in enumerate(places) if here == worker)
        if columns_of:
            parts.append(_workers(texts, index, worker, columns_of))
    return el("g", *parts, id=f"jobs-{index + 1}", cls=classes("job-row", "shut" if closed else ""))


def _row_y(index: int) -> float:
    return _TOP + JOB_ROW * index + JOB_ROW / 2


@cache
def _ruled(index: int, columns: int) -> str:
    """Cost, empty places, and the arrow with its effect."""
    y = _row_y(index)
    seats = "".join(
        f"M{number(_FIRST + _COLUMN * column + 1)} {number(y - 12.5)}h22v25h-22z"
        for column in range(columns)
    )
    parts = [effect((f"${JOB_COSTS[index]}",), _X + 21, y), path("seat", seats)]
    arrow = JOB_ARROWS[index]
    if arrow in ("yellow", "red"):
        x, low = _FIRST + _COLUMN * columns + 7, y + JOB_ROW / 2
        parts.append(path(f"then-{arrow}", f"M{number(x - 5)} {number(low - 6)}h10l-5 9z"))
    return "".join(parts)


def _workers(texts: Texts, index: int, worker: str, columns: tuple[int, ...]) -> str:
    """All workers of one kind in a row: it does not matter which of them is hired."""
    row, cost, title = index + 1, JOB_COSTS[index], texts.title_of(worker)
    label = texts.say("label", "job", worker=title, n=len(columns), row=row, cost=texts.money(cost))
    tiles = _tiles(worker, columns, _row_y(index))
    return target(f"job:{row}-{worker}", capitalize(label), tiles, cls="job")


def _tiles(worker: str, columns: tuple[int, ...], y: float) -> str:
    """Each on its own place, with one outline around those that touch."""
    tiles = "".join(use(f"w-{worker}", _FIRST + _COLUMN * c + 12, y) for c in columns)
    starts = [c for c in columns if c - 1 not in columns]
    ends = [c for c in columns if c + 1 not in columns]
    frames = "".join(
        f"M{number(_FIRST + _COLUMN * start + 4)} {number(y - 13.5)}"
        f"h{number(_COLUMN * (end + 1 - start) - 8)}a4 4 0 0 1 4 4v19a4 4 0 0 1-4 4"
        f"h{number(8 - _COLUMN * (end + 1 - start))}a4 4 0 0 1-4-4v-19a4 4 0 0 1 4-4z"
        for start, end in zip(starts, ends, strict=True)
    )
    return tiles + path("halo", frames)


def _token(row: int | None, columns: int) -> str:
    if row is None:
        return ""
    place = translation(_FIRST + _COLUMN * columns - 12, _row_y(row - 1))
    return el("g", use("i-token", 0, 0, 1.2), id="job-token", cls="token", transform=place)


def rows_open(view: TrailView) -> Iterator[int]:
    """The rows from which one may hire: those above the token, or all once it is gone."""
    token = view["job_market"]["token_row"]
    yield from range(1, JOB_ROWS + 1 if token is None else token)

"""The job market: twelve rows with their cost, the workers for hire, the token and its arrows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from westbound.games.great_western_trail.components import (
    JOB_ARROWS,
    JOB_COSTS,
    JOB_ROWS,
    NUMBERS,
    WORKERS,
)
from westbound.games.great_western_trail.drawing.effects import effect
from westbound.games.great_western_trail.drawing.layout import JOB_ROW, JOBS
from westbound.games.great_western_trail.drawing.svg import box, number, safe, text, use
from westbound.games.great_western_trail.drawing.words import Words, upper
from westbound.games.great_western_trail.observation import View

_X, _Y, _WIDE, _HIGH = JOBS
_TOP = _Y + 28
_FIRST = _X + 40  # the left edge of the first column
_COLUMN = 24.0


def job_market(view: View, words: Words) -> str:
    market = view["job_market"]
    columns = NUMBERS[view["players"]].job_columns
    title = text(_X + 10, _Y + 20, words.say("board", "jobs"), "t-name", anchor="s")
    rows = "".join(_row(view, words, index, columns) for index in range(JOB_ROWS))
    token = market["token_row"]
    return (
        f'<g class="jobs">{box("sheet", _X, _Y, _WIDE, _HIGH, 6)}'
        f"{title}{rows}{_token(token, columns)}</g>"
    )


def _row(view: View, words: Words, index: int, columns: int) -> str:
    market = view["job_market"]
    row, token = market["rows"][index], market["token_row"]
    y = _TOP + JOB_ROW * index + JOB_ROW / 2
    closed = token is not None and index + 1 >= token
    parts = [_ruled(index, columns)]
    for worker in WORKERS:
        columns_of = tuple(c for c, here in enumerate(row["places"]) if here == worker)
        if columns_of:
            parts.append(_workers(words, index, worker, columns_of, y))
    shut = " shut" if closed else ""
    return f'<g id="jobs-{index + 1}" class="job-row{shut}">{"".join(parts)}</g>'


@cache
def _ruled(index: int, columns: int) -> str:
    """Cost, empty places and the arrow that starts something."""
    y = _TOP + JOB_ROW * index + JOB_ROW / 2
    parts = [effect((f"${JOB_COSTS[index]}",), _X + 21, y)]
    seats = "".join(
        f"M{number(_FIRST + _COLUMN * column + 1)} {number(y - 12.5)}h22v25h-22z"
        for column in range(columns)
    )
    parts.append(f'<path class="seat" d="{seats}"/>')
    arrow = JOB_ARROWS[index]
    if arrow in ("yellow", "red"):
        x = _FIRST + _COLUMN * columns + 7
        y += JOB_ROW / 2
        parts.append(f'<path class="then-{arrow}" d="M{number(x - 5)} {number(y - 6)}h10l-5 9z"/>')
    return "".join(parts)


def _workers(words: Words, index: int, worker: str, columns: tuple[int, ...], y: float) -> str:
    """All workers of one kind in a row: whoever of them is hired, it is the same."""
    count = len(columns)
    label = words.say(
        "label", "job", worker=words.title(worker), n=count, row=index + 1, cost=JOB_COSTS[index]
    )
    return (
        f'<g id="job-{index + 1}-{worker}" class="job" data-target="job:{index + 1}-{worker}" '
        f'role="img" aria-label="{safe(upper(label))}">{_tiles(worker, columns, y)}</g>'
    )


@cache
def _tiles(worker: str, columns: tuple[int, ...], y: float) -> str:
    """Each on its own place, and around those side by side one line."""
    tiles = "".join(use(f"w-{worker}", _FIRST + _COLUMN * c + 12, y) for c in columns)
    starts = [c for c in columns if c - 1 not in columns]
    ends = [c for c in columns if c + 1 not in columns]
    frames = "".join(
        f"M{number(_FIRST + _COLUMN * start + 4)} {number(y - 13.5)}"
        f"h{number(_COLUMN * (end + 1 - start) - 8)}a4 4 0 0 1 4 4v19a4 4 0 0 1-4 4"
        f"h{number(8 - _COLUMN * (end + 1 - start))}a4 4 0 0 1-4-4v-19a4 4 0 0 1 4-4z"
        for start, end in zip(starts, ends, strict=True)
    )
    return f'{tiles}<path class="halo" d="{frames}"/>'


def _token(row: int | None, columns: int) -> str:
    if row is None:
        return ""
    y = _TOP + JOB_ROW * (row - 1) + JOB_ROW / 2
    x = _FIRST + _COLUMN * columns - 12
    return (
        f'<g id="job-token" class="token" transform="translate({number(x)},{number(y)})">'
        f"{use('i-token', 0, 0, 1.2)}</g>"
    )


def rows_open(view: View) -> Iterator[int]:
    """The rows from which one may hire: those above the token, or all once it is gone."""
    token = view["job_market"]["token_row"]
    yield from range(1, JOB_ROWS + 1 if token is None else token)

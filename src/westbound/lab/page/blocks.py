"""The blocks of a page. Words are escaped here; blocks are HTML and stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from westbound.kit.svg import classes, el, escape
from westbound.lab.charts.frame import NARROW, WIDE


def section(title: str, *blocks: str, id: str | None = None) -> str:
    """A heading and what belongs to it; with an id, links can lead here."""
    return el("section", el("h2", escape(title)), *blocks, id=id)


def contents(title: str, sections: Sequence[tuple[str, str]]) -> str:
    """Links to the sections of the page: their ids and titles."""
    links = (el("li", el("a", escape(words), href=f"#{id}")) for id, words in sections)
    return el("nav", el("ul", *links), aria_label=title, cls="contents")


def paragraph(words: str) -> str:
    return el("p", escape(words))


def note(words: str) -> str:
    """A remark in smaller type: how something was counted, or what to be careful about."""
    return el("p", escape(words), cls="note")


def definitions(rows: Sequence[tuple[str, str]]) -> str:
    """Words and what they mean here."""
    inside = (el("div", el("dt", escape(word)), el("dd", escape(told))) for word, told in rows)
    return el("dl", *inside, cls="definitions")


# --- numbers


@dataclass(frozen=True, slots=True)
class Fact:
    """A number worth a large print, what it is, and a line about it."""

    value: str
    label: str
    detail: str = ""


def facts(rows: Sequence[Fact]) -> str:
    """The numbers of a page at a glance."""

    def one(fact: Fact) -> str:
        detail = el("span", escape(fact.detail), cls="detail") if fact.detail else ""
        return el("div", el("dt", escape(fact.label)), el("dd", escape(fact.value), detail))

    return el("dl", *map(one, rows), cls="facts")


@dataclass(frozen=True, slots=True)
class Column:
    """The heading of a column; numbers stand right, words left."""

    heading: str
    words: bool = False


def table(columns: Sequence[Column], rows: Sequence[Sequence[str]], *, caption: str) -> str:
    """A ruled table; the first column names the row. On a narrow screen it scrolls by itself."""
    head = (
        el("th", escape(column.heading), scope="col", cls="words" if column.words else None)
        for column in columns
    )
    body = (el("tr", *_cells(columns, row)) for row in rows)
    inside = el(
        "table",
        el("caption", el("span", escape(caption))),
        el("thead", el("tr", *head)),
        el("tbody", *body),
    )
    return _scrolling(inside, caption, "table")


def _cells(columns: Sequence[Column], row: Sequence[str]) -> list[str]:
    cells = []
    for i, (column, words) in enumerate(zip(columns, row, strict=True)):
        name = "words" if column.words or i == 0 else None
        if i == 0:
            cells.append(el("th", escape(words), scope="row", cls=name))
        else:
            cells.append(el("td", escape(words), cls=name))
    return cells


# --- pictures


def figure(draw: Callable[[float], str] | str, caption: str, *below: str) -> str:
    """A picture with its caption, and blocks below it such as a table of its numbers.

    `draw` gets a width and returns the chart: drawn twice, it is readable on a telephone and uses
    the room of a large screen. A finished chart scrolls where it is too wide.
    """
    if isinstance(draw, str):
        picture = _scrolling(draw, caption)
    else:
        picture = _scrolling(draw(NARROW), caption, "narrow") + _scrolling(
            draw(WIDE), caption, "wide"
        )
    words = el("figcaption", escape(caption))
    return el("figure", el("div", words, picture, *below, cls="inside"))


def figures(*shown: str) -> str:
    """Small pictures side by side where there is room."""
    return el("div", *shown, cls="figures")


def _scrolling(inside: str, label: str, name: str = "") -> str:
    """Whoever has no mouse can scroll it with the keys, so it can have the focus."""
    return el(
        "div",
        inside,
        cls=classes("scroll", name),
        tabindex="0",
        role="region",
        aria_label=label,
    )

"""Parts of a player's area, as HTML: frame, head, titles, figures, folds, points, chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from westbound.engine import grammar
from westbound.kit.svg import classes, el, escape, target, void
from westbound.kit.texts import Texts

BAR: Final = 100  # the width of a whole bar in the table of points


def area(game: str, seat: int, label: str, *content: str, state: str = "") -> str:
    """The area of one seat; `state` is one more class, such as `active`."""
    return el(
        "section",
        *content,
        cls=classes("panel", f"panel-{game}", f"p{seat}", state),
        id=f"panel-{seat}",
        data_seat=str(seat),
        aria_label=label,
    )


def head(art: str, name: str, *more: str, id: str | None = None) -> str:
    """Whose area it is: their sign, their name, and anything else up there."""
    title = el("h3", escape(name), cls="panel-name")
    return el("header", art, title, *more, cls="panel-head", id=id)


def title(words: str, note: str = "") -> str:
    """The heading of a part, perhaps with a note behind it."""
    behind = f" {el('span', escape(note), cls='panel-note')}" if note else ""
    return el("h4", escape(words), behind, cls="panel-title")


@lru_cache(maxsize=4096)
def figure(
    cls: str, key: str, name: str, value: str, help_: str, *more: str, sign: str = ""
) -> str:
    """A figure that a move can change: a page finds it by its key. `sign` and `more` are markup."""
    return el(
        "div",
        el("dt", sign, name),
        el("dd", escape(value), data_figure=key),
        *more,
        cls=cls,
        title=help_,
    )


def fold(id: str, title: str, *content: str, cls: str = "panel-part", is_open: bool = False) -> str:
    """A part that can be folded away; `title` is markup."""
    return el(
        "details",
        el("summary", title),
        *content,
        cls=cls,
        id=id,
        open="" if is_open else None,
    )


def score_table(points: Mapping[str, int], texts: Texts) -> str:
    """Points by category, each with a bar in the player's colour."""
    max_points = max(1, *points.values())
    names = texts.catalogue.tables["categories"]
    rows = [_points(names[category], amount, max_points) for category, amount in points.items()]
    return el("table", *rows, cls="score")


@lru_cache(maxsize=4096)
def _points(name: str, amount: int, max_points: int) -> str:
    title = el("th", escape(name), scope="row")
    return el("tr", title, el("td", grammar.numeral(amount)), el("td", bar(amount, max_points)))


def bar(amount: int, max_points: int) -> str:
    return el(
        "svg",
        void("rect", width=round(BAR * max(0, amount) / max_points), height=8),
        cls="bar",
        viewBox=f"0 0 {BAR} 8",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def chip(pick: str | None, label: str, *content: str, id: str, cls: str = "") -> str:
    """A piece in a list; it can be picked if it has a pick, and looked at in any case."""
    inside = target(pick, label, *content, id=id, cls=classes("chip", cls), tag="span", title=label)
    return el("li", inside, cls="chips-item")


def named_chip(pick: str | None, name: str, note: str, art: str, *, id: str) -> str:
    """A piece with its name written on it, so that only one that can be picked needs a label."""
    content = (
        art,
        el("span", escape(name), cls="chip-name"),
        " ",
        el("span", escape(note), cls="chip-note"),
    )
    if pick is None:
        inside = el("span", *content, id=id, cls="chip")
    else:
        label = f"{name} {note}".strip()
        inside = target(pick, label, *content, id=id, cls="chip", tag="span")
    return el("li", inside, cls="chips-item")


def chips(items: Sequence[str], cls: str = "") -> str:
    return el("ul", *items, cls=classes("chips", cls))

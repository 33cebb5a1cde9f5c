"""Small HTML parts that all sections of a player's area share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from westbound.games.great_western_trail.drawing.effects import Tokens, effect, line_width
from westbound.games.great_western_trail.observation import PlayerView, TrailView
from westbound.kit.panel import chips, fold
from westbound.kit.svg import el, escape, icon, number, void
from westbound.kit.texts import Texts

art: Final = cache(icon)


@cache
def line(tokens: Tokens) -> str:
    """Signs in a line of text; a single `$` is a coin."""
    if tokens == ("$",):
        coin = void("circle", cls="coin", r=8) + el("text", "$", cls="t-figure on-coin", y=5)
        return art(coin, "-9 -10 18 20", "line line-coin")
    width = line_width(tokens) + 2
    return el(
        "svg",
        effect(tokens, 0, 0, "s"),
        cls="art line",
        viewBox=f"-1 -11 {number(width)} 22",
        width=width,
        height=22,
        aria_hidden="true",
        focusable="false",
    )


def details(view: TrailView, own: PlayerView, key: str, title: str, *content: str) -> str:
    """A part that can be folded; the viewer's own is open at first."""
    is_open = own["seat"] == view["viewer"]
    return fold(f"{key}-{own['seat']}", escape(title), *content, is_open=is_open)


def part(view: TrailView, texts: Texts, own: PlayerView, key: str, items: Sequence[str]) -> str:
    """A list of pieces under its title; nothing if there are none."""
    if not items:
        return ""
    return details(view, own, key, texts.say("panel", key), chips(items, key))

"""Small HTML parts that all sections of a player's area share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from westbound.games.great_western_trail.drawing.effects import Tokens, effect, line_width
from westbound.games.great_western_trail.drawing.svg import icon, number, safe
from westbound.games.great_western_trail.drawing.words import Words
from westbound.games.great_western_trail.observation import SeatView, View

art = cache(icon)


@cache
def line(tokens: Tokens) -> str:
    """Signs in a line of text; a single `$` is a coin."""
    if tokens == ("$",):
        return art(
            '<circle class="coin" r="8"/><text class="t-figure on-coin" y="5">$</text>',
            "-9 -10 18 20",
            "line line-coin",
        )
    wide = line_width(tokens) + 2
    return (
        f'<svg class="art line" viewBox="-1 -11 {number(wide)} 22" width="{number(wide)}" '
        f'height="22" aria-hidden="true" focusable="false">{effect(tokens, 0, 0, "s")}</svg>'
    )


def chip(inside: str, label: str, id_: str, target: str = "", cls: str = "") -> str:
    """A piece in a list; with a target it can be picked or hovered."""
    classes = f"chip {cls}" if cls else "chip"
    data = f' data-target="{target}"' if target else ""
    return (
        f'<li class="chips-item"><span class="{classes}" id="{id_}"{data} role="img" '
        f'aria-label="{safe(label)}" title="{safe(label)}">{inside}</span></li>'
    )


def details(view: View, own: SeatView, key: str, title: str, inside: str) -> str:
    """A part that can be folded; the viewer's own is open at first."""
    is_open = ' open=""' if own["seat"] == view["viewer"] else ""
    return (
        f'<details class="panel-part" id="{key}-{own["seat"]}"{is_open}>'
        f"<summary>{safe(title)}</summary>{inside}</details>"
    )


def part(view: View, say: Words, own: SeatView, key: str, chips: Sequence[str]) -> str:
    """A list of pieces under its title; nothing if there are none."""
    if not chips:
        return ""
    title = f"{say.say('panel', key)}"
    return details(view, own, key, title, f'<ul class="chips {key}">{"".join(chips)}</ul>')

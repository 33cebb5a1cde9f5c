"""Title, turn and what the hands cost: what is written at the margins of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from westbound.games.great_western_trail.components import BLACK, CARDS_DATA, GREEN
from westbound.games.great_western_trail.drawing.effects import effect
from westbound.games.great_western_trail.drawing.layout import FEES, PRICES
from westbound.games.great_western_trail.drawing.spaces import hands_fee
from westbound.games.great_western_trail.drawing.svg import box, safe, text, use
from westbound.games.great_western_trail.drawing.words import Words
from westbound.games.great_western_trail.observation import View


def head(view: View, words: Words, names: Sequence[str]) -> str:
    """The title between the two lines of the railroad."""
    title = text(14, 186, words.say("board", "title"), "t-title", anchor="s")
    told = text(14, 205, turn(view, words, names), "t-text", anchor="s", tone="faint", room=222)
    return f'<g class="head">{title}{told}</g>'


def turn(view: View, words: Words, names: Sequence[str]) -> str:
    if view["over"]:
        return words.say("board", "over")
    if view["ending"] is not None:
        return words.say("board", "ending", name=names[view["ending"]], n=view["last_turns"])
    return words.say("board", "turn", n=view["turn"])


def fees(view: View, words: Words) -> str:
    """What the two hands cost at this table."""
    x, y = FEES
    parts = [text(x + 40, y + 12, words.say("board", "fees"), "t-text", room=84)]
    for index, hand in enumerate((GREEN, BLACK)):
        fee = hands_fee(view["players"], hand)
        at = y + 32 + 26 * index
        parts.append(
            f"{use(f'palm-{hand}', x + 20, at, 1.35)}{effect((f'−${fee}',), x + 38, at, 's')}"
        )
    return f'<g class="fees">{"".join(parts)}</g>'


@cache
def prices(title: str) -> str:
    """What cattle cost: cowboys and dollars, by breeding value (GWT-197)."""
    x, y, wide, high = PRICES
    parts = [box("sheet", x, y, wide, high, 6)]
    for index, value in enumerate((3, 4, 5)):
        at = y + 17 + 23 * index
        parts.append(f'<circle class="seal" cx="{x + 17:g}" cy="{at:g}" r="10"/>')
        parts.append(text(x + 17, at + 5, str(value), "t-figure", tone="onbrass"))
        options = [option for option in CARDS_DATA["buy"] if option["value"] == value]
        for column, option in enumerate(options):
            cards = ("2×",) if option["cards"] == 2 else ()
            line = (*cards, f"{option['cowboys']}", "@hat", f"−${option['dollars']}")
            parts.append(effect(line, x + 36 + 86 * column, at, "s"))
    return f'<g class="prices"><title>{safe(title)}</title>{"".join(parts)}</g>'

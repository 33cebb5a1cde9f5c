"""The cattle market as fans of cards, one for each kind: breed colour, letter, value and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from westbound.games.great_western_trail.components import CARD_CODES, CARD_VP, VALUE
from westbound.games.great_western_trail.drawing.icons import LETTER
from westbound.games.great_western_trail.drawing.layout import MARKET
from westbound.games.great_western_trail.drawing.model import breed_of
from westbound.games.great_western_trail.drawing.phrases import card_words
from westbound.games.great_western_trail.drawing.svg import box, number, safe, text, use
from westbound.games.great_western_trail.drawing.words import Words
from westbound.games.great_western_trail.observation import View

CARD: Final = (48.0, 78.0)
_X, _Y, _WIDE, _HIGH = MARKET
_ROWS: Final = (_Y + 68, _Y + 156)  # the middle of each row
_GAP: Final = 8.0
_MAX_STEP: Final = 17.0


def cattle_market(view: View, words: Words) -> str:
    """Value 3 above, value 4 and 5 below; a fan is as wide as the row allows."""
    counts = Counter(view["cattle_market"])
    kinds = sorted(counts, key=lambda card: CARD_CODES[card])
    rows = (
        [k for k in kinds if VALUE[CARD_CODES[k]] == 3],
        [k for k in kinds if VALUE[CARD_CODES[k]] > 3],
    )
    fans = "".join(_row(words, row, counts, y) for row, y in zip(rows, _ROWS, strict=True))
    title = text(_X + 10, _Y + 20, words.say("board", "cattle"), "t-name", anchor="s")
    left = words.say("board", "stack", n=view["market_stack"])
    stack = text(_X + _WIDE - 10, _Y + 20, left, "t-text", anchor="e", tone="faint")
    return f'<g class="market">{box("sheet", _X, _Y, _WIDE, _HIGH, 6)}{title}{stack}{fans}</g>'


def _row(words: Words, kinds: Sequence[str], counts: Counter[str], y: float) -> str:
    if not kinds:
        return ""
    wide, more = CARD[0], sum(counts[kind] - 1 for kind in kinds)
    room = _WIDE - 16
    gap, step = _GAP, _MAX_STEP
    if wide * len(kinds) + gap * (len(kinds) - 1) + step * more > room:
        left = room - wide * len(kinds) - 3 * (len(kinds) - 1)
        gap, step = 3.0, min(_MAX_STEP, left / more) if more else 0
    if step < 4:  # many kinds and many cards: the fans lie over each other a little
        gap = (room - wide * len(kinds) - 4.0 * more) / max(1, len(kinds) - 1)
        step = 4.0
    x = _X + 8
    fans, badges = [], []
    for kind in kinds:
        count = counts[kind]
        fans.append(_fan(words, kind, count, x, y, step))
        x += wide + step * (count - 1)
        if count > 1:
            badges.append(_badge(count, x + min(gap, 0) - 4, y))
        x += gap
    return f'{"".join(fans)}<g class="counts" aria-hidden="true">{"".join(badges)}</g>'


def _badge(count: int, x: float, y: float) -> str:
    """The number of cards in a fan, above all fans: the next one may lie over this one's end."""
    low = y + CARD[1] / 2
    return (
        f'<circle class="count" cx="{number(x)}" cy="{number(low - 9)}" r="9.5"/>'
        f"{text(x, low - 4, str(count), 't-figure', tone='onink')}"
    )


def _fan(words: Words, kind: str, count: int, x: float, y: float, step: float) -> str:
    """Cards of one kind, the front one leftmost. A second card is picked at the same place."""
    wide, high = CARD
    label = safe(words.say("label", "for_sale", card=card_words(words, kind), n=count))
    whole = wide + step * (count - 1)
    back = "".join(_sheet(kind, x + step * i, y, i) for i in range(count - 1, -1, -1))
    box = (
        f'x="{number(x - 2)}" y="{number(y - high / 2 - 2)}" width="{number(whole + 4)}" '
        f'height="{number(high + 4)}" rx="7"'
    )
    return (
        f'<g id="market-{kind}" class="sale" data-target="market:{kind}" role="img" '
        f'aria-label="{label}">{back}{face(kind, x, y)}'
        f'<rect class="halo" {box}/></g>'
        f'<rect id="market2-{kind}" class="second" data-target="market2:{kind}" role="img" '
        f'aria-label="{label}" {box}/>'
    )


def _sheet(kind: str, x: float, y: float, index: int) -> str:
    wide, high = CARD
    low = index * 0.8
    return (
        f'<rect class="b-{breed_of(kind)}" x="{number(x)}" y="{number(y - high / 2 + low)}" '
        f'width="{wide:g}" height="{number(high - 2 * low)}" rx="5"/>'
    )


@cache
def face(kind: str, x: float, y: float) -> str:
    """Letter and value above, a cow in the middle, points below."""
    breed, code = breed_of(kind), CARD_CODES[kind]
    tone = f"on-{breed}"
    left, top = x, y - CARD[1] / 2
    return (
        f"{text(left + 7, top + 19, str(VALUE[code]), 't-value', anchor='s', tone=tone)}"
        f"{text(left + 41, top + 18, LETTER[breed], 't-letter', anchor='e', tone=tone)}"
        f'<circle class="pasture" cx="{number(left + 24)}" cy="{number(y + 1)}" r="14.5"/>'
        f"{use('i-cow', left + 24, y + 1, 1.25, f'hide-{breed}')}"
        f"{use('i-vp', left + 16, y + 28, 0.85, tone)}"
        f"{text(left + 26, y + 33, str(CARD_VP[code]), 't-figure', anchor='s', tone=tone)}"
    )

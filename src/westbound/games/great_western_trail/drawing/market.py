"""The cattle market as fans of cards, one for each kind: breed colour, letter, value and points."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Final

from westbound.games.great_western_trail.components import CARD_CODES, CARD_VP, VALUE
from westbound.games.great_western_trail.drawing.art import LETTER
from westbound.games.great_western_trail.drawing.layout import MARKET
from westbound.games.great_western_trail.drawing.model import breed_of
from westbound.games.great_western_trail.drawing.phrases import card_text
from westbound.games.great_western_trail.drawing.type_scale import text
from westbound.games.great_western_trail.observation import TrailView
from westbound.kit.svg import el, rect, target, use, void
from westbound.kit.texts import Texts

CARD: Final = (48.0, 78.0)
_X, _Y, _WIDTH, _HEIGHT = MARKET
_ROWS: Final = (_Y + 68, _Y + 156)  # the middle of each row
_GAP: Final = 8.0
_MIN_STEP, _MAX_STEP = 4.0, 17.0  # between the cards of a fan


def cattle_market(view: TrailView, texts: Texts) -> str:
    """Value 3 above, value 4 and 5 below; a fan is as wide as the row allows."""
    counts = Counter(view["cattle_market"])
    kinds = sorted(counts, key=lambda card: CARD_CODES[card])
    rows = (
        tuple((k, counts[k]) for k in kinds if VALUE[CARD_CODES[k]] == 3),
        tuple((k, counts[k]) for k in kinds if VALUE[CARD_CODES[k]] > 3),
    )
    left = texts.say("board", "stack", n=view["market_stack"])
    return el(
        "g",
        rect("sheet", _X, _Y, _WIDTH, _HEIGHT, 6),
        text(_X + 10, _Y + 20, texts.say("board", "cattle"), "t-name", anchor="s"),
        text(_X + _WIDTH - 10, _Y + 20, left, "t-text", anchor="e", tone="faint"),
        *(_row(texts, row, y) for row, y in zip(rows, _ROWS, strict=True)),
        cls="market",
    )


@lru_cache(maxsize=4096)
def _row(texts: Texts, kinds: tuple[tuple[str, int], ...], y: float) -> str:
    """The kinds of a row with the number of their cards, from the left."""
    if not kinds:
        return ""
    gap, step = _spacing(len(kinds), sum(count - 1 for _, count in kinds))
    x = _X + 8
    fans, badges = [], []
    for kind, count in kinds:
        fans.append(_fan(texts, kind, count, x, y, step))
        x += CARD[0] + step * (count - 1)
        if count > 1:
            badges.append(_badge(count, x + min(gap, 0) - 4, y))
        x += gap
    return "".join((*fans, el("g", *badges, cls="counts", aria_hidden="true")))


def _spacing(kinds: int, more: int) -> tuple[float, float]:
    """The gap between fans and the step inside them, with `more` cards after the first."""
    width, max_width = CARD[0], _WIDTH - 16
    gap, step = _GAP, _MAX_STEP
    if width * kinds + gap * (kinds - 1) + step * more > max_width:
        left = max_width - width * kinds - 3 * (kinds - 1)
        gap, step = 3.0, min(_MAX_STEP, left / more) if more else 0
    if step < _MIN_STEP:  # many kinds and many cards: the fans overlap a little
        gap = (max_width - width * kinds - _MIN_STEP * more) / max(1, kinds - 1)
        step = _MIN_STEP
    return gap, step


def _badge(count: int, x: float, y: float) -> str:
    """The number of cards in a fan, above all fans: the next one may lie over this one's end."""
    low = y + CARD[1] / 2
    figure = text(x, low - 4, str(count), "t-figure", tone="onink")
    return void("circle", cls="count", cx=x, cy=low - 9, r=9.5) + figure


def _fan(texts: Texts, kind: str, count: int, x: float, y: float, step: float) -> str:
    """Cards of one kind, the front one leftmost. A second card is picked at the same place."""
    width, height = CARD
    label = texts.say("label", "for_sale", card=card_text(texts, kind), n=count)
    left, top, whole = x - 2, y - height / 2 - 2, width + step * (count - 1) + 4
    cards = (_sheet(kind, x + step * i, y, i) for i in range(count - 1, -1, -1))
    halo = rect("halo", left, top, whole, height + 4, 7)
    first = target(f"market:{kind}", label, *cards, face(kind, x, y), halo, cls="sale")
    second = target(
        f"market2:{kind}",
        label,
        cls="second",
        tag="rect",
        x=left,
        y=top,
        width=whole,
        height=height + 4,
        rx=7,
    )
    return first + second


def _sheet(kind: str, x: float, y: float, index: int) -> str:
    width, height = CARD
    low = index * 0.8
    return rect(f"b-{breed_of(kind)}", x, y - height / 2 + low, width, height - 2 * low, 5)


@cache
def face(kind: str, x: float, y: float) -> str:
    """Letter and value above, a cow in the middle, points below."""
    breed, code = breed_of(kind), CARD_CODES[kind]
    tone, top = f"on-{breed}", y - CARD[1] / 2
    return (
        text(x + 7, top + 19, str(VALUE[code]), "t-value", anchor="s", tone=tone)
        + text(x + 41, top + 18, LETTER[breed], "t-letter", anchor="e", tone=tone)
        + void("circle", cls="pasture", cx=x + 24, cy=y + 1, r=14.5)
        + use("i-cow", x + 24, y + 1, 1.25, f"hide-{breed}")
        + use("i-vp", x + 16, y + 28, 0.85, tone)
        + text(x + 26, y + 33, str(CARD_VP[code]), "t-figure", anchor="s", tone=tone)
    )

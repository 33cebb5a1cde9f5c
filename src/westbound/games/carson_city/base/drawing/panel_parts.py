"""Parts of a player's area that several parts of the game use."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from westbound.games.carson_city.base.drawing.art import RARE_SIGNS, SIGN_WIDTH, SIGNS
from westbound.games.carson_city.base.drawing.auction import auction
from westbound.games.carson_city.base.drawing.model import answer_state
from westbound.games.carson_city.observation import SeatView, View
from westbound.kit.svg import escape, icon
from westbound.kit.texts import Texts

_SIGN_HEIGHT: Final = 20


@cache
def sign(name: str) -> str:
    """A small sign, as wide as its drawing."""
    drawn = SIGN_WIDTH.get(name, 15) if name in RARE_SIGNS else 15
    width = max(20, drawn + 3)
    content = SIGNS[name]
    return icon(content, f"{-width / 2:g} -10 {width} {_SIGN_HEIGHT}", "art-sign")


# --- lines under the name


def status(view: View, texts: Texts, own: SeatView) -> str:
    """Who still thinks, has handed in or is locked, and who bids what."""
    lines = [
        f'<li class="state state-{name}">{sign(glyph)}<span>{escape(words)}</span></li>'
        for name, glyph, words in _states(view, texts, own)
    ]
    return f'<ul class="states">{"".join(lines)}</ul>' if lines else ""


def _states(view: View, texts: Texts, own: SeatView) -> Iterable[tuple[str, str, str]]:
    seat = own["seat"]
    state = answer_state(view, seat)
    if state is not None:
        yield state, state, texts.say("panel", state)
    going = auction(view)
    if going is not None and going.leader == seat:
        yield "leader", "gavel", texts.say("panel", "leader", bid=going.high)
    elif going is not None and seat in going.out:
        yield "out", "gavel", texts.say("panel", "out")
    if own["points_later"]:
        yield "later", "vp", texts.say("panel", "points_later")
    if own["sharpshooter"]:
        yield "sharpshooter", "sharpshooter", texts.say("panel", "sharpshooter")


def _title(words: str, note: str = "") -> str:
    behind = f' <span class="panel-note">{escape(note)}</span>' if note else ""
    return f'<h4 class="panel-title">{escape(words)}{behind}</h4>'

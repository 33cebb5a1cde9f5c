"""Horses on a player's area: the corrals (CC-261)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from westbound.games.carson_city.base.drawing.panel_parts import _title, sign
from westbound.games.carson_city.base.drawing.pieces import cowboy
from westbound.games.carson_city.observation import SeatView, View
from westbound.games.carson_city.variants.horses.pieces import CORRAL_BOX, corral
from westbound.games.carson_city.variants.horses.view import points_in_rodeo as rodeo_points
from westbound.kit.svg import escape, icon
from westbound.kit.texts import Texts

# CC-266 to CC-270: what a horse in a corral does.
CORRAL_POWERS: Final[dict[int, tuple[str, ...]]] = {
    1: ("+1", "@revolver"),
    2: ("+1", "@cowboy"),
    3: ("×2", "@ranch"),
    4: ("+$2",),
    5: ("+5", "@rodeo"),
}
CORRAL_RULES: Final = ("CC-266", "CC-267", "CC-269", "CC-270", "CC-270")


# --- corrals (CC-261)


def corrals(view: View, texts: Texts, own: SeatView) -> str:
    if own["corrals"] is None:
        return ""
    pens = "".join(_pen(view, texts, own, index) for index in range(len(own["corrals"])))
    note = texts.say("panel", "rodeo_points", points=rodeo_points(own))
    return f'{_title(texts.say("panel", "corrals"), note)}<div class="corrals">{pens}</div>'


def _pen(view: View, texts: Texts, own: SeatView, index: int) -> str:
    """One corral; only the own ones can be picked."""
    assert own["corrals"] is not None
    pen, seat, name = own["corrals"][index], own["seat"], f"corral_{index + 1}"
    label = escape(", ".join(corral_facts(texts, own, index)))
    fence = _fence(pen["hats"], pen["horses"], _guest(own, index))
    pick = f' data-target="space:{name}"' if seat == view["viewer"] else ""
    return (
        f'<span class="corral p{seat}" id="corral-{seat}-{index + 1}"{pick} role="img" '
        f'aria-label="{label}" title="{label}">{fence}'
        f'<span class="corral-power">{_power(index + 1)}</span></span>'
    )


def corral_facts(texts: Texts, own: SeatView, index: int) -> Iterable[str]:
    assert own["corrals"] is not None
    pen = own["corrals"][index]
    yield texts.say("corrals", "name", number=index + 1)
    yield texts.say("corrals", "hats", count=pen["hats"])
    yield texts.say("corrals", "horses", count=pen["horses"])
    if pen["cowboy"]:
        yield texts.say("corrals", "cowboy")


def _guest(own: SeatView, index: int) -> int:
    """Whose cowboy stands inside; -1: nobody's."""
    assert own["corrals"] is not None
    return own["seat"] if own["corrals"][index]["cowboy"] else -1


@cache
def _fence(hats: int, horses: int, guest: int) -> str:
    return icon(corral(hats, horses, cowboy(guest) if guest >= 0 else ""), CORRAL_BOX, "art-corral")


@cache
def _power(number: int) -> str:
    return "".join(
        sign(token[1:]) if token[0] == "@" else f"<b>{escape(token)}</b>"
        for token in CORRAL_POWERS[number]
    )

"""Horses: a player's corrals (CC-261), horses and rodeo tokens, and the common supply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import ClassVar, Final, NamedTuple

from westbound.games.carson_city.base.drawing.art import SIGNS, sign_icon
from westbound.games.carson_city.base.drawing.effect_line import in_language
from westbound.games.carson_city.base.drawing.layout import INCOME_STEP
from westbound.games.carson_city.base.drawing.part_drawing import (
    Figure,
    PartDrawing,
    Piece,
    Supply,
    Tip,
)
from westbound.games.carson_city.base.drawing.pieces import cowboy
from westbound.games.carson_city.observation import PlayerView, View
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.horses.pieces import CORRAL_BOX, HORSE, corral
from westbound.games.carson_city.variants.horses.view import points_in_rodeo
from westbound.kit.board import Component
from westbound.kit.description import Describer
from westbound.kit.panel import title
from westbound.kit.svg import el, escape, icon, target, translate
from westbound.kit.texts import Texts

NOBODY: Final = -1
# CC-266 to CC-270: what a horse in a corral does, in signs and figures.
CORRAL_POWERS: Final[dict[int, tuple[str, ...]]] = {
    1: ("+1", "@revolver"),
    2: ("+1", "@cowboy"),
    3: ("×2", "@ranch"),
    4: ("+$2",),
    5: ("+5", "@rodeo"),
}
CORRAL_RULES: Final = ("CC-266", "CC-267", "CC-269", "CC-270", "CC-270")


class HorsesDrawing(PartDrawing):
    card_powers: ClassVar = {"cowboy_y": (("+1", "@horse"),)}  # CC-204
    decision_signs: ClassVar = {"wage_horse": "wages", "double_ranches": INCOME_STEP}
    decision_places: ClassVar = {"relocate": "origin"}
    pieces = (
        Piece("horse", translate(HORSE, 0, 10, 1.1), ("CC-261", "CC-264", "CC-275")),
        Piece("rodeo", translate(SIGNS["rodeo"], 0, 0, 1.4), ("CC-272", "CC-275")),
    )

    def supplies(self, view: View) -> dict[str, Supply]:
        left = view["horses_left"]
        return {} if left is None else {"horses": Supply("horse", left, "CC-262")}

    def figures(self, own: PlayerView) -> Iterable[Figure]:
        if own["corrals"] is not None:
            yield Figure("horses", "horses_help", "horse", str(own["horses"]))
            yield Figure("rodeo", "rodeo_help", "rodeo", str(own["rodeo_tokens"]))

    def estate(self, view: View, texts: Texts, own: PlayerView) -> str:
        if own["corrals"] is None:
            return ""
        seat, mine = own["seat"], own["seat"] == view["viewer"]
        drawn = [_draw(texts, seat, pen, mine=mine) for pen in _pens(own)]
        note = texts.say("panel", "rodeo_points", points=points_in_rodeo(own))
        return title(texts.say("panel", "corrals"), note) + el("div", *drawn, cls="corrals")

    def tips(self, view: View, texts: Texts) -> Iterator[tuple[str, Tip]]:
        """Of the viewer's own corrals."""
        if view["viewer"] is None:
            return
        for pen in _pens(view["seats"][view["viewer"]]):
            power = texts.say("corrals", f"power_{pen.number}")
            facts, rule = ", ".join(_facts(texts, pen)), CORRAL_RULES[pen.number - 1]
            yield f"space:corral_{pen.number}", Tip(facts, [power], rule)

    def describe_seat(self, tell: Describer[View], own: PlayerView) -> Iterator[str]:
        if own["corrals"] is None:
            return
        tokens, points = own["rodeo_tokens"], points_in_rodeo(own)
        yield tell.say("horses", horses=own["horses"], rodeos=tokens, points=points)
        for pen in _pens(own):
            name, *details = _facts(tell.texts, pen)
            yield f"{name}: {', '.join(details)}."

    def components(self, texts: Texts) -> Iterator[Component]:
        """A corral with a horse in it: its hats and its power."""
        for number, (hats, rule) in enumerate(zip(HATS, CORRAL_RULES, strict=True), start=1):
            yield Component(
                f"corral_{number}",
                f"{_name(texts, number)}, {texts.say('corrals', 'hats', count=hats)}",
                icon(corral(hats, 1), CORRAL_BOX, "art-piece"),
                texts.say("corrals", f"power_{number}"),
                (rule, "CC-272", "CC-273"),
            )


def _name(texts: Texts, number: int) -> str:
    return texts.say("corrals", "name", number=number)


class _Pen(NamedTuple):
    """A corral as it stands."""

    number: int
    hats: int
    horses: int
    cowboy: bool


def _pens(own: PlayerView) -> list[_Pen]:
    return [
        _Pen(number, pen["hats"], pen["horses"], pen["cowboy"])
        for number, pen in enumerate(own["corrals"] or (), start=1)
    ]


def _facts(texts: Texts, pen: _Pen) -> Iterator[str]:
    yield _name(texts, pen.number)
    yield texts.say("corrals", "hats", count=pen.hats)
    yield texts.say("corrals", "horses", count=pen.horses)
    if pen.cowboy:
        yield texts.say("corrals", "cowboy")


@lru_cache(maxsize=2048)
def _draw(texts: Texts, seat: int, pen: _Pen, *, mine: bool) -> str:
    """One corral; only the viewer's own can be picked."""
    label = ", ".join(_facts(texts, pen))
    return target(
        f"space:corral_{pen.number}" if mine else None,
        label,
        _fence(pen.hats, pen.horses, seat if pen.cowboy else NOBODY),
        _power(pen.number, texts.language),
        id=f"corral-{seat}-{pen.number}",
        cls=f"corral p{seat}",
        tag="span",
        title=label,
    )


@cache
def _fence(hats: int, horses: int, guest: int) -> str:
    """`guest`: whose cowboy stands inside."""
    inside = cowboy(guest) if guest != NOBODY else ""
    return icon(corral(hats, horses, inside), CORRAL_BOX, "art-corral")


@cache
def _power(number: int, language: str) -> str:
    tokens = [
        sign_icon(token[1:]) if token[0] == "@" else el("b", escape(token))
        for token in in_language(CORRAL_POWERS[number], language)
    ]
    return el("span", *tokens, cls="corral-power")


DRAWING: Final = HorsesDrawing()

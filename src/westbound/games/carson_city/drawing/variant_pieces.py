"""Pieces of the variants: horses and corrals, outlaws, river and bridges, duel tiles, seals.

Small signs lie in a box of about 16 around 0,0 like those of `pieces`; what stands (horse, outlaw)
stands on y = 0. Shapes differ, never the colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from westbound.games.carson_city.drawing.buildings import ELEVATION
from westbound.games.carson_city.drawing.pieces import COWBOY, REVOLVER, die
from westbound.games.carson_city.drawing.silhouettes import aside, ring, shape
from westbound.games.carson_city.drawing.svg import definition

# --- what stands

HORSE: Final = (
    shape("horse-far", "M2.2-6L4-3l-.6 3h-1.6l.2-2.8L.4-5.6zM-6.6-7L-5-3.4-5.6 0h-1.6l.2-3.2L-9-6z")
    + shape("mane", "M-8.6-11c-2.4.4-3.2 3-2.6 7.4 1.4-1 2.2-2.4 2.4-4z")
    + shape(
        "horse",
        "M6.6-18l1.5 2c1.4.8 2.4 2.4 3.3 4.2.3.9-.2 1.8-1.1 1.9l-1.3-.2c-.7-.7-1.5-1-2.3-1"
        "-.2 2.2-.5 4-1.3 5.6L5.6-3 5.2 0H3.5l.1-2.8-.8-2.8C.4-4.9-2.2-5-4.6-5.8L-6-3.4-6.4 0h-1.8"
        "l.1-3.4.5-2.8c-1.4-1-1.9-2.4-1.4-3.8.5-1.2 2-1.5 3.6-1.5 2 .4 4 .4 5.8-.2"
        "C2-13 3.3-15.5 5.8"
        "-16.6z",
    )
    + shape("mane", "M6.2-17C3.2-16 1.8-13.6.2-11.6c2 0 3.2-.8 4.2-2 .9-1.2 1.4-2.2 1.8-3.4z")
    + shape("eye", "M8-14v.1")
)
HAT: Final = shape(
    "felt", "M-4.4.8C-3.4.9-2.5.7-1.9.3-1.8-1.4-1.3-2.5-.7-2.6c.3 0 .4.2.7.2s.4-.2.7-.2"
    "C1.3-2.5 1.8-1.4 1.9.3c.6.4 1.5.6 2.5.5C3.6 1.9 2 2.3 0 2.3S-3.6 1.9-4.4.8z"
)  # fmt: skip
OUTLAW: Final = (
    '<path class="c-outlaw" d="M-11 0C-10.6-6-7.4-10.6-3.6-12.4c-.7-1-1-2.2-1-3.6-3-.1-6-.6-8-1.6 '
    "2.2-.9 4.8-1.4 7.4-1.6l.9-4.6h8.6l.9 4.6"
    "c2.6.2 5.2.7 7.4 1.6-2 1-5 1.5-8 1.6 0 1.4-.3 2.6-1 3.6"
    'C7.4-10.6 10.6-6 11 0z"/>'
    + shape("mask", "M-4.4-16.8h8.8l-.2 2.4c-1.6.7-3 .5-4.2-.3-1.2.8-2.6 1-4.2.3z")
    + shape("eye", "M-2.2-15.7v.1M2.2-15.7v.1")
    + shape("hatband", "M-4.6-19.8h9.2")
)


def outlaw(strength: int | None = None) -> str:
    """A masked figure in a poncho, 24 high; its strength is written on the poncho (CC-243)."""
    if strength is None:
        return OUTLAW
    return f'{OUTLAW}<text class="k-figure on-dark" x="0" y="-1.6">{strength}</text>'


# --- corrals (CC-261, CC-273)

CORRAL_BOX: Final = "-26 -34 52 38"
_FENCE_BACK: Final = shape("rail", "M-23-14.6h46M-23-10.6h46") + shape(
    "stake", "M-23-8v-9M-11.5-8v-9M0-8v-9M11.5-8v-9M23-8v-9"
)
_FENCE_FRONT: Final = shape("rail", "M-23-4.6h46M-23-.8h46") + shape(
    "stake", "M-23 2v-9.4M-7.6 2v-9.4M7.6 2v-9.4M23 2v-9.4"
)
_YARD: Final = shape("yard", "M-23-12h46V0h-46z")


def corral(hats: int, horses: int = 0, guest: str = "") -> str:
    """A pen with its hats on a board above; horses and a cowboy (`guest`) stand inside."""
    board = shape("card", "M-24-33h48v11h-48z") + shape("stake", "M-20-22v5M20-22v5")
    left = -4.6 * (hats - 1)
    signs = "".join(aside(HAT, left + 9.2 * i, -27.4) for i in range(hats))
    return _YARD + board + signs + _FENCE_BACK + _inside(horses, guest) + _FENCE_FRONT


def _inside(horses: int, guest: str) -> str:
    """Side by side, or one with their number; the cowboy stands at the right."""
    room = 2 if guest else 3
    middle = -7 if guest else 0
    beside = aside(guest, 14.6, -3, 0.8) if guest else ""
    if horses > room:
        plate = shape("card", f"M{middle - 1}-18.6h18v12.6h-18z")
        figure = f'<text class="k-figure" x="{middle + 8}" y="-8.2">×{horses}</text>'
        return aside(HORSE, middle - 8.6, -4, 0.68) + plate + figure + beside
    first = middle - 7 * (horses - 1)
    return "".join(aside(HORSE, first + 14 * i, -4, 0.8) for i in range(horses)) + beside


# --- tokens and tiles

_ROSETTE: Final = (
    shape("flag", "M-3.6 2L-5.4 8l2.6-.9L-1.2 9 .2 3zM3.6 2L5.4 8l-2.6-.9L1.2 9-.2 3z")
    + shape("gold", "M0-8.2l1.9 1.4 2.3-.4.8 2.2 2.1 1.1-.5 2.3.9 2.1-1.7 1.5-.2 2.3-2.3.3"
            "L1.8 4.2 0"
            " 3-1.8 4.2l-1.5-1.6-2.3-.3-.2-2.3-1.7-1.5.9-2.1-.5-2.3L-5-5l.8-2.2 2.3.4z")
    + ring("card", 0, -2.2, 3.8)
    + shape("shoe", "M-1.5.1C-3.4-3-2-4.9 0-4.9S3.4-3 1.5.1")
)  # fmt: skip
_DYNAMITE: Final = (
    f'<g transform="rotate(38)">{shape("fuse", "M0-5c0-2.4 2.4-1.6 2.2-4")}'
    f"{shape('flag', 'M-2.6-4.6h5.2V8h-5.2z')}{shape('card', 'M-2.6-.4h5.2v3.6h-5.2z')}"
    f"{shape('dark', 'M-2.6-4.6h5.2v-1.2h-5.2z')}</g>"
    + shape("spark", "M7.4-8.4v3M5.9-6.9h3M6.3-8l2.2 2.2M8.5-8L6.3-5.8")
)
_NO_DUEL: Final = (
    ring("card", 0, 0, 8)
    + f'<g transform="translate(.4 .4) scale(.66)">{REVOLVER}</g>'
    + ring("ban", 0, 0, 7.3)
    + shape("ban", "M-5.2-5.2L5.2 5.2")
)
_GAVEL: Final = (
    f'<g transform="translate(-.6 -1.6) rotate(-40)">{shape("haft", "M0 0v9.4")}'
    f"{shape('mallet', 'M-5.4-3.4H5.4v5H-5.4z')}{shape('line', 'M-3.4-3.4v5M3.4-3.4v5')}</g>"
    + shape("mallet", "M-7.6 5.2h9v2.6h-9z")
)
_TILE: Final = '<rect class="k-{}" x="-8" y="-10" width="16" height="20" rx="2"/>'


def duel_tile(face: int | None) -> str:
    """A tile of the Law of the Strongest, 16 by 20; None: face down (CC-225)."""
    if face is None:
        back = shape("tooling", "M-5.6-7.6h11.2V7.6H-5.6zM-5.6-7.6L5.6 7.6M5.6-7.6L-5.6 7.6")
        return f"{_TILE.format('back')}{back}{ring('gold', 0, 0, 2.6)}"
    left = -1.25 * (face - 1)
    bullets = "".join(
        shape("gold", f"M{left + 2.5 * i - 0.9:g} 8v-2.6q.9-2 1.8 0V8z") for i in range(face)
    )
    rim = '<rect class="k-rim" x="-6.6" y="-8.6" width="13.2" height="17.2" rx="1.2"/>'
    figure = f'<text class="k-figure large" x="0" y="2.6">{face}</text>'
    return f"{_TILE.format('die')}{rim}{figure}{bullets}"


WANTED_BOX: Final = "-18 -23 36 46"


def wanted(strength: int, points: int) -> str:
    """The poster of this round's outlaws, 32 by 42: their strength, and what one is worth."""
    sheet = shape("poster", "M-16-20l8-.8 8 .6 8-.6 8 .8.4 10-.6 9 .6 10-.4 11-8 .6-8-.6-8 .6-8-.6"
                  "-.6-11 .6-10-.4-9z")  # fmt: skip
    face = aside(OUTLAW, 0, 8.6, 0.92)
    figure = f'<text class="k-figure on-dark" x="0" y="6.8">{strength}</text>'
    reward = aside(shape("leaf", _STAR), -4.6, 14.6, 0.72)
    worth = f'<text class="k-figure" x="4.6" y="18.6">{points}</text>'
    title = shape("headline", "M-12.4-16.2h24.8")
    return f"{sheet}{title}{face}{figure}{reward}{worth}{ring('nail', 0, -18.8, 0.9)}"


_STAR: Final = "M0-6.4l1.9 3.9 4.3.6-3.1 3 .7 4.3L0 3.4l-3.8 2 .7-4.3-3.1-3 4.3-.6z"
_WANTED_SIGN: Final = (
    shape("poster", "M-6-8l6 .3 6-.3-.2 8 .2 8-6-.3-6 .3.2-8z")
    + shape("headline", "M-4-5.8h8")
    + f'<g transform="translate(0 5.4) scale(.4)">{OUTLAW}</g>'
    + shape("line", "M-3.6 6.4h7.2")
)

# --- sealed choices (CC-210, CC-225, CC-240): by shape, open or closed, not by colour only

_SEALED: Final = (
    shape("card", "M-8-5H8V6H-8z")
    + shape("line", "M-8 6l6-5M8 6L2 1M-8-5l8 6.4L8-5")
    + shape("wax", "M0-1.8c1-.5 1.7.2 2.1.8.9.1 1.4.9 1.1 1.8.5.9.1 1.7-.7 2-.3.9-1.2 1.1-2 .7"
            "-.9.6-1.8.2-2.2-.6-.9-.1-1.4-.9-1.1-1.8-.5-.8-.1-1.6.7-1.9C-1.7-1.6-.9-2.2 0-1.8z")
)  # fmt: skip
_THINKING: Final = (
    shape("shade", "M-8-1L0-8l8 7V6.6H-8z")
    + shape("card", "M-5.6-5.4H5.6V4H-5.6z")
    + shape("dots", "M-3-2.4v.1M0-2.4v.1M3-2.4v.1")
    + shape("card", "M-8-1l8 5 8-5v7.6H-8z")
)
_LOCK: Final = (
    shape("shackle", "M-3.4-1v-3C-3.4-6-2-7.4 0-7.4S3.4-6 3.4-4v3")
    + shape("gold", "M-5.6-1.4H5.6V7H-5.6z")
    + ring("keyhole", 0, 2, 1.2)
    + shape("keyhole", "M-.6 2.4h1.2l.5 2.6h-2.2z")
)
_SHARPSHOOTER: Final = (
    ring("card", 0, 0, 6)
    + ring("aim", 0, 0, 6)
    + shape("aim", "M0-8.2v5M0 3.2v5M-8.2 0h5M3.2 0h5")
    + ring("bull", 0, 0, 1.5)
)
_SHEET: Final = (
    shape("card", "M-6-8h8.4L6-4.4V8H-6z")
    + shape("line", "M2.4-8v3.6H6M-.4-1.6h4.2M-.4 1.6h4.2M-.4 4.8h4.2")
    + shape("tick", "M-4.2-2l.9 1.1 1.5-2.1M-4.2 1.2l.9 1.1 1.5-2.1M-4.2 4.4l.9 1.1 1.5-2.1")
)

# --- small signs only the cards use

_CARD: Final = (
    '<rect class="k-back" x="-2" y="-7.4" width="8.6" height="13" rx="1.4"/>'
    '<rect class="k-card" x="-6.6" y="-5.8" width="9" height="13" rx="1.4"/>'
    f'<g transform="translate(-2.1 5.4) scale(.24)">'
    f"{shape('bust', 'M-14 0c0-10 5-14 9-16-9-8-6-21 5-21s14 13 5 21c4 2 9 6 9 16z')}</g>"
)
_MAN: Final = f'<g class="c-plain" transform="translate(-2 8) scale(.74)">{COWBOY}</g>'
_BADGE: Final = _MAN + ring("card", 4.6, 3.4, 4.4)
_HEAL: Final = _BADGE + shape("leaf", "M3.5.4h2.2v1.9h1.9v2.2H5.7v1.9H3.5V4.5H1.6V2.3h1.9z")
_BEATEN: Final = _BADGE + shape("ban", "M2.8 1.6l3.6 3.6M6.4 1.6L2.8 5.2")
_WON: Final = _BADGE + shape("turn", "M2.4 3.4l1.7 1.8 2.8-3.6")
_REROLL: Final = (
    f'<g transform="scale(.66)">{die(5)}</g>'
    + shape("turn", "M-6.6 3.4C-8.6-1.6-6-6.6-1-7.4M6.6-3.4C8.6 1.6 6 6.6 1 7.4")
    + shape("arrow", "M-1.6-9.6L2-7.6-1.2-5zM1.6 9.6L-2 7.6 1.2 5z")
)
_SHIELD: Final = (
    shape("gold", "M-6.4-6.2C-4-6.2-1.8-7 0-8.2 1.8-7 4-6.2 6.4-6.2 6.8.8 4.6 5.8 0 8.4"
          "-4.6 5.8-6.8.8-6.4-6.2z")
    + shape("card", "M-4-3.8C-2.4-4-1.2-4.4 0-5.2V5.4C-2.8 3.4-4.2.4-4-3.8z")
)  # fmt: skip
_BRIDGE_SIGN: Final = (
    shape("water", "M-8-2.6H8V5.4H-8z")
    + shape("bank", "M-8 5.4H8")
    + shape("plank", "M-8.4-3.4C-4-6.4 4-6.4 8.4-3.4V-.6C4-3.6-4-3.6-8.4-.6z")
    + shape("post", "M-5-5.4v7M0-6v7.4M5-5.4v7")
)
_PRODUCT: Final = (
    aside(die(5), -10.4, 0, 0.86)
    + shape("times", "M-2-2l4 4M2-2l-4 4")
    + aside(die(3), 10.4, 0, 0.86)
)
_CIVIC: Final = (
    # school, prison, church in a row
    shape("brick", "M-16-.6l4.6-3.6L-6.8-.6V6h-9.2z")
    + shape("roof", "M-17-.4l5.6-4.6 5.6 4.6-.8 1.2-4.8-3.8-4.8 3.8z")
    + shape("dark", "M-12.8 6V2.6h2.8V6z")
    + shape("stone", "M-4.8 6v-9.6h2v1.4h1.8v-1.4h2v1.4h1.8v-1.4h2V6z")
    + shape("dark", "M-2.6 4.4v-4h5.2v4z") + shape("bar", "M-1.2.4v4M0 .4v4M1.2.4v4")
    + shape("card", "M7 6V0l4.4-3.4L15.8 0v6z")
    + shape("roof", "M6 .4l5.4-4.4L16.8.4l-.9 1.1-4.5-3.6-4.5 3.6z")
    + shape("cross", "M11.4-7.6v4.4M9.8-6.2h3.2") + shape("dark", "M10 6V3.2h2.8V6z")
)  # fmt: skip


def _small(name: str, scale: float, y: float) -> str:
    return aside(ELEVATION[name], 0, y, scale)


VARIANT_GLYPHS: Final = {
    "horse": aside(HORSE, 0, 7.4, 0.8),
    "rodeo": _ROSETTE,
    "outlaw": aside(OUTLAW, 0, 7.6, 0.64),
    "wanted": _WANTED_SIGN,
    "dynamite": _DYNAMITE,
    "no-duel": _NO_DUEL,
    "duel-tile": f'<g transform="scale(.78)">{duel_tile(None)}</g>',
    "gavel": _GAVEL,
    "bridge": _BRIDGE_SIGN,
    "sealed": _SEALED,
    "thinking": _THINKING,
    "lock": _LOCK,
    "sharpshooter": _SHARPSHOOTER,
    "sheet": _SHEET,
    "card": _CARD,
    "beaten": _BEATEN,
    "won": _WON,
    "heal": _HEAL,
    "reroll": _REROLL,
    "shield": _SHIELD,
    "mine": _small("mine", 0.4, 5.4),
    "ranch": _small("ranch", 0.4, 4.6),
    "peak": _small("mountain", 0.28, 4),
    "home": _small("house", 0.5, 5),
    "lane": shape("road-edge", "M-6 0H6")
    + shape("road", "M-6 0H6")
    + shape("road-line", "M-5 0H6"),
    "civic": aside(_CIVIC, 0, 0, 0.94),
    "gun": aside(REVOLVER, 0.4, 0, 0.72),
    "product": _PRODUCT,
}
# How wide a sign is in a line of effects, where that is not 15.
VARIANT_SIGN_WIDTH: Final = {
    "horse": 18,
    "outlaw": 16,
    "wanted": 13,
    "no-duel": 17,
    "dynamite": 16,
    "beaten": 16,
    "heal": 16,
    "duel-tile": 13,
    "won": 16,
    "reroll": 17,
    "mine": 16,
    "ranch": 16,
    "peak": 12,
    "home": 12,
    "lane": 12,
    "civic": 32,
    "gun": 13,
    "product": 33,
}


def variant_definitions(names: Iterable[str]) -> str:
    """The named signs, each once, to be put into the definitions of a picture."""
    return "".join(definition(f"g-{name}", VARIANT_GLYPHS[name]) for name in sorted(set(names)))

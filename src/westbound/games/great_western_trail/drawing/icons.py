"""Our own set of signs: each in a box of 18 high around 0,0, as wide as `SIGN_WIDTH` says.

Colours are classes (`k-wall`, `k-iron`, ...) that the style sheet fills; light comes from above.
"""

from __future__ import annotations

from typing import Final


def _p(cls: str, d: str) -> str:
    return f'<path class="k-{cls}" d="{d}"/>'


def _c(cls: str, x: float, y: float, r: float) -> str:
    return f'<circle class="k-{cls}" cx="{x}" cy="{y}" r="{r}"/>'


# Colour is never alone: every seat has its mark, in a box from -5 to 5.
MARKS: Final = (
    "M0-5.2L5 3.8H-5z",
    "M0-5.4L1.5-1.8 5.3-1.6 2.4.9 3.4 4.6 0 2.6-3.4 4.6-2.4.9-5.3-1.6-1.5-1.8z",
    "M-4-4h8v8h-8z",
    "M0-5.4L4.8 0 0 5.4-4.8 0z",
)

_ENGINE = (
    _p("steam", "M4.5-6.5c-.8-2 1.6-2.6 3.6-2.2")
    + _p("iron", "M-10-7h7.4v1.8h8V-7.6h3.2v2.6h1.6v6.6h.9l2.3 3.8H-10z")
    + _p("glass", "M-8-5h3.4v3.2H-8z")
    + _p("brass", "M-.6-5.2h1.8v6.6H-.6z")
    + _c("wheel", -6.4, 5.2, 3)
    + _c("wheel", 1.2, 5.8, 2.4)
    + _c("wheel", 7.2, 5.8, 2.4)
)
_COW = (
    _p("horn", "M-3.4-3.6C-7-3.4-9.4-5-9-8.4c1.4 2 3.6 2.8 6 2.8M3.4-3.6C7-3.4 9.4-5 9-8.4c-1.4 2"
       "-3.6 2.8-6 2.8")
    + _p("hide", "M-4.4-4.6q4.4-1.8 8.8 0l3.2.2-2.4 2.6L3.4 6Q0 9.6-3.4 6l-1.8-7.8-2.4-2.6z")
    + _p("muzzle", "M-3 4q3-1.6 6 0l-.6 2.6Q0 8.6-2.4 6.6z")
    + _c("dot", -2, -0.6, 0.8)
    + _c("dot", 2, -0.6, 0.8)
)  # fmt: skip
_TEEPEE = (
    _p("line", "M-2-9L0-5.5 2-9")
    + _p("skin", "M0-6.6L7.5 8h-15z")
    + _p("dark", "M0 .4L2.6 8h-5.2z")
)
_HOUSE = (
    _p("wall", "M-6.5 8v-8h13v8z")
    + _p("roof", "M-9 .6L0-7.4 9 .6 7.6 2 0-4.6-7.6 2z")
    + _p("dark", "M-2 8V2.6h4V8z")
)
_TREE = _p("trunk", "M-1 8V3h2v5z") + _p("leaf", "M0-9l4.4 6H2.8l3.8 6.2H-6.6L-2.8-3h-1.6z")
_HAMMER = _p("handle", "M-1.3-3.4h2.6V8.6h-2.6z") + _p("iron", "M-6.8-8H5.2l3 2.2-3 2h-12z")
_HAT = (
    _p("hat", "M-9.4 3.4C-6 2-5 2-4.6.6c.4-3.4.8-6.6 2.4-6.8.9 0 1.3.6 2.2.6s1.3-.6 2.2-.6C3.8-6"
       " 4.2-2.8 4.6.6 5 2 6 2 9.4 3.4 7.4 6.6-7.4 6.6-9.4 3.4z")
    + _p("band", "M-4.7.6q4.7 1.6 9.4 0l.2 1.6q-4.9 1.6-9.8 0z")
)  # fmt: skip
_GEAR = (
    _p("iron", "M-1.6-9h3.2l.5 2.3 1.9.8 2-1.3 2.2 2.3-1.3 2 .8 1.9L10-.5v3l-2.3.5-.8 1.9 1.3 2-2.2"
       " 2.2-2-1.3-1.9.8L1.6 10h-3.2l-.5-1.4-1.9-.8-2 1.3-2.2-2.2 1.3-2-.8-1.9-2.3-.5v-3l2.3-.5.8"
       "-1.9-1.3-2 2.2-2.3 2 1.3 1.9-.8z")
    + _c("hole", 0, 0.8, 3.4)
)  # fmt: skip
_WRENCH = _p(
    "iron",
    "M-8.4 5.6l8-8C-1.6-5.6.4-9 4.2-8.8L1.8-6.2l.8 2.6 2.6.8 2.6-2.4c.2 3.8-3.2 5.8-6.4 4.6l-8 8"
    "c-1.6 1.6-3.4-.2-1.8-1.8z",
)
_CARD = '<rect class="k-card" x="-6.5" y="-9" width="13" height="18" rx="2"/>'
_UP = "M0-6.4l4 5H1.5v6.8h-3v-6.8H-4z"
_FLAG = _p("line", "M-3.4 6.6V-6.6") + _p("flag", "M-3.2-6.6h7.6L2.4-3.4l2 3.2h-7.6z")
_HAND = (
    "M-5.2 1.4l-2.4-3c-.8-1.4.8-2.4 1.8-1.4l1.8 1.8-.8-5.6c-.2-1.6 1.8-1.8 2.2-.4l1 4.4.2-5.6c0-1.6"
    " 2.2-1.6 2.2 0l.2 5.6L2.2-7c.4-1.4 2.4-1.2 2.2.4l-.8 5.2 1.6-2.4c.8-1.2 2.4-.4 1.8 1L4.6 3.6"
    " 3.8 8.4h-6.6z"
)
_SEAL = (
    _p("ribbon", "M-4 3l-1.6 6L-2.4 7.6-.6 9.4 0 5zM4 3l1.6 6L2.4 7.6.6 9.4 0 5z")
    + _c("gold", 0, -2, 6.4)
    + _c("rim", 0, -2, 4.4)
    + _p("ink", "M0-5.2l.9 2.1 2.3.2-1.7 1.6.5 2.3-2-1.2-2 1.2.5-2.3-1.7-1.6 2.3-.2z")
)
_LAUREL = _p("leaf", "M0-7.4l2.2 4.5 5 .7-3.6 3.5.8 5L0 3.9l-4.4 2.4.8-5-3.6-3.5 5-.7z")
_ROCK = _p("stone", "M-8.5 8l2-8 4-4 4 1 3.6-4 3.4 6.6 1 8.4z") + _p(
    "line", "M-2.5-4l1 6-2 6M1.5-3l2.5 5 1 6"
)
_SUN = _c("gold", 0, 0, 4.4) + _p(
    "ray", "M0-9v2.6M0 6.4V9M-9 0h2.6M6.4 0H9M-6.4-6.4l1.9 1.9M4.5 4.5l1.9 1.9M6.4-6.4L4.5-4.5"
    "M-4.5 4.5l-1.9 1.9"
)  # fmt: skip
_WAVES = _p(
    "wave", "M-9-5c3-3 6 3 9 0s6 3 9 0M-9 .6c3-3 6 3 9 0s6 3 9 0M-9 6.2c3-3 6 3 9 0s6 3 9 0"
)
_BAN = _p("ban", "M-8 8L8-8")


def _small(drawing: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


_WARNING = _p("warn", "M0-8.6L9.4 8H-9.4z") + _p("mark", "M0-3.4v5.4M0 5v.2")
_SHOE = _p(
    "shoe", "M-7.4-8.4h4.2v1.2C-4.8-3.6-5 4.4 0 4.4S4.8-3.6 3.2-7.2v-1.2h4.2v1.2C9.4-1.6 8 8.8 0"
    " 8.8S-9.4-1.6-7.4-7.2z"
) + _p("nail", "M-6-3.6v.2M-5.6.8v.2M-3.4 4.8v.2M6-3.6v.2M5.6.8v.2M3.4 4.8v.2")  # fmt: skip

SIGNS: Final = {
    "engine": _ENGINE,
    "cow": _COW,
    "any": _CARD + _small(_COW, 0, 0.4, 0.66),
    "pair": _small(_CARD, -4.5, 0, 1) + _small(_CARD, 4.5, 0, 1)
    + _p("mark", "M2.2-1.6h4.6M2.2 1.6h4.6"),
    "objective": _CARD + _small(_FLAG, 0.4, 0, 0.95),
    "objective_gain": _CARD + _small(_FLAG, 0.4, 0, 0.95) + _small(_c("plus", 0, 0, 4.6)
    + _p("onplus", "M-2.6 0h5.2M0-2.6v5.2"), 6.5, 5.4, 1),
    "cert": _SEAL,
    "vp": _LAUREL,
    "hat": _HAT,
    "hammer": _HAMMER,
    "wrench": _small(_WRENCH, 0, 0.6, 1),
    "aux": _GEAR,
    "build": _HOUSE + _small(_HAMMER, 7, -3, 0.62),
    "buy": _small(_CARD, 2.4, 0, 1) + _small(_COW, -1.4, 0.4, 0.95),
    "hazard": _small(_WARNING, 0, 0, 0.94) + _BAN,
    "warning": _WARNING,
    "trade": _small(_TEEPEE, -2.4, 0, 1) + _p("go", "M5.4-6l4.4 3.8L5.4 1.6v-2.2H2v-3.2h3.4z"),
    "teepee": _TEEPEE,
    "teepees": f'<g class="green">{_small(_TEEPEE, -5, 0, 0.9)}</g>'
    f'<g class="blue">{_small(_TEEPEE, 6, 0, 0.9)}</g>',
    "move": _SHOE,
    "free": _small(_SHOE, -1, 0, 0.94) + _BAN,
    "draw": _small(_CARD, 0, 0, 1) + _small(_p("go", _UP), -0.4, -2.2, 0.62)
    + f'<g transform="translate(.4 4.6) rotate(180) scale(.62)">{_p("off", _UP)}</g>',
    "trash": _CARD + _p("ban", "M-4-5.4l8 10.8M4-5.4l-8 10.8"),
    "deliver": _p("shield", "M-8-9H8V0q0 6-8 9-8-3-8-9z") + _small(_ENGINE, 0, -1, 0.6),
    "upgrade": _p("wall", "M-8 8V.6h12V8z") + _p("roof", "M-10 1.4l3-5.6h10l3 5.6z")
    + _p("dark", "M-3.6 8V3h3.2v5z") + _small(_p("go", _UP), 7.4, -2.4, 1.05),
    "copy": _small(_HOUSE, -3.2, -1.6, 0.78) + _small(_HOUSE, 3.6, 2, 0.78),
    "woods": _small(_TREE, -4.6, 0, 0.95) + _small(_HOUSE, 3.6, 1.6, 0.8),
    "house": _HOUSE,
    "tree": _TREE,
    "station": _p("wall", "M-8 8V0H8v8z") + _p("roof", "M-10.4.8L-7-5.6H7L10.4.8z")
    + _p("dark", "M-2.4 8V2.4h4.8V8z") + _p("line", "M0-5.6V-9") + _p("flag", "M.2-9h5l-1.4 1.6"
    " 1.4 1.6h-5z"),
    "shield": _p("shield", "M-7.5-8.6h15V0q0 5.6-7.5 8.6Q-7.5 5.6-7.5 0z"),
    "flood": _WAVES,
    "drought": _SUN,
    "rockfall": _ROCK,
    "hand": f'<path class="k-hand" d="{_HAND}"/>',
    "top": _p("go", "M0-3.4l4 5H1.5v6h-3v-6H-4z") + _p("mark", "M-5-6.6H5"),
    "arrow": _p("then", "M-3.4-3.4L1 0l-4.4 3.4"),
    "slash": _p("mark", "M-2.4 7L2.4-7"),
    "cards": _small(_CARD, -3, 0, 0.9) + _small(_CARD, 3, 0, 0.9),
    "worker": _small(_HAT, 0, -4.4, 0.72) + _p("skin", "M-3.6-1h7.2v2.4q0 2.8-3.6 2.8T-3.6 1.4z")
    + _p("coat", "M-7.4 9q0-5.4 4.6-5.4h5.6Q7.4 3.6 7.4 9z"),
    "token": _c("gold", 0, 0, 8.4) + _p("ink", "M-4-5h8l-3 5 3 5h-8l3-5z"),
}  # fmt: skip

SIGN_WIDTH: Final = {
    "engine": 23, "cow": 19, "any": 14, "pair": 23, "objective": 14, "objective_gain": 21,
    "cert": 15, "vp": 15, "hat": 20, "hammer": 16, "wrench": 17, "aux": 20, "build": 24, "buy": 21,
    "hazard": 20, "warning": 20, "trade": 21, "teepee": 16, "teepees": 26, "move": 18, "free": 19,
    "draw": 14, "trash": 14, "deliver": 18, "upgrade": 23, "copy": 22, "woods": 22, "house": 19,
    "tree": 14, "station": 21, "shield": 16, "flood": 19, "drought": 19, "rockfall": 19, "hand": 16,
    "top": 11, "arrow": 8, "slash": 8, "cards": 19, "worker": 16, "token": 18,
}  # fmt: skip
assert set(SIGNS) == set(SIGN_WIDTH)

WORKER_SIGN: Final = {"cowboy": "hat", "craftsman": "hammer", "engineer": "wrench"}
# Breeds have a colour and a letter.
LETTER: Final = {
    "jersey": "J", "dutch_belt": "D", "black_angus": "B", "guernsey": "G", "holstein": "H",
    "brown_swiss": "S", "ayrshire": "A", "west_highland": "W", "texas_longhorn": "T",
}  # fmt: skip

# A cattleman stands on y = 0, 27 high; the seat's mark on the poncho.
CATTLEMAN: Final = (
    '<path class="c-body" d="'
    "M-9.5 0C-9-6-7.4-11-4-13c-1-1-1.3-2.2-1.2-3.6-2.8-.2-5.4-1-6.8-2.6 2.8-1"
    " 4.8-1 6.8-1 .4-4 1.4-6.4 3-6.6.9 0 1.3.7 2.2.7s1.3-.7 2.2-.7c1.6.2 2.6 2.6 3 6.6 2 0"
    ' 4 0 6.8 1-1.4 1.6-4 2.4-6.8 2.6.1 1.4-.2 2.6-1.2 3.6C7.4-11 9-6 9.5 0z"/>'
    '<path class="c-brim" d="M-5.2-16.6q5.2 1.4 10.4 0"/>'
)


def mark(seat: int) -> str:
    return f'<path class="m-mark" d="{MARKS[seat]}"/>'


def disc(seat: int, radius: float = 9) -> str:
    """A player's round marker."""
    return f'<circle class="m-disc" r="{radius:g}"/>{mark(seat)}'


def cattleman(seat: int) -> str:
    return f'{CATTLEMAN}<g transform="translate(0 -6.4) scale(.84)">{mark(seat)}</g>'


def locomotive(seat: int) -> str:
    """A player's engine, its nose to the right; 30 wide, the rails on y = 0."""
    return (
        '<path class="k-steam" d="M8-17c-1.4-2.6 2-4 5-3.2"/>'
        '<path class="c-body" d="M-15-16.5h11v3.4H6.4v-4.4h4.4v4.4h2.4V-4h1.2l3 4h-32.4z"/>'
        f'<g transform="translate(-9 -9) scale(.78)">{mark(seat)}</g>'
        '<circle class="c-wheel" cx="-9.6" cy="-1.4" r="3.6"/>'
        '<circle class="c-wheel" cx="1" cy="-.8" r="3"/>'
        '<circle class="c-wheel" cx="9" cy="-.8" r="3"/>'
    )

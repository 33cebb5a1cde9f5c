"""Our own signs and pieces. Their files are in `static/art`: signs `i-engine` and so on, each in a
box 18 high around 0,0, the marks of players `m-0` to `m-3`, pieces, and parts of the land.

Colours are classes (`k-wall`, `k-iron`, ...) that the style sheet fills; light comes from above.
"""

from __future__ import annotations

from typing import Final

from westbound.kit.svg import translate, void
from westbound.kit.symbols import read_symbols

ART: Final = read_symbols("westbound.games.great_western_trail")
# how wide each sign is
SIGN_WIDTH: Final = {
    "engine": 23, "cow": 19, "any": 14, "pair": 23, "objective": 14, "objective_gain": 21,
    "cert": 15, "vp": 15, "hat": 20, "hammer": 16, "wrench": 17, "aux": 20, "build": 24, "buy": 21,
    "hazard": 20, "warning": 20, "trade": 21, "teepee": 16, "teepees": 26, "move": 18, "free": 19,
    "draw": 14, "trash": 14, "deliver": 18, "upgrade": 23, "copy": 22, "woods": 22, "house": 19,
    "tree": 14, "station": 21, "shield": 16, "flood": 19, "drought": 19, "rockfall": 19, "hand": 16,
    "top": 11, "arrow": 8, "slash": 8, "cards": 19, "worker": 16, "token": 18,
}  # fmt: skip
assert {f"i-{name}" for name in SIGN_WIDTH} == {name for name in ART if name.startswith("i-")}

WORKER_SIGN: Final = {"cowboy": "hat", "craftsman": "hammer", "engineer": "wrench"}
# Breeds have a colour and a letter.
LETTER: Final = {
    "jersey": "J", "dutch_belt": "D", "black_angus": "B", "guernsey": "G", "holstein": "H",
    "brown_swiss": "S", "ayrshire": "A", "west_highland": "W", "texas_longhorn": "T",
}  # fmt: skip


def mark(seat: int) -> str:
    """Colour is never the only cue: every seat has its mark, in a box from -5 to 5."""
    return ART[f"m-{seat}"]


def disc(seat: int, radius: float = 9) -> str:
    """A player's round marker."""
    return void("circle", cls="m-disc", r=radius) + mark(seat)


def cattleman(seat: int) -> str:
    """A cattleman stands on y = 0, 27 high; the seat's mark is on the poncho."""
    return ART["cattleman"] + translate(mark(seat), 0, -6.4, 0.84)


def locomotive(seat: int) -> str:
    """A player's engine, its nose to the right; 30 wide, the rails on y = 0."""
    return ART["locomotive"] + translate(mark(seat), -9, -9, 0.78) + ART["locomotive-wheels"]

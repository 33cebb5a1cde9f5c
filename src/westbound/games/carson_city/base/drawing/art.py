"""The drawings of the pieces: files of `static/art`, one symbol each.

`building-…` stand on y = 0 in a box 40 wide and 30 high, `portrait-…` are busts, `sign-…` lie in a
box of about 16 around 0,0; people and animals stand on y = 0. Colours are classes that the style
sheet fills; light comes from above.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from westbound.games.carson_city.components import TILE_NAMES
from westbound.kit.svg import el, icon, void
from westbound.kit.symbols import read_symbols, read_widths

_PACKAGE: Final = "westbound.games.carson_city"
ART: Final = read_symbols(_PACKAGE)
ELEVATION_BOX: Final = "-24 -35 48 38"
PORTRAIT_BOX: Final = "-25 -50 50 58"
CAMEO: Final = void("ellipse", cls="k-cameo", cx=0, cy=-21, rx=22.5, ry=27)
ELEVATION: Final = {name: ART[f"building-{name}"] for name in TILE_NAMES if name != "vacant"}


def _group(prefix: str) -> dict[str, str]:
    return {name.removeprefix(prefix): ART[name] for name in ART if name.startswith(prefix)}


PORTRAIT: Final = _group("portrait-")
SIGNS: Final = _group("sign-")
# The signs that every board defines; the others only where they are used.
COMMON_SIGNS: Final = (
    "coin", "vp", "cowboy", "white", "revolver", "road", "parcel", "die", "die-2", "house",
    "building", "tile", "purse",
)  # fmt: skip
RARE_SIGNS: Final = frozenset(SIGNS) - frozenset(COMMON_SIGNS)
_WIDTHS: Final = read_widths(_PACKAGE)
SIGN_WIDTH: Final = {name: _WIDTHS.get(f"sign-{name}", 15) for name in SIGNS}


@lru_cache(maxsize=256)
def definition(name: str, drawing: str) -> str:
    """A drawing that the board uses many times.

    The class lets the rules of the style sheet reach it wherever it is used.
    """
    return el("g", drawing, id=name, cls="board-carson")


def sign_definitions(names: Iterable[str]) -> str:
    """The named signs, each once, to be put into the definitions of a picture."""
    return "".join(definition(f"g-{name}", SIGNS[name]) for name in sorted(set(names)))


@cache
def sign_icon(name: str) -> str:
    """A small sign for a player's area, as wide as its drawing."""
    width = max(20, SIGN_WIDTH[name] + 3) if name in RARE_SIGNS else 20
    return icon(SIGNS[name], f"{-width / 2:g} -10 {width:g} 20", "art-sign")


def portrait(name: str) -> str:
    """The silhouette in its oval frame."""
    return CAMEO + PORTRAIT[name]

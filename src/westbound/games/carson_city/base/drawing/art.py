"""The drawings of the pieces: files of `static/art`, one symbol each.

`building-…` stand on y = 0 in a box 40 wide and 30 high, `portrait-…` are busts, `sign-…` lie in a
box of about 16 around 0,0; cowboy, horse and outlaw stand on y = 0. Colours are classes that the
style sheet fills; light comes from above.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from westbound.games.carson_city.base.drawing.definition import definition
from westbound.games.carson_city.components import TILE_NAMES
from westbound.kit.symbols import read_symbols

ART: Final = read_symbols("westbound.games.carson_city")
ELEVATION_BOX: Final = "-24 -35 48 38"
PORTRAIT_BOX: Final = "-25 -50 50 58"
CAMEO: Final = '<ellipse class="k-cameo" cx="0" cy="-21" rx="22.5" ry="27"/>'
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
# How wide a sign is in a line of effects, where that is not 15.
SIGN_WIDTH: Final = {
    "revolver": 18, "road": 18, "cowboy": 13, "white": 13, "vp": 14, "house": 17, "tile": 14,
    "horse": 18, "outlaw": 16, "wanted": 13, "no-duel": 17, "dynamite": 16, "beaten": 16,
    "heal": 16, "duel-tile": 13, "won": 16, "reroll": 17, "mine": 16, "ranch": 16, "peak": 12,
    "home": 12, "lane": 12, "civic": 32, "gun": 13, "product": 33,
}  # fmt: skip


def sign_definitions(names: Iterable[str]) -> str:
    """The named signs, each once, to be put into the definitions of a picture."""
    return "".join(definition(f"g-{name}", SIGNS[name]) for name in sorted(set(names)))


def portrait(name: str) -> str:
    """The silhouette in its oval frame."""
    return CAMEO + PORTRAIT[name]

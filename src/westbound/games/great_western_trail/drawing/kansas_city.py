"""Kansas City in the corner of the land, with the foresight tiles, and the start of the trail."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from westbound.games.great_western_trail.components import TILE_CODES, TILE_HAND, TILE_VP, WORKERS
from westbound.games.great_western_trail.drawing.art import ART, WORKER_SIGN
from westbound.games.great_western_trail.drawing.layout import KANSAS_CITY_SIZE, TRAIL
from westbound.games.great_western_trail.drawing.model import Names
from westbound.games.great_western_trail.drawing.phrases import space_name, tile_name
from westbound.games.great_western_trail.drawing.type_scale import text
from westbound.games.great_western_trail.observation import TrailView
from westbound.kit.svg import centered_rect, el, rect, target, translate, use, void
from westbound.kit.texts import Texts, capitalize, listed

_X, _Y = TRAIL["kansas_city"]
_WIDTH, _HEIGHT = KANSAS_CITY_SIZE
_TILE: Final = 40.0
_ROWS: Final = (-29.0, 19.0, 67.0)
_COLUMNS: Final = (6.0, 52.0)


def kansas_city(view: TrailView, texts: Texts, names: Names) -> str:
    """The last location: its three rows of foresight tiles, and what the piles still hold."""
    here = view["trail"]["kansas_city"]["cattlemen"]
    city = _city(texts, listed(texts, names, here), tuple(view["supply"]))
    tiles = (_foresight(texts, index, tile) for index, tile in enumerate(view["foresight"]))
    return city + el("g", *tiles, cls="foresight") + _start(texts)


@lru_cache(maxsize=4096)
def _city(texts: Texts, cattlemen: str, supply: tuple[int, ...]) -> str:
    label = capitalize(space_name(texts, "kansas_city"))
    if cattlemen:
        label += f", {texts.say('label', 'cattlemen', names=cattlemen)}"
    return target(
        "space:kansas_city",
        label,
        centered_rect(_WIDTH, _HEIGHT, 7),
        ART["town"],
        void("rect", cls="banner", x=-_WIDTH / 2, y=-78, width=_WIDTH, height=24),
        text(0, -60.5, texts.name("kansas_city"), "t-price", tone="onink"),
        *map(_pile, _ROWS, range(1, len(_ROWS) + 1), supply),
        cls="space city",
        at=(_X, _Y),
    )


def _pile(y: float, number: int, left: int) -> str:
    """A pile of the supply, with the number of tiles left."""
    return (
        rect("pile", -68, y - 17, 40, 38, 5)
        + rect("pile", -70, y - 20, 40, 38, 5)
        + text(-50, y - 3, str(number), "t-value")
        + text(-50, y + 13, f"×{left}", "t-figure", tone="faint")
    )


@cache
def _foresight(texts: Texts, index: int, tile: str | None) -> str:
    """A tile to choose; of two equal ones in a row both can be picked."""
    at = (_X + _COLUMNS[index % 2], _Y + _ROWS[index // 2] + 1)
    if tile is None:
        return translate(centered_rect(_TILE, _TILE, 6, "plot"), *at)
    label = texts.say("label", "foresight", n=index // 2 + 1, tile=tile_name(texts, tile))
    plate = centered_rect(_TILE, _TILE, 6)
    return target(f"tile:{tile}", label, plate, face(tile), id=f"tile-{index}", cls="fore", at=at)


@cache
def face(tile: str) -> str:
    """A worker, teepee or hazard in a box of 40."""
    if tile in WORKERS:
        return use(f"i-{WORKER_SIGN[tile]}", 0, 0, 1.5, f"w-{tile}")
    code = TILE_CODES[tile]
    kind, hand = tile.split("_")[0], TILE_HAND[code]
    palm = use(f"palm-{hand}", 11, 10)
    if tile.endswith("teepee"):
        return use("i-teepee", -4, -1, 1.5, kind) + palm
    return use(f"i-{kind}", -3, -7, 0.95) + text(-6, 16, str(TILE_VP[code]), "t-figure") + palm


@cache
def _start(texts: Texts) -> str:
    return target(
        "space:start",
        capitalize(space_name(texts, "start")),
        ART["gate"],
        text(0, 27, texts.say("board", "start"), "t-name"),
        cls="space start",
        at=TRAIL["start"],
    )

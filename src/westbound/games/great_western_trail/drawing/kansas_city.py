"""Kansas City in the corner of the land, with the foresight tiles, and the start of the trail."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from westbound.games.great_western_trail.components import TILE_CODES, TILE_HAND, TILE_VP, WORKERS
from westbound.games.great_western_trail.drawing.icons import WORKER_SIGN
from westbound.games.great_western_trail.drawing.layout import KANSAS_CITY_SIZE, TRAIL
from westbound.games.great_western_trail.drawing.phrases import space_name, tile_name
from westbound.games.great_western_trail.drawing.svg import number, plate, safe, text, use
from westbound.games.great_western_trail.drawing.words import Words, upper
from westbound.games.great_western_trail.observation import View

_X, _Y = TRAIL["kansas_city"]
_WIDE, _HIGH = KANSAS_CITY_SIZE
_TILE: Final = 40.0
_ROWS: Final = (-29.0, 19.0, 67.0)
_COLUMNS: Final = (6.0, 52.0)
# The town as a row of fronts behind the tiles.
_TOWN: Final = (
    '<path class="k-brick" d="M-69-78v-12h14v12zM-16-78v-16h15v16zM40-78v-12h14v12z"/>'
    '<path class="k-wall" d="M-54-78v-18h16v18zM0-78v-13h18v13zM55-78v-16h14v16z"/>'
    '<path class="k-stone" d="M-37-78v-12h20v12zM19-78v-19h20v19z"/>'
    '<path class="k-roof" d="M-56-96l10-7 10 7zM-1-91l10-7 10 7zM18-97h22v-3H18zM53-94l9-6 9 6z"/>'
    '<path class="k-glass" d="M-50-92h3v5h-3zM-44-92h3v5h-3zM23-92h4v5h-4zM31-92h4v5h-4z'
    "M-12-90h3v5h-3z"
    'M-7-90h3v5h-3zM59-90h3v5h-3z"/>'
)


def kansas_city(view: View, words: Words, names: Sequence[str]) -> str:
    """The last location: its three rows of foresight tiles, and what the piles still hold."""
    here = view["trail"]["kansas_city"]["cattlemen"]
    told = [upper(space_name(words, "kansas_city"))]
    if here:
        told.append(words.say("label", "cattlemen", names=", ".join(names[s] for s in here)))
    label = safe(", ".join(told))
    place = f"translate({number(_X)} {number(_Y)})"
    title = text(0, -60.5, words.name("kansas_city"), "t-price", tone="onink")
    city = (
        f'<g id="space-kansas_city" class="space city" data-target="space:kansas_city" role="img" '
        f'aria-label="{label}" transform="{place}"><rect class="plate" x="{-_WIDE / 2:g}" '
        f'y="{-_HIGH / 2:g}" width="{_WIDE:g}" height="{_HIGH:g}" rx="7"/>{_TOWN}'
        f'<rect class="banner" x="{-_WIDE / 2:g}" y="-78" width="{_WIDE:g}" height="24"/>{title}'
        f"{_piles(view)}</g>"
    )
    tiles = "".join(_foresight(view, words, index) for index in range(len(view["foresight"])))
    return city + f'<g class="foresight">{tiles}</g>' + _start(words)


def _piles(view: View) -> str:
    """The supply: a pile for each row, with the number of tiles left."""
    parts = []
    for index, (y, left) in enumerate(zip(_ROWS, view["supply"], strict=True)):
        parts.append(
            f'<rect class="pile" x="-68" y="{y - 17:g}" width="40" height="38" rx="5"/>'
            f'<rect class="pile" x="-70" y="{y - 20:g}" width="40" height="38" rx="5"/>'
            f"{text(-50, y - 3, str(index + 1), 't-value')}"
            f"{text(-50, y + 13, f'×{left}', 't-figure', tone='faint')}"
        )
    return "".join(parts)


def _foresight(view: View, words: Words, index: int) -> str:
    """A tile to choose; of two equal ones in a row both can be picked."""
    tile = view["foresight"][index]
    x = _X + _COLUMNS[index % 2]
    y = _Y + _ROWS[index // 2] + 1
    place = f"translate({number(x)} {number(y)})"
    if tile is None:
        return f'<g transform="{place}">{plate(_TILE, _TILE, 6, "plot")}</g>'
    label = words.say("label", "foresight", n=index // 2 + 1, tile=tile_name(words, tile))
    return (
        f'<g id="tile-{index}" class="fore" data-target="tile:{tile}" role="img" '
        f'aria-label="{safe(label)}" transform="{place}">{plate(_TILE, _TILE, 6)}{face(tile)}</g>'
    )


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


def _start(words: Words) -> str:
    x, y = TRAIL["start"]
    label = safe(upper(space_name(words, "start")))
    return (
        f'<g id="space-start" class="space start" data-target="space:start" role="img" '
        f'aria-label="{label}" transform="translate({number(x)} {number(y)})">'
        '<path class="gate" d="M-30 14V-16M30 14V-16M-34-16H34M-30-4H-12M30-4H12M-30 6H-12'
        'M30 6H12"/>'
        f"{text(0, 27, words.say('board', 'start'), 't-name')}</g>"
    )

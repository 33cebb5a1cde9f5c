"""What is left beside the map: New City tiles, growth markers, the bag, and the track tiles."""

from __future__ import annotations

from functools import lru_cache

from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.geometry import grid, outline
from westbound.games.steam.drawing.layout import PIECES, STOCK
from westbound.games.steam.drawing.model import View
from westbound.games.steam.drawing.svg import moved, safe, target, text, use
from westbound.games.steam.drawing.track import mini_track
from westbound.games.steam.drawing.words import Words, upper
from westbound.games.steam.faces import FACE_CODES, PLACEMENTS

_SMALL = 15.0  # corner radius of a small tile
_COLUMNS = 7


def pieces(view: View, say: Words) -> str:
    """New Cities can be picked; growth markers and the bag are to look at."""
    x, y = PIECES.x, PIECES.y
    parts = [text(x, y + 14, say.say("board", "new_cities"), "t-head", anchor="s")]
    pitch = PIECES.wide / len(COLOURS)
    for index, (colour, left) in enumerate(view["new_cities"].items()):
        parts.append(_new_city(say, colour, left, (x + pitch * (index + 0.5), y + 42)))
    label = safe(say.say("label", "growth_left", n=view["growth_left"]))
    parts.append(
        f'<g id="growth-left" role="img" aria-label="{label}"><title>{label}</title>'
        f"{use('growth', x + PIECES.wide - 30, y + 9)}"
        f"{text(x + PIECES.wide, y + 14, str(view['growth_left']), 't-figure', anchor='e')}</g>"
    )
    return f'<g class="pieces">{"".join(parts)}{_bag(view, say, x, y + 78)}</g>'


def _new_city(say: Words, colour: str, left: int, place: tuple[float, float]) -> str:
    content = f'<path class="chip" d="{outline(18)}"/>'
    content += f'<path class="fill c-{colour}" d="{outline(14.5)}"/>'
    content += f'<g class="g-{colour}">{use(f"g-{colour}")}</g>'
    content += text(17, 17, f"×{left}", "t-figure", tone="ringed")
    cls = "new-city" if left else "new-city none"
    label = say.say("label", "new_city_tile", colour=say.term(colour), n=left)
    return target(f"city-{colour}-tile", f"city:{colour}", cls, label, content, place)


def _bag(view: View, say: Words, x: float, y: float) -> str:
    """How many cubes of each colour are still in the bag."""
    told = ", ".join(f"{say.term(colour)} {n}" for colour, n in view["bag"].items())
    label = safe(say.say("label", "bag", n=sum(view["bag"].values()), cubes=told))
    parts = [text(x, y + 10, say.say("board", "bag"), "t-head", anchor="s")]
    parts.append(use("bag", x + PIECES.wide - 32, y + 4))
    total = str(sum(view["bag"].values()))
    parts.append(text(x + PIECES.wide, y + 10, total, "t-figure", anchor="e"))
    pitch = PIECES.wide / len(COLOURS)
    for index, (colour, left) in enumerate(view["bag"].items()):
        at = x + pitch * index + 8
        parts.append(use(f"q-{colour}", at, y + 30))
        parts.append(text(at + 11, y + 35, str(left), "t-figure", anchor="s"))
    return f'<g id="bag-left" role="img" aria-label="{label}">{"".join(parts)}</g>'


# --- track tiles


def stock(view: View, map_name: str, say: Words) -> str:
    """Every face as a small tile with the number that could still be placed (STM-113)."""
    x, y = STOCK.x, STOCK.y
    parts = [text(x, y + 14, say.say("board", "stock"), "t-head", anchor="s")]
    pitch = STOCK.wide / _COLUMNS
    size = grid(map_name).size
    for index, (face, left) in enumerate(view["stock"].items()):
        at = x + pitch * (index % _COLUMNS + 0.5), y + 38 + index // _COLUMNS * 57
        parts.append(_face(say, size, face, left, at))
    return f'<g class="stock">{"".join(parts)}</g>'


@lru_cache(maxsize=2048)
def _face(say: Words, size: float, face: str, left: int, at: tuple[float, float]) -> str:
    x, y = at
    label = safe(f"{upper(say.term(f'face_{face}'))}: {left}")
    cls = "stock-tile" if left else "stock-tile none"
    return (
        f'<g id="stock-{face}" class="{cls}" role="img" aria-label="{label}"><title>{label}</title>'
        f"{moved(small_tile(face), x, y, _SMALL / size)}"
        f"{text(x, y + 29, str(left), 't-figure')}</g>"
    )


@lru_cache(maxsize=256)
def small_tile(face: str) -> str:
    """A face, not turned."""
    placement = next(p for p in PLACEMENTS[1:] if p.face == FACE_CODES[face])
    town = '<use href="#town"/>' if placement.town else ""
    return f'<use href="#mini"/>{mini_track(placement)}{town}'

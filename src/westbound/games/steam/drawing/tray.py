"""The faces that fit on the chosen hex, with their price and in every rotation, near the hex."""

from __future__ import annotations

from typing import Final

from westbound.games.steam.drawing.geometry import grid, middles
from westbound.games.steam.drawing.layout import MAP
from westbound.games.steam.drawing.model import map_of, placements, site, tile_on
from westbound.games.steam.drawing.track import mini_track, owner_class
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.faces import COST, FACE_NAMES, NO_TRACK, NOTHING, TOWN, Placement
from westbound.games.steam.hexes import SIDES, SIDES_IN, opposite, slot_of
from westbound.games.steam.maps import WALL, GameMap
from westbound.games.steam.observation import SteamView
from westbound.kit.svg import el, rect, target, translate, use
from westbound.kit.texts import Texts

CELL: Final = (68.0, 78.0)
IN_ROW: Final = 6
SCALE: Final = 0.78
_PAD: Final = 7.0
_TITLE: Final = 22.0
_TURNS: Final = CELL[1] + _TITLE - 6  # the height of the card with the rotations
_GAP: Final = 5.0


def tray(view: SteamView, map_: GameMap, texts: Texts) -> str:
    """Two cards: faces with prices; behind them, once a face is chosen, its rotations."""
    name, offered = site(view), placements(view)
    if name is None or not offered:
        return el("g", id="tray", cls="tray")
    left, top, turns_top = _where(map_, name, len(offered))
    rows = -(-len(offered) // IN_ROW)
    columns = min(IN_ROW, max(len(offered), 2))
    width, height = columns * CELL[0] + 2 * _PAD, rows * CELL[1] + _TITLE + 2 * _PAD
    parts = [
        rect("tray-card", left, top, width, height, 8),
        text(
            left + width / 2, top + 19, texts.say("board", "tray"), "t-name", max_width=width - 12
        ),
    ]
    for index, (face, found) in enumerate(sorted(offered.items())):
        x = left + _PAD + (index % IN_ROW + 0.5) * CELL[0]
        y = top + _PAD + _TITLE + (index // IN_ROW + 0.5) * CELL[1]
        parts.append(_face(view, texts, name, face, found, (x, y)))
        if len(found) > 1:
            parts.append(_turns(view, texts, name, found, left, turns_top))
    return el("g", *parts, id="tray", cls="tray")


def _where(map_: GameMap, name: str, faces: int) -> tuple[float, float, float]:
    """Above or below the hex, so that all its neighbours stay in sight; the faces are nearer.

    Gives the left edge of both cards, the top of the faces and the top of the rotations.
    """
    middle, apothem = middles(map_)[name], grid(map_).apothem
    rows = -(-faces // IN_ROW)
    width = min(IN_ROW, max(faces, 2)) * CELL[0] + 2 * _PAD
    height = rows * CELL[1] + _TITLE + 2 * _PAD
    left = min(max(middle.x - width / 2, MAP.x + 6), MAP.x + MAP.width - 6 - 6 * CELL[0] - 2 * _PAD)
    below = middle.y + 3 * apothem + 8
    if below + height + _GAP + _TURNS < MAP.y + MAP.height:
        return left, below, below + height + _GAP
    above = max(MAP.y + 6, middle.y - 3 * apothem - 8 - height - _GAP - _TURNS)
    return left, above + _TURNS + _GAP, above


def _face(
    view: SteamView,
    texts: Texts,
    name: str,
    face: int,
    found: list[Placement],
    place: tuple[float, float],
) -> str:
    price = texts.money(price_of(view, name, found[0]))
    label = f"{texts.title(f'face_{FACE_NAMES[face]}')}, {price}"
    tile, cost = _small(view, name, found[0], 0, -9), text(0, 36, price, "t-price")
    return target(f"face:{FACE_NAMES[face]}", label, tile, cost, cls="offer", at=place)


def _turns(
    view: SteamView, texts: Texts, name: str, found: list[Placement], left: float, top: float
) -> str:
    """The rotations of a face; the page shows them once the face is chosen."""
    width = len(found) * CELL[0] + 2 * _PAD
    parts = [
        rect("tray-card", left, top, max(width, 150), _TURNS, 8),
        text(left + max(width, 150) / 2, top + 19, texts.say("board", "turn_it"), "t-name"),
    ]
    for index, placement in enumerate(found):
        face = FACE_NAMES[placement.face]
        x, y = left + _PAD + (index + 0.5) * CELL[0], top + _TITLE + CELL[1] / 2 - 4
        label = f"{texts.title(f'face_{face}')}, {sides_text(texts, placement)}"
        tile, id_ = _small(view, name, placement, 0, 0), f"turn-{face}-{placement.rotation}"
        pick = f"turn:{placement.rotation}"
        parts.append(target(pick, label, tile, id=id_, cls="offer", at=(x, y)))
    return el("g", *parts, cls="turns", id=f"turns-{FACE_NAMES[found[0].face]}")


def sides_text(texts: Texts, placement: Placement) -> str:
    if placement.town:
        sides = [f"side_{side}" for side in SIDES_IN[placement.exits]]
    else:
        sides = [f"track_{a}_{b}" for a, b in placement.segments]
    return ", ".join(texts.term(side) for side in sides)


def price_of(view: SteamView, name: str, placement: Placement) -> int:
    """STM-140 to STM-142: the terrain is paid for once, by whoever builds there first."""
    map_ = map_of(view)
    bare = tile_on(view["hexes"][name]).code == NOTHING
    return COST[placement.code] + (map_.terrain_cost[map_.code_of[name]] if bare else 0)


def _small(view: SteamView, name: str, placement: Placement, x: float, y: float) -> str:
    """The tile as it would lie there: what is new in the builder's colour."""
    town = use("town") if placement.town else ""
    track = mini_track(placement, _owners(view, name, placement))
    return translate(use("mini") + track + town, x, y, SCALE)


def _owners(view: SteamView, name: str, placement: Placement) -> list[str]:
    """A class for each side: whose track it is, or would be (STM-155)."""
    here, map_ = view["hexes"][name], map_of(view)
    seat = view["step"]["seat"] if view["step"] else 0
    old = tile_on(here)
    owners = []
    for side in SIDES:
        if old.partner[side] != NO_TRACK and old.partner[side] == placement.partner[side]:
            owners.append(owner_class(here["owners"][side]))
            continue
        near = map_.neighbour[slot_of(map_.code_of[name], side)]
        there = view["hexes"][map_.names[near]] if near != WALL else {}
        theirs = there["owners"][opposite(side)] if "owners" in there else NO_TRACK
        meets = placement.partner[side] == TOWN and theirs >= 0
        owners.append(f"{owner_class(theirs if meets else seat)} fresh")
    return owners

"""The reference of all pieces for the rulebook page: drawing, name, what it does, its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.steam.components import ACTION_NAMES, ACTION_TILES, COLOURS, LOCOMOTIVE_BASE
from westbound.games.steam.drawing.definitions import inlined
from westbound.games.steam.drawing.geometry import outline
from westbound.games.steam.drawing.icons import BAG, GROWTH, LOCOMOTIVE, TOWN, cube, disc, glyph
from westbound.games.steam.drawing.stock import small_tile
from westbound.games.steam.drawing.svg import icon, moved, plate, text
from westbound.games.steam.drawing.tips import ACTION_RULES
from westbound.games.steam.drawing.words import Words, upper, words
from westbound.games.steam.faces import FACE_CODES, FACE_NAMES, LIMITS, PLACEMENTS

_SIZE: Final = 38.0
_BOX: Final = "-40 -36 80 72"


@dataclass(frozen=True, slots=True)
class Component:
    """A piece of the game as the rulebook page shows it."""

    id: str
    name: str
    svg: str
    text: str
    rules: tuple[str, ...]


_PIECES: Final = {
    "city": (
        f'<path class="rim" d="{outline(36)}"/><path class="fill c-purple" d="{outline(33)}"/>'
        f'<g class="g-purple">{moved(glyph("purple"), 0, -18)}</g>'
        f"{moved(cube('red'), -15, 8)}{moved(cube('blue'), 0, 8)}{moved(cube('gray'), 15, 8)}",
        ("STM-018", "STM-019"),
    ),
    "town": (
        f'<path class="plains" d="{outline(36)}"/>{moved(TOWN, 0, 0, 1.6)}',
        ("STM-017", "STM-140"),
    ),
    "hills": (
        f'<path class="hills" d="{outline(36)}"/>'
        '<path class="hill" d="M-22 4C-15-10-9-12-2-8S14-2 20 4M-4 20c4-9 8-11 13-8s8 5 11 8"/>'
        '<path class="hachures" d="M-4-6l3 6M3-5l3 6M10-2l2 5M12 14l2 5"/>',
        ("STM-014", "STM-140"),
    ),
    "river": (
        f'<path class="plains" d="{outline(36)}"/>'
        '<path class="river-edge" d="M-23-13C-11-14-8 0 2 2S16 10 23 13"/>'
        '<path class="river" d="M-23-13C-11-14-8 0 2 2S16 10 23 13"/>',
        ("STM-016", "STM-140"),
    ),
    "new_city": (
        f'<path class="rim" d="{outline(36)}"/><path class="fill c-gray" d="{outline(33)}"/>'
        f'<g class="g-gray">{moved(glyph("gray"), 0, -4, 2)}</g>{moved(GROWTH, -14, -20)}',
        ("STM-012", "STM-190", "STM-194"),
    ),
    "growth": (moved(GROWTH, 0, 0, 3), ("STM-013", "STM-200", "STM-201")),
    "token": (f'<g class="p1">{moved(disc(1), 0, 0, 2.2)}</g>', ("STM-013", "STM-151")),
    "locomotive": (moved(LOCOMOTIVE, 0, 3, 1.5), ("STM-210", "STM-211", "STM-212")),
    "bag": (moved(BAG, 0, 0, 3), ("STM-011", "STM-221")),
}


def components(speak: Catalogue) -> list[Component]:
    """Faces of track tiles, cubes, action tiles, and what lies on the map."""
    say = words(speak)
    return [
        *(_piece(say, name) for name in _PIECES),
        *(_cube(say, colour) for colour in COLOURS),
        *(_action(say, number, name) for number, name in enumerate(ACTION_NAMES, 1)),
        *(_face(say, face) for face in FACE_NAMES),
    ]


def _piece(say: Words, name: str) -> Component:
    drawing, rules = _PIECES[name]
    art = icon(drawing, _BOX, "art-piece")
    return Component(
        f"piece_{name}", upper(say.say("things", name)), art, say.say("about", name), rules
    )


def _cube(say: Words, colour: str) -> Component:
    name = say.say("things", "cube", colour=say.term(colour))
    art = icon(moved(cube(colour), 0, 0, 3), _BOX, "art-piece")
    return Component(
        f"cube_{colour}", upper(name), art, say.say("about", "cube", colour=say.term(colour)),
        ("STM-011", "STM-213"),
    )  # fmt: skip


def _action(say: Words, number: int, name: str) -> Component:
    face = plate(70, 46, 6) + text(0, 8, str(number), "t-title")
    art = icon(face, _BOX, "art-piece")
    told = " ".join((say.say("powers", name), *_only_in_one_game(say, name)))
    return Component(f"action_{name}", say.term(name), art, told, (ACTION_RULES[name],))


def _only_in_one_game(say: Words, action: str) -> list[str]:
    """What an action tile costs in the base game, or does instead in the standard game."""
    cost = next(tile.cost for tile in ACTION_TILES if tile.id == action)
    if cost:
        return [say.say("about", "action_cost", cost=cost)]
    if action == "locomotive":
        return [say.say("about", "action_cost_by_level", cost=LOCOMOTIVE_BASE)]
    return [say.say("about", "action_standard")] if action == "turn_order" else []


def _face(say: Words, face: str) -> Component:
    placement = next(p for p in PLACEMENTS[1:] if p.face == FACE_CODES[face])
    art = icon(inlined(small_tile(face), _SIZE), _BOX, "art-piece")
    count = next(pieces for faces, pieces in LIMITS[placement.face] if len(faces) == 1)
    told = say.say("about", "face", cost=placement.cost, count=count)
    return Component(
        f"face_{face}", upper(say.term(f"face_{face}")), art, told, ("STM-010", "STM-140")
    )

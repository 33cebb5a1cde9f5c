"""The reference of all pieces for the rulebook page: drawing, name, what it does, its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.drawing.buildings import ELEVATION, ELEVATION_BOX
from westbound.games.carson_city.drawing.cards import CARD
from westbound.games.carson_city.drawing.pieces import REVOLVER, ROAD, cowboy, die
from westbound.games.carson_city.drawing.portraits import PORTRAIT_BOX, portrait
from westbound.games.carson_city.drawing.svg import icon, moved
from westbound.games.carson_city.drawing.tips import TILE_RULES
from westbound.games.carson_city.drawing.words import Words, words


@dataclass(frozen=True, slots=True)
class Component:
    """A piece of the game as the rulebook page shows it."""

    id: str
    name: str
    svg: str
    text: str
    rules: tuple[str, ...]


_EXTRA_RULES: Final = {
    "mountain": ("CC-167",),
    "house": ("CC-103", "CC-118"),
    "terrace": ("CC-105", "CC-106"),
    "church": ("CC-127",),
    "town_hall": ("CC-146", "CC-149"),
    "station": ("CC-169",),
}
_PIECE_BOX: Final = "-14 -14 28 28"
_PIECES: Final = {
    "cowboy": (f'<g class="p0">{moved(cowboy(0), 0, 11)}</g>', ("CC-002", "CC-046", "CC-066")),
    "white_cowboy": (
        f'<g class="white p1">{moved(cowboy(1), 0, 11)}</g>',
        ("CC-176", "CC-177"),
    ),
    "road": (moved(ROAD, 0, 0, 1.5), ("CC-028", "CC-029", "CC-031")),
    "revolver": (moved(REVOLVER, 0.5, 0, 1.4), ("CC-066", "CC-114")),
    "three_revolvers": (
        "".join(moved(REVOLVER, x, y, 0.9) for x, y in ((-3, -8), (3, 0), (-3, 8))),
        ("CC-076", "CC-162"),
    ),
    "dice": (moved(die(5), -7, -3) + moved(die(2), 7, 4), ("CC-067", "CC-068")),
}


def components(speak: Catalogue) -> list[Component]:
    """Every building, the other things on the map, the small pieces and the characters."""
    say = words(speak)
    buildings = [_tile(say, TILE_NAMES[code]) for code in BUILDINGS]
    land = [_tile(say, name) for name in ("house", "terrace", "mountain")]
    pieces = [_piece(say, name) for name in _PIECES]
    people = [_character(say, name) for name in CARD]
    return [*buildings, *land, *pieces, *people]


def _tile(say: Words, name: str) -> Component:
    rules = (TILE_RULES[name], *_EXTRA_RULES.get(name, ()))
    svg = icon(ELEVATION[name], ELEVATION_BOX, "art-tile")
    return Component(name, say.title(name), svg, say.say("things", name), rules)


def _piece(say: Words, name: str) -> Component:
    drawing, rules = _PIECES[name]
    title = say.say("names", name)
    svg = icon(drawing, _PIECE_BOX, "art-piece")
    return Component(name, title[0].upper() + title[1:], svg, say.say("things", name), rules)


def _character(say: Words, name: str) -> Component:
    svg = icon(portrait(name), PORTRAIT_BOX, "art-portrait")
    return Component(name, say.title(name), svg, say.say("characters", name), (CARD[name].rule,))

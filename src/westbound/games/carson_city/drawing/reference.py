"""The reference of all pieces for the rulebook page: drawing, name, what it does, its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.drawing.buildings import ELEVATION, ELEVATION_BOX
from westbound.games.carson_city.drawing.card_powers import CORRAL_POWERS
from westbound.games.carson_city.drawing.cards import FACE, limit_words, numeral
from westbound.games.carson_city.drawing.layout import CELL
from westbound.games.carson_city.drawing.pieces import REVOLVER, ROAD, cowboy, die
from westbound.games.carson_city.drawing.portraits import PORTRAIT_BOX, portrait
from westbound.games.carson_city.drawing.river import bridge, river_cell
from westbound.games.carson_city.drawing.silhouettes import shape
from westbound.games.carson_city.drawing.svg import icon, moved
from westbound.games.carson_city.drawing.tips import TILE_RULES
from westbound.games.carson_city.drawing.tips_variants import CORRAL_RULES
from westbound.games.carson_city.drawing.variant_pieces import (
    CORRAL_BOX,
    HORSE,
    VARIANT_GLYPHS,
    corral,
    duel_tile,
    outlaw,
    wanted,
)
from westbound.games.carson_city.drawing.words import Words, words
from westbound.games.carson_city.state import RED
from westbound.games.carson_city.variants.horses.components import HATS


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
    "dynamite": (moved(VARIANT_GLYPHS["dynamite"], 0, 0, 1.4), ("CC-191", "CC-192", "CC-289")),
    "no_duel": (moved(VARIANT_GLYPHS["no-duel"], 0, 0, 1.4), ("CC-194", "CC-195", "CC-289")),
    "river": (
        moved(
            f'<path class="k-yard" d="M0 0h{CELL}v{CELL}H0z"/>{river_cell("ns")}', -13, -13, 0.45
        ),
        ("CC-214", "CC-219", "CC-220", "CC-221"),
    ),
    "bridge": (
        moved(f"{shape('water', f'M{-CELL / 2} -22h{CELL}v44h{-CELL}z')}{bridge()}", 0, 0, 0.45),
        ("CC-217", "CC-222", "CC-223"),
    ),
    "duel_tile": (
        moved(duel_tile(None), -6, -2, 0.95) + moved(duel_tile(3), 5, 2, 0.95),
        ("CC-225", "CC-227", "CC-230"),
    ),
    "outlaw": (moved(outlaw(10), 0, 11.5), ("CC-243", "CC-252", "CC-253", "CC-254", "CC-257")),
    "wanted": (moved(wanted(10, 4), 0, 0, 0.6), ("CC-244", "CC-259")),
    "horse": (moved(HORSE, 0, 10, 1.1), ("CC-261", "CC-264", "CC-275")),
    "rodeo": (moved(VARIANT_GLYPHS["rodeo"], 0, 0, 1.4), ("CC-272", "CC-275")),
    "sheet": (moved(VARIANT_GLYPHS["sheet"], 0, 0, 1.5), ("CC-210", "CC-211")),
    "sharpshooter": (moved(VARIANT_GLYPHS["sharpshooter"], 0, 0, 1.4), ("CC-211",)),
}


def components(speak: Catalogue) -> list[Component]:
    """Every building, the other things on the map, the small pieces and the characters."""
    say = words(speak)
    buildings = [_tile(say, TILE_NAMES[code]) for code in BUILDINGS]
    land = [_tile(say, name) for name in ("house", "terrace", "mountain")]
    pieces = [_piece(say, name) for name in _PIECES]
    corrals = [_corral(say, number) for number in CORRAL_POWERS]
    people = [_character(say, face) for face in FACE]
    return [*buildings, *land, *pieces, *corrals, *people]


def _tile(say: Words, name: str) -> Component:
    rules = (TILE_RULES[name], *_EXTRA_RULES.get(name, ()))
    svg = icon(ELEVATION[name], ELEVATION_BOX, "art-tile")
    return Component(name, say.title(name), svg, say.say("things", name), rules)


def _piece(say: Words, name: str) -> Component:
    drawing, rules = _PIECES[name]
    title = say.say("names", name)
    svg = icon(drawing, _PIECE_BOX, "art-piece")
    return Component(name, title[0].upper() + title[1:], svg, say.say("things", name), rules)


def _corral(say: Words, number: int) -> Component:
    """A corral with a horse in it: its hats and its power."""
    svg = icon(corral(HATS[number - 1], 1), CORRAL_BOX, "art-piece")
    name = say.say("corrals", "name", number=number)
    hats = say.say("corrals", "hats", count=HATS[number - 1])
    power = say.say("corrals", f"power_{number}")
    rules = (CORRAL_RULES[number - 1], "CC-272", "CC-273")
    return Component(f"corral_{number}", f"{name}, {hats}", svg, power, rules)


def _character(say: Words, name: str) -> Component:
    """A card on one side, with its number on a disc or on a diamond."""
    face = FACE[name]
    red = face.side == RED
    drawing = portrait(face.name) + moved(numeral(face, 0, 0), -13, -37)
    svg = icon(f'<g class="side-{"red" if red else "yellow"}">{drawing}</g>', PORTRAIT_BOX,
               "art-portrait")  # fmt: skip
    title = f"{say.title(face.name)}, {say.say('label', 'red' if red else 'yellow')}"
    text = f"{limit_words(say, 'tips', face)} {say.say('characters', name)}"
    return Component(name, title, svg, text, (face.rule,))

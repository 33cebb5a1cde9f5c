"""The reference of all pieces for the rulebook page: drawing, name, what it does, its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.great_western_trail.components import (
    AUXILIARY,
    BREEDS,
    CATTLE_NAMES,
    HAZARDS,
    MASTER_NAMES,
    NEUTRAL_BUILDINGS,
    PRIVATE_BUILDINGS,
    Building,
)
from westbound.games.great_western_trail.drawing.definitions import inlined
from westbound.games.great_western_trail.drawing.effects import effect, line_width, tokens
from westbound.games.great_western_trail.drawing.icons import cattleman, disc, locomotive
from westbound.games.great_western_trail.drawing.kansas_city import face as tile_face
from westbound.games.great_western_trail.drawing.layout import MASTER
from westbound.games.great_western_trail.drawing.market import CARD, face
from westbound.games.great_western_trail.drawing.model import breed_of
from westbound.games.great_western_trail.drawing.objectives import CARD as GOAL
from westbound.games.great_western_trail.drawing.objectives import face as goal_face
from westbound.games.great_western_trail.drawing.phrases import action_words, local_words
from westbound.games.great_western_trail.drawing.railway import master_face, master_words
from westbound.games.great_western_trail.drawing.spaces import face as building_face
from westbound.games.great_western_trail.drawing.spaces import size
from westbound.games.great_western_trail.drawing.svg import box, icon, moved, plate, use
from westbound.games.great_western_trail.drawing.tips import AUXILIARY_RULES, BUILDING_RULES
from westbound.games.great_western_trail.drawing.words import Words, upper, words


@dataclass(frozen=True, slots=True)
class Component:
    """A piece of the game as the rulebook page shows it."""

    id: str
    name: str
    svg: str
    text: str
    rules: tuple[str, ...]


_PIECE_BOX: Final = "-22 -22 44 44"
_PLATE: Final = plate(40, 40, 6)
_TILES: Final = {
    "cowboy": ("GWT-196", "GWT-002"),
    "craftsman": ("GWT-142", "GWT-002"),
    "engineer": ("GWT-151", "GWT-002"),
    "green_teepee": ("GWT-004", "GWT-178"),
    "blue_teepee": ("GWT-004", "GWT-178"),
    "flood": ("GWT-003", "GWT-182"),
    "drought": ("GWT-003", "GWT-182"),
    "rockfall": ("GWT-003", "GWT-182"),
}
_PIECES: Final = {
    "cattleman": (f'<g class="p0">{moved(cattleman(0), 0, 16, 1.3)}</g>', ("GWT-032", "GWT-049")),
    "engine": (f'<g class="p3">{moved(locomotive(3), -1, 9, 1.15)}</g>', ("GWT-030", "GWT-151")),
    "disc": (f'<g class="p1">{moved(disc(1), 0, 0, 1.7)}</g>', ("GWT-029", "GWT-093", "GWT-094")),
    "token": (use("i-token", 0, 0, 2), ("GWT-015", "GWT-075", "GWT-246")),
    "certificate": (use("i-cert", 0, 0, 2.1), ("GWT-082", "GWT-129")),
    "risk": (
        '<rect class="risk" x="-21" y="-12" width="42" height="24" rx="6"/>'
        + effect(tokens("any_cert"), 0, 0, "m", 0.9),
        ("GWT-062",),
    ),
    "station": (use("i-station", 0, 0, 2), ("GWT-164", "GWT-166")),
    "crest": (use("i-shield", 0, 0, 2.2), ("GWT-090", "GWT-105")),
}


def components(speak: Catalogue) -> list[Component]:
    """Buildings, tiles, cards, station masters, auxiliary actions and the small pieces."""
    say = words(speak)
    both = zip(*PRIVATE_BUILDINGS, strict=True)
    return [
        *(_building(say, found) for found in NEUTRAL_BUILDINGS),
        *(_building(say, found) for pair in both for found in pair),
        *(_tile(say, name) for name in _TILES),
        *(_breed(say, breed) for breed in BREEDS),
        _objective(say),
        *(_master(say, name) for name in MASTER_NAMES),
        *(_auxiliary(say, name) for name in AUXILIARY),
        *(_piece(say, name) for name in _PIECES),
    ]


def _component(
    id_: str, name: str, drawing: tuple[str, str, str], text: str, rules: tuple[str, ...]
) -> Component:
    content, box, cls = drawing
    return Component(id_, upper(name), icon(inlined(content), box, cls), text, rules)


def _building(say: Words, found: Building) -> Component:
    wide, high = size(found)
    box = f"{-wide / 2 - 3:g} {-high / 2 - 23:g} {wide + 6:g} {high + 26:g}"
    drawing = f'<g class="built p0">{building_face(found, 0 if found.vp else None)}</g>'
    kind = "private" if found.vp else "neutral"
    told = f"{upper(local_words(say, found.name))}."
    if found.vp:
        needs = say.say("tips", "needs", n=found.craftsmen, vp=found.vp)
        told = f"{needs} {told}"
    return _component(
        f"building_{found.name}",
        say.say("label", kind, name=found.name),
        (drawing, box, "art-tile"),
        told,
        (BUILDING_RULES[found.name],),
    )


def _tile(say: Words, name: str) -> Component:
    shown = f"{name}_3_green" if name in HAZARDS else name
    drawing = (_PLATE + tile_face(shown), _PIECE_BOX, "art-piece")
    return _component(name, say.name(name), drawing, say.say("things", name), _TILES[name])


def _breed(say: Words, breed: str) -> Component:
    wide, high = CARD
    kind = next(name for name in CATTLE_NAMES if breed_of(name) == breed)
    ground = box(f"b-{breed}", 0.5, 0.5 - high / 2, wide - 1, high - 1, 5)
    drawing = (ground + face(kind, 0, 0), f"0 {-high / 2:g} {wide:g} {high:g}", "art-piece")
    return _component(breed, say.name(breed), drawing, say.say("things", breed), ("GWT-127",))


def _objective(say: Words) -> Component:
    wide, high = GOAL
    ground = box("plate", 0.6, 0.6, wide - 1.2, high - 1.2, 6)
    drawing = (ground + goal_face("engine_bbgg"), f"0 0 {wide:g} {high:g}", "art-tile")
    return _component(
        "objective",
        say.name("objective_card"),
        drawing,
        say.say("things", "objective"),
        ("GWT-235", "GWT-239", "GWT-242"),
    )


def _master(say: Words, name: str) -> Component:
    wide, high = MASTER
    drawing = (
        master_face(name),
        f"{-wide / 2:g} {-high / 2:g} {wide:g} {high:g}",
        "art-tile master",
    )
    told = f"{upper(master_words(say, name))}."
    return _component(
        f"master_{name}", say.name(f"master_{name}"), drawing, told, ("GWT-173", "GWT-263")
    )


def _auxiliary(say: Words, name: str) -> Component:
    line = tokens(name)
    wide = line_width(line)
    drawing = (effect(line, 0, 0), f"{-wide / 2 - 2:g} -14 {wide + 4:g} 28", "art-tile")
    single, double = action_words(say, name), action_words(say, f"{name}_double")
    told = say.say("things", "auxiliary", single=single, double=double)
    return _component(name, say.name(name), drawing, upper(told), (AUXILIARY_RULES[name],))


def _piece(say: Words, name: str) -> Component:
    content, rules = _PIECES[name]
    drawing = (content, _PIECE_BOX, "art-piece")
    return _component(f"piece_{name}", say.name(name), drawing, say.say("things", name), rules)

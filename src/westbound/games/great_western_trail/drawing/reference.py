"""The reference of all pieces for the rulebook page: drawing, name, what it does, its rules."""

from __future__ import annotations

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
from westbound.games.great_western_trail.drawing.art import cattleman, disc, locomotive
from westbound.games.great_western_trail.drawing.definitions import inlined
from westbound.games.great_western_trail.drawing.effects import effect, line_width, tokens
from westbound.games.great_western_trail.drawing.kansas_city import face as tile_face
from westbound.games.great_western_trail.drawing.layout import MASTER
from westbound.games.great_western_trail.drawing.market import CARD, face
from westbound.games.great_western_trail.drawing.model import breed_of
from westbound.games.great_western_trail.drawing.objectives import CARD as GOAL
from westbound.games.great_western_trail.drawing.objectives import face as goal_face
from westbound.games.great_western_trail.drawing.phrases import action_text, local_text
from westbound.games.great_western_trail.drawing.railway import master_face, master_text
from westbound.games.great_western_trail.drawing.spaces import face as building_face
from westbound.games.great_western_trail.drawing.spaces import size
from westbound.games.great_western_trail.drawing.tips import AUXILIARY_RULES, BUILDING_RULES
from westbound.kit.board import Component
from westbound.kit.svg import centered_rect, el, icon, rect, translate, use
from westbound.kit.texts import Texts, capitalize, texts_of

_PIECE_BOX: Final = "-22 -22 44 44"
_PLATE: Final = centered_rect(40, 40, 6)
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
    "cattleman": (
        el("g", translate(cattleman(0), 0, 16, 1.3), cls="p0"),
        ("GWT-032", "GWT-049"),
    ),
    "engine": (
        el("g", translate(locomotive(3), -1, 9, 1.15), cls="p3"),
        ("GWT-030", "GWT-151"),
    ),
    "disc": (
        el("g", translate(disc(1), 0, 0, 1.7), cls="p1"),
        ("GWT-029", "GWT-093", "GWT-094"),
    ),
    "token": (use("i-token", 0, 0, 2), ("GWT-015", "GWT-075", "GWT-246")),
    "certificate": (use("i-cert", 0, 0, 2.1), ("GWT-082", "GWT-129")),
    "risk": (
        rect("risk", -21, -12, 42, 24, 6) + effect(tokens("any_cert"), 0, 0, "m", 0.9),
        ("GWT-062",),
    ),
    "station": (use("i-station", 0, 0, 2), ("GWT-164", "GWT-166")),
    "crest": (use("i-shield", 0, 0, 2.2), ("GWT-090", "GWT-105")),
}


def components(catalogue: Catalogue) -> list[Component]:
    """Buildings, tiles, cards, station masters, auxiliary actions and the small pieces."""
    texts = texts_of(catalogue)
    both = zip(*PRIVATE_BUILDINGS, strict=True)
    return [
        *(_building(texts, found) for found in NEUTRAL_BUILDINGS),
        *(_building(texts, found) for pair in both for found in pair),
        *(_tile(texts, name) for name in _TILES),
        *(_breed(texts, breed) for breed in BREEDS),
        _objective(texts),
        *(_master(texts, name) for name in MASTER_NAMES),
        *(_auxiliary(texts, name) for name in AUXILIARY),
        *(_piece(texts, name) for name in _PIECES),
    ]


def _component(
    id_: str, name: str, drawing: tuple[str, str, str], text: str, rules: tuple[str, ...]
) -> Component:
    content, view_box, cls = drawing
    return Component(id_, capitalize(name), icon(inlined(content), view_box, cls), text, rules)


def _building(texts: Texts, found: Building) -> Component:
    width, height = size(found)
    view_box = f"{-width / 2 - 3:g} {-height / 2 - 23:g} {width + 6:g} {height + 26:g}"
    drawing = el("g", building_face(found, 0 if found.vp else None), cls="built p0")
    kind = "private" if found.vp else "neutral"
    told = f"{capitalize(local_text(texts, found.name))}."
    if found.vp:
        needs = texts.say("tips", "needs", n=found.craftsmen, vp=found.vp)
        told = f"{needs} {told}"
    return _component(
        f"building_{found.name}",
        texts.say("label", kind, name=found.name),
        (drawing, view_box, "art-tile"),
        told,
        (BUILDING_RULES[found.name],),
    )


def _tile(texts: Texts, name: str) -> Component:
    shown = f"{name}_3_green" if name in HAZARDS else name
    drawing = (_PLATE + tile_face(shown), _PIECE_BOX, "art-piece")
    return _component(name, texts.name(name), drawing, texts.say("things", name), _TILES[name])


def _breed(texts: Texts, breed: str) -> Component:
    width, height = CARD
    kind = next(name for name in CATTLE_NAMES if breed_of(name) == breed)
    ground = rect(f"b-{breed}", 0.5, 0.5 - height / 2, width - 1, height - 1, 5)
    drawing = (ground + face(kind, 0, 0), f"0 {-height / 2:g} {width:g} {height:g}", "art-piece")
    return _component(breed, texts.name(breed), drawing, texts.say("things", breed), ("GWT-127",))


def _objective(texts: Texts) -> Component:
    width, height = GOAL
    ground = rect("plate", 0.6, 0.6, width - 1.2, height - 1.2, 6)
    drawing = (ground + goal_face("engine_bbgg"), f"0 0 {width:g} {height:g}", "art-tile")
    return _component(
        "objective",
        texts.name("objective_card"),
        drawing,
        texts.say("things", "objective"),
        ("GWT-235", "GWT-239", "GWT-242"),
    )


def _master(texts: Texts, name: str) -> Component:
    width, height = MASTER
    drawing = (
        master_face(name),
        f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}",
        "art-tile master",
    )
    told = f"{capitalize(master_text(texts, name))}."
    return _component(
        f"master_{name}", texts.name(f"master_{name}"), drawing, told, ("GWT-173", "GWT-263")
    )


def _auxiliary(texts: Texts, name: str) -> Component:
    line = tokens(name)
    width = line_width(line)
    drawing = (effect(line, 0, 0), f"{-width / 2 - 2:g} -14 {width + 4:g} 28", "art-tile")
    single, double = action_text(texts, name), action_text(texts, f"{name}_double")
    told = texts.say("things", "auxiliary", single=single, double=double)
    return _component(name, texts.name(name), drawing, capitalize(told), (AUXILIARY_RULES[name],))


def _piece(texts: Texts, name: str) -> Component:
    content, rules = _PIECES[name]
    drawing = (content, _PIECE_BOX, "art-piece")
    return _component(f"piece_{name}", texts.name(name), drawing, texts.say("things", name), rules)

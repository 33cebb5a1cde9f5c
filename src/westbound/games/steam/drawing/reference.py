"""The reference of all pieces for the rulebook page: drawing, name, what it does, its rules."""

from __future__ import annotations

from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.steam.components import ACTION_NAMES, ACTION_TILES, COLOURS, LOCOMOTIVE_BASE
from westbound.games.steam.drawing.art import ART, cube, disc, glyph
from westbound.games.steam.drawing.definitions import inlined
from westbound.games.steam.drawing.geometry import outline
from westbound.games.steam.drawing.stock import small_tile
from westbound.games.steam.drawing.tips import ACTION_RULES
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.faces import FACE_CODES, FACE_NAMES, LIMITS, PLACEMENTS
from westbound.kit.board import Component
from westbound.kit.svg import centered_rect, el, icon, path, translate
from westbound.kit.texts import Texts, capitalize, texts_of

_SIZE: Final = 38.0
_BOX: Final = "-40 -36 80 72"


_RIVER: Final = "M-23-13C-11-14-8 0 2 2S16 10 23 13"


def _ground(cls: str) -> str:
    return path(cls, outline(36))


def _city(colour: str, *content: str) -> str:
    return _ground("rim") + path(f"fill c-{colour}", outline(33)) + "".join(content)


def _in_colour(colour: str, x: float, y: float, scale: float = 1) -> str:
    return el("g", translate(glyph(colour), x, y, scale), cls=f"g-{colour}")


_PIECES: Final = {
    "city": (
        _city(
            "purple",
            _in_colour("purple", 0, -18),
            translate(cube("red"), -15, 8),
            translate(cube("blue"), 0, 8),
            translate(cube("gray"), 15, 8),
        ),
        ("STM-018", "STM-019"),
    ),
    "town": (_ground("plains") + translate(ART["town"], 0, 0, 1.6), ("STM-017", "STM-140")),
    "hills": (
        _ground("hills")
        + path("hill", "M-22 4C-15-10-9-12-2-8S14-2 20 4M-4 20c4-9 8-11 13-8s8 5 11 8")
        + path("hachures", "M-4-6l3 6M3-5l3 6M10-2l2 5M12 14l2 5"),
        ("STM-014", "STM-140"),
    ),
    "river": (
        _ground("plains") + path("river-edge", _RIVER) + path("river", _RIVER),
        ("STM-016", "STM-140"),
    ),
    "new_city": (
        _city("gray", _in_colour("gray", 0, -4, 2), translate(ART["growth"], -14, -20)),
        ("STM-012", "STM-190", "STM-194"),
    ),
    "growth": (translate(ART["growth"], 0, 0, 3), ("STM-013", "STM-200", "STM-201")),
    "token": (el("g", translate(disc(1), 0, 0, 2.2), cls="p1"), ("STM-013", "STM-151")),
    "locomotive": (translate(ART["loco"], 0, 3, 1.5), ("STM-210", "STM-211", "STM-212")),
    "bag": (translate(ART["bag"], 0, 0, 3), ("STM-011", "STM-221")),
}


def components(catalogue: Catalogue) -> list[Component]:
    """Faces of track tiles, cubes, action tiles, and what lies on the map."""
    texts = texts_of(catalogue)
    return [
        *(_piece(texts, name) for name in _PIECES),
        *(_cube(texts, colour) for colour in COLOURS),
        *(_action(texts, number, name) for number, name in enumerate(ACTION_NAMES, 1)),
        *(_face(texts, face) for face in FACE_NAMES),
    ]


def _piece(texts: Texts, name: str) -> Component:
    drawing, rules = _PIECES[name]
    art = icon(drawing, _BOX, "art-piece")
    return Component(
        f"piece_{name}", capitalize(texts.say("things", name)), art, texts.say("about", name), rules
    )


def _cube(texts: Texts, colour: str) -> Component:
    name = texts.say("things", "cube", colour=texts.term(colour))
    art = icon(translate(cube(colour), 0, 0, 3), _BOX, "art-piece")
    told = texts.say("about", "cube", colour=texts.term(colour))
    return Component(f"cube_{colour}", capitalize(name), art, told, ("STM-011", "STM-213"))


def _action(texts: Texts, number: int, name: str) -> Component:
    face = centered_rect(70, 46, 6) + text(0, 8, str(number), "t-title")
    art = icon(face, _BOX, "art-piece")
    told = " ".join((texts.say("powers", name), *_only_in_one_game(texts, name)))
    return Component(f"action_{name}", texts.term(name), art, told, (ACTION_RULES[name],))


def _only_in_one_game(texts: Texts, action: str) -> list[str]:
    """What an action tile costs in the base game, or does instead in the standard game."""
    cost = next(tile.cost for tile in ACTION_TILES if tile.id == action)
    if cost:
        return [texts.say("about", "action_cost", cost=texts.money(cost))]
    if action == "locomotive":
        return [texts.say("about", "action_cost_by_level", cost=texts.money(LOCOMOTIVE_BASE))]
    return [texts.say("about", "action_standard")] if action == "turn_order" else []


def _face(texts: Texts, face: str) -> Component:
    placement = next(p for p in PLACEMENTS[1:] if p.face == FACE_CODES[face])
    art = icon(inlined(small_tile(face), _SIZE), _BOX, "art-piece")
    count = next(pieces for faces, pieces in LIMITS[placement.face] if len(faces) == 1)
    told = texts.say("about", "face", cost=texts.money(placement.cost), count=count)
    return Component(f"face_{face}", texts.title(f"face_{face}"), art, told, ("STM-010", "STM-140"))

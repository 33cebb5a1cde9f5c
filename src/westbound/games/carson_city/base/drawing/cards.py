"""The character cards of the match: portrait, number and side, power in signs, money limit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from westbound.engine.grammar import money
from westbound.games.carson_city.base.drawing.art import portrait
from westbound.games.carson_city.base.drawing.card_powers import powers_of, signs_of
from westbound.games.carson_city.base.drawing.effect_line import effect, effects, in_language
from westbound.games.carson_city.base.drawing.layout import CARD_HEIGHT, CARDS_Y, MAP_X, card_width
from westbound.games.carson_city.base.drawing.part_drawing import Powers
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.type_scale import lines_of, paragraph, text
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.observation import CardView, View
from westbound.games.carson_city.state import RED
from westbound.kit.svg import (
    Point,
    classes,
    el,
    number,
    path,
    target,
    translate,
    use,
    void,
)
from westbound.kit.texts import Texts

FACE: Final[dict[str, Character]] = {face.face: face for face in FACES if face.name}
GAP: Final = 4
_NEWSBOY: Final = 0
_HALF: Final = CARD_HEIGHT / 2


def shown_faces(view: View, card: CardView) -> list[str]:
    """The sides that can be seen: card 14 shows both until somebody has chosen one (CC-201)."""
    if card["seat"] is not None and len(card["face"]) > 1:
        return [face for face in card["face"] if face == view["seats"][card["seat"]]["face"]]
    return card["face"]


def is_borrowed(view: View, card: CardView) -> bool:
    """Whether it is the Newsboy's second card (CC-173)."""
    seat = card["seat"]
    return (
        seat is not None
        and card["number"] != _NEWSBOY
        and view["seats"][seat]["borrowed"] is not None
    )


def card_signs(scene: Scene) -> set[str]:
    """The signs that the cards need and not every picture defines."""
    found = {"card"} if any(card["number"] == _NEWSBOY for card in scene.view["cards"]) else set()
    for card in scene.view["cards"]:
        for face in card["face"]:
            found |= signs_of(powers_of(face, scene.parts))
    return found


def cards(scene: Scene) -> str:
    """The cards of the match side by side; a taken one carries its taker's marker."""
    view = scene.view
    width = card_width(len(view["cards"]))
    drawn = []
    for index, card in enumerate(view["cards"]):
        both = len(shown_faces(view, card)) > 1
        place = Point(MAP_X - 5 + index * (width + GAP), CARDS_Y)
        drawn.append((_both_sides if both else _one_side)(scene, card, width, place))
    return el("g", *drawn, cls="cards")


# --- a card on one side


def _one_side(scene: Scene, card: CardView, width: float, place: Point) -> str:
    texts, taker = scene.texts, card["seat"]
    face = FACE[shown_faces(scene.view, card)[0]]
    facts, seal = list(card_facts(texts, face)), ""
    if taker is not None:
        borrowed = is_borrowed(scene.view, card)
        seal = _seal(taker, borrowed)
        key = "borrowed" if borrowed else "taken"
        facts.append(texts.say("label", key, name=scene.names[taker]))
    return target(
        f"character:{face.name}",
        ", ".join(facts),
        _plank(width, 0, CARD_HEIGHT),
        _face(texts.term(face.name), face, _powers(scene, face), texts.language, width),
        seal,
        cls=classes("card", _side(face), "" if taker is None else f"taken p{taker}"),
        at=place,
    )


def _powers(scene: Scene, face: Character) -> Powers:
    language = scene.texts.language
    return tuple(in_language(row, language) for row in powers_of(face.face, scene.parts))


@lru_cache(maxsize=16)
def _seal(taker: int, borrowed: bool) -> str:
    """The taker's marker, with a small card on one that the Newsboy has borrowed."""
    disc = void("circle", cls="m-disc", cx=13, cy=84, r=9.5)
    return disc + use(f"m-{taker}", 13, 84) + (use("g-card", 13, 65, 0.85) if borrowed else "")


def card_facts(texts: Texts, face: Character) -> Iterable[str]:
    """Name, number, side, limit and power in words."""
    yield texts.title(face.name)
    yield texts.say("label", "number", number=face.order_number)
    yield texts.say("label", "red" if face.side == RED else "yellow")
    yield limit_words(texts, "label", face)
    yield texts.say("characters", face.face).rstrip(".")


def limit_words(texts: Texts, table: str, face: Character) -> str:
    """The Newsboy has the limit of the borrowed card, on red minus 5 (CC-174)."""
    if face.number != _NEWSBOY:
        return texts.say(table, "limit", number=face.order_number, limit=face.limit)
    key = "borrowed_limit_less" if face.share else "borrowed_limit"
    return texts.say(table, key, number=face.order_number, less=face.share)


def _side(face: Character) -> str:
    return "side-red" if face.side == RED else "side-yellow"


def _plank(width: float, top: float, height: float) -> str:
    return void("rect", cls="plank", y=top, width=width, height=height, rx=5)


def numeral(face: Character, x: float = 13, y: float = 13.5) -> str:
    """The number: on a disc on the yellow side, on a diamond on the red one."""
    if face.side == RED:
        shape = path("order", f"M{number(x)} {number(y - 11.5)}l11 11.5-11 11.5-11-11.5z")
    else:
        shape = void("circle", cls="order", cx=x, cy=y, r=9.5)
    return shape + text(x, y + 4.1, str(face.order_number), "t-figure", tone="order-number")


@lru_cache(maxsize=1024)
def _face(name: str, face: Character, powers: Powers, language: str, width: float) -> str:
    max_width = width - 30
    lines = lines_of(name, "t-name", max_width)
    top = 17.5 if len(lines) == 1 else 12.5
    small = width < 90
    bust = translate(
        portrait(face.name), 25 if small else 28, 88 if small else 87, 0.9 if small else 1
    )
    foot = width - 35
    return "".join(
        (
            numeral(face),
            paragraph((width + 22) / 2, top, lines, "t-name", max_width=max_width),
            el("g", bust, cls="bust"),
            effects(powers, width - 22.5, 49),
            path("rule", f"M{number(foot)} 71h28"),
            _limit(face, language, foot + 2, 83.5),
        )
    )


def _limit(face: Character, language: str, x: float, y: float) -> str:
    purse = use("g-purse", x, y, 0.8)
    if face.number == _NEWSBOY:
        return purse + use("g-card", x + 17, y, 0.8)
    limit = money(face.limit, language)
    return purse + text(x + 6, y + 4.5, limit, "t-figure", anchor="s", max_width=25.5)


# --- card 14 before its side is chosen: two halves, each to be picked


def _both_sides(scene: Scene, card: CardView, width: float, place: Point) -> str:
    x, y = place
    halves = [
        _half(scene, FACE[name], width, Point(x, y + index * (_HALF + 1)))
        for index, name in enumerate(card["face"])
    ]
    return el("g", *halves, cls="both-sides")


def _half(scene: Scene, face: Character, width: float, place: Point) -> str:
    name, middle = scene.texts.term(face.name), (width + 34) / 2
    powers = _powers(scene, face)
    line = tuple(token for row in powers for token in row if token != "/")
    return target(
        f"character:{face.name}",
        ", ".join(card_facts(scene.texts, face)),
        _plank(width, 0, _HALF - 1),
        el("g", translate(portrait(face.name), 19, 43, 0.66), cls="bust"),
        numeral(face, 11, 11.5),
        text(middle, 13.5, name, "t-name", max_width=width - 38),
        effect(line, middle, 24.5),
        _limit(face, scene.texts.language, middle - 12, 39.5),
        cls=classes("card", _side(face)),
        at=place,
    )

"""The character cards of the match: portrait, number and side, power in signs, money limit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.drawing.card_powers import CARD_POWERS, signs_of
from westbound.games.carson_city.drawing.effects import effect, effects
from westbound.games.carson_city.drawing.layout import CARD_HEIGHT, CARDS_Y, MAP_X, card_width
from westbound.games.carson_city.drawing.portraits import portrait
from westbound.games.carson_city.drawing.svg import (
    lines_of,
    moved,
    number,
    paragraph,
    safe,
    text,
    use,
)
from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.observation import CardView, View
from westbound.games.carson_city.state import RED

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


def card_signs(view: View) -> frozenset[str]:
    """The variants' signs that the cards need."""
    faces = [face for card in view["cards"] for face in card["face"]]
    found = frozenset().union(*map(signs_of, faces))
    return found | {"card"} if any(c["number"] == _NEWSBOY for c in view["cards"]) else found


def cards(view: View, words: Words, names: Sequence[str]) -> str:
    """The cards of the match side by side; a taken one carries its taker's marker."""
    width = card_width(len(view["cards"]))
    drawn = []
    for index, card in enumerate(view["cards"]):
        x = number(MAP_X - 5 + index * (width + GAP))
        both = _both_sides if len(shown_faces(view, card)) > 1 else _one_side
        place = f'transform="translate({x} {CARDS_Y})"'
        drawn.append(both(view, words, names, card, width, place))
    return f'<g class="cards">{"".join(drawn)}</g>'


# --- a card on one side


def _one_side(
    view: View, words: Words, names: Sequence[str], card: CardView, width: float, place: str
) -> str:
    face = FACE[shown_faces(view, card)[0]]
    taker, classes, seal = card["seat"], f"card {_side(face)}", ""
    told = list(card_facts(words, face))
    if taker is not None:
        borrowed = is_borrowed(view, card)
        classes += f" taken p{taker}"
        seal = f'<circle class="m-disc" cx="13" cy="84" r="9.5"/>{use(f"m-{taker}", 13, 84)}'
        seal += use("g-card", 13, 65, 0.85) if borrowed else ""
        told.append(words.say("label", "borrowed" if borrowed else "taken", name=names[taker]))
    return (
        f"{_opening(words, face, classes, told)} {place}>{_plank(width, 0, CARD_HEIGHT)}"
        f"{_face(words, face, width)}{seal}</g>"
    )


def card_facts(words: Words, face: Character) -> Iterable[str]:
    """Name, number, side, limit and power in words."""
    yield words.title(face.name)
    yield words.say("label", "number", number=face.number)
    yield words.say("label", "red" if face.side == RED else "yellow")
    yield limit_words(words, "label", face)
    yield words.say("characters", face.face).rstrip(".")


def limit_words(words: Words, table: str, face: Character) -> str:
    """The Newsboy has the limit of his borrowed card, on red minus 5 (CC-174)."""
    if face.number != _NEWSBOY:
        return words.say(table, "limit", number=face.number, limit=face.limit)
    key = "borrowed_limit_less" if face.share else "borrowed_limit"
    return words.say(table, key, number=face.number, less=face.share)


def _side(face: Character) -> str:
    return "side-red" if face.side == RED else "side-yellow"


def _opening(words: Words, face: Character, classes: str, told: list[str]) -> str:
    return (
        f'<g id="character-{face.name}" class="{classes}" data-target="character:{face.name}" '
        f'role="img" aria-label="{safe(", ".join(told))}"'
    )


def _plank(width: float, top: float, height: float) -> str:
    return (
        f'<rect class="plank" y="{number(top)}" width="{number(width)}" '
        f'height="{number(height)}" rx="5"/>'
    )


def numeral(face: Character, x: float = 13, y: float = 13.5) -> str:
    """The number: on a disc on the yellow side, on a diamond on the red one."""
    if face.side == RED:
        shape = (
            f'<path class="order" d="M{number(x)} {number(y - 11.5)}l11 11.5-11 11.5-11-11.5z"/>'
        )
    else:
        shape = f'<circle class="order" cx="{number(x)}" cy="{number(y)}" r="9.5"/>'
    return shape + text(x, y + 4.1, str(face.number), "t-figure", tone="order-number")


def _face(words: Words, face: Character, width: float) -> str:
    room = width - 30
    lines = lines_of(words.term(face.name), "t-name", room)
    top = 17.5 if len(lines) == 1 else 12.5
    small = width < 90
    bust = moved(portrait(face.name), 25 if small else 28, 88 if small else 87, 0.9 if small else 1)
    foot = width - 35
    return (
        f"{numeral(face)}{paragraph((width + 22) / 2, top, lines, 't-name', room=room)}"
        f'<g class="bust">{bust}</g>'
        f"{effects(CARD_POWERS[face.face], width - 22.5, 49)}"
        f'<path class="rule" d="M{number(foot)} 71h28"/>{_limit(face, foot + 2, 83.5)}'
    )


def _limit(face: Character, x: float, y: float) -> str:
    purse = use("g-purse", x, y, 0.8)
    if face.number == _NEWSBOY:
        return purse + use("g-card", x + 17, y, 0.8)
    return purse + text(x + 6, y + 4.5, f"${face.limit}", "t-figure", anchor="s", room=25.5)


# --- card 14 before its side is chosen: two halves, each to be picked


def _both_sides(
    view: View, words: Words, names: Sequence[str], card: CardView, width: float, place: str
) -> str:
    halves = "".join(
        _half(words, FACE[name], width, index * (_HALF + 1))
        for index, name in enumerate(card["face"])
    )
    return f'<g class="both-sides" {place}>{halves}</g>'


def _half(words: Words, face: Character, width: float, top: float) -> str:
    told = list(card_facts(words, face))
    middle = (width + 34) / 2
    power = tuple(token for row in CARD_POWERS[face.face] for token in row if token != "/")
    return (
        f"{_opening(words, face, f'card {_side(face)}', told)}>{_plank(width, top, _HALF - 1)}"
        f'<g class="bust">{moved(portrait(face.name), 19, top + 43, 0.66)}</g>'
        f"{numeral(face, 11, top + 11.5)}"
        f"{text(middle, top + 13.5, words.term(face.name), 't-name', room=width - 38)}"
        f"{effect(power, middle, top + 24.5)}{_limit(face, middle - 12, top + 39.5)}</g>"
    )

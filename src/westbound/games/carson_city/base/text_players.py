"""The players' side of the text board: cards, pieces in hand, what lies with their cowboys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from westbound.games.carson_city.base.rules.choose_characters import faces_of
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.base.text_plat import WHITE, tile_code
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import Character, face_index
from westbound.games.carson_city.characters.dynamite import supply
from westbound.games.carson_city.characters.names import ORDER_NUMBERS
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.secrets import handed_in
from westbound.games.carson_city.state import NO_CARD, NOT_HERE, NOWHERE, RED, CarsonState
from westbound.games.carson_city.text_part import Table, labelled, listed
from westbound.kit.text_board import MARKS, fit, pad
from westbound.kit.texts import Texts

# The cards that bring dynamite: 9, and 10 on its red side.
_PROSPECTOR: Final = 9
_GUNSMITH: Final = 10
_RED_MARK: Final = " r"  # in every language: red, roja, rosso
_NAME: Final = 14
# columns of the figures, each with a blank before it; those of `_LEFT` begin at the left
COLUMNS: Final = {
    "money": 5, "vp": 3, "cowboys": 8, "revolvers": 3, "firepower": 4, "roads": 5, "land": 4,
    "card": 16, "limit": 5,
}  # fmt: skip
_LEFT: Final = ("cowboys", "card")

# --- the cards and the supplies


def cards(table: Table) -> list[str]:
    """The cards laid out with number and side, and whose they are this round."""
    items = []
    for number, side in enumerate(table.state.sides):
        if side != NOT_HERE:
            faces = "/".join(_name(face, table.texts) for face in faces_of(table.state, number))
            takers = "".join(MARKS[seat] for seat in _takers(table.state, number))
            items.append(f"{ORDER_NUMBERS[number]} {faces} {takers}")
    return labelled(table.texts, "cards", items, stop=18) if items else []


def _name(face: Character, texts: Texts, columns: int | None = None) -> str:
    """Such as "Sheriff r", cut if need be; the two sides of card 14 have names of their own."""
    side = _RED_MARK if face.side == RED and face.face != face.name else ""
    name = texts.term(face.name)
    return name + side if columns is None else fit(name, columns - len(side)).rstrip() + side


def _takers(state: CarsonState, number: int) -> list[int]:
    return [
        seat
        for seat in range(state.setup.players)
        if number in (state.character[seat], state.borrowed[seat])
    ]


def supplies(table: Table) -> list[str]:
    """What is left for everybody."""
    state, texts = table.state, table.texts
    items = []
    if state.sides[_PROSPECTOR] != NOT_HERE or state.sides[_GUNSMITH] == RED:
        items.append(f"{texts.say('tokens', 'dynamite')} {supply(state)}")
    for part in table.parts:
        items += part.supplies(state, texts)
    return labelled(texts, "left", items, stop=15) if items else []


# --- one line for each player, and more where there is more


def players(table: Table) -> Iterator[str]:
    state, texts = table.state, table.texts
    heads = {column: texts.say("players", column) for column in COLUMNS}
    yield f"  {pad(texts.say('players', 'player'), _NAME + 2)}{_row(heads)}"
    decides = state.agenda[-1].deciders() if state.agenda else ()
    sealed = handed_in(state)
    for seat in range(state.setup.players):
        arrow = "→" if seat in decides else " "
        figures = _row(_figures(state, texts, seat))
        yield f"{arrow} {MARKS[seat]} {fit(table.names[seat], _NAME)}{figures}"
        yield from _extras(table, seat)
        if sealed[seat]:
            yield f"    {texts.say('seat', 'handed_in')}"


def _row(figures: Mapping[str, str]) -> str:
    return "".join(
        " " + pad(figure, COLUMNS[column], right=column not in _LEFT)
        for column, figure in figures.items()
    )


def _figures(state: CarsonState, texts: Texts, seat: int) -> dict[str, str]:
    figures = {
        "money": texts.money(state.money[seat]),
        "vp": str(state.vp[seat]),
        "cowboys": _cowboys_in_hand(state, seat),
        "revolvers": f"{state.revolvers[seat]}{'+3' if state.ammunition == seat else ''}",
        "firepower": str(firepower(state, seat)),
        "roads": str(state.roads[seat]),
        "land": str(state.property_left[seat]),
        "card": "-",
    }
    if state.card[seat] != NO_CARD:  # CC-173: the Newsboy's is the borrowed one
        figures["card"] = _name(state.power(seat), texts, COLUMNS["card"])
        figures["limit"] = texts.money(money_limit(state, seat))
    return figures


def _cowboys_in_hand(state: CarsonState, seat: int) -> str:
    white = WHITE if state.white_owner == seat and state.white_at == NOWHERE else ""
    return f"{state.reserve[seat]:>2}{white} (+{state.general[seat]})"


def _extras(table: Table, seat: int) -> list[str]:
    """What only some players have, on lines of their own."""
    state, texts = table.state, table.texts
    kept = [tile_code(texts, code) for code in state.kept[seat]]
    lines = listed(texts.say("seat", "kept"), kept, join="", stop=3)
    if state.doubled[seat]:
        building = texts.term(TILE_NAMES[state.doubled[seat]])
        lines.append(f"    {texts.say('seat', 'doubles', building=building)}")
    lines += listed(texts.say("seat", "has"), _tokens(table, seat))
    for part in table.parts:
        lines += part.seat_lines(state, seat, texts, own=seat == table.viewer)
    return lines


def _tokens(table: Table, seat: int) -> list[str]:
    state, texts = table.state, table.texts
    items = [
        *_with_cowboys(texts.say("tokens", "dynamite"), state.dynamite[seat], state.charged[seat]),
        *_with_cowboys(texts.say("tokens", "no_duel"), state.no_duel[seat], state.quiet[seat]),
    ]
    if state.borrowed[seat] != NO_CARD:
        card = _name(FACES[face_index(state.character[seat], 0)], texts)
        items.append(texts.say("seat", "borrowed", card=card))
    if state.later[seat]:
        items.append(texts.say("seat", "points_later"))
    for part in table.parts:
        items += part.tokens(state, seat, texts)
    return items


def _with_cowboys(name: str, count: int, places: int) -> list[str]:
    """How many are in hand, and which lie with cowboys: "dynamite 1 (C4 gambling)"."""
    if not count and not places:
        return []
    names = " ".join(LOCATION_NAMES[place] for place in members(places))
    return [f"{name} {count}" + (f" ({names})" if names else "")]


def orders(table: Table) -> str:
    state = table.state
    order = {"choosing": state.order, "placing": state.track, "passed": state.passed}
    marks = {name: " ".join(MARKS[s] for s in seats) or "-" for name, seats in order.items()}
    return table.texts.say("lists", "order", **marks)

"""The players' side of the text board: cards, pieces in hand, what lies with their cowboys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westbound.engine.terminal_width import fit
from westbound.games.carson_city.base.rules.choose_characters import faces_of
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import Character, face_index
from westbound.games.carson_city.characters.dynamite import supply
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.locations import FIRST_CORRAL, LOCATION_NAMES
from westbound.games.carson_city.secrets import handed_in
from westbound.games.carson_city.state import NO_CARD, NOBODY, NOT_HERE, NOWHERE, RED, CarsonState
from westbound.games.carson_city.text_lines import CODES, MARKS, WHITE, flow, listed
from westbound.games.carson_city.variants.horses.components import CORRALS
from westbound.games.carson_city.variants.horses.rules import horses_left, in_corral, rodeo_points
from westbound.games.carson_city.variants.new_beginning.components import ITEM_NAMES
from westbound.games.carson_city.variants.new_beginning.rules import points_left, sheets_are_sealed

# The cards that bring dynamite: 9, and 10 on its red side.
_PROSPECTOR: Final = 9
_GUNSMITH: Final = 10

# --- the cards and the supplies


def cards(state: CarsonState) -> list[str]:
    """The cards laid out with number and side, and whose they are this round."""
    items = []
    for number, side in enumerate(state.sides):
        if side != NOT_HERE:
            faces = "/".join(_name(face) for face in faces_of(state, number))
            takers = "".join(MARKS[seat] for seat in _takers(state, number))
            items.append(f"{number} {faces} {takers}")
    return flow("Cards", items, stop=18) if items else []


def _name(face: Character) -> str:
    """Such as "Sheriff r"; the two sides of card 14 have names of their own."""
    side = " r" if face.side == RED and face.face != face.name else ""
    return face.name.replace("_", " ").title() + side


def _takers(state: CarsonState, number: int) -> list[int]:
    return [
        seat
        for seat in range(state.setup.players)
        if number in (state.character[seat], state.borrowed[seat])
    ]


def supplies(state: CarsonState) -> list[str]:
    """What is left of dynamite and horses, and the pile of played duel tiles."""
    items = []
    if state.sides[_PROSPECTOR] != NOT_HERE or state.sides[_GUNSMITH] == RED:
        items.append(f"dynamite {supply(state)}")
    if state.setup.horses:
        items.append(f"horses {horses_left(state)}")
    if state.setup.duel_tiles:
        items.append(f"played duel tiles {_tiles(state.pile)} (+{len(state.pile_mixed)} mixed)")
    return flow("Left", items, stop=15) if items else []


def _tiles(tiles: Sequence[int]) -> str:
    return " ".join(map(str, tiles)) or "-"


# --- one line for each player, and more where there is more


def players(state: CarsonState, names: Sequence[str], viewer: int | None) -> Iterator[str]:
    yield "  Player           Money  VP Cowboys  Rev Fire Roads Land Card             Limit"
    decides = state.agenda[-1].deciders() if state.agenda else ()
    sealed = handed_in(state)
    for seat in range(state.setup.players):
        arrow = "→" if seat in decides else " "
        yield (
            f"{arrow} {MARKS[seat]} {fit(names[seat], 14)} {f'${state.money[seat]}':>5}"
            f" {state.vp[seat]:>3} {_cowboys_in_hand(state, seat):<8}"
            f" {_revolvers(state, seat):>3} {firepower(state, seat):>4} {state.roads[seat]:>5}"
            f" {state.property_left[seat]:>4} {_card(state, seat)}"
        )
        yield from _extras(state, seat, seen=seat == viewer)
        if sealed[seat]:
            yield "    handed in, still sealed"


def _cowboys_in_hand(state: CarsonState, seat: int) -> str:
    white = WHITE if state.white_owner == seat and state.white_at == NOWHERE else ""
    return f"{state.reserve[seat]:>2}{white} (+{state.general[seat]})"


def _revolvers(state: CarsonState, seat: int) -> str:
    return f"{state.revolvers[seat]}{'+3' if state.ammunition == seat else ''}"


def _card(state: CarsonState, seat: int) -> str:
    """The face in use; CC-173: the Newsboy's is the borrowed one."""
    if state.card[seat] == NO_CARD:
        return "-"
    return f"{_name(state.power(seat)):<16} {f'${money_limit(state, seat)}':>5}"


def _extras(state: CarsonState, seat: int, *, seen: bool) -> list[str]:
    """What only some players have, on lines of their own."""
    items = [CODES[code] for code in state.kept[seat]]
    lines = flow("    kept ", items, stop=3) if items else []
    if state.doubled[seat]:
        lines.append(f"    doubles the income of each {TILE_NAMES[state.doubled[seat]]}")
    lines += listed("has", _tokens(state, seat))
    if state.setup.horses:
        lines += listed("horse", _horses(state, seat))
    if state.setup.duel_tiles:
        lines += listed("tiles", _hand(state, seat))
    if seen and sheets_are_sealed(state):
        lines += listed("sheet", _sheet(state, seat))
    return lines


def _tokens(state: CarsonState, seat: int) -> list[str]:
    items = [
        *_with_cowboys("dynamite", state.dynamite[seat], state.charged[seat]),
        *_with_cowboys("no-duel tokens", state.no_duel[seat], state.quiet[seat]),
    ]
    if state.borrowed[seat] != NO_CARD:
        items.append(f"{_name(FACES[face_index(state.character[seat], 0)])} with a borrowed card")
    if state.later[seat]:
        items.append("VP at the end of the round")
    if state.sharpshooter[seat]:
        items.append("sharpshooter")
    return items


def _with_cowboys(name: str, count: int, places: int) -> list[str]:
    """How many are in hand, and which lie with cowboys: "dynamite 1 (C4 gambling)"."""
    if not count and not places:
        return []
    names = " ".join(LOCATION_NAMES[place] for place in members(places))
    return [f"{name} {count}" + (f" ({names})" if names else "")]


def _horses(state: CarsonState, seat: int) -> list[str]:
    corrals = []
    for corral in range(CORRALS):
        cowboy = MARKS[seat] if state.at[seat] >> (FIRST_CORRAL + corral) & 1 else ""
        corrals.append(f"{in_corral(state, seat, corral)}{cowboy}")
    return [
        f"in hand {state.horses[seat]}",
        f"corrals {' '.join(corrals)}",
        f"rodeo points {rodeo_points(state, seat)}",
        f"rodeo tokens {state.rodeos[seat]}",
    ]


def _hand(state: CarsonState, seat: int) -> list[str]:
    """CC-225: the own hand by its values, of others only how many; the sum while it is known."""
    hand, down = state.hands[seat], state.sealed[seat]
    shown = str(len(hand)) if NOBODY in hand else _tiles(hand)
    items = [f"in hand {shown}"]
    if state.announced[seat] != NOBODY:
        items.append(f"sum {state.announced[seat]}")
    if down and not (state.setup.kit_carson and state.phase == 2):
        items.append(f"face down {len(down) if NOBODY in down else _tiles(down)}")
    return items


def _sheet(state: CarsonState, seat: int) -> list[str]:
    sheet = zip(ITEM_NAMES, state.sheets[seat], strict=True)
    chosen = [f"{name} {count}" for name, count in sheet if count]
    return [*chosen, f"points left {points_left(state, seat)}"]


def orders(state: CarsonState) -> Iterator[str]:
    def seats(order: Sequence[int]) -> str:
        return " ".join(MARKS[seat] for seat in order) or "-"

    yield (
        f"Order of choosing {seats(state.order)} · of placing {seats(state.track)}"
        f" · passed {seats(state.passed)}"
    )

"""Printed actions without words: signs and figures in a line, made from the data of the action.

A token is a sign (`@engine`), a card of a breed (`#jersey`), money (`$2`), or plain text.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from westbound.games.great_western_trail.actions import (
    ACTION_CODES,
    ACTIONS,
    ALL,
    AN_OBJECTIVE,
    ANY_CATTLE,
    ANY_DISTANCE,
    NO_CARD,
    PAIR,
    Action,
    Amount,
)
from westbound.games.great_western_trail.components import BREEDS, Building
from westbound.games.great_western_trail.drawing.art import LETTER, SIGN_WIDTH
from westbound.games.great_western_trail.drawing.type_scale import text, width_of
from westbound.kit.svg import centered_rect, el, rect, translate, translation, use

Tokens = tuple[str, ...]
GAP: Final = 2.5
_UNIT: Final = {
    "engineer": "@wrench",
    "cowboy": "@hat",
    "craftsman": "@hammer",
    "own_building_in_woods": "@woods",
    "teepee_pair": "@teepees",
}
_DISCARD: Final = {ANY_CATTLE: "@any", PAIR: "@pair", AN_OBJECTIVE: "@objective"}


def _amount(amount: Amount, sign: str = "") -> Tokens:
    """`2`, `2 for each engineer`, or `as far as it goes`."""
    if amount.unit != "one":
        times = (f"{sign}{amount.each}×",) if sign or amount.each > 1 else ("×",)
        return (*times, _UNIT[amount.unit])
    return ("@top",) if amount.each == ALL else (f"{sign}{amount.each}",)


def _up_to(amount: Amount) -> Tokens:
    return (_UNIT[amount.unit],) if amount.unit != "one" else (f"+{amount.each}",)


def _certificates(amount: Amount) -> Tokens:
    if amount.unit == "one" and 1 < amount.each < ALL:
        return ("@cert",) * amount.each
    return ("@cert",) if amount == Amount(1) else ("@cert", *_amount(amount))


def _question(action: Action) -> Tokens:
    """The sign of the decision an action leads to."""
    each = action.amount.each
    match action.asks:
        case "move_engine":
            return ("@engine", *_up_to(action.amount))
        case "hire":
            return ("@worker", *((f"{'+' if each > 0 else '−'}${abs(each)}",) if each else ()))
        case "place_building":
            return ("@build", f"${each}", "@hammer")
        case "buy_cattle":
            return ("@buy",)
        case "remove_hazard":
            return ("@hazard", f"−${each}") if each else ("@hazard",)
        case "trade":
            return ("@trade",)
        case "auxiliary":
            return ("@aux", "1–2")
        case "move_herd":
            return ("@move", f"+{each}")
        case "move_free":
            return ("@free", f"+{each}")
        case "take_objective":
            return ("@objective_gain",)
        case "draw_discard":
            return ("@draw", *_amount(action.amount))
        case "extraordinary_delivery":
            return ("@deliver",)
        case "upgrade_station":
            return ("@upgrade",)
        case "copy_adjacent_building":
            return ("@copy",)
        case "trash_hand_cards":
            return ("@trash", *((str(each),) if each > 1 else ()))
    return ()


@cache
def tokens(name: str) -> Tokens:
    """What an action asks for, an arrow, and what it brings."""
    action = ACTIONS[ACTION_CODES[name]]
    cost: Tokens = (f"−${action.pay}",) if action.pay else ()
    if action.discard != NO_CARD:
        cost += (_DISCARD.get(action.discard) or f"#{BREEDS[action.discard]}",)
    if action.back:
        cost += ("@engine", "−?" if action.back == ANY_DISTANCE else f"−{action.back}")
    reward = _gains(action) + _question(action)
    return (*cost, "@arrow", *reward) if cost else reward


def _gains(action: Action) -> Tokens:
    """Certificates and dollars; what both are multiplied with is shown once."""
    amounts = (*action.certificates, *action.dollars)
    units = {amount.unit for amount in amounts}
    if len(amounts) > 1 and units != {"one"}:
        (unit,) = units
        certificates = ("@cert",) * sum(amount.each for amount in action.certificates)
        money = tuple(f"${amount.each}" for amount in action.dollars)
        return (*certificates, *money, "×", _UNIT[unit])
    found: Tokens = ()
    for amount in action.certificates:
        found += _certificates(amount)
    for amount in action.dollars:
        found += _amount(amount, "$")
    return found


# --- drawing


def token_width(token: str) -> float:
    if token[0] == "@":
        return SIGN_WIDTH[token[1:]]
    if token[0] == "#":
        return 14
    if "$" in token:
        return width_of(token, "t-figure") + 7
    return width_of(token, "t-figure")


def line_width(line: Tokens) -> float:
    return sum(map(token_width, line)) + GAP * (len(line) - 1)


def small_card(breed: str) -> str:
    """A cattle card by its colour and letter."""
    letter = text(0, 5, LETTER[breed], "t-letter", tone=f"on-{breed}")
    return rect(f"b-{breed}", -7, -9.5, 14, 19, 2) + letter


def pill(token: str) -> str:
    """Money: what is gained on brass, what is paid on paper."""
    tone = "cost" if token[0] == "−" else "coin"
    figure = text(0, 4.8, token, "t-figure", tone=f"on-{tone}")
    return centered_rect(token_width(token), 18, 5, tone) + figure


PILLS: Final = tuple(f"${n}" for n in range(1, 11)) + tuple(f"−${n}" for n in range(1, 8))
DEFINED: Final = {
    **{f"k-{breed}": small_card(breed) for breed in LETTER},
    **{f"d-{token.replace('−$', 'm').removeprefix('$')}": pill(token) for token in PILLS},
}


def _draw(token: str, x: float, y: float) -> str:
    if token[0] == "@":
        return use(f"i-{token[1:]}", x, y)
    if token[0] == "#":
        return use(f"k-{token[1:]}", x, y)
    if token in PILLS:
        return use(f"d-{token.replace('−$', 'm').removeprefix('$')}", x, y)
    if "$" in token:
        return translate(pill(token), x, y)
    return text(x, y + 4.8, token, "t-figure")


@cache
def effect(line: Tokens, x: float, y: float, anchor: str = "m", scale: float = 1) -> str:
    """The tokens in a line; y is their middle, x their left end or middle."""
    left = 0 if anchor == "s" else -line_width(line) / 2
    parts = []
    for token in line:
        half = token_width(token) / 2
        parts.append(_draw(token, left + half, 0))
        left += 2 * half + GAP
    if len(parts) == 1 and scale == 1:
        return _draw(line[0], x + (token_width(line[0]) / 2 if anchor == "s" else 0), y)
    scaled = f"scale({scale:.2g})" if scale != 1 else ""
    return el("g", *parts, transform=translation(x, y) + scaled)


def fitting(line: Tokens, max_width: float) -> float:
    """The scale at which the tokens need no more than that."""
    return min(1.0, max_width / line_width(line))


def lines(building: Building) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The local actions of a building in one or two lines; an action is its alternatives."""
    local = building.local
    if len(local) < 3:
        rows = tuple((slot,) for slot in local)
        crowded = not building.vp and len(rows[0][0]) > 1 and len(tokens(rows[0][0][1])) > 1
        return rows[::-1] if crowded else rows  # the upper line has less room, beside the letter
    free = [slot for slot in local if "@arrow" not in tokens(slot[0])]
    return ((local[0],), tuple(local[1:])) if len(free) < 3 else (tuple(local[:2]), (local[2],))

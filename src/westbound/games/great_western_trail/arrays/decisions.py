"""The parameters of the open decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westbound.engine.arrays import ArrayField
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.railroad import CITY_NAMES, STATION_NAMES
from westbound.games.great_western_trail.trail import SPACE_NAMES
from westbound.kit.arrays import (
    Look,
    Parameters,
    Piece,
    Slot,
    amount,
    bits,
    one_of,
    packed,
)

_LOWEST, _HIGHEST = -20, 99
_TARGETS: Final = (*STATION_NAMES, *CITY_NAMES)
_LOCAL_ACTIONS: Final = 6  # of one location at most
_KANSAS_CITY: Final = 5  # subphases


def _flag(look: Look, value: bool) -> bytes:
    return packed([int(value)])


def _several(count: int) -> Piece:
    def piece(look: Look, codes: Mapping[str, Any]) -> bytes:
        return bits(sum(1 << code for code in set(codes["tuple"])), count)

    return piece


def _used(look: Look, mask: int) -> bytes:
    """-1: all of them."""
    return bits(mask & (1 << _LOCAL_ACTIONS) - 1, _LOCAL_ACTIONS)


def _number(name: str, meaning: str) -> tuple[Piece, ArrayField]:
    return amount(_LOWEST, _HIGHEST), ArrayField(name, (1,), _LOWEST, _HIGHEST, meaning)


def _yes_or_no(name: str, meaning: str) -> tuple[Piece, ArrayField]:
    return _flag, ArrayField(name, (1,), 0, 1, meaning)


_SLOTS: Final[Mapping[Slot, tuple[Piece, ArrayField]]] = {
    "amount": _number(
        "asked_amount",
        "the number in the question: steps, price, value, cards, cowboys left, change of a cost"),
    "due": _number("asked_due", "what is paid or gained after the disc"),
    "performed": _number("performed", "at a location: 1 local actions, 2 the auxiliary action"),
    "subphase": (amount(0, _KANSAS_CITY + 1), ArrayField(
        "subphase", (1,), 0, _KANSAS_CITY + 1, "of Kansas City, the next one; or the column")),
    "optional": _yes_or_no("may_decline", "whether the reward may be forfeited"),
    "leave": _yes_or_no("leaves", "whether the turn ends with this free move"),
    "free": _yes_or_no("free", "whether the delivery costs no transport"),
    "to_hand": _yes_or_no("to_hand", "whether the objective card goes to hand"),
    "begun": _yes_or_no("begun", "whether something was bought already"),
    "space": (one_of(len(SPACE_NAMES)), ArrayField(
        "asked_space", (len(SPACE_NAMES),), 0, 1, "the location that is used", SPACE_NAMES)),
    "chain": (_several(len(SPACE_NAMES)), ArrayField(
        "copied_from", (len(SPACE_NAMES),), 0, 1, "buildings 8b that copy their neighbours",
        SPACE_NAMES)),
    "used": (_used, ArrayField(
        "actions_used", (_LOCAL_ACTIONS,), 0, 1, "local actions done, in the order of the tile")),
    "actions": (_several(len(ACTION_NAMES)), ArrayField(
        "asked_actions", (len(ACTION_NAMES),), 0, 1, "immediate actions to choose from",
        ACTION_NAMES)),
    "target": (one_of(len(_TARGETS)), ArrayField(
        "asked_target", (len(_TARGETS),), 0, 1, "the station or city of a disc or a master",
        _TARGETS)),
}  # fmt: skip

PARAMETERS: Final = Parameters(
    _SLOTS,
    {
        "move_again": {"most": "amount"},
        "move_free": {"leave": "leave", "most": "amount"},
        "use_location": {
            "chain": "chain",
            "performed": "performed",
            "space": "space",
            "used": "used",
        },
        "go_on": {"chain": "chain", "performed": "performed", "space": "space", "used": "used"},
        "copy_building": {"chain": "chain"},
        "bonus": {"actions": "actions"},
        "immediate": {"actions": "actions"},
        "auxiliary": {"optional": "optional"},
        "hire": {"optional": "optional", "modifier": "amount"},
        "place_building": {"optional": "optional", "price": "amount"},
        "move_engine": {"optional": "optional", "most": "amount"},
        "move_engine_back": {"exactly": "amount"},
        "upgrade_station": {"station": "target"},
        "take_master": {"station": "target"},
        "place_disc": {"due": "due", "target": "target"},
        "take_objective": {"optional": "optional", "to_hand": "to_hand"},
        "trade": {"optional": "optional"},
        "remove_hazard": {"optional": "optional", "cost": "amount"},
        "draw_how_many": {"optional": "optional", "most": "amount"},
        "discard_cards": {"count": "amount"},
        "trash_cards": {"count": "amount"},
        "buy_cattle": {"begun": "begun", "cowboys": "amount"},
        "foresight": {"column": "subphase"},
        "kansas_city": {"next": "subphase"},
        "deliver": {"free": "free", "value": "amount"},
        "reveal_objective": {"to_hand": "to_hand"},
        "reveal_for_board": {"left": "amount"},
        "reveal_for_jobs": {"left": "amount"},
        "deal_display": {"count": "amount"},
        "deal_market": {"count": "amount"},
        "draw_cards": {"count": "amount"},
        "reveal_hand": {"certificates": "amount"},
    },
)

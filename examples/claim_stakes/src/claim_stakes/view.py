"""What one viewer may see, and a full state that fits what they see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from claim_stakes.gulch import ALL_CLAIMS, CLAIMS, ORE
from claim_stakes.rules.claims import price
from claim_stakes.rules.scoring import points
from claim_stakes.state import NOBODY, UNDRAWN, GulchState
from westbound.engine.codec import dump_fields, dump_step, load_fields
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.step import Step


class Claim(TypedDict):
    name: str
    owner: int | None
    surveyor: int | None
    tile: bool  # whether an ore tile lies there
    face_up: bool
    ore: int | None  # None: no tile, or the viewer has not seen it
    price: int | None  # for the viewer, while nobody owns the claim


class Seat(TypedDict):
    dust: int
    stakes: int
    points: dict[str, int]


class View(TypedDict):
    viewer: int | None
    players: int
    options: dict[str, Value]
    round: int
    rounds: int
    first: int | None
    over: bool
    step: dict[str, Json] | None
    claims: list[Claim]
    unseen: dict[str, int]  # tiles by worth that the viewer has not seen: in the bag or face down
    seats: list[Seat]
    moves: list[str] | None
    position: dict[str, Json]


def observe(state: GulchState, viewer: int | None, moves: Sequence[Move] | None) -> View:
    return {
        "viewer": viewer,
        "players": state.setup.players,
        "options": dict(state.setup.options),
        "round": state.round,
        "rounds": state.rounds,
        "first": _somebody(state.first),
        "over": not state.agenda,
        "step": dump_step(state.agenda[-1]) if state.agenda else None,
        "claims": [_claim(state, claim, viewer) for claim in ALL_CLAIMS],
        "unseen": {str(worth): n for worth, n in zip(ORE, unseen(state, viewer), strict=True)},
        "seats": [_seat(state, seat) for seat in range(state.setup.players)],
        "moves": None if moves is None else [move.text for move in moves],
        "position": dump_fields(state, leave_out=("setup", "ore", "bag")),
    }


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def is_known(state: GulchState, claim: int, viewer: int | None) -> bool:
    """CLS-033: a tile that is face down only its surveyor has seen."""
    return state.face_up[claim] or state.surveyor[claim] == viewer


def unseen(state: GulchState, viewer: int | None) -> list[int]:
    """By worth: the tiles in the bag and those that lie hidden from the viewer."""
    hidden = [state.ore[claim] for claim in ALL_CLAIMS if not is_known(state, claim, viewer)]
    return [left + hidden.count(worth) for worth, left in zip(ORE, state.bag, strict=True)]


def _claim(state: GulchState, claim: int, viewer: int | None) -> Claim:
    tile = state.ore[claim] != UNDRAWN
    costs = viewer is not None and state.owner[claim] == NOBODY
    return {
        "name": CLAIMS[claim],
        "owner": _somebody(state.owner[claim]),
        "surveyor": _somebody(state.surveyor[claim]),
        "tile": tile,
        "face_up": state.face_up[claim],
        "ore": state.ore[claim] if tile and is_known(state, claim, viewer) else None,
        "price": price(state, viewer, claim) if costs and viewer is not None else None,
    }


def _seat(state: GulchState, seat: int) -> Seat:
    return {
        "dust": state.dust[seat],
        "stakes": state.stakes[seat],
        "points": points(state, seat),
    }


def restore(seen: Mapping[str, Any], kinds: Mapping[str, type[Step]], rng: Rng) -> GulchState:
    """A state this observation could be of: what lies hidden is dealt anew."""
    state = GulchState(seen["players"], seen["options"])
    load_fields(state, seen["position"], kinds)
    state.bag = list(seen["unseen"].values())
    for claim, there in enumerate(seen["claims"]):
        if there["ore"] is not None:
            state.ore[claim] = there["ore"]
        elif there["tile"]:
            state.put_ore(claim, rng.choice(state.tiles_in_bag()))
    return state

"""Counts every piece: what is wrong with a state, usually nothing."""

from __future__ import annotations

from claim_stakes.gulch import ALL_CLAIMS, CLAIMS, ORE, STAKES, TILES
from claim_stakes.state import NOBODY, UNDRAWN, GulchState
from claim_stakes.steps import Dig, Look


def violations(state: GulchState) -> list[str]:
    return [*_tiles(state), *_stakes(state), *_claims(state)]


def _tiles(state: GulchState) -> list[str]:
    return [
        f"tiles worth {worth}: {left} in the bag, {on_claims} on claims, {there_are} in all"
        for worth, left, there_are in zip(ORE, state.bag, TILES, strict=True)
        if left + (on_claims := state.ore.count(worth)) != there_are
    ]


def _stakes(state: GulchState) -> list[str]:
    players = state.setup.players
    wrong = [
        f"seat {seat} has {state.stakes[seat]} stakes in hand and {len(state.claims_of(seat))} out"
        for seat in range(players)
        if state.stakes[seat] < 0
        or state.stakes[seat] + len(state.claims_of(seat)) != STAKES[players]
    ]
    return wrong + [f"dust {dust}" for dust in state.dust if dust < 0]


def _claims(state: GulchState) -> list[str]:
    top = state.agenda[-1] if state.agenda else None
    open_claim = top.claim if isinstance(top, Look | Dig) else None
    return [
        f"{CLAIMS[claim]}: owner {owner}, surveyor {surveyor}, ore {ore}, face up {face_up}"
        for claim in ALL_CLAIMS
        for owner, surveyor, ore, face_up in (
            (state.owner[claim], state.surveyor[claim], state.ore[claim], state.face_up[claim]),
        )
        if claim != open_claim
        and (face_up != (owner != NOBODY) or (ore != UNDRAWN) != (face_up or surveyor != NOBODY))
    ]

"""The end and scoring. Rules CLS-070 to CLS-074."""

from __future__ import annotations

from claim_stakes.gulch import DUST_PER_POINT, NEIGHBOURS
from claim_stakes.state import GulchState
from westbound.engine.standing import Standing


def dug_ore(state: GulchState, seat: int) -> list[int]:
    """The worth of each claim of the seat whose ore everybody can see."""
    return [state.ore[claim] for claim in state.claims_of(seat) if state.face_up[claim]]


def longest_vein(state: GulchState, seat: int) -> list[int]:
    """The largest group of claims of this seat, joined from neighbour to neighbour."""
    left = state.claims_of(seat)
    longest: list[int] = []
    while left:
        vein = [left[0]]
        for claim in vein:
            vein.extend(c for c in NEIGHBOURS[claim] if c in left and c not in vein)
        left = [claim for claim in left if claim not in vein]
        longest = max(longest, vein, key=len)
    return longest


def vein_points(size: int) -> int:
    """CLS-072: 1 for two claims, 3 for three, 6 for four, and so on."""
    return size * (size - 1) // 2


def points(state: GulchState, seat: int) -> dict[str, int]:
    """CLS-071 to CLS-073, by category."""
    return {
        "ore": sum(dug_ore(state, seat)),
        "vein": vein_points(len(longest_vein(state, seat))),
        "dust": state.dust[seat] // DUST_PER_POINT,
    }


def standings(state: GulchState) -> list[Standing]:
    """CLS-074: ties go to the richest single claim, then to more claims; else they share a rank."""
    seats = range(state.setup.players)
    scored = {seat: points(state, seat) for seat in seats}
    rating = {
        seat: (
            sum(scored[seat].values()),
            max(dug_ore(state, seat), default=0),
            len(state.claims_of(seat)),
        )
        for seat in seats
    }
    return [
        Standing(
            seat, 1 + sum(other > rating[seat] for other in rating.values()), rating[seat][0],
            scored[seat],
        )
        for seat in sorted(seats, key=lambda seat: rating[seat], reverse=True)
    ]  # fmt: skip

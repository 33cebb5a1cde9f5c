"""The certificate track. Rules GWT-084, GWT-101, GWT-102, GWT-129."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.components import (
    CERTIFICATES,
    CERTIFICATES_4,
    CERTIFICATES_6,
    MASTERS,
)
from westbound.games.great_western_trail.state import TrailState

_LIMIT_AT_START: Final = CERTIFICATES.index(3)
_LIMIT_WITH_4: Final = CERTIFICATES.index(4)
_LIMIT_WITH_BOTH: Final = CERTIFICATES.index(6)


# GWT-101, GWT-102: 3, then 4, then 6; the 6 counts only together with the 4.
def certificate_limit(state: TrailState, seat: int) -> int:
    """The last place on the track that the marker may reach."""
    if not state.cleared_of(seat, CERTIFICATES_4):
        return _LIMIT_AT_START
    return _LIMIT_WITH_BOTH if state.cleared_of(seat, CERTIFICATES_6) else _LIMIT_WITH_4


def gain_certificates(state: TrailState, seat: int, spaces: int) -> None:
    """GWT-129: forward by this many places, never beyond the limit."""
    limit = certificate_limit(state, seat)
    state.certificates[seat] = max(
        state.certificates[seat], min(limit, state.certificates[seat] + spaces)
    )


def temporary(state: TrailState, seat: int) -> int:
    """The number at the marker."""
    return CERTIFICATES[state.certificates[seat]]


# GWT-083: station master tiles that count as a certificate every time.
def permanent(state: TrailState, seat: int) -> int:
    if seat not in state.master_of:
        return 0
    return sum(
        MASTERS[tile].permanent_certificates
        for tile, owner in enumerate(state.master_of)
        if owner == seat
    )

"""Which rule of track forbids a face, or all faces, on a hex: why `sites.py` leaves them out."""

from __future__ import annotations

from westbound.engine.refusal import Refusal
from westbound.games.steam.faces import EXITS, IS_TOWN, NOTHING, PARTNER, PLACEMENTS
from westbound.games.steam.hexes import SIDES, slot_of
from westbound.games.steam.rules.sites import (
    MAX_EXITS,
    MAX_SEGMENTS,
    PAIR_CODE,
    PAIRS_OF,
    TOUCHING,
    Builder,
    Site,
    leaves_city,
    may_redirect,
    same_place,
    site,
)
from westbound.games.steam.state import NO_CITY, NO_TRACK, SteamState


def nothing_fits(state: SteamState, who: Builder, hex_: int) -> Refusal:
    """Why no face at all can be placed on a hex that is known to take none."""
    before, name = state.track[hex_], state.setup.map.names[hex_]
    if not _has_room(before):
        return Refusal("STM-180", case="full", hex=name)
    starts = site(state, who, hex_).start & ~EXITS[before]
    if who.first and not starts:
        return Refusal("STM-122", case="hex", hex=name)
    if before == NOTHING:
        return Refusal("STM-123", case="closed" if starts else "nothing", hex=name)
    if IS_TOWN[before]:
        # own track is there: an exit would do if any side were free for it (STM-158)
        return Refusal("STM-183", case="closed" if who.towns >> hex_ & 1 else "nothing", hex=name)
    return Refusal("STM-182", hex=name)


def _has_room(before: int) -> bool:
    if IS_TOWN[before]:
        return EXITS[before].bit_count() < MAX_EXITS
    return len(PLACEMENTS[before].segments) < MAX_SEGMENTS


def broken_rule(state: SteamState, who: Builder, hex_: int, placement: int) -> Refusal:
    """The first rule that this face, known to be illegal, breaks here."""
    before, name = state.track[hex_], state.setup.map.names[hex_]
    if state.city[hex_] != NO_CITY:
        return Refusal("STM-120", case="city", hex=name)
    if bool(state.setup.map.town[hex_]) != IS_TOWN[placement]:
        return Refusal("STM-129", case="town" if state.setup.map.town[hex_] else "plain", hex=name)
    if _keeps(before, placement):
        return _broken_by_new_track(state, who, hex_, placement)
    return _broken_by_turning(state, who, hex_, placement)


def _keeps(before: int, placement: int) -> bool:
    old, new = PARTNER[before], PARTNER[placement]
    return all(o in (NO_TRACK, n) for o, n in zip(old, new, strict=True))


def _broken_by_new_track(state: SteamState, who: Builder, hex_: int, placement: int) -> Refusal:
    at, name = site(state, who, hex_), state.setup.map.names[hex_]
    new = EXITS[placement] & ~EXITS[state.track[hex_]]
    if not new:
        return Refusal("STM-180", case="same", hex=name)
    if new & ~at.town_open:
        return Refusal("STM-121", hex=name)
    if not IS_TOWN[placement]:
        new_segments = PAIRS_OF[placement] & ~PAIRS_OF[state.track[hex_]]
        return _broken_by_segments(at, who, new_segments, name)
    if any(new >> side & 1 and place == hex_ for side, place in enumerate(at.places)):
        return Refusal("STM-128", hex=name)
    if not new & ~at.foreign:
        return Refusal("STM-158", hex=name)
    if who.first:
        return Refusal("STM-122", case="face", hex=name)
    return Refusal("STM-124", hex=name)


def _broken_by_segments(at: Site, who: Builder, new: int, name: str) -> Refusal:
    """The new segments of a plain face as a mask of pairs; one of them cannot be placed."""
    if new & TOUCHING[at.foreign]:
        return Refusal("STM-134", hex=name)
    if new & same_place(at.places):
        return Refusal("STM-128", hex=name)
    if who.first and not new & TOUCHING[at.start]:
        return Refusal("STM-122", case="face", hex=name)
    return Refusal("STM-124", hex=name)


def _broken_by_turning(state: SteamState, who: Builder, hex_: int, placement: int) -> Refusal:
    before, name = state.track[hex_], state.setup.map.names[hex_]
    if IS_TOWN[before]:
        return Refusal("STM-172", hex=name)
    ends = [s for s in SIDES if state.open_ends >> slot_of(hex_, s) & 1]
    ours = [side for side in ends if may_redirect(state, who, hex_, side)]
    if not ours:
        return Refusal("STM-171", hex=name)
    if who.first:
        ours = [side for side in ours if leaves_city(state, hex_, side)]
        if not ours:
            return Refusal("STM-122", case="turned", hex=name)
    return _broken_by_ends(state, who, hex_, placement, ours)


def _broken_by_ends(
    state: SteamState, who: Builder, hex_: int, placement: int, ends: list[int]
) -> Refusal:
    """Why the face turns none of these open ends as it should."""
    before, name = state.track[hex_], state.setup.map.names[hex_]
    lost = False
    for side in ends:
        inner = PARTNER[before][side]
        others = PAIRS_OF[before] & ~(1 << PAIR_CODE[(min(side, inner), max(side, inner))])
        turned = PARTNER[placement][inner]
        if PAIRS_OF[placement] & others != others:
            continue
        if turned == NO_TRACK:
            lost = True
        elif PAIRS_OF[placement].bit_count() > PAIRS_OF[before].bit_count():
            return Refusal("STM-176", hex=name)
        else:
            return _broken_by_end(site(state, who, hex_), turned, name)
    return Refusal("STM-173" if lost else "STM-175", hex=name)


def _broken_by_end(at: Site, side: int, name: str) -> Refusal:
    """Why the open end, known not to be allowed there, cannot turn to this side."""
    if not at.town_open >> side & 1:
        return Refusal("STM-121", hex=name)
    return Refusal("STM-134" if at.foreign >> side & 1 else "STM-128", hex=name)

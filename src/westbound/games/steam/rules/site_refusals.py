"""Which rule of track forbids a face, or all faces, on a hex: why `sites.py` leaves them out."""

from __future__ import annotations

from westbound.engine.refusal import Refusal
from westbound.games.steam.faces import EXITS, IS_TOWN, NOTHING, PARTNER, PLACEMENTS, PLAIN
from westbound.games.steam.hexes import SIDES, slot_of
from westbound.games.steam.rules.sites import (
    MAX_EXITS,
    MAX_SEGMENTS,
    PAIR_CODE,
    PAIRS_OF,
    Builder,
    Site,
    may_redirect,
    same_place,
    site,
)
from westbound.games.steam.rules.track import NOWHERE
from westbound.games.steam.state import NO_CITY, NO_TRACK, SteamState


def nothing_fits(state: SteamState, who: Builder, hex_: int) -> Refusal:
    """Why no face at all can be placed on a hex that is known to take none."""
    before, name = state.track[hex_], state.setup.map.names[hex_]
    if before == NOTHING:
        return _cannot_begin(state, who, hex_)
    exits, segments = EXITS[before].bit_count(), len(PLACEMENTS[before].segments)
    if segments == MAX_SEGMENTS or (IS_TOWN[before] and exits == MAX_EXITS):
        return Refusal("STM-180", case="full", hex=name)
    if who.first:
        return Refusal("STM-122", hex=name)
    return Refusal("STM-183" if IS_TOWN[before] else "STM-182", hex=name)


def _cannot_begin(state: SteamState, who: Builder, hex_: int) -> Refusal:
    """On an empty hex: nothing to begin from, or every way on is closed."""
    if not site(state, who, hex_).root:
        return Refusal("STM-122" if who.first else "STM-123", hex=state.setup.map.names[hex_])
    refusals = (broken_rule(state, who, hex_, placement.code) for placement in PLAIN)
    return next(refusal for refusal in refusals if refusal.rule not in ("STM-122", "STM-124"))


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
        return _broken_by_segments(at, who, placement, PAIRS_OF[state.track[hex_]], name)
    if any(new >> side & 1 and place == hex_ for side, place in enumerate(at.places)):
        return Refusal("STM-128", hex=name)
    if not new & ~at.foreign:
        return Refusal("STM-158", hex=name)
    return Refusal("STM-122" if who.first else "STM-124", hex=name)


def _broken_by_segments(at: Site, who: Builder, placement: int, old: int, name: str) -> Refusal:
    doubled = same_place(at.places)
    for segment in PLACEMENTS[placement].segments:
        if old >> PAIR_CODE[segment] & 1:
            continue
        if any(at.foreign >> side & 1 for side in segment):
            return Refusal("STM-134", hex=name)
        if doubled >> PAIR_CODE[segment] & 1:
            return Refusal("STM-128", hex=name)
        if not any(at.root >> side & 1 for side in segment):
            return Refusal("STM-122" if who.first else "STM-124", hex=name)
    raise AssertionError(f"{placement} breaks no rule of track")


def _broken_by_turning(state: SteamState, who: Builder, hex_: int, placement: int) -> Refusal:
    before, name = state.track[hex_], state.setup.map.names[hex_]
    if IS_TOWN[before]:
        return Refusal("STM-172", hex=name)
    ends = [s for s in SIDES if state.open_ends >> slot_of(hex_, s) & 1]
    ours = [side for side in ends if may_redirect(state, who, hex_, side)]
    if not ours:
        return Refusal("STM-171", hex=name)
    if who.first:
        return Refusal("STM-122", hex=name)
    lost = False
    for side in ours:
        inner = PARTNER[before][side]
        others = PAIRS_OF[before] & ~(1 << PAIR_CODE[(min(side, inner), max(side, inner))])
        turned = PARTNER[placement][inner]
        if PAIRS_OF[placement] & others != others:
            continue
        if turned == NO_TRACK:
            lost = True
            continue
        if PAIRS_OF[placement].bit_count() == PAIRS_OF[before].bit_count():
            return _broken_by_end(state, who, hex_, turned)
    return Refusal("STM-173" if lost else "STM-175", hex=name)


def _broken_by_end(state: SteamState, who: Builder, hex_: int, side: int) -> Refusal:
    at, name = site(state, who, hex_), state.setup.map.names[hex_]
    if not at.town_open >> side & 1:
        return Refusal("STM-121", hex=name)
    if at.foreign >> side & 1:
        return Refusal("STM-134", hex=name)
    if at.places[side] != NOWHERE:
        return Refusal("STM-128", hex=name)
    return Refusal("STM-176", hex=name)

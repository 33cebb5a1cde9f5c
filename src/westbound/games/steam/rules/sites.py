"""Where which track may be built. Rules STM-120 to STM-134, STM-153 to STM-158, STM-163 to STM-184.

For one seat and one hex a few facts about its sides decide everything: walls, track of others,
places at the far ends, and where the seat's own track or a city begins (`root`).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from westbound.games.steam.faces import (
    EXITS,
    IS_TOWN,
    NOTHING,
    PARTNER,
    PLACEMENTS,
    PLAIN,
    TOWN,
    TOWNS,
)
from westbound.games.steam.hexes import SIDE_COUNT, SIDES, opposite, slot_of
from westbound.games.steam.rules.links import towns_of
from westbound.games.steam.rules.track import NOWHERE, follow, line_at
from westbound.games.steam.state import NO_CITY, NO_TRACK, UNOWNED, SteamState

PAIRS: Final = tuple(combinations(SIDES, 2))  # every segment by its two sides
PAIR_CODE: Final = {pair: code for code, pair in enumerate(PAIRS)}
ALL_SIDES: Final = 63
MAX_EXITS: Final = max(p.exits.bit_count() for p in TOWNS)
MAX_SEGMENTS: Final = max(len(p.segments) for p in PLAIN)

# tables over masks of sides: pairs that lie within, pairs that touch
WITHIN: Final = tuple(
    sum(1 << code for code, (a, b) in enumerate(PAIRS) if mask >> a & mask >> b & 1)
    for mask in range(64)
)
TOUCHING: Final = tuple(
    sum(1 << code for code, (a, b) in enumerate(PAIRS) if (mask >> a | mask >> b) & 1)
    for mask in range(64)
)


def pairs_of(placement: int) -> int:
    """The segments of a plain face as a mask of pairs."""
    return sum(1 << PAIR_CODE[segment] for segment in PLACEMENTS[placement].segments)


PAIRS_OF: Final = tuple(pairs_of(placement.code) for placement in PLACEMENTS)


class Site(NamedTuple):
    """What the sides of a hex mean to a seat; all but `places` are masks of sides."""

    open: int  # track may come here: no wall, nobody else's track
    town_open: int  # the same for a town exit: others' track is welcome
    foreign: int  # an exit here belongs to the owner of the track it meets
    root: int  # from here the new track can be traced to a city
    start: int  # the same for the first track of a tile: for a very first tile cities only
    places: tuple[int, ...]  # the place that track at this side would reach, or NOWHERE


class Builder(NamedTuple):
    """What is the same for all hexes while one seat chooses."""

    seat: int
    towns: int  # towns that its links reach (STM-124)
    first: bool  # its very first tile (STM-122)


def builder(state: SteamState, seat: int) -> Builder:
    return Builder(seat, towns_of(state, seat), not state.built >> seat & 1)


# --- what lies at the sides


def site(state: SteamState, who: Builder, hex_: int) -> Site:
    """STM-121, STM-126, STM-134, STM-163, STM-164: look over each side of the hex."""
    neighbour, city = state.setup.map.neighbour, state.city
    open_, town_open, foreign, root = 0, 0, 0, state.near_city[hex_]
    places = [NOWHERE] * SIDE_COUNT
    pointed = state.pointed[hex_]
    for side in SIDES:
        near = neighbour[slot_of(hex_, side)]
        if near < 0:
            continue
        bit = 1 << side
        town_open |= bit
        if city[near] != NO_CITY:
            open_ |= bit
            places[side] = near
        elif not pointed & bit:
            open_ |= bit
        else:
            back = opposite(side)
            owner, place = state.owner[slot_of(near, back)], far_end(state, near, back)
            places[side] = place
            if owner not in (who.seat, UNOWNED):
                foreign |= bit
            else:
                open_ |= bit
                if is_rooted(state, who, place):
                    root |= bit
    start = state.near_city[hex_] if who.first else root  # STM-122
    return Site(open_, town_open, foreign, root, start, tuple(places))


def far_end(state: SteamState, hex_: int, side: int) -> int:
    """The place where the line ends whose track arrives at this side."""
    partner = PARTNER[state.track[hex_]][side]
    if partner == TOWN:
        return hex_
    return follow(state, hex_, partner, [])[0]


# STM-124, STM-164: the line begins at a city, or at a town where the seat has another link.
def is_rooted(state: SteamState, who: Builder, place: int) -> bool:
    return place != NOWHERE and (state.city[place] != NO_CITY or bool(who.towns >> place & 1))


# STM-128: no segment between two sides that lead to the same place.
def same_place(places: tuple[int, ...]) -> int:
    known = [place for place in places if place != NOWHERE]
    if len(set(known)) == len(known):
        return 0
    mask = 0
    for code, (a, b) in enumerate(PAIRS):
        if places[a] == places[b] != NOWHERE:
            mask |= 1 << code
    return mask


def segments_from(at: Site, sides: int) -> int:
    """The pairs that a segment out of one of these sides may join (STM-166: two lines too)."""
    allowed = WITHIN[at.open] & TOUCHING[sides]
    return allowed & ~same_place(at.places) if allowed else 0


# --- placements by what is allowed; worked out once for each case


@cache
def plain_tiles(starting: int, allowed: int) -> tuple[int, ...]:
    """STM-122, STM-131: faces for an empty hex: a segment that starts, and the other is allowed."""
    return tuple(
        p.code for p in PLAIN if PAIRS_OF[p.code] & starting and not PAIRS_OF[p.code] & ~allowed
    )


@cache
def plain_upgrades(before: int, allowed: int) -> tuple[int, ...]:
    """STM-180, STM-181, STM-182: faces that keep the old track and add an allowed segment."""
    old = PAIRS_OF[before]
    return tuple(
        p.code
        for p in PLAIN
        if PAIRS_OF[p.code] & old == old
        and PAIRS_OF[p.code] != old
        and not PAIRS_OF[p.code] & ~old & ~allowed
    )


@cache
def town_tiles(
    before: int, allowed: int, root: int, own: int, town_is_own: bool
) -> tuple[int, ...]:
    """STM-153, STM-158, STM-183: exits over allowed sides, one of them traceable to a city."""
    old = EXITS[before]
    found = []
    for p in TOWNS:
        new = p.exits & ~old
        fits = p.exits & old == old and not new & ~allowed
        if fits and (new & root or (town_is_own and new & own)):
            found.append(p.code)
    return tuple(found)


@cache
def redirected(before: int, open_side: int, sides: int) -> tuple[int, ...]:
    """STM-175, STM-176: as many segments as before; only this open end moves."""
    inner = PARTNER[before][open_side]
    moved = 1 << PAIR_CODE[(min(inner, open_side), max(inner, open_side))]
    others = PAIRS_OF[before] & ~moved
    found = []
    for p in PLAIN:
        if PAIRS_OF[p.code] & others != others or len(p.segments) != PAIRS_OF[before].bit_count():
            continue
        side = p.partner[inner]
        if side not in (NO_TRACK, open_side) and sides >> side & 1:
            found.append(p.code)
    return tuple(found)


# --- what may be built on a hex


def placements(state: SteamState, who: Builder, hex_: int) -> tuple[int, ...]:
    """Every tile that the rules of track allow here; money and stock are not asked."""
    return new_track(state, who, hex_) + redirections(state, who, hex_)


def new_track(state: SteamState, who: Builder, hex_: int) -> tuple[int, ...]:
    """New tiles and upgrades: those that only add track."""
    if state.city[hex_] != NO_CITY:  # STM-120
        return ()
    before = state.track[hex_]
    if state.setup.map.town[hex_]:
        return _on_town(state, who, hex_, before)
    if before == NOTHING:
        return _on_empty(state, who, hex_)
    return _upgrades(state, who, hex_, before)


def may_have_site(state: SteamState, who: Builder, hex_: int) -> bool:
    """A quick check that rules most hexes out: where nothing can begin, nothing can be built."""
    if state.city[hex_] != NO_CITY:
        return False
    before = state.track[hex_]
    if before == NOTHING:
        return bool(state.near_city[hex_]) or _has_beginning(state, who.seat, hex_, ALL_SIDES)
    free = ~EXITS[before] & ALL_SIDES
    if IS_TOWN[before]:
        if EXITS[before].bit_count() == MAX_EXITS:
            return False
        if who.towns >> hex_ & 1:
            return True
    elif _has_open_end(state, who.seat, hex_):
        return True
    elif PAIRS_OF[before].bit_count() > 1:
        return False
    return bool(state.near_city[hex_] & free) or _has_beginning(state, who.seat, hex_, free)


def _has_beginning(state: SteamState, seat: int, hex_: int, sides: int) -> bool:
    """Track of this seat or of nobody arrives over one of these sides."""
    arriving = state.pointed[hex_] & sides
    while arriving:
        bit = arriving & -arriving
        arriving ^= bit
        side = bit.bit_length() - 1
        near = state.setup.map.neighbour[slot_of(hex_, side)]
        if state.owner[slot_of(near, opposite(side))] in (seat, UNOWNED):
            return True
    return False


def _has_open_end(state: SteamState, seat: int, hex_: int) -> bool:
    """Track of this seat or of nobody on this hex leads nowhere."""
    ends = state.open_ends >> slot_of(hex_, 0) & ALL_SIDES
    while ends:
        bit = ends & -ends
        ends ^= bit
        if state.owner[slot_of(hex_, bit.bit_length() - 1)] in (seat, UNOWNED):
            return True
    return False


def _on_empty(state: SteamState, who: Builder, hex_: int) -> tuple[int, ...]:
    at = site(state, who, hex_)
    starting = segments_from(at, at.start)
    found = plain_tiles(starting, segments_from(at, at.root) if who.first else starting)
    unreached = at.open & ~at.root & state.pointed[hex_]
    if unreached.bit_count() > 1:  # two of these may come from one town
        for code, then in through_towns(at, starting):
            found += tuple(p for p in plain_tiles(1 << code, then) if p not in found)
    return found


# STM-124, STM-131: a segment may complete a link to a town, so that the other goes on from there.
def through_towns(at: Site, starting: int) -> list[tuple[int, int]]:
    """Segments that reach a town from which more track comes here; and what may then be joined."""
    found = []
    for code, pair in enumerate(PAIRS):
        for side in pair if starting >> code & 1 else ():
            town = at.places[side]
            if town != NOWHERE:
                reached = sum([1 << s for s in SIDES if at.places[s] == town])
                found.append((code, segments_from(at, at.root | reached)))
    return found


def _upgrades(state: SteamState, who: Builder, hex_: int, before: int) -> tuple[int, ...]:
    free = ~EXITS[before] & ALL_SIDES
    roots = state.near_city[hex_] | state.pointed[hex_]
    if PAIRS_OF[before].bit_count() > 1 or not roots & free:
        return ()
    at = site(state, who, hex_)
    return plain_upgrades(before, segments_from(at, at.start))


def _on_town(state: SteamState, who: Builder, hex_: int, before: int) -> tuple[int, ...]:
    at = site(state, who, hex_)
    allowed = at.town_open
    for side, place in enumerate(at.places):
        if place == hex_:  # STM-128: the link would begin and end at this town
            allowed &= ~(1 << side)
    own_town = bool(who.towns >> hex_ & 1) and not who.first
    own = allowed & ~at.foreign
    return town_tiles(before, allowed, at.start & own, own, own_town)


# --- redirecting (STM-170, STM-171, STM-172)


def redirections(state: SteamState, who: Builder, hex_: int) -> tuple[int, ...]:
    """Tiles that turn the open end of an incomplete line on this hex elsewhere."""
    before = state.track[hex_]
    if before == NOTHING or IS_TOWN[before]:
        return ()
    found: list[int] = []
    for side in SIDES:
        slot = slot_of(hex_, side)
        if not state.open_ends >> slot & 1 or (who.first and not leaves_city(state, hex_, side)):
            continue
        if may_redirect(state, who, hex_, side):
            found += redirected(before, side, _new_ends(state, who, hex_, side))
    return tuple(dict.fromkeys(found))


# STM-122: a very first tile may turn a link on the very hex where it comes out of its city.
def leaves_city(state: SteamState, hex_: int, side: int) -> bool:
    """Whether the track that is open at this side begins at a city beside its hex."""
    return bool(state.near_city[hex_] >> PARTNER[state.track[hex_]][side] & 1)


def may_redirect(state: SteamState, who: Builder, hex_: int, side: int) -> bool:
    """STM-171: one's own lines, and unowned ones that begin at a city or touch one's own track."""
    owner = state.owner[slot_of(hex_, side)]
    if owner == who.seat:
        return True
    return owner == UNOWNED and is_rooted(state, who, line_at(state, hex_, side).places[0])


def _new_ends(state: SteamState, who: Builder, hex_: int, side: int) -> int:
    """Sides to which the open end may turn."""
    at = site(state, who, hex_)
    start = line_at(state, hex_, side).places[0]
    mask = at.open & ~EXITS[state.track[hex_]]
    for other, place in enumerate(at.places):
        if place == start != NOWHERE:
            mask &= ~(1 << other)
    return mask

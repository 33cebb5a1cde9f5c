"""Who owns which link, and which places links join.

A line of track belongs to one player or to nobody. A link is a line with both ends at places; the
complete ones are kept at both of their places, with their owner. Rules STM-150 to STM-168, STM-174,
STM-193, STM-195, STM-197, STM-242. Who may go on from a line, and so claim it, is asked when a
tile is chosen: `sites.py`.
"""

from __future__ import annotations

from westbound.games.steam.faces import EXITS, PARTNER, TOWN
from westbound.games.steam.hexes import SIDES, slot_of
from westbound.games.steam.rules.track import (
    Line,
    all_lines,
    incomplete_lines,
    lay,
    line_at,
    line_of,
)
from westbound.games.steam.state import NO_CITY, NO_TRACK, UNOWNED, SteamState

# --- the links there are


def connect(state: SteamState, line: Line) -> None:
    """Record a complete link at both of its places."""
    first, second = line.places
    owner, number = state.owner[line.slots[0]], min(line.slots)
    state.links[first] = tuple(sorted((*state.links[first], (second, owner, number))))
    state.links[second] = tuple(sorted((*state.links[second], (first, owner, number))))


def reconnect(state: SteamState) -> None:
    """Work the links out from the map, after a change that moves places (STM-193, STM-242)."""
    state.links = [()] * len(state.track)
    for line in all_lines(state):
        if line.complete:
            connect(state, line)


def towns_of(state: SteamState, seat: int) -> int:
    """Towns that the seat's own complete links reach from a city, as a mask (STM-124)."""
    reached = 0
    waiting = [hex_ for hex_, colour in enumerate(state.city) if colour != NO_CITY]
    while waiting:
        for place, owner, _ in state.links[waiting.pop()]:
            if owner == seat and state.city[place] == NO_CITY and not reached >> place & 1:
                reached |= 1 << place
                waiting.append(place)
    return reached


# --- owning


def own(state: SteamState, line: Line, owner: int) -> None:
    """Give the whole line to a player, or to nobody."""
    for slot in line.slots:
        state.owner[slot] = owner


# STM-151, STM-153, STM-154, STM-157, STM-163: new track is the builder's; exits may not be.
def extend(state: SteamState, seat: int, hex_: int, placement: int) -> None:
    """Lay a tile that keeps all old track on its hex, and settle who owns what is new."""
    new = EXITS[placement] & ~EXITS[state.track[hex_]]
    lay(state, hex_, placement)
    done = 0
    for side in SIDES:
        if not new >> side & 1 or done >> side & 1:
            continue
        line, slot = line_at(state, hex_, side), slot_of(hex_, side)
        partner = PARTNER[placement][side]
        own(state, line, exit_owner(state, seat, line, slot) if partner == TOWN else seat)
        state.added += (slot,)
        if partner != TOWN:
            done |= 1 << partner
            state.added += (slot_of(hex_, partner),)
        if line.complete:
            connect(state, line)


# STM-155, STM-156: an exit that meets somebody's open end is theirs.
def exit_owner(state: SteamState, seat: int, line: Line, slot: int) -> int:
    owners = {state.owner[other] for other in line.slots if other != slot}
    others = owners - {seat, UNOWNED, NO_TRACK}
    return others.pop() if others else seat


# STM-162, STM-174: not an extension; an unowned line is claimed only when it is complete.
def redirect(state: SteamState, seat: int, hex_: int, placement: int) -> None:
    """Lay a tile that turns an open end on its hex elsewhere."""
    before, after = PARTNER[state.track[hex_]], PARTNER[placement]
    moved = next(s for s in SIDES if before[s] != NO_TRACK and after[s] == NO_TRACK)
    inner = before[moved]
    owner = state.owner[slot_of(hex_, inner)]
    lay(state, hex_, placement)
    line = line_at(state, hex_, inner)
    own(state, line, seat if line.complete else owner)
    if line.complete:
        connect(state, line)


# STM-195: an unowned line that a New City completes belongs to whoever places the city.
def claim_completed(state: SteamState, seat: int, unfinished: list[int]) -> None:
    """`unfinished` are slots of lines that led to the town before it became a city."""
    for slot in unfinished:
        line = line_of(state, slot)
        if line.complete and state.owner[slot] == UNOWNED:
            own(state, line, seat)


# --- losing


# STM-161, STM-167: complete links are never lost; a lost line stays on the map for others.
def lose(state: SteamState, line: Line) -> None:
    own(state, line, UNOWNED)


# STM-160, STM-161, STM-165: every incomplete link that was not extended in this build turn is lost.
def lose_unextended(state: SteamState, seat: int) -> None:
    added = set(state.added)
    for line in incomplete_lines(state, seat):
        if added.isdisjoint(line.slots):
            lose(state, line)


# STM-242: the links of a bankrupt player stay, without an owner.
def abandon(state: SteamState, seat: int) -> None:
    state.owner = [UNOWNED if owner == seat else owner for owner in state.owner]
    reconnect(state)

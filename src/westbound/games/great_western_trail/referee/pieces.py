"""Every piece is there, and once: tiles, cards, discs, buildings, station masters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import gt
from typing import Final

from westbound.games.great_western_trail.components import (
    BLUE_TEEPEE,
    CARD_NAMES,
    DISC_COUNT,
    EMPTY,
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    FIRST_STARTING,
    GREEN_TEEPEE,
    MARKET_CATTLE,
    MASTERS,
    OBJECTIVE_DECK,
    PLAYER_CATTLE,
    PRIVATE_BUILDINGS,
    PRIVATE_EACH,
    SUPPLY,
    TILE_NAMES,
)
from westbound.games.great_western_trail.railroad import CITY_REPEATABLE, STATION_NAMES
from westbound.games.great_western_trail.state import (
    ALL_BUILDINGS,
    NOBODY,
    WORKER_KINDS,
    TrailState,
)
from westbound.games.great_western_trail.trail import SPACE_NAMES

MAX_PLAYERS: Final = 4
_TILES: Final = list(SUPPLY)
_MARKET_CARDS: Final = sorted(MARKET_CATTLE + OBJECTIVE_DECK)
_OWN_CARDS: Final = sorted(PLAYER_CATTLE)
_OWN: Final = len(_OWN_CARDS)
_LAST_OWN: Final = _OWN_CARDS[-1]
_MAX_CLEARED: Final = DISC_COUNT * MAX_PLAYERS
_MAX_ON_CITY: Final = (
    tuple(sum(DISC_COUNT) if often else 1 for often in CITY_REPEATABLE) * MAX_PLAYERS
)
_ALL_MASTERS: Final = list(range(len(MASTERS)))
_CRAFTSMEN: Final = tuple(tuple(b.craftsmen for b in side) for side in PRIVATE_BUILDINGS)


def wrong_pieces(state: TrailState) -> list[str]:
    return [
        *_tiles(state),
        *_cards(state),
        *_unseen(state),
        *_discs(state),
        *_private_buildings(state),
        *_station_masters(state),
        *_sorted(state),
    ]


def _differences(found: Iterable[int], wanted: Iterable[int], names: Sequence[str]) -> list[str]:
    """Which pieces are there too often or not often enough."""
    have, need = Counter(found), Counter(wanted)
    return [
        f"there are {have[code]} {names[code]}, not {need[code]}"
        for code in sorted(have.keys() | need.keys())
        if have[code] != need[code]
    ]


def _tiles(state: TrailState) -> list[str]:
    """GWT-002 to GWT-005: 54 workers, 18 hazards and 22 teepees, wherever they are."""
    found = [*state.piles[0], *state.piles[1], *state.piles[2], *state.out]
    found += [tile for tile in state.foresight if tile != EMPTY]
    found += [tile for tile in state.on if GREEN_TEEPEE <= tile < FIRST_NEUTRAL]
    for hazards in state.hazards:
        found += hazards
    found += [GREEN_TEEPEE] * sum(state.green) + [BLUE_TEEPEE] * sum(state.blue)
    printed = state.setup.players
    for kind in range(WORKER_KINDS):
        hired = sum(state.workers[kind::WORKER_KINDS]) - printed + state.hired_out[kind]
        found += [kind] * (hired + sum(state.jobs[kind::WORKER_KINDS]))
    found.sort()
    return [] if found == _TILES else _differences(found, _TILES, TILE_NAMES)


def _cards(state: TrailState) -> list[str]:
    """GWT-007, GWT-033: 36 market cards, 24 objective cards, 14 own cattle cards each."""
    wrong = []
    found = [*state.market, *state.market_stack, *state.display, *state.objective_stack]
    starting: list[int] = []
    for seat in range(state.setup.players):
        deck = [*state.draw[seat], *state.hand[seat], *state.discard[seat], *state.trashed[seat]]
        deck.sort()
        if deck[:_OWN] != _OWN_CARDS or (len(deck) > _OWN and deck[_OWN] <= _LAST_OWN):
            own = [card for card in deck if card <= _LAST_OWN]
            wrong += [f"seat {seat}: {t}" for t in _differences(own, _OWN_CARDS, CARD_NAMES)]
        found += [card for card in deck if card > _LAST_OWN]
        for card in state.area[seat]:
            (found if card < FIRST_STARTING else starting).append(card)
    found.sort()
    if found != _MARKET_CARDS:
        wrong += _differences(found, _MARKET_CARDS, CARD_NAMES)
    if len(set(starting)) != len(starting):
        wrong.append(f"starting objective cards are there twice: {starting}")
    return wrong


def _unseen(state: TrailState) -> list[str]:
    """GWT-221: objective cards of the own deck; on the discard pile everybody has seen them."""
    wrong = []
    for seat, unseen in enumerate(state.unseen):
        covered = Counter(state.draw[seat] + state.hand[seat])
        if unseen and not Counter(unseen) <= covered:
            wrong.append(f"seat {seat}: unseen cards {unseen} are not in hand or draw stack")
        if unseen and not (set(unseen) <= set(OBJECTIVE_DECK) and state.agenda):
            wrong.append(f"seat {seat}: cards {unseen} are still unseen")
    return wrong


def _discs(state: TrailState) -> list[str]:
    """GWT-006, GWT-271: discs that left the player board lie on cities and stations."""
    wrong = []
    cleared, cities = state.cleared, state.cities
    if min(cleared) < 0 or any(map(gt, cleared, _MAX_CLEARED)):
        wrong.append(f"disc spaces were cleared too often: {cleared}")
    if min(cities) < 0 or any(map(gt, cities, _MAX_ON_CITY)):
        wrong.append(f"too many discs on cities: {cities}")
    for seat, stations in enumerate(state.stations):
        gone = sum(state.cleared_discs(seat))
        placed = sum(state.discs_in_cities(seat)) + stations.bit_count()
        if gone != placed:
            wrong.append(f"seat {seat}: {gone} discs left the player board, {placed} lie elsewhere")
        if not 0 <= stations < 1 << len(STATION_NAMES):
            wrong.append(f"seat {seat}: stations {stations:b}")
    return wrong


def _private_buildings(state: TrailState) -> list[str]:
    """GWT-006, GWT-143: each in the supply, on the trail, or under a higher one."""
    wrong = []
    players = state.setup.players
    built, placed = [0] * players, [0] * players
    for space, content in enumerate(state.on):
        if content >= FIRST_PRIVATE:
            seat, number = divmod(content - FIRST_PRIVATE, PRIVATE_EACH)
            if seat >= players:
                wrong.append(f"a building of seat {seat} lies on {SPACE_NAMES[space]}")
            elif (placed[seat] | state.supply[seat]) >> number & 1:
                wrong.append(f"seat {seat} has building {number + 1} twice")
            else:
                built[seat] |= 1 << space
                placed[seat] |= 1 << number
    if built != state.built:
        wrong.append("mask built is off")
    for seat, supply in enumerate(state.supply):
        gone = ALL_BUILDINGS & ~(supply | placed[seat])
        if not 0 <= supply <= ALL_BUILDINGS:
            wrong.append(f"seat {seat}: supply {supply:b}")
        elif gone and _highest(state, gone) >= _highest(state, placed[seat]):
            wrong.append(f"seat {seat}: a building left the game under no higher one")
    return wrong


def _highest(state: TrailState, numbers: int) -> int:
    """The most craftsmen printed on these buildings; 0 if there are none."""
    highest = 0
    for number in range(PRIVATE_EACH):
        if numbers >> number & 1:
            highest = max(highest, _CRAFTSMEN[state.side_of(number)][number])
    return highest


def _station_masters(state: TrailState) -> list[str]:
    """GWT-013, GWT-168: each tile at a station or taken, for a worker who was given up."""
    wrong = []
    taken = [tile for tile, holder in enumerate(state.master_of) if holder != NOBODY]
    left = [tile for tile in state.masters if tile != EMPTY]
    if sorted(taken + left) != _ALL_MASTERS and (taken or left):
        wrong.append(f"station masters: {taken} taken, {left} left")
    if sum(state.hired_out) != len(taken) or min(state.hired_out) < 0:
        wrong.append(f"workers {state.hired_out} were given up for {len(taken)} station masters")
    return wrong


def _sorted(state: TrailState) -> list[str]:
    """Rules look at the first and last card of a pile, so all piles are kept in order."""
    piles = (
        *state.piles, *state.draw, *state.hand, *state.discard, *state.trashed, *state.area,
        *state.unseen, *state.hazards, state.market, state.market_stack, state.display,
        state.objective_stack, state.out,
    )  # fmt: skip
    return [f"not sorted: {p}" for p in piles if len(p) > 1 and list(p) != sorted(p)]

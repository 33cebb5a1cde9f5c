"""The referee: counts every piece and compares every derived value with the plain board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import gt
from typing import Final

from westbound.games.great_western_trail.automatic_steps import FirstTurn
from westbound.games.great_western_trail.components import (
    BLUE_TEEPEE,
    CARD_NAMES,
    CERTIFICATES,
    DISC_COUNT,
    EMPTY,
    FIRST_HAZARD,
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    FIRST_STARTING,
    GREEN_TEEPEE,
    HAZARD_OF,
    JOB_ROWS,
    MARKET_CATTLE,
    MASTERS,
    OBJECTIVE_DECK,
    PLAYER_CATTLE,
    PRIVATE_BUILDINGS,
    PRIVATE_EACH,
    SUPPLY,
    TILE_NAMES,
    TOKEN_START,
    WORKER_SPACES,
    WORKERS,
)
from westbound.games.great_western_trail.railroad import (
    CITY_REPEATABLE,
    LAST,
    POSITIONS,
    STATION_NAMES,
)
from westbound.games.great_western_trail.referee_turn import ALL_NEUTRALS, turn_violations
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.state import (
    ALL_BUILDINGS,
    ALWAYS_LOCATIONS,
    NOBODY,
    TrailState,
)
from westbound.games.great_western_trail.steps import BackFromEnd
from westbound.games.great_western_trail.trail import (
    BESIDE,
    BESIDE_THE_TRAIL,
    BUILDING_SPACES,
    HAZARD_SPACES,
    NEUTRAL_SPACES,
    SPACE_NAMES,
    SPACES,
    TEEPEE_SPACES,
)

KINDS: Final = len(WORKERS)
_TILES: Final = list(SUPPLY)
_MARKET_CARDS: Final = sorted(MARKET_CATTLE + OBJECTIVE_DECK)
_OWN_CARDS: Final = sorted(PLAYER_CATTLE)
_OWN: Final = len(_OWN_CARDS)
_LAST_OWN: Final = _OWN_CARDS[-1]
_MAX_PLAYERS: Final = 4
_MAX_CLEARED: Final = DISC_COUNT * _MAX_PLAYERS
_MAX_ON_CITY: Final = (
    tuple(sum(DISC_COUNT) if often else 1 for often in CITY_REPEATABLE) * _MAX_PLAYERS
)
_ALL_MASTERS: Final = list(range(len(MASTERS)))
_CRAFTSMEN: Final = tuple(tuple(b.craftsmen for b in side) for side in PRIVATE_BUILDINGS)


def _allowed(space: int) -> frozenset[int]:
    """What may lie on this space of the trail, by its code."""
    if space in NEUTRAL_SPACES:
        return frozenset(ALL_NEUTRALS)
    if space in BUILDING_SPACES:
        return frozenset(range(FIRST_PRIVATE, FIRST_PRIVATE + _MAX_PLAYERS * PRIVATE_EACH))
    if space in TEEPEE_SPACES:
        return frozenset((GREEN_TEEPEE, BLUE_TEEPEE))
    for section, spaces in enumerate(HAZARD_SPACES):
        if space in spaces:
            return frozenset(t for t in range(len(TILE_NAMES)) if HAZARD_OF[t] == section)
    return frozenset()


_ALLOWED: Final = tuple(_allowed(space) for space in SPACES)
_NO_PLACE: Final = BESIDE_THE_TRAIL  # spaces where no cattleman ever stands


def violations(state: TrailState) -> list[str]:
    """Everything that is wrong; an empty list is the usual answer."""
    setting_up = bool(state.agenda) and type(state.agenda[0]) is FirstTurn
    wrong = [
        *_tiles(state),
        *_cards(state),
        *_discs(state),
        *_trail(state),
        *_private_buildings(state),
        *_railroad(state),
        *_players(state),
        *_job_market(state),
        *_sorted(state),
        *_end(state),
    ]
    return [*wrong, *turn_violations(state, setting_up)]


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
    for kind in range(KINDS):
        hired = sum(state.workers[kind::KINDS]) - printed + state.hired_out[kind]
        found += [kind] * (hired + sum(state.jobs[kind::KINDS]))
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


def _trail(state: TrailState) -> list[str]:
    """GWT-016, GWT-040, GWT-145: everything on its kind of space; locations are what is taken."""
    wrong, locations = [], ALWAYS_LOCATIONS
    for space, content in enumerate(state.on):
        if content != EMPTY:
            locations |= 1 << space
            if content not in _ALLOWED[space]:
                wrong.append(f"{content} lies on {SPACE_NAMES[space]}")
    if locations != state.locations:
        wrong.append("mask locations is off")
    for seat, space in enumerate(state.at):
        if space in _NO_PLACE or not BESIDE <= space < len(SPACES):
            wrong.append(f"the cattleman of seat {seat} is at {space}")
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
    most = 0
    for number in range(PRIVATE_EACH):
        if numbers >> number & 1:
            most = max(most, _CRAFTSMEN[state.sides >> number & 1][number])
    return most


def _railroad(state: TrailState) -> list[str]:
    """GWT-153, GWT-162, GWT-168: engines, station masters and the workers given up for them."""
    wrong, engines = [], 0
    for seat, position in enumerate(state.engine):
        if position not in POSITIONS:
            wrong.append(f"the engine of seat {seat} is at {position}")
        elif position:
            if engines >> position & 1:
                wrong.append(f"two engines on position {position}")
            engines |= 1 << position
        if position == LAST and not any(
            type(step) is BackFromEnd and step.seat == seat for step in state.agenda
        ):
            wrong.append(f"the engine of seat {seat} stays on the last space")
    if engines != state.engines:
        wrong.append("mask engines is off")
    taken = [tile for tile, holder in enumerate(state.master_of) if holder != NOBODY]
    left = [tile for tile in state.masters if tile != EMPTY]
    if sorted(taken + left) != _ALL_MASTERS and (taken or left):
        wrong.append(f"station masters: {taken} taken, {left} left")
    if sum(state.hired_out) != len(taken) or min(state.hired_out) < 0:
        wrong.append(f"workers {state.hired_out} were given up for {len(taken)} station masters")
    return wrong


def _players(state: TrailState) -> list[str]:
    """GWT-055, GWT-101, GWT-137: money, certificates, workers and teepees within their bounds."""
    wrong = []
    for seat in range(state.setup.players):
        if state.money[seat] < 0:
            wrong.append(f"seat {seat}: money is {state.money[seat]}")
        if state.green[seat] < 0 or state.blue[seat] < 0:
            wrong.append(f"seat {seat}: teepees {state.green[seat]}, {state.blue[seat]}")
        certificates = state.certificates[seat]
        if not 0 <= certificates < len(CERTIFICATES):
            wrong.append(f"seat {seat}: certificates at place {certificates}")
        elif certificates > certificate_limit(state, seat):
            wrong.append(f"seat {seat}: certificates at place {certificates} above the limit")
        if any(tile < FIRST_HAZARD for tile in state.hazards[seat]):
            wrong.append(f"seat {seat}: hazards {state.hazards[seat]}")
    if min(state.workers) < 1 or max(state.workers) > WORKER_SPACES:
        wrong.append(f"workers {state.workers}")
    return wrong


def _job_market(state: TrailState) -> list[str]:
    """GWT-074 to GWT-076, GWT-132: rows above the token were filled, those below are empty."""
    wrong, jobs, token = [], state.jobs, state.token
    columns = state.setup.numbers.job_columns
    if not TOKEN_START <= token <= JOB_ROWS:
        return [f"the job market token is in row {token + 1}"]
    if min(jobs) < 0:
        wrong.append(f"workers for hire: {jobs}")
    lying = [places.count(kind) for places in state.job_places for kind in range(KINDS)]
    if lying != jobs or max(map(len, state.job_places)) > columns:
        wrong.append(f"places of the job market: {state.job_places}")
    if state.hirable != sum([1 << index for index, count in enumerate(jobs) if count]):
        wrong.append("mask hirable is off")
    rows = [sum(row) for row in zip(*[iter(jobs)] * KINDS, strict=True)]
    if max(rows[:token]) > columns or rows[token : token + 1] not in ([], [state.row_filled]):
        wrong.append(f"workers in the rows of the job market: {rows}")
    if any(rows[token + 1 :]):
        wrong.append(f"workers below the job market token: {rows}")
    if not 0 <= state.row_filled < columns:
        wrong.append(f"{state.row_filled} workers were placed in the token's row")
    return wrong


def _sorted(state: TrailState) -> list[str]:
    """Rules look at the first and last card of a pile, so all piles are kept in order."""
    piles = (
        *state.piles, *state.draw, *state.hand, *state.discard, *state.trashed, *state.area,
        *state.hazards, state.market, state.market_stack, state.display, state.objective_stack,
        state.out,
    )  # fmt: skip
    return [f"not sorted: {p}" for p in piles if len(p) > 1 and list(p) != sorted(p)]


def _end(state: TrailState) -> list[str]:
    """GWT-246, GWT-249: the token is taken when it leaves row 12; then one turn for the others."""
    wrong, players = [], state.setup.players
    if (state.token == JOB_ROWS) != (state.token_holder != NOBODY):
        wrong.append(f"token in row {state.token + 1}, holder {state.token_holder}")
    most = 0 if state.token_holder == NOBODY else players - 1
    if not 0 <= state.last_turns <= most or not NOBODY <= state.token_holder < players:
        wrong.append(f"{state.last_turns} last turns")
    if not state.agenda and (state.token_holder == NOBODY or state.last_turns):
        wrong.append("the game is over too early")
    return wrong

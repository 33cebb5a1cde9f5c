"""What follows from a position text of Great Western Trail: what is left, and what is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from westbound.engine.position.forms import UNKNOWN, UNKNOWN_CODE
from westbound.engine.position.pieces import excess, left_over, taken_from
from westbound.engine.position.problems import Problem, too_many
from westbound.engine.rng import Rng
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.components import (
    BLUE_TEEPEE,
    CARD_NAMES,
    EMPTY,
    FIRST_NEUTRAL,
    GREEN_TEEPEE,
    JOB_ROWS,
    MARKET_CATTLE,
    OBJECTIVE_DECK,
    PILES,
    PLAYER_CATTLE,
    STARTING_OBJECTIVES,
    SUPPLY,
    TILE_NAMES,
    is_private,
    number_of,
    owner_of,
)
from westbound.games.great_western_trail.observation import TrailView
from westbound.games.great_western_trail.position.herd import deal_herd, known_cards
from westbound.games.great_western_trail.rules import setup
from westbound.games.great_western_trail.state import (
    ALL_BUILDINGS,
    ALWAYS_LOCATIONS,
    WORKER_KINDS,
    TrailState,
)
from westbound.kit.ruled_game import RuledGame

UNKNOWN_TILE: Final = -2  # -1 is no tile at all
_OWN: Final = frozenset(PLAYER_CATTLE)
_OWN_CARDS: Final = Counter(PLAYER_CATTLE)
_DECKS: Final = (MARKET_CATTLE, OBJECTIVE_DECK, STARTING_OBJECTIVES)
_SHARED_CARDS: Final = Counter(card for deck in _DECKS for card in deck)
_WORKER_PILE, _MIXED_PILE = 1, 2  # the first pile has teepees and hazards only


# --- what is left of the box, where a text does not say it


def buildings_left(state: TrailState, seat: int) -> int:
    """The private buildings of a seat that are not on the trail."""
    placed = [c for c in state.on if is_private(c) and owner_of(c) == seat]
    return ALL_BUILDINGS & ~sum(1 << number for number in {number_of(c) for c in placed})


def workers_in_row(state: TrailState) -> int:
    """GWT-074: the row of the token is being filled."""
    return 0 if state.token == JOB_ROWS else len(state.job_places[state.token])


def tiles_used(state: TrailState) -> list[int]:
    """Every worker, teepee and hazard tile that is in no pile."""
    found = [*state.out, *(tile for tile in state.foresight if tile >= 0)]
    found += [tile for tile in state.on if GREEN_TEEPEE <= tile < FIRST_NEUTRAL]
    found += [tile for hazards in state.hazards for tile in hazards]
    found += [GREEN_TEEPEE] * sum(state.green) + [BLUE_TEEPEE] * sum(state.blue)
    found += [kind for places in state.job_places for kind in places if kind != EMPTY]
    for kind in range(WORKER_KINDS):
        hired = sum(state.workers[kind::WORKER_KINDS]) - state.setup.players
        found += [kind] * (hired + state.hired_out[kind])
    return found


def pile_left(state: TrailState, number: int) -> tuple[int, ...]:
    """Tiles come from the first pile that has them; the last one has all the others."""
    used = tiles_used(state)
    if number == _MIXED_PILE:
        used += [*state.piles[0], *state.piles[_WORKER_PILE]]
        return left_over(SUPPLY, used)
    return left_over(PILES[number], used)


# --- everything else


def complete(state: TrailState, rng: Rng) -> list[Problem]:
    """Everything that the text does not say; what is wrong with what it says."""
    problems = [
        *excess("trail", Counter(tiles_used(state)), Counter(SUPPLY), TILE_NAMES),
        *_deal_cards(state, rng),
        *_reveal_foresight(state, rng),
    ]
    _derive(state)
    return problems


def _deal_cards(state: TrailState, rng: Rng) -> list[Problem]:
    """GWT-007, GWT-033: what lies nowhere else is in the stacks; unknown cards come from there."""
    seats = range(state.setup.players)
    used = [card for card in (*state.market, *state.display) if card != UNKNOWN_CODE]
    problems = []
    for seat in seats:
        cards = known_cards(state, seat)
        own = Counter(card for card in cards if card in _OWN)
        problems += excess(f"P{seat + 1}", own, _OWN_CARDS, CARD_NAMES)
        used += [card for card in cards if card not in _OWN]
    problems += excess("cards", Counter(used), _SHARED_CARDS, CARD_NAMES)
    if problems:
        return problems
    cattle, objectives, starting = (list(left_over(deck, used)) for deck in _DECKS)
    for seat in seats:
        problems += deal_herd(state, seat, objectives, rng)
        problems += _deal(state.area, seat, starting, rng)
    rows = [state.market, state.display]
    for row, stack in enumerate((cattle, objectives)):
        problems += _deal(rows, row, stack, rng)
    state.market, state.display = rows
    state.market_stack, state.objective_stack = tuple(sorted(cattle)), tuple(sorted(objectives))
    return problems


def _deal(
    piles: list[tuple[int, ...]], index: int, stack: list[int], rng: Rng
) -> Iterator[Problem]:
    """Put cards of the stack in place of those that are not known."""
    known = [card for card in piles[index] if card != UNKNOWN_CODE]
    blanks = len(piles[index]) - len(known)
    if blanks > len(stack):
        yield too_many(UNKNOWN, blanks, len(stack)).at("cards")
    else:
        piles[index] = tuple(sorted([*known, *taken_from(stack, blanks, rng)]))


def _reveal_foresight(state: TrailState, rng: Rng) -> Iterator[Problem]:
    """GWT-116: unknown tiles come from the pile of their column."""
    for space, tile in enumerate(state.foresight):
        if tile != UNKNOWN_TILE:
            continue
        pile = list(state.piles[space // 2])
        if not pile:
            yield too_many(UNKNOWN, 1, 0).at(f"foresight {space + 1}")
            continue
        state.foresight[space] = taken_from(pile, 1, rng)[0]
        state.piles[space // 2] = tuple(pile)


def _derive(state: TrailState) -> None:
    """The masks that the state keeps in step with the board."""
    state.locations = ALWAYS_LOCATIONS
    state.built = [0] * state.setup.players
    for space, content in enumerate(state.on):
        if content != EMPTY:
            state.locations |= 1 << space
        if is_private(content):
            state.built[owner_of(content)] |= 1 << space
    state.engines = sum({1 << position for position in state.engine if position})
    rows, state.job_places = state.job_places, [()] * JOB_ROWS
    state.jobs, state.hirable = [0] * (JOB_ROWS * WORKER_KINDS), 0
    for row, places in enumerate(rows):
        for kind in places:
            if kind != EMPTY:
                state.add_job(row, kind)
    state.job_places = rows


# --- what is asked


def begin(state: TrailState, game: RuledGame[TrailState, TrailView]) -> None:
    """The turn that the text counts begins; in turn 0 the set-up."""
    if not state.turn:
        setup.begin(state)
    else:
        state.turn -= 1
        state.agenda.append(step_cache.BEGIN_TURN[(state.first + state.turn) % state.setup.players])
    game.run_automatic(state)

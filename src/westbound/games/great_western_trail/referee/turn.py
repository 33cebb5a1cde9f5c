"""What holds between the moves of a turn: whose it is, hands, refilled rows, and the end."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.chance_steps import DealDisplay
from westbound.games.great_western_trail.components import (
    DISPLAY_SIZE,
    EMPTY,
    FIRST_STARTING,
    HAND,
    HAND_LIMIT,
    JOB_ROWS,
    PILES,
    TILE_NAMES,
)
from westbound.games.great_western_trail.referee.places import ALL_NEUTRALS
from westbound.games.great_western_trail.state import (
    ALL_BUILDINGS,
    NOBODY,
    WORKER_KINDS,
    TrailState,
)
from westbound.games.great_western_trail.steps import DiscardCards, PlaceHerd
from westbound.games.great_western_trail.trail import BESIDE, KANSAS_CITY, NEUTRAL_SPACES

_COLUMN: Final = tuple(frozenset(pile) for pile in PILES)


def wrong_turn(state: TrailState) -> list[str]:
    """What is wrong once the set-up is done."""
    return [*_set_up(state), *_turn(state), *_hands(state), *_refilled(state)]


def _set_up(state: TrailState) -> list[str]:
    """GWT-013, GWT-014, GWT-018, GWT-034: nothing of the set-up is missing."""
    wrong = []
    neutrals = sorted(state.on[space] for space in NEUTRAL_SPACES)
    if neutrals != ALL_NEUTRALS:
        wrong.append(f"neutral buildings on the trail: {neutrals}")
    if EMPTY in state.masters and NOBODY in state.master_of:
        at_stations = len(state.masters) - state.masters.count(EMPTY)
        if at_stations != state.master_of.count(NOBODY):
            wrong.append("a station master tile is missing")
    for seat, area in enumerate(state.area):
        if not area or area[-1] < FIRST_STARTING or area[-2:-1] >= (FIRST_STARTING,):
            wrong.append(f"seat {seat} has no starting objective card, or several")
    placed = state.setup.numbers.job_columns * state.token + state.row_filled
    hired = sum(state.workers) - WORKER_KINDS * state.setup.players + sum(state.hired_out)
    if sum(state.jobs) + hired != placed:
        left = sum(state.jobs)
        wrong.append(f"{placed} workers came to the job market: {hired} hired, {left} still there")
    if not 0 <= state.sides <= ALL_BUILDINGS or state.setup.sides not in (None, state.sides):
        wrong.append(f"sides {state.sides:b}")
    return wrong


def active_seat(state: TrailState) -> int:
    """Whose turn it is, or was: turns go round from the starting player (GWT-037)."""
    return (state.first + state.turn - 1) % state.setup.players


def _turn(state: TrailState) -> list[str]:
    """GWT-032, GWT-039, GWT-115: a cattleman without a turn yet is beside the board."""
    wrong, players = [], state.setup.players
    if not 0 <= state.first < players or state.turn < 1:
        return [f"turn {state.turn}, starting player {state.first}"]
    placing = bool(state.agenda) and type(state.agenda[-1]) is PlaceHerd
    for seat, space in enumerate(state.at):
        turns = state.turn - (seat - state.first) % players
        waits = turns <= 0 or (turns == 1 and placing)
        if waits != (space == BESIDE):
            wrong.append(f"the cattleman of seat {seat} is at {space} in turn {state.turn}")
        if space == KANSAS_CITY and seat != active_seat(state):
            wrong.append(f"the cattleman of seat {seat} stayed in Kansas City")
    return wrong


def _hands(state: TrailState) -> list[str]:
    """GWT-118 to GWT-121: hands are drawn up to the limit; more only while cards are discarded."""
    wrong, agenda = [], state.agenda
    active = active_seat(state)
    for seat, hand in enumerate(state.hand):
        limit = HAND_LIMIT + state.cleared_of(seat, HAND)
        over = sum(s.count for s in agenda if type(s) is DiscardCards and s.seat == seat)
        if len(hand) > limit + over:
            wrong.append(f"seat {seat} holds {len(hand)} cards with a limit of {limit}")
        deck = len(hand) + len(state.draw[seat]) + len(state.discard[seat])
        resting = seat != active or not agenda
        if resting and len(hand) < min(limit, deck):
            wrong.append(f"seat {seat} holds only {len(hand)} cards with a limit of {limit}")
    return wrong


def _refilled(state: TrailState) -> list[str]:
    """GWT-021, GWT-116, GWT-176: display and foresight spaces are full, except for a moment."""
    wrong = []
    top = state.agenda[-1] if state.agenda else None
    shown = len(state.display) + (top.count if type(top) is DealDisplay else 0)
    if shown > DISPLAY_SIZE or (shown < DISPLAY_SIZE and state.objective_stack):
        wrong.append(f"{len(state.display)} objective cards in the display")
    in_kansas_city = state.at[active_seat(state)] == KANSAS_CITY
    refilling = top is not None and top.kind == "reveal_foresight"
    for space, tile in enumerate(state.foresight):
        column = space // 2
        if tile != EMPTY and tile not in _COLUMN[column]:
            wrong.append(f"foresight space {space} holds {TILE_NAMES[tile]}")
        if tile == EMPTY and state.piles[column] and not (in_kansas_city or refilling):
            wrong.append(f"foresight space {space} was not refilled")
    return wrong


def wrong_end(state: TrailState) -> list[str]:
    """GWT-246, GWT-249: the token is taken when it leaves row 12; then one turn for the others."""
    wrong, players = [], state.setup.players
    if (state.token == JOB_ROWS) != (state.token_holder != NOBODY):
        wrong.append(f"token in row {state.token + 1}, holder {state.token_holder}")
    limit = 0 if state.token_holder == NOBODY else players - 1
    if not 0 <= state.last_turns <= limit or not NOBODY <= state.token_holder < players:
        wrong.append(f"{state.last_turns} last turns")
    if not state.agenda and (state.token_holder == NOBODY or state.last_turns):
        wrong.append("the game is over too early")
    return wrong

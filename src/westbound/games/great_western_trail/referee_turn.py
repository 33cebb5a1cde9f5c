"""The referee's second part: what holds between the moves of a turn, and the agenda."""

from __future__ import annotations

from typing import Final

from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import BeginTurn, EndTurn, FirstTurn
from westbound.games.great_western_trail.chance_steps import DealDisplay, DrawCards
from westbound.games.great_western_trail.components import (
    DISPLAY_SIZE,
    EMPTY,
    FIRST_NEUTRAL,
    FIRST_STARTING,
    HAND,
    HAND_LIMIT,
    NEUTRALS,
    PILES,
    TILE_NAMES,
    WORKERS,
)
from westbound.games.great_western_trail.state import ALL_BUILDINGS, NOBODY, TrailState
from westbound.games.great_western_trail.steps import DiscardCards, PlaceHerd
from westbound.games.great_western_trail.trail import BESIDE, KANSAS_CITY, NEUTRAL_SPACES

_COLUMN: Final = tuple(frozenset(pile) for pile in PILES)
ALL_NEUTRALS: Final = list(range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(NEUTRALS)))
KINDS: Final = len(WORKERS)


def turn_violations(state: TrailState, setting_up: bool) -> list[str]:
    """Everything that is wrong here; during the set-up only the agenda counts."""
    if setting_up:
        return _agenda(state, setting_up)
    return [
        *_set_up(state),
        *_turn(state),
        *_hands(state),
        *_refilled(state),
        *_agenda(state, setting_up),
    ]


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
    hired = sum(state.workers) - KINDS * state.setup.players + sum(state.hired_out)
    if sum(state.jobs) + hired != placed:
        wrong.append(f"{placed} workers came to the job market, {hired} were hired")
    if not 0 <= state.sides <= ALL_BUILDINGS or state.setup.sides not in (None, state.sides):
        wrong.append(f"sides {state.sides:b}")
    return wrong


def _active(state: TrailState) -> int:
    """Whose turn it is, or was: turns go round from the starting player (GWT-037)."""
    return (state.first + state.turn - 1) % state.setup.players


def _turn(state: TrailState) -> list[str]:
    """GWT-032, GWT-039, GWT-115: who has not had a turn is beside the board."""
    wrong, players = [], state.setup.players
    if not 0 <= state.first < players or state.turn < 1:
        return [f"turn {state.turn}, starting player {state.first}"]
    placing = bool(state.agenda) and type(state.agenda[-1]) is PlaceHerd
    for seat, space in enumerate(state.at):
        turns = state.turn - (seat - state.first) % players
        waits = turns <= 0 or (turns == 1 and placing)
        if waits != (space == BESIDE):
            wrong.append(f"the cattleman of seat {seat} is at {space} in turn {state.turn}")
        if space == KANSAS_CITY and seat != _active(state):
            wrong.append(f"the cattleman of seat {seat} stayed in Kansas City")
    return wrong


def _hands(state: TrailState) -> list[str]:
    """GWT-118 to GWT-121: hands are drawn up to the limit; more only while cards are discarded."""
    wrong, agenda = [], state.agenda
    active = _active(state)
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
    in_kansas_city = state.at[_active(state)] == KANSAS_CITY
    refilling = top is not None and top.kind == "reveal_foresight"
    for space, tile in enumerate(state.foresight):
        column = space // 2
        if tile != EMPTY and tile not in _COLUMN[column]:
            wrong.append(f"foresight space {space} holds {TILE_NAMES[tile]}")
        if tile == EMPTY and state.piles[column] and not (in_kansas_city or refilling):
            wrong.append(f"foresight space {space} was not refilled")
    return wrong


# --- the agenda


def _agenda(state: TrailState, setting_up: bool) -> list[str]:
    """Exactly one decider on top; below lies the end of the turn, or the next one."""
    agenda = state.agenda
    if not agenda:
        return []
    top, wrong = agenda[-1], []
    if top.seat == AUTOMATIC or not CHANCE <= top.seat < state.setup.players:
        wrong.append(f"nobody can answer {top}")
    if setting_up:
        return wrong + [f"{step} in the set-up" for step in agenda if step.seat >= 0]
    bottom, active = agenda[0], _active(state)
    drawing = type(top) is DrawCards and top.player == active
    if type(bottom) is EndTurn:
        fits = bottom.player == active
    elif type(bottom) is BeginTurn:
        fits = drawing and len(agenda) == 2 and (active + 1) % state.setup.players == bottom.player
    else:
        fits = drawing and len(agenda) == 1 and state.token_holder != NOBODY
    if not fits:
        wrong.append(f"the agenda begins with {bottom}")
    wrong += [f"{step} in the turn of seat {active}" for step in agenda if 0 <= step.seat != active]
    wrong += [f"{step} inside a turn" for step in agenda[1:] if type(step) in (EndTurn, FirstTurn)]
    return wrong

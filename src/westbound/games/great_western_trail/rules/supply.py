"""Placing tiles of the Kansas City supply. Rules GWT-016 to GWT-021, GWT-071 to GWT-080,
GWT-116, GWT-117, GWT-246."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import chance
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.chance_moves import TILE, Tile
from westbound.games.great_western_trail.chance_steps import (
    RevealForBoard,
    RevealForesight,
    RevealForJobs,
)
from westbound.games.great_western_trail.components import (
    EMPTY,
    FIRST_HAZARD,
    GREEN_TEEPEE,
    HAZARD_OF,
    JOB_ARROWS,
    JOB_ROWS,
    TILE_NAMES,
    including,
    without,
)
from westbound.games.great_western_trail.rules.cattle import refill_market
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.games.great_western_trail.trail import HAZARD_SPACES, TEEPEE_SPACES

PER_COLUMN: Final = 2  # foresight spaces of a number
_FROM_THE_LAST: Final = range(3 * PER_COLUMN - 1, -1, -1)  # what comes first lies on top


def is_worker(tile: int) -> bool:
    return tile < GREEN_TEEPEE


# GWT-016, GWT-071, GWT-072: the lowest value, the lowest number.
def space_for(state: TrailState, tile: int) -> int:
    """The space where a teepee or hazard goes, or EMPTY if there is none."""
    spaces = TEEPEE_SPACES if tile < FIRST_HAZARD else HAZARD_SPACES[HAZARD_OF[tile]]
    on = state.on
    for space in spaces:
        if on[space] == EMPTY:
            return space
    return EMPTY


def place_tile(state: TrailState, tile: int, seat: int) -> None:
    """GWT-070 to GWT-073: at once to its section."""
    if tile < GREEN_TEEPEE:
        place_worker(state, tile, seat)
        return
    space = space_for(state, tile)
    if space == EMPTY:
        state.out = including(state.out, tile)
    else:
        state.put(space, tile)


# GWT-073, GWT-075, GWT-076: into the token's row; on its last space the token moves on.
def place_worker(state: TrailState, worker: int, seat: int) -> None:
    state.add_job(state.token, worker)
    state.row_filled += 1
    if state.row_filled < state.setup.numbers.job_columns:
        return
    arrow = JOB_ARROWS[state.token]
    state.token += 1
    state.row_filled = 0
    if arrow == "yellow":
        refill_market(state)
    elif arrow == "red":
        trigger_end(state, seat)


# GWT-079, GWT-246, GWT-249: the end is triggered; everybody else has one more turn.
def trigger_end(state: TrailState, seat: int) -> None:
    assert state.token == JOB_ROWS
    state.token_holder = seat
    state.last_turns = state.setup.players - 1


def is_ending(state: TrailState) -> bool:
    return state.token_holder != NOBODY


# GWT-116, GWT-117: from the pile with the number of the space, while it lasts.
def refill_foresight(state: TrailState) -> None:
    agenda, foresight, piles = state.agenda, state.foresight, state.piles
    for space in _FROM_THE_LAST:
        if foresight[space] == EMPTY:
            before = space % PER_COLUMN and foresight[space - 1] == EMPTY
            if len(piles[space // PER_COLUMN]) > before:
                agenda.append(step_cache.REVEAL_FORESIGHT[space])


# --- chance


def pile_of(step: RevealForBoard | RevealForJobs | RevealForesight) -> int:
    if isinstance(step, RevealForesight):
        return step.space // PER_COLUMN
    return 0 if isinstance(step, RevealForBoard) else 1


def sample_tile(state: TrailState, step: RevealForBoard | RevealForJobs, rng: Rng) -> Tile:
    return TILE[rng.choice(state.piles[pile_of(step)])]


def sample_reveal_foresight(state: TrailState, step: RevealForesight, rng: Rng) -> Tile:
    pile = state.piles[step.space // PER_COLUMN]
    return TILE[pile[rng.below(len(pile))]]


def why_not_tile(
    state: TrailState, step: RevealForBoard | RevealForJobs | RevealForesight, move: Tile
) -> Refusal | None:
    pile = pile_of(step)
    if move.code in state.piles[pile]:
        return None
    return Refusal("GWT-005", tile=TILE_NAMES[move.code], pile=pile + 1)


def from_pile(state: TrailState, pile: int, tile: int) -> None:
    state.piles[pile] = without(state.piles[pile], tile)


# GWT-017: a hazard whose section is full goes back and does not count.
def reveal_for_board(state: TrailState, step: RevealForBoard, move: Tile) -> None:
    space = space_for(state, move.code)
    left = step.left
    if space != EMPTY:
        from_pile(state, 0, move.code)
        state.put(space, move.code)
        left -= 1
    if left:
        state.agenda.append(step_cache.reveal_for_board(left))


# GWT-018: row 1, then row 2 up to the space left of the token.
def reveal_for_jobs(state: TrailState, step: RevealForJobs, move: Tile) -> None:
    from_pile(state, 1, move.code)
    if step.left >= state.setup.numbers.job_columns:
        state.add_job(0, move.code)
    else:
        state.add_job(1, move.code)
        state.row_filled += 1
    if step.left > 1:
        state.agenda.append(step_cache.reveal_for_jobs(step.left - 1))


def reveal_foresight(state: TrailState, step: RevealForesight, move: Tile) -> None:
    space, tile, piles = step.space, move.code, state.piles
    piles[space // PER_COLUMN] = without(piles[space // PER_COLUMN], tile)
    state.foresight[space] = tile


CHANCES: Final = (
    chance(RevealForBoard, sample_tile, Tile, why_not_tile, reveal_for_board),
    chance(RevealForJobs, sample_tile, Tile, why_not_tile, reveal_for_jobs),
    chance(RevealForesight, sample_reveal_foresight, Tile, why_not_tile, reveal_foresight),
)

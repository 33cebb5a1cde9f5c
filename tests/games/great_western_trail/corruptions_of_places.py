"""Places, bounds and derived values that are wrong, for the referee to notice."""

from __future__ import annotations

from tests.games.great_western_trail.match_in_the_middle import builder
from westbound.games.great_western_trail.components import (
    DISC_CODES,
    EMPTY,
    JOB_ROWS,
    PRIVATE_EACH,
    TILE_CODES,
    including,
    without,
)
from westbound.games.great_western_trail.railroad import LAST
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import (
    BESIDE,
    HAZARD_SPACES,
    KANSAS_CITY,
    NEUTRAL_SPACES,
    SPACE_CODES,
    TEEPEE_SPACES,
)


def lay_a_teepee_among_hazards(state: TrailState) -> None:
    teepee = next(space for space in TEEPEE_SPACES if state.on[space] != EMPTY)
    hazard = next(s for section in HAZARD_SPACES for s in section if state.on[s] == EMPTY)
    state.put(hazard, state.on[teepee])
    state.put(teepee, EMPTY)


def lay_a_hazard_in_another_section(state: TrailState) -> None:
    flood = HAZARD_SPACES[0]
    tile = next(t for t in state.piles[0] if t >= TILE_CODES["drought_2_green"])
    state.piles[0] = without(state.piles[0], tile)
    taken = state.on[flood[3]]
    if taken != EMPTY:
        state.out = including(state.out, taken)
    state.put(flood[3], tile)


def forget_a_location(state: TrailState) -> None:
    state.locations ^= 1 << NEUTRAL_SPACES[3]


def forget_a_building(state: TrailState) -> None:
    state.built[builder(state)] = 0


def owe_money(state: TrailState) -> None:
    state.money[2] = -1


def have_too_many_certificates(state: TrailState) -> None:
    state.cleared[DISC_CODES["certificates_4"]] = 0
    state.certificates[0] = 4


def leave_the_certificate_track(state: TrailState) -> None:
    state.certificates[0] = 6


def fill_a_row_of_workers_beyond_six(state: TrailState) -> None:
    state.workers[4] = 7


def lose_a_printed_worker(state: TrailState) -> None:
    state.workers[5] = 0


def put_two_engines_on_a_space(state: TrailState) -> None:
    state.engine[0] = state.engine[1] = 17


def forget_an_engine(state: TrailState) -> None:
    state.engines = 0 if state.engines else 1 << 5


def leave_the_track(state: TrailState) -> None:
    state.put_engine(0, 49)


def stay_on_the_last_space(state: TrailState) -> None:
    state.put_engine(0, LAST)


def forget_a_job(state: TrailState) -> None:
    state.hirable ^= 1


def move_a_job_below_the_token(state: TrailState) -> None:
    index = next(i for i, count in enumerate(state.jobs) if count)
    state.take_job(index // 3, index % 3)
    state.add_job(JOB_ROWS - 1, index % 3)


def crowd_a_job_row(state: TrailState) -> None:
    for _ in range(5):
        state.add_job(0, 0)


def move_the_token_back(state: TrailState) -> None:
    state.token = 0


def fill_the_row_too_far(state: TrailState) -> None:
    state.row_filled = 4


def take_the_token_too_early(state: TrailState) -> None:
    state.token_holder = 1


def count_last_turns_too_early(state: TrailState) -> None:
    state.last_turns = 2


def stand_beside_the_trail(state: TrailState) -> None:
    state.at[1] = SPACE_CODES["teepee_-2"]


def stand_beside_the_board(state: TrailState) -> None:
    state.at[1] = BESIDE


def stay_in_kansas_city(state: TrailState) -> None:
    state.at[(state.agenda[-1].seat + 1) % 4] = KANSAS_CITY


def have_a_large_hand(state: TrailState) -> None:
    state.hand[1] = tuple(sorted(state.hand[1] + state.draw[1] + state.discard[1]))
    state.draw[1] = state.discard[1] = ()


def draw_no_cards(state: TrailState) -> None:
    seat = (state.agenda[-1].seat + 1) % 4
    state.discard[seat] = including(state.discard[seat], *state.hand[seat])
    state.hand[seat] = ()


def mix_up_a_hand(state: TrailState) -> None:
    seat = next(seat for seat in range(4) if len(set(state.hand[seat])) > 1)
    state.hand[seat] = tuple(reversed(state.hand[seat]))


def shrink_the_display(state: TrailState) -> None:
    state.objective_stack = including(state.objective_stack, state.display[0])
    state.display = state.display[1:]


def grow_the_display(state: TrailState) -> None:
    state.display = including(state.display, state.objective_stack[0])
    state.objective_stack = state.objective_stack[1:]


def turn_an_eleventh_building(state: TrailState) -> None:
    state.sides = 1 << PRIVATE_EACH


def collect_a_worker_as_hazard(state: TrailState) -> None:
    state.piles[1] = state.piles[1][1:]
    state.hazards[0] = including(state.hazards[0], 0)


VALUES = (
    lay_a_teepee_among_hazards, lay_a_hazard_in_another_section, forget_a_location,
    forget_a_building, owe_money, have_too_many_certificates, leave_the_certificate_track,
    fill_a_row_of_workers_beyond_six, lose_a_printed_worker, put_two_engines_on_a_space,
    forget_an_engine, leave_the_track, stay_on_the_last_space, forget_a_job,
    move_a_job_below_the_token, crowd_a_job_row, move_the_token_back, fill_the_row_too_far,
    take_the_token_too_early, count_last_turns_too_early, stand_beside_the_trail,
    stand_beside_the_board, stay_in_kansas_city, have_a_large_hand, draw_no_cards, mix_up_a_hand,
    shrink_the_display, grow_the_display, turn_an_eleventh_building, collect_a_worker_as_hazard,
)  # fmt: skip

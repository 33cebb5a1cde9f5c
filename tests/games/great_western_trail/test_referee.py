"""The referee notices every piece that is lost or doubled, and every derived value that is off."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import BeginTurn, EndTurn, FirstTurn, GoOn
from westbound.games.great_western_trail.components import (
    CARD_CODES,
    DISC_CODES,
    EMPTY,
    FIRST_HAZARD,
    JOB_ROWS,
    PRIVATE_EACH,
    STARTING_OBJECTIVES,
    TILE_CODES,
    including,
    private,
    without,
)
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.railroad import CITY_CODES, LAST
from westbound.games.great_western_trail.referee import violations
from westbound.games.great_western_trail.state import CITY_KINDS, NOBODY, TrailState
from westbound.games.great_western_trail.steps import DiscardCards, MoveHerd, PlaceHerd
from westbound.games.great_western_trail.trail import (
    BESIDE,
    BUILDING_SPACES,
    HAZARD_SPACES,
    KANSAS_CITY,
    NEUTRAL_SPACES,
    SPACE_CODES,
    TEEPEE_SPACES,
)

Corruption = Callable[[TrailState], None]


def in_the_middle(seed: int = 3, players: int = 4) -> TrailState:
    """A random match at a phase A of its second half, with buildings and discs on the table."""
    state, rng = GAME.new(players, complete(OPTIONS, {})), Rng(seed)
    while not (state.turn > 60 and isinstance(state.agenda[-1], MoveHerd) and any(state.built)):
        seat = state.agenda[-1].seat
        move = GAME.sample(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        GAME.apply(state, move, seat)
    return state


def builder(state: TrailState) -> int:
    return next(seat for seat, built in enumerate(state.built) if built)


def empty_building_space(state: TrailState) -> int:
    return next(space for space in BUILDING_SPACES if state.on[space] == EMPTY)


# --- pieces


def lose_a_worker(state: TrailState) -> None:
    state.piles[1] = state.piles[1][1:]


def hire_from_nowhere(state: TrailState) -> None:
    state.workers[0] = state.workers[0] % 6 + 1


def lose_a_hazard(state: TrailState) -> None:
    state.piles[0] = tuple(tile for tile in state.piles[0] if tile != state.piles[0][-1])


def double_a_hazard(state: TrailState) -> None:
    state.out = including(state.out, FIRST_HAZARD)


def double_a_teepee(state: TrailState) -> None:
    state.blue[1] += 1


def lose_a_collected_teepee(state: TrailState) -> None:
    state.green[0] -= 1


def swap_a_foresight_tile(state: TrailState) -> None:
    state.foresight[0] = TILE_CODES["cowboy"]


def lose_a_foresight_tile(state: TrailState) -> None:
    state.out = including(state.out, state.foresight[2])
    state.foresight[2] = EMPTY


def lose_a_market_card(state: TrailState) -> None:
    state.market_stack = state.market_stack[1:]


def double_a_bought_card(state: TrailState) -> None:
    state.discard[2] = including(state.discard[2], CARD_CODES["holstein"])


def lose_an_objective_card(state: TrailState) -> None:
    state.objective_stack = state.objective_stack[:-1]


def double_a_played_objective(state: TrailState) -> None:
    state.area[0] = including(state.area[0], CARD_CODES["move_345"])


def take_a_second_starting_card(state: TrailState) -> None:
    free = next(card for card in STARTING_OBJECTIVES if (card,) != state.area[1][-1:])
    state.area[1] = including(state.area[1], free)


def lose_the_starting_card(state: TrailState) -> None:
    state.area[1] = state.area[1][:-1]


def lose_an_own_cattle_card(state: TrailState) -> None:
    pile = state.draw if CARD_CODES["jersey"] in state.draw[3] else state.discard
    pile[3] = pile[3][1:]


def exchange_own_cattle(state: TrailState) -> None:
    for name in ("draw", "hand", "discard", "trashed"):
        piles = getattr(state, name)
        piles[0] = tuple(sorted(1 if card == 0 else card for card in piles[0]))


def lose_a_disc(state: TrailState) -> None:
    seat = next(seat for seat in range(4) if sum(state.discs_in_cities(seat)))
    city = next(n for n in range(CITY_KINDS) if state.discs_in(seat, n))
    state.cities[seat * CITY_KINDS + city] -= 1


def put_a_disc_from_nowhere_on_a_station(state: TrailState) -> None:
    state.stations[0] ^= 1 << 9


def clear_a_space_twice(state: TrailState) -> None:
    state.cleared[DISC_CODES["step_vp"]] = 2


def deliver_twice_to_topeka(state: TrailState) -> None:
    state.cities[CITY_CODES["topeka"]] = 2


def upgrade_an_eleventh_station(state: TrailState) -> None:
    state.stations[0] |= 1 << 10


def lose_a_station_master(state: TrailState) -> None:
    station = next(n for n, tile in enumerate(state.masters) if tile != EMPTY)
    state.masters[station] = EMPTY


def give_up_nobody_for_a_master(state: TrailState) -> None:
    station = next(n for n, tile in enumerate(state.masters) if tile != EMPTY)
    state.master_of[state.masters[station]] = 0
    state.masters[station] = EMPTY


def lose_a_neutral_building(state: TrailState) -> None:
    state.put(NEUTRAL_SPACES[0], EMPTY)


def lay_a_neutral_building_twice(state: TrailState) -> None:
    state.put(NEUTRAL_SPACES[0], state.on[NEUTRAL_SPACES[1]])


def lose_a_private_building(state: TrailState) -> None:
    state.supply[0] &= ~(1 << 9)


def place_what_is_in_supply(state: TrailState) -> None:
    seat = next(seat for seat in range(4) if state.supply[seat])
    number = next(n for n in range(PRIVATE_EACH) if state.supply[seat] >> n & 1)
    space = empty_building_space(state)
    state.put(space, private(seat, number))
    state.built[seat] |= 1 << space


def build_for_nobody(state: TrailState) -> None:
    state.put(empty_building_space(state), private(4, 0))


PIECES = (
    lose_a_worker, hire_from_nowhere, lose_a_hazard, double_a_hazard, double_a_teepee,
    lose_a_collected_teepee, swap_a_foresight_tile, lose_a_foresight_tile, lose_a_market_card,
    double_a_bought_card, lose_an_objective_card, double_a_played_objective,
    take_a_second_starting_card, lose_the_starting_card, lose_an_own_cattle_card,
    exchange_own_cattle, lose_a_disc, put_a_disc_from_nowhere_on_a_station, clear_a_space_twice,
    deliver_twice_to_topeka, upgrade_an_eleventh_station, lose_a_station_master,
    give_up_nobody_for_a_master, lose_a_neutral_building, lay_a_neutral_building_twice,
    lose_a_private_building, place_what_is_in_supply, build_for_nobody,
)  # fmt: skip


# --- places, bounds and derived values


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


# --- the agenda


def end_in_the_middle(state: TrailState) -> None:
    state.agenda.clear()


def leave_a_phase_step_on_top(state: TrailState) -> None:
    state.agenda.append(GoOn(AUTOMATIC, (), 0, state.agenda[-1].seat, 1, 0))


def ask_nobody(state: TrailState) -> None:
    state.agenda[-1] = MoveHerd(4)


def ask_somebody_else(state: TrailState) -> None:
    state.agenda[-1] = MoveHerd((state.agenda[-1].seat + 1) % 4)


def forget_the_end_of_the_turn(state: TrailState) -> None:
    del state.agenda[0]


def end_the_turn_of_somebody_else(state: TrailState) -> None:
    state.agenda[0] = EndTurn(AUTOMATIC, (state.agenda[-1].seat + 1) % 4)


def end_the_turn_twice(state: TrailState) -> None:
    state.agenda.insert(1, state.agenda[0])


def begin_a_turn_too_early(state: TrailState) -> None:
    state.agenda[0] = BeginTurn(AUTOMATIC, (state.agenda[-1].seat + 1) % 4)


def set_up_again(state: TrailState) -> None:
    state.agenda[0] = FirstTurn()


def place_the_cattleman_again(state: TrailState) -> None:
    state.agenda[-1] = PlaceHerd(state.agenda[-1].seat)
    state.at[state.agenda[-1].seat] = BESIDE


def count_turns_wrongly(state: TrailState) -> None:
    state.turn += 1


AGENDA = (
    end_in_the_middle, leave_a_phase_step_on_top, ask_nobody, ask_somebody_else,
    forget_the_end_of_the_turn, end_the_turn_of_somebody_else, end_the_turn_twice,
    begin_a_turn_too_early, set_up_again, place_the_cattleman_again, count_turns_wrongly,
)  # fmt: skip


@pytest.mark.parametrize("corrupt", PIECES + VALUES + AGENDA, ids=lambda change: change.__name__)
def test_what_is_wrong_is_reported(corrupt: Corruption) -> None:
    state = in_the_middle()
    assert violations(state) == []
    corrupt(state)
    assert violations(state) != []


def test_the_report_says_which_piece_is_missing() -> None:
    state = in_the_middle()
    lose_a_worker(state)
    assert violations(state) == ["there are 17 cowboy, not 18"]
    state = in_the_middle()
    owe_money(state)
    assert violations(state) == ["seat 2: money is -1"]
    state = in_the_middle()
    forget_a_location(state)
    assert violations(state) == ["mask locations is off"]


def test_a_replaced_building_lies_under_a_higher_one() -> None:
    """GWT-143: what left the game without one that needs more craftsmen was lost."""
    state = in_the_middle()
    seat = builder(state)
    space = BUILDING_SPACES[0]
    for other in BUILDING_SPACES:
        state.put(other, EMPTY)
    state.supply = [1023] * 4
    state.built = [1 << space if s == seat else 0 for s in range(4)]
    state.put(space, private(seat, 5))  # building 6: 4 craftsmen on either side
    state.supply[seat] = 1023 & ~(1 << 5) & ~(1 << 4)  # building 5 (3 craftsmen) is gone
    assert violations(state) == []
    state.supply[seat] = 1023 & ~(1 << 5) & ~(1 << 9)  # building 10 cannot be under it
    assert violations(state) == [f"seat {seat}: a building left the game under no higher one"]


def test_more_cards_are_fine_while_some_are_still_to_be_discarded() -> None:
    """GWT-195: after drawing two, two are discarded."""
    state = in_the_middle()
    seat = state.agenda[-1].seat
    full = 4 + state.cleared_of(seat, DISC_CODES["hand"])
    cards = sorted(state.hand[seat] + state.draw[seat] + state.discard[seat])
    state.hand[seat], state.draw[seat] = tuple(cards[: full + 2]), tuple(cards[full + 2 :])
    state.discard[seat] = ()
    assert violations(state) != []
    state.agenda.append(DiscardCards(seat, 2))
    assert violations(state) == []


def test_the_set_up_is_watched_too() -> None:
    state, rng = GAME.new(2, complete(OPTIONS, {})), Rng(1)
    while isinstance(state.agenda[0], FirstTurn):
        assert violations(state) == []
        state.agenda.append(MoveHerd(0))
        assert violations(state) == ["MoveHerd(seat=0) in the set-up"]
        state.agenda.pop()
        GAME.apply(state, GAME.sample(state, rng), CHANCE)
    assert violations(state) == []
    assert state.at == [BESIDE] * 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sides", ["random", "all_a", "bbbbbbbbbb"])
def test_random_matches_are_clean_and_checking_is_quick(players: int, sides: Value) -> None:
    state = GAME.new(players, complete(OPTIONS, {"private_building_sides": sides}))
    rng, spent, checks = Rng(players, 7), 0.0, 0
    while state.agenda:
        seat = state.agenda[-1].seat
        move = GAME.sample(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        GAME.apply(state, move, seat)
        begun = process_time()
        assert violations(state) == []
        spent += process_time() - begun
        checks += 1
    assert state.token_holder != NOBODY
    assert spent / checks < 0.001  # on an idle machine a tenth of this

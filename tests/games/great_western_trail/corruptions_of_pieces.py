"""Pieces lost, doubled or moved, for the referee to notice."""

from __future__ import annotations

from tests.games.great_western_trail.match_in_the_middle import empty_building_space
from westbound.games.great_western_trail.components import (
    CARD_CODES,
    DISC_CODES,
    EMPTY,
    FIRST_HAZARD,
    PRIVATE_EACH,
    STARTING_OBJECTIVES,
    TILE_CODES,
    including,
    private,
)
from westbound.games.great_western_trail.railroad import CITY_CODES
from westbound.games.great_western_trail.state import CITY_KINDS, TrailState
from westbound.games.great_western_trail.trail import (
    NEUTRAL_SPACES,
)


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

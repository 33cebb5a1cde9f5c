"""What a plan may hold, what comes back, what others see. Rules CC-234, CC-240 to CC-242."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import give_tokens, is_quiet
from tests.games.carson_city.positions import a_state, begin_part, hold, play, stand, standing
from tests.games.carson_city.variant_positions import (
    all_stay,
    charge,
    corrals_of,
    do,
    first_wave,
    give_dynamite,
    give_horses,
    horses_in,
    kit_carson,
    on,
    refusal,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import PARCEL_CODES
from westbound.games.carson_city.locations import LOCATION_CODES
from westbound.games.carson_city.state import NOWHERE, RED, YELLOW, CarsonState, replaced
from westbound.games.carson_city.variants.kit_carson.plans import as_shown


def with_card(name: str, side: int = YELLOW, *variants: str) -> CarsonState:
    """Wave 1; seat 1 has this card: the Sheriff the white cowboy, the Singer one token."""
    state = kit_carson(3, *variants)
    hold(state, 1, name, side)
    if name == "sheriff":
        state.white_owner = 1
    if name == "singer":
        give_tokens(state, 1, 1)
    return play(state, "place gambling")


# --- what the others see


def pieces(state: CarsonState, seat: int) -> list[object]:
    """Everything of a seat that a plan can change, each with another figure in these tests."""
    return [
        *(state.at[seat], state.white_at, state.quiet[seat], state.charged[seat]),
        *(state.wage_workers[seat], state.road_workers[seat]),
        *(state.reserve[seat], state.general[seat], state.bonus[seat]),
        *(state.dynamite[seat], state.no_duel[seat], state.horses[seat]),
        corrals_of(state, seat),
    ]


def test_cc_240_others_see_every_piece_as_it_was_before_the_wave() -> None:
    state = kit_carson(3, "horses")
    stand(state, 1, "B2 roads_3 roads_1 wages wages")
    state.white_owner, state.white_at = 1, LOCATION_CODES["B2"]
    state.quiet = replaced(state.quiet, 1, 1 << LOCATION_CODES["roads_3"])
    charge(state, 1, "B2")
    state.reserve[1], state.general[1], state.bonus[1] = 3, 4, 5
    give_dynamite(state, 1, 6)
    give_tokens(state, 1, 7)
    give_horses(state, 1, 8)
    horses_in(state, 1, corral_1=9, corral_2=10, corral_3=11, corral_4=12, corral_5=13)
    before = pieces(state, 1)
    play(state, "place gambling")
    state.at[1], state.white_at = 0, NOWHERE
    state.quiet = state.charged = state.dynamite = state.no_duel = state.horses = (0, 0, 0)
    state.wage_workers, state.road_workers = [0, 0, 0], [0, 0, 0]
    state.reserve, state.general, state.bonus = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    state.corrals = tuple(range(20, 35))
    as_shown(state, 1)
    assert pieces(state, 1) == before
    assert corrals_of(state, 0) == [20, 21, 22, 23, 24]
    assert corrals_of(state, 2) == [30, 31, 32, 33, 34]


def white_at(state: CarsonState, viewer: int | None, name: str) -> bool:
    return bool(GAME.observe(state, viewer)["parcels"][PARCEL_CODES[name]]["white"])


def test_cc_240_the_white_cowboy_of_a_plan_is_seen_by_its_owner_only() -> None:
    state = with_card("sheriff")
    do(state, 1, "place white A1")
    assert [white_at(state, viewer, "A1") for viewer in (0, 1, 2, None)] == [
        False,
        True,
        False,
        False,
    ]
    all_stay(state)
    assert all(white_at(state, viewer, "A1") for viewer in (0, 1, 2, None))


# --- what a plan may hold


def test_cc_242_a_cowboy_on_the_single_roads_counts_for_a_horse_too() -> None:
    state = first_wave(3, "horses")
    give_horses(state, 1, 3)
    do(state, 1, "place roads_1", "place roads_1", "horse 1", "horse 1")
    assert refusal(state, 1, "horse 1") == "CC-242"


def test_cc_234_242_with_as_many_horses_as_cowboys_none_is_taken_up() -> None:
    state = first_wave(3, "horses")
    do(state, 0, "horse 1")
    assert refusal(state, 0, "lift gambling") == "CC-242"
    assert refusal(state, 0, "lift A1") == "CC-242"  # nor one that is not there
    do(state, 0, "place wages")
    assert refusal(state, 0, "lift gambling") is None


@pytest.mark.parametrize(("side", "rule"), [(YELLOW, "CC-196"), (RED, None)])
def test_cc_196_240_only_the_red_singer_sings_in_a_plan(side: int, rule: str | None) -> None:
    state = with_card("singer", side)
    assert refusal(state, 1, "sing") == rule
    assert refusal(state, 0, "sing") == "CC-196"


def test_cc_194_240_a_no_duel_token_goes_into_the_plan() -> None:
    state = with_card("singer")
    do(state, 1, "place roads_3", "place vp_parcels", "place A1")
    assert refusal(state, 1, "quiet A1") == "CC-194"
    assert refusal(state, 1, "quiet gambling") == "CC-194"  # seat 0 stands there
    assert refusal(state, 1, "quiet roads_3") is None
    do(state, 1, "quiet vp_parcels")
    assert (is_quiet(state, 1, "vp_parcels"), state.no_duel[1]) == (True, 0)
    assert refusal(state, 1, "quiet roads_3") == "CC-194"  # there was one only
    do(state, 1, "lift vp_parcels", "quiet roads_3")


# --- what comes back


def test_cc_234_a_cowboy_of_the_single_roads_is_taken_up_again() -> None:
    state = first_wave(2)
    do(state, 1, "place roads_1", "place roads_1")
    assert refusal(state, 1, "lift A1") == "CC-240"
    do(state, 1, "lift roads_1")
    assert (state.reserve[1], state.road_workers[1]) == (2, 1)


@pytest.mark.parametrize("side", [YELLOW, RED])
def test_cc_234_a_singers_usual_cowboy_on_gambling_returns_to_the_personal_reserve(
    side: int,
) -> None:
    state = with_card("singer", side)
    general = state.general[1]
    do(state, 1, "place gambling")
    if side == YELLOW:
        do(state, 1, "quiet gambling")
    do(state, 1, "lift gambling")
    assert (state.reserve[1], state.general[1], state.no_duel[1]) == (3, general, 1)


def test_cc_234_the_sheriffs_other_cowboys_return_to_the_reserve() -> None:
    """Whether the white one is in hand or somewhere else."""
    state = with_card("sheriff")
    do(state, 1, "place A1", "lift A1")
    assert (state.reserve[1], state.white_at) == (3, NOWHERE)
    do(state, 1, "place white B2", "place A1", "lift A1")
    assert (state.reserve[1], state.white_at) == (3, LOCATION_CODES["B2"])


@pytest.mark.parametrize("place", ["wages", "roads_1"])
def test_cc_234_on_a_shared_space_the_white_cowboy_is_taken_up_last(place: str) -> None:
    state = with_card("sheriff")
    do(state, 1, f"place white {place}", f"place {place}", f"lift {place}")
    assert (state.reserve[1], state.white_at) == (3, LOCATION_CODES[place])
    do(state, 1, f"lift {place}")
    assert (state.reserve[1], state.white_at) == (3, NOWHERE)
    assert standing(state, 1) == set()


@pytest.mark.parametrize("place", ["wages", "roads_1"])
def test_cc_234_whoever_stands_beside_a_rivals_white_cowboy_takes_up_their_own(place: str) -> None:
    state = with_card("sheriff")
    do(state, 1, f"place white {place}")
    all_stay(state)
    do(state, 2, f"place {place}", f"lift {place}")
    assert (state.reserve[2], state.white_at) == (3, LOCATION_CODES[place])


def test_cc_176_234_also_the_singer_beside_it() -> None:
    state = with_card("sheriff")
    hold(state, 2, "singer")
    give_tokens(state, 2, 1)
    do(state, 1, "place white roads_3")
    all_stay(state)
    do(state, 2, "place roads_3", "lift roads_3")
    assert (state.reserve[2], state.no_duel[2]) == (3, 1)
    assert state.white_at == LOCATION_CODES["roads_3"]


def test_cc_177_234_in_hand_again_it_counts_as_firepower_again_if_the_table_says_so() -> None:
    chosen = on("waves", white_cowboy_counts_as_firepower=True)
    state = a_state(2, options=chosen, phase=2)
    state.passed, state.track = [], [0, 1]
    hold(state, 0, "sheriff")
    state.power(0).chosen(state, 0)
    begin_part(state, begin_placing)
    play(state, "place gambling")
    before = firepower(state, 0)
    do(state, 0, "place white A1")
    assert firepower(state, 0) == before - 1
    do(state, 0, "lift A1")
    assert firepower(state, 0) == before


def test_cc_241_289_bounced_the_white_cowboy_brings_its_dynamite_back() -> None:
    state = with_card("sheriff")
    give_dynamite(state, 1)
    do(state, 1, "place white roads_3", "dynamite roads_3")
    do(state, 2, "place roads_3")
    all_stay(state)
    assert (state.white_at, state.dynamite[1], state.charged[1]) == (NOWHERE, 1, 0)

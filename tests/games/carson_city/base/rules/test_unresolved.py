"""What is still to come, and where a beaten cowboy may be healed to. Rules CC-202, CC-254, CC-291.

More of the Doctor: `characters/test_doctor.py`; of corral 2 in phase 3: `test_corral_two.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.carson_city.card_positions import faces, from_part, from_space, refusal
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    complaints,
    location,
    parcel,
    play,
    put,
    refused,
    sit,
    stand,
    state_of,
    texts,
)
from tests.games.carson_city.variant_positions import armed, on, outlaws_at
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.games.carson_city.base.moves import PlaceCowboy, Steal
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.base.rules.income import pay_income
from westbound.games.carson_city.base.rules.unresolved import uncontested, unresolved
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.locations import CORRAL_MASK, LOCATION_NAMES
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.versions import RULES_VERSION
from westbound.games.registry import find_game

WITH_DOCTOR = "1Y+2Y+3Y+4Y+5Y+6Y+14"

# --- where a fight was decided


def outlaw_on_a_saloon(rules_version: int = RULES_VERSION) -> CarsonState:
    """Seats 0 and 1 fight the outlaw on the saloon of seat 2; seat 3 is the Doctor.

    The saloon earns 5 by the house of the centre.
    """
    options = on("outlaws", characters=WITH_DOCTOR)
    state = a_state(4, options=options, round=2, money=10, rules_version=rules_version)
    faces(state, seat0="banker_y", seat1="settler_y", seat2="captain_y", seat3="doctor")
    put(state, "saloon", "C4", seat=2)
    put(state, "hotel", "G7", seat=2)
    return outlaw_beaten(state)


def outlaw_beaten(state: CarsonState) -> CarsonState:
    """Seat 0 beats the outlaw on C4, seat 1 fights beside it."""
    outlaws_at(state, "C4")
    for seat in (0, 1):
        armed(state, seat, 6)
        stand(state, seat, "C4")
    from_part(state, state.setup.town_hall_part - 1)
    return play(state, "duel C4", "roll 6 1")


def test_cc_202_254_nobody_is_healed_back_onto_a_building_whose_outlaw_was_beaten() -> None:
    state = outlaw_on_a_saloon()
    assert asked(state) == ("heal_cowboy", 1)
    assert not any(standing >> parcel("C4") & 1 for standing in state.at)  # the winner has left
    assert refusal(state, "place C4") == ("CC-202", {"location": "C4"})
    assert refused(state, "place G7") is None  # a building that nobody has fought on
    assert complaints(state) == []


def test_cc_202_257_so_one_player_at_most_steals_from_a_building() -> None:
    state = outlaw_on_a_saloon()
    play(state, "decline", "steal C4")
    assert state.money == [10 + 2, 10, 10 + 3 + 6, 10 + 3]  # and 3 from the bank for the Doctor


def test_cc_202_in_version_1_the_second_thief_was_paid_and_the_first_was_not() -> None:
    state = outlaw_on_a_saloon(rules_version=1)
    play(state, "place C4", "steal C4")
    assert asked(state) == ("steal_income", 1)
    play(state, "steal C4")
    assert state.money == [10, 10 - 3 + 2, 10 + 3 + 6, 10 + 3 + 3]


def test_cc_202_the_referee_sees_a_second_claim() -> None:
    state = outlaw_on_a_saloon()
    state.thefts[0] |= 1 << parcel("G7")
    assert complaints(state) == []
    stand(state, 1, "G7")
    assert complaints(state) == ["G7: seat 0 steals there, seat 1 too"]


def test_cc_202_no_claim_is_dropped_in_silence() -> None:
    state = outlaw_on_a_saloon()
    state.thefts[0] = state.thefts[1] = 1 << parcel("G7")
    assert complaints(state) != []
    with pytest.raises(AssertionError, match="two thieves"):
        pay_income(state)


def test_cc_202_298_nor_onto_the_town_hall_where_an_outlaw_was_beaten() -> None:
    state = a_state(options={"outlaws": True}, round=2)
    faces(state, seat0="banker_y", seat1="settler_y", seat2="doctor")
    put(state, "town_hall", "C4")
    outlaw_beaten(state)
    assert asked(state) == ("heal_cowboy", 1)
    assert refused(state, "place C4") == "CC-202"


@pytest.mark.parametrize(("rules_version", "rule"), [(1, None), (2, "CC-202")])
def test_cc_202_a_parcel_that_its_winner_declined_is_carried_out(
    rules_version: int, rule: str | None
) -> None:
    state = a_state(4, rules_version=rules_version)
    faces(state, seat0="banker_y", seat1="grocer_y", seat2="settler_y", seat3="doctor")
    for seat in (0, 1):
        stand(state, seat, "A1 B5")
    begin_part(state, begin_parcels)
    play(state, "duel A1", "roll 6 1", "decline", "decline A1", "duel B5", "roll 1 6")
    assert asked(state) == ("heal_cowboy", 0)
    assert refused(state, "place A1") == rule
    assert refused(state, "place H8") is None  # nobody has fought there


def test_cc_202_in_the_next_round_the_place_is_open_again() -> None:
    state = outlaw_on_a_saloon()
    assert state.fought == 1 << parcel("C4")
    return_cards(state)
    assert state.fought == 0


# --- what is still to come


def still_to_come(state: CarsonState, following: int) -> set[str]:
    """The unresolved places when this part of the flow is the next to begin."""
    state.agenda = []
    state.setup.flow.begin(state, following)
    return {LOCATION_NAMES[place] for place in members(unresolved(state))}


def test_cc_291_a_place_is_unresolved_until_its_part_begins() -> None:
    state = a_state(options=on("outlaws", "horses"), round=2)
    put(state, "town_hall", "F6")
    put(state, "saloon", "A1", seat=1)
    outlaws_at(state, "D4")  # on the house of the centre
    setup = state.setup
    resolved_in = {
        "H8": setup.parcel_part,
        "F6": setup.town_hall_part,
        "D4": setup.town_hall_part,
        "A1": setup.building_part,
        **{name: setup.part_of[location(name)] for name in ("wages", "gambling", "corral_2")},
    }
    for name, part in resolved_in.items():
        assert name in still_to_come(state, part), f"{name} comes next"
        assert name not in still_to_come(state, part + 1), f"{name} is over"


# --- a bounded search: random players who fight outlaws, heal and steal whenever they can


def eager(match: Match, rng: Rng) -> Move:
    """A random move, but fights, healing onto buildings and thefts come first."""
    state, moves = state_of(match), match.moves()
    built = sum(state.built)  # no two seats build on a parcel
    places = [m for m in moves if type(m) is PlaceCowboy and built >> m.location & 1]
    if asked(state)[0] == "heal_cowboy":
        wanted: list[Move] = [*places]
    else:
        wanted = [m for m in places if state.outlaws >> m.location & 1 and rng.below(2)]
    wanted = wanted or [m for m in moves if m.kind in ("steal", "build", "buy_building")]
    wanted = wanted or [m for m in moves if m.text == "choose doctor"] or moves
    return wanted[rng.below(len(wanted))]


def robbed_twice(rules_version: int, seeds: range) -> Iterator[int]:
    """The seeds of matches in which two players steal from one building in a round."""
    options = on("outlaws", characters=WITH_DOCTOR)
    for seed in seeds:
        match = Match(find_game("carson"), 4, seed, options, rules_version=rules_version)
        match.advance()
        rng, thefts = Rng(seed, 99), list[tuple[int, str]]()
        while not match.over:
            move = eager(match, rng)
            if isinstance(move, Steal):
                thefts.append((state_of(match).round, move.text))
            match.play(move)
            if any(state_of(match).thefts):
                assert complaints(state_of(match)) == []
        if len(set(thefts)) < len(thefts):
            yield seed


FOUND = (4, 31, 87)  # all below 100


@pytest.mark.parametrize("seed", FOUND)
def test_cc_202_254_by_the_old_rules_random_matches_have_two_thieves(seed: int) -> None:
    assert list(robbed_twice(1, range(seed, seed + 1))) == [seed]


def test_cc_202_254_now_they_have_one_at_most() -> None:
    assert list(robbed_twice(RULES_VERSION, range(100))) == []


# --- uncontested


def test_cc_202_corrals_are_always_uncontested() -> None:
    """A rival's cowboy stands in a corral of his own, not in this seat's."""
    state = a_state(options={"horses": True})
    for seat in (1, 2):
        stand(state, seat, "corral_1 corral_2 corral_3 corral_4 corral_5 gambling")
    assert uncontested(state, 0) & CORRAL_MASK == CORRAL_MASK
    assert not uncontested(state, 0) >> location("gambling") & 1


def test_cc_202_nothing_else_of_a_rival_is_uncontested() -> None:
    state = a_state(options={"horses": True})
    put(state, "town_hall", "F6")
    sit(state, 1)
    stand(state, 1, "A1 gambling wages roads_1 corral_5")
    stand(state, 0, "ammunition B2")
    found = {LOCATION_NAMES[place] for place in members(uncontested(state, 0))}
    assert found == set(LOCATION_NAMES) - {"A1", "gambling", "F6"}


@pytest.mark.parametrize("corral", ["corral_1", "corral_2", "corral_3", "corral_4", "corral_5"])
def test_cc_202_291_a_beaten_cowboy_may_be_healed_into_a_corral_though_rivals_stand_in_theirs(
    corral: str,
) -> None:
    state = a_state(options={"horses": True})
    faces(state, seat0="banker_y", seat1="grocer_y", seat2="doctor")
    stand(state, 0, f"vp_parcels {corral}")
    stand(state, 1, "vp_parcels")
    stand(state, 2, corral)
    from_space(state, "vp_parcels")
    play(state, "roll 6 1")
    assert asked(state) == ("heal_cowboy", 1)
    assert f"place {corral}" in texts(state)
    assert refused(state, f"place {corral}") is None

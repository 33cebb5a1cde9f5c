"""Phase 3 in general. Rules CC-058 to CC-065."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    begin_phase,
    empty_bag,
    fill_row,
    only_part,
    own,
    parcel,
    play,
    put,
    refused,
    settle_at,
    stand,
    standing,
    texts,
    tile,
)
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.action_spaces import hand_out_roads, pay_wages
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.end_of_round import refill_row
from westbound.games.carson_city.base.rules.income import clear_buildings
from westbound.games.carson_city.base.rules.kept_buildings import begin_kept_buildings
from westbound.games.carson_city.base.rules.resolve_actions import first_player
from westbound.games.carson_city.base.steps import DrawBuilding
from westbound.games.carson_city.flow import begin_phase_3, begin_phase_4
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.games.carson_city.state import CarsonState

MONEY_SPACES = ["income_parcels", "income_cowboys", "gambling"]
VP_SPACES = ["vp_parcels", "vp_buildings", "vp_cowboys"]
BUY_VP_SPACES = ["buy_vp_5", "buy_vp_4", "buy_vp_3", "buy_vp_2"]
BUILD_SPACES = [f"build_{price}" for price in (12, 10, 8, 6, 5, 4, 3)]


def a_full_board(vp_order: str) -> CarsonState:
    """One cowboy on every space, on parcel A1 and against the bank on C3; one kept building."""
    state = a_state(players=6, options={"vp_space_order": vp_order})
    put(state, "bank", "C3", seat=0)
    state.kept[2] = (tile("church"),)
    for number, name in enumerate((*SPACE_NAMES, "A1", "C3")):
        stand(state, 1 + number % 5, name)
    return state


def cowboys_on_board(state: CarsonState) -> set[str]:
    return set[str]().union(*(standing(state, seat) for seat in range(state.setup.players)))


def answer_quietly(state: CarsonState) -> None:
    """Any answer that does not lay a road."""
    if asked(state)[1] == CHANCE:
        play(state, "roll 1 1")
    else:
        play(state, next(t for t in reversed(texts(state)) if not t.startswith("road")))


def phase_start(state: CarsonState, number: int) -> int:
    """The place of a phase in the order of parts."""
    return state.setup.flow.parts.index({3: begin_phase_3, 4: begin_phase_4}[number])


def resolution_order(state: CarsonState) -> list[str]:
    """The locations in the order in which phase 3 empties them, and "kept" for its window."""
    order = ["start"]
    for part in state.setup.flow.parts[phase_start(state, 3) : phase_start(state, 4)]:
        before = cowboys_on_board(state)
        only_part(state, part)
        while state.agenda:
            if asked(state)[0] == "place_kept" and order[-1] != "kept":
                order.append("kept")
            answer_quietly(state)
        left = before - cowboys_on_board(state)
        assert len(left) <= 1
        order += left
    return order[1:]


def test_cc_058_actions_are_resolved_in_board_order() -> None:
    assert resolution_order(a_full_board("parcels_buildings_cowboys")) == [
        *("wages", "ammunition", "roads_3", "roads_1", "A1"),
        *BUILD_SPACES,
        "kept",
        *MONEY_SPACES,
        "C3",
        *VP_SPACES,
        *BUY_VP_SPACES,
    ]


def test_cc_059_the_2009_board_has_cowboys_before_buildings() -> None:
    order = resolution_order(a_full_board("parcels_cowboys_buildings"))
    assert order[-7:-4] == ["vp_parcels", "vp_cowboys", "vp_buildings"]
    default = resolution_order(a_full_board("parcels_buildings_cowboys"))
    assert default[-7:-4] == VP_SPACES
    assert order[:-7] == default[:-7]
    assert a_state().setup.options["vp_space_order"] == "parcels_buildings_cowboys"


FINISHED = [
    ("ammunition", ["take token"]),
    ("ammunition", ["decline"]),
    ("roads_3", []),
    ("A1", ["buy A1"]),
    ("A1", ["decline A1"]),
    ("build_3", ["buy"]),
    ("build_3", ["decline"]),
    ("income_parcels", []),
    ("income_cowboys", []),
    ("gambling", ["roll 3 5"]),
    ("vp_parcels", []),
    ("vp_buildings", []),
    ("vp_cowboys", []),
    ("buy_vp_2", ["buy vp 1"]),
    ("buy_vp_2", ["decline"]),
]


@pytest.mark.parametrize(("where", "moves"), FINISHED, ids=lambda value: str(value))
def test_cc_060_a_cowboy_goes_home_when_its_action_is_over(where: str, moves: list[str]) -> None:
    state = a_state()
    stand(state, 0, f"{where} B2")
    assert state.general[0] == 5
    settle_at(state, where)
    for move in moves:
        assert state.general[0] == 5  # not before
        play(state, move)
    assert state.general[0] == 6
    assert standing(state, 0) == {"B2"}  # the other one waits for its action
    assert state.reserve[0] == 3


def test_cc_060_workers_on_shared_spaces_go_home_together() -> None:
    state = a_state()
    stand(state, 0, "wages wages roads_1 roads_1 roads_1")
    only_part(state, pay_wages)
    assert (state.general[0], standing(state, 0)) == (4, {"roads_1"})
    only_part(state, hand_out_roads)
    assert (state.general[0], standing(state, 0)) == (7, set())


@pytest.mark.parametrize(
    ("where", "decline"),
    [
        ("ammunition", "decline"), ("A1", "decline A1"), ("build_12", "decline"),
        ("buy_vp_5", "decline"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("contested", [False, True])
def test_cc_061_an_action_may_be_declined(where: str, decline: str, contested: bool) -> None:
    state = a_state(money=50)
    stand(state, 0, where)
    if contested:
        stand(state, 1, where)
    settle_at(state, where)
    if contested:
        play(state, "roll 6 1")
    play(state, decline)
    assert state.agenda == []
    assert (state.general[0], state.reserve[0]) == (7, 3)
    assert (state.money[0], state.ammunition, state.owned[0]) == (50, -1, 0)
    assert 0 not in state.row


@pytest.mark.parametrize(("money", "rule"), [(3, None), (2, "CC-062")])
def test_cc_062_a_building_is_paid_from_what_is_in_hand(money: int, rule: str | None) -> None:
    state = a_state(money=money)
    stand(state, 0, "build_3")
    settle_at(state, "build_3")
    assert refused(state, "buy") == rule
    assert refused(state, "decline") is None


@pytest.mark.parametrize(("money", "rule"), [(1, None), (0, "CC-062")])
def test_cc_062_a_parcel_is_paid_from_what_is_in_hand(money: int, rule: str | None) -> None:
    state = a_state(money=money)
    stand(state, 0, "A1")
    settle_at(state, "A1")
    assert refused(state, "buy A1") == rule
    assert refused(state, "decline A1") is None


def test_cc_062_payment_happens_when_the_action_is_executed() -> None:
    state = a_state(money=0)
    stand(state, 0, "wages build_5 build_4")
    begin_phase(state, 3)
    assert state.money[0] == 4  # wages come first
    assert refused(state, "buy") == "CC-062"  # the 5 space
    play(state, "decline")
    assert refused(state, "buy") is None  # the 4 space
    play(state, "buy")
    assert state.money[0] == 0


@pytest.mark.parametrize("where", ["gambling", "A1", "build_3", "ammunition", "buy_vp_5"])
def test_cc_063_a_lone_cowboy_needs_no_duel(where: str) -> None:
    alone = a_state()
    stand(alone, 1, where)
    assert asked(settle_at(alone, where))[0] != "roll_duel"
    met = a_state()
    stand(met, 1, where)
    stand(met, 2, where)
    assert asked(settle_at(met, where)) == ("roll_duel", CHANCE)


def test_cc_064_parcels_and_kept_buildings_go_by_pass_order() -> None:
    state = a_state(passed=(2, 0, 1))
    for seat, name in enumerate(("A1", "A2", "A3")):
        stand(state, seat, name)
        state.kept[seat] = (tile("church"),)
    begin_part(state, begin_parcels)
    for seat in (2, 0, 1):
        assert asked(state) == ("buy_parcels", seat)
        play(state, f"buy A{seat + 1}")
    for seat in (2, 0, 1):
        assert asked(state) == ("place_kept", seat)
        play(state, "done")
    for seat in (2, 0, 1):
        assert asked(state) == ("spend_money", seat)
        play(state, "spend 0" if refused(state, "spend 0") is None else texts(state)[0])


def test_cc_064_the_window_of_kept_buildings_skips_who_has_none() -> None:
    state = a_state(passed=(1, 2, 0))
    state.kept[0] = (tile("bank"),)
    state.kept[2] = (tile("bank"),)
    begin_part(state, begin_kept_buildings)
    assert asked(state) == ("place_kept", 2)
    assert asked(play(state, "done")) == ("place_kept", 0)


@pytest.mark.parametrize(("phase", "first"), [(0, 2), (1, 2), (3, 1), (4, 1)])
def test_cc_065_the_first_player_is_first_of_the_last_pass_order(phase: int, first: int) -> None:
    state = a_state(phase=phase, order=(2, 0, 1))
    state.passed = [1, 2, 0] if phase >= 3 else []
    assert first_player(state) == first
    fill_row(state, "- ranch saloon bank drugstore mine ranch")
    state.agenda = [DrawBuilding(-1, 0)]
    play(state, "draw town_hall")
    assert asked(state) == ("place_town_hall", first)


def test_cc_065_at_the_end_of_a_round_this_rounds_pass_order_counts() -> None:
    state = a_state(order=(2, 0, 1), passed=(1, 2, 0), phase=4)
    fill_row(state, "- ranch saloon bank drugstore mine ranch")
    empty_bag(state, "town_hall church")
    only_part(state, refill_row)
    play(state, "draw town_hall")
    assert asked(state) == ("place_town_hall", 1)
    assert refused(state, "build C3") is None
    assert refused(state, "build C3", seat=2) == "WB-001"


def test_cc_060_a_defender_goes_home_after_income() -> None:
    state = a_state()
    put(state, "bank", "C3", seat=0)
    own(state, 0, "C2")
    stand(state, 0, "C3")
    only_part(state, clear_buildings)
    assert (state.general[0], standing(state, 0)) == (7, set())
    assert state.owner[parcel("C3")] == 0

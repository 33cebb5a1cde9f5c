"""The end of the game: CC-165 to CC-171, EX-12, EXD-14."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import keep_tiles
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_phase,
    cards,
    own,
    play,
    put,
    refused,
    sit,
)
from westbound.engine.result import explain_ties
from westbound.engine.standing import TieBreak
from westbound.engine.texts import catalogue
from westbound.games.carson_city.base.rules.scoring import final_points, score_final
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import (
    BUILDINGS,
    CATEGORIES,
    HOUSES,
    MONEY,
    MOUNTAINS,
    SPACES,
    CarsonState,
)
from westbound.games.carson_city.state import STATION as STATION_POINTS


def points(state: CarsonState, seat: int) -> int:
    """What the end of the game brings the seat, without its money."""
    return sum(vp for category, vp in final_points(state, seat).items() if category != MONEY)


def test_cc_165_the_game_ends_after_the_money_limit_of_round_4() -> None:
    state = a_state(round=4, money=(47, 12, 5))
    cards(state, seat0="sheriff", seat1="banker", seat2="grocer")
    put(state, "hotel", "E4", seat=2)
    begin_phase(state, 4)
    assert asked(state) == ("spend_money", 0)
    assert state.vp == [0, 0, 0]
    assert refused(state, "spend 0") == "CC-160"  # the limit holds in round 4 too
    play(state, "spend 30", "spend 0", "spend 0")
    assert asked(state) == ("", -1)
    assert state.vp == [3 + 17 // 6, 2, 0 + 2]
    refusal = GAME.why_not(state, GAME.parse("spend 0"), 0)
    assert refusal is not None
    assert refusal.rule == "WB-002"


def test_cc_165_after_round_3_the_game_goes_on_without_final_points() -> None:
    state = a_state(round=3, money=12)
    begin_phase(state, 4)
    play(state, "spend 0", "spend 0", "spend 0")
    assert asked(state) == ("choose_card", 0)
    assert state.vp == [0, 0, 0]


@pytest.mark.parametrize(("money", "vp"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2), (47, 7)])
def test_cc_166_cc_exd_14_one_vp_for_each_full_six_money(money: int, vp: int) -> None:
    state = a_state(money=money)
    assert final_points(state, 0)[MONEY] == vp


def test_cc_167_two_vp_for_each_own_building_house_terrace_and_mountain() -> None:
    state = a_state()
    put(state, "ranch", "A1", seat=0)
    put(state, "church", "A2", seat=0)
    put(state, "house", "A3", seat=0)
    put(state, "terrace", "A4", seat=0)
    put(state, "mountain", "A5 A6 A7", seat=0)
    put(state, "hotel", "H1", seat=1)
    first = final_points(state, 0)
    assert (first[BUILDINGS], first[HOUSES], first[MOUNTAINS]) == (4, 4, 6)
    assert (points(state, 1), points(state, 2)) == (2, 0)


def test_cc_168_kept_buildings_and_empty_parcels_score_nothing() -> None:
    state = a_state()
    own(state, 0, "A1 A2 A3")
    keep_tiles(state, 0, "hotel station bank")
    assert points(state, 0) == 0


def test_cc_168_unowned_houses_and_mountains_score_for_nobody() -> None:
    state = a_state()
    put(state, "house", "B2")
    put(state, "terrace", "B3")
    put(state, "mountain", "B4")
    assert [points(state, seat) for seat in range(3)] == [0, 0, 0]
    own(state, 1, "B2 B4")
    assert [points(state, seat) for seat in range(3)] == [0, 4, 0]


def test_cc_169_the_station_scores_the_symbols_of_the_whole_city() -> None:
    state = a_state(centre=None)
    put(state, "station", "A1", seat=0)
    assert final_points(state, 0)[STATION_POINTS] == 1  # its own two symbols
    put(state, "house", "H1", seat=1)
    assert final_points(state, 0)[STATION_POINTS] == 1  # three: rounded down
    put(state, "house", "H2")
    assert final_points(state, 0)[STATION_POINTS] == 2
    put(state, "terrace", "H3", seat=0)
    assert final_points(state, 0)[STATION_POINTS] == 3
    put(state, "town_hall", "H5")
    put(state, "ranch", "H6", seat=2)
    assert final_points(state, 0)[STATION_POINTS] == 4
    put(state, "bank", "H7", seat=0)
    put(state, "mountain", "H8")
    assert final_points(state, 0)[STATION_POINTS] == 4
    assert [final_points(state, seat)[STATION_POINTS] for seat in (1, 2)] == [0, 0]


def test_cc_ex_12_station_with_23_symbols() -> None:
    state = a_state(centre=None, row="- - - - - - -")
    put(state, "house", "A1 A2 A3 A4 A5 A6")
    put(state, "house", "B1 B2 B3 B4", seat=0)
    put(state, "house", "C1 C2", seat=1)
    put(state, "hotel", "D1 D2", seat=1)
    put(state, "ranch", "E1 E2 E3", seat=2)
    put(state, "ranch", "E4", seat=0)
    put(state, "church", "F1", seat=2)
    put(state, "station", "G1", seat=0)
    assert final_points(state, 0)[STATION_POINTS] == 11


def test_cc_170_without_variants_only_the_printed_points_are_added() -> None:
    state = a_state(round=4, money=(13, 0, 0))
    put(state, "hotel", "E4", seat=0)
    put(state, "house", "E5", seat=0)
    put(state, "town_hall", "C3")
    sit(state, 0)
    state.score(0, SPACES, 5)
    score_final(state)
    standing = GAME.standings(state)[0]
    assert standing.points == 5 + 2 + 2 + 2
    assert {name: vp for name, vp in standing.breakdown.items() if vp} == {
        "spaces": 5, "money": 2, "buildings": 2, "houses": 2,
    }  # fmt: skip
    assert set(standing.breakdown) == set(CATEGORIES[:9])


def test_cc_171_most_vp_wins() -> None:
    state = a_state(passed=(0, 1, 2))
    for seat, vp in enumerate((4, 9, 7)):
        state.score(seat, SPACES, vp)
    assert [(s.seat, s.rank, s.points) for s in GAME.standings(state)] == [
        (1, 1, 9), (2, 2, 7), (0, 3, 4),
    ]  # fmt: skip


@pytest.mark.parametrize(("passed", "ranking"), [((2, 1, 0), [2, 1, 0]), ((0, 2, 1), [2, 1, 0])])
def test_cc_171_ties_go_to_the_earliest_passer_of_round_4(
    passed: tuple[int, ...], ranking: list[int]
) -> None:
    state = a_state(round=4, passed=passed, money=0)
    state.score(1, SPACES, 8)
    state.score(2, SPACES, 8)
    begin_phase(state, 4)
    play(state, "spend 0", "spend 0", "spend 0")
    assert [standing.seat for standing in GAME.standings(state)] == ranking


def test_cc_171_a_later_passer_is_behind() -> None:
    state = a_state(round=4, passed=(1, 0, 2), money=0)
    state.score(1, SPACES, 8)
    state.score(2, SPACES, 8)
    state.score(0, SPACES, 8)
    begin_phase(state, 4)
    play(state, "spend 0", "spend 0", "spend 0")
    assert [standing.seat for standing in GAME.standings(state)] == [1, 0, 2]
    assert [standing.rank for standing in GAME.standings(state)] == [1, 2, 3]


def test_cc_171_a_tie_names_who_passed_earlier() -> None:
    state = a_state(round=4, passed=(2, 0, 1), money=0)
    for seat in range(3):
        state.score(seat, SPACES, 8)
    begin_phase(state, 4)
    play(state, "spend 0", "spend 0", "spend 0")
    assert [s.decided_by for s in GAME.standings(state)] == [
        TieBreak("CC-171", "pass_order", 1, 2), TieBreak("CC-171", "pass_order", 2, 3), None,
    ]  # fmt: skip


def test_cc_171_while_some_have_not_passed_they_follow_in_the_order_of_choosing() -> None:
    state = a_state(phase=2, order=(1, 0, 2), passed=(0,))
    found = GAME.standings(state)
    assert [s.seat for s in found] == [0, 1, 2]
    assert [s.decided_by for s in found] == [
        TieBreak("CC-171", "pass_order", 1, 2), TieBreak("CC-171", "pass_order", 2, 3), None,
    ]  # fmt: skip


def test_cc_171_a_tie_for_second_place_too() -> None:
    state = a_state(passed=(1, 2, 0))
    for seat, vp in enumerate((4, 4, 7)):
        state.score(seat, SPACES, vp)
    found = GAME.standings(state)
    assert [(s.seat, s.rank) for s in found] == [(2, 1), (1, 2), (0, 3)]
    assert [s.decided_by for s in found] == [None, TieBreak("CC-171", "pass_order", 1, 3), None]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Cy and Ana are tied on 8 VP; Cy passed first in round 4. (CC-171)"),
        ("es", "Cy y Ana empatan a 8 PV; Cy pasó antes en la ronda 4. (CC-171)"),
        ("it", "Cy e Ana sono in parità a 8 PV; Cy ha passato prima nel round 4. (CC-171)"),
    ],
)
def test_cc_171_a_tie_in_words(language: str, told: str) -> None:
    state = a_state(round=4, passed=(2, 1, 0))
    for seat, vp in enumerate((8, 5, 8)):
        state.score(seat, SPACES, vp)
    texts = catalogue(GAME.package, language)
    lines = explain_ties(GAME.standings(state), texts, ("Ana", "Bo", "Cy"))
    assert [str(line) for line in lines] == [told]


def test_cc_171_nothing_is_said_without_a_tie() -> None:
    state = a_state(passed=(0, 1, 2))
    for seat, vp in enumerate((4, 9, 7)):
        state.score(seat, SPACES, vp)
    assert [s.decided_by for s in GAME.standings(state)] == [None, None, None]

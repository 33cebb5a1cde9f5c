"""End and scoring: STM-260 to STM-266."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    from_part,
    links_of,
    track,
)
from westbound.engine.option import complete
from westbound.engine.result import explain_ties
from westbound.engine.standing import OUT, TieBreak
from westbound.engine.texts import catalogue
from westbound.games.steam.components import NO_TILE
from westbound.games.steam.game import GAME
from westbound.games.steam.options import OPTIONS, make_setup
from westbound.games.steam.rules.income import go_bankrupt, income_and_expenses
from westbound.games.steam.rules.scoring import points
from westbound.games.steam.state import SteamState


def total(state: SteamState, seat: int = 0) -> int:
    return next(s.points for s in GAME.standings(state) if s.seat == seat)


def ranking(state: SteamState) -> list[tuple[int, int]]:
    return [(standing.seat, standing.rank) for standing in GAME.standings(state)]


@pytest.mark.parametrize(("income", "vp"), [(0, 0), (1, 0), (2, 1), (5, 2), (9, 4), (10, 5)])
def test_stm_260_one_for_each_2_full_points_of_income(income: int, vp: int) -> None:
    state = a_state()
    state.income[0] = income
    assert points(state, 0)["income"] == total(state) == vp


@pytest.mark.parametrize(("income", "vp"), [(-1, -2), (-2, -4), (-9, -18), (-10, -20)])
def test_stm_261_minus_2_for_each_point_of_negative_income(income: int, vp: int) -> None:
    state = a_state()
    state.income[0], state.vp[0] = income, 30
    assert points(state, 0) == {"points": 30, "income": vp, "links": 0}
    assert total(state) == 30 + vp


def test_stm_262_one_for_each_complete_link() -> None:
    state = a_state()
    track(state, 0, "8,1 21@0", "8,2 T21@0")
    assert total(state) == 1  # the exit to the south does not count
    track(state, 0, "8,3 21@0")
    assert total(state) == 2
    track(state, 0, "7,1 22@1")
    assert total(state) == 2
    assert total(state, 1) == 0


def test_stm_262_links_to_the_same_places_count_each() -> None:
    state = a_state()
    track(state, 0, "8,1 21@0", "9,0 22@3", "9,1 22@4", "8,2 T23@0")
    assert len(links_of(state, 0)) == 1  # both are Albany–Poughkeepsie
    assert points(state, 0)["links"] == 2


def test_stm_262_unowned_links_count_for_nobody() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1", "7,2 22@4")
    assert total(state) == 1
    go_bankrupt(state, 0)
    assert [total(state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_stm_263_most_points_win() -> None:
    state = a_state(3)
    state.vp, state.tile = [4, 9, 7], [0, 6, 1]
    assert ranking(state) == [(1, 1), (2, 2), (0, 3)]


def test_stm_263_a_tie_is_won_by_the_lowest_action_tile() -> None:
    state = a_state(3)
    state.vp, state.tile = [9, 9, 9], [5, 2, 6]
    assert ranking(state) == [(1, 1), (0, 2), (2, 3)]
    state.income = [2, 0, 2]
    state.vp = [8, 9, 8]
    assert ranking(state) == [(1, 1), (0, 2), (2, 3)]  # income does not matter


def test_stm_263_tiles_count_among_the_tied_only() -> None:
    state = a_state(3)
    state.vp, state.tile = [9, 9, 3], [5, 4, 0]
    assert ranking(state) == [(1, 1), (0, 2), (2, 3)]


def test_stm_263_tiles_of_the_final_turn() -> None:
    state = a_state(3)
    state.turn, state.tile = 10, [5, 2, 6]
    from_part(state, income_and_expenses)
    assert state.agenda == []
    assert ranking(state) == [(1, 1), (0, 2), (2, 3)]


def test_stm_264_income_first_if_that_was_agreed() -> None:
    state = a_state(3, tie_break="income_then_action_tile")
    state.vp, state.income, state.tile = [8, 9, 8], [2, 0, 3], [5, 2, 6]
    assert ranking(state) == [(2, 1), (0, 2), (1, 3)]
    state.income, state.vp = [2, 2, 2], [8, 8, 8]
    assert ranking(state) == [(1, 1), (0, 2), (2, 3)]  # then the tile
    state.vp = [9, 8, 8]
    assert ranking(state)[0] == (0, 1)  # points before all


def reasons(state: SteamState) -> list[TieBreak | None]:
    return [standing.decided_by for standing in GAME.standings(state)]


def told(state: SteamState, language: str = "en") -> list[str]:
    texts = catalogue(GAME.package, language)
    lines = explain_ties(GAME.standings(state), texts, ("Ana", "Bo", "Cy"))
    return [str(line) for line in lines]


def test_stm_263_a_tie_names_the_numbers_of_the_tiles() -> None:
    state = a_state(3)
    state.vp, state.tile = [9, 9, 9], [5, 2, 6]
    assert reasons(state) == [
        TieBreak("STM-263", "action_tile", 3, 6), TieBreak("STM-263", "action_tile", 6, 7), None,
    ]  # fmt: skip
    state.vp = [3, 9, 7]
    assert reasons(state) == [None, None, None]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Cy and Ana are tied on 4 VP; Cy took the lower action tile "
               "(1 against 6). (STM-263)"),
        ("es", "Cy y Ana empatan a 4 PV; Cy tomó el contador de acción más bajo "
               "(1 frente a 6). (STM-263)"),
        ("it", "Cy e Ana sono in parità a 4 PV; Cy ha preso la tessera azione più bassa "
               "(1 contro 6). (STM-263)"),
    ],
)  # fmt: skip
def test_stm_263_a_tie_for_second_place_in_words(language: str, sentence: str) -> None:
    state = a_state(3)
    state.vp, state.tile = [4, 9, 4], [5, 2, 0]
    assert told(state, language) == [sentence]


def test_stm_264_a_tie_names_the_income_and_only_then_the_tile() -> None:
    state = a_state(3, tie_break="income_then_action_tile")
    state.vp, state.income, state.tile = [8, 8, 9], [2, 3, 0], [5, 2, 6]
    assert reasons(state) == [
        TieBreak("STM-264", "income", 3, 2), TieBreak("STM-264", "income", 2, 0), None,
    ]  # fmt: skip
    state.vp, state.income = [8, 8, 8], [2, 2, 2]
    assert [tie and tie.rule for tie in reasons(state)] == ["STM-263", "STM-263", None]


def test_stm_245_a_bankrupt_player_with_more_points_is_named() -> None:
    state = a_state(3)
    state.vp, state.tile = [0, 90, 2], [4, 0, 5]
    go_bankrupt(state, 1)
    assert reasons(state) == [None, TieBreak("STM-245", OUT), None]
    assert told(state) == ["Bankrupt, and so behind everybody else: Bo. (STM-245)"]
    state.vp[1] = 0
    state.vp[0] = 1
    assert told(state) == []  # the points say it


def test_stm_245_bankrupt_players_have_no_tile_to_compare() -> None:
    state = a_state(3)
    state.vp, state.tile = [7, 0, 0], [4, 0, NO_TILE]
    for seat in (1, 2):
        go_bankrupt(state, seat)
    assert ranking(state) == [(0, 1), (1, 2), (2, 2)]
    assert told(state) == ["Bo and Cy are tied on 0 points and share second place."]


def test_stm_263_bankrupt_players_of_version_1_keep_their_order() -> None:
    setup = make_setup(3, complete(OPTIONS, {}), 1)
    state = SteamState(setup)
    state.vp, state.tile, state.order = [7, 0, 0], [4, 0, NO_TILE], [0, 1, 2]
    for seat in (1, 2):
        go_bankrupt(state, seat)
    assert ranking(state) == [(0, 1), (2, 2), (1, 3)]
    assert told(state) == [
        "Cy and Bo are both bankrupt with 0 VP; Cy is ahead by the action tiles of the last turn, "
        "where no tile comes first. (STM-263)"
    ]


def test_stm_265_cash_is_worth_nothing() -> None:
    rich, poor = a_state(money=99), a_state(money=0)
    rich.tile = poor.tile = [3, 2, 1, 0]
    assert total(rich) == total(poor) == 0
    assert ranking(rich) == ranking(poor)


def test_stm_266_the_total_may_be_negative() -> None:
    state = a_state()
    state.income[0], state.vp[0] = -8, 3
    assert total(state) == -13


def test_stm_266_during_play_points_never_fall_below_0() -> None:
    for ruleset in ("base", "standard"):
        for vp in range(8):
            state = a_state(ruleset=ruleset, money=0)
            state.income, state.vp = [-10, 0, 0, 0], [vp, 9, 9, 9]
            from_part(state, income_and_expenses)
            assert min(state.vp) >= 0

"""Table options: STM-001 to STM-006."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    asked,
    building,
    from_part,
    named,
    refused,
    set_up,
    texts,
)
from westbound.engine.errors import BadInput
from westbound.engine.option import Value, complete
from westbound.games.steam.game import GAME
from westbound.games.steam.maps import printed_map
from westbound.games.steam.options import OPTIONS
from westbound.games.steam.rules.auction import begin_order_auction
from westbound.games.steam.rules.income import income_and_expenses

BY_NAME = {option.name: option for option in OPTIONS}


@pytest.mark.parametrize(
    ("name", "rule", "values", "default"),
    [
        ("ruleset", "STM-001", ("base", "standard"), "base"),
        ("map", "STM-002", ("northeast", "ruhr", "iberia", "northern_italy"), "northeast"),
        ("initial_order", "STM-003", ("auction", "random"), "auction"),
        ("relaxed_borrowing", "STM-004", (False, True), False),
        ("tie_break", "STM-005", ("action_tile", "income_then_action_tile"), "action_tile"),
    ],
)
def test_stm_001_values_and_defaults(
    name: str, rule: str, values: tuple[Value, ...], default: Value
) -> None:
    option = BY_NAME[name]
    assert option.rule == rule
    assert option.values == values
    assert option.default == default
    with pytest.raises(BadInput):
        complete(OPTIONS, {name: "advanced"})


def test_stm_001_the_ruleset_decides_the_first_question() -> None:
    assert asked(set_up())[0] == "bid"
    assert asked(set_up(ruleset="standard"))[0] == "borrow"


def test_stm_002_the_map_is_the_chosen_one() -> None:
    assert named(set_up(), "Albany") == "8,0"
    ruhr = set_up(map="ruhr")
    assert named(ruhr, "Duisburg") == "6,0"
    with pytest.raises(KeyError):
        named(ruhr, "Albany")


def test_stm_002_best_for_3_to_4_and_4_to_5_players() -> None:
    assert printed_map("northeast").recommended == (3, 4)
    assert printed_map("ruhr").recommended == (4, 5)
    assert printed_map("iberia").recommended == printed_map("northern_italy").recommended == (3, 6)


def test_stm_003_auction_or_random_order() -> None:
    assert asked(set_up(initial_order="auction"))[0] == "bid"
    drawn = set_up(initial_order="random")
    assert asked(drawn) == ("take_tile", drawn.order[0])
    assert BY_NAME["initial_order"].beginner == "random"


def test_stm_003_it_means_nothing_in_the_standard_game() -> None:
    sold = set_up(ruleset="standard", initial_order="auction")
    drawn = set_up(ruleset="standard", initial_order="random")
    assert sold.order == drawn.order
    assert sold.money == drawn.money == [0, 0, 0, 0]
    assert asked(sold) == asked(drawn)


def test_stm_004_relaxed_borrowing_for_track() -> None:
    strict = building(a_state(ruleset="standard", money=1))
    assert refused(strict, "build 8,1") == "STM-114"
    relaxed = building(a_state(ruleset="standard", money=1, relaxed_borrowing=True))
    assert "build 8,1" in texts(relaxed)


def test_stm_004_relaxed_borrowing_for_maintenance() -> None:
    state = a_state(ruleset="standard", money=[2, 9, 9, 9], relaxed_borrowing=True)
    state.level[0], state.vp[0] = 4, 7
    income_and_expenses(state)
    assert (state.money[0], state.income[0], state.vp[0]) == (3, -1, 7)
    strict = a_state(ruleset="standard", money=[2, 9, 9, 9])
    strict.level[0], strict.vp[0] = 4, 7
    income_and_expenses(strict)
    assert (strict.money[0], strict.income[0], strict.vp[0]) == (0, 0, 6)


def test_stm_004_not_for_bids() -> None:
    state = a_state(ruleset="standard", money=3, relaxed_borrowing=True)
    from_part(state, begin_order_auction)
    assert texts(state) == ["bid 0", "bid 1", "bid 2", "bid 3", "pass"]
    assert refused(state, "bid 4") == "STM-102"


@pytest.mark.parametrize(("option", "winner"), [("action_tile", 1), ("income_then_action_tile", 0)])
def test_stm_005_the_tie_break_that_was_agreed(option: str, winner: int) -> None:
    state = a_state(3, tie_break=option)
    state.vp, state.income, state.tile = [4, 5, 0], [2, 0, 0], [6, 0, 3]
    assert GAME.standings(state)[0].seat == winner


def test_stm_006_three_to_six_players() -> None:
    for players in (3, 4, 5, 6):
        assert len(set_up(players).money) == players
    assert list(GAME.players) == [3, 4, 5, 6]


def test_stm_006_six_players_play_seven_turns() -> None:
    assert a_state(6).setup.turns == 7

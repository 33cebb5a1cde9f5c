"""Placing tiles of the Kansas City supply. Rules GWT-016 to GWT-021, GWT-071 to GWT-080."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    clear,
    foresight,
    jobs,
    jobs_by_row,
    market,
    moving,
    play,
    put_tile,
    refused,
    set_up,
    set_up_until,
    tiles_at,
    token,
    using,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.chance_steps import RevealForBoard, RevealForJobs
from westbound.games.great_western_trail.components import (
    EMPTY,
    FIRST_NEUTRAL,
    TILE_CODES,
    TILE_NAMES,
    WORKERS,
)
from westbound.games.great_western_trail.state import NOBODY, TrailState

# --- during the set-up


def test_gwt_016_teepees_fill_the_trade_spaces_from_the_lowest_value() -> None:
    state = at_step(a_state(), RevealForBoard(CHANCE, 7))
    play(state, *("reveal green_teepee", "reveal blue_teepee") * 2)
    spaces = ("teepee_-3", "teepee_-2", "teepee_-1", "teepee_1", "teepee_2")
    assert tiles_at(state, *spaces) == [
        "green_teepee", "blue_teepee", "green_teepee", "blue_teepee", "-",
    ]  # fmt: skip


def test_gwt_016_hazards_go_to_their_own_section() -> None:
    state = at_step(a_state(), RevealForBoard(CHANCE, 7))
    play(state, "reveal rockfall_4_green", "reveal flood_2_black", "reveal rockfall_3_black")
    assert tiles_at(state, "rockfall1", "rockfall2", "rockfall3") == [
        "rockfall_4_green", "rockfall_3_black", "-",
    ]  # fmt: skip
    assert tiles_at(state, "flood1", "drought1") == ["flood_2_black", "-"]
    assert len(state.piles[0]) == 32
    assert refused(state, "reveal cowboy") == "GWT-005"
    assert refused(state, "reveal flood_2_black") == "GWT-005"  # there is only one
    assert refused(state, "reveal rockfall_4_green") is None


def full_flood() -> TrailState:
    state = a_state()
    for number, tile in enumerate(("2_green", "2_black", "3_green", "3_black"), start=1):
        put_tile(state, f"flood_{tile}", f"flood{number}")
    return state


def test_gwt_017_a_hazard_without_space_goes_back_and_does_not_count() -> None:
    state = at_step(full_flood(), RevealForBoard(CHANCE, 1))
    before = state.piles[0]
    play(state, "reveal flood_4_green")
    assert state.piles[0] == before
    assert asked(state) == ("reveal_for_board", CHANCE)
    play(state, "reveal drought_4_green")
    assert tiles_at(state, "drought1") == ["drought_4_green"]
    assert asked(state)[0] != "reveal_for_board"


@pytest.mark.parametrize("seed", range(8))
def test_gwt_017_exactly_7_tiles_are_placed(seed: int) -> None:
    state = set_up(seed=seed)
    assert sum(EMPTY < tile < FIRST_NEUTRAL for tile in state.on) == 7
    assert len(state.piles[0]) == 35 - 7 - 2
    assert state.out == ()


# --- the job market


def test_gwt_018_row_1_then_row_2_up_to_the_token() -> None:
    state = at_step(a_state(players=4), RevealForJobs(CHANCE, 7))
    assert refused(state, "reveal green_teepee") == "GWT-005"
    play(state, *["reveal cowboy"] * 4)
    assert jobs_by_row(state)[:3] == [4, 0, 0]
    play(state, *["reveal engineer"] * 3)
    assert jobs_by_row(state)[:3] == [4, 3, 0]
    assert asked(state)[0] != "reveal_for_jobs"
    assert (state.token, state.row_filled) == (1, 3)  # one space is left: that of the token
    assert state.workers == [1] * 12


@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 5), (4, 7)])
def test_gwt_019_initial_workers(players: int, count: int) -> None:
    state = set_up(players)
    assert sum(jobs_by_row(state)) == count
    assert len(state.piles[1]) == 33 - count - 2


@pytest.mark.parametrize(("players", "rows"), [(2, [2, 1]), (3, [3, 2]), (4, [4, 3])])
def test_gwt_020_three_players_have_3_and_2_workers(players: int, rows: list[int]) -> None:
    assert jobs_by_row(set_up(players)) == rows + [0] * 10


def test_gwt_020_one_more_worker_fills_row_2_and_moves_the_token() -> None:
    state = at_step(a_state(players=3), RevealForJobs(CHANCE, 5))
    play(state, *["reveal cowboy"] * 5)
    assert state.token == 1
    foresight(state, "- - engineer engineer - -")
    using(state, 0, "kansas_city")
    play(state, "take engineer")
    assert (jobs_by_row(state)[:3], state.token) == ([3, 3, 0], 2)


# --- foresight, cattle market, objective cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gwt_021_two_foresight_tiles_of_each_pile(players: int) -> None:
    state = set_up(players)
    assert EMPTY not in state.foresight
    kinds = {TILE_NAMES.index(name) for name in WORKERS}
    assert not kinds & set(state.foresight[:2])
    assert kinds >= set(state.foresight[2:4])
    assert [len(state.piles[0]), len(state.piles[2])] == [26, 24]


def test_gwt_021_each_on_a_space_of_its_number() -> None:
    state = set_up_until("reveal_foresight")
    for right, wrong in (
        ("green_teepee", "cowboy"),
        ("green_teepee", "engineer"),
        ("cowboy", "blue_teepee"),
        ("craftsman", "green_teepee"),
        ("blue_teepee", "flood_2_green"),
        ("engineer", "rockfall_4_green"),
    ):
        assert refused(state, f"reveal {wrong}") == "GWT-005"
        play(state, f"reveal {right}")
    names = [TILE_NAMES[tile] for tile in state.foresight]
    assert names == [
        "green_teepee", "green_teepee", "cowboy", "craftsman", "blue_teepee", "engineer",
    ]  # fmt: skip
    assert asked(state)[0] == "deal_market"


# --- in Kansas City


def choosing(state: TrailState, tiles: str) -> TrailState:
    """Seat 0 chooses foresight tiles in Kansas City."""
    foresight(state, tiles)
    return using(state, 0, "kansas_city")


def fill_trade(state: TrailState, count: int) -> None:
    for value in (-3, -2, -1, 1, 2, 4, 6, 8, 10)[:count]:
        put_tile(state, "green_teepee", f"teepee_{value}")


def test_gwt_071_a_teepee_to_the_empty_space_with_the_lowest_value() -> None:
    state = a_state()
    fill_trade(state, 5)
    state.put(state.on.index(TILE_CODES["green_teepee"]), EMPTY)  # the first one: -3
    choosing(state, "blue_teepee blue_teepee - - - -")
    play(state, "take blue_teepee")
    assert tiles_at(state, "teepee_-3", "teepee_4") == ["blue_teepee", "-"]
    using(state, 1, "kansas_city")
    play(state, "take blue_teepee")
    assert tiles_at(state, "teepee_4", "teepee_6") == ["blue_teepee", "-"]


@pytest.mark.parametrize(("filled", "out"), [(8, 0), (9, 1)])
def test_gwt_071_without_an_empty_space_it_leaves_the_game(filled: int, out: int) -> None:
    state = a_state()
    fill_trade(state, filled)
    choosing(state, "blue_teepee - - - - -")
    play(state, "take blue_teepee")
    assert state.out == (TILE_CODES["blue_teepee"],) * out
    assert (tiles_at(state, "teepee_10") == ["blue_teepee"]) == (not out)


def test_gwt_072_a_hazard_to_the_lowest_empty_space_of_its_section() -> None:
    state = full_flood()
    state.put(state.on.index(TILE_CODES["flood_2_black"]), EMPTY)
    choosing(state, "flood_4_green drought_2_green - - - -")
    play(state, "take flood_4_green")
    assert tiles_at(state, "flood1", "flood2") == ["flood_2_green", "flood_4_green"]
    assert tiles_at(state, "drought1") == ["-"]
    using(state, 1, "kansas_city")
    play(state, "take drought_2_green")
    assert tiles_at(state, "drought1") == ["drought_2_green"]


def test_gwt_072_without_an_empty_space_it_leaves_the_game() -> None:
    state = choosing(full_flood(), "flood_4_green - - - - -")
    play(state, "take flood_4_green")
    assert state.out == (TILE_CODES["flood_4_green"],)
    assert tiles_at(state, "drought1", "rockfall1") == ["-", "-"]


def test_gwt_073_a_worker_to_the_row_of_the_token() -> None:
    state = a_state(players=4)
    jobs(state, 1, "cowboy")
    token(state, row=5, filled=2)
    choosing(state, "- - engineer cowboy - -")
    play(state, "take engineer")
    assert jobs_by_row(state) == [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert (state.token, state.row_filled) == (4, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gwt_074_gwt_075_the_last_space_of_a_row_moves_the_token(players: int) -> None:
    for filled in range(players):
        state = a_state(players=players)
        token(state, row=4, filled=filled)
        choosing(state, "- - cowboy - - -")
        play(state, "take cowboy")
        is_last = filled == players - 1
        assert state.token == (4 if is_last else 3)
        assert state.row_filled == (0 if is_last else filled + 1)
        assert jobs_by_row(state)[3] == 1


def test_gwt_075_the_next_worker_goes_to_the_next_row() -> None:
    state = a_state(players=2)
    token(state, row=4, filled=1)
    choosing(state, "- - cowboy - engineer -")
    play(state, "take cowboy", "take engineer")
    assert jobs_by_row(state)[3:5] == [1, 1]
    assert (state.token, state.row_filled) == (4, 1)


def test_gwt_076_emptied_spaces_are_not_refilled() -> None:
    state = a_state(players=3)
    jobs(state, 1, "cowboy cowboy cowboy")
    token(state, row=2, filled=1)
    using(state, 0, "A")
    play(state, "use A_hire", "hire cowboy 1")
    choosing(state, "- - engineer - - -")
    play(state, "take engineer")
    assert jobs_by_row(state)[:2] == [2, 1]
    assert state.row_filled == 2
    assert sum(state.jobs[:3]) == state.jobs[WORKERS.index("cowboy")] == 2


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("row", [6, 9])
def test_gwt_077_a_yellow_arrow_refills_the_cattle_market(
    players: int, size: int, row: int
) -> None:
    state = a_state(players=players)
    market(state, "holstein holstein")
    token(state, row=row, filled=players - 1)
    choosing(state, "- - cowboy - cowboy -")
    play(state, "take cowboy")
    assert asked(state) == ("deal_market", CHANCE)  # at once, before subphase 3
    missing = size - 2
    dealt = "cards" + " holstein" * 5 + " brown_swiss" * (missing - 5)
    assert refused(state, dealt + " ayrshire") == "GWT-022"
    play(state, dealt)
    assert len(state.market) == size
    assert asked(state) == ("foresight", 0)


@pytest.mark.parametrize("row", [2, 3, 4, 5, 7, 8, 10, 11])
def test_gwt_077_black_arrows_do_nothing(row: int) -> None:
    state = a_state(players=2)
    token(state, row=row, filled=1)
    choosing(state, "- - cowboy - - -")
    play(state, "take cowboy")
    assert state.token == row
    assert (state.market, state.token_holder) == ((), NOBODY)
    assert asked(state)[0] == "deliver"


@pytest.mark.parametrize("row", [6, 9])
def test_gwt_077_only_when_the_token_moves(row: int) -> None:
    state = a_state(players=3)
    token(state, row=row, filled=1)
    choosing(state, "- - cowboy - - -")
    play(state, "take cowboy")
    assert asked(state)[0] == "deliver"
    assert state.market == ()


@pytest.mark.parametrize(("lying", "dealt"), [(6, 1), (7, 0), (8, 0)])
def test_gwt_078_a_full_market_gets_nothing(lying: int, dealt: int) -> None:
    state = a_state(players=2)
    market(state, " ".join((["holstein"] * 6 + ["ayrshire"] * 2)[:lying]))
    token(state, row=6, filled=1)
    choosing(state, "- - cowboy - - -")
    play(state, "take cowboy")
    assert asked(state)[0] == ("deal_market" if dealt else "deliver")
    if dealt:
        assert refused(state, "cards brown_swiss") is None
        assert refused(state, "cards brown_swiss brown_swiss") == "GWT-022"


def test_gwt_078_an_empty_stack_ends_the_refill() -> None:
    state = a_state(players=2)
    state.market_stack = state.market_stack[:2]
    token(state, row=6, filled=1)
    choosing(state, "- - cowboy - - -")
    play(state, "take cowboy", "cards holstein holstein")
    assert (len(state.market), state.market_stack) == (2, ())
    token(state, row=9, filled=1)
    choosing(state, "- - cowboy - - -")
    play(state, "take cowboy")
    assert asked(state)[0] == "deliver"


@pytest.mark.parametrize("players", [2, 4])
def test_gwt_079_the_red_arrow_triggers_the_end(players: int) -> None:
    state = a_state(players=players)
    token(state, row=12, filled=players - 2)
    choosing(state, "- - cowboy - cowboy -")
    play(state, "take cowboy")
    assert (state.token_holder, state.last_turns) == (NOBODY, 0)
    play(state, "take cowboy")
    assert state.token_holder == 0
    assert state.last_turns == players - 1


def test_gwt_080_placing_costs_and_brings_nothing() -> None:
    state = a_state(players=3, money=4)
    clear(state, 0, "hand hand")
    token(state, row=3, filled=2)
    choosing(state, "green_teepee flood_4_green engineer - cowboy -")
    before = state.copy()
    play(state, "take green_teepee", "take engineer", "take cowboy")
    assert asked(state)[0] == "deliver"
    assert state.money == [4, 4, 4]
    assert state.workers == before.workers
    assert (state.green, state.blue, state.hazards) == (before.green, before.blue, before.hazards)
    assert state.certificates == [0, 0, 0]


def test_gwt_080_a_cattleman_in_the_way_pays_nothing() -> None:
    state = a_state(players=3, money=4)
    moving(state, 1, at="flood1")
    choosing(state, "flood_4_green - - - - -")
    play(state, "take flood_4_green")
    assert tiles_at(state, "flood1") == ["flood_4_green"]
    assert state.money == [4, 4, 4]

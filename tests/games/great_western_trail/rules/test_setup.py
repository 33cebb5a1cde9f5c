"""Set-up. Rules GWT-013 to GWT-036."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import westbound
from tests.games.great_western_trail.positions import (
    a_match,
    a_state,
    asked,
    at_step,
    before_anything,
    certificates_of,
    cleared,
    engine_of,
    moving,
    names_of,
    play,
    put_building,
    put_tile,
    refusal,
    refused,
    seat_seen_by,
    set_up,
    set_up_until,
    state_of,
    texts,
    using,
    workers,
)
from westbound.engine.errors import BadInput
from westbound.engine.option import complete
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.automatic_steps import FirstTurn
from westbound.games.great_western_trail.chance_steps import (
    DealStartingObjectives,
    DrawNeutrals,
    DrawStart,
)
from westbound.games.great_western_trail.components import (
    CARD_CODES,
    DISC_NAMES,
    FIRST_NEUTRAL,
    MASTER_NAMES,
    NEUTRALS,
)
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.move import fee, step_limit
from westbound.games.great_western_trail.state import DISC_KINDS
from westbound.games.great_western_trail.trail import (
    BESIDE,
    NEUTRAL_SPACES,
    SPACE_CODES,
    SPACE_NAMES,
)

# --- the board


def test_gwt_013_the_station_masters_are_shuffled() -> None:
    state = before_anything()
    assert asked(state) == ("draw_masters", CHANCE)
    play(state, "masters hazards workers certificates objectives teepees")
    names = [MASTER_NAMES[tile] for tile in state.masters]
    assert names == ["hazards", "workers", "certificates", "objectives", "teepees"]
    stations = GAME.observe(state, None)["stations"]
    assert isinstance(stations, dict)
    first, last = stations["s1"], stations["s10"]
    assert isinstance(first, dict)
    assert isinstance(last, dict)
    assert (first["master"], last["master"]) == ("hazards", None)
    assert len({tuple(set_up(seed=seed).masters) for seed in range(20)}) > 15


@pytest.mark.parametrize("order", ["hazards workers", "hazards " * 5])
def test_gwt_013_each_of_the_five_once(order: str) -> None:
    with pytest.raises(BadInput):
        GAME.parse(f"masters {order}")


def test_gwt_014_lettered_buildings_stand_on_their_letters() -> None:
    state = set_up(neutral_placement="lettered")
    on = {SPACE_NAMES[s]: NEUTRALS[state.on[s] - FIRST_NEUTRAL] for s in NEUTRAL_SPACES}
    assert on == {letter: letter for letter in "ABCDEFG"}


def test_gwt_014_random_buildings_are_dealt() -> None:
    state = before_anything(neutral_placement="random")
    play(state, "masters hazards workers certificates objectives teepees")
    assert asked(state) == ("draw_neutrals", CHANCE)
    play(state, "neutrals G F E D C B A")
    on = "".join(NEUTRALS[state.on[SPACE_CODES[name]] - FIRST_NEUTRAL] for name in "ABCDEFG")
    assert on == "GFEDCBA"
    using(state, 0, "A")
    assert "use G_aux" in texts(state)
    assert refused(state, "use A_hire") == "GWT-059"


def test_gwt_014_every_building_exactly_once() -> None:
    for seed in range(10):
        state = set_up(seed=seed, neutral_placement="random")
        assert sorted(state.on[s] for s in NEUTRAL_SPACES) == list(range(20, 27))
    with pytest.raises(BadInput):
        GAME.parse("neutrals A A C D E F G")
    state = at_step(a_state(), DrawNeutrals())
    assert refused(state, "neutrals B A C D E F G") is None


def test_gwt_014_the_default_is_random_and_the_first_game_lettered() -> None:
    option = next(o for o in OPTIONS if o.name == "neutral_placement")
    assert (option.default, option.beginner) == ("random", "lettered")
    with pytest.raises(BadInput):
        complete(OPTIONS, {"neutral_placement": "by_hand"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gwt_015_the_token_starts_in_row_2(players: int) -> None:
    for state in (before_anything(players), set_up(players)):
        market = GAME.observe(state, None)["job_market"]
        assert isinstance(market, dict)
        assert market["token_row"] == 2


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_gwt_022_the_cattle_market_for_2_3_and_4_players(players: int, size: int) -> None:
    state = set_up(players)
    assert (len(state.market), len(state.market_stack)) == (size, 36 - size)


def test_gwt_022_just_so_many_and_only_market_cards() -> None:
    state = set_up_until("deal_market", players=2)
    assert refused(state, "cards" + " holstein" * 7) is None
    assert refused(state, "cards" + " holstein" * 8) == "GWT-022"
    assert refused(state, "cards" + " holstein" * 6) == "GWT-022"
    assert refused(state, "cards jersey" + " holstein" * 6) == "GWT-022"


def test_gwt_023_the_market_is_shown_yellow_red_blue_brown_purple() -> None:
    state = set_up(4, seed=5)
    shown = GAME.observe(state, None)["cattle_market"]
    assert isinstance(shown, list)
    breeds = ["holstein", "brown_swiss", "ayrshire", "west_highland", "texas_longhorn"]
    order = [breeds.index(str(name).rstrip("_34567")) for name in shown]
    assert len(order) == 13
    assert len(set(order)) > 2
    assert all(a <= b for a, b in pairwise(order))


def test_gwt_024_four_objective_cards_are_revealed() -> None:
    state = set_up()
    assert (len(state.display), len(state.objective_stack)) == (4, 20)
    state = set_up_until("deal_display")
    assert refused(state, "cards" + " aux_sf" * 4) is None
    assert refused(state, "cards" + " aux_sf" * 3) == "GWT-024"
    assert refused(state, "cards aux_sf aux_sf draw_bbh draw_bbh") == "GWT-024"
    assert refused(state, "cards aux_sf draw_bbh move_bbhh start_bbh") == "GWT-024"


# --- the players


@pytest.mark.parametrize(
    ("players", "steps", "green", "black"), [(2, 3, 2, 2), (3, 3, 2, 1), (4, 4, 1, 2)]
)
def test_gwt_025_the_count_tile_replaces_steps_and_fees(
    players: int, steps: int, green: int, black: int
) -> None:
    state = a_state(players=players)
    put_tile(state, "flood_2_green", "flood1")
    put_tile(state, "flood_2_black", "flood2")
    assert step_limit(state, 0) == steps
    assert fee(state, 0, SPACE_CODES["flood1"]) == green
    assert fee(state, 0, SPACE_CODES["flood2"]) == black


def test_gwt_026_all_a() -> None:
    state = set_up(private_building_sides="all_a")
    put_building(state, 0, 10, "A1")
    using(state, 0, "A1")
    assert {text for text in texts(state) if "10" in text} == {"use 10a_cert", "use 10a_move"}
    assert GAME.observe(state, None)["sides"] == "aaaaaaaaaa"
    option = next(o for o in OPTIONS if o.name == "private_building_sides")
    assert (option.default, option.beginner) == ("random", "all_a")


def test_gwt_027_random_sides_are_drawn_once_for_everybody() -> None:
    state = set_up_until("draw_sides", private_building_sides="random")
    play(state, "sides ababababab")
    assert GAME.observe(state, None)["sides"] == "ababababab"
    seen = {GAME.observe(set_up(seed=seed), None)["sides"] for seed in range(12)}
    assert len(seen) > 8
    kinds = [step.kind for step in before_anything(4).agenda]
    assert kinds.count("draw_sides") == 1


def test_gwt_027_an_explicit_mix() -> None:
    state = set_up(private_building_sides="bbbbbaaaaa")
    assert GAME.observe(state, None)["sides"] == "bbbbbaaaaa"
    for wrong in ("bbbb", "bbbbbaaaac", "all_b", "aaaaaaaaaab"):
        with pytest.raises(westbound.BadInput):
            complete(OPTIONS, {"private_building_sides": wrong})


def test_gwt_028_one_side_for_all_players() -> None:
    state = a_state(sides="aabaaaaaaa")
    put_building(state, 0, 3, "A1")
    put_building(state, 1, 3, "A2")
    for seat, space in ((0, "A1"), (1, "A2")):
        using(state, seat, space)
        assert {"use 3b_aux", "use 3b_move"} <= set(texts(state))
        assert refused(state, "use 3a_move") == "GWT-059"


def test_gwt_028_no_move_turns_a_building_over() -> None:
    state = a_state(sides="aabaaaaaaa")
    workers(state, 0, craftsman=2)
    using(state, 0, "B")
    play(state, "use B_build", "build 3 A1")  # names no side
    assert GAME.observe(state, None)["sides"] == "aabaaaaaaa"
    turning = {move.text for move in GAME.all_moves() if move.text.startswith("sides")}
    assert turning == set()
    moving(state, 0)
    assert refused(state, "sides aaaaaaaaaa") == "GWT-043"


def test_gwt_029_fourteen_discs_and_two_grey_spaces() -> None:
    state = set_up(3)
    for seat in range(3):
        assert state.cleared_discs(seat) == [0] * DISC_KINDS
        assert [cleared(state, seat, name) for name in DISC_NAMES] == [0] * 10
        assert seat_seen_by(state, seat, viewer=seat)["discs_left"] == {
            "aux_dollar": 1, "aux_draw": 1, "aux_cert": 2, "aux_engine": 2, "aux_trash": 2,
            "certificates_4": 1, "certificates_6": 1, "step_dollars": 1, "step_vp": 1, "hand": 2,
        }  # fmt: skip
    state = a_state()
    put_tile(state, "flood_2_green", "flood1")
    using(state, 0, "flood1")
    assert texts(state) == ["use aux_dollar", "use aux_draw"]
    assert refused(state, "use aux_engine") == "GWT-186"


def test_gwt_030_gwt_031_gwt_032_engine_marker_and_cattleman() -> None:
    state = set_up(3)
    for seat in range(3):
        assert engine_of(state, seat) == "0"
        assert certificates_of(state, seat) == 0
        assert state.at[seat] == BESIDE
    assert asked(state)[0] == "place_herd"


def test_gwt_033_a_hand_of_4_from_14_cards() -> None:
    state = set_up(4)
    for seat in range(4):
        assert (len(state.hand[seat]), len(state.draw[seat])) == (4, 10)
        assert Counter(names_of(state.hand[seat] + state.draw[seat])) == {
            "jersey": 5, "dutch_belt": 3, "black_angus": 3, "guernsey": 3,
        }  # fmt: skip
        assert state.discard[seat] == ()
        assert hand_limit(state, seat) == 4
    assert len({tuple(set_up(seed=seed).hand[0]) for seed in range(20)}) > 5


def test_gwt_033_not_more_than_there_are() -> None:
    state = set_up_until("draw_cards")
    assert refused(state, "cards jersey jersey jersey jersey") is None
    assert refused(state, "cards guernsey guernsey guernsey guernsey") == "GWT-009"
    assert refused(state, "cards jersey jersey jersey") == "GWT-119"
    assert refused(state, "cards jersey jersey jersey holstein") == "GWT-009"


def test_gwt_034_one_starting_objective_each() -> None:
    state = at_step(a_state(players=3), DealStartingObjectives())
    assert refused(state, "starting start_bbh start_ssg") == "GWT-034"
    assert refused(state, "starting start_bbh start_ssg start_34b start_blhh") == "GWT-034"
    assert refused(state, "starting start_bbh start_ssg aux_sf") == "GWT-034"
    play(state, "starting start_bbh start_ssg start_34b")
    names = [names_of(area) for area in state.area]
    assert names == [["start_bbh"], ["start_ssg"], ["start_34b"]]
    left = CARD_CODES["start_blhh"]
    for piles in (state.area, state.hand, state.draw, state.discard, [state.objective_stack]):
        assert all(left not in pile for pile in piles)


def test_gwt_034_by_lot() -> None:
    dealt = {tuple(set_up(2, seed=seed).area) for seed in range(40)}
    assert len(dealt) == 12  # ordered pairs of four cards


def test_gwt_035_a_random_starting_player() -> None:
    assert {set_up(3, seed=seed).first for seed in range(30)} == {0, 1, 2}
    state = at_step(a_state(players=3), DrawStart())
    assert refused(state, "starter 3") is None
    assert refused(state, "starter 4") == "GWT-035"
    option = next(o for o in OPTIONS if o.name == "starting_player")
    assert option.default == "random"


def test_gwt_035_a_fixed_starting_player() -> None:
    for seed in range(8):
        state = set_up(3, seed=seed, starting_player="fixed")
        assert asked(state) == ("place_herd", 0)
    kinds = {step.kind for step in before_anything(3, starting_player="fixed").agenda}
    assert "draw_start" not in kinds


@pytest.mark.parametrize(
    ("players", "first", "money"),
    [
        (2, 0, [6, 7]),
        (3, 2, [7, 8, 6]),
        (4, 1, [9, 6, 7, 8]),
    ],
)
def test_gwt_036_starting_money_by_turn_order(players: int, first: int, money: list[int]) -> None:
    state = a_state(players=players, money=0)
    state.at = [BESIDE] * players
    state.first = first
    at_step(state, FirstTurn())
    assert state.money == money
    assert asked(state) == ("place_herd", first)
    assert refusal(state, "begin A") is None


def test_gwt_036_in_a_whole_match() -> None:
    state = state_of(a_match(players=4, seed=3))
    order = [(state.first + place) % 4 for place in range(4)]
    assert [state.money[seat] for seat in order] == [6, 7, 8, 9]
    assert asked(state) == ("place_herd", state.first)

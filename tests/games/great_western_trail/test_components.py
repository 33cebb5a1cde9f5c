"""Components and terms. Rules GWT-001 to GWT-012, GWT-272."""

from __future__ import annotations

from collections import Counter

import pytest

import westbound
from tests.games.great_western_trail.positions import (
    a_match,
    a_state,
    at_step,
    cards,
    discard_pile,
    display,
    foresight,
    hand,
    market,
    moving,
    names_of,
    only_draw,
    play,
    put_building,
    refused,
    seat_seen_by,
    state_of,
    using,
)
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.chance_steps import DrawCards
from westbound.games.great_western_trail.components import (
    CATTLE,
    DISC_COUNT,
    FIRST_HAZARD,
    MARKET_CATTLE,
    MASTERS,
    NEUTRALS,
    OBJECTIVE_DECK,
    PILES,
    PLAYER_CATTLE,
    PRIVATE_BUILDINGS,
    STARTING_OBJECTIVES,
    TILE_HAND,
    TILE_NAMES,
    TILE_VP,
)
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.rules.scoring import cattle, points
from westbound.games.great_western_trail.state import TrailState

ALL_TILES = Counter(TILE_NAMES[tile] for pile in PILES for tile in pile)


def of_kind(word: str) -> int:
    return sum(number for name, number in ALL_TILES.items() if name.startswith(word))


# --- what is in the box


def test_gwt_001_two_to_four_players() -> None:
    assert [len(state_of(a_match(players=players)).hand) for players in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize("players", [1, 5])
def test_gwt_001_not_fewer_and_not_more(players: int) -> None:
    with pytest.raises(westbound.BadInput, match="players"):
        a_match(players=players)


def test_gwt_002_54_workers() -> None:
    assert [ALL_TILES[w] for w in ("cowboy", "craftsman", "engineer")] == [18, 18, 18]


def test_gwt_003_18_hazards_with_points_and_one_hand() -> None:
    assert [of_kind(kind) for kind in ("flood", "drought", "rockfall")] == [6, 6, 6]
    for kind in ("flood", "drought", "rockfall"):
        assert {name: n for name, n in ALL_TILES.items() if name.startswith(kind)} == {
            f"{kind}_2_green": 1,
            f"{kind}_2_black": 1,
            f"{kind}_3_green": 1,
            f"{kind}_3_black": 1,
            f"{kind}_4_green": 2,
        }
    assert set(TILE_VP[FIRST_HAZARD:]) == {2, 3, 4}
    assert set(TILE_HAND[FIRST_HAZARD:]) == {"green", "black"}


def test_gwt_004_22_teepees_green_and_blue() -> None:
    assert (ALL_TILES["green_teepee"], ALL_TILES["blue_teepee"]) == (11, 11)
    assert TILE_HAND[TILE_NAMES.index("green_teepee")] == "green"
    assert TILE_HAND[TILE_NAMES.index("blue_teepee")] == "black"


def test_gwt_005_three_piles() -> None:
    assert [len(pile) for pile in PILES] == [35, 33, 26]
    first, second, third = (Counter(TILE_NAMES[tile] for tile in pile) for pile in PILES)
    assert (first["green_teepee"], first["blue_teepee"], first["cowboy"]) == (9, 8, 0)
    assert dict(second) == {"cowboy": 11, "craftsman": 11, "engineer": 11}
    assert dict(third) == {
        "cowboy": 7, "craftsman": 7, "engineer": 7, "green_teepee": 2, "blue_teepee": 3,
    }  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gwt_006_what_each_player_owns(players: int) -> None:
    state = a_state(players=players)
    for seat in range(players):
        assert sum(DISC_COUNT) - sum(state.cleared) == 14
        assert state.supply[seat].bit_count() == 10
        assert Counter(names_of(state.draw[seat])).total() == 14
        assert state.engine[seat] == state.certificates[seat] == 0
    assert len(state.at) == len(state.engine) == len(state.certificates) == players
    assert [len(side) for side in PRIVATE_BUILDINGS] == [10, 10]


def test_gwt_007_cards_and_single_pieces() -> None:
    assert len(MARKET_CATTLE) == 36
    assert len(OBJECTIVE_DECK) == 24
    assert len(STARTING_OBJECTIVES) == 4
    assert len(NEUTRALS) == 7
    assert len(MASTERS) == 5
    assert Counter(names_of(MARKET_CATTLE)) == {
        "holstein": 7, "brown_swiss": 7, "ayrshire": 7,
        "west_highland_3": 3, "west_highland_4": 3, "west_highland_5": 3,
        "texas_longhorn_5": 2, "texas_longhorn_6": 2, "texas_longhorn_7": 2,
    }  # fmt: skip
    assert all(card < CATTLE for card in (*MARKET_CATTLE, *PLAYER_CATTLE))


# --- the herd deck


def test_gwt_008_the_herd_deck_is_draw_stack_hand_and_discard_pile() -> None:
    state = a_state()
    assert cattle(state, 0) == 0
    hand(state, 0, "holstein aux_sf")
    discard_pile(state, 0, "brown_swiss")
    only_draw(state, 0, "ayrshire draw_bbh")
    assert cattle(state, 0) == 1 + 2 + 3
    state.trashed[0] = (*state.trashed[0], *cards("texas_longhorn_7"))
    assert cattle(state, 0) == 6  # what was removed is no part of it


def drawing(count: int, stack: str, pile: str) -> TrailState:
    state = a_state()
    discard_pile(state, 0, pile)
    only_draw(state, 0, stack)
    return at_step(state, DrawCards(CHANCE, count, 0))


def test_gwt_009_no_shuffling_while_the_draw_stack_lasts() -> None:
    state = drawing(2, stack="jersey guernsey", pile="dutch_belt")
    assert refused(state, "cards jersey dutch_belt") == "GWT-009"
    play(state, "cards jersey guernsey")
    assert (state.draw[0], state.discard[0]) == ((), cards("dutch_belt"))


def test_gwt_009_then_the_discard_pile_becomes_the_draw_stack() -> None:
    state = drawing(3, stack="jersey guernsey", pile="dutch_belt black_angus black_angus")
    assert refused(state, "cards dutch_belt black_angus guernsey") == "GWT-009"
    assert refused(state, "cards jersey guernsey guernsey") == "GWT-009"
    assert refused(state, "cards jersey guernsey") == "GWT-119"
    play(state, "cards jersey black_angus guernsey")  # the whole old stack and one more
    assert state.hand[0] == cards("jersey black_angus guernsey")
    assert state.draw[0] == cards("dutch_belt black_angus")
    assert state.discard[0] == ()


def test_gwt_009_what_is_drawn_from_the_new_stack_is_by_lot() -> None:
    seen = set()
    for seed in range(30):
        state = drawing(2, stack="jersey", pile="dutch_belt black_angus guernsey")
        seen.add(GAME.sample(state, Rng(seed)).text)
    assert seen == {"cards jersey dutch_belt", "cards jersey black_angus", "cards jersey guernsey"}


def test_gwt_010_acquired_cards_go_onto_the_discard_pile() -> None:
    state = a_state()
    display(state, "draw_bbh")
    using(state, 0, "C")
    play(state, "use C_objective", "take card draw_bbh")
    assert (state.hand[0], state.discard[0]) == ((), cards("draw_bbh"))
    state = a_state()
    market(state, "holstein")
    using(state, 0, "E")
    play(state, "use E_buy", "buy holstein with 1")
    assert (state.hand[0], state.discard[0]) == ((), cards("holstein"))


def test_gwt_010_unless_it_says_otherwise() -> None:
    state = a_state(sides="aaaaabaaaa")
    display(state, "draw_bbh")
    hand(state, 0, "jersey")
    put_building(state, 0, 6, "A1")
    using(state, 0, "A1")
    play(state, "use 6b_card_objective jersey", "take card draw_bbh")
    assert (state.hand[0], state.discard[0]) == (cards("draw_bbh"), cards("jersey"))


# --- who may see what


def with_cards() -> TrailState:
    state = a_state()
    hand(state, 0, "jersey aux_sf")
    discard_pile(state, 0, "guernsey")
    hand(state, 1, "black_angus holstein")
    discard_pile(state, 1, "dutch_belt")
    return moving(state, 0)


def test_gwt_011_the_owner_looks_through_her_discard_pile() -> None:
    seen = seat_seen_by(with_cards(), 0, viewer=0)
    assert seen["discard_pile"] == ["guernsey"]
    assert seat_seen_by(with_cards(), 0, viewer=1)["discard_pile"] is None
    assert seat_seen_by(with_cards(), 0, viewer=1)["discard_size"] == 1


def test_gwt_011_no_draw_stack_has_an_order_to_look_at() -> None:
    """Which card comes is decided when it is drawn, so not even the owner can know the next one."""
    for viewer in (0, 1, None):
        state = at_step(with_cards(), DrawCards(CHANCE, 1, 0))
        deal = GAME.determinize(GAME.observe(state, viewer), Rng(3))
        assert len({GAME.sample(deal, Rng(seed)).text for seed in range(40)}) >= 4


@pytest.mark.parametrize("viewer", [0, None, 2])
def test_gwt_272_hands_are_secret(viewer: int | None) -> None:
    state = with_cards()
    seen = seat_seen_by(state, 1, viewer)
    assert (seen["hand"], seen["draw_pile"], seen["discard_pile"]) == (None, None, None)
    assert (seen["hand_size"], seen["draw_size"], seen["discard_size"]) == (2, 12, 1)
    other = with_cards()  # the same cards of seat 1, lying elsewhere
    other.hand[1] = cards("dutch_belt black_angus")
    other.discard[1] = cards("holstein")
    assert GAME.observe(state, viewer) == GAME.observe(other, viewer)
    assert GAME.observe(state, 1) != GAME.observe(other, 1)


def test_gwt_272_an_own_hand_is_seen() -> None:
    assert seat_seen_by(with_cards(), 1, viewer=1)["hand"] == ["black_angus", "holstein"]


def test_gwt_272_stacks_and_piles_are_face_down_for_everybody() -> None:
    state = with_cards()
    for viewer in (None, 0):
        seen = GAME.observe(state, viewer)
        assert seen["market_stack"] == len(state.market_stack) == 35
        assert seen["objective_stack"] == len(state.objective_stack) == 23
        assert seen["supply"] == [35, 33, 26]


def test_gwt_272_collected_tiles_and_objective_areas_are_open() -> None:
    state = with_cards()
    state.hazards[1] = (FIRST_HAZARD,)
    state.green[1], state.blue[1] = 2, 1
    seen = seat_seen_by(state, 1, viewer=None)
    assert seen["hazards"] == ["flood_2_green"]
    assert (seen["green_teepees"], seen["blue_teepees"]) == (2, 1)
    assert seen["objectives"] == ["start_bbh"]


# --- the bank


def test_gwt_012_the_bank_never_runs_out() -> None:
    state = a_state(money=1000)  # far more than the 135 dollars of the box
    foresight(state, "- - - - - -")
    using(state, 0, "D")
    play(state, "use D_aux", "use aux_dollar")
    assert state.money[0] == 1001
    assert points(state, 0)["money"] == 200

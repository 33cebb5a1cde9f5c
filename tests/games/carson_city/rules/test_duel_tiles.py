"""Law of the Strongest: duel tiles. Rules CC-225 to CC-233, CC-295, example EX-14."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    hold,
    only_part,
    play,
    put,
    settle_at,
    stand,
    standing,
)
from tests.games.carson_city.variant_positions import (
    a_new_state,
    armed,
    charge,
    do,
    down,
    hand,
    lay_open,
    on,
    options,
    outlaws_at,
    outlaws_on,
    refusal,
    reveal,
    walk,
)
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.steps import RollGambling
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import RED, CarsonState
from westbound.games.carson_city.variants.duel_tiles.rules import all_tiles, begin_tiles
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaw_fights
from westbound.games.carson_city.variants.outlaws.steps import RollOutlaws

SET = (0, 1, 2, 3, 4, 5)


def tile_duel(
    *seats: int, place: str = "gambling", passed: Sequence[int] = (2, 0, 1), fire: int = 0
) -> CarsonState:
    """These seats are about to duel with tiles; everybody holds a whole set."""
    state = a_state(options=on("tiles"), passed=passed)
    for seat in range(3):
        armed(state, seat, fire)
        hand(state, seat, *SET)
    for seat in seats:
        stand(state, seat, place)
    return settle_at(state, place)


def dealt(players: int, seed: int = 1) -> CarsonState:
    return a_new_state(players, seed, duel_tiles=True)


# --- the deal


def test_cc_226_two_players_have_one_set_each_and_15_money() -> None:
    state = dealt(2)
    assert state.hands == (SET, SET)
    assert state.money == [15, 15]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_cc_227_one_shuffled_set_for_each_player_six_tiles_dealt(players: int, seed: int) -> None:
    state = dealt(players, seed)
    assert [len(tiles) for tiles in state.hands] == [6] * players
    everything = sorted(tile for tiles in state.hands for tile in tiles)
    assert everything == sorted(SET * players)
    assert state.money == [30 - sum(tiles) for tiles in state.hands]
    assert (state.pile, state.pile_mixed) == ((), ())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cc_228_six_players_share_five_sets_five_tiles_each(seed: int) -> None:
    state = dealt(6, seed)
    assert [len(tiles) for tiles in state.hands] == [5] * 6
    assert sorted(tile for tiles in state.hands for tile in tiles) == sorted(SET * 5)
    assert state.money == [30 - sum(tiles) for tiles in state.hands]


@pytest.mark.parametrize(
    ("players", "tiles", "total"), [(3, 18, 45), (4, 24, 60), (5, 30, 75), (6, 30, 75)]
)
def test_cc_ex_14_cc_229_control_totals(players: int, tiles: int, total: int) -> None:
    assert (len(all_tiles(players)), sum(all_tiles(players))) == (tiles, total)
    state = dealt(players)
    assert sum(state.announced) == total
    assert list(state.announced) == [sum(tiles) for tiles in state.hands]


def test_cc_ex_14_cc_227_229_a_sum_of_17_leaves_13_money() -> None:
    state = only_part(a_state(options=on("tiles"), phase=0, passed=()), begin_tiles)
    play(state, "deal 0 1 3 4 4 5", "deal 0 1 2 3 3 5", "deal 0 1 2 2 4 5")
    assert state.announced == (-1, -1, -1)  # nobody knows the sums yet
    wrong = GAME.why_not(state, GAME.parse("reveal 17 14 15"), CHANCE)
    assert wrong is not None
    assert wrong.rule == "CC-229"
    play(state, "reveal 17 14 14")
    assert (state.money, list(state.announced)) == ([13, 16, 16], [17, 14, 14])


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("deal 0 1 2 3 4 5", None),
        ("deal 0 0 0 5 5 5", None),
        ("deal 0 1 2 3 4", "CC-227"),
        ("deal 0 0 0 0 5 5", "CC-227"),  # there are three of each
    ],
)
def test_cc_227_only_what_is_there_is_dealt(text: str, rule: str | None) -> None:
    state = only_part(a_state(options=on("tiles"), phase=0, passed=()), begin_tiles)
    wrong = GAME.why_not(state, GAME.parse(text), CHANCE)
    assert (wrong and wrong.rule) == rule


# --- a duel


def test_cc_225_everybody_plays_one_tile_face_down_in_any_order() -> None:
    state = tile_duel(0, 1, 2)
    assert (asked(state)[0], set(GAME.deciders(state))) == ("put_down_tiles", {0, 1, 2})
    do(state, 1, "play 3")
    assert refusal(state, 1, "play 3") == "WB-001"
    do(state, 2, "play 0")
    assert state.pile == ()
    do(state, 0, "play 5")
    assert asked(state) == ("reveal_tiles", CHANCE)
    play(state, "reveal 0 5 3")  # in pass order
    assert standing(state, 0) == {"gambling"}
    assert state.hands == ((0, 1, 2, 3, 4), (0, 1, 2, 4, 5), (1, 2, 3, 4, 5))


def test_cc_225_tile_and_firepower_are_added() -> None:
    state = tile_duel(0, 1)
    armed(state, 0, 2, 1)
    down(state, "1", "3")  # 1 + 3 against 3 + 0
    assert standing(state, 0) == {"gambling"}
    assert (state.reserve[1], state.pile) == (1, (1, 3))  # CC-230: played tiles lie open


def test_cc_225_ties_go_to_who_passed_earliest() -> None:
    state = tile_duel(0, 1, passed=(1, 2, 0))
    down(state, "4", "4")
    assert standing(state, 1) == {"gambling"}


def test_cc_225_only_tiles_of_the_own_hand_and_what_was_put_down() -> None:
    state = tile_duel(0, 1)
    hand(state, 0, 1, 4)
    assert refusal(state, 0, "play 4") is None
    assert refusal(state, 0, "play 3") == "CC-225"
    do(state, 0, "play 4")
    do(state, 1, "play 2")
    wrong = GAME.why_not(state, GAME.parse("reveal 4 3"), CHANCE)
    assert wrong is not None
    assert wrong.rule == "CC-225"


def test_cc_233_dice_are_still_used_for_gambling_and_outlaws() -> None:
    state = at_step(a_state(options=on("tiles", "outlaws")), RollGambling(-1, 0))
    assert GAME.sample(state, Rng(1)).kind == "roll"
    at_step(state, RollOutlaws())
    assert GAME.sample(state, Rng(1)).kind == "roll"


def test_cc_233_no_dice_in_duels() -> None:
    state = tile_duel(0, 1)
    do(state, 0, "play 4")
    do(state, 1, "play 2")
    wrong = GAME.why_not(state, GAME.parse("roll 4 2"), CHANCE)
    assert wrong is not None


# --- dynamite and Gunsmith


def test_cc_231_without_dynamite_one_tile() -> None:
    state = tile_duel(0, 1)
    assert refusal(state, 0, "play 4 5") == "CC-231"
    assert "play 4 5" not in options(state, 0)


def test_cc_231_with_dynamite_one_or_two_tiles() -> None:
    state = tile_duel(0, 1)
    charge(state, 0, "gambling")
    assert refusal(state, 0, "play 4") is None
    assert refusal(state, 0, "play 2 4") is None
    assert refusal(state, 0, "play 4 4") == "CC-225"  # he has one of each
    assert refusal(state, 1, "play 2 4") == "CC-231"
    do(state, 0, "play 2 4")
    do(state, 1, "play 5")
    play(state, "reveal 2+4 5")
    assert standing(state, 0) == {"gambling"}
    assert state.hands[0] == (0, 1, 3, 5)


def test_cc_231_dynamite_with_a_single_tile_left() -> None:
    state = tile_duel(0, 1)
    charge(state, 0, "gambling")
    hand(state, 0, 3)
    assert options(state, 0) == ["play 3"]


def test_cc_231_cc_193_the_red_gunsmith_plays_after_the_others_are_revealed() -> None:
    state = tile_duel(0, 1, 2)
    hold(state, 0, "gunsmith", RED)
    state = settle_at(state, "gambling")
    assert set(GAME.deciders(state)) == {1, 2}
    do(state, 1, "play 3")
    do(state, 2, "play 2")
    play(state, "reveal 2 none 3")
    assert GAME.deciders(state) == (0,)
    do(state, 0, "play 4")
    play(state, "reveal 2 4 3")
    assert standing(state, 0) == {"gambling"}
    assert state.pile == (2, 3, 4)


def test_cc_231_the_yellow_gunsmith_plays_with_the_others() -> None:
    state = tile_duel(0, 1)
    hold(state, 0, "gunsmith", 0)
    state = settle_at(state, "gambling")
    assert set(GAME.deciders(state)) == {0, 1}


def test_cc_231_the_red_gunsmith_does_not_play_twice() -> None:
    state = tile_duel(0, 1)
    hold(state, 0, "gunsmith", RED)
    state = settle_at(state, "gambling")
    do(state, 1, "play 3")
    reveal(state)
    do(state, 0, "play 1")
    reveal(state)
    assert standing(state, 1) == {"gambling"}
    assert asked(state) == ("roll_gambling", CHANCE)


def test_cc_231_a_gunsmith_without_tiles_is_not_asked() -> None:
    state = tile_duel(0, 1)
    hold(state, 0, "gunsmith", RED)
    hand(state, 0)
    state = settle_at(state, "gambling")
    down(state, "1")
    assert standing(state, 1) == {"gambling"}


# --- empty hands


def test_cc_230_who_has_no_tile_left_draws_three_of_the_pile_after_the_duel() -> None:
    state = tile_duel(0, 1)
    hand(state, 0, 5)
    lay_open(state, 0, 0, 2, 4)
    down(state, "5", "3")
    # the winner's action waits; the tiles of this duel lie in the pile already (CC-295)
    assert asked(state) == ("deal_duel_tiles", CHANCE)
    assert list(state.pile_mixed) == [0, 0, 2, 3, 4, 5]
    play(state, "deal 0 4 5")
    assert state.hands[0] == (0, 4, 5)
    assert (state.pile, state.pile_mixed) == ((), (0, 2, 3))
    assert asked(state) == ("roll_gambling", CHANCE)


def test_cc_230_who_still_has_a_tile_draws_none() -> None:
    state = tile_duel(0, 1)
    hand(state, 0, 2, 5)
    lay_open(state, 0, 0, 2, 4)
    down(state, "5", "3")
    assert asked(state) == ("roll_gambling", CHANCE)
    assert state.hands[0] == (2,)


@pytest.mark.parametrize(("pile", "count"), [((), 2), ((4,), 3)])
def test_cc_230_fewer_if_the_pile_is_smaller(pile: tuple[int, ...], count: int) -> None:
    state = tile_duel(0, 1)
    hand(state, 0, 5)
    lay_open(state, *pile)
    down(state, "5", "3")
    wrong = GAME.why_not(state, GAME.parse("deal 5"), CHANCE)
    assert wrong is not None
    reveal(state)
    assert len(state.hands[0]) == count


def test_cc_230_with_no_tile_at_all_one_counts_0() -> None:
    state = tile_duel(0, 1)
    hand(state, 0)
    armed(state, 0, 2)
    assert GAME.deciders(settle_at(state, "gambling")) == (1,)
    down(state, "1")  # 0 + 2 against 1 + 0
    assert standing(state, 0) == {"gambling"}


def test_cc_230_a_duel_of_empty_hands_is_decided_by_firepower() -> None:
    state = tile_duel(0, 1)
    hand(state, 0)
    hand(state, 1)
    armed(state, 1, 1)
    settle_at(state, "gambling")
    play(state, "reveal none none")
    assert standing(state, 1) == {"gambling"}
    assert state.hands[:2] == ((), ())


def test_cc_295_refills_go_in_pass_order_without_putting_back() -> None:
    state = tile_duel(0, 1, passed=(1, 2, 0))
    hand(state, 0, 5)
    hand(state, 1, 4)
    lay_open(state, 0, 1)
    down(state, "4", "5")  # seat 1 first
    assert list(state.pile_mixed) == [0, 1, 4, 5]
    play(state, "deal 1 4 5")
    assert state.hands[1] == (1, 4, 5)
    play(state, "deal 0")  # one is left for seat 0
    assert state.hands[0] == (0,)
    assert state.pile_mixed == ()


def test_cc_295_what_lies_in_the_pile_before_a_refill_is_hidden_afterwards() -> None:
    state = tile_duel(0, 1)
    hand(state, 0, 5)
    lay_open(state, 0, 1, 2)
    down(state, "5", "3")
    play(state, "deal 0 1 5")
    assert (state.pile, state.pile_mixed) == ((), (2, 3))
    seen = GAME.observe(state, None)
    assert (seen["duel_tile_pile"], seen["duel_tiles_mixed"]) == ([], 2)


def test_cc_295_tiles_of_unused_sets_stay_in_the_box() -> None:
    assert len(all_tiles(2)) == 12
    for players in range(2, 7):
        last = walk(GAME.new(players, complete(GAME.options, on("tiles"))), players, 600)[-1]
        everywhere = [*last.pile, *last.pile_mixed]
        for tiles in (*last.hands, *last.sealed):
            everywhere += tiles
        assert tuple(sorted(everywhere)) == all_tiles(players)


# --- sums that are known


def test_cc_229_an_announced_sum_sinks_by_what_is_played_openly() -> None:
    state = tile_duel(0, 1)
    state.announced = (15, 15, 15)
    do(state, 0, "play 4")
    assert state.announced == (15, 15, 15)  # nobody knows yet
    do(state, 1, "play 2")
    reveal(state)
    assert state.announced == (11, 13, 15)


def test_cc_229_after_a_refill_nothing_is_announced() -> None:
    state = tile_duel(0, 1)
    state.announced = (5, 15, 15)
    hand(state, 0, 5)
    lay_open(state, 1, 1)
    down(state, "5", "3")
    play(state, "deal 1 1 3")
    assert state.announced == (-1, 12, 15)


# --- outlaws


@pytest.mark.parametrize(("tile", "beaten"), [("3", False), ("4", True)])
def test_cc_232_against_an_outlaw_one_tile_is_played_too(tile: str, beaten: bool) -> None:
    state = a_state(options=on("tiles", "outlaws"), round=2)
    put(state, "saloon", "C4", seat=0)
    outlaws_at(state, "C4", strength=10)
    armed(state, 0, 6)
    for seat in range(3):
        hand(state, seat, *SET)
    stand(state, 0, "C4")
    only_part(state, begin_outlaw_fights)
    play(state, "duel C4")
    down(state, tile)
    assert (outlaws_on(state) == set()) == beaten
    assert state.vp[0] == (4 if beaten else 0)
    assert state.pile == (int(tile),)

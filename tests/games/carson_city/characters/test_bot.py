"""What the greedy bot makes of cards, tokens and variants: it uses a power when it pays."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import a_state, hold, own, parcel, put, stand
from westbound.bots import LiveView, make_bot
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.places import work_out_places
from westbound.games.carson_city.base.steps import PlaceOrPass, SpendMoney
from westbound.games.carson_city.characters.auctioneer import begin_bidding
from westbound.games.carson_city.characters.banker import BankersPoints
from westbound.games.carson_city.characters.dynamite import TripleMines
from westbound.games.carson_city.characters.equip import Equip
from westbound.games.carson_city.characters.governor import ChooseTax
from westbound.games.carson_city.characters.take_tiles import TakeTile
from westbound.games.carson_city.components import MINE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.duel_tiles.steps import PutDownTiles
from westbound.games.carson_city.variants.horses.steps import CorralTwo
from westbound.games.carson_city.variants.new_beginning.components import BLANK_SHEET
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets
from westbound.games.carson_city.variants.outlaws.steps import OutlawReward
from westbound.games.registry import find_game


def greedy(state: CarsonState, seat: int = 0) -> str:
    """What the greedy bot answers here."""
    moves = GAME.legal(state, seat)
    return make_bot("greedy").choose(LiveView(find_game("carson"), state, seat), moves, Rng(1)).text


def asked(state: CarsonState, step: Step) -> CarsonState:
    """The step is open, and the match goes on after it."""
    state.agenda = [SpendMoney(1), step]
    return state


def table(**options: Value) -> dict[str, Value]:
    return options


def test_cc_179_three_points_for_three_money_are_bought() -> None:
    state = asked(a_state(players=2, phase=4, money=(10, 0)), BankersPoints(0))
    hold(state, 0, "banker", 1)
    assert greedy(state) in ("buy vp 3", "buy vp 5")


def test_cc_190_a_mine_between_mountains_is_worth_its_price() -> None:
    state = a_state(players=2, phase=1, money=(20, 0))
    for name in ("F2", "F3", "F4", "G2"):
        put(state, "mountain", name)
    asked(state, TakeTile(0, MINE, 10))
    assert greedy(state).startswith("take build_")


def test_cc_192_dynamite_goes_to_the_best_mine() -> None:
    state = a_state(players=2, phase=3, round=4)
    for name in ("F2", "F3", "F4", "B7"):
        put(state, "mountain", name)
    put(state, "mine", "G3", seat=0)
    put(state, "mine", "A8", seat=0)
    state.dynamite = (1, 0)
    asked(state, TripleMines(0))
    assert greedy(state) == "triple G3"


def test_cc_200_the_richer_tax_is_collected() -> None:
    state = asked(a_state(players=3, phase=1, money=(5, 38, 9)), ChooseTax(0))
    state.revolvers = [1, 1, 1]
    assert greedy(state) == "tax money"
    state.revolvers = [1, 6, 5]
    assert greedy(state) == "tax weapons"


def test_cc_197_nobody_bids_more_than_the_parcels_are_worth() -> None:
    state = a_state(players=2, phase=1, money=(60, 60))
    begin_bidding(state, 0, (1 << parcel("A1")) | (1 << parcel("H8")))
    answer = greedy(state)
    assert answer == "pass" or int(answer.split()[1]) < 25


def test_cc_257_points_or_a_theft_whichever_is_more() -> None:
    state = a_state(players=2, phase=3, options=table(outlaws=True))
    state.strength = 13
    put(state, "hotel", "C2", seat=1)
    asked(state, OutlawReward(0, parcel("C2")))
    assert greedy(state) == "take points"


def test_cc_264_a_horse_is_put_to_work() -> None:
    state = a_state(players=2, phase=2, options=table(horses=True))
    work_out_places(state)
    asked(state, Equip(0, 1, parcel("E5")))
    assert greedy(state).startswith("horse")


def test_cc_225_a_weak_tile_where_nothing_can_be_lost_and_a_strong_one_where_it_decides() -> None:
    state = a_state(players=2, phase=3, options=table(duel_tiles=True))
    state.hands, state.announced = ((0, 2, 5), (1, 2, 3)), (7, 6)
    put(state, "saloon", "E5", seat=0)
    for name in ("E4", "F4", "F5", "F6"):
        put(state, "house", name)
    place = parcel("E5")
    state.at = [1 << place, 1 << place]
    asked(state, PutDownTiles(0, (0, 1), place))
    state.revolvers = [1, 1]
    assert greedy(state) == "play 5"
    state.revolvers = [15, 1]
    assert greedy(state) == "play 0"


def test_cc_211_the_sheet_is_filled_up() -> None:
    state = a_state(players=2, phase=0, options=table(new_beginning=True), passed=())
    state.sheets = (BLANK_SHEET,) * 2
    asked(state, FillSheets(0, (0, 1)))
    answers: list[str] = []
    while not answers or answers[-1] != "seal":
        answers.append(greedy(state))
        GAME.apply(state, GAME.parse(answers[-1]), 0)
    assert len(answers) > 6
    assert state.sheets[0][3] >= 2  # parcels
    assert state.sheets[0][4] >= 3  # cowboys


def test_cc_211_with_duel_tiles_nobody_pays_for_a_sharpshooter() -> None:
    options = table(new_beginning=True, duel_tiles=True)
    state = a_state(players=2, phase=0, options=options, passed=())
    state.sheets = (BLANK_SHEET,) * 2
    asked(state, FillSheets(0, (0, 1)))
    while state.agenda[-1].deciders() == (0, 1):
        GAME.apply(state, GAME.parse(greedy(state)), 0)
    assert state.sheets[0][5] == 0


def test_cc_254_a_strong_player_fights_outlaws_and_a_weak_one_does_not() -> None:
    for revolvers, fights in ((12, True), (0, False)):
        state = a_state(players=2, phase=2, options=table(outlaws=True), money=0)
        state.strength, state.outlaws = 13, 1 << parcel("B2")
        state.revolvers = [revolvers, 0]
        own(state, 0, "A1")
        work_out_places(state)
        asked(state, PlaceOrPass(0))
        before = GAME.evaluate(state, 0)
        after = state.copy()
        GAME.apply(after, GAME.parse("place B2"), 0)
        assert (GAME.evaluate(after, 0) > before) is fights


def the_second_corral(reserve: int) -> CarsonState:
    """Seat 0 may use corral 2, with so many cowboys at home; three parcels of its own."""
    state = a_state(players=2, phase=2, money=20, options=table(horses=True))
    own(state, 0, "B2 B3 B4")
    state.general[0] += state.reserve[0] - reserve
    state.reserve[0] = reserve
    work_out_places(state)
    return asked(state, CorralTwo(0))


def test_cc_267_one_more_cowboy_is_placed_where_it_pays() -> None:
    assert greedy(the_second_corral(3)).startswith("place ")


def test_cc_267_without_a_cowboy_to_place_the_bot_passes() -> None:
    state = the_second_corral(0)
    stand(state, 0, "gambling")
    assert greedy(state) == "pass"


def test_cc_267_176_the_white_cowboy_in_hand_is_not_given_up_for_a_horse_in_corral_2() -> None:
    """With no other cowboy the corral makes its owner pass, and the white one stays unused."""
    state = the_second_corral(0)
    hold(state, 0, "sheriff", 0)
    without = GAME.evaluate(state, 0)
    state.white_owner = 0
    assert GAME.evaluate(state, 0) == pytest.approx(without)
    state.agenda[-1] = PlaceOrPass(0)
    assert GAME.evaluate(state, 0) > without + 0.1
    state.passed = [0]
    assert GAME.evaluate(state, 0) == pytest.approx(without)

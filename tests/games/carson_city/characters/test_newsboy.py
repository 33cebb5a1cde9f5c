"""0 Newsboy, both sides. Rules CC-173 to CC-175."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, faces, refusal, table_with
from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_part,
    complaints,
    only_part,
    parcel,
    placing,
    play,
    put,
    refused,
    settle_at,
    stand,
    texts,
    tile,
)
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import ask_end_powers, return_cards
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import SpendMoney
from westbound.games.carson_city.state import CHARACTERS, NO_CARD, CarsonState


def borrowing(cards: str, money: int = 15, round: int = 1, **options: bool) -> CarsonState:
    """Seat 0 has just chosen the Newsboy."""
    state = choosing(cards, money=money, round=round, options=options)
    return play(state, "choose newsboy")


def test_cc_024_cc_173_eight_cards_lie_on_the_table() -> None:
    state = begin_part(a_state(phase=1, options={"characters": "gold_rush"}), begin_choosing)
    assert len(texts(state)) == 8
    names = [text.removeprefix("choose ") for text in texts(state)]
    assert names[:2] == ["newsboy", "sheriff"]


def test_cc_173_pay_3_and_take_a_second_card_at_once() -> None:
    state = borrowing("0Y")
    assert state.money[0] == 12
    assert asked(state) == ("borrow_card", 0)
    play(state, "choose banker")
    assert state.money[0] == 12 + 9
    assert state.power(0).face == "banker_y"
    assert (state.character[0], state.borrowed[0]) == (0, 2)
    assert state.agenda == []


def test_cc_174_the_red_side_is_free() -> None:
    state = play(borrowing("0R", money=0), "choose banker")
    assert state.money[0] == 9


@pytest.mark.parametrize("side", ["0Y", "0R"])
def test_cc_173_cc_174_never_the_sheriff(side: str) -> None:
    state = borrowing(side)
    assert refusal(state, "choose sheriff") == ("CC-173", {"case": "sheriff"})
    assert refused(state, "choose grocer") is None


def test_cc_175_only_unchosen_cards() -> None:
    state = begin_part(table_with("0R", phase=1), begin_choosing)
    play(state, "choose banker", "choose newsboy")
    assert refusal(state, "choose banker") == ("CC-038", {"character": "banker", "rival": 0})
    assert refusal(state, "choose newsboy") == ("CC-038", {"character": "newsboy", "rival": 1})
    assert refused(state, "choose cowboy") == "CC-024"


def test_cc_175_the_borrowed_card_is_taken_for_this_round() -> None:
    state = begin_part(table_with("0R", phase=1), begin_choosing)
    play(state, "choose newsboy", "choose banker")
    assert asked(state) == ("choose_card", 1)
    assert refusal(state, "choose banker") == ("CC-038", {"character": "banker", "rival": 0})
    assert refused(state, "choose newsboy") == "CC-038"
    only_part(state, return_cards)
    assert state.borrowed == (NO_CARD,) * 3
    begin_part(state, begin_choosing)
    assert refused(state, "choose banker") is None


@pytest.mark.parametrize("borrowed", ["banker", "mercenary"])
def test_cc_173_order_value_0(borrowed: str) -> None:
    state = begin_part(table_with("0R", phase=1), begin_choosing)
    play(state, "choose sheriff", "choose captain", "decline", "choose newsboy")
    play(state, f"choose {borrowed}")
    assert state.track == [2, 0, 1]
    assert asked(state) == ("place_or_pass", 2)


@pytest.mark.parametrize(("side", "limit"), [("0Y", 120), ("0R", 115)])
def test_cc_173_cc_174_limit_of_the_borrowed_card(side: str, limit: int) -> None:
    state = play(borrowing(side), "choose banker")
    at_step(state, SpendMoney(0))
    state.money[0] = limit
    assert refused(state, "spend 0") is None
    state.money[0] = limit + 1
    expected = {"amount": 0, "limit": limit, "money": limit + 1, "must": 1}
    assert refusal(state, "spend 0") == ("CC-160", expected)


def test_cc_174_only_the_newsboys_own_limit_is_lowered() -> None:
    state = play(borrowing("0R"), "choose banker")
    faces(state, seat1="grocer_y", seat2="mercenary_y")
    at_step(state, SpendMoney(1))
    state.money[1] = 60
    assert refused(state, "spend 0") is None


# --- what he cannot choose


@pytest.mark.parametrize(("money", "allowed"), [(3, True), (2, False), (0, False)])
def test_cc_175_without_3_the_yellow_side_cannot_be_chosen(money: int, allowed: bool) -> None:
    state = choosing("0Y", money=money)
    expected = None if allowed else ("CC-175", {"case": "money", "money": money})
    assert refusal(state, "choose newsboy") == expected


def test_cc_175_the_3_are_paid_before_the_borrowed_power_pays_out() -> None:
    assert refused(choosing("0Y", money=2), "choose newsboy") == "CC-175"  # 9 would come too late
    state = play(borrowing("0Y", money=3), "choose captain")
    assert state.money[0] == 0
    assert state.agenda == []  # nothing is left for cowboys


def test_cc_175_paying_is_not_optional() -> None:
    state = borrowing("0Y")
    assert "decline" not in texts(state)
    assert all(text.startswith("choose ") for text in texts(state))


@pytest.mark.parametrize("side", ["0Y", "0R"])
def test_cc_175_not_when_nothing_is_left_to_borrow(side: str) -> None:
    state = table_with(side, players=6, phase=1)  # 0 to 7
    begin_part(state, begin_choosing)
    play(state, "choose banker", "choose mercenary", "choose chinese_worker")
    if asked(state)[0] == "lay_roads":
        play(state, "done")
    play(state, "choose captain", "decline", "choose settler", "decline")
    assert refused(state, "choose newsboy") is None  # the Grocer can be borrowed
    state.borrowed = (3, *state.borrowed[1:])
    expected = ("CC-175", {"case": "cards", "money": 15})
    assert refusal(state, "choose newsboy") == expected  # the Sheriff cannot
    assert refused(state, "choose sheriff") is None


# --- kinds of borrowed powers


def test_cc_173_borrowing_a_card_with_a_choice_at_once() -> None:
    state = play(borrowing("0Y"), "choose settler", "claim A1")
    assert state.owner[parcel("A1")] == 0
    assert state.money[0] == 12


def test_cc_173_borrowing_a_card_that_works_in_the_income_step() -> None:
    state = play(borrowing("0Y", money=3), "choose grocer", "wait")
    faces(state, seat1="sheriff_y", seat2="mercenary_y")
    put(state, "hotel", "H8", seat=0)
    state.phase, state.passed = 3, [0, 1, 2]
    play(begin_part(state, ask_income_choices), "double hotel")
    assert state.money[0] == 12


def test_cc_173_borrowing_a_card_that_works_at_the_end_of_the_round() -> None:
    state = play(borrowing("0R 2R", money=3), "choose banker")
    faces(state, seat1="grocer_y", seat2="mercenary_y")
    state.passed = [0, 1, 2]
    play(only_part(state, ask_end_powers), "buy vp 3")
    assert (state.money[0], state.vp[0]) == (0, 3)


def test_cc_173_borrowing_a_card_for_buildings() -> None:
    state = play(borrowing("0R 4Y"), "choose chinese_worker")
    assert state.power(0).building_price(5) == 3
    assert state.roads[0] == 2


def test_cc_173_borrowing_firepower_and_tokens() -> None:
    assert firepower(play(borrowing("0R 7Y"), "choose mercenary"), 0) == 4 + 3
    assert play(borrowing("0R 9R"), "choose prospector").dynamite[0] == 2
    assert play(borrowing("0R 11Y"), "choose singer").no_duel[0] == 2


def test_cc_173_borrowing_a_card_that_works_in_duels() -> None:
    state = play(borrowing("0R 10Y"), "choose gunsmith")
    faces(state, seat1="sheriff_y", seat2="mercenary_y")
    state.phase, state.passed = 3, [0, 1, 2]
    stand(state, 0, "vp_parcels")
    stand(state, 1, "vp_parcels")
    play(settle_at(state, "vp_parcels"), "roll 6 1")
    assert state.vp[0] == 2


def test_cc_173_borrowing_the_heroes_forbids_attacks() -> None:
    state = play(borrowing("0R 16Y"), "choose heroes")
    faces(state, seat1="sheriff_y", seat2="mercenary_y")
    put(state, "saloon", "C3", seat=1)
    placing(state, 0)
    assert refused(state, "place C3") == "CC-205"


@pytest.mark.parametrize(("name", "limit"), [("doctor", 60), ("undertaker", 90)])
def test_cc_175_borrowing_card_14_includes_the_side(name: str, limit: int) -> None:
    state = borrowing("0Y 14")
    assert {"choose doctor", "choose undertaker"} <= set(texts(state))
    play(state, f"choose {name}")
    assert (state.power(0).face, state.power(0).limit) == (name, limit)
    assert state.borrowed[0] == 14


def test_cc_175_card_14_is_gone_on_both_sides() -> None:
    state = begin_part(table_with("0Y 14", phase=1), begin_choosing)
    play(state, "choose newsboy", "choose doctor")
    assert refusal(state, "choose undertaker") == (
        "CC-038",
        {"character": "undertaker", "rival": 0},
    )


def test_cc_175_borrowing_the_teacher_works() -> None:
    state = play(borrowing("0R 17", teacher_card=True), "choose teacher")
    assert state.taught == 0
    assert state.power(0).face == "teacher_y"


def test_cc_175_cc_207_the_borrowed_teacher_scores_in_round_4() -> None:
    state = play(borrowing("0R 17", round=4, teacher_card=True), "choose teacher")
    assert final_points(state, 0)[CHARACTERS] == 2  # no saloon
    assert CHARACTERS not in final_points(state, 1)


def test_cc_173_cc_190_borrowing_a_card_that_turns_over() -> None:
    state = choosing("0R 9Y", row="- ranch saloon bank drugstore hotel ranch")
    state.bag[tile("mine")] = 0
    play(state, "choose newsboy", "choose prospector")
    assert state.power(0).face == "prospector_r"
    assert state.dynamite[0] == 2


def test_cc_173_the_books_are_in_order() -> None:
    state = play(borrowing("0Y"), "choose banker")
    assert complaints(state) == []

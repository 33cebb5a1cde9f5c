"""Phase 1, choosing characters. Rules CC-038 to CC-044, CC-172, CC-209 and example EX-02."""

from __future__ import annotations

import pytest

import westbound
from tests.games.carson_city import card_positions
from tests.games.carson_city.positions import (
    NUMBERS,
    a_match,
    a_state,
    asked,
    at_step,
    begin_part,
    begin_phase,
    cards,
    hold,
    own,
    placing,
    play,
    play_forced,
    refused,
    state_of,
    texts,
)
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing, faces_of
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.base.steps import ChooseCard, SpendMoney
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState


def choosing(order: tuple[int, ...] = (0, 1, 2), money: int = 15) -> CarsonState:
    """The first card of round 1 is to be chosen; nobody has roads."""
    state = a_state(players=len(order), phase=1, order=order, money=money)
    return begin_part(state, begin_choosing)


def test_cc_038_in_turn_order_each_takes_one_unchosen_card() -> None:
    state = choosing(order=(2, 0, 1))
    assert asked(state) == ("choose_card", 2)
    assert refused(state, "choose banker", seat=0) == "WB-001"
    play(state, "choose banker")
    assert asked(state) == ("choose_card", 0)
    assert refused(state, "choose banker") == "CC-038"
    assert refused(state, "choose mercenary") is None
    play(state, "choose mercenary")
    assert asked(state) == ("choose_card", 1)
    assert len(texts(state)) == 5


def test_cc_038_later_rounds_use_the_pass_order_of_the_round_before() -> None:
    state = a_state(order=(0, 1, 2), passed=(1, 2, 0), money=0)
    play_forced(begin_phase(state, 4))
    assert (state.round, state.phase) == (2, 1)
    assert asked(state) == ("choose_card", 1)
    play(state, "choose banker")
    assert asked(state) == ("choose_card", 2)
    play(state, "choose mercenary")
    assert asked(state) == ("choose_card", 0)


def test_cc_039_immediate_effects_come_before_the_next_choice() -> None:
    state = choosing()
    play(state, "choose settler")
    assert asked(state) == ("claim_free_parcel", 0)
    play(state, "claim D4")
    assert asked(state) == ("choose_card", 1)
    play(state, "choose banker")
    assert state.money[1] == 24  # paid at once
    assert asked(state) == ("choose_card", 2)


def test_cc_040_paying_for_a_power_is_optional() -> None:
    state = play(choosing(money=1), "choose captain")
    assert asked(state) == ("recruit_cowboys", 0)
    assert texts(state) == ["decline", "recruit 1"]
    play(state, "decline")
    assert state.money[0] == 1
    assert state.reserve[0] == 3
    assert asked(state) == ("choose_card", 1)


def test_cc_040_a_power_that_cannot_be_paid_is_skipped() -> None:
    state = choosing(money=0)
    assert refused(state, "choose captain") is None
    play(state, "choose captain")
    assert asked(state) == ("choose_card", 1)


def test_cc_041_a_card_without_effect_may_be_chosen() -> None:
    state = a_state(phase=1)
    own(state, 0, "A1 B1 C1 D1 E1 F1 G1 H1 A8 B8 C8 D8")
    state.general[0], state.reserve[0] = 0, 10
    at_step(state, ChooseCard(0))
    assert refused(state, "choose settler") is None  # no property tile is left
    assert refused(state, "choose captain") is None  # no cowboy is left
    play(state, "choose settler")
    assert state.character[0] == NUMBERS["settler"]
    assert state.agenda == []


def test_cc_042_phase_2_follows_the_card_numbers() -> None:
    state = choosing(order=(2, 0, 1))
    play(state, "choose sheriff", "choose mercenary", "choose banker")
    assert state.track == [2, 1, 0]
    placers = []
    for _ in range(4):
        placers.append(asked(state))
        play(state, "place wages")
    assert placers == [("place_or_pass", seat) for seat in (2, 1, 0, 2)]


def test_cc_043_anybody_may_choose_the_same_card_again() -> None:
    state = a_state(players=2, money=0)
    cards(state, seat0="mercenary", seat1="banker")
    play_forced(begin_phase(state, 4))
    assert refused(state, "choose mercenary") is None  # his own card of the last round
    assert refused(state, "choose banker") is None  # a rival's card of the last round
    play(state, "choose banker")
    assert asked(state) == ("choose_card", 1)
    assert refused(state, "choose mercenary") is None
    assert refused(state, "choose banker") == "CC-038"


def test_cc_044_a_card_gives_power_place_and_money_limit() -> None:
    state = choosing()
    play(state, "choose mercenary", "choose captain", "decline", "choose sheriff")
    assert state.bonus == [3, 0, 0]
    assert state.track == [2, 1, 0]
    assert [money_limit(state, seat) for seat in range(3)] == [20, 25, 20]


@pytest.mark.parametrize(
    ("name", "limit"),
    [
        ("sheriff", 20), ("banker", 120), ("grocer", 60), ("chinese_worker", 30),
        ("settler", 30), ("captain", 25), ("mercenary", 20),
    ],
)  # fmt: skip
def test_cc_044_the_money_limits_of_the_cards(name: str, limit: int) -> None:
    state = a_state(players=2, money=limit)
    cards(state, seat0=name)
    at_step(state, SpendMoney(0))
    assert refused(state, "spend 0") is None
    state.money[0] = limit + 1
    assert refused(state, "spend 0") == "CC-160"
    assert refused(state, "spend 1") is None


def test_cc_172_yellow_sides_numbered_one_to_seven() -> None:
    yellow = FACES[2:16:2]
    assert {card.number: card.name for card in yellow} == {
        1: "sheriff", 2: "banker", 3: "grocer", 4: "chinese_worker", 5: "settler", 6: "captain",
        7: "mercenary",
    }  # fmt: skip
    assert {card.rule for card in yellow} == {
        "CC-176", "CC-179", "CC-180", "CC-184", "CC-185", "CC-186", "CC-188",
    }  # fmt: skip


def test_cc_172_there_is_no_side_to_choose_during_the_game() -> None:
    sentences = set(texts(choosing()))
    assert sentences == {f"choose {face.name}" for face in FACES[2:16]}
    with pytest.raises(westbound.BadInput):
        GAME.parse("choose banker red")


def test_cc_209_the_first_game_set_is_on_the_table() -> None:
    match = a_match(characters="first_game")
    sides = state_of(match).sides
    assert [number for number, side in enumerate(sides) if side >= 0] == [1, 2, 3, 4, 5, 6, 7]
    with pytest.raises(westbound.BadInput):
        a_match(characters="banker")


def test_cc_ex_02_turn_order() -> None:
    green, orange, blue = 0, 1, 2
    state = choosing(order=(blue, green, orange), money=0)
    play(state, "choose mercenary", "choose sheriff", "choose grocer", "wait")
    assert state.track == [green, orange, blue]
    play(state, "place wages")  # green
    assert asked(state) == ("place_or_pass", orange)
    play(state, "pass")
    assert state.passed == [orange]
    play(state, "pass", "pass")  # blue, green
    play(state, "take money")  # the Grocer's choice of the income step
    play_forced(state)
    assert (state.round, asked(state)) == (2, ("choose_card", orange))


def test_cc_042_the_track_is_set_only_when_all_have_chosen() -> None:
    state = choosing(order=(1, 0))
    play(state, "choose banker")
    assert state.track == []
    play(state, "choose sheriff")
    assert state.track == [0, 1]
    assert asked(placing(state, 0)) == ("place_or_pass", 0)


@pytest.mark.parametrize("money", [2, 3])
def test_cc_175_a_newsboy_who_is_taken_or_too_dear_keeps_no_other_card_back(money: int) -> None:
    state = card_positions.choosing("0Y", seat=1, money=money)
    free = ["banker", "captain", "chinese_worker", "grocer", "mercenary", "settler", "sheriff"]
    newsboy = ["newsboy"] if money == 3 else []
    assert sorted(texts(state)) == [f"choose {name}" for name in sorted([*free, *newsboy])]
    hold(state, 0, "newsboy")
    assert sorted(texts(state)) == [f"choose {name}" for name in free]


@pytest.mark.parametrize(
    ("number", "faces"),
    [(14, ["doctor", "undertaker"]), (4, ["chinese_worker_r"]), (1, ["sheriff_y"])],
)
def test_cc_201_only_card_14_can_be_taken_on_both_sides(number: int, faces: list[str]) -> None:
    state = card_positions.table_with("4R 14", phase=1)
    assert [face.face for face in faces_of(state, number)] == faces

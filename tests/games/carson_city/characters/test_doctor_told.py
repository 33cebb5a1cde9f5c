"""What the beaten are asked and told about the Doctor. Rules CC-201, CC-202, CC-291."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, refusal
from tests.games.carson_city.positions import a_state, at_step, play, refused, texts
from tests.games.carson_city.test_messages_rare import asked, effect, english, told
from westbound.games.carson_city.base.steps import SpendMoney
from westbound.games.carson_city.characters.doctor import HealCowboy
from westbound.games.carson_city.state import CarsonState


def beaten(seat: int) -> CarsonState:
    """A cowboy of the seat was beaten; Cy is the Doctor."""
    state = faces(a_state(money=15), seat0="banker_y", seat1="grocer_y", seat2="doctor")
    return at_step(state, HealCowboy(seat, 2))


def test_cc_201_a_loser_is_told_the_price() -> None:
    state = beaten(1)
    assert english(asked(state)).startswith("Bo may pay $3 to Cy to send the beaten cowboy")
    healed = "Bo pays $3 to Cy and sends the beaten cowboy to Gambling."
    assert english(told(state, "place gambling", 1)) == healed
    assert english(effect(state, "place gambling", 1)).startswith("Costs $3: $15 → $12.")


@pytest.mark.parametrize(("money", "rule"), [(60, None), (61, "CC-160")])
def test_cc_201_the_doctor_may_keep_60(money: int, rule: str | None) -> None:
    state = play(beaten(1), "place gambling")
    assert state.money[2] == 15 + 3
    state.money[2] = money
    assert refused(at_step(state, SpendMoney(2)), "spend 0") == rule


def test_cc_201_for_the_doctors_own_cowboy_it_is_free() -> None:
    state = beaten(2)
    assert english(asked(state)).startswith("With the Doctor Cy may send the beaten cowboy")
    healed = "Cy sends the beaten cowboy to Gambling with the Doctor."
    assert english(told(state, "place gambling", 2)) == healed
    _, sentence = effect(state, "place gambling", 2)
    assert sentence is None or "cost" not in sentence.params


def test_cc_291_whoever_refuses_takes_the_cowboy_back() -> None:
    assert english(told(beaten(1), "decline", 1)) == "Bo takes the beaten cowboy back."


def test_cc_201_cc_051_nobody_is_healed_without_a_cowboy_in_the_personal_reserve() -> None:
    state = beaten(1)
    assert refusal(state, "place gambling") is None
    state.general[1] += state.reserve[1]
    state.reserve[1] = 0
    assert refusal(state, "place gambling") == ("CC-051", {})
    assert texts(state) == ["decline"]

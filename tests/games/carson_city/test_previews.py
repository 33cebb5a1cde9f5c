"""What a move costs and brings is said before it is made, and it is true."""

from __future__ import annotations

import pytest

import westbound
from tests.games.carson_city.positions import a_state, own, placing, put, stand
from westbound.engine.rng import Rng
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.carson_city.game import GAME, STEP_KINDS
from westbound.games.carson_city.state import CarsonState


def effect(state: CarsonState, text: str) -> tuple[str, dict[str, object]]:
    sentence = GAME.preview(state, GAME.parse(text), state.agenda[-1].seat)
    assert sentence is not None
    return sentence.key, dict(sentence.params)


def test_a_place_says_price_income_and_rivals() -> None:
    state = a_state(passed=())
    own(state, 1, "C4")
    put(state, "hotel", "C4", seat=1)
    placing(state, 0)
    assert effect(state, "place C4") == ("place_attack", {"money": 3, "owner": 1})
    stand(state, 1, "gambling")
    key, params = effect(state, "place gambling")
    assert key == "place.duel"
    assert params["rival"] == (1,)
    GAME.apply(state, GAME.parse("place gambling"), 0)  # the cowboy has left the reserve
    assert params["firepower"] == state.reserve[0] + state.revolvers[0]


@pytest.mark.parametrize("seed", range(4))
def test_payments_are_what_is_paid(seed: int) -> None:
    match, rng, checked = westbound.new_match("carson", 3, seed), Rng(seed, 50), 0
    while not match.over:
        seat = match.turn
        assert seat is not None
        move = rng.choice(match.moves())
        state = match.state
        assert isinstance(state, CarsonState)
        sentence = GAME.preview(state, move, seat)
        money = state.money[seat]
        if sentence is not None and sentence.key in ("payment", "spending"):
            after = state.copy()
            GAME.apply(after, move, seat)
            left, cost = sentence.params["left"], sentence.params["cost"]
            assert isinstance(left, int)
            assert isinstance(cost, int)
            assert left == money - cost
            assert after.money[seat] >= left  # income may follow at once
            checked += after.money[seat] == left
        match.play(move)
    assert checked > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preview_can_be_said(language: str) -> None:
    speak, said = catalogue(GAME.package, language), set()
    for seed in range(6):
        match, rng = westbound.new_match("carson", 4, seed), Rng(seed, 60)
        while not match.over:
            seat = match.turn
            assert seat is not None
            state = match.state
            assert isinstance(state, CarsonState)
            for move in match.moves():
                sentence = GAME.preview(state, move, seat)
                if sentence is not None:
                    text = speak.sentence("effects", sentence, match.names)
                    assert text
                    assert "{" not in text
                    said.add(sentence.key)
            match.play(rng.choice(match.moves()))
    assert len(said) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_hint(language: str) -> None:
    hints = catalogue(GAME.package, language).tables["hints"]
    asked = {kind for kind, step in STEP_KINDS.items() if "seat" in _decides(step)}
    assert set(hints) == asked


def _decides(step: type) -> tuple[str, ...]:
    from westbound.games.carson_city.steps import Automatic, Chance

    return () if issubclass(step, Automatic | Chance) else ("seat",)

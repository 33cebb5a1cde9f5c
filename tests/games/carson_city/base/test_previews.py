"""What a move costs and brings is said before it is made, and it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import westbound
from tests.games.carson_city.card_positions import lay_no_duel_token
from tests.games.carson_city.positions import (
    a_state,
    at_step,
    own,
    parcels,
    placing,
    put,
    stand,
)
from tests.games.carson_city.variant_positions import horses_in, outlaws_at
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.characters.auctioneer import PlaceBid
from westbound.games.carson_city.game import GAME
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


TABLES: tuple[dict[str, Value], ...] = (
    {},
    {"characters": "gold_rush", "horses": True},
    {"characters": "quiet_town", "outlaws": True, "carson_river": True},
    {"characters": "house_and_land", "new_beginning": True},
    {"characters": "1Y+6R+9Y+10R+12Y+13R+14", "duel_tiles": True, "kit_carson": True},
)


@pytest.mark.parametrize("seed", range(2 * len(TABLES)))
def test_payments_are_what_is_paid(seed: int) -> None:
    options = TABLES[seed % len(TABLES)]
    match, rng, checked = westbound.new_match("carson", 3, seed, options), Rng(seed, 50), 0
    while not match.over:
        seat = match.turn
        assert seat is not None
        move = rng.choice(match.moves())
        state = match.state
        assert isinstance(state, CarsonState)
        sentence = GAME.preview(state, move, seat)
        money = state.money[seat]
        if sentence is not None and sentence.key in ("payment", "spending", "take_tile", "heal"):
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


# What a preview promises, by its key: the name of the figure, and where it is found.
PROMISES: dict[str, tuple[str, Callable[[CarsonState, int], int]]] = {
    "points": ("vp", lambda state, seat: state.vp[seat]),
    "return_cowboys": ("vp", lambda state, seat: state.vp[seat]),
    "road_points": ("vp", lambda state, seat: state.vp[seat]),
    "bridge_points": ("vp", lambda state, seat: state.vp[seat]),
    "tax": ("money", lambda state, seat: state.money[seat]),
    "horse.1": ("firepower", firepower),
    "horse.4": ("money", lambda state, seat: state.money[seat]),
}


def test_points_taxes_and_horses_bring_what_was_said() -> None:
    """Each promise is looked at in matches where it can be kept at once."""
    kept = set()
    for seed, cards in enumerate(("1R+6R+13R+14+15R+16R+17", "1R+6R+10Y+13Y+14+15Y+16R") * 3):
        options: dict[str, Value] = {"characters": cards, "teacher_card": True, "horses": True,
                                     "outlaws": True, "carson_river": True}  # fmt: skip
        match, rng = westbound.new_match("carson", 4, seed, options), Rng(seed, 70)
        while not match.over:
            seat, state = match.turn, match.state
            assert seat is not None
            assert isinstance(state, CarsonState)
            move = rng.choice(match.moves())
            sentence = GAME.preview(state, move, seat)
            if sentence is not None and sentence.key in PROMISES:
                name, figure = PROMISES[sentence.key]
                after = state.copy()
                GAME.apply(after, move, seat)
                buys = state.agenda[-1].kind == "wage_horse"  # CC-262: wages come at the same time
                change = figure(after, seat) - figure(state, seat)
                assert buys or change == sentence.params[name], (sentence, move)
                kept.add(sentence.key)
            match.play(move)
    assert kept >= {"return_cowboys", "road_points", "tax", "horse.1", "horse.4"}


def test_a_place_with_an_outlaw_and_a_corral() -> None:
    state = a_state(options={"outlaws": True, "horses": True}, round=2, passed=())
    outlaws_at(state, "C4", strength=12)
    horses_in(state, 0, corral_5=2)
    placing(state, 0)
    fire = state.reserve[0] + state.revolvers[0] - 1
    outlaw = {"strength": 12, "vp": 5, "firepower": fire}
    assert effect(state, "place C4") == ("place_outlaw", outlaw)
    assert effect(state, "place corral_5") == ("place_corral", {"points": 10})
    stand(state, 1, "C4")
    stand(state, 1, "corral_5")  # everybody has corrals of his own
    assert effect(state, "place C4") == ("place_outlaw.duel", {**outlaw, "rival": (1,)})
    assert effect(state, "place corral_5") == ("place_corral", {"points": 10})


def test_a_token_cowboy_is_nobody_to_duel_with() -> None:
    state = a_state(passed=())
    stand(state, 1, "gambling")
    lay_no_duel_token(state, 1, "gambling")
    placing(state, 0)
    assert GAME.preview(state, GAME.parse("place gambling"), 0) is None


@pytest.mark.parametrize(("seat", "cost"), [(0, 4), (1, 9)])
def test_a_bid_says_what_it_would_cost(seat: int, cost: int) -> None:
    """CC-197: the Auctioneer pays half rounded down."""
    state = a_state(money=20)
    at_step(state, PlaceBid(seat, 0, 0, -1, 0, parcels("C4 C5")))
    assert effect(state, "bid 9") == ("bid", {"cost": cost, "money": 20, "left": 20 - cost})


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
    assert set(hints) == {step.kind for step in GAME.rules.options}

"""Tokens and horses with one cowboy: what goes together and what moves along. CC-289, CC-264."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import (
    charge,
    faces,
    give_dynamite,
    give_tokens,
    is_charged,
    is_quiet,
    refusal,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    placing,
    play,
    refused,
    stand,
    texts,
)
from westbound.games.carson_city.state import CarsonState, replaced


def equipped(dynamite: int, tokens: int, horses: int = 0) -> CarsonState:
    """Seat 0, the Singer, has dynamite of an earlier round, no-duel tokens and horses."""
    state = a_state(options={"horses": horses > 0})
    faces(state, seat0="singer_y", seat1="banker_y", seat2="grocer_y")
    give_dynamite(state, 0, dynamite)
    give_tokens(state, 0, tokens)
    state.horses = replaced(state.horses, 0, horses)
    return placing(state, 0, passed=(1, 2))


@pytest.mark.parametrize("first", ["dynamite", "quiet"])
def test_cc_289_one_token_of_each_kind_with_a_cowboy(first: str) -> None:
    state = play(equipped(2, 2), "place gambling")
    assert texts(state) == ["dynamite gambling", "quiet gambling", "done"]
    second = "quiet" if first == "dynamite" else "dynamite"
    play(state, f"{first} gambling")
    assert texts(state) == [f"{second} gambling", "done"]
    rule = "CC-289" if first == "dynamite" else "CC-194"
    assert refused(state, f"{first} gambling") == rule
    play(state, f"{second} gambling")
    assert asked(state) == ("place_or_pass", 0)
    assert (state.dynamite[0], state.no_duel[0]) == (1, 1)
    assert is_charged(state, 0, "gambling")
    assert is_quiet(state, 0, "gambling")


def test_cc_289_what_one_does_not_have_cannot_be_put() -> None:
    state = play(equipped(0, 1), "place gambling")
    expected = {"case": "dynamite", "location": "gambling"}
    assert refusal(state, "dynamite gambling") == ("CC-289", expected)
    state = play(equipped(1, 0), "place gambling")
    assert refusal(state, "quiet gambling") == ("CC-194", {"location": "gambling"})


@pytest.mark.parametrize("token", ["dynamite", "quiet"])
def test_cc_264_an_empty_place_is_not_what_is_asked_about(token: str) -> None:
    state = play(equipped(1, 1), "place gambling", "done")
    play(state, "place roads_3")
    assert asked(state) == ("equip", 0)
    empty = refusal(state, f"{token} vp_parcels")
    assert empty == ("CC-264", {"case": "not_now", "asks": "equip"})
    own = "CC-289" if token == "dynamite" else "CC-194"
    assert refused(state, f"{token} gambling") == own  # there is a cowboy, placed before


@pytest.mark.parametrize("where", ["corral_5", "wages"])
def test_cc_289_no_dynamite_where_no_duel_can_be(where: str) -> None:
    state = play(equipped(1, 1, horses=1), f"place {where}")
    assert texts(state) == [*(f"horse {n}" for n in range(1, 6)), "done"]


@pytest.mark.parametrize(("token", "rule"), [("dynamite", "CC-289"), ("quiet", "CC-194")])
def test_cc_192_194_a_shared_space_is_refused_as_the_wrong_place(token: str, rule: str) -> None:
    """The cowboy just placed is there, but nobody duels for wages."""
    state = play(equipped(1, 1, horses=1), "place wages")
    assert refused(state, f"{token} wages") == rule
    assert refused(state, f"{token} roads_1") == "CC-264"


def test_cc_264_one_horse_and_then_the_tokens() -> None:
    state = play(equipped(1, 1, horses=2), "place gambling", "horse 4")
    assert texts(state) == ["dynamite gambling", "quiet gambling", "done"]
    assert refusal(state, "horse 4") == ("CC-264", {"case": "one"})
    play(state, "quiet gambling", "dynamite gambling")
    assert asked(state) == ("place_or_pass", 0)
    assert state.horses[0] == 1


def test_cc_264_tokens_and_then_the_horse() -> None:
    state = play(equipped(1, 0, horses=1), "place gambling", "dynamite gambling")
    assert texts(state) == [*(f"horse {n}" for n in range(1, 6)), "done"]
    play(state, "horse 4")
    assert asked(state) == ("place_or_pass", 0)


# --- moving along (corral 2)


def lifted(charged: bool, quiet: bool) -> CarsonState:
    """The cowboy on gambling, with these tokens, is taken up; another one has dynamite too."""
    state = equipped(int(charged), int(quiet), horses=1)
    stand(state, 0, "build_12")
    charge(state, 0, "build_12")
    placing(state, 0, passed=(1, 2))
    play(state, "place gambling")
    if charged:
        play(state, "dynamite gambling")
    if quiet:
        play(state, "quiet gambling")
    return play(state, "horse 2", "lift gambling")


def test_cc_289_a_no_duel_token_moves_along() -> None:
    state = lifted(charged=False, quiet=True)
    expected = {"case": "moves", "location": "build_10"}
    assert refusal(state, "place build_10") == ("CC-289", expected)
    assert refused(state, "place A1") == "CC-289"
    play(state, "place vp_parcels")
    assert is_quiet(state, 0, "vp_parcels")
    assert not is_quiet(state, 0, "gambling")
    assert state.no_duel[0] == 0


def test_cc_289_a_no_duel_token_returns_with_its_cowboy() -> None:
    state = play(lifted(charged=False, quiet=True), "done")
    assert state.no_duel[0] == 1
    assert state.quiet[0] == 0
    assert state.reserve[0] == 3


def test_cc_289_both_tokens_move_along() -> None:
    state = play(lifted(charged=True, quiet=True), "place roads_3")
    assert is_charged(state, 0, "roads_3")
    assert is_quiet(state, 0, "roads_3")
    assert (state.dynamite[0], state.no_duel[0]) == (0, 0)
    assert not is_charged(state, 0, "gambling")


@pytest.mark.parametrize("charged", [True, False])
def test_cc_289_the_tokens_of_other_cowboys_stay(charged: bool) -> None:
    state = lifted(charged=charged, quiet=False)
    assert is_charged(state, 0, "build_12")
    assert state.dynamite[0] == int(charged)
    if not charged:
        assert refused(state, "place wages") is None  # nothing to carry along
    play(state, "place A1")
    assert is_charged(state, 0, "A1") == charged
    assert is_charged(state, 0, "build_12")
    assert state.dynamite[0] == 0

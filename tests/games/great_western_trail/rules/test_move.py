"""Moving the cattleman: locations, steps, forward and stopping."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.moving_positions import ends, floods
from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    clear,
    moving,
    place_of,
    play,
    put_building,
    put_tile,
    refusal,
    refused,
    stand,
    texts,
    using,
)
from westbound.engine.errors import BadInput
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.trail import BESIDE_THE_TRAIL, SPACE_CODES

# --- locations


def test_gwt_040_an_empty_space_is_no_location() -> None:
    state = moving(a_state(), 0, at="A")
    assert refused(state, "move A1") == "GWT-040"
    assert refused(state, "move flood1") == "GWT-040"
    assert refused(state, "move A1 B") == "GWT-040"
    assert refused(state, "move B") is None


@pytest.mark.parametrize("what", ["own", "foreign", "hazard"])
def test_gwt_040_a_space_with_a_tile_is_one(what: str) -> None:
    state = a_state()
    space = "flood1" if what == "hazard" else "A1"
    if what == "hazard":
        floods(state, 1)
    else:
        put_building(state, int(what == "foreign"), 2, "A1")
    moving(state, 0, at="A")
    assert refused(state, f"move {space}") is None
    assert refused(state, f"move {space} B") is None
    play(state, f"move {space}")
    assert place_of(state, 0) == space


def test_gwt_040_teepees_and_kansas_city_are_locations() -> None:
    state = a_state()
    put_tile(state, "green_teepee", "teepee_1")
    moving(state, 0, at="C")
    assert refused(state, "move teepee_1") is None
    moving(state, 0, at="G")
    assert texts(state) == ["move kansas_city"]


def test_gwt_040_a_tile_taken_away_is_no_location_any_more() -> None:
    state = a_state()
    floods(state, 1)
    state.put(SPACE_CODES["flood1"], -1)
    moving(state, 0, at="A")
    assert refused(state, "move flood1") == "GWT-040"


def test_gwt_041_teepees_beside_the_trail_are_no_locations() -> None:
    state = a_state()
    for value in ("-3", "-2", "-1", "1"):
        put_tile(state, "green_teepee", f"teepee_{value}")
    moving(state, 0, at="C")
    assert ends(state) >= {"teepee_1", "D", "E"}
    assert not {"teepee_-3", "teepee_-2", "teepee_-1"} & ends(state)
    for value in ("-3", "-2", "-1"):
        assert refused(state, f"move teepee_{value}") == "GWT-041"
    assert refused(state, "move teepee_1 E") is None  # nothing else is passed on that way
    assert len(BESIDE_THE_TRAIL) == 3


def test_gwt_041_the_start_is_no_location() -> None:
    state = moving(a_state(), 0, at="start")
    assert texts(state)[0] == "move A"  # one step: leaving it costs nothing
    with pytest.raises(BadInput):
        GAME.parse("move start")
    using(state, 0, "G")
    assert "start" not in ends(moving(state, 0, at="G"))


# --- steps


def test_gwt_042_each_location_is_one_step_and_empty_spaces_none() -> None:
    state = moving(a_state(players=2), 0, at="A")  # 3 steps
    assert refused(state, "move B C D") is None
    assert refused(state, "move B C E") is None  # over the empty C1 and C2
    assert refused(state, "move B C D E") == "GWT-043"
    put_building(state, 0, 2, "B2")
    assert refused(state, "move B B2 C") is None
    assert refused(state, "move B B2 C D") == "GWT-043"
    assert refused(state, "move B C D") is None  # past the building on the drought path


def test_gwt_042_a_location_on_the_way_is_not_skipped() -> None:
    state = a_state()
    put_building(state, 0, 1, "G1")
    moving(state, 0, at="F")
    assert refused(state, "move kansas_city") == "GWT-046"
    assert refused(state, "move G kansas_city") is None  # by G2
    put_building(state, 0, 2, "G2")
    assert refused(state, "move G kansas_city") == "GWT-046"
    assert refused(state, "move G G2 kansas_city") is None


def test_gwt_043_at_most_the_step_limit() -> None:
    state = moving(a_state(players=4), 0, at="A")
    assert refused(state, "move B C D E") is None
    assert refused(state, "move B C D E F") == "GWT-043"
    found = refusal(state, "move B C D E F")
    assert found is not None
    assert found.params == {"steps": 5, "limit": 4}


def test_gwt_043_at_least_one_step() -> None:
    state = moving(a_state(), 0, at="A")
    assert refused(state, "move A") == "GWT-046"
    assert refused(state, "done") == "GWT-043"
    assert all(text.startswith("move ") for text in texts(state))
    with pytest.raises(BadInput):
        GAME.parse("move")


@pytest.mark.parametrize(
    ("players", "base", "dollars", "vp"), [(2, 3, 1, 1), (3, 3, 2, 1), (4, 4, 2, 1)]
)
def test_gwt_044_the_step_limit(players: int, base: int, dollars: int, vp: int) -> None:
    state = a_state(players=players)
    assert step_limit(state, 0) == base
    clear(state, 0, "step_dollars")
    assert step_limit(state, 0) == base + dollars
    assert step_limit(state, 1) == base
    clear(state, 0, "step_vp")
    assert step_limit(state, 0) == base + dollars + vp
    clear(state, 1, "step_vp")
    assert step_limit(state, 1) == base + vp


@pytest.mark.parametrize(
    ("players", "discs", "limit"),
    [(2, "", 3), (2, "step_dollars step_vp", 5), (3, "step_dollars step_vp", 6),
     (4, "step_dollars step_vp", 7)],
)  # fmt: skip
def test_gwt_045_the_step_limit_bounds_the_route(players: int, discs: str, limit: int) -> None:
    state = a_state(players=players)
    put_building(state, 0, 2, "A1")
    put_building(state, 0, 3, "A2")
    clear(state, 0, discs)
    moving(state, 0, at="A")
    route = ["A1", "A2", "B", "C", "D", "E", "F", "G"]
    assert refused(state, "move " + " ".join(route[:limit])) is None
    assert refused(state, "move " + " ".join(route[: limit + 1])) == "GWT-043"


# --- forward, stopping, Kansas City


def test_gwt_046_only_forward() -> None:
    state = moving(a_state(), 0, at="C")
    assert refused(state, "move B") == "GWT-046"
    assert refused(state, "move A") == "GWT-046"
    with pytest.raises(BadInput):
        GAME.parse("move D C")


def test_gwt_046_free_choice_at_a_fork() -> None:
    state = a_state()
    put_building(state, 0, 2, "A1")
    floods(state, 1)
    moving(state, 0, at="A")
    assert {"A1", "flood1", "B"} <= ends(state)
    assert refused(state, "move A1 B") is None
    assert refused(state, "move flood1 B") is None
    assert refused(state, "move B") == "GWT-046"  # both ways lead past a location


def test_gwt_046_the_fork_at_c3() -> None:
    state = a_state()
    put_tile(state, "blue_teepee", "teepee_1")
    moving(state, 0, at="C")
    assert {"move D", "move teepee_1", "move E"} <= set(texts(state))
    put_building(state, 1, 2, "C3")
    assert refused(state, "move D") == "GWT-046"
    assert refused(state, "move C3 D") is None
    assert refused(state, "move C3 teepee_1") is None
    assert refused(state, "move C3 E") == "GWT-046"  # past D or the teepee, not between them
    assert refused(state, "move E") is None  # over C1 and C2


def test_gwt_047_she_may_stop_earlier_and_uses_where_she_stops() -> None:
    state = moving(a_state(), 0, at="A")
    assert {"move B", "move B C", "move B C D", "move B C D E"} <= set(texts(state))
    play(state, "move B C")
    assert place_of(state, 0) == "C"
    assert refused(state, "use C_certificate") is None
    assert refused(state, "use B_build") == "GWT-059"


def test_gwt_048_kansas_city_ends_the_movement() -> None:
    state = moving(a_state(), 0, at="F")
    assert texts(state) == ["move G", "move G kansas_city"]
    with pytest.raises(BadInput):
        GAME.parse("move kansas_city A")
    play(state, "move G kansas_city")
    assert asked(state)[0] == "deliver"  # no foresight tiles, no certificates: income at once


def test_gwt_049_cattlemen_never_block() -> None:
    state = a_state(players=4)
    for seat in range(1, 4):
        stand(state, seat, "B")
    moving(state, 0, at="A")
    assert refused(state, "move B") is None
    assert refused(state, "move B C") is None
    play(state, "move B")
    assert [place_of(state, seat) for seat in range(4)] == ["B"] * 4
    assert state.money == [20] * 4  # and charge nothing

"""Whose horses, and which ranches they double. Rules CC-263, CC-264, CC-269, CC-274, CC-275."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import income
from tests.games.carson_city.positions import (
    a_state,
    asked,
    hold,
    only_part,
    placing,
    play,
    put,
    refused,
    texts,
)
from tests.games.carson_city.variant_positions import (
    corrals_of,
    give_dynamite,
    give_horses,
    horses_in,
    on,
)
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.state import HORSES_VP, CarsonState
from westbound.games.carson_city.variants.horses.rules import hold_rodeo


@pytest.mark.parametrize(("options", "horses"), [({}, (0, 0, 0)), (on("horses"), (2, 1, 1))])
def test_cc_263_292_the_yellow_cowboy_gives_a_horse_only_with_the_variant(
    options: dict[str, bool], horses: tuple[int, ...]
) -> None:
    state = a_state(options=options, phase=1)
    hold(state, 0, "cowboy", 0)
    state.power(0).chosen(state, 0)
    assert state.horses == horses


def test_cc_264_without_a_horse_only_something_else_goes_with_the_cowboy() -> None:
    state = a_state(options=on("horses"), phase=2)
    give_horses(state, 0, 0)
    give_dynamite(state, 0)
    play(placing(state, 0), "place A1")
    assert texts(state) == ["dynamite A1", "done"]
    assert refused(state, "horse 1") == "CC-264"


# --- the third corral


def herd(horses: int, ranches: str = "A1 H8 B6 F3") -> CarsonState:
    """The income step: seat 0 has these ranches and so many horses in the third corral."""
    state = a_state(options=on("horses"), money=10)
    put(state, "ranch", ranches, seat=0)
    horses_in(state, 0, corral_3=horses)
    return only_part(state, ask_income_choices)


@pytest.mark.parametrize("horses", [1, 2, 3])
def test_cc_269_301_as_many_ranches_are_named_as_there_are_horses(horses: int) -> None:
    state = herd(horses)
    for ranch in ("A1", "H8", "B6")[:horses]:
        assert asked(state) == ("double_ranches", 0)
        play(state, f"double {ranch}")
    assert state.agenda == []
    assert state.doubled_at.bit_count() == horses


def test_cc_182_269_while_the_grocer_doubles_ranches_a_horse_doubles_none_of_a_rival() -> None:
    state = a_state(options=on("horses"))
    put(state, "ranch", "H8", seat=0)
    put(state, "ranch", "A1", seat=1)
    horses_in(state, 0, corral_3=1)
    hold(state, 0, "grocer", 0)
    state.grocer[0] = 1
    play(only_part(state, ask_income_choices), "double ranch")
    assert (income(state, "H8"), income(state, "A1")) == (6, 3)


# --- the end of the round and of the game


def test_cc_274_everybodys_horses_return_to_their_own_reserve() -> None:
    state = a_state(options=on("horses"))
    horses_in(state, 0, corral_1=1)
    horses_in(state, 1, corral_1=2, corral_5=1)
    horses_in(state, 2, corral_3=4, corral_5=1)
    play(only_part(state, hold_rodeo), "take token")
    assert state.horses == (1 + 1, 1 + 3, 1 + 5)
    assert [corrals_of(state, seat) for seat in range(3)] == [[0] * 5] * 3


def test_cc_275_a_horse_counts_in_the_corral_as_in_the_reserve() -> None:
    state = a_state(options=on("horses"))
    horses_in(state, 0, corral_1=1)
    horses_in(state, 1, corral_1=2, corral_5=1)
    horses_in(state, 2, corral_3=4, corral_5=1)
    assert [final_points(state, seat)[HORSES_VP] for seat in range(3)] == [2, 4, 6]

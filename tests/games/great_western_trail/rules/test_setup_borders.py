"""Setting up the game, on the border: GWT-013, GWT-014, GWT-026, GWT-027, GWT-033 to GWT-035."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    play,
    refused,
    set_up,
    set_up_until,
)
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.chance_moves import MasterOrder, NeutralOrder
from westbound.games.great_western_trail.chance_steps import (
    DealStartingObjectives,
    DrawCards,
    DrawMasters,
    DrawNeutrals,
    DrawSides,
    DrawStart,
)
from westbound.games.great_western_trail.rules.setup import (
    agreed_sides,
    sample_turn_sides,
    why_not_deal_masters,
    why_not_deal_neutrals,
)


def test_gwt_013_every_station_master_once() -> None:
    state, step = a_state(), DrawMasters()
    assert why_not_deal_masters(state, step, MasterOrder((4, 3, 2, 1, 0))) is None
    assert why_not_deal_masters(state, step, MasterOrder((4, 3, 2, 1, 1))) is not None
    assert why_not_deal_masters(state, step, MasterOrder((0, 1, 2, 3))) is not None


def test_gwt_014_every_neutral_building_once() -> None:
    state, step = a_state(), DrawNeutrals()
    assert why_not_deal_neutrals(state, step, NeutralOrder((6, 5, 4, 3, 2, 1, 0))) is None
    assert why_not_deal_neutrals(state, step, NeutralOrder((6, 5, 4, 3, 2, 1, 1))) is not None
    assert why_not_deal_neutrals(state, step, NeutralOrder((0, 1, 2, 3, 4, 5))) is not None


def test_gwt_026_on_all_sides_a_building_1_too() -> None:
    assert agreed_sides("all_a") == agreed_sides("a" * 10) == 0
    assert agreed_sides("b" + "a" * 9) == 1
    state = set_up(private_building_sides="all_a")
    assert not any(state.side_of(number) for number in range(10))


def test_gwt_033_hands_are_drawn_seat_by_seat() -> None:
    state = set_up_until("draw_cards", players=3)
    seats = []
    while isinstance(step := state.agenda[-1], DrawCards):
        seats.append(step.player)
        play(state, "cards jersey jersey jersey jersey")
    assert seats == [0, 1, 2]
    assert asked(state) == ("deal_starting_objectives", CHANCE)


@pytest.mark.parametrize(
    ("players", "cards"),
    [(3, "start_bbh start_ssg start_34b"), (4, "start_bbh start_ssg start_34b start_blhh")],
)
def test_gwt_034_with_4_players_all_of_them_are_dealt(players: int, cards: str) -> None:
    state = at_step(a_state(players=players), DealStartingObjectives())
    assert refused(state, f"starting {cards}") is None


@pytest.mark.parametrize(("number", "rule"), [(1, None), (2, None), (3, "GWT-035")])
def test_gwt_035_one_of_the_players_starts(number: int, rule: str | None) -> None:
    state = at_step(a_state(players=2), DrawStart())
    assert refused(state, f"starter {number}") == rule


def test_gwt_027_every_mix_of_the_ten_sides_can_be_drawn() -> None:
    state = a_state()
    drawn = [sample_turn_sides(state, DrawSides(), Rng(seed)).sides for seed in range(60)]
    assert all(sides < 1 << 10 for sides in drawn)
    assert all({sides >> number & 1 for sides in drawn} == {0, 1} for number in range(10))

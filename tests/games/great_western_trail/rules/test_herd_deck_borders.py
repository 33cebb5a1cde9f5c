"""The herd deck, on the border: GWT-009, GWT-119, GWT-193, GWT-195, GWT-282."""

from __future__ import annotations

from collections import Counter
from math import comb, perm

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    cards,
    clear,
    engine,
    hand,
    moving,
    names_of,
    play,
    refused,
)
from westbound.engine.rng import Rng
from westbound.games.great_western_trail.chance_moves import Cards
from westbound.games.great_western_trail.chance_steps import DrawCards
from westbound.games.great_western_trail.rules.herd_deck import drawn, why_not_draw_cards
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.step_cache import draw_cards
from westbound.games.great_western_trail.steps import Auxiliary, TrashCards


class Always(Rng):
    """Not by chance: always this number."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number

    def below(self, bound: int) -> int:
        assert self.number < bound
        return self.number


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_gwt_009_every_hand_is_drawn_equally_often(count: int) -> None:
    stack = cards("jersey dutch_belt black_angus guernsey holstein ayrshire")
    ways = perm(len(stack), count)
    hands = Counter(drawn(stack, count, Always(number)) for number in range(ways))
    assert len(hands) == comb(len(stack), count)
    assert len({*hands.values()}) == 1
    assert all(len(found) == count and list(found) == sorted(found) for found in hands)


def test_gwt_119_cards_that_are_drawn_are_told_in_order() -> None:
    state, step = a_state(), draw_cards(2, 0)
    assert isinstance(step, DrawCards)
    low, high = cards("jersey guernsey")
    assert why_not_draw_cards(state, step, Cards((low, high))) is None
    assert why_not_draw_cards(state, step, Cards((high, low))) is not None
    assert why_not_draw_cards(state, step, Cards((low,))) is not None


def with_doubled(action: str, cards_in_hand: str) -> TrailState:
    state = a_state()
    hand(state, 0, cards_in_hand)
    clear(state, 0, f"{action} {action}" if action == "aux_trash" else action)
    engine(state, 0, "4")
    return play(at_step(state, Auxiliary(0, False)), f"use {action}_double")


@pytest.mark.parametrize(("count", "rule"), [(1, None), (2, None), (3, "GWT-282")])
def test_gwt_282_no_more_cards_than_allowed(count: int, rule: str | None) -> None:
    state = with_doubled("aux_draw", "jersey")
    assert refused(state, f"draw {count}") == rule


def test_gwt_193_doubled_it_removes_two_cards() -> None:
    state = play(with_doubled("aux_trash", "jersey guernsey holstein"), "engine 2", "trash jersey")
    step = state.agenda[-1]
    assert isinstance(step, TrashCards)
    assert step.count == 1
    play(state, "trash guernsey")
    assert asked(state)[0] != "trash_cards"
    assert names_of(state.hand[0]) == ["holstein"]


def test_gwt_193_with_one_card_in_hand_nothing_more_is_asked() -> None:
    state = play(with_doubled("aux_trash", "jersey"), "engine 2", "trash jersey")
    assert asked(state)[0] != "trash_cards"
    assert state.hand[0] == ()


def test_gwt_195_as_many_cards_are_discarded_as_were_drawn() -> None:
    state = a_state()
    hand(state, 0, "jersey draw_5h")
    play(moving(state, 0), "objective draw_5h", "draw 3", "cards jersey jersey guernsey")
    for left in (2, 1, 0):
        assert asked(state) == ("discard_cards", 0)
        play(state, "discard guernsey" if left == 1 else "discard jersey")
        assert len(state.hand[0]) == left + 1
    assert asked(state) == ("move_herd", 0)

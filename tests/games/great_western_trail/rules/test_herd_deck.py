"""Discarding from hand: objective cards are offered like any other (GWT-193, GWT-195, GWT-244)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    clear,
    discard_pile,
    engine,
    hand,
    names_of,
    only_draw,
    play,
    put_building,
    refused,
    texts,
    using,
    workers,
)
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Auxiliary, MoveHerd

HELD: Final = "jersey guernsey dollars_4hh aux_sf aux_sf engine_345"
DRAWN: Final = "draw_5h jersey"  # an objective card that has just been drawn may go too
KINDS: Final = ["jersey", "guernsey", "dollars_4hh", "aux_sf", "draw_5h", "engine_345"]


def ready() -> TrailState:
    state = a_state(sides="b" * 10)
    hand(state, 0, HELD)
    only_draw(state, 0, DRAWN)
    return state


def by_single_auxiliary(state: TrailState) -> int:
    using(state, 0, "A")
    only_draw(state, 0, "draw_5h")
    play(state, "use aux_draw")
    return 1


def by_double_auxiliary(state: TrailState) -> int:
    clear(state, 0, "aux_draw")
    at_step(state, Auxiliary(0, False))
    play(state, "use aux_draw_double", "draw 2")
    return 2


def by_4b(state: TrailState) -> int:
    workers(state, 0, cowboy=2)
    put_building(state, 0, 4, "A1")
    using(state, 0, "A1")
    play(state, "use 4b_draw", "draw 2")
    return 2


def by_objective_card(state: TrailState) -> int:
    hand(state, 0, "draw_bbh")
    at_step(state, MoveHerd(0))
    play(state, "objective draw_bbh", "draw 2")
    return 2


EFFECTS: Final = (by_single_auxiliary, by_double_auxiliary, by_4b, by_objective_card)


def drawn(effect: Callable[[TrailState], int]) -> tuple[TrailState, int]:
    """The cards of an effect are drawn, and it is asked what is discarded."""
    state = ready()
    count = effect(state)
    play(state, f"cards {'jersey draw_5h' if count == 2 else 'draw_5h'}")
    assert asked(state) == ("discard_cards", 0)
    return state, count


@pytest.mark.parametrize("effect", EFFECTS)
def test_gwt_244_every_card_in_hand_may_be_discarded_after_drawing(
    effect: Callable[[TrailState], int],
) -> None:
    state, _ = drawn(effect)
    assert set(texts(state)) == {f"discard {card}" for card in KINDS}
    assert len(texts(state)) == len(KINDS)
    assert refused(state, "discard draw_sgg") == "GWT-195"  # not in hand
    assert refused(state, "discard aux_sf") is None


@pytest.mark.parametrize("effect", EFFECTS)
def test_gwt_244_objective_cards_alone_can_pay_for_all_the_cards_drawn(
    effect: Callable[[TrailState], int],
) -> None:
    state, count = drawn(effect)
    chosen = ["aux_sf", "draw_5h"][:count]
    for card in chosen:
        play(state, f"discard {card}")
    assert names_of(state.discard[0]) == chosen
    assert asked(state)[0] != "discard_cards"


def test_gwt_244_the_only_cards_in_hand_may_be_objective_cards() -> None:
    state = a_state()
    hand(state, 0, "dollars_4hh")
    only_draw(state, 0, "engine_345")
    using(state, 0, "A")
    play(state, "use aux_draw", "cards engine_345")
    assert texts(state) == ["discard dollars_4hh", "discard engine_345"]


def test_gwt_244_1b_offers_every_objective_card_and_no_cattle() -> None:
    state = ready()
    put_building(state, 0, 1, "A1")
    using(state, 0, "A1")
    offered = [text for text in texts(state) if text.startswith("use 1b_objective")]
    assert offered == [f"use 1b_objective {c}" for c in ("dollars_4hh", "aux_sf", "engine_345")]
    assert refused(state, "use 1b_objective jersey") == "GWT-126"
    assert refused(state, "use 1b_objective draw_5h") == "GWT-126"  # in the draw stack
    play(state, "use 1b_objective aux_sf")
    assert names_of(state.discard[0]) == ["aux_sf"]
    assert names_of(state.hand[0]).count("aux_sf") == 1


def test_gwt_244_a_discarded_objective_card_comes_back_through_the_deck() -> None:
    state = a_state()
    hand(state, 0, "jersey")
    only_draw(state, 0, "guernsey")
    discard_pile(state, 0, "aux_sf")
    clear(state, 0, "aux_draw")
    at_step(state, Auxiliary(0, False))
    play(state, "use aux_draw_double", "draw 2", "cards guernsey aux_sf")
    assert set(texts(state)) == {"discard jersey", "discard guernsey", "discard aux_sf"}


def test_gwt_193_objective_cards_may_be_removed_too() -> None:
    state = ready()
    clear(state, 0, "aux_trash")
    engine(state, 0, "3")
    using(state, 0, "A")
    play(state, "use aux_trash", "engine 2")
    kinds = ("jersey", "guernsey", "dollars_4hh", "aux_sf", "engine_345")
    assert set(texts(state)) == {*(f"trash {card}" for card in kinds), "done"}

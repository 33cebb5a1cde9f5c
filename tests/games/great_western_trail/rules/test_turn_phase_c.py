"""Phase C: drawing cards. Rules GWT-118 to GWT-123."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    cards,
    clear,
    discard_pile,
    display,
    hand,
    only_draw,
    play,
    put_building,
    refused,
    using,
)
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.state import TrailState


def ending_turn(
    in_hand: str, stack: str | None = None, pile: str = "", discs: str = ""
) -> TrailState:
    """Seat 0 has finished phase B with these cards."""
    state = a_state(players=2)
    hand(state, 0, in_hand)
    discard_pile(state, 0, pile)
    if stack is not None:
        only_draw(state, 0, stack)
    clear(state, 0, discs)
    return at_step(state)


@pytest.mark.parametrize(("discs", "limit"), [("", 4), ("hand", 5), ("hand hand", 6)])
def test_gwt_118_the_hand_limit(discs: str, limit: int) -> None:
    state = ending_turn("", discs=discs)
    assert hand_limit(state, 0) == limit
    assert hand_limit(state, 1) == 4
    GAME.apply(state, GAME.sample(state, Rng(1)), -1)
    assert len(state.hand[0]) == limit


def test_gwt_118_other_discs_do_not_raise_it() -> None:
    state = ending_turn("", discs="step_vp step_dollars certificates_4 aux_draw")
    assert hand_limit(state, 0) == 4


@pytest.mark.parametrize(("in_hand", "missing"), [(0, 4), (1, 3), (3, 1)])
def test_gwt_119_she_draws_up_to_the_limit(in_hand: int, missing: int) -> None:
    state = ending_turn(" ".join(["jersey"] * in_hand))
    assert asked(state) == ("draw_cards", CHANCE)
    drawn = ["dutch_belt", "dutch_belt", "black_angus", "black_angus", "guernsey"]
    assert refused(state, "cards " + " ".join(drawn[:missing])) is None
    assert refused(state, "cards " + " ".join(drawn[: missing + 1])) == "GWT-119"
    if missing > 1:
        assert refused(state, "cards " + " ".join(drawn[: missing - 1])) == "GWT-119"
    play(state, "cards " + " ".join(drawn[:missing]))
    assert len(state.hand[0]) == 4
    assert asked(state) == ("move_herd", 1)


def test_gwt_119_with_a_full_hand_nothing_is_drawn() -> None:
    state = ending_turn("jersey jersey jersey jersey")
    assert asked(state) == ("move_herd", 1)
    assert len(state.draw[0]) == 10


def test_gwt_119_reshuffling_when_needed() -> None:
    state = ending_turn("jersey", stack="guernsey", pile="dutch_belt dutch_belt dutch_belt")
    assert refused(state, "cards dutch_belt dutch_belt dutch_belt") == "GWT-009"
    play(state, "cards dutch_belt dutch_belt guernsey")
    assert state.hand[0] == cards("jersey guernsey dutch_belt dutch_belt")
    assert (state.draw[0], state.discard[0]) == (cards("dutch_belt"), ())


def test_gwt_120_more_cards_than_the_limit_are_kept() -> None:
    five = "jersey jersey guernsey guernsey dutch_belt"
    state = ending_turn(five)
    assert asked(state) == ("move_herd", 1)
    assert state.hand[0] == cards(five)
    assert len(state.draw[0]) == 9


def test_gwt_120_after_6b() -> None:
    """A card for a card: five stay five, though the limit is 4."""
    state = a_state(players=2, sides="aaaaabaaaa")
    hand(state, 0, "jersey jersey guernsey guernsey dutch_belt")
    put_building(state, 0, 6, "A1")
    display(state, "aux_sf")
    using(state, 0, "A1")
    play(state, "use 6b_card_objective jersey", "take card aux_sf", "cards aux_sf", "done")
    assert asked(state) == ("move_herd", 1)
    assert state.hand[0] == cards("jersey guernsey guernsey dutch_belt aux_sf")


@pytest.mark.parametrize(
    ("stack", "pile", "size"), [("guernsey", "", 2), ("", "dutch_belt guernsey", 3), ("", "", 1)]
)
def test_gwt_121_too_few_cards_make_a_smaller_hand(stack: str, pile: str, size: int) -> None:
    state = ending_turn("jersey", stack=stack, pile=pile)
    drawn = " ".join(sorted(f"{stack} {pile}".split()))
    if drawn:
        play(state, f"cards {drawn}")
    assert len(state.hand[0]) == size
    assert (state.draw[0], state.discard[0]) == ((), ())
    assert asked(state) == ("move_herd", 1)


def test_gwt_122_an_empty_draw_stack_is_not_rebuilt_yet() -> None:
    state = ending_turn("jersey jersey", stack="guernsey guernsey", pile="dutch_belt")
    play(state, "cards guernsey guernsey")
    assert (state.draw[0], state.discard[0]) == ((), cards("dutch_belt"))


def test_gwt_122_but_when_the_next_card_must_be_drawn() -> None:
    state = ending_turn("jersey", stack="guernsey guernsey", pile="dutch_belt dutch_belt")
    play(state, "cards dutch_belt guernsey guernsey")
    assert (state.draw[0], state.discard[0]) == (cards("dutch_belt"), ())


def test_gwt_123_the_example() -> None:
    state = a_state(players=2)
    clear(state, 0, "hand")
    hand(state, 0, "jersey jersey guernsey guernsey dutch_belt")
    only_draw(state, 0, "black_angus black_angus")
    using(state, 0, "F")
    play(state, "use F_pair guernsey guernsey")
    assert asked(state) == ("draw_cards", CHANCE)
    assert refused(state, "cards black_angus guernsey") == "GWT-009"
    play(state, "cards black_angus black_angus")
    assert state.hand[0] == cards("jersey jersey dutch_belt black_angus black_angus")
    assert (state.draw[0], state.discard[0]) == ((), cards("guernsey guernsey"))
    assert asked(state) == ("move_herd", 1)

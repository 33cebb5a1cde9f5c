"""Observation arrays of Great Western Trail: true to the state, and nothing is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, cast

import pytest

from westbound.engine.game import Game
from westbound.games.great_western_trail.all_rules import RULES
from westbound.games.great_western_trail.arrays.decisions import PARAMETERS
from westbound.games.great_western_trail.components import CARD_NAMES, FIRST_PRIVATE, owner_of
from westbound.games.great_western_trail.state import TrailState
from westbound.games.registry import find_game
from westbound.kit.suites.arrays import not_in_arrays
from westbound.kit.suites.walks import walk
from westbound.lab.envs.arrays import ObservationArrays

GAME = cast("Game[TrailState]", find_game("gwt"))
# What of the position changes no number, and why.
LEFT_OUT = {
    **dict.fromkeys(("blue", "certificates", "green", "money"), "by the view of each seat"),
    "built": "follows from what lies on the trail",
    "engines": "follows from the engines of the seats",
    "hirable": "follows from the workers for hire",
    "hired_out": "workers that are in no other place",
    "job_places": "within a row only the kinds matter, not the places",
    "locations": "follows from what lies on the trail",
    "out": "tiles that are in no other place",
    "trashed": "cards that are in no deck any more",
}
# Fields of steps that are in no array of their own, and where they show.
ELSEWHERE = {
    "seat": "`decider`",
    "player": "whose turn it is: the decider",
    ("reveal_foresight", "space"): "the empty one of `foresight`",
    ("rewards", "action"): "an action just begun; its question comes next",
}


@cache
def observations(seed: int) -> Sequence[Mapping[str, Any]]:
    moments = (m for m in walk(GAME, 3, seed) if m.seat == 1)
    return [GAME.observe(m.state, 1) for m in islice(moments, 0, None, 7)]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_left_out_of_the_position_is_so_for_a_reason(seed: int) -> None:
    unread, unchanged = not_in_arrays(GAME, observations(seed), "position")
    assert unread - set(LEFT_OUT) == set()
    assert set(LEFT_OUT) - unread - unchanged == set(), "they are in the arrays after all"


def test_cards_of_all_decks_are_read() -> None:
    """Sizes and unknown cards of others are taken from their seats."""
    unread, _ = not_in_arrays(GAME, observations(1), "decks")
    assert unread <= {"sizes", "unknown", "unseen"}
    unread, _ = not_in_arrays(GAME, observations(1), "seats")
    assert {"hand_size", "draw_size", "discard_size", "unseen", "points"} & unread == set()


def test_every_parameter_of_a_step_has_its_place() -> None:
    missing = {
        (kind, name)
        for kind, step in RULES.kinds.items()
        for name in set(step.fields) - set(PARAMETERS.names(kind))
        if name not in ELSEWHERE and (kind, name) not in ELSEWHERE
    }
    assert missing == set()


def counts(cards: Sequence[int]) -> list[int]:
    return [Counter(cards)[card] for card in range(len(CARD_NAMES))]


def check_position(state: TrailState, seat: int, named: dict[str, Any]) -> None:
    turned = [(seat + place) % 3 for place in range(3)]
    assert named["money"].tolist() == [state.money[s] for s in turned]
    assert named["workers"].tolist() == [state.worker_rows(s) for s in turned]
    assert named["discs_in_cities"].tolist() == [state.discs_in_cities(s) for s in turned]
    assert named["engine"].argmax(axis=1).tolist() == [state.engine[s] for s in turned]
    assert named["own_hand"].tolist() == counts(state.hand[seat])
    assert named["own_draw"].tolist() == counts(state.draw[seat])
    assert named["decks"][0].tolist() == counts(state.deck(seat))
    assert named["hand_size"].tolist() == [len(state.hand[s]) for s in turned]
    assert named["jobs"].ravel().tolist() == state.jobs
    assert named["market"].sum() == len(state.market)
    for space, content in enumerate(state.on):
        assert named["trail"][space].sum() == (content >= 0)
        owners = [int(content >= FIRST_PRIVATE and owner_of(content) == s) for s in turned]
        assert named["trail_owners"][space].tolist() == owners


def test_the_numbers_say_what_the_state_says() -> None:
    arrays = ObservationArrays(GAME, 3)
    for number, moment in enumerate(walk(GAME, 3, 4)):
        if number % 60 == 50:
            seat = number // 60 % 3
            named = arrays.named(GAME.observe(moment.state, seat))
            check_position(moment.state, seat, named)


def test_others_cards_are_counted_but_not_placed() -> None:
    """Where a card of somebody else is makes no difference; that it is theirs does."""
    arrays = ObservationArrays(GAME, 3)
    state = next(m.state for m in walk(GAME, 3, 4) if m.state.turn == 9 and m.seat >= 0)
    before = arrays.flat(GAME.observe(state, 0))
    card, other = state.hand[1][0], state.draw[1][-1]
    assert card != other
    state.hand[1] = tuple(sorted((*state.hand[1][1:], other)))
    state.draw[1] = tuple(sorted((*state.draw[1][:-1], card)))
    assert (arrays.flat(GAME.observe(state, 0)) == before).all()
    assert (arrays.flat(GAME.observe(state, 1)) != before).any()

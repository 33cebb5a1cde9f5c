"""The greedy bot, and what it and the random bot leave as it is."""

from __future__ import annotations

import pytest

import westbound
from tests.bots.builders import middle_of_a_match, view_of
from westbound.bots import make_bot
from westbound.engine.codec import dump_fields
from westbound.engine.rng import Rng


def test_greedy_takes_a_move_after_which_it_stands_best() -> None:
    match = middle_of_a_match()
    assert match.turn is not None
    values = {}
    for move in match.moves():
        after = match.state.copy()
        match.game.apply(after, move, match.turn)
        values[move] = match.game.evaluate(after, match.turn)
    assert len(set(values.values())) > 1  # or the test would prove nothing
    choices = {make_bot("greedy").choose(view_of(match), match.moves(), Rng(n)) for n in range(9)}
    assert {values[move] for move in choices} == {max(values.values())}


@pytest.mark.parametrize("name", ["cautious", "greedy", "random"])
def test_looking_changes_nothing_and_the_same_chance_gives_the_same_choice(name: str) -> None:
    match = middle_of_a_match()
    before = dump_fields(match.state, leave_out=("setup", "places", "road_moves"))
    first = make_bot(name).choose(view_of(match), match.moves(), Rng(8))
    assert make_bot(name).choose(view_of(match), match.moves(), Rng(8)) == first
    assert dump_fields(match.state, leave_out=("setup", "places", "road_moves")) == before


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(4):
        match = westbound.new_match("carson", players=2, seed=seed)
        bots = [make_bot("greedy"), make_bot("random")]
        rng = Rng(seed)
        while match.turn is not None:
            match.play(bots[match.turn].choose(view_of(match), match.moves(), rng))
        wins += match.standings()[0].seat == 0
    assert wins == 4

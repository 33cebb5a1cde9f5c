"""The two plain bots, and what they can see."""

from __future__ import annotations

from collections import Counter

import pytest

import westbound
from westbound.bots import LiveView, bot_names, make_bot
from westbound.engine.codec import dump_fields
from westbound.engine.errors import BadInput
from westbound.engine.match import Match
from westbound.engine.rng import Rng


def middle_of_a_match() -> Match:
    match = westbound.new_match("carson", players=3, seed=4)
    rng = Rng(1)
    for _ in range(40):
        match.play(rng.choice(match.moves()))
    return match


def glimpse_of(match: Match) -> LiveView:
    assert match.turn is not None
    return LiveView(match.game, match.state, match.turn)


def test_bots_are_made_by_name() -> None:
    assert {"greedy", "random"} <= set(bot_names())
    assert all(make_bot(name).name == name for name in bot_names())
    with pytest.raises(BadInput, match=r"no bot 'clever'; there are: .*greedy"):
        make_bot("clever")


def test_random_takes_every_move_about_equally_often() -> None:
    match = middle_of_a_match()
    moves = match.moves()[:8]
    rng = Rng(3)
    bot = make_bot("random")
    counts = Counter(bot.choose(glimpse_of(match), moves, rng) for _ in range(800))
    assert set(counts) == set(moves)
    assert max(counts.values()) < 2 * min(counts.values())


def test_greedy_takes_a_move_after_which_it_stands_best() -> None:
    match = middle_of_a_match()
    assert match.turn is not None
    values = {}
    for move in match.moves():
        after = match.state.copy()
        match.game.apply(after, move, match.turn)
        values[move] = match.game.evaluate(after, match.turn)
    assert len(set(values.values())) > 1  # or the test would prove nothing
    choices = {
        make_bot("greedy").choose(glimpse_of(match), match.moves(), Rng(n)) for n in range(9)
    }
    assert {values[move] for move in choices} == {max(values.values())}


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_looking_changes_nothing_and_the_same_chance_gives_the_same_choice(name: str) -> None:
    match = middle_of_a_match()
    before = dump_fields(match.state, leave_out=("setup", "places", "road_moves"))
    first = make_bot(name).choose(glimpse_of(match), match.moves(), Rng(8))
    assert make_bot(name).choose(glimpse_of(match), match.moves(), Rng(8)) == first
    assert dump_fields(match.state, leave_out=("setup", "places", "road_moves")) == before


def test_a_glimpse_keeps_the_state_out_of_reach() -> None:
    match = middle_of_a_match()
    view = glimpse_of(match)
    open_names = [name for name in dir(view) if not name.startswith("_")]
    assert all(getattr(view, name) is not match.state for name in open_names)
    own = view.sample_state(Rng(1))
    assert own is not match.state
    own.agenda.clear()
    assert not match.over
    assert view.observation() == match.observe(match.turn)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(4):
        match = westbound.new_match("carson", players=2, seed=seed)
        bots = [make_bot("greedy"), make_bot("random")]
        rng = Rng(seed)
        while match.turn is not None:
            match.play(bots[match.turn].choose(glimpse_of(match), match.moves(), rng))
        wins += match.standings()[0].seat == 0
    assert wins == 4

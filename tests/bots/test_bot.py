"""What a bot can see of a match, and what it cannot reach."""

from __future__ import annotations

from tests.bots.builders import middle_of_a_match, view_of
from westbound.bots import SerializedView
from westbound.engine.rng import Rng


def test_a_live_view_keeps_the_state_out_of_reach() -> None:
    match = middle_of_a_match()
    view = view_of(match)
    open_names = [name for name in dir(view) if not name.startswith("_")]
    assert all(getattr(view, name) is not match.state for name in open_names)
    own = view.sample_state(Rng(1))
    assert own is not match.state
    own.agenda.clear()
    assert not match.over
    assert view.observation() == match.observe(match.turn)


def test_a_serialized_view_shows_the_same_from_the_observation_alone() -> None:
    match = middle_of_a_match()
    live = view_of(match)
    view = SerializedView(match.game, live.observation(), live.seat)
    assert view.observation() == live.observation()
    assert view.sample_state(Rng(1)).agenda == live.sample_state(Rng(1)).agenda

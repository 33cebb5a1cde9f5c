"""Placing cowboys, on the border: CC-045, CC-050."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state, asked, only_part, play
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing


def test_cc_045_phase_2_begins_with_the_first_of_six() -> None:
    state = a_state(6, phase=1)
    state.track, state.character = [5, 0, 1, 2, 3, 4], [2, 3, 5, 6, 7, 1]
    state.card = [2 * number for number in state.character]
    only_part(state, begin_placing)
    assert state.phase == 2
    assert asked(state) == ("place_or_pass", 5)
    play(state, "pass")
    assert asked(state) == ("place_or_pass", 0)

"""The foresight spaces, on the border: GWT-070."""

from __future__ import annotations

from tests.games.great_western_trail.positions import a_state, at_step, foresight, play
from westbound.games.great_western_trail.components import EMPTY, TILE_CODES, TILE_NAMES
from westbound.games.great_western_trail.rules.kansas_city import choosable
from westbound.games.great_western_trail.steps import Foresight


def test_gwt_070_an_empty_space_offers_nothing() -> None:
    state = a_state()
    foresight(state, "green_teepee blue_teepee cowboy craftsman engineer cowboy")
    assert len(choosable(state, 1)) == 2
    state.foresight[0] = EMPTY
    assert [TILE_NAMES[move.code] for move in choosable(state, 1)] == ["blue_teepee"]
    state.foresight[1] = EMPTY
    assert choosable(state, 1) == ()


def test_gwt_070_the_tile_is_taken_from_its_own_column() -> None:
    for column in (1, 2, 3):
        state = a_state()
        state.foresight[:] = [TILE_CODES["green_teepee"]] * 6
        play(at_step(state, Foresight(0, column)), "take green_teepee")
        taken = [space for space, tile in enumerate(state.foresight) if tile == EMPTY]
        assert taken == [(column - 1) * 2]

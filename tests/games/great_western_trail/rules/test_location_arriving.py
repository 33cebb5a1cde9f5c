"""Where the cattleman arrives: GWT-058, GWT-065."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import a_state, put_building, using
from westbound.games.great_western_trail.rules.arrive import is_usable
from westbound.games.great_western_trail.steps import UseLocation
from westbound.games.great_western_trail.trail import SPACE_CODES, SPACES


@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize("number", [1, 2])
def test_gwt_058_065_a_private_building_is_usable_by_its_owner_only(
    owner: int, number: int
) -> None:
    state = a_state(players=4)
    put_building(state, owner, number, "A1")
    assert [seat for seat in range(4) if is_usable(state, seat, SPACE_CODES["A1"])] == [owner]


def test_gwt_065_where_nothing_is_usable_the_step_names_no_space() -> None:
    state = a_state()
    put_building(state, 1, 2, "A1")
    step = using(state, 0, "A1").agenda[-1]
    assert isinstance(step, UseLocation)
    assert step.space not in SPACES

"""The river's banks and options. Rules CC-214 to CC-217, CC-222, CC-224.

The printed river: D1 D2 D3 E3 E4 E5 E6 D6 D7 D8.
"""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import in_hand
from tests.games.carson_city.positions import a_match, a_state, lay, own, put, refused, state_of
from tests.games.carson_city.variant_positions import on
from westbound.engine.errors import BadInput
from westbound.engine.option import complete
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.geometry import EDGE_NAMES, members
from westbound.games.carson_city.options import OPTIONS
from westbound.games.carson_city.state import BRIDGES, CarsonState
from westbound.games.carson_city.variants.river.components import river_of


def river(cells: str = "printed", centre: str = "C2") -> CarsonState:
    return a_state(options=on("river", river=cells), centre=centre)


@pytest.mark.parametrize("with_river", [False, True])
def test_cc_214_216_a_table_plays_with_the_river_or_without(with_river: bool) -> None:
    setup = state_of(a_match(2, carson_river=with_river)).setup
    assert (setup.river > 0, setup.water > 0, len(setup.river_sides)) == (
        (True, True, 2) if with_river else (False, False, 0)
    )


def test_cc_214_215_without_a_word_there_is_no_river_no_water_and_nine_mountains() -> None:
    found = river_of(complete(OPTIONS, {}))
    assert (found.cells, found.water, found.sides, found.mountains) == (0, 0, (), 9)


@pytest.mark.parametrize("mountains", [6, 9])
def test_cc_215_six_or_nine_mountains_can_be_chosen(mountains: int) -> None:
    match = a_match(2, carson_river=True, river_mountains=mountains)
    assert state_of(match).setup.mountains == mountains


@pytest.mark.parametrize("mountains", [5, 7, 8, 10])
def test_cc_215_and_no_other_number(mountains: int) -> None:
    with pytest.raises(BadInput, match="river_mountains"):
        a_match(2, carson_river=True, river_mountains=mountains)


@pytest.mark.parametrize(
    ("cells", "bridges"),
    [
        ("A1 A2", "A1n A1w A2n A2w"),  # with the border: there is no other side
        ("H7 H8", "H7e H8e H8n H8s"),
        ("printed", "D1n D2n D3n E3w E4n E5n E6n E6w D7n D8n D8s"),
    ],
)
def test_cc_217_bridges_lie_where_all_sides_are_river(cells: str, bridges: str) -> None:
    found = {EDGE_NAMES[edge] for edge in members(river(cells, "F4").setup.water)}
    assert found == set(bridges.split())


def test_cc_222_far_from_every_bridge_nothing_is_added() -> None:
    state = river(centre="C3")
    put(state, "house", "A1", seat=0)
    lay(state, "D3n")
    assert final_points(state, 0)[BRIDGES] == 0


def test_cc_224_a_school_bars_its_side_up_to_the_bank_and_to_the_border() -> None:
    state = river()
    put(state, "terrace", "G3")
    own(state, 0, "C1 H2")
    lay(state, "D3n E3n F3n G3n H3n")
    put(state, "school", "A8", seat=1)  # west of the river
    in_hand(state, 0, "school")
    assert refused(state, "build C1") == "CC-224"  # D1 is water
    assert refused(state, "build H2") is None  # A3 follows in the count of parcels


def test_cc_224_other_buildings_may_stand_beside_the_school() -> None:
    state = river()
    own(state, 0, "C1")
    put(state, "school", "A8", seat=1)
    in_hand(state, 0, "bank")
    assert refused(state, "build C1") is None

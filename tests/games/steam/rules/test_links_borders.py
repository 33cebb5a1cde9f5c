"""Links, on the border: STM-124, STM-242."""

from __future__ import annotations

from tests.games.steam.positions import a_state, free_link, hex_of, track
from westbound.games.steam.rules.links import abandon, towns_of
from westbound.games.steam.state import UNOWNED, SteamState

ALBANY, NEW_YORK = "8,0", "8,4"
TOWN, TOWN_2, TOWN_3 = "8,2", "9,3", "7,0"


def reached(state: SteamState, seat: int) -> set[str]:
    mask = towns_of(state, seat)
    return {name for hex_, name in enumerate(state.setup.map.names) if mask >> hex_ & 1}


def test_stm_124_only_towns_are_reached_and_only_from_a_city() -> None:
    state = a_state()
    assert reached(state, 0) == set()
    free_link(state, 0, TOWN_2, TOWN_3)  # no city at either end
    assert reached(state, 0) == set()
    free_link(state, 0, ALBANY, TOWN)
    free_link(state, 0, TOWN, NEW_YORK)
    assert reached(state, 0) == {TOWN}  # cities are not towns
    free_link(state, 0, TOWN, TOWN_2)
    assert reached(state, 0) == {TOWN, TOWN_2, TOWN_3}
    assert reached(state, 1) == set()


def test_stm_242_the_links_stay_in_place_and_nobody_owns_them() -> None:
    state = a_state()
    track(state, 0, "8,1 21@0")
    place, other = hex_of(state, ALBANY), hex_of(state, TOWN)
    track(state, 0, "8,2 T21@0")
    assert [(to, owner) for to, owner, _ in state.links[place]] == [(other, 0)]
    abandon(state, 0)
    assert [(to, owner) for to, owner, _ in state.links[place]] == [(other, UNOWNED)]
    assert [(to, owner) for to, owner, _ in state.links[other]] == [(place, UNOWNED)]

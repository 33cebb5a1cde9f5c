"""No refusal of Steam says something that is not true."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import ClassVar

from westbound.engine.move import Move
from westbound.engine.step import Step
from westbound.engine.texts import catalogue
from westbound.games.steam import GAME
from westbound.games.steam import steps as s
from westbound.games.steam.components import COLOURS
from westbound.games.steam.state import SteamState
from westbound.kit.suites.claims import ClaimSuite
from westbound.kit.suites.walks import Moment

from . import positions as p
from .busy_walks import walk
from .claims import CLAIMS
from .rules.test_building_hexes import VALLEY

# Sentences about a line of a map file; each has its file in test_map_checks.py.
OF_MAP_FILES = frozenset(
    key
    for key in catalogue(GAME.package, "en").tables["refusals"]
    if key.endswith(".map") or key.partition(".")[0] in ("STM-002", "STM-014", "STM-016", "STM-018")
)


class TestClaims(ClaimSuite[SteamState]):
    game, rules, claims = GAME, GAME.rules, CLAIMS
    no_claim: ClassVar[Mapping[str, Collection[str]]] = {"said of a map file": OF_MAP_FILES}
    tries = 24

    def walks(self) -> Iterable[Iterable[Moment[SteamState]]]:
        return (walk(seed, rich=seed % 3 != 0) for seed in range(14))

    def built(self) -> Iterator[tuple[SteamState, int, Move]]:
        for state, text in (
            (link_past_its_city(), "tile 22@4"),
            (p.at_step(p.a_state(), s.Bid(0, -1, (0, 1, 2, 3), -1)), "bid 101"),
            (nothing_left(s.ChooseActionTile(0)), "take urbanization"),
            (nothing_left(s.ChooseActionTile(0)), "take city_growth"),
            (nothing_left(s.BuildTurn(0, 3), "city_growth"), "grow 8,0"),
            (two_ways_to_new_york(1), f"cube 8,0 {colour_of_new_york()}"),
            (cube_for_new_york(True), "to 8,4 for 2/0/0/0"),
            (cube_for_new_york(), "to 8,4 for 2/0/0/0 via 8,2"),
            (closed_valley(), "build 0,-1"),
            (closed_town(), "build 8,2"),
        ):
            yield state, 0, GAME.parse(text)


def link_past_its_city() -> SteamState:
    """An unowned link from Albany, of two tiles; the second is chosen for a very first tile."""
    state = p.a_state()
    p.track(state, 1, "7,1 22@1", "7,2 21@0")
    p.abandon(state, "7,1", 1)
    return p.on_hex(p.building(state), "7,2")


def nothing_left(step: Step, action: str | None = None) -> SteamState:
    """No New City, no cubes in the supply."""
    state = p.a_state()
    if action is not None:
        p.action(state, 0, action)
    state.new_cities = [0] * len(COLOURS)
    return p.at_step(state, step)


def two_ways_to_new_york(level: int, choose_paths: bool = False) -> SteamState:
    """Seat 1 has a link from Albany to New York, seat 0 has two by way of Poughkeepsie."""
    state = p.a_state(choose_paths=choose_paths)
    p.track(state, 1, "7,1 22@1", "7,2 21@0", "7,3 21@0", "7,4 22@0")
    p.track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    p.cubes(state, "8,0", colour_of_new_york())
    state.level[0] = level
    return p.moving_goods(state)


def cube_for_new_york(choose_paths: bool = False) -> SteamState:
    """The cube is picked in Albany."""
    state = two_ways_to_new_york(2, choose_paths)
    p.play(state, f"cube 8,0 {colour_of_new_york()}")
    return state


def colour_of_new_york() -> str:
    state = p.a_state()
    return COLOURS[state.city[p.hex_of(state, "8,4")]]


def closed_valley() -> SteamState:
    """Beside a city, with the edge of the map on all other sides."""
    state = p.building(p.a_state(map=VALLEY))
    state.built = 1
    return state


def closed_town() -> SteamState:
    """Own track in Poughkeepsie; to its other sides come open ends of others and one of its own."""
    state = p.a_state()
    p.track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 23@0", "9,2 23@4")
    p.track(state, 1, "9,1 22@2", "7,2 22@2", "7,3 22@5")
    return p.building(state)

"""Short scenes of Steam in which something that we had to reconstruct shows."""

from __future__ import annotations

from tests.games.changed_data import Probes, report
from tests.games.steam.positions import (
    a_state,
    at_step,
    build,
    building,
    owner_at,
    play,
    set_up,
    texts,
)
from tests.games.steam.rules.test_sites_redirecting import crossing
from westbound.engine.json_types import Json
from westbound.games.steam.faces import FACE_CODES
from westbound.games.steam.steps import IncomeOrPoints


def northeast() -> Json:
    """What is left of $50 after a tile on the hex south-west of Albany."""
    state = building(a_state(map="northeast"))
    build(state, "7,1 22@1")
    return state.money[0]


def ruhr() -> Json:
    """How many cubes wait in Maastricht when the match begins."""
    state = set_up(map="ruhr")
    return sum(state.cubes[state.setup.map.city.index("Maastricht")])


def income_end() -> Json:
    """Income 9 and three more."""
    state = a_state()
    state.income[0] = 9
    play(at_step(state, IncomeOrPoints(0, 3)), "income")
    return state.income[0]


def tile_backs() -> Json:
    """Whose track leaves by which side, after the only tile of its kind that is left."""
    state = crossing()
    state.used[FACE_CODES["44"]], state.used[FACE_CODES["47"]] = 4, 2
    play(state, "build 7,2")
    (tile,) = texts(state)
    play(state, tile)
    return [owner_at(state, "7,2", side) for side in range(6)]


PROBES: Probes = {
    "northeast": northeast,
    "ruhr": ruhr,
    "income_end": income_end,
    "tile_backs": tile_backs,
}

if __name__ == "__main__":
    report(PROBES)

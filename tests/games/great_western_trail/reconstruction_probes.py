"""Short scenes of Great Western Trail in which something that is not known for certain shows."""

from __future__ import annotations

from tests.games.changed_data import Probes, report
from tests.games.great_western_trail.positions import before_anything, hand, put_building, set_up
from tests.games.great_western_trail.rules.test_location_copying import at_8b, copies
from westbound.engine.json_types import Json
from westbound.games.great_western_trail.components import TILE_NAMES
from westbound.games.great_western_trail.game import GAME


def worker_piles() -> Json:
    """The cowboys among the tiles with a 2 and a 3 on the back; a set-up that adds up."""
    cowboy = TILE_NAMES.index("cowboy")
    piles = before_anything().piles
    wrong = GAME.check_invariants(set_up())
    return [piles[1].count(cowboy), piles[2].count(cowboy), *wrong]


def neighbours() -> Json:
    """What an 8b on A1 can copy."""
    state = at_8b("A1")
    put_building(state, 1, 5, "A3")
    hand(state, 0, "guernsey")
    return [*sorted(copies(state))]


PROBES: Probes = {"worker_piles": worker_piles, "neighbours": neighbours}

if __name__ == "__main__":
    report(PROBES)

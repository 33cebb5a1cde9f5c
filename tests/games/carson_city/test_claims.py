"""No refusal of Carson City says something that is not true."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import ClassVar

from westbound.engine.move import Move
from westbound.games.carson_city.base.steps import PlaceHouses
from westbound.games.carson_city.characters.take_tiles import TakeTile
from westbound.games.carson_city.components import HOUSE, MINE, RANCH, VACANT
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.kit.suites.claims import ClaimSuite
from westbound.kit.suites.walks import Moment

from . import positions as p
from .claims import CLAIMS
from .test_messages import busy_walks

EXCUSED: Mapping[str, Collection[str]] = {
    "said of table options, before there is a position": (
        "CC-009.teacher", "CC-014", "CC-024.count", "CC-025.written", "CC-204.horses",
        "CC-216.bend", "CC-216.edge", "CC-216.length", "CC-216.parcel", "CC-216.twice",
    ),
    "what chance cannot give; only a damaged file can hold it": (
        "CC-024.set", "CC-210.others", "CC-225.others", "CC-227", "CC-229", "CC-240.reveal",
        "CC-245",
    ),
    "states the rule": (
        "CC-034", "CC-173.sheriff", "CC-176.attack", "CC-178.attack", "CC-178.outlaw", "CC-184.bag",
        "CC-196", "CC-205.attack", "CC-231", "CC-240.last",
    ),
    "what the open decision offers: the lists are compared with the refusals": (
        "CC-074", "CC-092", "CC-099.none_needed", "CC-104.once", "CC-107", "CC-109.not_needed",
        "CC-123", "CC-192.mine", "CC-194", "CC-197.second", "CC-202", "CC-211.least", "CC-211.most",
        "CC-240.lift",
        "CC-242.recall", "CC-247", "CC-249", "CC-257", "CC-264.one", "CC-267", "CC-268", "CC-269",
        "CC-283", "CC-287", "CC-289.dynamite", "CC-289.moves",
    ),
    "a search of its own, which the oracle repeats": (
        "CC-102", "CC-102.rest", "CC-145", "CC-147", "CC-224",
    ),
    "which cards are left": ("CC-175.cards",),
}  # fmt: skip


class TestClaims(ClaimSuite[CarsonState]):
    game, rules, claims = GAME, GAME.rules, CLAIMS
    no_claim: ClassVar[Mapping[str, Collection[str]]] = EXCUSED
    tries = 30
    # cards and places that these walks do not always meet; each has its rule's own tests
    rare = frozenset((
        "CC-109", "CC-115", "CC-127", "CC-127.church", "CC-127.heroes", "CC-148", "CC-150",
        "CC-186.arms", "CC-186.revolvers", "CC-197.tiles", "CC-206", "CC-217", "CC-262",
        "CC-290.reserve",
    ))  # fmt: skip

    def walks(self) -> Iterable[Iterable[Moment[CarsonState]]]:
        return busy_walks()

    def built(self) -> Iterator[tuple[CarsonState, int, Move]]:
        for state, text in (
            (taking(VACANT), "take build_3"),
            (taking(MINE), "take build_3"),
            (taking(RANCH), "take build_3"),
            (taking(MINE, bag=""), "take from bag"),
            (placing_a_house(), "house E5"),
            (placing_a_house(), "terrace D4"),
            (placing_a_house(), "terrace A1"),
        ):
            yield state, 0, GAME.parse(text)


def taking(building: int, bag: str = "mine") -> CarsonState:
    """A tile is taken; there are four empty spaces in the row, and little in the bag."""
    state = p.a_state(row="saloon saloon saloon - - - -", money=20)
    p.empty_bag(state, bag)
    return p.at_step(state, TakeTile(0, building, 5))


def placing_a_house() -> CarsonState:
    """The house tiles are used up; there is a terrace in the middle and a house in the corner."""
    state = p.a_state(centre=None)
    p.put(state, "terrace", "D4")
    p.put(state, "house", "A1")
    state.houses_left = 0
    return p.at_step(state, PlaceHouses(0, 0, 1, state.of_type[HOUSE]))

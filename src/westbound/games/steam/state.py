"""The state of a Steam match: numbers, flat lists and bit masks; `setup` never changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from mypy_extensions import mypyc_attr

from westbound.engine import state as engine
from westbound.engine.state import State
from westbound.games.steam.components import (
    COLOURS,
    CUBES,
    FIRST_LEVEL,
    GROWTH_MARKERS,
    NEW_CITIES,
    NO_TILE,
)
from westbound.games.steam.faces import FACES, NOTHING
from westbound.games.steam.hexes import SIDE_COUNT
from westbound.games.steam.maps import GameMap

NO_TRACK: Final = -1  # no track at a side
UNOWNED: Final = -2  # track that belongs to nobody
NO_CITY: Final = -1
NOBODY: Final = -1
NO_CUBES: Final = (0,) * len(COLOURS)
Cubes = tuple[int, ...]  # how many of each colour
Link = tuple[int, int, int]  # the place at its other end, its owner, its lowest slot


@dataclass(frozen=True, slots=True, eq=False)
class SteamSetup(engine.Setup):
    """What was agreed before the match, and what follows from it."""

    map: GameMap
    standard: bool
    auction: bool  # base game: places of the first turn are sold
    relaxed: bool
    income_breaks_ties: bool
    choose_paths: bool
    turns: int


FIELDS: Final = (
    "added", "bag", "built", "city", "cubes", "done_action", "gone", "goods_round", "grown",
    "growth_left", "income", "level", "links", "money", "near_city", "new_cities", "next_free_pass",
    "open_ends", "order", "owner", "passed", "phase", "pointed", "setup", "supply", "tile", "track",
    "turn", "upgraded", "used", "vp",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class SteamState(State):
    """Lists are by seat or by hex; `owner` is by slot, a side of a hex.

    Derived (kept in step, checked by the referee): open_ends, pointed, links, near_city.
    """

    __slots__ = FIELDS
    fields = ("agenda", *FIELDS)

    def __init__(self, setup: SteamSetup) -> None:
        n, hexes = setup.players, len(setup.map.names)
        self.agenda = []
        self.setup = setup
        self.turn = 1
        self.phase = "setup"
        self.goods_round = 0  # 1 and 2 while goods are moved
        self.order: list[int] = []  # seats in turn order, without those who are bankrupt
        self.gone = 0  # mask of bankrupt seats
        self.money = [0] * n
        self.income = [0] * n
        self.vp = [0] * n
        self.level = [FIRST_LEVEL] * n
        self.tile = [NO_TILE] * n  # the action tile taken this turn
        self.passed = 0  # mask: base game, the tile was turned over (STM-091)
        self.done_action = 0  # mask: growth or urbanization carried out
        self.upgraded = 0  # mask: free locomotive upgrade used this turn
        self.next_free_pass = NOBODY  # standard: the player who took Turn Order in the turn before
        self.built = 0  # mask: seats that have built at all (STM-122)
        self.added: tuple[int, ...] = ()  # sides of track added in this build turn
        self._lay_out_map(hexes)

    def _lay_out_map(self, hexes: int) -> None:
        map_ = self.setup.map
        self.track = [NOTHING] * hexes  # the placement on each hex
        self.owner = [NO_TRACK] * (hexes * SIDE_COUNT)
        self.used = [0] * len(FACES)
        self.city = list(map_.colour)  # colour of the city on each hex, new ones too
        self.cubes: list[Cubes] = [NO_CUBES] * hexes
        self.supply: list[Cubes] = [NO_CUBES] * map_.spaces
        self.bag = list(CUBES)
        self.new_cities = list(NEW_CITIES)
        self.growth_left = GROWTH_MARKERS
        self.grown = 0  # mask of cities that have grown; new ones count as grown
        self.open_ends = 0  # mask of slots where track leads nowhere
        self.pointed = [0] * hexes  # by hex: sides where a neighbour's track arrives
        self.links: list[tuple[Link, ...]] = [()] * hexes  # complete links at each place
        self.near_city = list(map_.beside_city)  # by hex: sides towards cities, new ones too

    def copy(self) -> Self:
        new = self.blank()
        new.agenda = self.agenda[:]
        new.setup = self.setup
        new.turn, new.phase, new.goods_round = self.turn, self.phase, self.goods_round
        new.order = self.order[:]
        new.gone = self.gone
        new.money = self.money[:]
        new.income = self.income[:]
        new.vp = self.vp[:]
        new.level = self.level[:]
        new.tile = self.tile[:]
        new.passed, new.done_action = self.passed, self.done_action
        new.upgraded = self.upgraded
        new.next_free_pass = self.next_free_pass
        new.built = self.built
        new.added = self.added
        new.track = self.track[:]
        new.owner = self.owner[:]
        new.used = self.used[:]
        new.city = self.city[:]
        new.cubes = self.cubes[:]
        new.supply = self.supply[:]
        new.bag = self.bag[:]
        new.new_cities = self.new_cities[:]
        new.growth_left = self.growth_left
        new.grown = self.grown
        new.open_ends = self.open_ends
        new.pointed = self.pointed[:]
        new.links = self.links[:]
        new.near_city = self.near_city[:]
        return new

"""The state of a Carson City match: numbers, flat lists and bit masks; `setup` never changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from westbound.engine.option import Value
from westbound.engine.state import State
from westbound.games.carson_city.components import (
    COWBOYS_EACH,
    HOUSE_TILES,
    PROPERTY_TILES_EACH,
    SYMBOLS,
    TABLE,
    TILE_NAMES,
    VACANT,
)
from westbound.games.carson_city.geometry import ALL_PARCELS, MEETS, PARCELS, TOUCHES

if TYPE_CHECKING:
    from westbound.games.carson_city.characters.character import Character
    from westbound.games.carson_city.moves import LayRoad, PlaceCowboy

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1

CATEGORIES: Final = (
    "spaces", "bought", "limit", "characters", "money", "buildings", "houses", "mountains",
    "station",
)  # fmt: skip
SPACES, BOUGHT, LIMIT, CHARACTERS, MONEY, BUILDINGS, HOUSES, MOUNTAINS, STATION = range(9)


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the match: it never changes and is shared by all copies."""

    players: int
    options: Mapping[str, Value]
    tiles: Mapping[int, int]
    characters: Mapping[int, Character]
    flow: tuple[Callable[[CarsonState], None], ...]
    round_start: int
    full_road_windows: bool
    station_needs_house: bool
    terrace_needs_consent: bool
    white_counts: bool


class CarsonState(State):
    """Lists are by seat unless said otherwise; `owner`, `tile` are by parcel; masks are of parcels.

    Derived (kept in step, checked by the referee): vacant, unowned, owned, built, of_type,
    one_symbol, two_symbols, frontier, connected, road_moves, open, places.
    """

    __slots__ = (
        "ammunition", "at", "bag", "bonus", "built", "character", "connected", "doubled",
        "frontier", "general", "grocer", "houses_left", "kept", "money", "network", "of_type",
        "one_symbol", "open", "order", "outlaws", "owned", "owner", "passed", "phase", "places",
        "points", "property_left", "reserve", "revolvers", "road_moves", "road_workers", "roads",
        "round", "row", "setup", "sitter", "thefts", "tile", "town_hall", "track", "two_symbols",
        "unowned", "vacant", "vp", "wage_workers", "white_at", "white_owner",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        n = setup.players
        self.agenda = []
        self.setup = setup
        self.round = 1
        self.phase = 0  # 0: set-up
        self.order = list(range(n))  # of choosing: the pass order of the last round
        self.track: list[int] = []  # of placing: by character number
        self.passed: list[int] = []  # the pass order as it forms
        self.row = [VACANT] * len(TABLE["row"]["prices"])  # index 0 is the dearest space
        self.bag = [0] * len(TILE_NAMES)
        self._lay_out_players(n, TABLE["start"])
        self._lay_out_map(n)
        self._lay_out_cowboys(n)

    def _lay_out_players(self, n: int, start: dict[str, int]) -> None:
        """What everybody starts with (CC-011)."""
        self.money = [start["money"]] * n
        self.vp = [0] * n  # CC-027: nothing ever takes any away
        self.points = [0] * (n * len(CATEGORIES))  # VP by category
        self.roads = [start["roads"]] * n
        self.revolvers = [start["revolvers"]] * n
        self.reserve = [start["cowboys"]] * n
        self.general = [COWBOYS_EACH - start["cowboys"]] * n
        self.property_left = [PROPERTY_TILES_EACH] * n
        self.kept: list[tuple[int, ...]] = [()] * n
        self.character = [NO_CARD] * n
        self.bonus = [0] * n  # firepower of characters, this round
        self.grocer = [0] * n  # 1: 8 money or doubling not yet chosen
        self.doubled = [0] * n  # the building type whose income is doubled
        self.thefts = [0] * n  # buildings whose half income is stolen

    def _lay_out_map(self, n: int) -> None:
        self.tile = [VACANT] * PARCELS
        self.owner = [NOBODY] * PARCELS
        self.vacant = ALL_PARCELS
        self.unowned = ALL_PARCELS
        self.owned = [0] * n
        self.built = [0] * n  # own buildings
        self.of_type = [0] * len(TILE_NAMES)  # parcels by what lies on them
        self.one_symbol = 0
        self.two_symbols = 0
        self.outlaws = 0
        self.houses_left = HOUSE_TILES
        self.network = 0  # edges with a road
        self.frontier = 0  # edges where a road may go
        self.connected = 0
        self.road_moves: tuple[LayRoad, ...] = ()  # of the frontier; () while not worked out
        self.town_hall = NOWHERE

    def _lay_out_cowboys(self, n: int) -> None:
        self.at = [0] * n  # masks of duel locations
        self.wage_workers = [0] * n
        self.road_workers = [0] * n
        self.open = [0] * n  # locations where each may still place, in phase 2
        self.places: list[tuple[PlaceCowboy, ...]] = [()] * n  # the moves to them
        self.sitter = NOBODY  # whose cowboy sits in the Town Hall
        self.white_owner = NOBODY  # who holds the Sheriff's white cowboy
        self.white_at = NOWHERE
        self.ammunition = NOBODY  # who holds the 3-revolver token; CC-019: it is on its space

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.agenda = self.agenda[:]
        new.setup = self.setup
        new.round, new.phase = self.round, self.phase
        new.order = self.order[:]
        new.track = self.track[:]
        new.passed = self.passed[:]
        new.money = self.money[:]
        new.vp = self.vp[:]
        new.points = self.points[:]
        new.roads = self.roads[:]
        new.revolvers = self.revolvers[:]
        new.reserve = self.reserve[:]
        new.general = self.general[:]
        new.property_left = self.property_left[:]
        new.kept = self.kept[:]
        new.character = self.character[:]
        new.bonus = self.bonus[:]
        new.grocer = self.grocer[:]
        new.doubled = self.doubled[:]
        new.tile = self.tile[:]
        new.owner = self.owner[:]
        new.vacant, new.unowned = self.vacant, self.unowned
        new.owned = self.owned[:]
        new.built = self.built[:]
        new.of_type = self.of_type[:]
        new.one_symbol, new.two_symbols = self.one_symbol, self.two_symbols
        new.outlaws = self.outlaws
        new.houses_left = self.houses_left
        new.network = self.network
        new.frontier = self.frontier
        new.connected = self.connected
        new.road_moves = self.road_moves
        new.town_hall = self.town_hall
        new.sitter = self.sitter
        new.row = self.row[:]
        new.bag = self.bag[:]
        new.at = self.at[:]
        new.wage_workers = self.wage_workers[:]
        new.road_workers = self.road_workers[:]
        new.open = self.open[:]
        new.places = self.places[:]
        new.white_owner, new.white_at = self.white_owner, self.white_at
        new.ammunition = self.ammunition
        new.thefts = self.thefts[:]
        return new

    # --- the few changes that keep the derived masks in step

    def put_tile(self, parcel: int, code: int) -> None:
        """Lay a tile on a parcel, or turn a house into a terrace."""
        bit = 1 << parcel
        self.of_type[self.tile[parcel]] &= ~bit
        self.tile[parcel] = code
        self.of_type[code] |= bit
        self.vacant &= ~bit
        symbols = SYMBOLS[code]
        self.one_symbol &= ~bit
        if symbols == 1:
            self.one_symbol |= bit
        elif symbols == 2:
            self.two_symbols |= bit

    def put_property(self, parcel: int, seat: int) -> None:
        """Lay a property tile of the seat on a parcel."""
        bit = 1 << parcel
        self.owner[parcel] = seat
        self.unowned &= ~bit
        self.owned[seat] |= bit
        self.property_left[seat] -= 1

    def put_road(self, edge: int) -> None:
        bit = 1 << edge
        self.network |= bit
        self.frontier = (self.frontier | MEETS[edge]) & ~self.network
        self.connected |= TOUCHES[edge]
        self.road_moves = ()

    def score(self, seat: int, category: int, vp: int) -> None:
        self.vp[seat] += vp
        self.points[seat * len(CATEGORIES) + category] += vp

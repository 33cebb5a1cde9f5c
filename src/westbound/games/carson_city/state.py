"""The state of a Carson City match: numbers, flat lists and bit masks; `setup` never changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

from westbound.engine import state as engine
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
from westbound.games.carson_city.locations import CORRALS
from westbound.kit.flow import Flow

if TYPE_CHECKING:
    from westbound.games.carson_city.base.moves import LayRoad, PlaceCowboy
    from westbound.games.carson_city.base.rules.variant import Variant
    from westbound.games.carson_city.characters.character import Character

T = TypeVar("T")

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1

CATEGORIES: Final = (
    "spaces", "bought", "limit", "characters", "money", "buildings", "houses", "mountains",
    "station", "outlaws", "bridges", "horses", "kit_carson",
)  # fmt: skip
SPACES: Final = 0
BOUGHT: Final = 1
LIMIT: Final = 2
CHARACTERS: Final = 3
MONEY: Final = 4
BUILDINGS: Final = 5
HOUSES: Final = 6
MOUNTAINS: Final = 7
STATION: Final = 8
OUTLAWS: Final = 9
BRIDGES: Final = 10
HORSES_VP: Final = 11
KIT_CARSON: Final = 12

YELLOW: Final = 0
RED: Final = 1
EITHER: Final = 2  # card 14: whoever takes it chooses the side
NOT_HERE: Final = -1  # a card that is not laid out
CARD_NUMBERS: Final = 18


@dataclass(frozen=True, slots=True, eq=False)
class Setup(engine.Setup):
    """What was agreed before the match, and what follows from it."""

    tiles: Mapping[int, int]
    faces: tuple[Character, ...]  # by 2 * number + side; the last one, also index -1, does nothing
    sides: tuple[int, ...]  # by number; empty: drawn at random (CC-025)
    flow: Flow[CarsonState]
    round_start: int
    part_of: tuple[int, ...]  # the part of the flow that resolves each space and corral
    parcel_part: int
    town_hall_part: int
    building_part: int
    full_road_windows: bool
    station_needs_house: bool
    terrace_needs_consent: bool
    white_counts: bool
    mountains: int
    river: int  # a mask of parcels; 0: no river
    water: int  # the edges where a road is a bridge (CC-217)
    river_sides: tuple[int, ...]
    categories: tuple[str, ...]  # of points that this table can bring
    variants: tuple[Variant, ...]
    asks_extras: bool  # what goes with a cowboy, as soon as it is placed


FIELDS: Final = (
    "ammunition", "announced", "armed", "at", "bag", "bonus", "borrowed", "built", "card",
    "character", "charged", "connected", "corrals", "doubled", "doubled_at", "dynamite", "fought",
    "frontier", "general", "grocer", "hands", "heroes", "horses", "houses_left", "kept", "later",
    "money", "network", "no_duel", "of_type", "one_symbol", "open", "order", "outlaws", "owned",
    "owner", "passed", "phase", "pile", "pile_mixed", "places", "points", "property_left", "quiet",
    "reserve", "revolvers", "road_moves", "road_workers", "roads", "rodeos", "round", "row",
    "sealed", "setup", "sharpshooter", "sheets", "shown", "sides", "sitter", "strength", "taught",
    "thefts", "tile", "town_hall", "track", "tripled", "two_symbols", "unowned", "vacant", "vp",
    "wage_workers", "white_at", "white_owner",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class CarsonState(State):
    """Lists are by seat unless said otherwise; `owner`, `tile` are by parcel; masks are of parcels.

    Derived (kept in step, checked by the referee): vacant, unowned, owned, built, of_type,
    one_symbol, two_symbols, frontier, connected, road_moves, open, places.
    What only some cards and variants use are tuples: copies share them.
    """

    __slots__ = FIELDS
    fields = ("agenda", *FIELDS)
    caches = ("places", "road_moves")

    def __init__(self, setup: Setup) -> None:
        n = setup.players
        self.agenda = []
        self.setup = setup
        self.round = 1
        self.phase = 0  # 0: set-up
        self.order = list(range(n))  # of choosing: the pass order of the last round
        self.track: list[int] = []  # of placing: by character number
        self.passed: list[int] = []  # the pass order as it forms
        self.row = [VACANT] * len(TABLE["row"]["prices"])  # index 0 is the most expensive space
        self.bag = [0] * len(TILE_NAMES)
        self._lay_out_players(n)
        self._lay_out_map(n)
        self._lay_out_cowboys(n)
        self._lay_out_cards(n)
        self._lay_out_variants(n)
        for variant in setup.variants:
            variant.lay_out(self)

    def _lay_out_players(self, n: int) -> None:
        """What everybody starts with (CC-011)."""
        start: dict[str, int] = TABLE["start"]
        self.money = [start["money"]] * n
        self.vp = [0] * n  # CC-027: nothing ever takes any away
        self.points = [0] * (n * len(CATEGORIES))  # VP by category
        self.roads = [start["roads"]] * n
        self.revolvers = [start["revolvers"]] * n
        self.reserve = [start["cowboys"]] * n
        self.general = [COWBOYS_EACH - start["cowboys"]] * n
        self.property_left = [PROPERTY_TILES_EACH] * n
        self.kept: list[tuple[int, ...]] = [()] * n
        self.character = [NO_CARD] * n  # the number: the order of phase 2
        self.card = [NO_CARD] * n  # the face whose power and limit are used
        self.bonus = [0] * n  # firepower of characters, this round
        self.grocer = [0] * n  # 1: 8 money or doubling not yet chosen
        self.doubled = [0] * n  # the building type whose income is doubled
        self.thefts = [0] * n  # buildings half of whose income is stolen

    def _lay_out_map(self, n: int) -> None:
        self.tile = [VACANT] * PARCELS
        self.owner = [NOBODY] * PARCELS
        self.vacant = ALL_PARCELS & ~self.setup.river  # CC-214: the river holds nothing
        self.unowned = self.vacant
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
        self.fought = 0  # locations where a duel or fight was decided this round
        self.ammunition = NOBODY  # who holds the 3-revolver token; CC-019: it is on its space

    def _lay_out_cards(self, n: int) -> None:
        self.sides = self.setup.sides or (NOT_HERE,) * CARD_NUMBERS
        self.borrowed: tuple[int, ...] = (NO_CARD,) * n  # the Newsboy's second card
        self.later: tuple[int, ...] = (0,) * n  # 1: points at the end of the round, not money
        self.dynamite: tuple[int, ...] = (0,) * n
        self.charged: tuple[int, ...] = (0,) * n  # locations of cowboys with dynamite
        self.no_duel: tuple[int, ...] = (0,) * n  # no-duel tokens in hand
        self.quiet: tuple[int, ...] = (0,) * n  # locations of cowboys with such a token
        self.taught = NOBODY  # who has the Teacher
        self.heroes = NOBODY  # who had the Heroes' yellow side in the last round
        self.armed: tuple[int, ...] = tuple(self.revolvers)  # tokens not from buildings
        self.tripled = 0  # mines with dynamite, in the income step
        self.doubled_at = 0  # ranches with a horse of corral 3

    def _lay_out_variants(self, n: int) -> None:
        self.strength = 0  # of all outlaws
        self.horses: tuple[int, ...] = (0,) * n
        self.corrals: tuple[int, ...] = (0,) * (n * CORRALS)  # horses in them, seat by seat
        self.rodeos: tuple[int, ...] = (0,) * n
        self.hands: tuple[tuple[int, ...], ...] = ((),) * n  # duel tiles, sorted; hidden
        self.announced: tuple[int, ...] = (NOBODY,) * n  # the sum of a hand, while it is known
        self.pile: tuple[int, ...] = ()  # played duel tiles that lie open
        self.pile_mixed: tuple[int, ...] = ()  # those from before the last refill; hidden
        self.sealed: tuple[tuple[int, ...], ...] = ((),) * n  # tiles put down; hidden
        self.sheets: tuple[tuple[int, ...], ...] = ((),) * n  # A New Beginning; hidden
        self.sharpshooter: tuple[int, ...] = (0,) * n
        self.shown: tuple[tuple[int, ...], ...] = ((),) * n  # what others see while one plans

    def copy(self) -> Self:
        new = self.blank()
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
        new.fought = self.fought
        new.ammunition = self.ammunition
        new.thefts = self.thefts[:]
        new.card = self.card[:]
        self._share_with(new)
        return new

    def _share_with(self, new: Self) -> None:
        """What cards and variants use never changes in place: a copy has the same tuples."""
        new.sides, new.borrowed, new.later = self.sides, self.borrowed, self.later
        new.dynamite, new.charged = self.dynamite, self.charged
        new.no_duel, new.quiet = self.no_duel, self.quiet
        new.taught, new.heroes, new.armed = self.taught, self.heroes, self.armed
        new.tripled, new.doubled_at = self.tripled, self.doubled_at
        new.strength, new.rodeos = self.strength, self.rodeos
        new.horses, new.corrals = self.horses, self.corrals
        new.hands, new.announced, new.sealed = self.hands, self.announced, self.sealed
        new.pile, new.pile_mixed = self.pile, self.pile_mixed
        new.sheets, new.sharpshooter, new.shown = self.sheets, self.sharpshooter, self.shown

    def power(self, seat: int) -> Character:
        """The face whose power and limit the seat uses this round; one without power, if none."""
        return self.setup.faces[self.card[seat]]

    @property
    def closed(self) -> int:
        """Parcels where nothing is bought (CC-095) or built (CC-115): an outlaw is there."""
        return self.outlaws

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


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with another value at this place."""
    return (*values[:index], value, *values[index + 1 :])

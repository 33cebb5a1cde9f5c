"""The state of a Great Western Trail match: numbers, flat lists, sorted tuples and bit masks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from mypy_extensions import mypyc_attr

from westbound.engine import state as engine
from westbound.engine.state import State
from westbound.games.great_western_trail.components import (
    DISCS,
    EMPTY,
    JOB_ROWS,
    MARKET_CATTLE,
    OBJECTIVE_DECK,
    PILES,
    PLAYER_CATTLE,
    PRIVATE_EACH,
    TOKEN_START,
    WORKERS,
    Numbers,
)
from westbound.games.great_western_trail.railroad import CITIES, MASTER_STATIONS
from westbound.games.great_western_trail.trail import BESIDE, KANSAS_CITY, SPACES, START

NOBODY: Final = -1
ALL_BUILDINGS: Final = (1 << PRIVATE_EACH) - 1
WORKER_KINDS: Final = len(WORKERS)
DISC_KINDS: Final = len(DISCS)
CITY_KINDS: Final = len(CITIES)
ALWAYS_LOCATIONS: Final = 1 << KANSAS_CITY


@dataclass(frozen=True, slots=True, eq=False)
class TrailSetup(engine.Setup):
    """What was agreed before the match, and what follows from it."""

    numbers: Numbers
    fees: tuple[tuple[int, ...], ...]  # by sides a and b, then what lies on the trail
    random_neutrals: bool
    sides: int | None  # bit n: building n + 1 shows side b; None: drawn at random
    random_start: bool


FIELDS: Final = (
    "area", "at", "blue", "built", "certificates", "cities", "cleared", "discard", "display",
    "draw", "engine", "engines", "first", "foresight", "green", "hand", "hazards", "hirable",
    "hired_out", "job_places", "jobs", "last_turns", "locations", "market", "market_stack",
    "master_of", "masters", "money", "objective_stack", "on", "out", "piles", "row_filled", "setup",
    "sides", "stations", "supply", "token", "token_holder", "trashed", "turn", "unseen", "workers",
)  # fmt: skip


def job_index(row: int, worker: int) -> int:
    """Where `jobs` counts the workers of this kind in a row; also their bit in `hirable`."""
    return row * WORKER_KINDS + worker


@mypyc_attr(allow_interpreted_subclasses=True)
class TrailState(State):
    """Lists are by seat unless said otherwise. Cards and tiles in a pile are sorted tuples.

    A draw stack has no order: which card comes is decided when it is drawn (GWT-009). Where a
    list holds several numbers for each seat, seat s has those from s * width on.
    Derived (kept in step, checked by the referee): locations, built, jobs, hirable, engines.
    """

    __slots__ = FIELDS
    fields = ("agenda", *FIELDS)

    def __init__(self, setup: TrailSetup) -> None:
        n = setup.players
        self.agenda = []
        self.setup = setup
        self.turn = 0  # counts the turns begun
        self.first = 0  # the starting player
        self.sides = setup.sides or 0
        self.token_holder = NOBODY  # who triggered the end (GWT-246)
        self.last_turns = 0  # turns left after that
        self._lay_out_players(n)
        self._lay_out_board(n)

    def _lay_out_players(self, n: int) -> None:
        """What everybody starts with (GWT-029 to GWT-034)."""
        self.money = [0] * n
        self.at = [BESIDE] * n
        self.engine = [0] * n
        self.engines = 0  # derived: bit p: an engine on position p, the start excepted
        self.certificates = [0] * n  # the place on the track, 0 to 5 (GWT-031)
        self.workers = [1] * (n * WORKER_KINDS)  # the printed one included
        self.cleared = [0] * (n * DISC_KINDS)  # disc spaces cleared, by kind
        self.supply = [ALL_BUILDINGS] * n  # private buildings not yet placed
        self.built = [0] * n  # derived: spaces with the seat's buildings
        self.stations = [0] * n  # masks of stations with the seat's disc
        self.cities = [0] * (n * CITY_KINDS)  # discs by city
        self.green = [0] * n  # teepees collected
        self.blue = [0] * n
        self.hazards: list[tuple[int, ...]] = [()] * n
        self.draw = [PLAYER_CATTLE] * n
        self.hand: list[tuple[int, ...]] = [()] * n
        self.discard: list[tuple[int, ...]] = [()] * n
        self.trashed: list[tuple[int, ...]] = [()] * n  # cards removed from the game
        self.area: list[tuple[int, ...]] = [()] * n  # objective cards that will be scored
        # cards in hand or draw stack that came there from a stack, seen by nobody else (GWT-221)
        self.unseen: list[tuple[int, ...]] = [()] * n

    def _lay_out_board(self, n: int) -> None:
        self.on = [EMPTY] * len(SPACES)  # what lies on each space of the trail
        self.locations = ALWAYS_LOCATIONS  # derived: spaces that cost a step (GWT-040)
        self.piles = list(PILES)
        self.foresight = [EMPTY] * 6
        # workers for hire by row from the left; EMPTY where one was hired (GWT-076)
        self.job_places: list[tuple[int, ...]] = [()] * JOB_ROWS
        self.jobs = [0] * (JOB_ROWS * WORKER_KINDS)  # derived: how many by row and kind
        self.hirable = 0  # derived: bit of each of those that is not 0
        self.token = TOKEN_START  # row of the job market token; JOB_ROWS: taken
        self.row_filled = 0  # workers placed so far in the token's row
        self.market: tuple[int, ...] = ()
        self.market_stack = MARKET_CATTLE
        self.display: tuple[int, ...] = ()
        self.objective_stack = OBJECTIVE_DECK
        self.masters = [EMPTY] * MASTER_STATIONS  # tiles still at their stations
        self.master_of = [NOBODY] * MASTER_STATIONS  # who holds each tile
        self.hired_out = [0] * WORKER_KINDS  # workers given up for station masters
        self.out: tuple[int, ...] = ()  # tiles that found no space and left the game

    def copy(self) -> Self:
        new = self.blank()
        new.agenda = self.agenda[:]
        new.setup = self.setup
        new.turn, new.first, new.sides = self.turn, self.first, self.sides
        new.token_holder, new.last_turns = self.token_holder, self.last_turns
        new.money = self.money[:]
        new.at = self.at[:]
        new.engine = self.engine[:]
        new.engines = self.engines
        new.certificates = self.certificates[:]
        new.workers = self.workers[:]
        new.cleared = self.cleared[:]
        new.supply = self.supply[:]
        new.built = self.built[:]
        new.stations = self.stations[:]
        new.cities = self.cities[:]
        new.green, new.blue = self.green[:], self.blue[:]
        new.hazards = self.hazards[:]
        new.draw, new.hand, new.discard = self.draw[:], self.hand[:], self.discard[:]
        new.trashed = self.trashed[:]
        new.area, new.unseen = self.area[:], self.unseen[:]
        new.on = self.on[:]
        new.locations = self.locations
        new.piles = self.piles[:]
        new.foresight = self.foresight[:]
        new.job_places, new.jobs = self.job_places[:], self.jobs[:]
        new.hirable = self.hirable
        new.token, new.row_filled = self.token, self.row_filled
        new.market, new.market_stack = self.market, self.market_stack
        new.display, new.objective_stack = self.display, self.objective_stack
        new.masters = self.masters[:]
        new.master_of = self.master_of[:]
        new.hired_out = self.hired_out[:]
        new.out = self.out
        return new

    # --- the few changes that keep the derived values in step

    def put(self, space: int, content: int) -> None:
        """Lay a tile on a space of the trail, or EMPTY for none."""
        self.on[space] = content
        if content == EMPTY:
            self.locations &= ~(1 << space)
        else:
            self.locations |= 1 << space

    def add_job(self, row: int, worker: int) -> None:
        """Put a worker on the next place of the row."""
        index = job_index(row, worker)
        self.job_places[row] += (worker,)
        self.jobs[index] += 1
        self.hirable |= 1 << index

    def take_job(self, row: int, worker: int) -> None:
        """Take the leftmost worker of this kind; the others stay where they are."""
        index, places = job_index(row, worker), self.job_places[row]
        place = places.index(worker)
        self.job_places[row] = (*places[:place], EMPTY, *places[place + 1 :])
        self.jobs[index] -= 1
        if not self.jobs[index]:
            self.hirable &= ~(1 << index)

    def put_engine(self, seat: int, position: int) -> None:
        """Only the start holds several engines (GWT-153), so it is never marked as taken."""
        before = self.engine[seat]
        if before:
            self.engines &= ~(1 << before)
        self.engine[seat] = position
        if position:
            self.engines |= 1 << position

    def add_worker(self, seat: int, worker: int) -> int:
        """Put a worker on the player board; return how many of this kind there are now."""
        index = seat * WORKER_KINDS + worker
        self.workers[index] += 1
        return self.workers[index]

    def remove_worker(self, seat: int, worker: int) -> None:
        self.workers[seat * WORKER_KINDS + worker] -= 1

    def clear_disc(self, seat: int, disc: int) -> None:
        """One more space of this kind on the player board is clear."""
        self.cleared[seat * DISC_KINDS + disc] += 1

    def add_disc_in(self, seat: int, city: int) -> None:
        """Put a disc of the seat in a city."""
        self.cities[seat * CITY_KINDS + city] += 1

    # --- what one seat has, and other small questions that many rules ask

    def side_of(self, number: int) -> int:
        """The side of this private building that is in play: 0 is a, 1 is b."""
        return self.sides >> number & 1

    def workers_of(self, seat: int, worker: int) -> int:
        return self.workers[seat * WORKER_KINDS + worker]

    def worker_rows(self, seat: int) -> list[int]:
        """The workers of the seat by kind."""
        return self.workers[seat * WORKER_KINDS : (seat + 1) * WORKER_KINDS]

    def cleared_of(self, seat: int, disc: int) -> int:
        return self.cleared[seat * DISC_KINDS + disc]

    def cleared_discs(self, seat: int) -> list[int]:
        """The cleared disc spaces of the seat by kind."""
        return self.cleared[seat * DISC_KINDS : (seat + 1) * DISC_KINDS]

    def discs_in(self, seat: int, city: int) -> int:
        return self.cities[seat * CITY_KINDS + city]

    def discs_in_cities(self, seat: int) -> list[int]:
        """The discs of the seat by city."""
        return self.cities[seat * CITY_KINDS : (seat + 1) * CITY_KINDS]

    def jobs_of(self, row: int, worker: int) -> int:
        """How many workers of this kind are for hire in a row of the job market."""
        return self.jobs[job_index(row, worker)]

    def deck(self, seat: int) -> tuple[int, ...]:
        """All cards of the seat: draw stack, hand and discard pile."""
        return self.draw[seat] + self.hand[seat] + self.discard[seat]


assert START == 0

"""The decision or the dice that come next, as numbers: what moves have begun but not ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from westbound.engine.step import Step
from westbound.games.carson_city.base.steps import (
    AnswerRequest,
    BuyPoints,
    ClaimStartingParcel,
    PickDuel,
    PlaceBuilding,
    PlaceHouses,
    PlaceKept,
    PlaceTownHall,
    PlaceTownHallHouse,
    RollDuel,
    StealIncome,
    TownHallRoads,
)
from westbound.games.carson_city.characters.auctioneer import OfferParcels, PlaceBid
from westbound.games.carson_city.characters.doctor import HealCowboy
from westbound.games.carson_city.characters.gunsmith import RollAgain
from westbound.games.carson_city.characters.newsboy import BorrowCard
from westbound.games.carson_city.characters.settler import ClaimFreeParcel
from westbound.games.carson_city.characters.take_tiles import ClaimForTile, TakeTile
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.evaluation.places_on_map import whereabouts
from westbound.games.carson_city.evaluation.rows import Row, zeros
from westbound.games.carson_city.evaluation.sight import Sight
from westbound.games.carson_city.geometry import PARCELS
from westbound.games.carson_city.locations import LOCATIONS
from westbound.games.carson_city.variants.duel_tiles.steps import PutDownTiles, RevealTiles
from westbound.games.carson_city.variants.horses.steps import CorralTwo, Relocate
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans
from westbound.games.carson_city.variants.outlaws.steps import (
    MoveOutlaws,
    NextOutlaw,
    OutlawMoves,
    OutlawReward,
    RollOutlaws,
)

STEP: Final = (
    "asked next", "asked again later", "building to place", "income of the building to place",
    *(f"to place: {TILE_NAMES[code]}" for code in BUILDINGS),
    "owners asked", "owners that agreed", "columns of owners that agreed",
    "rows of owners that agreed", "an owner is asked", "column of the owner asked",
    "row of the owner asked", "houses to place", "a free parcel to claim", "kept ones to place",
    "kept ones looked at", "which kept ones", "income that may be stolen", "a duel is next",
    "which duel is next", "worth of the next duel", "leads the auction", "highest bid",
    "auctions it", "out of the auction", "parcels in the auction", "columns of the auction",
    "rows of the auction", "a die is rolled again", "outlaws to move", "columns of outlaws to move",
    "rows of outlaws to move",
    "a cowboy to put elsewhere", "which cowboy is put elsewhere", "the second corral is open",
    "points on sale", "a card to borrow", "a beaten cowboy may go on", "plans are sealed",
    "a tile to take", "roads to the Town Hall", "duel tiles are put down",
)  # fmt: skip
_AT: Final = {name: number for number, name in enumerate(STEP)}
_NOTHING: Final = zeros(len(STEP))

Reader: TypeAlias = Callable[[Sight, Any, Row], None]


def step_numbers(sight: Sight) -> Row:
    """In the order of `STEP`."""
    agenda = sight.state.agenda
    step, row = agenda[-1], _NOTHING[:]
    row[0] = float(step.seat == sight.seat)
    row[1] = float(any(waiting.seat == sight.seat for waiting in agenda[:-1]))
    for waiting in agenda[-2:]:
        read = _READERS.get(type(waiting))
        if read is not None:
            read(sight, waiting, row)
    return row


def _put(row: Row, name: str, value: float) -> None:
    row[_AT[name]] = value


def _mask(row: Row, what: str, mask: int) -> None:
    columns, rows = whereabouts(mask & (1 << PARCELS) - 1)
    row[_AT[f"columns of {what}"]], row[_AT[f"rows of {what}"]] = columns / 2, rows / 2


def _building(sight: Sight, step: PlaceBuilding, row: Row) -> None:
    _consents(row, step.asked, step.agreed)
    if step.seat == sight.seat:
        _put(row, f"to place: {TILE_NAMES[step.building]}", 1.0)
        worth = sight.building(step.building)
        _put(row, "building to place", worth / 5)
        _put(row, "income of the building to place", max(0.0, worth - 2) / 5)


def _consents(row: Row, asked: int, agreed: int) -> None:
    _put(row, "owners asked", asked.bit_count() / 2)
    _put(row, "owners that agreed", agreed.bit_count() / 2)
    _mask(row, "owners that agreed", agreed)


def _hall_house(sight: Sight, step: PlaceTownHallHouse, row: Row) -> None:
    _consents(row, step.asked, step.agreed)
    _put(row, "houses to place", float(step.seat == sight.seat))


def _houses(sight: Sight, step: PlaceHouses, row: Row) -> None:
    _put(row, "houses to place", float(step.left) if step.seat == sight.seat else 0.0)


def _request(sight: Sight, step: AnswerRequest, row: Row) -> None:
    _put(row, "an owner is asked", 1.0 if step.asker == sight.seat else -1.0)
    columns, rows = whereabouts(1 << step.parcel)
    _put(row, "column of the owner asked", columns)
    _put(row, "row of the owner asked", rows)


def _claim(sight: Sight, step: Step, row: Row) -> None:
    _put(row, "a free parcel to claim", float(step.seat == sight.seat))


def _tile_claim(sight: Sight, step: ClaimForTile, row: Row) -> None:
    if step.seat == sight.seat:
        _put(row, "a free parcel to claim", 1.0)
        _put(row, f"to place: {TILE_NAMES[step.building]}", 1.0)


def _kept(sight: Sight, step: PlaceKept, row: Row) -> None:
    if step.seat == sight.seat:
        _put(row, "kept ones to place", 1.0)
        _put(row, "kept ones looked at", step.aside.bit_count() / 3)
        _put(row, "which kept ones", step.aside / (1 << 17))


def _steals(sight: Sight, step: StealIncome, row: Row) -> None:
    if step.seat == sight.seat:
        _put(row, "income that may be stolen", step.buildings.bit_count() / 2)


def _duel(sight: Sight, step: RollDuel | PutDownTiles | RevealTiles, row: Row) -> None:
    _put(row, "a duel is next", float(sight.state.at[sight.seat] >> step.location & 1))
    _put(row, "which duel is next", (1 + step.location) / LOCATIONS)
    if sight.state.at[sight.seat] >> step.location & 1:
        gain, _ = sight.worth(step.location, float(sight.state.money[sight.seat]))
        _put(row, "worth of the next duel", gain * sight.chance(step.location) / 3)
    _put(row, "duel tiles are put down", float(not isinstance(step, RollDuel)))


def _again(sight: Sight, step: RollAgain, row: Row) -> None:
    own = step.player == sight.seat
    _put(row, "a die is rolled again", 1.0 if own else -1.0)
    _put(row, "which duel is next", (1 + step.location) / LOCATIONS)


def _bid(sight: Sight, step: PlaceBid, row: Row) -> None:
    seat = sight.seat
    _put(row, "leads the auction", float(step.leader == seat))
    _put(row, "highest bid", step.high / 10)
    _put(row, "auctions it", float(step.auctioneer == seat))
    _put(row, "out of the auction", float(step.out >> seat & 1))
    _auction(row, step.parcels)


def _offer(sight: Sight, step: OfferParcels, row: Row) -> None:
    _put(row, "auctions it", float(step.seat == sight.seat))
    _auction(row, step.offered)


def _auction(row: Row, parcels: int) -> None:
    _put(row, "parcels in the auction", parcels.bit_count() / 2)
    _mask(row, "the auction", parcels)


def _outlaws(sight: Sight, step: NextOutlaw | MoveOutlaws, row: Row) -> None:
    _put(row, "outlaws to move", step.left.bit_count() / 3)
    _mask(row, "outlaws to move", step.left)


def _one_outlaw(sight: Sight, step: OutlawMoves, row: Row) -> None:
    _mask(row, "outlaws to move", 1 << step.origin)


def _relocate(sight: Sight, step: Relocate, row: Row) -> None:
    own = float(step.seat == sight.seat)
    _put(row, "a cowboy to put elsewhere", own)
    _put(row, "which cowboy is put elsewhere", own * (1 + step.origin) / LOCATIONS)


def _flag(name: str) -> Reader:
    def read(sight: Sight, step: Step, row: Row) -> None:
        _put(row, name, float(step.seat == sight.seat))

    return read


def _for_all(name: str) -> Reader:
    def read(sight: Sight, step: Step, row: Row) -> None:
        _put(row, name, 1.0)

    return read


def _points(sight: Sight, step: BuyPoints, row: Row) -> None:
    if step.seat == sight.seat:
        _put(row, "points on sale", sight.state.money[sight.seat] / step.price / 10)


_READERS: Final[Mapping[type[Step], Reader]] = {
    PlaceBuilding: _building,
    PlaceTownHallHouse: _hall_house,
    PlaceHouses: _houses,
    AnswerRequest: _request,
    ClaimStartingParcel: _claim,
    ClaimFreeParcel: _claim,
    ClaimForTile: _tile_claim,
    PlaceTownHall: _flag("building to place"),
    TownHallRoads: _flag("roads to the Town Hall"),
    PlaceKept: _kept,
    StealIncome: _steals,
    RollDuel: _duel,
    PutDownTiles: _duel,
    RevealTiles: _duel,
    PickDuel: _flag("a duel is next"),
    RollAgain: _again,
    PlaceBid: _bid,
    OfferParcels: _offer,
    BorrowCard: _flag("a card to borrow"),
    HealCowboy: _flag("a beaten cowboy may go on"),
    TakeTile: _flag("a tile to take"),
    BuyPoints: _points,
    CorralTwo: _flag("the second corral is open"),
    Relocate: _relocate,
    NextOutlaw: _outlaws,
    MoveOutlaws: _outlaws,
    OutlawMoves: _one_outlaw,
    RollOutlaws: _for_all("outlaws to move"),
    OutlawReward: _flag("income that may be stolen"),
    PlanWave: _for_all("plans are sealed"),
    RevealPlans: _for_all("plans are sealed"),
}

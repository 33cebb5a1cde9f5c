"""The base game in positions as text: parcels, roads, the row, cowboys, money and points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from westbound.engine.position.forms import (
    NOTHING,
    UNKNOWN,
    UNKNOWN_CODE,
    AsList,
    Bag,
    Choice,
    Form,
    Mask,
    Number,
    Several,
    Tally,
    seat_form,
    seat_names,
)
from westbound.engine.position.problems import twice, unknown
from westbound.engine.position.sections import (
    FIRST,
    Item,
    Record,
    Row,
    Section,
    by_seat,
    element,
    field,
    stretch,
)
from westbound.games.carson_city.base import position_completion as completion
from westbound.games.carson_city.components import (
    COWBOYS_EACH,
    ROUNDS,
    ROW_PRICES,
    TILE_CODES,
    TILE_NAMES,
    VACANT,
)
from westbound.games.carson_city.geometry import EDGE_NAMES, PARCEL_CODES, PARCEL_NAMES
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.position_part import PARCEL_SET, PartPosition
from westbound.games.carson_city.state import (
    CATEGORIES,
    NOBODY,
    NOWHERE,
    SPACES,
    CarsonState,
    Setup,
)

_PHASES: Final = 4
_LOCATIONS: Final = Mask(LOCATION_NAMES)
_TILES: Final = Bag(Choice(TILE_NAMES))


class ParcelForm(Form[tuple[int, int]]):
    """What lies on a parcel and whose it is: `mine/P2`, `house`, `P1`."""

    def __init__(self, players: int) -> None:
        self.seat = seat_form(players)

    def write(self, value: tuple[int, int]) -> str:
        tile, owner = value
        words = [TILE_NAMES[tile]] if tile != VACANT else []
        if owner != NOBODY:
            words.append(self.seat.write(owner))
        return "/".join(words) or NOTHING

    def read(self, text: str) -> tuple[int, int]:
        tile, owner = VACANT, NOBODY
        for word in text.split("/")[:2] if text != NOTHING else ():
            if word in self.seat.codes:
                owner = self.seat.read(word)
            elif word in TILE_CODES:
                tile = TILE_CODES[word]
            else:
                raise unknown(word, (*TILE_CODES, *self.seat.codes))
        return tile, owner


class PointsForm(Form[Sequence[int]]):
    """Points by category, `spaces:4+bought:2`; a number alone is points of the VP spaces."""

    _number: Final = Number(-99)

    def write(self, value: Sequence[int]) -> str:
        told = [f"{name}:{vp}" for name, vp in zip(CATEGORIES, value, strict=True) if vp]
        return "+".join(told) or "0"

    def read(self, text: str) -> Sequence[int]:
        points = [0] * len(CATEGORIES)
        if ":" not in text:
            points[SPACES] = self._number.read(text)
            return points
        for word in text.split("+"):
            name, _, number = word.partition(":")
            if name not in CATEGORIES:
                raise unknown(name, CATEGORIES)
            if points[CATEGORIES.index(name)]:
                raise twice(name)
            points[CATEGORIES.index(name)] = self._number.read(number)
        return points


def position(setup: Setup) -> PartPosition:
    seat = seat_form(setup.players)
    return PartPosition(
        seats=_players(),
        table=(
            field("sitter", seat, "town_hall"),
            field("ammunition", seat, "three_revolvers"),
            field("fought", _LOCATIONS),
        ),
        sections=(*_turn(setup), *_map(setup)),
        steps=_steps(setup),
        complete=completion.complete,
    )


def _turn(setup: Setup) -> Iterator[Section[CarsonState]]:
    seats = AsList(Several(seat_form(setup.players), distinct=True))
    yield Record(
        "round",
        [field("round", Number(1, ROUNDS), FIRST), field("phase", Number(0, _PHASES))],
    )
    yield Row(field("order", seats))
    yield Row(field("track", seats))
    yield Row(field("passed", seats))


def _players() -> tuple[Any, ...]:
    return (
        by_seat("money", Number()),
        stretch("points", len(CATEGORIES), PointsForm(), "vp"),
        by_seat("roads", Number(0, 99)),
        _revolvers,
        by_seat("reserve", Number(0, COWBOYS_EACH), "cowboys"),
        by_seat("at", _LOCATIONS),
        by_seat("wage_workers", Number(0, COWBOYS_EACH), "wages"),
        by_seat("road_workers", Number(0, COWBOYS_EACH), "roads_1"),
        by_seat("kept", _TILES),
        by_seat("thefts", PARCEL_SET),
    )


def _revolvers(seat: int) -> Item[Any]:
    item = by_seat("revolvers", Number(0, 99))(seat)
    item.rest = partial(completion.usual_revolvers, seat=seat)
    return item


def _map(setup: Setup) -> Iterator[Section[CarsonState]]:
    form = ParcelForm(setup.players)
    yield Record("parcels", [_parcel(name, form) for name in PARCEL_NAMES])
    yield Row(field("network", Mask(EDGE_NAMES), "roads"))
    tile = Choice(TILE_NAMES, {VACANT: NOTHING, UNKNOWN_CODE: UNKNOWN})
    row = enumerate(ROW_PRICES)
    yield Record("row", [element("row", space, tile, str(price)) for space, price in row])
    bag = field("bag", AsList(Tally(TILE_NAMES)))
    bag.rest = completion.bag_left
    yield Row(bag)


def _parcel(name: str, form: ParcelForm) -> Item[CarsonState]:
    parcel = PARCEL_CODES[name]

    def get(state: CarsonState) -> tuple[int, int]:
        return state.tile[parcel], state.owner[parcel]

    def put(state: CarsonState, value: tuple[int, int]) -> None:
        state.tile[parcel], state.owner[parcel] = value

    return Item(name, form, get, put)


def _steps(setup: Setup) -> dict[str, Form[Any]]:
    seat = seat_form(setup.players)
    players = (
        "asker", "auctioneer", "chooser", "doctor", "gambler", "late", "leader", "player",
        "undertaker", "winner",
    )  # fmt: skip
    parcels = (
        "agreed", "asked", "buildings", "contested", "offered", "parcels", "standing", "targets",
    )  # fmt: skip
    return {
        **dict.fromkeys(players, seat),
        **dict.fromkeys(("duellists", "waiting"), Several(seat, distinct=True)),
        **dict.fromkeys(parcels, PARCEL_SET),
        **dict.fromkeys(("location", "origin"), Choice(LOCATION_NAMES, {NOWHERE: NOTHING})),
        "parcel": Choice(PARCEL_NAMES),
        "building": Choice(TILE_NAMES, {-1: NOTHING}),
        "space": Choice([str(price) for price in ROW_PRICES]),
        "out": Mask(seat_names(setup.players)),
        "aside": Mask(TILE_NAMES),
    }

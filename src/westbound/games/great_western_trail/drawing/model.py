"""The parts of an observation that the drawings read, with their types; `view.py` makes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypedDict, cast

from westbound.engine.json_types import Json
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.components import (
    CARD_CODES,
    CARD_NAMES,
    CATTLE,
    NEUTRAL_BUILDINGS,
    PRIVATE_BUILDINGS,
    SIDES,
    Building,
)
from westbound.games.great_western_trail.railroad import CITY_CODES, NOSE, POSITION_CODES, TRANSPORT
from westbound.games.great_western_trail.trail import SPACE_NAMES


class SeatView(TypedDict):
    seat: int
    money: int
    at: str | None
    engine: str
    workers: dict[str, int]
    certificates: int
    certificate_limit: int
    permanent_certificates: int
    steps: int
    hand_limit: int
    discs_left: dict[str, int]
    auxiliary: dict[str, int]
    supply: list[int]
    green_teepees: int
    blue_teepees: int
    hazards: list[str]
    station_masters: list[str]
    objectives: list[str]
    deck: list[str]
    trashed: list[str]
    hand: list[str] | None
    breeding_value: int | None
    draw_pile: list[str] | None
    discard_pile: list[str] | None
    hand_size: int
    draw_size: int
    discard_size: int
    points: int
    points_by_category: dict[str, int]


class SpaceView(TypedDict):
    tile: str | None
    owner: int | None
    cattlemen: list[int]
    fee: int


class RowView(TypedDict):
    cost: int
    workers: list[str]
    places: list[str | None]  # from the left; None where one was hired


class JobView(TypedDict):
    rows: list[RowView]
    token_row: int | None
    filled: int


class StationView(TypedDict):
    discs: list[int]
    master: str | None


class View(TypedDict):
    viewer: int | None
    players: int
    turn: int
    over: bool
    ending: int | None
    last_turns: int
    step: dict[str, Json] | None
    seats: list[SeatView]
    sides: str
    trail: dict[str, SpaceView]
    foresight: list[str | None]
    supply: list[int]
    job_market: JobView
    cattle_market: list[str]
    market_stack: int
    objective_display: list[str]
    objective_stack: int
    stations: dict[str, StationView]
    cities: dict[str, list[int]]
    moves: list[str] | None


def read(view: Mapping[str, Json]) -> View:
    """The same object, seen with its types."""
    return cast("View", view)


def decider(view: View) -> int | None:
    """The seat that is asked now."""
    seat = view["step"]["seat"] if view["step"] else None
    return seat if isinstance(seat, int) and seat >= 0 else None


def in_use(view: View) -> str | None:
    """The space whose local actions are on offer now, by its name."""
    step = view["step"]
    if step is None or step["kind"] != "use_location":
        return None
    space = step["space"]
    return SPACE_NAMES[space] if isinstance(space, int) and space >= 0 else None


def on_offer(view: View) -> frozenset[str]:
    """The immediate actions that the viewer may take or forfeit now."""
    step = view["step"]
    if step is None or step["kind"] != "bonus":
        return frozenset()
    actions = cast("dict[str, list[int]]", step["actions"])["tuple"]
    return frozenset(ACTION_NAMES[code] for code in actions)


class Way(NamedTuple):
    """How far a location is, what the cheapest way to it costs, who besides the bank is paid."""

    fee: int
    steps: int
    owners: tuple[int, ...] = ()


def steps_to(view: View) -> dict[str, Way]:
    """The locations that the viewer can reach now; a free move pays nothing (GWT-236)."""
    found: dict[str, Way] = {}
    free = view["step"] is not None and view["step"]["kind"] == "move_free"
    for move in view["moves"] or ():
        verb, *route = move.split(" ")
        if verb == "move":
            way = Way(0, len(route)) if free else _charged(view, route)
            found[route[-1]] = min(way, found.get(route[-1], way))
    return found


def _charged(view: View, route: Sequence[str]) -> Way:
    """GWT-050, GWT-051: every location on the way takes its fee, buildings for their owners."""
    spaces = [view["trail"][name] for name in route]
    owners = [here["owner"] for here in spaces if here["fee"]]
    paid = dict.fromkeys(owner for owner in owners if owner is not None)
    return Way(sum(here["fee"] for here in spaces), len(route), tuple(paid))


def transport_to(view: View) -> dict[str, int]:
    """The cities that the viewer can deliver to now, and the transport cost (GWT-110)."""
    step, seat = view["step"], decider(view)
    if step is None or seat is None or step["kind"] != "deliver" or step["free"]:
        return {}
    nose = NOSE[POSITION_CODES[view["seats"][seat]["engine"]]]
    cities = [move.split(" ")[1] for move in view["moves"] or ()]
    return {city: TRANSPORT[nose][CITY_CODES[city]] for city in cities}


_NEUTRAL = {building.name: building for building in NEUTRAL_BUILDINGS}
_PRIVATE = {building.name: building for side in PRIVATE_BUILDINGS for building in side}


def building(name: str) -> Building | None:
    """The building tile of this name, or None for any other tile."""
    return _NEUTRAL.get(name) or _PRIVATE.get(name)


def private(view: View, number: int) -> Building:
    """The side of a private building (1 to 10) that is in the match."""
    return PRIVATE_BUILDINGS[SIDES.index(view["sides"][number - 1])][number - 1]


def is_cattle(card: str) -> bool:
    return CARD_CODES[card] < CATTLE


def breed_of(card: str) -> str:
    """`west_highland_4` is a West Highland."""
    return card.rstrip("0123456789").rstrip("_")


assert set(map(breed_of, CARD_NAMES[:CATTLE])) == {breed_of(c) for c in CARD_NAMES if is_cattle(c)}

"""What the drawings read out of an observation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias, cast

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
from westbound.games.great_western_trail.observation import TrailView
from westbound.games.great_western_trail.railroad import CITY_CODES, NOSE, POSITION_CODES, TRANSPORT
from westbound.games.great_western_trail.trail import SPACE_NAMES

Names: TypeAlias = tuple[str, ...]  # of the players, by seat


def read(view: Mapping[str, object]) -> TrailView:
    """The same object, seen with its types: pages hand over JSON."""
    return cast("TrailView", view)


def decider(view: TrailView) -> int | None:
    """The seat that is asked now."""
    step = view["step"]
    return step["seat"] if step is not None and step["seat"] >= 0 else None


def in_use(view: TrailView) -> str | None:
    """The space whose local actions are on offer now, by its name."""
    step = view["step"]
    if step is None or step["kind"] != "use_location":
        return None
    space = step["space"]
    return SPACE_NAMES[space] if space >= 0 else None


def on_offer(view: TrailView) -> frozenset[str]:
    """The immediate actions that the viewer may take or forfeit now."""
    step = view["step"]
    if step is None or step["kind"] != "bonus":
        return frozenset()
    return frozenset(ACTION_NAMES[code] for code in step["actions"]["tuple"])


class RouteCost(NamedTuple):
    """Fee and steps of the cheapest route to a location, and who is paid besides the bank."""

    fee: int
    steps: int
    owners: tuple[int, ...] = ()


def steps_to(view: TrailView) -> dict[str, RouteCost]:
    """The locations that the viewer can reach now; a free move pays nothing (GWT-236)."""
    found: dict[str, RouteCost] = {}
    free = view["step"] is not None and view["step"]["kind"] == "move_free"
    for move in view["moves"] or ():
        verb, *spaces = move.split(" ")
        if verb == "move":
            route = RouteCost(0, len(spaces)) if free else _charged(view, spaces)
            found[spaces[-1]] = min(route, found.get(spaces[-1], route))
    return found


def _charged(view: TrailView, names: Sequence[str]) -> RouteCost:
    """GWT-050, GWT-051: every location on the route takes its fee, buildings for their owners."""
    spaces = [view["trail"][name] for name in names]
    owners = [here["owner"] for here in spaces if here["fee"]]
    paid = dict.fromkeys(owner for owner in owners if owner is not None)
    return RouteCost(sum(here["fee"] for here in spaces), len(names), tuple(paid))


def transport_to(view: TrailView) -> dict[str, int]:
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


def private(view: TrailView, number: int) -> Building:
    """The side of a private building (1 to 10) that is in the match."""
    return PRIVATE_BUILDINGS[SIDES.index(view["sides"][number - 1])][number - 1]


def is_cattle(card: str) -> bool:
    return CARD_CODES[card] < CATTLE


def breed_of(card: str) -> str:
    """`west_highland_4` is a West Highland."""
    return card.rstrip("0123456789").rstrip("_")


assert set(map(breed_of, CARD_NAMES[:CATTLE])) == {breed_of(c) for c in CARD_NAMES if is_cattle(c)}

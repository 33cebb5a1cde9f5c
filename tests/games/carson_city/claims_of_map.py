"""What the refusals of Carson City say about parcels, roads and who owns what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from westbound.games.carson_city.components import TILE_NAMES, VACANT
from westbound.games.carson_city.geometry import EDGE_CODES, PARCEL_CODES, edge_ends
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.kit.suites.claims import Refused

Case: TypeAlias = Refused[CarsonState]
Claim: TypeAlias = Callable[[Case], bool]


def parcel(case: Case) -> int:
    return PARCEL_CODES[case.word("parcel")]


def tile(case: Case) -> str:
    """What lies on the parcel that the refusal names."""
    code = case.state.tile[parcel(case)]
    return "" if code == VACANT else TILE_NAMES[code]


def is_river(case: Case) -> bool:
    return bool(case.state.setup.river >> parcel(case) & 1)


def is_owned_by(case: Case) -> bool:
    return case.number("owner") == case.state.owner[parcel(case)]


def is_a_rivals(case: Case) -> bool:
    return is_owned_by(case) and case.number("owner") not in (NOBODY, case.seat)


def has_no_building(case: Case) -> bool:
    return is_owned_by(case) and tile(case) in ("", "mountain", "house", "terrace")


def is_taken(case: Case) -> bool:
    """Something lies there; the river takes nothing either."""
    return tile(case) != "" or is_river(case)


def is_not_free(case: Case) -> bool:
    """Something lies there, somebody owns it, or somebody stands there."""
    state, bit = case.state, 1 << parcel(case)
    somebody = any(at & bit for at in state.at) or state.owner[parcel(case)] != NOBODY
    return is_taken(case) or somebody or bool(state.outlaws & bit)


def road_lies_there(case: Case) -> bool:
    return bool(case.state.network >> EDGE_CODES[case.word("edge")] & 1)


def road_meets_none(case: Case) -> bool:
    ends = set(edge_ends(EDGE_CODES[case.word("edge")]))
    laid = [edge for edge in EDGE_CODES.values() if case.state.network >> edge & 1]
    return not any(ends & set(edge_ends(edge)) for edge in laid)


def is_not_connected(case: Case) -> bool:
    """No side of the parcel has a road."""
    row, column = divmod(parcel(case), 8)
    corners = {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
    sides = [e for e in EDGE_CODES.values() if set(edge_ends(e)) <= corners]
    return not any(case.state.network >> side & 1 for side in sides)


def outlaw_is_there(case: Case) -> bool:
    return bool(case.state.outlaws >> parcel(case) & 1)


def lies_on_the_edge(case: Case) -> bool:
    row, column = divmod(parcel(case), 8)
    return not (0 < row < 7 and 0 < column < 7)


def is_not_surrounded(case: Case) -> bool:
    """The parcels named are neighbours without a tile."""
    row, column = divmod(parcel(case), 8)
    gaps = case.params["gaps"]
    assert isinstance(gaps, tuple)
    for gap in gaps:
        assert isinstance(gap, str)
        at = PARCEL_CODES[gap]
        near = max(abs(at // 8 - row), abs(at % 8 - column)) == 1
        if not near or case.state.tile[at] != VACANT:
            return False
    return bool(gaps)


def town_hall_cannot_stand_there(case: Case) -> bool:
    owned = case.state.owner[parcel(case)] != NOBODY
    return is_taken(case) or owned or is_not_connected(case) or outlaw_is_there(case)


CLAIMS: Final[dict[str, Claim]] = {
    "CC-015": lies_on_the_edge,
    "CC-017": is_taken,
    "CC-022": is_owned_by,
    "CC-028": road_lies_there,
    "CC-029": road_meets_none,
    "CC-054": has_no_building,
    "CC-095": outlaw_is_there,
    "CC-097.own": lambda case: case.state.owner[parcel(case)] != case.seat,
    "CC-097.road": is_not_connected,
    "CC-097.vacant": is_taken,
    "CC-099.vacant": is_taken,
    "CC-104": is_a_rivals,
    "CC-104.not_needed": lambda case: case.state.owner[parcel(case)] in (NOBODY, case.seat),
    "CC-105": lambda case: tile(case) != "house",
    "CC-105.edge": lies_on_the_edge,
    "CC-105.gaps": is_not_surrounded,
    "CC-106": lambda case: tile(case) == "terrace",
    "CC-109": is_a_rivals,
    "CC-115": outlaw_is_there,
    "CC-127": lambda case: tile(case) == case.word("building"),
    "CC-127.church": is_a_rivals,
    "CC-127.heroes": is_a_rivals,
    "CC-130": is_not_connected,
    "CC-146": town_hall_cannot_stand_there,
    "CC-148": lambda case: case.state.town_hall == parcel(case),
    "CC-189": is_not_free,
    "CC-214": is_river,
}

"""The railroad: 40 spaces, nine turnouts, ten cities (GWT-095, GWT-105, GWT-110, GWT-153, GWT-167).

Engine positions are 0 to 39 for spaces and 40 to 48 for the turnouts of stations s1 to s9.
"""

from __future__ import annotations

from typing import Any, Final

from westbound.games.great_western_trail.components import BOARD

_DATA: dict[str, Any] = BOARD["railroad"]
LAST: Final[int] = _DATA["last"]
END_MONEY: Final[int] = _DATA["end_money"]
FIRST_TURNOUT: Final = LAST + 1

_stations: list[dict[str, Any]] = _DATA["stations"]
STATION_NAMES: Final[tuple[str, ...]] = tuple(s["id"] for s in _stations)
STATIONS: Final = range(len(STATION_NAMES))
STATION_COST: Final[tuple[int, ...]] = tuple(s["cost"] for s in _stations)
STATION_VP: Final[tuple[int, ...]] = tuple(s["vp"] for s in _stations)
STATION_WHITE: Final[tuple[bool, ...]] = tuple(s["corner"] == "white" for s in _stations)
MASTER_STATIONS: Final = sum(1 for s in _stations if s.get("master"))  # GWT-013: the first ones
TURNOUT_AFTER: Final[tuple[int, ...]] = tuple(s["after"] for s in _stations if "after" in s)
POSITIONS: Final = range(FIRST_TURNOUT + len(TURNOUT_AFTER))
POSITION_NAMES: Final = (*(str(n) for n in range(LAST + 1)), *STATION_NAMES[: len(TURNOUT_AFTER)])
POSITION_CODES: Final = {name: code for code, name in enumerate(POSITION_NAMES)}
_TURNOUT: Final = {after: FIRST_TURNOUT + i for i, after in enumerate(TURNOUT_AFTER)}

# the space that the nose of the engine is at; on the turnout after n it is n + 1 (GWT-112)
NOSE: Final[tuple[int, ...]] = (*range(LAST + 1), *(after + 1 for after in TURNOUT_AFTER))
# how far down the track a position is; a turnout lies half-way to the next space
DEPTH: Final[tuple[int, ...]] = (
    *(2 * n for n in range(LAST + 1)),
    *(2 * after + 1 for after in TURNOUT_AFTER),
)


# GWT-155: a turnout leads on to the next space only; BACK is the reverse of all this.
def _forward(position: int) -> tuple[int, ...]:
    if position >= FIRST_TURNOUT:
        return (TURNOUT_AFTER[position - FIRST_TURNOUT] + 1,)
    if position == LAST:
        return ()
    turnout = (_TURNOUT[position],) if position in _TURNOUT else ()
    return (position + 1, *turnout)


FORWARD: Final = tuple(_forward(position) for position in POSITIONS)
BACK: Final = tuple(tuple(p for p in POSITIONS if position in FORWARD[p]) for position in POSITIONS)


def station_at(position: int) -> int:
    """The station an engine that stops here may upgrade, or -1."""
    if position >= FIRST_TURNOUT:
        return position - FIRST_TURNOUT
    return len(STATION_NAMES) - 1 if position == LAST else -1


STATION_AT: Final = tuple(station_at(position) for position in POSITIONS)
STATION_DEPTH: Final = (*(2 * after + 1 for after in TURNOUT_AFTER), 2 * LAST)

_cities: list[dict[str, Any]] = _DATA["cities"]
CITY_NAMES: Final[tuple[str, ...]] = tuple(c["id"] for c in _cities)
CITIES: Final = range(len(CITY_NAMES))
CITY_CODES: Final = {name: code for code, name in enumerate(CITY_NAMES)}
CITY_VALUE: Final[tuple[int, ...]] = tuple(c["value"] for c in _cities)
CITY_WHITE: Final[tuple[bool, ...]] = tuple(c["corner"] == "white" for c in _cities)
CITY_REPEATABLE: Final = tuple(bool(c.get("repeatable")) for c in _cities)  # GWT-091
CITY_VP: Final[tuple[int, ...]] = tuple(c.get("vp", 0) for c in _cities)  # GWT-103, GWT-104
CITY_DOLLARS: Final[tuple[int, ...]] = tuple(c.get("dollars", 0) for c in _cities)  # GWT-103
KANSAS_CITY_CREST: Final = CITY_CODES["kansas_city"]
SAN_FRANCISCO: Final = CITY_CODES["san_francisco"]

# green arrows: two cities, victory points, whether it brings an objective card (GWT-106, GWT-107)
ARROWS: Final = tuple(
    (
        CITY_CODES[a["between"][0]],
        CITY_CODES[a["between"][1]],
        int(a["vp"]),
        bool(a.get("objective")),
    )
    for a in _DATA["arrows"]
)

_CROSSES: Final = frozenset(_DATA["crosses"])
# TRANSPORT[nose][city]: crosses between the nose of the engine and the city (GWT-110, GWT-111)
TRANSPORT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sum(1 for n in range(nose, value) if n in _CROSSES) for value in CITY_VALUE)
    for nose in range(LAST + 1)
)

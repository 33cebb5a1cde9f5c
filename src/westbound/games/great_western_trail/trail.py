"""The trail as a graph of numbered spaces (GWT-040 to GWT-048, GWT-204, GWT-224)."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Final

from westbound.games.great_western_trail.components import BOARD, HAZARDS

_SPACES: dict[str, dict[str, Any]] = BOARD["trail"]
SPACE_NAMES: Final = tuple(_SPACES)
SPACE_CODES: Final = {name: code for code, name in enumerate(SPACE_NAMES)}
SPACES: Final = range(len(SPACE_NAMES))
START: Final = SPACE_CODES["start"]
KANSAS_CITY: Final = SPACE_CODES["kansas_city"]
BESIDE: Final = -1  # the place of a cattleman before the first turn

_data = tuple(_SPACES.values())
NEXT: Final = tuple(tuple(SPACE_CODES[name] for name in s["next"]) for s in _data)
ADJACENT: Final = tuple(tuple(SPACE_CODES[n] for n in s.get("adjacent", ())) for s in _data)
RISK: Final[tuple[str, ...]] = tuple(s.get("risk", "") for s in _data)
KIND: Final[tuple[str, ...]] = tuple(s["kind"] for s in _data)
PLACE: Final = tuple((int(s["x"]), int(s["y"])) for s in _data)


def _of_kind(kind: str) -> tuple[int, ...]:
    return tuple(space for space in SPACES if KIND[space] == kind)


NEUTRAL_SPACES: Final = _of_kind("neutral")
BUILDING_SPACES: Final = _of_kind("building")
TEEPEE_SPACES: Final = _of_kind("teepee")  # from the lowest value upwards (GWT-016, GWT-071)
TEEPEE_VALUE: Final = {space: int(_data[space]["value"]) for space in TEEPEE_SPACES}
HAZARD_SPACES: Final = tuple(  # by section, in the order they are filled
    tuple(s for s in _of_kind("hazard") if _data[s]["hazard"] == hazard) for hazard in HAZARDS
)
ALL_HAZARD_SPACES: Final = tuple(space for section in HAZARD_SPACES for space in section)


def _until_neutral(space: int) -> int:
    """The spaces up to and including the next ones that always hold a building."""
    mask = 0
    for follower in NEXT[space]:
        mask |= 1 << follower
        if KIND[follower] not in ("neutral", "kansas_city"):
            mask |= _until_neutral(follower)
    return mask


NEIGHBOURHOOD: Final = tuple(_until_neutral(space) for space in SPACES)


def _one_further(near: tuple[int, ...]) -> tuple[int, ...]:
    """By space: what can be reached with one step more than `near`."""
    return tuple(
        reduce(or_, (near[s] for s in SPACES if NEIGHBOURHOOD[space] >> s & 1), near[space])
        for space in SPACES
    )


def _reach() -> tuple[tuple[int, ...], ...]:
    reach = [(0,) * len(SPACES), NEIGHBOURHOOD]
    for _ in NEUTRAL_SPACES:  # at the latest each of them stops a step
        reach.append(_one_further(reach[-1]))
    return tuple(reach)


REACH: Final = _reach()  # by steps and space: where they may lead, whatever is on the trail
BESIDE_THE_TRAIL: Final = frozenset(s for s in SPACES if _data[s].get("beside"))
WOODS: Final = sum(1 << space for space in SPACES if _data[space].get("woods"))

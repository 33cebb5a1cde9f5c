"""What is seen of Outlaws."""

from __future__ import annotations

from typing import TypedDict

from westbound.games.carson_city.geometry import PARCEL_NAMES, members, parcel_names
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.outlaws.rules import targets
from westbound.games.carson_city.variants.outlaws.steps import MoveOutlaws


class OutlawOfParcel(TypedDict):
    outlaw: bool


class OutlawsOfTable(TypedDict):
    outlaws: list[str]
    outlaw_goals: dict[str, str | None]
    outlaw_strength: int | None


def outlaws_of_table(state: CarsonState) -> OutlawsOfTable:
    return {
        "outlaws": list(parcel_names(state.outlaws)),
        "outlaw_goals": _goals(state),
        "outlaw_strength": state.strength or None,
    }


def outlaw_of_parcel(state: CarsonState, parcel: int) -> OutlawOfParcel:
    return {"outlaw": bool(state.outlaws >> parcel & 1)}


def _goals(state: CarsonState) -> dict[str, str | None]:
    """While they move: where each of those still to move will go, if that is certain."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, MoveOutlaws):
        return {}
    wanted = {outlaw: targets(state, outlaw) for outlaw in members(step.left)}
    goals: dict[str, str | None] = {}
    for outlaw, goal in wanted.items():
        rivals = any(goal & other for o, other in wanted.items() if o != outlaw)
        sure = goal.bit_count() == 1 and not rivals
        goals[PARCEL_NAMES[outlaw]] = PARCEL_NAMES[members(goal)[0]] if sure else None
    return goals

"""The window for kept buildings after the 3 space. Rules CC-111 to CC-113 and CC-283."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import USE_KEPT, UseKept
from westbound.games.carson_city.base.steps import PlaceBuilding, PlaceKept
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.state import CarsonState
from westbound.kit.moves import DONE, Done


def begin_kept_buildings(state: CarsonState) -> None:
    """CC-112, CC-064: everybody with kept buildings (or roads, CC-034) in pass order."""
    for seat in reversed(state.passed):
        roads = state.setup.full_road_windows and state.roads[seat]
        if state.kept[seat] or roads:
            state.agenda.append(PlaceKept(seat, 0))


def place_kept_options(state: CarsonState, step: PlaceKept) -> list[Move]:
    """Each kept type that has not just been looked at and kept, and closing the window."""
    types = sorted(set(state.kept[step.seat]))
    options: list[Move] = [USE_KEPT[b] for b in types if not step.aside >> b & 1]
    options.append(DONE)
    return options


# CC-113: only what lies in front of the player. CC-283: what was put aside has to wait.
def why_not_use_kept(state: CarsonState, step: PlaceKept, move: UseKept) -> Refusal | None:
    if move.building not in state.kept[step.seat]:
        return Refusal("CC-113", building=TILE_NAMES[move.building])
    if step.aside >> move.building & 1:
        return Refusal("CC-283", building=TILE_NAMES[move.building])
    return None


def use_kept(state: CarsonState, step: PlaceKept, move: UseKept) -> None:
    kept = list(state.kept[step.seat])
    kept.remove(move.building)
    state.kept[step.seat] = tuple(kept)
    state.agenda.append(step)
    state.agenda.append(PlaceBuilding(step.seat, 0, 0, move.building))


def close_kept(state: CarsonState, step: PlaceKept, move: Done) -> None:
    """The window closes; the next player's opens."""


DECISIONS: Final = (
    decision(
        PlaceKept,
        place_kept_options,
        answer(PlaceKept, UseKept, why_not_use_kept, use_kept),
        answer(PlaceKept, Done, no_rule_forbids, close_kept),
    ),
)

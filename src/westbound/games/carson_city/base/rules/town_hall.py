"""The Town Hall. Rules CC-146 to CC-155, CC-285, CC-286."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import (
    ADD_HOUSE,
    ASK,
    BUILD,
    MAKE_TERRACE,
    ROAD,
    AddHouse,
    AskConsent,
    Build,
    LayRoad,
    MakeTerrace,
)
from westbound.games.carson_city.base.rules import houses
from westbound.games.carson_city.base.rules.consent import ask_spots, why_not_ask
from westbound.games.carson_city.base.rules.duels import settle
from westbound.games.carson_city.base.rules.resolve_actions import first_player
from westbound.games.carson_city.base.rules.roads import (
    is_empty,
    meets_a_road,
    roads_for,
    roads_needed,
)
from westbound.games.carson_city.base.steps import (
    AnswerRequest,
    PlaceTownHall,
    PlaceTownHallHouse,
    TownHallRoads,
)
from westbound.games.carson_city.components import HOUSE, TOWN_HALL
from westbound.games.carson_city.geometry import EDGE_NAMES, PARCEL_NAMES, members
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState
from westbound.kit.moves import DECLINE, Decline


def free_parcels(state: CarsonState) -> int:
    return state.unowned & state.vacant & ~state.closed


def begin_town_hall(state: CarsonState) -> None:
    """CC-146: the first player places it at once; CC-286: without a free parcel it is gone."""
    free, seat = free_parcels(state), first_player(state)
    if not free:
        return
    state.agenda.append(PlaceTownHall(seat))
    add_missing_roads(state, seat, free)


def add_missing_roads(state: CarsonState, seat: int, targets: int) -> None:
    """CC-147: the fewest possible roads from the general reserve until a target is connected."""
    if not state.connected & targets:
        state.agenda.append(TownHallRoads(seat, targets))


# --- roads from the general reserve


def town_hall_roads_options(state: CarsonState, step: TownHallRoads) -> list[LayRoad]:
    return [
        ROAD[edge]
        for edge in members(state.frontier)
        if is_on_shortest_way(state, step, edge) is None
    ]


# CC-147: the fewest possible roads: each one comes nearer.
def is_on_shortest_way(state: CarsonState, step: TownHallRoads, edge: int) -> Refusal | None:
    needed = roads_needed(state, step.targets)
    after = state.copy()
    after.put_road(edge)
    if roads_needed(after, step.targets) == needed - roads_for(state, edge):
        return None
    return Refusal("CC-147", edge=EDGE_NAMES[edge], roads=needed)


def why_not_town_hall_road(
    state: CarsonState, step: TownHallRoads, move: LayRoad
) -> Refusal | None:
    return (
        is_empty(state, move.edge)
        or meets_a_road(state, move.edge)
        or is_on_shortest_way(state, step, move.edge)
    )


def lay_town_hall_road(state: CarsonState, step: TownHallRoads, move: LayRoad) -> None:
    state.put_road(move.edge)
    add_missing_roads(state, step.seat, step.targets)


# --- the tile


def place_town_hall_options(state: CarsonState, step: PlaceTownHall) -> list[Build]:
    return [BUILD[parcel] for parcel in members(free_parcels(state) & state.connected)]


# CC-146: a free connected parcel.
def why_not_place_town_hall(state: CarsonState, step: PlaceTownHall, move: Build) -> Refusal | None:
    if free_parcels(state) & state.connected & move.bit:
        return None
    return Refusal("CC-146", parcel=PARCEL_NAMES[move.parcel])


def place_town_hall(state: CarsonState, step: PlaceTownHall, move: Build) -> None:
    """CC-148: nobody owns it; then one house goes with it."""
    house = PlaceTownHallHouse(step.seat, 0, 0, state.of_type[HOUSE])
    state.put_tile(move.parcel, TOWN_HALL)
    state.town_hall = move.parcel
    if finds_place(state, house):
        state.agenda.append(house)
        return
    targets = state.vacant & ~state.closed & houses.usable_by(state, step.seat, 0)
    if state.houses_left and targets:
        state.agenda.append(house)
        add_missing_roads(state, step.seat, targets)
    elif ask_spots(state, house, 1):  # only rivals could still make room
        state.agenda.append(house)
    # else CC-286: it stands without a house


# --- its house


def finds_place(state: CarsonState, step: PlaceTownHallHouse) -> bool:
    """Whether the house can be added, or another turned, without asking anybody else."""
    return houses.can_place_houses(state, step.seat, step.agreed, 1, step.standing)


def place_town_hall_house_options(state: CarsonState, step: PlaceTownHallHouse) -> list[Move]:
    spots = houses.house_spots(state, step.seat, step.agreed)
    terraces = houses.terrace_spots(state, step.seat, step.agreed, step.standing)
    options: list[Move] = [ADD_HOUSE[spot] for spot in members(spots)]
    options.extend(MAKE_TERRACE[house] for house in members(terraces))
    if not options:
        options.append(DECLINE)
    options.extend(ASK[parcel] for parcel in members(ask_spots(state, step, 1)))
    return options


# CC-286: only a Town Hall whose house finds no legal parcel stands without one.
def why_not_without_house(
    state: CarsonState, step: PlaceTownHallHouse, move: Decline
) -> Refusal | None:
    if finds_place(state, step):
        return Refusal("CC-146", case="not_now", asks=step.kind)
    return None


def leave_without_house(state: CarsonState, step: PlaceTownHallHouse, move: Decline) -> None:
    """CC-286: no rival has made room for it."""


def why_not_town_hall_house(
    state: CarsonState, step: PlaceTownHallHouse, move: AddHouse
) -> Refusal | None:
    return houses.why_not_house(state, step.seat, step.agreed, move.parcel)


def add_town_hall_house(state: CarsonState, step: PlaceTownHallHouse, move: AddHouse) -> None:
    houses.add_house(state, move.parcel)


def why_not_town_hall_terrace(
    state: CarsonState, step: PlaceTownHallHouse, move: MakeTerrace
) -> Refusal | None:
    return houses.why_not_terrace(state, step.seat, step.agreed, step.standing, move.parcel)


def make_town_hall_terrace(state: CarsonState, step: PlaceTownHallHouse, move: MakeTerrace) -> None:
    houses.make_terrace(state, move.parcel)


def why_not_ask_for_town_hall(
    state: CarsonState, step: PlaceTownHallHouse, move: AskConsent
) -> Refusal | None:
    return why_not_ask(state, step, 1, move.parcel)


def ask_for_town_hall(state: CarsonState, step: PlaceTownHallHouse, move: AskConsent) -> None:
    asked = step.asked | move.bit
    state.agenda.append(PlaceTownHallHouse(step.seat, step.agreed, asked, step.standing))
    state.agenda.append(AnswerRequest(state.owner[move.parcel], step.seat, move.parcel))


# --- occupying it


def begin_town_hall_duel(state: CarsonState) -> None:
    """CC-149: at the start of the income step, the sitting cowboy taking part."""
    if state.town_hall == NOWHERE:
        return
    if any(mask >> state.town_hall & 1 for mask in state.at):
        settle(state, state.town_hall)


def white_cowboy_leaves(state: CarsonState) -> None:
    """CC-155, CC-161: a white cowboy in the Town Hall leaves in phase 4."""
    if state.white_at == state.town_hall != NOWHERE:
        state.sitter = NOBODY


DECISIONS: Final = (
    decision(
        TownHallRoads,
        town_hall_roads_options,
        answer(TownHallRoads, LayRoad, why_not_town_hall_road, lay_town_hall_road),
    ),
    decision(
        PlaceTownHall,
        place_town_hall_options,
        answer(PlaceTownHall, Build, why_not_place_town_hall, place_town_hall),
    ),
    decision(
        PlaceTownHallHouse,
        place_town_hall_house_options,
        answer(PlaceTownHallHouse, AddHouse, why_not_town_hall_house, add_town_hall_house),
        answer(PlaceTownHallHouse, MakeTerrace, why_not_town_hall_terrace, make_town_hall_terrace),
        answer(PlaceTownHallHouse, AskConsent, why_not_ask_for_town_hall, ask_for_town_hall),
        answer(PlaceTownHallHouse, Decline, why_not_without_house, leave_without_house),
    ),
)

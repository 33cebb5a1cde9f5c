"""Moving goods. Rules STM-210 to STM-229."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.steam.components import (
    COLOURS,
    FIRST_MOVE,
    HIGHEST_INCOME,
    MAX_LEVEL,
)
from westbound.games.steam.moves import (
    CUBE,
    TO_INCOME,
    TO_POINTS,
    UPGRADE,
    GoTo,
    PickCube,
    ToIncome,
    ToPoints,
    UpgradeLocomotive,
)
from westbound.games.steam.state import NO_CITY, NO_CUBES, SteamState
from westbound.games.steam.steps import ChooseRoute, IncomeOrPoints, MoveGoods
from westbound.kit.moves import PASS, Pass

# --- rounds


def begin_goods(state: SteamState) -> None:
    """STM-083, STM-210: in turn order, the holder of First Move first."""
    state.goods_round += 1
    first = [seat for seat in state.order if state.tile[seat] == FIRST_MOVE]
    order = [*first, *(seat for seat in state.order if seat not in first)]
    state.agenda.extend(MoveGoods(seat) for seat in reversed(order))


# --- routes


class Route(NamedTuple):
    """A legal delivery: where to, the links used by seat, and the places on the way."""

    colour: int
    hex: int
    points: tuple[int, ...]
    via: tuple[int, ...]


# STM-213, STM-214, STM-219, STM-220: every route of a cube of these colours from a city.
def routes(state: SteamState, seat: int, origin: int, wanted: int) -> Iterator[Route]:
    """Deliveries of cubes whose colour is in the mask `wanted`, depth first."""
    if state.links[origin]:
        yield from Search(state, seat).routes(origin, wanted, state.level[seat], Walk(1 << origin))


def colours_to_move(state: SteamState, seat: int, origin: int) -> int:
    """The colours of cubes in this city that can be delivered, as a mask."""
    search = Search(state, seat)
    search.reach(origin, mask_of(state.cubes[origin]), state.level[seat], 1 << origin, 0)
    return search.found


class Walk(NamedTuple):
    """The way of a cube so far: no city (a mask) and no link comes twice (STM-216, STM-217)."""

    cities: int
    links: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


class Search:
    """The links that a player's cube can use, followed from place to place.

    `counts` are the links used so far, by owner; `found` the colours that `reach` could deliver.
    In both searches `wanted` are the colours that have not met their city yet (STM-214), `left` the
    links that the locomotive may still use.
    """

    __slots__ = ("city", "counts", "found", "links", "seat")

    def __init__(self, state: SteamState, seat: int) -> None:
        self.city: Final = state.city
        self.links: Final = state.links
        self.seat: Final = seat
        self.counts: Final = [0] * state.setup.players
        self.found = 0

    def routes(self, place: int, wanted: int, left: int, walk: Walk) -> Iterator[Route]:
        """Every delivery that goes on from this place."""
        counts, seat = self.counts, self.seat
        for other, owner, number in self.links[place]:
            if number in walk.links or walk.cities >> other & 1:
                continue
            colour, rest = self.city[other], wanted
            if owner >= 0:
                counts[owner] += 1
            if colour != NO_CITY and wanted >> colour & 1:
                rest = wanted & ~(1 << colour)
                if is_fair(counts, seat):
                    yield Route(colour, other, tuple(counts), walk.places)
            if left > 1 and rest and can_become_fair(counts, seat, left - 1):
                cities = walk.cities | (1 << other if colour != NO_CITY else 0)
                further = Walk(cities, (*walk.links, number), (*walk.places, other))
                yield from self.routes(other, rest, left - 1, further)
            if owner >= 0:
                counts[owner] -= 1

    def reach(self, place: int, wanted: int, left: int, cities: int, used: int) -> None:
        """For speed the same rules again, without the routes; `used` is a mask of links."""
        counts, seat, city = self.counts, self.seat, self.city
        for other, owner, number in self.links[place]:
            if used >> number & 1 or cities >> other & 1:
                continue
            if owner >= 0:
                counts[owner] += 1
            colour, rest = city[other], wanted
            own, highest = counts[seat], max(counts)
            if colour != NO_CITY and wanted >> colour & 1:
                rest = wanted & ~(1 << colour)
                if own == highest > 0:  # fair (STM-218)
                    self.found |= 1 << colour
            if left > 1 and rest & ~self.found and own + left > highest:  # it can still become fair
                seen = cities | 1 << other if colour != NO_CITY else cities
                self.reach(other, rest, left - 1, seen, used | 1 << number)
            if owner >= 0:
                counts[owner] -= 1
            if not wanted & ~self.found:
                break


# STM-218: the mover uses a link of their own, and nobody else has more links in the route.
def is_fair(counts: list[int], seat: int) -> bool:
    own = counts[seat]
    return own > 0 and own == max(counts)


def can_become_fair(counts: list[int], seat: int, left: int) -> bool:
    return counts[seat] + left >= max(max(counts), 1)


def mask_of(cubes: tuple[int, ...]) -> int:
    return sum([1 << colour for colour, count in enumerate(cubes) if count])


# --- the decision


def move_goods_options(state: SteamState, step: MoveGoods) -> list[Move]:
    seat, names = step.seat, state.setup.map.names
    options: list[Move] = []
    for origin, cubes in enumerate(state.cubes):
        if cubes != NO_CUBES and state.links[origin]:
            found = colours_to_move(state, seat, origin)
            options += [CUBE(c, names[origin]) for c in range(len(COLOURS)) if found >> c & 1]
    if why_not_upgrade(state, step, UPGRADE) is None:
        options.append(UPGRADE)
    options.append(PASS)
    return options


def why_not_pick_cube(state: SteamState, step: MoveGoods, move: PickCube) -> Refusal | None:
    """Return the rule that keeps this cube where it is, or None."""
    origin = state.setup.map.code_of.get(move.hex, -1)
    colour = COLOURS[move.colour]
    if origin < 0 or not state.cubes[origin][move.colour]:
        return Refusal("STM-213", case="no_cube", hex=move.hex, colour=colour)
    if colours_to_move(state, step.seat, origin) >> move.colour & 1:
        return None
    return _cannot_leave(state, step.seat, origin, move)


# STM-213, STM-218: no link leads there, the locomotive is too weak, or too few links are one's own.
def _cannot_leave(state: SteamState, seat: int, origin: int, move: PickCube) -> Refusal:
    """Why a cube that is there, and known to have no route, cannot be delivered."""
    colour, level = COLOURS[move.colour], state.level[seat]
    trial = state.copy()
    for higher in range(level + 1, MAX_LEVEL + 1):
        trial.level[seat] = higher
        if colours_to_move(trial, seat, origin) >> move.colour & 1:
            return Refusal(
                "STM-213", case="level", hex=move.hex, colour=colour, level=level, needed=higher
            )
    trial.level[seat] = MAX_LEVEL
    trial.links = [tuple([(o, seat, number) for o, _, number in at]) for at in state.links]
    if colours_to_move(trial, seat, origin) >> move.colour & 1:
        return Refusal("STM-218", case="cube", hex=move.hex, colour=colour)
    return Refusal("STM-213", case="no_route", hex=move.hex, colour=colour)


# STM-211, STM-212: once in a turn, up to level 6.
def why_not_upgrade(state: SteamState, step: MoveGoods, move: UpgradeLocomotive) -> Refusal | None:
    if state.level[step.seat] == MAX_LEVEL:
        return Refusal("STM-212")
    return Refusal("STM-211") if state.upgraded >> step.seat & 1 else None


def pick_cube(state: SteamState, step: MoveGoods, move: PickCube) -> None:
    origin = state.setup.map.code_of[move.hex]
    state.agenda.append(ChooseRoute(step.seat, move.colour, origin))


def upgrade(state: SteamState, step: MoveGoods, move: UpgradeLocomotive) -> None:
    state.level[step.seat] += 1
    state.upgraded |= 1 << step.seat


def move_nothing(state: SteamState, step: MoveGoods, move: Pass) -> None:
    """STM-210: nobody must move goods."""


# --- where it goes


def route_moves(state: SteamState, step: ChooseRoute) -> dict[str, GoTo]:
    """By text; routes that score the same are one move unless paths are chosen."""
    names = state.setup.map.names
    found: dict[str, GoTo] = {}
    for route in routes(state, step.seat, step.hex, 1 << step.colour):
        via = tuple(names[place] for place in route.via) if state.setup.choose_paths else ()
        move = GoTo(names[route.hex], route.points, via)
        found[move.text] = move
    return found


def go_to_options(state: SteamState, step: ChooseRoute) -> list[Move]:
    return list(route_moves(state, step).values())


def why_not_go_to(state: SteamState, step: ChooseRoute, move: GoTo) -> Refusal | None:
    found = route_moves(state, step)
    if move.text in found:
        return None
    code = state.setup.map.code_of.get(move.hex, -1)
    if code < 0 or state.city[code] != step.colour:
        return Refusal("STM-215", hex=move.hex, colour=COLOURS[step.colour])
    if all(route.hex != move.hex for route in found.values()):
        return Refusal("STM-213", case="far", hex=move.hex, level=state.level[step.seat])
    if len(move.points) == state.setup.players and not is_fair(list(move.points), step.seat):
        return Refusal("STM-218", case="route", hex=move.hex)
    if move.via and not state.setup.choose_paths:
        return Refusal("STM-213", case="unchosen", hex=move.hex)
    if any(route.hex == move.hex and route.points == move.points for route in found.values()):
        return Refusal("STM-213", case="path", hex=move.hex)
    return Refusal("STM-213", case="route", hex=move.hex, level=state.level[step.seat])


def go_to(state: SteamState, step: ChooseRoute, move: GoTo) -> None:
    """STM-221, STM-225, STM-227: the cube goes to the bag; the mover decides first."""
    cubes = list(state.cubes[step.hex])
    cubes[step.colour] -= 1
    state.cubes[step.hex] = tuple(cubes)
    state.bag[step.colour] += 1
    others = [seat for seat in state.order if seat != step.seat]
    for seat in reversed([step.seat, *others]):
        if move.points[seat]:
            state.agenda.append(IncomeOrPoints(seat, move.points[seat]))


# --- points (STM-225 to STM-229)


def income_or_points_options(state: SteamState, step: IncomeOrPoints) -> list[Move]:
    return [TO_INCOME, TO_POINTS]


def to_income(state: SteamState, step: IncomeOrPoints, move: ToIncome) -> None:
    """STM-228: income stops at its highest."""
    state.income[step.seat] = min(HIGHEST_INCOME, state.income[step.seat] + step.points)


def to_points(state: SteamState, step: IncomeOrPoints, move: ToPoints) -> None:
    state.vp[step.seat] += step.points


DECISIONS: Final = (
    decision(
        MoveGoods,
        move_goods_options,
        answer(MoveGoods, PickCube, why_not_pick_cube, pick_cube),
        answer(MoveGoods, UpgradeLocomotive, why_not_upgrade, upgrade),
        answer(MoveGoods, Pass, no_rule_forbids, move_nothing),
    ),
    decision(ChooseRoute, go_to_options, answer(ChooseRoute, GoTo, why_not_go_to, go_to)),
    decision(
        IncomeOrPoints,
        income_or_points_options,
        answer(IncomeOrPoints, ToIncome, no_rule_forbids, to_income),
        answer(IncomeOrPoints, ToPoints, no_rule_forbids, to_points),
    ),
)

"""The build turn. Rules STM-110 to STM-184, with `sites.py` for where track may go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from westbound.engine.decisions import answer, automatic, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.steam.components import (
    ENGINEER,
    FIRST_BUILD,
    TILES_PER_TURN,
    TILES_WITH_ENGINEER,
)
from westbound.games.steam.faces import (
    COST,
    FACE_NAMES,
    FACE_OF,
    FACES,
    NOTHING,
    PARTNER,
    PLACEMENTS,
    is_in_stock,
)
from westbound.games.steam.hexes import SIDES
from westbound.games.steam.moves import (
    BUILD,
    GROW,
    TILE,
    URBANIZE,
    ChooseHex,
    Grow,
    PlaceFace,
    Urbanize,
)
from westbound.games.steam.rules.city_actions import (
    grow,
    urbanize,
    why_not_grow,
    why_not_urbanize,
)
from westbound.games.steam.rules.growth import growable, may_grow
from westbound.games.steam.rules.links import extend, lose_unextended, redirect
from westbound.games.steam.rules.money import budget, pay
from westbound.games.steam.rules.site_refusals import broken_rule, nothing_fits
from westbound.games.steam.rules.sites import (
    Builder,
    builder,
    may_have_site,
    new_track,
    placements,
    redirections,
)
from westbound.games.steam.rules.urbanization import (
    may_urbanize,
    towns,
)
from westbound.games.steam.state import NO_CITY, NO_TRACK, SteamState
from westbound.games.steam.steps import END_BUILD_TURN, BuildTurn, EndBuildTurn, PlaceTrack
from westbound.kit.moves import DONE, Done

# --- order and limits


def begin_building(state: SteamState) -> None:
    """STM-110: in turn order, the holder of First Build before all."""
    first = [seat for seat in state.order if state.tile[seat] == FIRST_BUILD]
    order = [*first, *(seat for seat in state.order if seat not in first)]
    for seat in reversed(order):
        state.agenda.append(END_BUILD_TURN[seat])
        state.agenda.append(BuildTurn(seat, tiles_allowed(state, seat)))


# STM-084, STM-111
def tiles_allowed(state: SteamState, seat: int) -> int:
    return TILES_WITH_ENGINEER if state.tile[seat] == ENGINEER else TILES_PER_TURN


def end_build_turn(state: SteamState, step: EndBuildTurn) -> None:
    """STM-160: what was not extended is lost."""
    lose_unextended(state, step.player)
    state.added = ()


# --- costs and stock


# STM-140, STM-141, STM-142: exits and town of the face, terrain once and only on an empty hex.
def track_cost(state: SteamState, hex_: int, placement: int) -> int:
    terrain = state.setup.map.terrain_cost[hex_] if state.track[hex_] == NOTHING else 0
    return COST[placement] + terrain


def faces_in_stock(state: SteamState) -> tuple[bool, ...]:
    return _in_stock(tuple(state.used))


@lru_cache(maxsize=1 << 10)
def _in_stock(used: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple([is_in_stock(used, face) for face in FACES])


def is_available(state: SteamState, stock: Sequence[bool], hex_: int, placement: int) -> bool:
    """STM-113, STM-184: in stock, the replaced piece counted as returned."""
    face, before = FACE_OF[placement], state.track[hex_]
    if stock[face]:
        return True
    return before != NOTHING and is_in_stock(state.used, face, FACE_OF[before])


# --- choosing a hex


# STM-012: of the New Cities those that are left.
def build_options(state: SteamState, step: BuildTurn) -> list[Move]:
    names = state.setup.map.names
    options: list[Move] = []
    if step.left:
        options += [BUILD(names[hex_]) for hex_ in hexes_to_build(state, step.seat)]
    if may_urbanize(state, step.seat):
        colours = [c for c, left in enumerate(state.new_cities) if left]
        options += [URBANIZE(c, names[hex_]) for hex_ in towns(state) for c in colours]
    if may_grow(state, step.seat):
        options += [GROW(names[hex_]) for hex_ in growable(state)]
    if why_not_done(state, step, DONE) is None:
        options.append(DONE)
    return options


# For speed these are the rules of `why_not_choose_hex` as masks; tests compare the two.
def hexes_to_build(state: SteamState, seat: int) -> list[int]:
    """The hexes where some tile is legal, in stock and payable."""
    who, money, stock = builder(state, seat), budget(state, seat), faces_in_stock(state)
    easy = stock[_STRAIGHT] and stock[_GENTLE]
    map_, track, pointed, near_city = state.setup.map, state.track, state.pointed, state.near_city
    found = []
    for hex_ in map_.hexes:
        cities = near_city[hex_]
        if track[hex_] or pointed[hex_]:
            if may_have_site(state, who, hex_) and any_affordable(state, who, stock, hex_, money):
                found.append(hex_)
        elif not cities or state.city[hex_] != NO_CITY:
            continue
        elif map_.town[hex_]:
            if _town_fits(state, who, stock, hex_, money):
                found.append(hex_)
        elif easy and _CURVE_FITS[map_.open_sides[hex_]][cities]:
            if money >= _CHEAPEST + map_.terrain_cost[hex_]:
                found.append(hex_)
        elif any_affordable(state, who, stock, hex_, money):
            found.append(hex_)
    return found


def _town_fits(
    state: SteamState, who: Builder, stock: Sequence[bool], hex_: int, money: int
) -> bool:
    """An untouched town beside a city: one exit towards it always fits."""
    if stock[_ONE_EXIT]:
        return money >= _CHEAPEST + state.setup.map.terrain_cost[hex_]
    return any_affordable(state, who, stock, hex_, money)


def any_affordable(
    state: SteamState, who: Builder, stock: Sequence[bool], hex_: int, money: int
) -> bool:
    """Whether there is any placement; redirections are looked at last."""
    if state.track[hex_] == NOTHING:
        money -= state.setup.map.terrain_cost[hex_]
    for find in (new_track, redirections):
        for placement in find(state, who, hex_):
            if COST[placement] <= money and is_available(state, stock, hex_, placement):
                return True
    return False


_STRAIGHT: Final = FACE_NAMES.index("21")
_GENTLE: Final = FACE_NAMES.index("22")
_ONE_EXIT: Final = FACE_NAMES.index("T11")
_CHEAPEST: Final = COST[1 + next(i for i, p in enumerate(PLACEMENTS[1:]) if p.face == _STRAIGHT)]


def _curve_fits(open_: int, cities: int) -> bool:
    """STM-122: whether a straight or gentle tile can lead from a city to an open side."""
    return any(
        open_ >> a & open_ >> b & (cities >> a | cities >> b) & 1 and b - a in (2, 3, 4)
        for a in SIDES
        for b in range(a + 1, 6)
    )


_CURVE_FITS: Final = tuple(
    tuple(_curve_fits(open_, cities) for cities in range(64)) for open_ in range(64)
)


def affordable(
    state: SteamState, who: Builder, stock: Sequence[bool], hex_: int, money: int
) -> list[int]:
    """The placements on this hex that are legal, in stock and payable."""
    return [
        placement
        for placement in placements(state, who, hex_)
        if track_cost(state, hex_, placement) <= money
        and is_available(state, stock, hex_, placement)
    ]


# STM-112, STM-120: only where something can be built.
def why_not_choose_hex(state: SteamState, step: BuildTurn, move: ChooseHex) -> Refusal | None:
    """Return the rule that forbids building on this hex, or None."""
    code_of = state.setup.map.code_of
    if move.hex not in code_of:
        return Refusal("STM-120", case="no_hex", hex=move.hex)
    hex_ = code_of[move.hex]
    if not step.left:
        return Refusal("STM-111", limit=tiles_allowed(state, step.seat))
    if state.city[hex_] != NO_CITY:
        return Refusal("STM-120", case="city", hex=move.hex)
    who = builder(state, step.seat)
    legal = placements(state, who, hex_)
    if not legal:
        return nothing_fits(state, who, hex_)
    stock = faces_in_stock(state)
    in_stock = [p for p in legal if is_available(state, stock, hex_, p)]
    if not in_stock:
        return Refusal("STM-113", case="hex", hex=move.hex)
    cheapest = min(track_cost(state, hex_, placement) for placement in in_stock)
    limit = budget(state, step.seat)
    return (
        None if cheapest <= limit else Refusal("STM-114", cost=Money(cheapest), limit=Money(limit))
    )


def choose_hex(state: SteamState, step: BuildTurn, move: ChooseHex) -> None:
    hex_ = state.setup.map.code_of[move.hex]
    state.agenda.append(PlaceTrack(step.seat, hex_, step.left))


# --- placing the tile


def place_face_options(state: SteamState, step: PlaceTrack) -> list[Move]:
    who, money = builder(state, step.seat), budget(state, step.seat)
    fitting = affordable(state, who, faces_in_stock(state), step.hex, money)
    return [TILE[placement] for placement in fitting]


def why_not_place_face(state: SteamState, step: PlaceTrack, move: PlaceFace) -> Refusal | None:
    """Return the first rule that forbids this tile here, or None."""
    seat, hex_, placement = step.seat, step.hex, move.placement
    who = builder(state, seat)
    if placement not in placements(state, who, hex_):
        return broken_rule(state, who, hex_, placement)
    if not is_available(state, faces_in_stock(state), hex_, placement):
        return Refusal("STM-113", case="face", face=f"face_{FACE_NAMES[FACE_OF[placement]]}")
    cost, limit = track_cost(state, hex_, placement), budget(state, seat)
    return None if cost <= limit else Refusal("STM-114", cost=Money(cost), limit=Money(limit))


def place_face(state: SteamState, step: PlaceTrack, move: PlaceFace) -> None:
    """STM-114: pay, lay the tile, and settle who owns what."""
    seat, hex_, placement = step.seat, step.hex, move.placement
    change = redirect if is_redirection(state, hex_, placement) else extend
    pay(state, seat, track_cost(state, hex_, placement))
    state.built |= 1 << seat
    change(state, seat, hex_, placement)
    state.agenda.append(BuildTurn(seat, step.left - 1))


def is_redirection(state: SteamState, hex_: int, placement: int) -> bool:
    """STM-176: the new face does not keep all the old track."""
    old = PARTNER[state.track[hex_]]
    return any(o not in (NO_TRACK, n) for o, n in zip(old, PARTNER[placement], strict=True))


# STM-092, STM-204: what was paid for is carried out while it is possible.
def why_not_done(state: SteamState, step: BuildTurn, move: Done) -> Refusal | None:
    seat = step.seat
    if state.setup.standard:
        return None
    if may_urbanize(state, seat):
        return Refusal("STM-092", case="urbanization")
    if may_grow(state, seat):
        return Refusal("STM-092", case="city_growth")
    return None


def done(state: SteamState, step: BuildTurn, move: Done) -> None:
    """STM-112: building is never compulsory."""


DECISIONS: Final = (
    decision(
        BuildTurn,
        build_options,
        answer(BuildTurn, ChooseHex, why_not_choose_hex, choose_hex),
        answer(BuildTurn, Urbanize, why_not_urbanize, urbanize),
        answer(BuildTurn, Grow, why_not_grow, grow),
        answer(BuildTurn, Done, why_not_done, done),
    ),
    decision(
        PlaceTrack,
        place_face_options,
        answer(PlaceTrack, PlaceFace, why_not_place_face, place_face),
    ),
)
AUTOMATIC: Final = (automatic(EndBuildTurn, end_build_turn),)

"""Between the engine and the oracle: positions both ways, and matches watched step by step."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE, Step
from westbound.games.carson_city.base.moves import (
    Build,
    BuyBuilding,
    BuyParcel,
    BuyVP,
    ChooseCharacter,
    LayRoad,
    PlaceCowboy,
    Roll,
    Spend,
)
from westbound.games.carson_city.base.rules.action_spaces import hand_out_roads, pay_wages
from westbound.games.carson_city.base.rules.duels import duellists_at
from westbound.games.carson_city.base.rules.end_of_round import take_new_cowboys
from westbound.games.carson_city.base.rules.income import pay_income
from westbound.games.carson_city.base.steps import (
    BuyFromRow,
    BuyPoints,
    Phase,
    PlaceBuilding,
    RollDuel,
    RollGambling,
    TownHallRoads,
)
from westbound.games.carson_city.characters.captain import Recruit
from westbound.games.carson_city.characters.money_or_points import TakeMoney
from westbound.games.carson_city.characters.names import NAMES
from westbound.games.carson_city.characters.white_cowboy import PlaceWhite
from westbound.games.carson_city.components import (
    BUILDINGS,
    ROW_PRICES,
    TILE_CODES,
    TILE_NAMES,
    VACANT,
)
from westbound.games.carson_city.flow import finish_round
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import EDGES, PARCELS, SIZE, edge_ends, members
from westbound.games.carson_city.locations import BUILD_SPACES, BUY_VP_SPACES, LOCATION_NAMES
from westbound.games.carson_city.options import OPTIONS, make_setup
from westbound.games.carson_city.stage import Begin
from westbound.games.carson_city.state import NOBODY, NOWHERE, SPACES, CarsonState
from westbound.kit.flow import Flow

from .oracle import (
    Change,
    Edge,
    Event,
    Parcel,
    Position,
    all_edges,
    all_parcels,
    copy_of,
    ends,
    neighbours,
    random_position,
)
from .oracle.position import COWBOYS, MERCENARY

EDGE_OF_ENDS = {frozenset(edge_ends(edge)): edge for edge in range(EDGES)}
EDGE_NUMBER: dict[Edge, int] = {edge: EDGE_OF_ENDS[ends(edge)] for edge in all_edges()}
ORACLE_EDGE: dict[int, Edge] = {number: edge for edge, number in EDGE_NUMBER.items()}


# --- parcels, edges and sets of them


def number_of(parcel: Parcel) -> int:
    return parcel[0] * SIZE + parcel[1]


def parcel_of(number: int) -> Parcel:
    return divmod(number, SIZE)


def mask_of(parcels: Iterable[Parcel]) -> int:
    return sum(1 << number_of(parcel) for parcel in parcels)


def parcels_in(mask: int) -> set[Parcel]:
    return {parcel_of(number) for number in members(mask)}


# --- positions


def position_of(state: CarsonState) -> Position:
    """The engine's state for the oracle; what cards add to firepower is worked out anew."""
    seats = range(state.setup.players)
    placed = [p for p in range(PARCELS) if state.tile[p] != VACANT]
    return Position(
        players=state.setup.players,
        round=state.round,
        owner={parcel_of(p): o for p, o in enumerate(state.owner) if o != NOBODY},
        tile={parcel_of(p): TILE_NAMES[state.tile[p]] for p in placed},
        roads={ORACLE_EDGE[edge] for edge in members(state.network)},
        outlaws=parcels_in(state.outlaws),
        town_hall_occupant=None if state.sitter == NOBODY else state.sitter,
        white_cowboy_sits=state.sitter != NOBODY and state.white_at == state.town_hall,
        pass_order=[*state.passed, *(seat for seat in state.order if seat not in state.passed)],
        money=state.money[:],
        vp=state.vp[:],
        reserve_cowboys=state.reserve[:],
        revolvers=state.revolvers[:],
        has_three_revolver_token=[state.ammunition == seat for seat in seats],
        firepower_bonus=[card_bonus(state, seat) for seat in seats],
        property_tiles_left=state.property_left[:],
        character=state.character[:],
        roads_in_hand=state.roads[:],
        house_tiles_left=state.houses_left,
    )


def card_bonus(state: CarsonState, seat: int) -> int:
    """CC-188; CC-177: the white cowboy not yet placed, if the table counts it."""
    white = state.white_owner == seat and state.white_at == NOWHERE
    return 3 * (state.character[seat] == MERCENARY) + (white and state.setup.white_counts)


def state_of(position: Position, options: Mapping[str, Value] | None = None) -> CarsonState:
    """An engine state in phase 3 that says the same; the other tiles are in the bag."""
    state = CarsonState(make_setup(position.players, complete(OPTIONS, options or {})))
    state.round, state.phase = position.round, 3
    state.order, state.passed = position.pass_order[:], position.pass_order[:]
    for parcel, seat in position.owner.items():
        state.put_property(number_of(parcel), seat)
    for code, count in state.setup.tiles.items():
        state.bag[code] = count
    for parcel, name in position.tile.items():
        put_tile(state, number_of(parcel), TILE_CODES[name])
    for road in position.roads:
        state.put_road(EDGE_NUMBER[road])
    state.outlaws = mask_of(position.outlaws)
    state.houses_left = position.house_tiles_left
    state.sitter = NOBODY if position.town_hall_occupant is None else position.town_hall_occupant
    for seat in range(position.players):
        fill_seat(state, position, seat)
    return state


def put_tile(state: CarsonState, parcel: int, code: int) -> None:
    state.put_tile(parcel, code)
    if code not in BUILDINGS:
        return
    state.bag[code] -= 1
    if TILE_NAMES[code] == "town_hall":
        state.town_hall = parcel
    else:
        state.built[state.owner[parcel]] |= 1 << parcel


def fill_seat(state: CarsonState, position: Position, seat: int) -> None:
    state.money[seat] = position.money[seat]
    state.score(seat, SPACES, position.vp[seat])
    state.reserve[seat] = position.reserve_cowboys[seat]
    sitting = position.town_hall_occupant == seat
    state.general[seat] = COWBOYS - position.reserve_cowboys[seat] - sitting
    state.revolvers[seat] = position.revolvers[seat]
    state.bonus[seat] = position.firepower_bonus[seat]
    state.property_left[seat] = position.property_tiles_left[seat]
    number = position.character[seat]
    state.character[seat], state.card[seat] = number, 2 * number if number >= 0 else number
    state.roads[seat] = position.roads_in_hand[seat]
    if position.has_three_revolver_token[seat]:
        state.ammunition = seat


# --- whole matches, watched


class Watched(NamedTuple):
    """One event of a match, what the oracle must know of it, and the state before it."""

    event: Event
    before: CarsonState


def watched_match(
    players: int, seed: int, options: Mapping[str, Value] | None = None
) -> list[Watched]:
    """A match played at random; also every automatic part of phases 3 and 4 is an event."""
    seen: list[Watched] = []
    plain = make_setup(players, complete(OPTIONS, options or {}))
    watching = Flow(Phase, (watch(part, seen) for part in plain.flow.parts))
    state = CarsonState(replace(plain, flow=watching))
    state.setup.flow.begin(state)
    rng, chance = random.Random(seed), Rng(seed)
    GAME.run_automatic(state)
    while state.agenda:
        step = state.agenda[-1]
        if step.seat == CHANCE:
            move = GAME.sample(state, chance)
        else:
            move = choose(state, list(GAME.legal(state, step.seat)), rng)
        seen.append(Watched(event_of_move(state, step, move), state.copy()))
        GAME.apply(state, move, step.seat)
    seen.append(Watched(Event("over"), state))
    return seen


# How often a kind of move is taken, so that money is earned, kept and built with; others: 1.
LIKINGS = {
    "pass": 0.1, "keep": 0.1, "done": 0.3, "decline": 0.1, "decline_at": 0.1, "wait": 3.0,
    "place parcel": 2.0, "place row": 3.0, "place buy_vp": 0.3, "buy_vp": 0.3, "spend 0": 9.0,
    "ask": 0.3, "build": 5.0, "terrace": 3.0,
}  # fmt: skip


def choose(state: CarsonState, legal: list[Move], rng: random.Random) -> Move:
    """A kind of move first, then one of that kind: so builders, thieves and duels are not rare."""
    groups: dict[str, list[Move]] = {}
    for move in legal:
        groups.setdefault(group_of(state, move), []).append(move)
    names = sorted(groups)
    weights = [LIKINGS.get(name, 1.0) for name in names]
    return rng.choice(groups[rng.choices(names, weights)[0]])


def group_of(state: CarsonState, move: Move) -> str:
    if isinstance(move, Spend):
        return f"spend {move.amount // 10}"
    if not isinstance(move, PlaceCowboy):
        return move.kind
    if move.location in BUILD_SPACES:
        return "place row"
    if move.location in BUY_VP_SPACES:
        return "place buy_vp"
    if move.location >= PARCELS:
        return "place"
    return "place parcel" if state.owner[move.location] == NOBODY else "place building"


def watch(part: Begin, seen: list[Watched]) -> Begin:
    def watched(state: CarsonState) -> None:
        seen.append(Watched(event_of_part(state, part), state.copy()))
        part(state)

    return watched


def event_of_part(state: CarsonState, part: Begin) -> Event:
    """What a part of the flow does by itself."""
    location = getattr(part, "keywords", {}).get("location")
    if location is not None:
        duellists = duellists_at(state, location)
        if len(duellists) == 1:
            return Event("lone", duellists[0], LOCATION_NAMES[location])
    if part is pay_wages:
        return Event("share", place="wages", workers=tuple(state.wage_workers))
    if part is hand_out_roads:
        return Event("share", place="roads_1", workers=tuple(state.road_workers))
    if part is pay_income:
        return income_event(state)
    kinds: dict[Begin, str] = {take_new_cowboys: "new_cowboys", finish_round: "finish"}
    return Event(kinds.get(part, "nothing"))


def income_event(state: CarsonState) -> Event:
    thieves = tuple(
        (parcel_of(parcel), seat)
        for seat, stolen in enumerate(state.thefts)
        for parcel in members(stolen)
    )
    doubled = tuple(TILE_NAMES[code] if code else None for code in state.doubled)
    return Event("income", doubled=doubled, thieves=thieves)


def event_of_move(state: CarsonState, step: Step, move: Move) -> Event:
    """What a decision or a roll of the dice says."""
    seat = step.seat
    match step, move:
        case RollDuel(), Roll():
            here = state.white_at == step.location
            white = state.white_owner if here else None
            place = LOCATION_NAMES[step.location]
            return Event("duel", place=place, dice=move.dice, seats=step.duellists, white=white)
        case RollGambling(), Roll():
            return Event("gamble", step.gambler, dice=move.dice)
        case BuyFromRow(), BuyBuilding():
            return Event("buy_building", seat, price=ROW_PRICES[step.space])
        case BuyPoints(), BuyVP():
            return Event("buy_vp", seat, amount=move.amount, price=step.price)
        case PlaceBuilding(), Build():
            name, rivals = TILE_NAMES[step.building], cowboys_on_buildings(state, seat)
            return Event("build", seat, name, parcel_of(move.parcel), rivals=rivals)
        case TownHallRoads(), _:
            return Event("nothing")
    return event_of_choice(seat, move)


def event_of_choice(seat: int, move: Move) -> Event:
    """Moves that mean the same at every step."""
    match move:
        case PlaceWhite():
            return Event("nothing")
        case PlaceCowboy():
            return Event("place", seat)
        case LayRoad():
            return Event("road", seat)
        case BuyParcel():
            return Event("buy_parcel", seat, parcel=parcel_of(move.parcel))
        case Spend() | Recruit():
            return Event(move.kind, seat, amount=move.amount)
        case ChooseCharacter():
            return Event("choose", seat, amount=NAMES[move.name])
        case TakeMoney():
            return Event("take_money", seat)
    return Event("nothing")


def cowboys_on_buildings(state: CarsonState, owner: int) -> tuple[tuple[int, Parcel], ...]:
    return tuple(
        (rival, parcel_of(parcel))
        for rival, places in enumerate(state.at)
        for parcel in members(places & state.built[owner])
        if rival != owner
    )


def change_between(before: CarsonState, after: CarsonState) -> Change:
    """What every seat has more or less afterwards."""
    return Change(
        money=difference(before.money, after.money),
        vp=difference(before.vp, after.vp),
        roads=difference(before.roads, after.roads),
        revolvers=difference(before.revolvers, after.revolvers),
        reserve=difference(before.reserve, after.reserve),
    )


def difference(before: list[int], after: list[int]) -> list[int]:
    return [new - old for old, new in zip(before, after, strict=True)]


# --- where positions come from

MADE_UP = 1700
MATCHES = 60
FROM_EACH_MATCH = 22
TABLES: list[dict[str, Value]] = [
    {},
    {"road_windows": "compact", "buildings": "first_game"},
    {"buildings": "base+store+school", "terrace_on_rival_house_needs_consent": False},
    {"station_requires_house": True, "white_cowboy_counts_as_firepower": True},
    {"buildings": "base", "vp_space_order": "parcels_cowboys_buildings"},
    {"white_cowboy_counts_as_firepower": True, "terrace_on_rival_house_needs_consent": False},
]


class Pair(NamedTuple):
    """The same moment as both sides see it."""

    position: Position
    state: CarsonState


@cache
def made_up() -> list[Pair]:
    positions = (random_position(random.Random(seed)) for seed in range(MADE_UP))
    return [
        Pair(position, state_of(position, TABLES[3] if seed % 3 == 0 else {}))
        for seed, position in enumerate(positions)
    ]


@cache
def played() -> list[Pair]:
    found = []
    for seed in range(MATCHES):
        match = watched_match(2 + seed % 5, seed, TABLES[seed % len(TABLES)])
        for watched in random.Random(seed).sample(match, FROM_EACH_MATCH):
            found.append(Pair(position_of(watched.before), watched.before))
    return found


def pairs(most: int | None = None) -> list[Pair]:
    """All pairs, or about as many as wanted, spread evenly over both sources."""
    every = made_up() + played()
    step = 1 if most is None else max(1, len(every) // most)
    return every[::step]


@cache
def crowded() -> list[Pair]:
    """Hardly a vacant parcel and few house tiles: here schools fail or need new terraces."""
    found = []
    for seed, (position, _) in enumerate(made_up()[:900]):
        rng, full = random.Random(seed), copy_of(position)
        for parcel in all_parcels():
            if parcel not in full.tile and rng.random() < 0.97 - 0.2 * houses_beside(full, parcel):
                full.tile[parcel] = "mountain"
        full.house_tiles_left = rng.choice([0, 1, 2, 3, 20])
        full.outlaws = set(rng.sample(all_parcels(), rng.choice([0, 0, 3])))
        table = TABLES[seed % len(TABLES)] | {"buildings": "full"}
        found.append(Pair(full, state_of(full, table)))
    return found


def houses_beside(position: Position, parcel: Parcel) -> int:
    return sum(position.tile.get(other) == "house" for other in neighbours(parcel))

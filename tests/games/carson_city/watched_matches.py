"""Whole matches for the oracle to watch, event by event."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from tests.games.carson_city.oracle import (
    Change,
    Event,
    Parcel,
)
from tests.games.carson_city.oracle_bridge import parcel_of
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
    ROW_PRICES,
    TILE_NAMES,
)
from westbound.games.carson_city.flow import finish_round
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import PARCELS, members
from westbound.games.carson_city.locations import BUILD_SPACES, BUY_VP_SPACES, LOCATION_NAMES
from westbound.games.carson_city.options import OPTIONS, make_setup
from westbound.games.carson_city.stage import Begin
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.kit.flow import Flow

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

"""The action spaces with immediate effects, from wages to buying VP. Rules CC-075 to CC-087."""

from __future__ import annotations

from functools import partial
from typing import Final

from westbound.engine.decisions import answer, chance, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.moves import (
    BUY_VP,
    MAX_READY_AMOUNT,
    TAKE_TOKEN,
    BuyVP,
    Roll,
    TakeToken,
    buy_vp,
    roll_dice,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.resolve_actions import EFFECTS, send_home
from westbound.games.carson_city.base.rules.roads import open_road_window
from westbound.games.carson_city.base.steps import BuyPoints, RollGambling, TakeAmmunition
from westbound.games.carson_city.components import BUY_VP_LAST_ROUND, BUY_VP_PRICES, TABLE
from westbound.games.carson_city.locations import (
    AMMUNITION,
    BUY_VP_SPACES,
    GAMBLING,
    INCOME_COWBOYS,
    INCOME_PARCELS,
    ROADS_1,
    ROADS_3,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
    WAGES,
)
from westbound.games.carson_city.state import BOUGHT, SPACES, CarsonState
from westbound.kit.moves import DECLINE, Decline

FIGURES: Final[dict[str, int]] = {k: v for k, v in TABLE["spaces"].items() if isinstance(v, int)}


# CC-075: 4 money for each of one's cowboys there; no duel.
def pay_wages(state: CarsonState) -> None:
    for seat, workers in enumerate(state.wage_workers):
        if workers:
            state.money[seat] += FIGURES["wages_money"] * workers
            state.wage_workers[seat] = 0
            send_workers_home(state, seat, workers, WAGES)


# CC-078: 1 road for each of one's cowboys there; no duel. CC-034: then a window, in pass order.
def hand_out_roads(state: CarsonState) -> None:
    for seat in reversed(state.passed):
        workers = state.road_workers[seat]
        if workers:
            state.roads[seat] += FIGURES["roads_1"] * workers
            state.road_workers[seat] = 0
            send_workers_home(state, seat, workers, ROADS_1)
            open_road_window(state, seat)


# CC-060: they go home together.
def send_workers_home(state: CarsonState, seat: int, workers: int, space: int) -> None:
    for _ in range(workers):
        send_home(state, seat, space)


# CC-077: the winner takes 3 roads.
def take_roads(state: CarsonState, seat: int) -> None:
    state.roads[seat] += FIGURES["roads_3"]
    send_home(state, seat, ROADS_3)
    open_road_window(state, seat)


# CC-079: 2 money for each owned parcel.
def take_parcel_income(state: CarsonState, seat: int) -> None:
    state.money[seat] += FIGURES["parcel_money"] * state.owned[seat].bit_count()
    send_home(state, seat, INCOME_PARCELS)


# CC-080: 2 money for each point of firepower.
def take_cowboy_income(state: CarsonState, seat: int) -> None:
    state.money[seat] += FIGURES["firepower_money"] * firepower(state, seat)
    send_home(state, seat, INCOME_COWBOYS)


# CC-082: 1 VP for every two owned parcels.
def take_parcel_vp(state: CarsonState, seat: int) -> None:
    state.score(seat, SPACES, state.owned[seat].bit_count() // FIGURES["parcels_per_vp"])
    send_home(state, seat, VP_PARCELS)


# CC-083: 1 VP for each of the winner's buildings on the board.
def take_building_vp(state: CarsonState, seat: int) -> None:
    state.score(seat, SPACES, state.built[seat].bit_count())
    send_home(state, seat, VP_BUILDINGS)


# CC-084: 1 VP for every two points of firepower.
def take_cowboy_vp(state: CarsonState, seat: int) -> None:
    state.score(seat, SPACES, firepower(state, seat) // FIGURES["firepower_per_vp"])
    send_home(state, seat, VP_COWBOYS)


# --- ammunition (CC-076)


def reach_ammunition(state: CarsonState, seat: int) -> None:
    state.agenda.append(TakeAmmunition(seat))


def take_ammunition_options(state: CarsonState, step: TakeAmmunition) -> tuple[Move, ...]:
    return (TAKE_TOKEN, DECLINE)


def take_ammunition(state: CarsonState, step: TakeAmmunition, move: TakeToken) -> None:
    state.ammunition = step.seat
    send_home(state, step.seat, AMMUNITION)


def decline_ammunition(state: CarsonState, step: TakeAmmunition, move: Decline) -> None:
    send_home(state, step.seat, AMMUNITION)


# --- gambling (CC-081)


def reach_gambling(state: CarsonState, seat: int) -> None:
    state.agenda.append(RollGambling(CHANCE, seat))


def roll_gambling_sample(state: CarsonState, step: RollGambling, rng: Rng) -> Roll:
    return roll_dice(rng, 2)


# CC-081: both dice are rolled.
def why_not_roll_gambling(state: CarsonState, step: RollGambling, move: Roll) -> Refusal | None:
    return None if len(move.dice) == 2 else Refusal("CC-081", dice=len(move.dice))


def winnings(state: CarsonState, step: RollGambling, move: Roll) -> int:
    """CC-081: the sum of the dice; CC-196: the product for the Singer's token cowboy."""
    if state.power(step.gambler).sings and state.quiet[step.gambler] >> GAMBLING & 1:
        return move.dice[0] * move.dice[1]
    return sum(move.dice)


def roll_gambling(state: CarsonState, step: RollGambling, move: Roll) -> None:
    state.money[step.gambler] += winnings(state, step, move)
    send_home(state, step.gambler, GAMBLING)


# --- buying VP (CC-085 to CC-087)


def is_open(space_index: int, round_number: int) -> bool:
    """CC-086, CC-157: after each round the cheapest open space closes."""
    return round_number <= BUY_VP_LAST_ROUND[space_index]


def reach_buy_vp(state: CarsonState, seat: int, price: int) -> None:
    state.agenda.append(BuyPoints(seat, price))


def buy_points_options(state: CarsonState, step: BuyPoints) -> tuple[Move, ...]:
    affordable = state.money[step.seat] // step.price
    if affordable > MAX_READY_AMOUNT:
        return (DECLINE, *(buy_vp(n) for n in range(1, affordable + 1)))
    return (DECLINE, *BUY_VP[1 : affordable + 1])


# CC-085: any whole number of VP that the money covers (CC-062).
def why_not_buy_points(state: CarsonState, step: BuyPoints, move: BuyVP) -> Refusal | None:
    cost, money = move.amount * step.price, state.money[step.seat]
    if move.amount >= 1 and cost <= money:
        return None
    return Refusal("CC-085", amount=move.amount, cost=cost, money=money, price=step.price)


def buy_points(state: CarsonState, step: BuyPoints, move: BuyVP) -> None:
    state.money[step.seat] -= move.amount * step.price
    state.score(step.seat, BOUGHT, move.amount)
    send_home(state, step.seat, space_of_price(step.price))


def decline_points(state: CarsonState, step: BuyPoints, move: Decline) -> None:
    send_home(state, step.seat, space_of_price(step.price))


def space_of_price(price: int) -> int:
    return BUY_VP_SPACES[BUY_VP_PRICES.index(price)]


EFFECTS.update(
    {
        AMMUNITION: reach_ammunition,
        ROADS_3: take_roads,
        INCOME_PARCELS: take_parcel_income,
        INCOME_COWBOYS: take_cowboy_income,
        GAMBLING: reach_gambling,
        VP_PARCELS: take_parcel_vp,
        VP_BUILDINGS: take_building_vp,
        VP_COWBOYS: take_cowboy_vp,
    }
)
for _space, _price in zip(BUY_VP_SPACES, BUY_VP_PRICES, strict=True):
    EFFECTS[_space] = partial(reach_buy_vp, price=_price)

DECISIONS: Final = (
    decision(
        TakeAmmunition,
        take_ammunition_options,
        answer(TakeAmmunition, TakeToken, no_rule_forbids, take_ammunition),
        answer(TakeAmmunition, Decline, no_rule_forbids, decline_ammunition),
    ),
    decision(
        BuyPoints,
        buy_points_options,
        answer(BuyPoints, BuyVP, why_not_buy_points, buy_points),
        answer(BuyPoints, Decline, no_rule_forbids, decline_points),
    ),
)
CHANCES: Final = (
    chance(RollGambling, roll_gambling_sample, Roll, why_not_roll_gambling, roll_gambling),
)

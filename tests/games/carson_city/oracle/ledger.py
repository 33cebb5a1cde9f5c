"""What one event of a match moves between the players and the bank: a ledger kept by hand.

An event is plain data; everything it does not mention is read from the position before it.
"""

from dataclasses import dataclass, field

from .duels import after_duel, duel_winner
from .geometry import neighbours
from .income import payments
from .position import BANKER, CHINESE_WORKER, COWBOYS, REVOLVERS, Parcel, Position
from .prices import building_price, parcel_price
from .scoring import (
    buy_vp_options,
    final_score,
    money_limit_options,
    new_cowboys,
    space_gain,
)

ALONE = (
    *("roads_3", "income_parcels", "income_cowboys"),
    *("vp_parcels", "vp_buildings", "vp_cowboys"),
)  # spaces that give something at once, CC-077 to CC-084
RECRUITS = {1: 1, 2: 4, 3: 9}  # CC-186: price of so many cowboys


@dataclass(frozen=True)
class Event:
    """One thing that happens; `cowboys` are those that stand on parcels or shared spaces."""

    kind: str
    seat: int = -1
    place: str = ""
    parcel: Parcel = (-1, -1)
    amount: int = 0
    price: int = 0
    dice: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()  # duellists in the order of their dice
    white: int | None = None  # the seat whose cowboy there is the white one
    workers: tuple[int, ...] = ()
    rivals: tuple[tuple[int, Parcel], ...] = ()  # cowboys of others on the seat's buildings
    doubled: tuple[str | None, ...] = ()
    thieves: tuple[tuple[Parcel, int], ...] = ()


@dataclass
class Change:
    """What every seat gains or loses."""

    money: list[int]
    vp: list[int]
    roads: list[int]
    revolvers: list[int]
    reserve: list[int] = field(default_factory=list)


def no_change(players: int) -> Change:
    return Change(*([0] * players for _ in range(5)))


def take_space(change: Change, position: Position, seat: int, place: str) -> None:
    """CC-077 to CC-084: what the winner of a space receives."""
    if place not in ALONE:
        return
    gain = space_gain(position, seat, place)
    change.money[seat] += gain.money
    change.vp[seat] += gain.vp
    change.roads[seat] += gain.roads


def share_space(change: Change, position: Position, event: Event) -> None:
    """CC-075, CC-078: wages and roads for every cowboy there."""
    for seat, cowboys in enumerate(event.workers):
        gain = space_gain(position, seat, event.place, cowboys)
        change.money[seat] += gain.money
        change.roads[seat] += gain.roads


def fight(change: Change, position: Position, event: Event) -> None:
    """CC-067 to CC-071: losers take their cowboys back, the winner acts; CC-176: white is gone."""
    winner = duel_winner(position, dict(zip(event.seats, event.dice, strict=True)))
    for seat in event.seats:
        if seat != winner and seat != event.white:
            change.reserve[seat] += 1
    take_space(change, after_duel(position, event.seats, winner), winner, event.place)


def buy_points(change: Change, position: Position, event: Event) -> None:
    """CC-085, CC-086: the pair of VP and money must be one of those on offer."""
    costs = dict(buy_vp_options(position, event.seat, event.price))
    change.money[event.seat] -= costs[event.amount]
    change.vp[event.seat] += event.amount


def keep_the_limit(change: Change, position: Position, event: Event) -> None:
    """CC-160: what is spent must satisfy the money limit."""
    vp = dict(money_limit_options(position, event.seat))[event.amount]
    change.money[event.seat] -= event.amount
    change.vp[event.seat] += vp


def choose_card(change: Change, event: Event) -> None:
    """CC-179, CC-184: what a card gives at once without a question."""
    if event.amount == BANKER:
        change.money[event.seat] += 9
    if event.amount == CHINESE_WORKER:
        change.roads[event.seat] += 2


def recruit(change: Change, position: Position, event: Event) -> None:
    """CC-186, CC-187: in phase 1 every cowboy is in reserve or in the Town Hall."""
    left = COWBOYS - position.reserve_cowboys[event.seat]
    left -= position.town_hall_occupant == event.seat
    change.money[event.seat] -= RECRUITS[event.amount]
    change.reserve[event.seat] += min(event.amount, left)


def build(change: Change, event: Event) -> None:
    """CC-114: revolvers; CC-136: a church sends the attackers next to it back to their reserves."""
    change.revolvers[event.seat] += REVOLVERS.get(event.place, 0)
    if event.place == "church":
        for rival, parcel in event.rivals:
            if parcel in neighbours(event.parcel):
                change.reserve[rival] += 1


def pay_buildings(change: Change, position: Position, event: Event) -> None:
    """CC-116 to CC-123: the income step."""
    doubled = dict(enumerate(event.doubled))
    for seat, money in payments(position, doubled, dict(event.thieves)).items():
        change.money[seat] += money


def close_round(change: Change, position: Position, event: Event) -> None:
    """CC-158: new cowboys; CC-165 to CC-169: final points after round 4."""
    for seat in range(position.players):
        if event.kind == "new_cowboys":
            change.reserve[seat] += new_cowboys(position, seat)
        elif position.round == 4:
            change.vp[seat] += sum(final_score(position)[seat].values())


def expected_change(position: Position, event: Event) -> Change:
    """What the event changes in money, VP, roads, revolvers and reserve cowboys; often nothing."""
    change = no_change(position.players)
    if event.kind == "share":
        share_space(change, position, event)
    elif event.kind == "lone":
        take_space(change, position, event.seat, event.place)
    elif event.kind == "duel":
        fight(change, position, event)
    elif event.kind == "build":
        build(change, event)
    elif event.kind == "income":
        pay_buildings(change, position, event)
    elif event.kind in ("new_cowboys", "finish"):
        close_round(change, position, event)
    else:
        settle_choice(change, position, event)
    return change


def settle_choice(change: Change, position: Position, event: Event) -> None:
    """The choices of one player, most of which are a plain payment."""
    money, seat = change.money, event.seat
    if event.kind == "gamble":
        money[seat] += sum(event.dice)  # CC-081
    elif event.kind == "buy_parcel":
        money[seat] -= parcel_price(position, event.parcel)
    elif event.kind == "buy_building":
        money[seat] -= building_price(position, seat, event.price)
    elif event.kind == "buy_vp":
        buy_points(change, position, event)
    elif event.kind == "spend":
        keep_the_limit(change, position, event)
    elif event.kind == "choose":
        choose_card(change, event)
    elif event.kind == "take_money":
        money[seat] += 8  # CC-180
    elif event.kind == "recruit":
        recruit(change, position, event)
    elif event.kind == "road":
        change.roads[seat] -= 1  # CC-033
    elif event.kind == "place":
        change.reserve[seat] -= 1  # CC-045

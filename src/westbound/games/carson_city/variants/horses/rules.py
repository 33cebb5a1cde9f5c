"""Horses: where they come from, corrals, rodeo. Rules CC-261 to CC-266, CC-269 to CC-275, CC-301.

The second corral is in `corral_two.py`.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import TAKE_TOKEN, TakeToken
from westbound.games.carson_city.base.rules.action_spaces import send_workers_home
from westbound.games.carson_city.base.rules.resolve_actions import send_home
from westbound.games.carson_city.characters.equip import Equip, ask_for_extras
from westbound.games.carson_city.components import RANCH, TABLE
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.locations import CORRAL_MASK, CORRALS, FIRST_CORRAL, WAGES
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.games.carson_city.variants.horses.components import HATS, HORSES
from westbound.games.carson_city.variants.horses.moves import (
    DOUBLE_RANCH,
    HORSE,
    DoubleRanch,
    PutHorse,
)
from westbound.games.carson_city.variants.horses.steps import (
    CorralTwo,
    DoubleRanches,
    TakeRodeo,
    WageHorse,
)
from westbound.kit.moves import DECLINE, Decline

WAGE: Final[int] = TABLE["spaces"]["wages_money"]
FIREPOWER, EXTRA_COWBOY, RANCHES, MONEY, RODEO = range(CORRALS)


def horses_left(state: CarsonState) -> int:
    """CC-002: 25 horses are a hard limit."""
    return int(HORSES["tokens"]) - sum(state.horses) - sum(state.corrals)


def take_horse(state: CarsonState, seat: int) -> None:
    """CC-263: into the personal reserve, if the table plays with horses and one is left."""
    if state.setup.options["horses"] and horses_left(state):
        state.horses = replaced(state.horses, seat, state.horses[seat] + 1)


def in_corral(state: CarsonState, seat: int, corral: int) -> int:
    return state.corrals[seat * CORRALS + corral]


# --- putting a horse into a corral (CC-264, CC-266, CC-267, CC-270)


def horse_moves(state: CarsonState, seat: int) -> list[PutHorse]:
    return [m for m in HORSE if why_not_corral(state, m) is None] if state.horses[seat] else []


def why_not_put_horse(state: CarsonState, seat: int, move: PutHorse) -> Refusal | None:
    if not state.horses[seat]:
        return Refusal("CC-264", case="none")
    return why_not_corral(state, move)


# CC-237: with Kit Carson the second corral is not used.
def why_not_corral(state: CarsonState, move: PutHorse) -> Refusal | None:
    if move.corral == EXTRA_COWBOY and state.setup.options["kit_carson"]:
        return Refusal("CC-237")
    return None


def move_horse(state: CarsonState, seat: int, corral: int) -> None:
    """From the reserve into the corral, without any effect yet."""
    place = seat * CORRALS + corral
    state.horses = replaced(state.horses, seat, state.horses[seat] - 1)
    state.corrals = replaced(state.corrals, place, state.corrals[place] + 1)


def put_horse(state: CarsonState, seat: int, corral: int) -> None:
    move_horse(state, seat, corral)
    corral_effect(state, seat, corral, in_corral(state, seat, corral))
    if corral == EXTRA_COWBOY:
        state.agenda.append(CorralTwo(seat))


def corral_effect(state: CarsonState, seat: int, corral: int, count: int) -> None:
    """CC-266: firepower with the first and the third horse; CC-270: 2 money."""
    if corral == FIREPOWER:
        state.bonus[seat] += count in HORSES["firepower_at"]
    elif corral == MONEY:
        state.money[seat] += int(HORSES["money"])


def corral_effects_at_lock(state: CarsonState, seat: int) -> None:
    """CC-296: with Kit Carson horses work once, when their owner locks."""
    for corral in (FIREPOWER, MONEY):
        for count in range(1, in_corral(state, seat, corral) + 1):
            corral_effect(state, seat, corral, count)


# --- a cowboy in a corral (CC-265)


def corrals_for_cowboys(state: CarsonState) -> int:
    """CC-234: with Kit Carson the second corral is not used at all.

    In version 1 of the rules it took no horse, but a cowboy.
    """
    unused = state.setup.options["kit_carson"] and state.setup.rules_version >= 2
    return CORRAL_MASK & ~(1 << FIRST_CORRAL + EXTRA_COWBOY) if unused else CORRAL_MASK


def why_not_cowboy_in_corral(state: CarsonState, location: int) -> Refusal | None:
    return None if corrals_for_cowboys(state) >> location & 1 else Refusal("CC-237")


# --- with a cowboy just placed (CC-264)


# CC-264: one horse for each cowboy placed.
def why_not_horse(state: CarsonState, step: Equip, move: PutHorse) -> Refusal | None:
    if not step.horse:
        return Refusal("CC-264", case="one")
    return why_not_put_horse(state, step.seat, move)


def add_horse(state: CarsonState, step: Equip, move: PutHorse) -> None:
    ask_for_extras(state, Equip(step.seat, 0, step.location))
    put_horse(state, step.seat, move.corral)


# --- a horse instead of wages (CC-262)


def pay_wages_or_horses(state: CarsonState) -> None:
    """In pass order; players who cannot buy a horse are paid at once."""
    for seat in reversed(state.passed):
        if state.wage_workers[seat]:
            if wage_horse_options(state, WageHorse(seat)) == [DECLINE]:
                take_wages(state, seat, 0)
            else:
                state.agenda.append(WageHorse(seat))


def can_buy_horse(state: CarsonState, seat: int) -> bool:
    others = WAGE * (state.wage_workers[seat] - 1)
    return horses_left(state) > 0 and state.money[seat] + others >= HORSES["price"]


def wage_horse_options(state: CarsonState, step: WageHorse) -> list[Move]:
    if not can_buy_horse(state, step.seat):
        return [DECLINE]
    return [*(m for m in HORSE if why_not_corral(state, m) is None), DECLINE]


# CC-262: with enough money, while horses are left.
def why_not_wage_horse(state: CarsonState, step: WageHorse, move: PutHorse) -> Refusal | None:
    if not can_buy_horse(state, step.seat):
        money = state.money[step.seat]
        return Refusal("CC-262", money=money, cost=HORSES["price"], horses=horses_left(state))
    return why_not_corral(state, move)


def take_wages(state: CarsonState, seat: int, horses: int) -> None:
    """Wages for all cowboys but one for each horse, which costs money instead."""
    workers = state.wage_workers[seat]
    state.money[seat] += WAGE * (workers - horses) - int(HORSES["price"]) * horses
    state.wage_workers[seat] = 0
    send_workers_home(state, seat, workers, WAGES)


def buy_wage_horse(state: CarsonState, step: WageHorse, move: PutHorse) -> None:
    take_wages(state, step.seat, 1)
    take_horse(state, step.seat)
    put_horse(state, step.seat, move.corral)


def keep_wages(state: CarsonState, step: WageHorse, move: Decline) -> None:
    take_wages(state, step.seat, 0)


# --- doubling ranches (CC-269, CC-301)


def ranches_to_double(state: CarsonState, seat: int) -> int:
    """The seat's ranches, each once; CC-182: not those that the Grocer doubles."""
    if state.doubled[seat] == RANCH:
        return 0
    return state.built[seat] & state.of_type[RANCH] & ~state.doubled_at


def ask_ranches(state: CarsonState, seat: int) -> None:
    """If there are horses for all ranches, nothing is asked."""
    horses, ranches = in_corral(state, seat, RANCHES), ranches_to_double(state, seat)
    if horses >= ranches.bit_count():
        state.doubled_at |= ranches
    elif horses:
        state.agenda.append(DoubleRanches(seat, horses))


def double_ranches_options(state: CarsonState, step: DoubleRanches) -> list[DoubleRanch]:
    return [DOUBLE_RANCH[ranch] for ranch in members(ranches_to_double(state, step.seat))]


# CC-269: one's own ranch, once.
def why_not_double_ranch(
    state: CarsonState, step: DoubleRanches, move: DoubleRanch
) -> Refusal | None:
    if ranches_to_double(state, step.seat) & move.bit:
        return None
    return Refusal("CC-269", parcel=PARCEL_NAMES[move.parcel])


def double_ranch(state: CarsonState, step: DoubleRanches, move: DoubleRanch) -> None:
    state.doubled_at |= move.bit
    if step.left > 1:
        state.agenda.append(DoubleRanches(step.seat, step.left - 1))


# --- the rodeo (CC-272 to CC-274)


def rodeo_points(state: CarsonState, seat: int) -> int:
    """Horses times hats, doubled where a cowboy stands (CC-265)."""
    return sum(
        in_corral(state, seat, corral)
        * hats
        * (2 if state.at[seat] >> (FIRST_CORRAL + corral) & 1 else 1)
        for corral, hats in enumerate(HATS)
    )


def hold_rodeo(state: CarsonState) -> None:
    """The highest total takes a token; ties go to the earliest passer; even with nothing."""
    winner = max(state.passed, key=lambda seat: rodeo_points(state, seat))
    state.agenda.append(TakeRodeo(winner))


def take_rodeo_options(state: CarsonState, step: TakeRodeo) -> tuple[Move, ...]:
    return (TAKE_TOKEN,)


def take_rodeo(state: CarsonState, step: TakeRodeo, move: TakeToken) -> None:
    state.rodeos = replaced(state.rodeos, step.seat, state.rodeos[step.seat] + 1)
    for seat in range(state.setup.players):
        for corral in range(CORRALS):
            if state.at[seat] >> (FIRST_CORRAL + corral) & 1:
                send_home(state, seat, FIRST_CORRAL + corral)
    bring_horses_home(state)


def bring_horses_home(state: CarsonState) -> None:
    """CC-274: all horses return to the personal reserves."""
    n = state.setup.players
    state.horses = tuple(
        state.horses[s] + sum(state.corrals[s * CORRALS : (s + 1) * CORRALS]) for s in range(n)
    )
    state.corrals = (0,) * (n * CORRALS)


# CC-275: each horse scores 1, and 1 more for each rodeo token.
def horse_points(state: CarsonState, seat: int) -> int:
    horses = state.horses[seat] + sum(state.corrals[seat * CORRALS : (seat + 1) * CORRALS])
    return horses * int(HORSES["vp"]) * (1 + state.rodeos[seat])


DECISIONS: Final = (
    decision(
        WageHorse,
        wage_horse_options,
        answer(WageHorse, PutHorse, why_not_wage_horse, buy_wage_horse),
        answer(WageHorse, Decline, no_rule_forbids, keep_wages),
    ),
    decision(
        DoubleRanches,
        double_ranches_options,
        answer(DoubleRanches, DoubleRanch, why_not_double_ranch, double_ranch),
    ),
    decision(
        TakeRodeo, take_rodeo_options, answer(TakeRodeo, TakeToken, no_rule_forbids, take_rodeo)
    ),
)
ANSWERS: Final = ((Equip, answer(Equip, PutHorse, why_not_horse, add_horse)),)

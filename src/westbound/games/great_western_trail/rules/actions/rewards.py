"""What a printed action brings: money and certificates at once, and the verbs that ask. Rules
GWT-124, GWT-125, GWT-129, GWT-187."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from westbound.engine.decisions import automatic
from westbound.games.great_western_trail.actions import ACTIONS, Action
from westbound.games.great_western_trail.automatic_steps import Rewards
from westbound.games.great_western_trail.rules import (
    build,
    cattle,
    engine,
    hazards,
    herd_deck,
    hire,
    move,
    objectives,
    stations,
    trade,
)
from westbound.games.great_western_trail.rules.actions.amounts import number
from westbound.games.great_western_trail.rules.certificates import gain_certificates
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Auxiliary, BackForDelivery

Can: TypeAlias = Callable[[TrailState, int, int], bool]
Begin: TypeAlias = Callable[[TrailState, int, bool, int], None]


class Verb(NamedTuple):
    """A kind of decision: whether there is anything to decide, and how it begins."""

    can: Can
    begin: Begin


def always_possible(state: TrailState, seat: int, amount: int) -> bool:
    return True


# GWT-222: by at least one space; there may be no building in the woods.
def can_move_engine(state: TrailState, seat: int, limit: int) -> bool:
    return limit > 0


# GWT-187: gaining $1 is always possible, so one auxiliary action always is.
def begin_auxiliary(state: TrailState, seat: int, optional: bool, amount: int) -> None:
    state.agenda.append(Auxiliary(seat, optional))


# GWT-230: how far the engine goes back is asked first.
def begin_delivery_trip(state: TrailState, seat: int, optional: bool, amount: int) -> None:
    state.agenda.append(BackForDelivery(seat))


# the verbs of `data/actions.toml`
VERBS: Final[Mapping[str, Verb]] = {
    "hire": Verb(hire.can_hire, hire.begin_hire),
    "place_building": Verb(build.can_build, build.begin_place_building),
    "move_engine": Verb(can_move_engine, engine.begin_move_engine),
    "buy_cattle": Verb(cattle.can_buy, cattle.begin_buy),
    "remove_hazard": Verb(hazards.can_remove, hazards.begin_remove),
    "trade": Verb(trade.can_trade, trade.begin_trade),
    "auxiliary": Verb(always_possible, begin_auxiliary),
    "move_herd": Verb(always_possible, move.begin_move_again),
    "take_objective": Verb(objectives.can_take_objective, objectives.begin_take_objective),
    "draw_discard": Verb(herd_deck.can_draw, herd_deck.begin_draw_discard),
    "upgrade_station": Verb(stations.can_upgrade_behind, stations.begin_upgrade_behind),
    "trash_hand_cards": Verb(always_possible, herd_deck.begin_trash),
    "extraordinary_delivery": Verb(always_possible, begin_delivery_trip),
}


# GWT-125: money and certificates are taken in full; a decision can be declined if `optional`.
def give(state: TrailState, seat: int, action: Action, optional: bool) -> None:
    for amount in action.certificates:
        gain_certificates(state, seat, number(state, seat, amount))
    for amount in action.dollars:
        state.money[seat] += number(state, seat, amount)
    if action.asks:
        can, begin = VERBS[action.asks]
        amount_now = number(state, seat, action.amount)
        if can(state, seat, amount_now):
            begin(state, seat, optional, amount_now)


def give_rewards(state: TrailState, step: Rewards) -> None:
    give(state, step.player, ACTIONS[step.action], optional=True)


AUTOMATIC: Final = (automatic(Rewards, give_rewards),)

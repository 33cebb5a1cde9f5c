"""What the open step asks, of whom, and why: the sentence and its numbers.

Everybody reads it, so nothing in it depends on cards that are hidden (GWT-272).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.engine.texts import Money
from westbound.games.great_western_trail import chance_steps as drawn
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.components import CRAFTSMAN, MASTER_NAMES
from westbound.games.great_western_trail.railroad import (
    CITY_DOLLARS,
    END_MONEY,
    POSITION_NAMES,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
)
from westbound.games.great_western_trail.rules.arrive import NOT_USABLE
from westbound.games.great_western_trail.rules.certificates import permanent, temporary
from westbound.games.great_western_trail.rules.discs import (
    FIRST_CITY,
    may_empty_station,
    payable_discs,
    stations_to_empty,
)
from westbound.games.great_western_trail.rules.location import LOCAL, SINGLE_AUXILIARY
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.rules.supply import PER_COLUMN
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.terms import place, target_name, term_of
from westbound.kit.messages import Params, prompt, sentence


def common(state: TrailState, step: Step) -> Params:
    """What every prompt may mention: who is asked, and their money."""
    if step.seat < 0:
        return {"seat": step.seat}
    return {"seat": step.seat, "money": Money(state.money[step.seat])}


# --- the trail


def _move_herd(state: TrailState, step: steps.MoveHerd) -> Sentence:
    here = place(state, state.at[step.seat])
    return sentence("move_herd", limit=step_limit(state, step.seat), place=here)


def _move_on(state: TrailState, step: steps.MoveAgain | steps.MoveFree) -> Sentence:
    return sentence(step.kind, limit=step.most)


def _use_location(state: TrailState, step: steps.UseLocation) -> Sentence:
    """A building with its actions, more of them, or only an auxiliary action."""
    if step.performed == SINGLE_AUXILIARY:
        return sentence("use_location_end")
    if step.space == NOT_USABLE:
        return sentence("use_location_auxiliary", place=place(state, state.at[step.seat]))
    building = term_of(state, state.on[step.space])
    if step.chain:
        return sentence("use_location_copied", building=building)
    if step.performed == LOCAL:
        return sentence("use_location_more", building=building)
    return sentence("use_location", building=building)


def _bonus(state: TrailState, step: steps.Bonus) -> Sentence:
    return sentence("bonus", actions=tuple(ACTION_NAMES[action] for action in step.actions))


# --- actions


def _hire(state: TrailState, step: steps.Hire) -> Sentence:
    if not step.modifier:
        return sentence("hire")
    key = "hire_more" if step.modifier > 0 else "hire_less"
    return sentence(key, modifier=Money(abs(step.modifier)))


def _place_building(state: TrailState, step: steps.PlaceBuilding) -> Sentence:
    craftsmen = state.workers_of(step.seat, CRAFTSMAN)
    return sentence("place_building", price=Money(step.price), craftsmen=craftsmen)


def _position(state: TrailState, step: Step) -> str:
    return POSITION_NAMES[state.engine[step.seat]]


def _move_engine(state: TrailState, step: steps.MoveEngine) -> Sentence:
    return sentence("move_engine", limit=step.most, position=_position(state, step))


def _move_engine_back(state: TrailState, step: steps.MoveEngineBack) -> Sentence:
    return sentence("move_engine_back", spaces=step.exactly, position=_position(state, step))


def _back_for_delivery(state: TrailState, step: steps.BackForDelivery) -> Sentence:
    return sentence("back_for_delivery", position=_position(state, step))


def _back_from_end(state: TrailState, step: steps.BackFromEnd) -> Sentence:
    return sentence("back_from_end", gain=Money(END_MONEY))


def _upgrade_station(state: TrailState, step: steps.UpgradeStation) -> Sentence:
    station = step.station
    return sentence(
        "upgrade_station",
        station=STATION_NAMES[station],
        cost=Money(STATION_COST[station]),
        vp=STATION_VP[station],
    )


def _place_disc(state: TrailState, step: steps.PlaceDisc) -> Sentence:
    """Which space is cleared; GWT-270: where none can be, a disc comes back from a station."""
    seat, target = step.seat, step.target
    params: dict[str, Param] = {"target": target_name(target), "due": Money(step.due)}
    if not payable_discs(state, seat, target, 0, step.due):
        return sentence("place_disc_back", **params)
    if may_empty_station(state, step) and stations_to_empty(state, seat, target):
        gain = Money(CITY_DOLLARS[target - FIRST_CITY])
        return sentence("place_disc_either", **params, gain=gain)
    if target < FIRST_CITY:
        return sentence("place_disc_station", **params)
    return sentence("place_disc", **params)


def _take_master(state: TrailState, step: steps.TakeMaster) -> Sentence:
    master = MASTER_NAMES[state.masters[step.station]]
    return sentence("take_master", station=STATION_NAMES[step.station], master=master)


def _take_objective(state: TrailState, step: steps.TakeObjective) -> Sentence:
    key = "take_objective_hand" if step.to_hand else "take_objective"
    return sentence(key, display=len(state.display))


def _remove_hazard(state: TrailState, step: steps.RemoveHazard) -> Sentence:
    return sentence("remove_hazard" if step.cost else "remove_hazard_free", cost=Money(step.cost))


def _draw_how_many(state: TrailState, step: steps.DrawHowMany) -> Sentence:
    return sentence("draw_how_many", limit=step.most)


def _count(
    state: TrailState,
    step: steps.DiscardCards | steps.TrashCards | drawn.DealMarket | drawn.DealDisplay,
) -> Sentence:
    return sentence(step.kind, count=step.count)


def _buy_cattle(state: TrailState, step: steps.BuyCattle) -> Sentence:
    return sentence("buy_cattle", cowboys=step.cowboys)


# --- Kansas City


def _foresight(state: TrailState, step: steps.Foresight) -> Sentence:
    return sentence("foresight", column=step.column)


def _income(state: TrailState, step: steps.Income) -> Sentence:
    certificates, always = temporary(state, step.seat), permanent(state, step.seat)
    return sentence("income", certificates=certificates, permanent=always)


def _delivery(state: TrailState, step: steps.Delivery) -> Sentence:
    return sentence("deliver_free" if step.free else "deliver", total=step.value)


# --- chance


def _left(state: TrailState, step: drawn.RevealForBoard | drawn.RevealForJobs) -> Sentence:
    return sentence(step.kind, count=step.left)


def _reveal_foresight(state: TrailState, step: drawn.RevealForesight) -> Sentence:
    return sentence("reveal_foresight", column=step.space // PER_COLUMN + 1)


def _for_player(state: TrailState, step: drawn.RevealObjective | drawn.RevealHand) -> Sentence:
    return sentence(step.kind, seat=step.player)


def _draw_cards(state: TrailState, step: drawn.DrawCards) -> Sentence:
    return sentence("draw_cards", seat=step.player, count=step.count)


PROMPTS: Final = (
    prompt(steps.MoveHerd, _move_herd),
    prompt(steps.MoveAgain, _move_on),
    prompt(steps.MoveFree, _move_on),
    prompt(
        steps.UseLocation,
        _use_location,
        "use_location",
        "use_location_auxiliary",
        "use_location_copied",
        "use_location_end",
        "use_location_more",
    ),
    prompt(steps.Bonus, _bonus),
    prompt(steps.Hire, _hire, "hire", "hire_less", "hire_more"),
    prompt(steps.PlaceBuilding, _place_building),
    prompt(steps.MoveEngine, _move_engine),
    prompt(steps.MoveEngineBack, _move_engine_back),
    prompt(steps.BackForDelivery, _back_for_delivery),
    prompt(steps.BackFromEnd, _back_from_end),
    prompt(steps.UpgradeStation, _upgrade_station),
    prompt(
        steps.PlaceDisc,
        _place_disc,
        "place_disc",
        "place_disc_back",
        "place_disc_either",
        "place_disc_station",
    ),
    prompt(steps.TakeMaster, _take_master),
    prompt(steps.TakeObjective, _take_objective, "take_objective", "take_objective_hand"),
    prompt(steps.RemoveHazard, _remove_hazard, "remove_hazard", "remove_hazard_free"),
    prompt(steps.DrawHowMany, _draw_how_many),
    prompt(steps.DiscardCards, _count),
    prompt(steps.TrashCards, _count),
    prompt(steps.BuyCattle, _buy_cattle),
    prompt(steps.Foresight, _foresight),
    prompt(steps.Income, _income),
    prompt(steps.Delivery, _delivery, "deliver", "deliver_free"),
    prompt(drawn.RevealForBoard, _left),
    prompt(drawn.RevealForJobs, _left),
    prompt(drawn.RevealForesight, _reveal_foresight),
    prompt(drawn.DealMarket, _count),
    prompt(drawn.DealDisplay, _count),
    prompt(drawn.RevealObjective, _for_player),
    prompt(drawn.RevealHand, _for_player),
    prompt(drawn.DrawCards, _draw_cards),
)

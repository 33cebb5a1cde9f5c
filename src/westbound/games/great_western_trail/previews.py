"""What a move costs and brings, said before it is confirmed. Nothing is carried out here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.actions import (
    ACTION_NAMES,
    NO_CARD,
    OBJECTIVE_ACTION,
    WORKER_BONUS,
)
from westbound.games.great_western_trail.components import (
    CARD_VP,
    CATTLE,
    CRAFTSMAN,
    EMPTY,
    GREEN_TEEPEE,
    JOB_ARROWS,
    MASTER_NAMES,
    OBJECTIVES,
    PRIVATE_BUILDINGS,
    TILE_VP,
    WORKER_VP,
    WORKER_VP_FROM,
    number_of,
    private,
    without,
)
from westbound.games.great_western_trail.costs import fees_of
from westbound.games.great_western_trail.log_messages import tile_goes_to
from westbound.games.great_western_trail.previews_of_actions import use
from westbound.games.great_western_trail.previews_of_railroad import (
    deliver,
    disc,
    disc_from_station,
    engine,
    upgrade,
)
from westbound.games.great_western_trail.prompts import Told, place, word_of
from westbound.games.great_western_trail.rules.build import craftsmen_needed
from westbound.games.great_western_trail.rules.cattle import DRAWN_BY_COWBOY
from westbound.games.great_western_trail.rules.certificates import permanent, temporary
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.hire import hiring_cost
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.location import local_actions
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.rules.objective_cards import can_act
from westbound.games.great_western_trail.rules.objective_scoring import tasks_done
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import RISK, TEEPEE_VALUE

Foreteller: TypeAlias = Callable[..., Told | None]


def preview(state: TrailState, move: Move, seat: int) -> Sentence | None:
    """The effect of a legal move in one sentence, or None where the label says it all."""
    foretell = _FORETELL.get(type(move))
    told = foretell(state, state.agenda[-1], move) if foretell else None
    return None if told is None else Sentence(*told)


def _payment(state: TrailState, seat: int, cost: int) -> dict[str, Param]:
    money = state.money[seat]
    return {"cost": cost, "money": money, "left": money - cost}


# --- the trail


def _actions_at(state: TrailState, step: Step, move: m.BeginAt | m.Copy) -> Told:
    """The local actions of the building there (GWT-058, GWT-062)."""
    slots = local_actions(state, move.code)
    return "arrive", {"actions": tuple(ACTION_NAMES[code] for slot in slots for code in slot)}


def _move(state: TrailState, step: Step, move: m.MoveTo) -> Told:
    """Fees and who gets them, what is left of money and steps (GWT-043, GWT-050)."""
    seat = step.seat
    stop = place(state, move.route[-1])[0]
    if isinstance(step, steps.MoveFree):
        return "route_free", {"stop": stop, "spare": step.most - len(move.route)}
    limit = step.most if isinstance(step, steps.MoveAgain) else step_limit(state, seat)
    fees = fees_of(state, seat, move.route)
    params = {**_payment(state, seat, fees.total), **fees.params()}
    params |= {"stop": stop, "spare": limit - len(move.route)}
    if fees.due > fees.total:
        return "route_short_owners" if fees.owners else "route_short", params
    return f"route{fees.variant}", params


def _build(state: TrailState, step: steps.PlaceBuilding, move: m.Build) -> Told:
    """Price, craftsmen, victory points, fee of others, risk action (GWT-053, GWT-142, GWT-143)."""
    seat, number, space = step.seat, move.number, move.space
    side = PRIVATE_BUILDINGS[state.sides >> number & 1]
    needed, old = craftsmen_needed(state, number, space), state.on[space]
    charges = state.setup.fees[state.sides >> number & 1]
    params = {
        **_payment(state, seat, needed * step.price),
        "needed": needed,
        "own": state.workers_of(seat, CRAFTSMAN),
        "vp": side[number].vp,
        "fee": charges[private(seat, number)],
    }
    if old != EMPTY:
        before = number_of(old)
        params["vp"] = side[number].vp - PRIVATE_BUILDINGS[state.sides >> before & 1][before].vp
        return "build_over", {**params, "old": word_of(state, old)}
    return ("build_risk", {**params, "action": RISK[space]}) if RISK[space] else ("build", params)


def _remove(state: TrailState, step: steps.RemoveHazard, move: m.Remove) -> Told:
    vp = TILE_VP[state.on[move.code]]
    return "remove_hazard", {**_payment(state, step.seat, step.cost), "vp": vp}


def _trade(state: TrailState, step: Step, move: m.TradeFor) -> Told:
    green = state.on[move.code] == GREEN_TEEPEE
    params = _payment(state, step.seat, -TEEPEE_VALUE[move.code])
    params["green"] = state.green[step.seat] + green
    params["blue"] = state.blue[step.seat] + (not green)
    return "trade", params


# --- workers


def _hire(state: TrailState, step: steps.Hire, move: m.HireWorker) -> Told:
    """The cost, and the action of the space that is covered (GWT-133, GWT-135, GWT-138)."""
    number = state.workers_of(step.seat, move.worker) + 1
    params = _payment(state, step.seat, hiring_cost(move.row, step.modifier))
    params["number"] = number
    params["vp"] = WORKER_VP if number >= WORKER_VP_FROM else 0
    bonus = WORKER_BONUS[move.worker][number]
    if bonus == NO_CARD:
        return "hire", params
    return "hire_bonus", {**params, "action": ACTION_NAMES[bonus]}


def _give_up(state: TrailState, step: steps.TakeMaster, move: m.GiveUp) -> Told:
    own = state.workers_of(step.seat, move.code)
    return "give_up", {
        "own": own,
        "after": own - 1,
        "vp": WORKER_VP if own >= WORKER_VP_FROM else 0,
        "master": MASTER_NAMES[state.masters[step.station]],
    }


# --- Kansas City


def _take_tile(state: TrailState, step: steps.Foresight, move: m.TakeTile) -> Told:
    variant, params = tile_goes_to(state, move.code)
    if variant != "_worker":
        return f"take_tile{variant}", params
    free = state.setup.numbers.job_columns - state.row_filled - 1
    if free:
        return "take_tile_worker", {**params, "free": free}
    if JOB_ARROWS[state.token] == "yellow":
        return "take_tile_refill", {**params, "market": state.setup.numbers.cattle_market}
    return "take_tile_token", params


def _income(state: TrailState, step: steps.Income, move: m.SpendCertificates) -> Told:
    """GWT-081 to GWT-086: the value of the hand and all certificates."""
    seat = step.seat
    value, own = breeding_value(state.hand[seat]), permanent(state, seat)
    total = value + own + move.amount
    params = _payment(state, seat, -total)
    return "income", {
        **params,
        "value": value,
        "permanent": own,
        "amount": move.amount,
        "total": total,
        "certificates": temporary(state, seat) - move.amount,
    }


# --- cards


def _tasks(state: TrailState, seat: int, card: int) -> dict[str, Param]:
    """How many tasks of a card are fulfilled, other cards not considered (GWT-239)."""
    needed = OBJECTIVES[card].tasks
    done = tasks_done(state, seat)
    fulfilled = sum(min(have, need) for have, need in zip(done, needed, strict=True))
    return {"done": fulfilled, "tasks": sum(needed)}


def _take_card(state: TrailState, step: steps.TakeObjective, move: m.TakeCard) -> Told:
    key = "take_card_hand" if step.to_hand else "take_card"
    return key, _tasks(state, step.seat, move.code)


def _top(state: TrailState, step: steps.TakeObjective, move: m.TopOfStack) -> Told:
    return "top_of_stack", {"count": len(state.objective_stack)}


def _objective(state: TrailState, step: Step, move: m.PlayObjective) -> Told:
    """What it will score, and its immediate action, if it can be done now (GWT-235, GWT-238)."""
    params = _tasks(state, step.seat, move.code)
    card = OBJECTIVES[move.code]
    action = ACTION_NAMES[OBJECTIVE_ACTION[move.code]]
    params |= {"vp": card.vp, "penalty": card.penalty, "action": action}
    return "objective" if can_act(state, step, move.code) else "objective_only", params


def _values(state: TrailState, seat: int, card: int) -> dict[str, Param]:
    """The breeding value of the hand with and without a card (GWT-081)."""
    hand = state.hand[seat]
    return {"value": breeding_value(hand), "after": breeding_value(without(hand, card))}


def _discard(state: TrailState, step: Step, move: m.Discard) -> Told:
    return "discard", _values(state, step.seat, move.code)


def _trash(state: TrailState, step: Step, move: m.Trash) -> Told:
    vp = CARD_VP[move.code] if move.code < CATTLE else 0
    return "trash", {**_values(state, step.seat, move.code), "vp": vp}


def _draw_many(state: TrailState, step: Step, move: m.DrawMany) -> Told:
    stack, pile = len(state.draw[step.seat]), len(state.discard[step.seat])
    return "draw_many", {"count": min(move.amount, stack + pile), "stack": stack}


def _buy(state: TrailState, step: steps.BuyCattle, move: m.Buy) -> Told:
    params = _payment(state, step.seat, move.dollars)
    params["cowboys"] = step.cowboys - move.cowboys
    params["vp"] = sum(CARD_VP[card] for card in move.cards)
    return "buy", params


def _restock(state: TrailState, step: steps.BuyCattle, move: m.Restock) -> Told:
    count = min(DRAWN_BY_COWBOY, len(state.market_stack))
    return "restock", {"count": count, "cowboys": step.cowboys - 1}


def _done(state: TrailState, step: Step, move: m.Done) -> Told | None:
    """What follows: phase C draws cards (GWT-119); unused cowboys are idle."""
    if isinstance(step, steps.BuyCattle):
        return "done_buying", {"cowboys": step.cowboys}
    if not isinstance(step, steps.UseLocation) or step.chain:
        return None
    seat = step.seat
    missing = hand_limit(state, seat) - len(state.hand[seat])
    deck = len(state.draw[seat]) + len(state.discard[seat])
    return "done", {"count": max(0, min(missing, deck))}


_FORETELL: Final[Mapping[type[Move], Foreteller]] = {
    m.BeginAt: _actions_at,
    m.Copy: _actions_at,
    m.MoveTo: _move,
    m.Build: _build,
    m.Remove: _remove,
    m.TradeFor: _trade,
    m.Use: use,
    m.HireWorker: _hire,
    m.GiveUp: _give_up,
    m.EngineTo: engine,
    m.Upgrade: upgrade,
    m.ClearDisc: disc,
    m.DiscFromStation: disc_from_station,
    m.DeliverTo: deliver,
    m.TakeTile: _take_tile,
    m.SpendCertificates: _income,
    m.TakeCard: _take_card,
    m.TopOfStack: _top,
    m.PlayObjective: _objective,
    m.Discard: _discard,
    m.Trash: _trash,
    m.DrawMany: _draw_many,
    m.Buy: _buy,
    m.Restock: _restock,
    m.Done: _done,
}

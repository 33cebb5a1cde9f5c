"""What the open step asks, of whom, and why: the sentence and its numbers.

Everybody reads it, so nothing in it depends on cards that are hidden (GWT-272).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.great_western_trail import chance_steps as drawn
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.components import (
    CRAFTSMAN,
    EMPTY,
    FIRST_NEUTRAL,
    MASTER_NAMES,
)
from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    END_MONEY,
    POSITION_NAMES,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
)
from westbound.games.great_western_trail.rules.arrive import NOT_USABLE
from westbound.games.great_western_trail.rules.certificates import permanent, temporary
from westbound.games.great_western_trail.rules.discs import FIRST_CITY, payable_discs
from westbound.games.great_western_trail.rules.location import LOCAL, SINGLE_AUXILIARY
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.rules.supply import PER_COLUMN
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import KANSAS_CITY, SPACE_NAMES, START
from westbound.games.great_western_trail.view import content_name

Told: TypeAlias = tuple[str, dict[str, Param]]
Asker: TypeAlias = Callable[..., Told]


def word_of(state: TrailState, content: int) -> str:
    """What lies on a space, as a word of the catalogue: `building_5a`, `flood_3_green`."""
    name = content_name(state, content)
    return f"building_{name}" if content >= FIRST_NEUTRAL else name


def place(state: TrailState, space: int) -> tuple[str, ...]:
    """A place of the trail: what lies there, and the space."""
    name = SPACE_NAMES[space]
    if space in (KANSAS_CITY, START) or state.on[space] == EMPTY:
        return (name,)
    return (word_of(state, state.on[space]), name)


def target_name(target: int) -> str:
    """The station or city that a disc is for."""
    return STATION_NAMES[target] if target < FIRST_CITY else CITY_NAMES[target - FIRST_CITY]


def dollars(amount: int) -> str:
    """An amount that is gained or paid, with its sign."""
    return f"+${amount}" if amount >= 0 else f"−${-amount}"


def prompt(state: TrailState) -> Sentence:
    """What the top step asks; after the end, that it is over."""
    if not state.agenda:
        return Sentence("over", {})
    step = state.agenda[-1]
    ask = _ASK.get(type(step))
    variant, more = ask(state, step) if ask else ("", {})
    params: dict[str, Param] = {"seat": step.seat}
    if step.seat >= 0:
        params["money"] = state.money[step.seat]
    return Sentence(step.kind + variant, {**params, **more})


# --- the trail


def _moving(state: TrailState, step: steps.MoveHerd) -> Told:
    limit = step_limit(state, step.seat)
    return "", {"limit": limit, "place": place(state, state.at[step.seat])}


def _moving_on(state: TrailState, step: steps.MoveAgain | steps.MoveFree) -> Told:
    return "", {"limit": step.most}


def _using(state: TrailState, step: steps.UseLocation) -> Told:
    """A building with its actions, more of them, or only an auxiliary action."""
    if step.performed == SINGLE_AUXILIARY:
        return "_end", {}
    if step.space == NOT_USABLE:
        return "_auxiliary", {"place": place(state, state.at[step.seat])}
    params: dict[str, Param] = {"building": word_of(state, state.on[step.space])}
    if step.chain:
        return "_copied", params
    return "_more" if step.performed == LOCAL else "", params


def _bonus(state: TrailState, step: steps.Bonus) -> Told:
    return "", {"actions": tuple(ACTION_NAMES[action] for action in step.actions)}


# --- actions


def _hiring(state: TrailState, step: steps.Hire) -> Told:
    return "_modified" if step.modifier else "", {"modifier": dollars(step.modifier)}


def _building(state: TrailState, step: steps.PlaceBuilding) -> Told:
    craftsmen = state.workers_of(step.seat, CRAFTSMAN)
    return "", {"price": step.price, "craftsmen": craftsmen}


def _engine(state: TrailState, step: steps.MoveEngine) -> Told:
    return "", {"limit": step.most, "position": POSITION_NAMES[state.engine[step.seat]]}


def _engine_back(state: TrailState, step: steps.MoveEngineBack) -> Told:
    return "", {"spaces": step.exactly, "position": POSITION_NAMES[state.engine[step.seat]]}


def _back_for_delivery(state: TrailState, step: steps.BackForDelivery) -> Told:
    return "", {"position": POSITION_NAMES[state.engine[step.seat]]}


def _back_from_end(state: TrailState, step: steps.BackFromEnd) -> Told:
    return "", {"gain": END_MONEY}


def _upgrading(state: TrailState, step: steps.UpgradeStation) -> Told:
    station = step.station
    return "", {
        "station": STATION_NAMES[station],
        "cost": STATION_COST[station],
        "vp": STATION_VP[station],
    }


def _disc(state: TrailState, step: steps.PlaceDisc) -> Told:
    """Which space is cleared; GWT-270: where none can be, a disc comes back from a station."""
    variant = "_station" if step.target < FIRST_CITY else ""
    if not payable_discs(state, step.seat, step.target, 0, step.due):
        variant = "_back"
    return variant, {"target": target_name(step.target), "due": step.due}


def _master(state: TrailState, step: steps.TakeMaster) -> Told:
    master = MASTER_NAMES[state.masters[step.station]]
    return "", {"station": STATION_NAMES[step.station], "master": master}


def _objective(state: TrailState, step: steps.TakeObjective) -> Told:
    return "_hand" if step.to_hand else "", {"display": len(state.display)}


def _hazard(state: TrailState, step: steps.RemoveHazard) -> Told:
    return "", {"cost": step.cost}


def _how_many(state: TrailState, step: steps.DrawHowMany) -> Told:
    return "", {"limit": step.most}


def _count(
    state: TrailState,
    step: steps.DiscardCards | steps.TrashCards | drawn.DealMarket | drawn.DealDisplay,
) -> Told:
    return "", {"count": step.count}


def _buying(state: TrailState, step: steps.BuyCattle) -> Told:
    return "", {"cowboys": step.cowboys}


# --- Kansas City


def _foresight(state: TrailState, step: steps.Foresight) -> Told:
    return "", {"column": step.column}


def _income(state: TrailState, step: steps.Income) -> Told:
    return "", {
        "certificates": temporary(state, step.seat),
        "permanent": permanent(state, step.seat),
    }


def _delivering(state: TrailState, step: steps.Delivery) -> Told:
    return "_free" if step.free else "", {"total": step.value}


# --- chance


def _left(state: TrailState, step: drawn.RevealForBoard | drawn.RevealForJobs) -> Told:
    return "", {"count": step.left}


def _refill(state: TrailState, step: drawn.RevealForesight) -> Told:
    return "", {"column": step.space // PER_COLUMN + 1}


def _for_player(state: TrailState, step: drawn.RevealObjective | drawn.RevealHand) -> Told:
    return "", {"seat": step.player}


def _drawing(state: TrailState, step: drawn.DrawCards) -> Told:
    return "", {"seat": step.player, "count": step.count}


_ASK: Final[Mapping[type[Step], Asker]] = {
    steps.MoveHerd: _moving,
    steps.MoveAgain: _moving_on,
    steps.MoveFree: _moving_on,
    steps.UseLocation: _using,
    steps.Bonus: _bonus,
    steps.Hire: _hiring,
    steps.PlaceBuilding: _building,
    steps.MoveEngine: _engine,
    steps.MoveEngineBack: _engine_back,
    steps.BackForDelivery: _back_for_delivery,
    steps.BackFromEnd: _back_from_end,
    steps.UpgradeStation: _upgrading,
    steps.PlaceDisc: _disc,
    steps.TakeMaster: _master,
    steps.TakeObjective: _objective,
    steps.RemoveHazard: _hazard,
    steps.DrawHowMany: _how_many,
    steps.DiscardCards: _count,
    steps.TrashCards: _count,
    steps.BuyCattle: _buying,
    steps.Foresight: _foresight,
    steps.Income: _income,
    steps.Delivery: _delivering,
    drawn.RevealForBoard: _left,
    drawn.RevealForJobs: _left,
    drawn.RevealForesight: _refill,
    drawn.DealMarket: _count,
    drawn.DealDisplay: _count,
    drawn.RevealObjective: _for_player,
    drawn.RevealHand: _for_player,
    drawn.DrawCards: _drawing,
}

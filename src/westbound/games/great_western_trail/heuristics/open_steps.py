"""What the open decisions of a turn still promise: the gain of their best answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar, cast

from westbound.engine.step import Step
from westbound.games.great_western_trail import steps as s
from westbound.games.great_western_trail.actions import ACTIONS
from westbound.games.great_western_trail.automatic_steps import BeginTurn, EndTurn, GoOn, Rewards
from westbound.games.great_western_trail.heuristics import cattle, railroad
from westbound.games.great_western_trail.heuristics.actions import (
    action,
    copy,
    local,
    rewards,
    single_auxiliary,
    verb,
)
from westbound.games.great_western_trail.heuristics.discs import best_disc
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.heuristics.workers import cheapest_worker
from westbound.games.great_western_trail.railroad import END_MONEY, STATION_VP, STATION_WHITE
from westbound.games.great_western_trail.rules.arrive import NOT_USABLE
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.rules.location import SINGLE_AUXILIARY

St = TypeVar("St", bound=Step)
Worth: TypeAlias = Callable[[Outlook, Step], float]


def open_steps(outlook: Outlook) -> float:
    """All decisions of the seat on the agenda, down to the end of the turn."""
    value = 0.0
    for step in reversed(outlook.state.agenda):
        kind = type(step)
        if kind is EndTurn or kind is BeginTurn:
            break
        worth = _WORTH.get(kind)
        if worth is not None and _player(step) == outlook.seat:
            value += worth(outlook, step)
    return value


def _player(step: Step) -> int:
    return step.player if isinstance(step, GoOn | Rewards) else step.seat


def _use_location(outlook: Outlook, step: s.UseLocation | GoOn) -> float:
    if step.performed == SINGLE_AUXILIARY:
        return 0.0
    promised = 0.0 if step.space == NOT_USABLE else local(outlook, step.space, step.used)
    if step.performed or step.chain:
        return promised
    return max(promised, single_auxiliary(outlook, 0))


def _bonus(outlook: Outlook, step: s.Bonus) -> float:
    return max([action(outlook, code) for code in step.actions])


def _take_master(outlook: Outlook, step: s.TakeMaster) -> float:
    tile = outlook.state.masters[step.station]
    return max(0.0, railroad.master(outlook, tile) - cheapest_worker(outlook))


def _place_disc(outlook: Outlook, step: s.PlaceDisc) -> float:
    """A disc on its way to a station; those for cities are among the deliveries."""
    if step.target >= FIRST_CITY:
        return 0.0
    return best_disc(outlook, STATION_WHITE[step.target]) + STATION_VP[step.target]


def _worth(step: type[St], worth: Callable[[Outlook, St], float]) -> tuple[type[Step], Worth]:
    return step, cast("Worth", worth)


_WORTH: Final = dict(
    (
        _worth(s.UseLocation, _use_location),
        _worth(GoOn, _use_location),
        _worth(s.CopyBuilding, lambda outlook, step: copy(outlook, step.chain)),
        _worth(s.Bonus, _bonus),
        _worth(s.Auxiliary, lambda outlook, step: verb(outlook, "auxiliary", 0)),
        _worth(s.Hire, lambda outlook, step: verb(outlook, "hire", step.modifier)),
        _worth(s.PlaceBuilding, lambda outlook, step: verb(outlook, "place_building", step.price)),
        _worth(s.MoveEngine, lambda outlook, step: verb(outlook, "move_engine", step.most)),
        _worth(s.MoveAgain, lambda outlook, step: verb(outlook, "move_herd", step.most)),
        _worth(s.MoveFree, lambda outlook, step: verb(outlook, "move_free", step.most)),
        _worth(
            s.MoveEngineBack,
            lambda outlook, step: -railroad.cost_of_going_back(outlook, step.exactly),
        ),
        _worth(Rewards, lambda outlook, step: rewards(outlook, ACTIONS[step.action])),
        _worth(s.BackForDelivery, lambda outlook, step: railroad.trip_back(outlook, 0)),
        _worth(s.BackFromEnd, lambda outlook, step: outlook.purse.earned(END_MONEY)),
        _worth(
            s.UpgradeStation,
            lambda outlook, step: max(0.0, railroad.station(outlook, step.station)),
        ),
        _worth(s.UpgradeBehind, lambda outlook, step: verb(outlook, "upgrade_station", 0)),
        _worth(s.PlaceDisc, _place_disc),
        _worth(s.TakeMaster, _take_master),
        _worth(s.TakeObjective, lambda outlook, step: verb(outlook, "take_objective", 0)),
        _worth(s.Trade, lambda outlook, step: verb(outlook, "trade", 0)),
        _worth(s.RemoveHazard, lambda outlook, step: verb(outlook, "remove_hazard", step.cost)),
        _worth(s.DrawHowMany, lambda outlook, step: verb(outlook, "draw_discard", step.most)),
        _worth(s.TrashCards, lambda outlook, step: verb(outlook, "trash_hand_cards", step.count)),
        _worth(s.BuyCattle, lambda outlook, step: max(0.0, cattle.buy(outlook, step.cowboys))),
    )
)

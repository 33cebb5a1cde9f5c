"""Features of what is still open in the running turn of the seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.step import CHANCE, Step
from westbound.games.great_western_trail import automatic_steps as auto
from westbound.games.great_western_trail import chance_steps as chance
from westbound.games.great_western_trail import steps as s
from westbound.games.great_western_trail.actions import ACTIONS
from westbound.games.great_western_trail.components import ENGINEER
from westbound.games.great_western_trail.evaluation.facts import Look
from westbound.games.great_western_trail.railroad import CITY_WHITE, STATION_WHITE
from westbound.games.great_western_trail.rules.actions.possible import POSSIBLE
from westbound.games.great_western_trail.rules.arrive import NOT_USABLE
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.location import (
    COPY_ACTION,
    SINGLE_AUXILIARY,
    actions_left,
)

VERBS: Final = (*sorted({action.asks for action in ACTIONS if action.asks}), "money")
_VERB: Final = tuple(VERBS.index(action.asks or "money") for action in ACTIONS)
_COPY: Final = VERBS.index(ACTIONS[COPY_ACTION].asks)
# open steps, by what they are called here
_KINDS: Final[tuple[type[Step], ...]] = (
    s.MoveHerd, s.MoveAgain, s.MoveFree, s.Bonus, s.Auxiliary, s.Hire, s.PlaceBuilding,
    s.MoveEngine, s.MoveEngineBack, s.BackForDelivery, s.BackFromEnd, s.UpgradeStation,
    s.UpgradeBehind, s.TakeMaster, s.TakeObjective, s.Trade, s.RemoveHazard, s.DrawHowMany,
    s.DiscardCards, s.TrashCards, s.BuyCattle, s.Foresight, s.Income, s.CopyBuilding,
    s.PlaceHerd, auto.KansasCity, auto.AfterEngine, chance.RevealObjective, chance.DrawCards,
    chance.DealMarket,
)  # fmt: skip
_OPEN: Final = {kind: number for number, kind in enumerate(_KINDS)}
# a step's size: its field, and what a usual one is
_SIZES: Final[dict[type[Step], tuple[str, float]]] = {
    s.MoveAgain: ("most", 2), s.MoveFree: ("most", 3), s.MoveEngine: ("most", 2),
    s.MoveEngineBack: ("exactly", 1), s.DrawHowMany: ("most", 2), s.DiscardCards: ("count", 1),
    s.TrashCards: ("count", 1), s.BuyCattle: ("cowboys", 2), s.PlaceBuilding: ("price", 2),
    s.Foresight: ("column", 3), auto.KansasCity: ("next", 5), chance.DrawCards: ("count", 1),
}  # fmt: skip
DELIVERY: Final = (
    "income to come", "value of the income to come", "delivery to come", "value to deliver",
    "delivery is free", "white disc to place", "dark disc to place", "dollars due",
)  # fmt: skip
NAMES: Final = (
    *(f"open: {kind.kind}" for kind in _KINDS), "price of a worker",
    *(f"here: {verb}" for verb in VERBS), *DELIVERY,
    "auxiliary action instead", "own turn", "turns before the own one",
)  # fmt: skip


class _Open:
    """Adds up what the steps on the agenda promise."""

    __slots__ = ("delivery", "here", "look", "modifier", "opened", "single")

    def __init__(self, look: Look) -> None:
        self.look = look
        self.opened = [0.0] * len(_KINDS)
        self.here = [0.0] * len(VERBS)
        self.delivery = [0.0] * len(DELIVERY)
        self.single = self.modifier = 0.0

    def add(self, step: Step) -> None:
        kind = type(step)
        if isinstance(step, s.UseLocation | auto.GoOn):
            self._location(step)
        elif isinstance(step, auto.Rewards | auto.Immediate | s.Bonus):
            self._promised(step)
        elif isinstance(step, s.PlaceDisc | s.Delivery | chance.RevealHand):
            self._deliver(step)
        if isinstance(step, s.Hire):
            self.modifier = step.modifier / 2
        number = _OPEN.get(kind)
        if number is not None:
            name, usual = _SIZES.get(kind, ("", 1.0))
            self.opened[number] += (getattr(step, name) if name else 1.0) / usual

    def _location(self, step: s.UseLocation | auto.GoOn) -> None:
        """The local actions that are possible and not yet used."""
        state, seat = self.look.state, self.look.seat
        if step.performed == SINGLE_AUXILIARY:
            return
        if not step.performed and not step.chain:
            self.single = 1.0
        if step.space != NOT_USABLE:
            for code, _, possible in actions_left(state, step.space, step.used):
                if _VERB[code] == _COPY or possible(state, seat):
                    self.here[_VERB[code]] += self._size(code)

    def _size(self, code: int) -> float:
        action, rows = ACTIONS[code], self.look.state.worker_rows(self.look.seat)
        if not action.asks:
            return 0.5 + sum([amount.each for amount in action.dollars]) / 6
        if action.asks == "move_engine":
            each, unit = action.amount.each, action.amount.unit
            return (rows[ENGINEER] if unit == "engineer" else each) / 2
        if action.asks in ("hire", "place_building"):
            return 1.0 - 0.2 * action.amount.each
        return 1.0

    def _promised(self, step: auto.Rewards | auto.Immediate | s.Bonus) -> None:
        actions = (step.action,) if isinstance(step, auto.Rewards) else step.actions
        for code in actions:
            if isinstance(step, auto.Rewards) or POSSIBLE[code](self.look.state, self.look.seat):
                self.here[_VERB[code]] += self._size(code) / len(actions)

    def _deliver(self, step: s.PlaceDisc | s.Delivery | chance.RevealHand) -> None:
        found = self.delivery
        if isinstance(step, chance.RevealHand):
            total = breeding_value(self.look.state.hand[self.look.seat]) + self.look.always
            found[0], found[1] = 1.0, (total + step.certificates) / 10
        elif isinstance(step, s.Delivery):
            found[2], found[3], found[4] = 1.0, step.value / 10, float(step.free)
        else:
            city = step.target - FIRST_CITY
            white = CITY_WHITE[city] if city >= 0 else STATION_WHITE[step.target]
            found[5 if white else 6] += 1.0
            found[7] += step.due / 5


def numbers(look: Look) -> Sequence[float]:
    seat, found, running, own = look.seat, _Open(look), seat_of_turn(look), 0.0
    for step in reversed(look.state.agenda):
        if isinstance(step, auto.EndTurn | auto.BeginTurn):
            break
        if (step.player if hasattr(step, "player") else step.seat) in (seat, CHANCE):
            found.add(step)
    players = look.state.setup.players
    waiting = (seat - running) % players
    own = float(not waiting)
    return [
        *found.opened, found.modifier, *found.here, *found.delivery,
        found.single, own, waiting / players,
    ]  # fmt: skip


def seat_of_turn(look: Look) -> int:
    """Whose turn it is, or is about to begin; the seat itself after the end."""
    for step in reversed(look.state.agenda):
        if isinstance(step, auto.EndTurn | auto.BeginTurn):
            return step.player
    return look.seat

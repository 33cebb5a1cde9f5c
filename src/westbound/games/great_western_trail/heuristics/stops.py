"""What a stop brings: printed actions, one by one and all of a location."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.games.great_western_trail.actions import (
    ACTIONS,
    DOUBLE,
    NEUTRAL_LOCAL,
    NO_CARD,
    PRIVATE_LOCAL,
    RISK_LOCAL,
    SINGLE,
    Action,
)
from westbound.games.great_western_trail.components import (
    EMPTY,
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    number_of,
    owner_of,
)
from westbound.games.great_western_trail.heuristics.gains import Gains
from westbound.games.great_western_trail.rules.actions.amounts import dollars, number
from westbound.games.great_western_trail.rules.auxiliary import clear_spaces
from westbound.games.great_western_trail.trail import ADJACENT

FREE_MOVE: Final = 0.5  # of an objective card
COPIES: Final = "copy_adjacent_building"


class Stops(Gains):
    """The gain of an action is what it adds to the position; never less than nothing."""

    __slots__ = ()

    def verb(self, verb: str, amount: int) -> float:
        """What a decision of this kind will bring."""
        key = (verb, amount)
        if key not in self.memo:
            self.memo[key] = max(0.0, _VERBS[verb](self, amount))
        return self.memo[key]

    def auxiliary(self, amount: int) -> float:
        """Single or double (GWT-187)."""
        best = self.single_auxiliary()
        for kind, code in enumerate(DOUBLE):
            if clear_spaces(self.state, self.seat, kind) == 2:
                best = max(best, self.action(ACTIONS[code]))
        return best

    def single_auxiliary(self) -> float:
        key = ("single", 0)
        if key not in self.memo:
            self.memo[key] = max(
                [
                    self.action(ACTIONS[code])
                    for kind, code in enumerate(SINGLE)
                    if clear_spaces(self.state, self.seat, kind)
                ]
            )
        return self.memo[key]

    def action(self, action: Action) -> float:
        """The gain of a printed action, 0 if it is not possible or not wise."""
        key = ("action", action.code)
        if key not in self.memo:
            self.memo[key] = max(0.0, self.find_action(action))
        return self.memo[key]

    def find_action(self, action: Action) -> float:
        if action.pay > self.money:
            return 0.0
        value = -self.cost(action.pay) if action.pay else 0.0
        if action.discard != NO_CARD:
            lost = self.lost_card(action.discard)
            if lost is None:
                return 0.0
            value -= lost
        if action.back > 0:
            value -= self.back(action.back)
        return value + self.brings(action)

    def brings(self, action: Action) -> float:
        """What an action brings once its costs are met."""
        state, seat, value = self.state, self.seat, 0.0
        if action.dollars:
            value += self.earned(dollars(state, seat, action))
        for amount in action.certificates:
            value += self.certificates(number(state, seat, amount))
        if action.asks:
            value += self.verb(action.asks, number(state, seat, action.amount))
        return value

    def slots(self, space: int, used: int, copied: bool = False) -> float:
        """The local actions not used yet."""
        content = self.state.on[space]
        if content < FIRST_PRIVATE:
            local = NEUTRAL_LOCAL[content - FIRST_NEUTRAL]
        else:
            printed = number_of(content)
            local = PRIVATE_LOCAL[self.state.sides >> printed & 1][printed] + RISK_LOCAL[space]
        value = 0.0
        for index, slot in enumerate(local):
            if not used >> index & 1:
                value += max([self.local_action(code, space, copied) for code in slot])
        return value

    def local_action(self, code: int, space: int, copied: bool) -> float:
        action = ACTIONS[code]
        if action.asks == COPIES:
            return 0.0 if copied else self.copy((space,))
        return self.action(action)

    def copy(self, chain: tuple[int, ...]) -> float:
        """8b: the best of the buildings next to it; another 8b is not followed further."""
        on, best = self.state.on, 0.0
        for space in ADJACENT[chain[0]]:
            if on[space] != EMPTY and space not in chain:
                best = max(best, self.slots(space, 0, copied=True))
        return best

    def location(self, space: int) -> float:
        """What a stop here brings: its actions, or one auxiliary action."""
        content = self.state.on[space]
        if content >= FIRST_PRIVATE:
            usable = owner_of(content) == self.seat
        else:
            usable = content >= FIRST_NEUTRAL
        single = self.single_auxiliary()
        return max(single, self.slots(space, 0)) if usable else single


_VERBS: Final[dict[str, Callable[[Stops, int], float]]] = {
    "hire": Gains.hire,
    "place_building": Gains.build,
    "move_engine": Gains.move_engine,
    "buy_cattle": Gains.buy_with_all,
    "remove_hazard": Gains.remove_hazard,
    "trade": Gains.trade,
    "auxiliary": Stops.auxiliary,
    "move_herd": lambda gains, most: gains.taste.again,
    "take_objective": Gains.take_objective,
    "draw_discard": Gains.draw_discard,
    "upgrade_station": Gains.upgrade_behind,
    "trash_hand_cards": Gains.trash,
    "extraordinary_delivery": Gains.trip_back,
    "move_free": lambda gains, most: FREE_MOVE,
}

"""The tiny game after two corrections of its rules, as a later release would have it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from tests.engine.tiny_game import Tiny
from tests.engine.tiny_pieces import HAND, Deal, TinyState
from westbound.engine.game import Game, RuleChange
from westbound.engine.option import Value
from westbound.engine.state import State
from westbound.engine.step import CHANCE


class Corrected(Tiny):
    """Since version 3 hands are one card larger; older matches go on with the old hands."""

    rules_version = 3
    changes = (RuleChange(2, "TNY-003"), RuleChange(3, "TNY-004"))

    def new(self, players: int, options: Mapping[str, Value]) -> TinyState:
        return self.new_by(self.rules_version, players, options)

    def new_by(self, rules_version: int, players: int, options: Mapping[str, Value]) -> TinyState:
        state = TinyState(players, options)
        self.deal(state, HAND)
        if rules_version >= 3:
            state.agenda.extend(Deal(CHANCE, seat) for seat in range(players))
        return state


CORRECTED: Final = cast("Game[State]", Corrected())

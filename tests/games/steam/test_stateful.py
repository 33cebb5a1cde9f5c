"""Hypothesis plays Steam, from the start and on a crowded map."""

from __future__ import annotations

from westbound.engine.game import Game
from westbound.engine.option import Value
from westbound.engine.state import State
from westbound.kit.suites.stateful import MatchMachine, StatefulSuite

from .begun_game import ANY_CROWDED, ANY_USUAL


class SteamMachine(MatchMachine):
    def options_for(self, game: Game[State], options: dict[str, Value]) -> dict[str, Value]:
        """Crowded maps take a while to begin: a few are enough."""
        if game is ANY_CROWDED:
            return {name: options[name] for name in ("ruleset", "map") if name in options}
        return options


class TestSteamByHypothesis(StatefulSuite):
    game, begun, machine = ANY_USUAL, (ANY_CROWDED,), SteamMachine

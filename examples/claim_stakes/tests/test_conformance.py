"""Claim Stakes keeps every promise of the conformance suite, and Hypothesis finds no way round."""

from __future__ import annotations

from typing import cast

from claim_stakes import GAME
from westbound.engine.conformance import Conformance
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.kit.suites.stateful import StatefulSuite


class TestConformance(Conformance):
    game = cast("Game[State]", GAME)
    hides = True  # what a survey has found


class TestByHypothesis(StatefulSuite):
    game = cast("Game[State]", GAME)

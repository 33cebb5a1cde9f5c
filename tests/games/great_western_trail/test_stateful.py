"""Hypothesis plays Great Western Trail, from the start and with much on the trail."""

from __future__ import annotations

from typing import ClassVar

from westbound.kit.suites.stateful import StatefulSuite

from .begun_game import ANY_BEGUN, ANY_USUAL


class TestByHypothesis(StatefulSuite):
    game, begun = ANY_USUAL, (ANY_BEGUN,)
    more_values: ClassVar = {"private_building_sides": ("bbbbbbbbbb", "abbabaabba")}
    max_examples = 35

"""Versions of the rules of Carson City: a match keeps the one it began with."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import RuleChange

RULES_VERSION: Final = 2
CHANGES: Final = tuple(
    RuleChange(2, rule) for rule in ("CC-202", "CC-234", "CC-267", "CC-289", "CC-300")
)

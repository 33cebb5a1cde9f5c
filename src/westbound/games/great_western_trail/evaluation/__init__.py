"""What bots and learning know of a position: its rating, and the same in named numbers."""

from __future__ import annotations

from westbound.games.great_western_trail.evaluation.evaluator import TrailEvaluator
from westbound.games.great_western_trail.evaluation.features import FEATURES

__all__ = ["FEATURES", "TrailEvaluator"]

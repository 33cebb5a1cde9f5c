"""What a bot that learns sees of a position: named numbers, and which moves are worth a look.

`evaluator.py` joins the groups of numbers: the terms of the hand-written rating (`terms.py`), the
seat's own things (`own.py`), its rivals (`rivals.py`), the table and the turn (`table.py`), and
what the open decision is about (`decision.py`).
"""

from __future__ import annotations

from westbound.games.steam.evaluation.evaluator import SteamEvaluator
from westbound.games.steam.evaluation.feature_names import feature_list
from westbound.games.steam.evaluation.promising import promising

__all__ = ["SteamEvaluator", "feature_list", "promising"]

"""The figures of the Outlaws variant."""

from __future__ import annotations

from typing import Any, Final

from westbound.games.carson_city.components import read_data

OUTLAWS: Final[dict[str, Any]] = read_data("outlaws.toml")
OUTLAW_VP: Final[dict[int, int]] = {int(k): v for k, v in OUTLAWS["vp_by_strength"].items()}

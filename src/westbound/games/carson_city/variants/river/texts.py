"""Log sentences and previews of bridges."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.step import Step
from westbound.games.carson_city.base.moves import LayRoad
from westbound.games.carson_city.base.previews import road_laid
from westbound.games.carson_city.characters.governor import road_points
from westbound.games.carson_city.state import CarsonState
from westbound.kit.messages import log_message_or_next, preview_or_next, sentence


def _bridge(state: CarsonState, step: Step, move: LayRoad) -> Sentence | None:
    if not state.setup.water >> move.edge & 1:
        return None
    vp = road_points(state, step, move.edge)
    return sentence("road_bridge_points" if vp else "road_bridge", vp=vp)


def _preview_bridge(state: CarsonState, step: Step, move: LayRoad) -> Sentence | None:
    if not state.setup.water >> move.edge & 1:
        return None
    vp = road_points(state, step, move.edge)
    key = "bridge_points" if vp else "bridge"
    return sentence(key, **road_laid(state, step, move), vp=vp)


LOG: Final = (log_message_or_next(Step, LayRoad, _bridge, "road_bridge", "road_bridge_points"),)
PREVIEWS: Final = (preview_or_next(Step, LayRoad, _preview_bridge, "bridge", "bridge_points"),)

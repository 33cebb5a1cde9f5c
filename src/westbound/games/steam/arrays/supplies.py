"""The turn and its phases, the goods supply, the bag, and the pieces left."""

from __future__ import annotations

from itertools import chain
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.steam.components import (
    COLOURS,
    CUBES,
    GOODS_ROUNDS,
    GROWTH_MARKERS,
    NEW_CITIES,
    TURNS,
)
from westbound.games.steam.faces import FACE_NAMES, PIECES
from westbound.games.steam.map_checks import MAX_PER_SPACE, MAX_SPACES
from westbound.kit.arrays import Look, Numbers, Packed, one_hot

_PHASES: Final = (
    "setup", "capital", "auction", "action_tiles", "build", "goods", "income", "over",
)  # fmt: skip
_PHASE_ROWS: Final = dict(zip(_PHASES, one_hot(len(_PHASES)), strict=False))
_NO_SPACE: Final = (0,) * len(COLOURS)


def _numbers(look: Look) -> list[int]:
    position = look.position
    supply = [space["tuple"] for space in position["supply"]]
    return [
        position["turn"],
        look.observation["turns"],
        position["goods_round"],
        position["growth_left"],
        *position["bag"],
        *position["new_cities"],
        *position["used"],
        *chain.from_iterable(supply),
        *_NO_SPACE * (MAX_SPACES - len(supply)),
    ]


SUPPLIES: Final = (
    Numbers(
        _numbers,
        ArrayField("turn", (1,), 1, max(TURNS.values()) + 1, "turn of the match"),
        ArrayField("turns", (1,), 1, max(TURNS.values()), "turns of the whole match"),
        ArrayField("goods_round", (1,), 0, GOODS_ROUNDS, "round of moving goods"),
        ArrayField("growth_left", (1,), 0, GROWTH_MARKERS, "markers for grown cities"),
        ArrayField("bag", (len(COLOURS),), 0, max(CUBES), "cubes left to be drawn", COLOURS),
        ArrayField("new_cities_left", (len(COLOURS),), 0, max(NEW_CITIES), "tiles for new cities",
                   COLOURS),
        ArrayField("tiles_used", (len(FACE_NAMES),), 0, PIECES, "track tiles on the map by face",
                   FACE_NAMES),
        ArrayField("supply", (MAX_SPACES, len(COLOURS)), 0, MAX_PER_SPACE,
                   "cubes on the spaces of the goods supply", COLOURS),
    ),
    Packed(
        lambda look: _PHASE_ROWS[look.position["phase"]],
        ArrayField("phase", (len(_PHASES),), 0, 1, "phase of the turn", _PHASES),
    ),
)  # fmt: skip

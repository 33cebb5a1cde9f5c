"""What things are called in the catalogue, for prompts, the log and previews."""

from __future__ import annotations

from westbound.engine.refusal import Param, Phrase
from westbound.games.great_western_trail.components import (
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    NEUTRALS,
    SIDES,
    TILE_NAMES,
    number_of,
)
from westbound.games.great_western_trail.railroad import CITY_NAMES, STATION_NAMES
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import KANSAS_CITY, SPACE_NAMES


def content_name(state: TrailState, content: int) -> str:
    """What lies on a space: `A`, `5a`, `flood_3_green`, `blue_teepee`."""
    if content >= FIRST_PRIVATE:
        number = number_of(content)
        return f"{number + 1}{SIDES[state.side_of(number)]}"
    if content >= FIRST_NEUTRAL:
        return NEUTRALS[content - FIRST_NEUTRAL]
    return TILE_NAMES[content]


def term_of(state: TrailState, content: int) -> str:
    """The same as a term of the catalogue: `building_5a`, `flood_3_green`."""
    name = content_name(state, content)
    return f"building_{name}" if content >= FIRST_NEUTRAL else name


def place(state: TrailState, space: int) -> Param:
    """A place where a cattleman stands: the building with its space, or only the space."""
    name = SPACE_NAMES[space]
    if space == KANSAS_CITY:
        return name
    if state.on[space] < FIRST_NEUTRAL:
        return Phrase("at_space", {"space": name})
    return Phrase("at_building", {"building": term_of(state, state.on[space]), "space": name})


def target_name(target: int) -> str:
    """The station or city that a disc is for."""
    return STATION_NAMES[target] if target < FIRST_CITY else CITY_NAMES[target - FIRST_CITY]

"""A stage of the order of play, and the moments at which a variant adds one (`flow.py`)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from westbound.games.carson_city.state import CarsonState

Begin: TypeAlias = Callable[[CarsonState], None]


class Stage(NamedTuple):
    """How it begins, and the locations whose cowboys act in it."""

    begin: Begin
    resolves: tuple[int, ...] = ()


class Moment(Enum):
    BEFORE_STARTING_PARCELS = auto()  # in the set-up
    BEFORE_CHARACTERS = auto()  # in every round
    INSTEAD_OF_WAGES = auto()
    BEFORE_TOWN_HALL = auto()  # before the duels inside the city
    AFTER_END_POWERS = auto()  # of the characters, in phase 4

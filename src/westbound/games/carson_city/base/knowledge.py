"""How a part of the game tells a bot what it is worth, in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from westbound.engine.step import Step

if TYPE_CHECKING:
    from westbound.games.carson_city.base.heuristics import Rating

St = TypeVar("St", bound=Step)

Term: TypeAlias = "Callable[[Rating], float]"
Place: TypeAlias = "Callable[[Rating, int], float | None]"
Lead: TypeAlias = "Callable[[Rating, int], int]"
Promise: TypeAlias = "Callable[[Rating, Step], float]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """What a bot adds to the worth of a position because of one part of the game."""

    terms: tuple[Term, ...] = ()  # what the seat has
    places: tuple[Place, ...] = ()  # what winning a location brings; None: another part knows
    leads: tuple[Lead, ...] = ()  # what adds to the seat's firepower in the duel at a location
    promises: Mapping[type[Step], Promise] = field(default_factory=dict)  # of the open step


def promise(step: type[St], worth: Callable[[Rating, St], float]) -> tuple[type[Step], Promise]:
    """What this step promises the seat, or costs it."""
    return step, cast("Promise", worth)


def promises(*found: tuple[type[Step], Promise]) -> Mapping[type[Step], Promise]:
    return dict(found)


def join_knowledge(parts: Iterable[Knowledge]) -> Knowledge:
    """Everything that all parts know, in their order."""
    parts = tuple(parts)
    return Knowledge(
        terms=tuple(term for part in parts for term in part.terms),
        places=tuple(place for part in parts for place in part.places),
        leads=tuple(lead for part in parts for lead in part.leads),
        promises={step: worth for part in parts for step, worth in part.promises.items()},
    )

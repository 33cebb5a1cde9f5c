"""What of an observation is in the arrays: names whose values never change a number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from westbound.engine.game import Game

Observation = Mapping[str, Any]


def not_in_arrays(
    game: Game[Any], observations: Sequence[Observation], part: str = ""
) -> tuple[set[str], set[str]]:
    """Names that never change a number, and those that never changed at all.

    Of each observation one value after the other is exchanged for that of the next one. `part`
    names what to look into: a mapping of the observation, or a list of mappings; else itself.
    """
    read: set[str] = set()
    changed: set[str] = set()
    names = {name for seen in observations for piece in _pieces(seen, part) for name in piece}
    for seen, other in pairwise(observations):
        values = list(game.array_values(seen))
        for name in sorted(names - read):
            mixed = _exchanged(seen, other, part, name)
            if mixed is not None:
                changed.add(name)
                if _differ(game, mixed, values):
                    read.add(name)
    return changed - read, names - changed


def _pieces(seen: Observation, part: str) -> Iterable[Observation]:
    inside = seen[part] if part else seen
    return inside if isinstance(inside, list) else [inside]


def _exchanged(seen: Observation, other: Observation, part: str, name: str) -> Observation | None:
    """The observation with this value of the other one; None if both have the same."""
    pairs = zip(_pieces(seen, part), _pieces(other, part), strict=False)
    pieces = [{**piece, name: from_other.get(name)} for piece, from_other in pairs]
    if pieces == list(_pieces(seen, part)):
        return None
    if not part:
        return pieces[0]
    return {**seen, part: pieces if isinstance(seen[part], list) else pieces[0]}


def _differ(game: Game[Any], mixed: Observation, values: list[float]) -> bool:
    """A mixture that makes no sense is noticed, so it is read."""
    try:
        return list(game.array_values(mixed)) != values
    except (LookupError, TypeError, ValueError):
        return True

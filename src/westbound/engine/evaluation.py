"""What a game knows about positions, for bots, hints and learning: ratings and named numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from westbound.engine.state import State

S = TypeVar("S", bound=State)

RATING_UNIT: Final = 20.0  # points in 1.0 of a feature that is part of a rating


@dataclass(frozen=True)
class FeatureList:
    """The names of the numbers an evaluator makes of a position, most of them about 0 to 1.

    Learning starts from what the game knows already: the features `rating` add up to the
    hand-written rating of the seat, or to what of it is found out quickly; `rival` is that of its
    best opponent, both in `RATING_UNIT`.
    `likings` says how much, in points, one more of a feature may seem better or worse to a player
    who tries things out: plans that chance moves alone would never find.
    """

    names: tuple[str, ...]
    rating: tuple[str, ...]
    rival: str
    likings: Mapping[str, float] = field(default_factory=dict, hash=False)

    def __len__(self) -> int:
        return len(self.names)

    @cached_property
    def index(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def fingerprint(self) -> str:
        """Equal for equal names in equal order: weights fit only the features they learnt from."""
        return blake2b("\n".join(self.names).encode(), digest_size=8).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC, Generic[S]):
    """Rates positions for one seat.

    It is made for one decision, from the position before it, and asked about the positions its
    moves lead to: what no move changes has to be worked out only once. It reads nothing that is
    hidden from the seat.
    """

    @abstractmethod
    def rate(self, state: S) -> float:
        """How good the position is for the seat: the points it can expect."""

    def features(self, state: S) -> Sequence[float]:
        """The same position as numbers, in the order of the game's `feature_list`."""
        raise NotImplementedError(f"{type(self).__name__} has no features")

"""How much the seat that decides does not know.

At some decisions, several worlds are sampled that all fit what the seat knows, and compared: what
is the same in all of them is known, what differs is hidden. What chance has not decided yet (a die,
the next tile of a bag) is hidden from nobody: it does not exist yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from math import log2
from typing import Final, NamedTuple

from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.lab.metrics.samples import (
    ByTenth,
    mean_of_samples,
    means_by_tenth,
    tenths_to_json,
)
from westbound.lab.metrics.summary import Estimated, Share, share

WORLDS: Final = 8


# --- what is kept of a match


class HiddenSample(NamedTuple):
    """One decision, looked at through its seat's eyes."""

    tenth: int
    elements: int  # of the state
    differing: float  # the mean of those that differ between two worlds
    distinct: int  # worlds, of `WORLDS`
    equal_pairs: int


def compare_worlds(game: Game[State], state: State, seat: int, rng: Rng) -> HiddenSample:
    """Sample worlds for the seat; the tenth of the match is not known yet."""
    keys = [game.sample_state(state, seat, rng).key() for _ in range(WORLDS)]
    counts = Counter(keys)
    elements = max(map(_elements, keys))
    differing = sum(0 if a == b else _differing(a, b) for a, b in pairwise(keys))
    equal = sum(count * (count - 1) // 2 for count in counts.values())
    return HiddenSample(0, elements, differing / (WORLDS - 1), len(counts), equal)


def _elements(value: Hashable) -> int:
    """The numbers and words in a value of nested tuples."""
    return sum(map(_elements, value)) if isinstance(value, tuple) else 1


_NOTHING: Final = object()  # where one of two lists is longer


def _differing(a: Hashable, b: Hashable) -> int:
    """The elements at the same place that are not the same."""
    if a == b:
        return 0
    if isinstance(a, tuple) and isinstance(b, tuple):
        return sum(_differing(x, y) for x, y in zip_longest(a, b, fillvalue=_NOTHING))
    return max(_elements(a), _elements(b))


# --- what many matches say


@dataclass(frozen=True, slots=True)
class HiddenInformation:
    samples: int
    anything: Share  # decisions at which something is hidden
    hidden_share: Estimated  # of the elements of the state
    elements: float
    distinct_worlds: Estimated  # of `WORLDS`
    coincidence: float  # how often two worlds were the same
    by_tenth: ByTenth

    @property
    def bits(self) -> float:
        """−log2 of the coincidence; if no two worlds were the same, what can be said at least."""
        pairs = max(1, self.samples * WORLDS * (WORLDS - 1) // 2)
        return -log2(max(self.coincidence, 1 / pairs)) + 0.0

    @property
    def bits_are_a_minimum(self) -> bool:
        return self.samples > 0 and self.coincidence == 0

    def to_json(self) -> dict[str, Json]:
        return {
            "samples": self.samples,
            "worlds_per_sample": WORLDS,
            "decisions_with_something_hidden": self.anything.to_json(),
            "hidden_share": self.hidden_share.to_json(),
            "elements_of_the_state": self.elements,
            "distinct_worlds": self.distinct_worlds.to_json(),
            "coincidence": self.coincidence,
            "bits": self.bits,
            "bits_are_a_minimum": self.bits_are_a_minimum,
            "by_tenth": tenths_to_json(self.by_tenth),
        }


def hidden_information(matches: Sequence[Sequence[HiddenSample]]) -> HiddenInformation:
    samples = [sample for match in matches for sample in match]
    pairs = len(samples) * WORLDS * (WORLDS - 1) // 2
    return HiddenInformation(
        samples=len(samples),
        anything=share(sum(sample.distinct > 1 for sample in samples), len(samples)),
        hidden_share=mean_of_samples(matches, _hidden_share),
        elements=sum(sample.elements for sample in samples) / max(1, len(samples)),
        distinct_worlds=mean_of_samples(matches, lambda sample: sample.distinct),
        coincidence=sum(sample.equal_pairs for sample in samples) / pairs if pairs else 1.0,
        by_tenth=means_by_tenth(matches, _hidden_share),
    )


def _hidden_share(sample: HiddenSample) -> float:
    return sample.differing / sample.elements

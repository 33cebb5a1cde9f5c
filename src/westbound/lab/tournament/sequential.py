"""Stopping as soon as a question is decided, without deciding wrongly more often than promised.

Is the mean of independent scores between 0 and 1 above or below a share m? Somebody bets against
"not above": a stake λ multiplies their money by 1 + λ (score - m) with every score. If the mean is
m or less, nobody can expect to gain by that, whatever λ; the chance ever to multiply the money by
1/α is at most α (Ville's inequality). So one may look after every set and stop at any time, and
scores may be ties or shares: nothing is assumed but their mean. The money is spread over several λ,
as nobody knows the best one beforehand. Betting against "not below" is the mirror image.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import exp, log, log1p
from typing import Final, TypeAlias

Scores: TypeAlias = "Mapping[Fraction, int] | Counter[Fraction]"  # how often there was which score

# Parts of the largest stake. Small ones see small differences, large ones decide clear cases soon.
STAKES: Final = tuple((n / 21) ** 2 for n in range(1, 21))
_HALVINGS: Final = 20


class Verdict(StrEnum):
    """What the sets have shown about the share that was asked for."""

    ABOVE = "above"
    BELOW = "below"


@dataclass(frozen=True, slots=True)
class Question:
    """Is the share of sets that the first bot wins above or below `share`?

    The chance to answer "above" if it is not is at most `alpha`, whenever one stops; to answer
    "below" if it is not, at most `beta`.
    """

    share: float = 0.5
    alpha: float = 0.05
    beta: float = 0.05

    def answer(self, scores: Scores) -> Verdict | None:
        """None as long as it is open."""
        if log_gain_above(scores, self.share) >= -log(self.alpha):
            return Verdict.ABOVE
        if log_gain_below(scores, self.share) >= -log(self.beta):
            return Verdict.BELOW
        return None


def log_gain_above(scores: Scores, share: float) -> float:
    """The logarithm of what was gained by betting that the mean is above the share."""
    gains = [(float(score) / share - 1, count) for score, count in sorted(scores.items())]
    return _log_mean_exp(
        [sum(count * log1p(stake * gain) for gain, count in gains) for stake in STAKES]
    )


def log_gain_below(scores: Scores, share: float) -> float:
    """The same for a mean below the share."""
    return log_gain_above({1 - score: count for score, count in scores.items()}, 1 - share)


def _log_mean_exp(values: list[float]) -> float:
    most = max(values)
    return most + log(sum(exp(value - most) for value in values) / len(values))


def anytime_interval(scores: Scores, confidence: float = 0.95) -> tuple[float, float]:
    """Holds the true mean with this confidence, whenever one has stopped and why.

    A share is outside if somebody who bets that the mean is above it, or below it, would have won.
    """
    bar = -log((1 - confidence) / 2)
    low = _last(lambda share: log_gain_above(scores, share) >= bar)
    high = 1 - _last(lambda share: log_gain_below(scores, 1 - share) >= bar)
    return low, high


def _last(is_outside: Callable[[float], bool]) -> float:
    """The largest share that is outside; all below it are too."""
    inside, outside = 1.0, 0.0
    for _ in range(_HALVINGS):
        middle = (inside + outside) / 2
        if is_outside(middle):
            outside = middle
        else:
            inside = middle
    return outside

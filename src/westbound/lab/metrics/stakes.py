"""How much a choice matters, by the game's own opinion of positions.

At some decisions, the moves (or a sample of them, if there are many) are tried on a world that the
seat thinks possible, and `Game.evaluate` rates what comes of each: in points, and with the eyes of
the greedy bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.lab.metrics.samples import (
    ByTenth,
    mean_of_samples,
    means_by_tenth,
    tenths_to_json,
)
from westbound.lab.metrics.summary import Estimated, Share, share

CANDIDATES: Final = 24
_SAME: Final = 1e-9


# --- what is kept of a match


class StakeSample(NamedTuple):
    """One decision: what the best move is ahead of the mean of all, and of the next one."""

    tenth: int
    ahead_of_mean: float
    ahead_of_second: float


def rate_moves(
    game: Game[State], state: State, seat: int, moves: Sequence[Move], rng: Rng
) -> StakeSample | None:
    """Rate the moves; None if all but one only take something back."""
    candidates = [move for move in moves if move.kind not in game.moves_bots_skip]
    if len(candidates) > CANDIDATES:
        rng.shuffle(candidates)
        candidates = candidates[:CANDIDATES]
    if len(candidates) < 2:
        return None
    world = game.sample_state(state, seat, rng)
    values = sorted((_value(game, world, move, seat) for move in candidates), reverse=True)
    mean = sum(values) / len(values)
    return StakeSample(0, values[0] - mean, values[0] - values[1])


def _value(game: Game[State], world: State, move: Move, seat: int) -> float:
    after = world.copy()
    game.apply(after, move, seat)
    return game.evaluate(after, seat)


# --- what many matches say


@dataclass(frozen=True, slots=True)
class Stakes:
    samples: int
    ahead_of_mean: Estimated  # what a move at random costs, in points
    ahead_of_second: Estimated
    indifferent: Share  # decisions whose best move has an equal
    by_tenth: ByTenth  # of `ahead_of_mean`

    def to_json(self) -> dict[str, Json]:
        return {
            "samples": self.samples,
            "candidates_at_most": CANDIDATES,
            "best_ahead_of_mean": self.ahead_of_mean.to_json(),
            "best_ahead_of_second": self.ahead_of_second.to_json(),
            "best_has_an_equal": self.indifferent.to_json(),
            "by_tenth": tenths_to_json(self.by_tenth),
        }


def stakes(matches: Sequence[Sequence[StakeSample]]) -> Stakes:
    samples = [sample for match in matches for sample in match]
    equal = sum(sample.ahead_of_second <= _SAME for sample in samples)
    return Stakes(
        samples=len(samples),
        ahead_of_mean=mean_of_samples(matches, lambda sample: sample.ahead_of_mean),
        ahead_of_second=mean_of_samples(matches, lambda sample: sample.ahead_of_second),
        indifferent=share(equal, len(samples)),
        by_tenth=means_by_tenth(matches, lambda sample: sample.ahead_of_mean),
    )

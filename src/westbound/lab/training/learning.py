"""What is remembered of matches, and how a net learns from it: Adam on a Huber loss."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from westbound.bots.learned.value_net import HEADS, POINTS, Floats, ValueNet
from westbound.lab.training.trace import MatchSample

DECAY: Final = 1e-4
LARGEST_ERROR: Final = 1.5  # one strange match moves little


class Memory:
    """The last positions with their targets, in half precision."""

    def __init__(self, size: int, inputs: int) -> None:
        self.rows: NDArray[np.float16] = np.zeros((size, inputs), np.float16)
        self.targets: Floats = np.zeros((size, HEADS), np.float32)
        self.at = self.full = 0

    def add(self, played: MatchSample) -> None:
        for row, target in zip(played.rows, played.targets, strict=True):
            self.rows[self.at], self.targets[self.at] = row, target
            self.at = (self.at + 1) % len(self.rows)
            self.full = min(self.full + 1, len(self.rows))

    def batch(self, rng: np.random.Generator, size: int) -> tuple[Floats, Floats]:
        index = rng.integers(0, self.full, size)
        return self.rows[index].astype(np.float32), self.targets[index]


class Learner:
    """A net and the moments of Adam."""

    def __init__(self, net: ValueNet) -> None:
        self.net = net
        self.moments = [np.zeros_like(w) for w in net.weights]
        self.squares = [np.zeros_like(w) for w in net.weights]
        self.updates = 0

    def learn(self, rows: Floats, targets: Floats, rate: float) -> float:
        """One step; returns the error of the own points, root mean square."""
        slopes, error = gradients(self.net, rows, targets)
        self.updates += 1
        fix_moment, fix_square = 1 - 0.9**self.updates, 1 - 0.999**self.updates
        for weight, gradient, moment, square in zip(
            self.net.weights, slopes, self.moments, self.squares, strict=True
        ):
            moment += 0.1 * (gradient - moment)
            square += 0.001 * (gradient * gradient - square)
            step = (moment / fix_moment) / (np.sqrt(square / fix_square) + 1e-8)
            weight -= rate * (step + (DECAY * weight if weight.ndim > 1 else 0))
        return error


def gradients(net: ValueNet, rows: Floats, targets: Floats) -> tuple[list[Floats], float]:
    """The slopes of the loss by each weight, and the error of the own points in points."""
    hidden = len(net.first_bias)
    both = rows @ net.first
    one = np.maximum(both[:, :hidden] + net.first_bias, 0)
    two = np.maximum(one @ net.second + net.second_bias, 0)
    off = two @ net.last + both[:, hidden:] + net.last_bias - targets / POINTS
    out = np.clip(off, -LARGEST_ERROR, LARGEST_ERROR) * np.float32(2 / len(rows))
    back_two = (out @ net.last.T) * (two > 0)
    back_one = (back_two @ net.second.T) * (one > 0)
    slopes = [
        rows.T @ np.hstack([back_one, out]), back_one.sum(0), one.T @ back_two, back_two.sum(0),
        two.T @ out, out.sum(0),
    ]  # fmt: skip
    return slopes, float(POINTS * np.sqrt((off[:, 0] ** 2).mean()))

"""A net learns what it is shown; the memory forgets the oldest."""

from __future__ import annotations

import numpy as np
import pytest

from westbound.bots.learned.value_net import POINTS, Floats, ValueNet, new_net
from westbound.engine.evaluation import FeatureList
from westbound.lab.training.learning import LARGEST_ERROR, Learner, Memory, gradients
from westbound.lab.training.trace import MatchSample

FEATURES = FeatureList(("own", "theirs", "a", "b"), rating=("own",), rival="theirs")


def some_net() -> ValueNet:
    """One whose last layer says something, so that all weights have a gradient."""
    net = new_net(FEATURES, 1)
    net.last[...] = np.random.default_rng(2).normal(0, 0.1, net.last.shape)
    return net


def loss(net: ValueNet, rows: Floats, targets: Floats) -> float:
    off = np.abs(net.points(rows) - targets) / POINTS
    square, line = off * off, 2 * LARGEST_ERROR * off - LARGEST_ERROR**2
    return float(np.where(off <= LARGEST_ERROR, square, line).sum() / len(rows))


@pytest.mark.parametrize("layer", range(6))
def test_gradients_are_the_slopes_of_the_loss(layer: int) -> None:
    rng, net = np.random.default_rng(3), some_net()
    rows = rng.normal(0, 1, (40, 4)).astype(np.float32)
    targets = rng.normal(0, 30, (40, 2)).astype(np.float32)
    weights, step = net.weights[layer], 1e-2
    gradient = gradients(net, rows, targets)[0][layer]
    place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
    weights[place] += step
    above = loss(net, rows, targets)
    weights[place] -= 2 * step
    below = loss(net, rows, targets)
    assert (above - below) / (2 * step) == pytest.approx(gradient[place], rel=0.05)


def test_it_learns_what_bends() -> None:
    rng = np.random.default_rng(4)
    rows = rng.normal(0, 1, (512, 4)).astype(np.float32)
    targets = np.stack([20 * np.abs(rows[:, 2]), 10 * rows[:, 3]], axis=1)
    learner = Learner(new_net(FEATURES, 1))
    first = learner.learn(rows, targets, 1e-3)
    for _ in range(600):
        last = learner.learn(rows, targets, 3e-3)
    assert last < first / 5


def test_the_memory_keeps_the_last_positions() -> None:
    memory = Memory(3, 4)
    for number in range(5):
        rows = np.full((1, 4), number, np.float16)
        targets = np.full((1, 2), number, np.float32)
        memory.add(MatchSample(number, rows, targets, (0, 0), (0,), (0,), 1.0))
    assert (memory.full, sorted(memory.targets[:, 0].tolist())) == (3, [2, 3, 4])
    drawn, wanted = memory.batch(np.random.default_rng(1), 64)
    assert (drawn[:, 0] == wanted[:, 0]).all()
    assert set(wanted[:, 0].tolist()) == {2, 3, 4}

"""A small network in plain numpy: a value for each word, one hidden layer, Adam."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

HIDDEN: Final = 64
BATCH: Final = 256
EPOCHS: Final = 2
RATE: Final = 0.001  # of learning, in the first generation
RATE_FALLS: Final = 0.9  # from one to the next: later ones settle the values
WEIGHTS: Final = ("into", "hidden", "out", "word", "linear")

Net = dict[str, NDArray[Any]]


class Lessons(NamedTuple):
    """Positions as rows, the word chosen in each, and what the match brought to who chose it."""

    rows: NDArray[np.int16]
    words: NDArray[np.int16]
    results: NDArray[np.float32]


def new_net(rows: NDArray[Any], words: int, random: np.random.Generator) -> Net:
    """It looks at the columns that were not always the same in these rows, each scaled to 1.

    Beside the hidden layer there is a linear part, the same for all words.
    """
    columns = np.flatnonzero(rows.max(0) != rows.min(0))
    size, spread = len(columns), 0.7 / np.sqrt((rows[:, columns] != 0).sum(1).mean())
    net: Net = {
        "shape": np.array([rows.shape[1], words]),
        "columns": columns,
        "scale": (1 / np.abs(rows[:, columns]).max(0)).astype(np.float32),
        "into": random.normal(0, spread, (size, HIDDEN)).astype(np.float32),
        "hidden": np.zeros(HIDDEN, np.float32),
        "out": np.zeros((words, HIDDEN), np.float32),
        "word": np.zeros(words, np.float32),
        "linear": np.zeros(size, np.float32),
        "steps": np.zeros((), np.int64),
    }
    zeros = {f"{moment} {name}": np.zeros_like(net[name]) for name in WEIGHTS for moment in "mv"}
    return net | zeros


def word_values(net: Net, row: NDArray[Any]) -> NDArray[np.float32]:
    """What each word is worth in a position, given the columns that the network looks at."""
    x = row * net["scale"]
    inside = np.maximum(x @ net["into"] + net["hidden"], 0)
    values: NDArray[np.float32] = net["out"] @ inside + net["word"] + x @ net["linear"]
    return values


def learn(net: Net, lessons: Lessons, generation: int, random: np.random.Generator) -> None:
    """Move the values of the words that were chosen towards what came of them."""
    rate = RATE * RATE_FALLS**generation
    for _ in range(EPOCHS):
        order = random.permutation(len(lessons.words))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            adam(net, gradients(net, *(part[some] for part in lessons)), rate)


def gradients(net: Net, rows: NDArray[Any], words: NDArray[Any], results: NDArray[Any]) -> Net:
    """Of half the mean squared error."""
    x = rows * net["scale"]
    before = x @ net["into"] + net["hidden"]
    inside, out = np.maximum(before, 0), net["out"][words]
    values = (inside * out).sum(1) + net["word"][words] + x @ net["linear"]
    error = (values - results) / len(words)
    back = out * error[:, None] * (before > 0)
    found = {"into": x.T @ back, "hidden": back.sum(0), "linear": x.T @ error}
    for name, parts in (("out", inside * error[:, None]), ("word", error)):
        found[name] = np.zeros_like(net[name])
        np.add.at(found[name], words, parts)
    return found


def adam(net: Net, gradient: Net, rate: float) -> None:
    net["steps"] += 1
    small, large = 1 - 0.9 ** net["steps"], 1 - 0.999 ** net["steps"]
    for name, slope in gradient.items():
        mean, square = net[f"m {name}"], net[f"v {name}"]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        net[name] -= rate * (mean / small) / (np.sqrt(square / large) + 1e-8)

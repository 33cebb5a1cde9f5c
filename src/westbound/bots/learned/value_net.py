"""A small network: from what is known of a position to the points of a seat and its best rival."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from westbound.engine.errors import BadInput
from westbound.engine.evaluation import RATING_UNIT, FeatureList

Floats: TypeAlias = NDArray[np.float32]

HEADS: Final = 2  # own points, the best rival's points
POINTS: Final = 20.0  # in 1.0 of an output
HIDDEN: Final = (64, 32)
_ABOUT: Final = "about"  # the entry of a file that says what the weights are for


@dataclass(frozen=True, slots=True)
class About:
    """What a file of weights is for."""

    game: str
    players: int
    features: str  # the fingerprint of the feature list


class ValueNet:
    """Two hidden layers, and a straight line from the inputs to the outputs.

    `first` holds the weights of the first layer and, in its last columns, those of the line.
    """

    __slots__ = ("first", "first_bias", "last", "last_bias", "second", "second_bias")

    def __init__(self, weights: tuple[Floats, ...]) -> None:
        (
            self.first, self.first_bias, self.second, self.second_bias, self.last, self.last_bias,
        ) = weights  # fmt: skip

    @property
    def weights(self) -> tuple[Floats, ...]:
        return (
            self.first, self.first_bias, self.second, self.second_bias, self.last, self.last_bias,
        )  # fmt: skip

    @property
    def inputs(self) -> int:
        return int(self.first.shape[0])

    def points(self, rows: Floats) -> Floats:
        """A row of features each -> a row of own points and the best rival's points."""
        hidden = len(self.first_bias)
        both = rows @ self.first
        one = np.maximum(both[:, :hidden] + self.first_bias, 0)
        two = np.maximum(one @ self.second + self.second_bias, 0)
        found: Floats = POINTS * (two @ self.last + both[:, hidden:] + self.last_bias)
        return found


def new_net(features: FeatureList, seed: int, hidden: tuple[int, int] = HIDDEN) -> ValueNet:
    """A net that says what the hand-written ratings say: learning starts from there."""
    rng = np.random.default_rng(seed)
    inputs, (one, two) = len(features), hidden
    line = np.zeros((inputs, HEADS))
    for name in features.rating:
        line[features.index[name], 0] = RATING_UNIT / POINTS
    line[features.index[features.rival], 1] = RATING_UNIT / POINTS
    first = np.hstack([rng.normal(0, np.sqrt(2 / inputs), (inputs, one)), line])
    second = rng.normal(0, np.sqrt(2 / one), (one, two))
    parts = (first, np.zeros(one), second, np.zeros(two), np.zeros((two, HEADS)), np.zeros(HEADS))
    return ValueNet(tuple(part.astype(np.float32) for part in parts))


# --- files


def net_to_bytes(net: ValueNet, about: About) -> bytes:
    """A small file: half precision is enough to choose moves by."""
    told = {"game": about.game, "players": about.players, "features": about.features}
    stored: dict[str, Any] = {f"w{n}": w.astype(np.float16) for n, w in enumerate(net.weights)}
    stored[_ABOUT] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    target = io.BytesIO()
    np.savez_compressed(target, **stored)
    return target.getvalue()


def net_from_bytes(data: bytes, name: str) -> tuple[ValueNet, About]:
    """The net of a file; BadInput names what is wrong with it."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as stored:
            told: Mapping[str, Any] = json.loads(stored[_ABOUT].tobytes())
            about = About(str(told["game"]), int(told["players"]), str(told["features"]))
            net = ValueNet(tuple(stored[f"w{n}"].astype(np.float32) for n in range(6)))
    except (ValueError, KeyError, TypeError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise BadInput(f"{name} is not a file of learnt values: {error}") from None
    return net, about


def check_fits(about: About, game: str, players: int, features: FeatureList, name: str) -> None:
    """Refuse weights of another game, number of players or set of features."""
    if (about.game, about.players) != (game, players):
        raise BadInput(
            f"{name} is for {about.game} with {about.players} players, "
            f"not for {game} with {players}"
        )
    if about.features != features.fingerprint:
        raise BadInput(f"{name} was learnt from other features than this version of {game} has")

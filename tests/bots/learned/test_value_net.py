"""The small network: what a new one says, and its files."""

from __future__ import annotations

import io

import numpy as np
import pytest

from tests.bots.learned.scored_game import FEATURES, Scored, Scoring, in_play
from westbound.bots.learned.value_net import (
    About,
    ValueNet,
    check_fits,
    net_from_bytes,
    net_to_bytes,
    new_net,
)
from westbound.engine.errors import BadInput
from westbound.engine.evaluation import FeatureList

ABOUT = About("tiny", 2, FEATURES.fingerprint)


def learnt_net() -> ValueNet:
    """One whose hidden layers have a say."""
    net = new_net(FEATURES, 3)
    net.last += 0.1
    return net


def test_a_new_net_says_what_the_ratings_say() -> None:
    state = in_play()
    rows = np.array([Scoring(seat).features(state) for seat in (0, 1)], np.float32)
    found = new_net(FEATURES, 1).points(rows)
    ratings = [Scored().evaluator(state, seat).rate(state) for seat in (0, 1)]
    assert ratings[0] != ratings[1]
    assert found == pytest.approx(np.array([ratings, ratings[::-1]]).T)


def test_a_net_survives_its_file() -> None:
    """In half precision; a second time nothing changes any more."""
    net = learnt_net()
    data = net_to_bytes(net, ABOUT)
    again, about = net_from_bytes(data, "here")
    assert about == ABOUT
    assert again.inputs == len(FEATURES) == net.inputs
    rows = np.array([[2.0, 0.4, 0.1, 0.3], [1.0, 0.0, 0.2, 0.9]], np.float32)
    assert again.points(rows) == pytest.approx(net.points(rows), rel=0.01)
    assert not np.allclose(again.points(rows), new_net(FEATURES, 3).points(rows))
    assert net_to_bytes(again, ABOUT) == data


def test_weights_for_something_else_are_refused() -> None:
    others = FeatureList(("cards", "points", "wealth", "rival"), ("points",), "rival")
    check_fits(ABOUT, "tiny", 2, FEATURES, "here")
    with pytest.raises(BadInput, match="here is for tiny with 2 players, not for steam with 2"):
        check_fits(ABOUT, "steam", 2, FEATURES, "here")
    with pytest.raises(BadInput, match="here is for tiny with 2 players, not for tiny with 3"):
        check_fits(ABOUT, "tiny", 3, FEATURES, "here")
    with pytest.raises(BadInput, match="here was learnt from other features than this version"):
        check_fits(ABOUT, "tiny", 2, others, "here")


def some_arrays() -> bytes:
    target = io.BytesIO()
    np.savez(target, w0=np.zeros(3))
    return target.getvalue()


CUT_OFF = net_to_bytes(learnt_net(), ABOUT)[:-40]


@pytest.mark.parametrize(
    "data",
    [b"", b"no net at all", b"PK\x03\x04 no archive", some_arrays(), CUT_OFF],
    ids=["empty", "text", "no archive", "other arrays", "cut off"],
)
def test_what_is_no_file_of_learnt_values_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput, match="here is not a file of learnt values"):
        net_from_bytes(data, "here")

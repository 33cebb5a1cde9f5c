"""Matches of a net with itself."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from westbound.bots.learned.value_net import new_net
from westbound.games.registry import find_game
from westbound.lab.training.self_play import SelfPlay
from westbound.lab.training.settings import Settings

STEADY = Settings(
    "carson", 2, other_options=0.0, random=0.0, noise=0.0, liking=0.0, pool=0.0, by_hand=1.0
)


def test_only_the_rating_chooses_if_all_is_by_hand() -> None:
    features = find_game("carson").feature_list(2)
    assert features is not None
    sure, odd = new_net(features, 1), new_net(features, 2)
    odd.first[:, -2:] *= -1  # what is good seems bad to it
    by_hand = [SelfPlay(STEADY, net, (), 0, 1).do(0) for net in (sure, odd)]
    assert np.array_equal(by_hand[0].rows, by_hand[1].rows)
    by_net = SelfPlay(replace(STEADY, by_hand=0.0), odd, (), 0, 1).do(0)
    assert by_net.points != by_hand[0].points

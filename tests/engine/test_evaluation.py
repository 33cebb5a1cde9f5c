"""Lists of features, and evaluators of games that have none."""

from __future__ import annotations

import pytest

from tests.engine.tiny_game import Tiny
from westbound.engine.evaluation import FeatureList
from westbound.engine.rng import Rng
from westbound.engine.runner import advance

NAMES = ("points", "cards", "rival")


def test_a_list_knows_where_its_features_are() -> None:
    features = FeatureList(NAMES, ("points",), "rival", {"cards": 1.0})
    assert len(features) == 3
    assert features.index == {"points": 0, "cards": 1, "rival": 2}


def test_weights_fit_equal_names_in_equal_order() -> None:
    features = FeatureList(NAMES, ("points",), "rival", {"cards": 1.0})
    fond = FeatureList(NAMES, ("points",), "rival", {"cards": 2.0})
    assert features.fingerprint == fond.fingerprint
    assert features != fond
    assert features.fingerprint != FeatureList(NAMES[::-1], ("points",), "rival").fingerprint


def test_what_is_learnt_can_be_kept_by_list() -> None:
    lists = [FeatureList(NAMES, ("points",), "rival", {"cards": 1.0}) for _ in range(2)]
    assert {lists[0]: "kept"}[lists[1]] == "kept"


def test_a_game_without_features_still_rates() -> None:
    game = Tiny()
    state = game.new(2, {"copies": 2, "gambling": True})
    advance(game, state, Rng(1))
    state.points[1] = 4
    evaluator = game.evaluator(state, 1)
    assert game.feature_list(2) is None
    assert evaluator.rate(state) == 4.0
    with pytest.raises(NotImplementedError, match="has no features"):
        evaluator.features(state)

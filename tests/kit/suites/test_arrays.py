"""What of an observation is in the arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from westbound.engine.game import Game
from westbound.kit.suites.arrays import not_in_arrays


class Counts:
    """Its numbers: the money of the first seat, the round, and as many bits as there are cards."""

    def array_values(self, observation: Mapping[str, Any]) -> list[float]:
        position = observation["position"]
        cards = [1 for card in position["cards"] if card < position["top"]]
        return [observation["seats"][0]["money"], position["round"], *cards]


GAME = cast("Game[Any]", Counts())


def seen(**position: object) -> dict[str, Any]:
    seats = [{"money": position["round"], "name": f"Ann {position['round']}"}]
    return {"seats": seats, "position": {"top": 9, "cards": [1], "fixed": 1, **position}}


def test_names_that_change_no_number_are_found() -> None:
    observations = [seen(round=1, mood="good"), seen(round=2, mood="bad")]
    assert not_in_arrays(GAME, observations, "position") == ({"mood"}, {"top", "cards", "fixed"})
    assert not_in_arrays(GAME, observations, "seats") == ({"name"}, set())
    assert not_in_arrays(GAME, observations) == (set(), set())


def test_what_cannot_be_counted_is_read() -> None:
    observations = [seen(round=1, cards=[1]), seen(round=1, cards=["ace"])]
    assert not_in_arrays(GAME, observations, "position") == (set(), {"round", "top", "fixed"})

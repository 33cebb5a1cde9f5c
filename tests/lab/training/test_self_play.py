"""Matches to learn from: who learns, from what, and towards what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from westbound.bots.bot import SeatView
from westbound.bots.learned.judge import Judge
from westbound.bots.learned.search import Search
from westbound.bots.learned.value_net import HEADS, new_net
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.lab.training.self_play import SelfPlay
from westbound.lab.training.settings import Settings
from westbound.lab.training.training import features_of

PLAIN = Settings("carson", 2, other_options=0, random=0, noise=0, liking=0, pool=0)
FEATURES = features_of("carson", 2)


def work(settings: Settings = PLAIN, **more: object) -> SelfPlay:
    return replace(SelfPlay(settings, new_net(FEATURES, 1), (Judge(),), 0, 3), **more)  # type: ignore[arg-type]  # names of fields


def test_a_match_is_the_same_again() -> None:
    settings = replace(PLAIN, random=0.1, noise=0.5, liking=0.5, other_options=1)
    first, again = (work(settings).do(2) for _ in range(2))
    assert first.points == again.points
    assert (first.rows == again.rows).all()
    assert (first.targets == again.targets).all()
    assert work(settings).do(1).rows.shape != first.rows.shape


def test_all_seats_learn_from_what_they_chose() -> None:
    played = work().do(0)
    assert played.learners == played.liking_free == (0, 1)
    assert played.rows.shape == (len(played.targets), len(FEATURES))
    assert played.targets.shape[1] == HEADS
    assert np.isfinite(played.rows).all()


def test_the_first_matches_aim_at_the_end_alone() -> None:
    played = work(by_rating=True).do(0)
    ends = {(played.points[seat], played.points[1 - seat]) for seat in (0, 1)}
    assert {tuple(map(float, target)) for target in played.targets} == ends


def test_later_matches_aim_at_what_was_said_on_the_way_too() -> None:
    played = work().do(0)
    assert len({tuple(map(float, target)) for target in played.targets}) > 10


def test_nothing_is_learnt_from_the_pool() -> None:
    found = [work(replace(PLAIN, pool=0.5)).do(number) for number in range(6)]
    assert {len(played.learners) for played in found} == {1, 2}
    alone = work(replace(PLAIN, pool=1.0)).do(3)
    assert alone.learners == (1,)  # somebody has to learn: the seats take turns


def test_a_seat_with_a_liking_is_not_counted_as_free_of_it() -> None:
    assert work(replace(PLAIN, liking=1.0)).do(0).liking_free == ()


@pytest.mark.parametrize("change", [{"deep": 1.0}, {"by_hand": 1.0}, {"random": 0.5}])
def test_what_changes_the_play(change: dict[str, float]) -> None:
    net = new_net(FEATURES, 1)
    net.first[:, -HEADS:] = 0  # it has no opinion: the first move is as good as any
    settings = replace(PLAIN, **change)  # type: ignore[arg-type]  # numbers, as the fields are
    changed, plain = (work(with_it, net=net).do(0) for with_it in (settings, PLAIN))
    assert changed.rows.tobytes() != plain.rows.tobytes()


def test_in_deep_matches_a_plan_is_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn is planned once as far as it is certain, not at each of its decisions."""
    planned: list[int] = []

    def line(search: Search, view: SeatView, moves: Sequence[Move], rng: Rng) -> tuple[Move, ...]:
        found = real(search, view, moves, rng)
        planned.append(len(found))
        return found

    real = Search.line
    monkeypatch.setattr(Search, "line", line)
    played = work(replace(PLAIN, deep=1.0, random=0.0, pool=0.0)).do(0)
    assert max(planned) > 1
    assert len(planned) < len(played.rows) <= sum(planned)

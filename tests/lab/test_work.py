"""Numbered pieces of work: each is handed out once; some of them can be done later."""

from __future__ import annotations

from dataclasses import dataclass

from westbound.lab.parallel import run
from westbound.lab.work import (
    BATCH_SECONDS,
    MAX_BATCH,
    SECONDS_BETWEEN,
    Batches,
    Rest,
    batch_seconds,
)


@dataclass(frozen=True)
class Squares:
    pieces: int

    def do(self, number: int) -> int:
        return number * number


def test_every_piece_is_handed_out_once_in_batches_of_about_the_same_time() -> None:
    batches = Batches(pieces=1000, workers=2)
    sizes: list[int] = []
    numbers: list[int] = []
    for seconds in (1.0, 1.0, 0.01, 0.01, 0.00001):
        batch = batches.take()
        sizes.append(len(batch))
        numbers += batch
        batches.learn(len(batch), seconds * len(batch))
    assert sizes == [1, 1, 1, 20, 20]
    while batch := batches.take():
        sizes.append(len(batch))
        numbers += batch
    assert numbers == list(range(1000))
    assert max(sizes) == MAX_BATCH
    assert sizes[-4:] == [1, 1, 1, 1]  # so that no worker is idle at the end


def test_batches_are_longer_where_many_workers_wait_for_them() -> None:
    assert batch_seconds(1) == batch_seconds(20) == BATCH_SECONDS
    for workers in (100, 800):
        assert workers / batch_seconds(workers) == 1 / SECONDS_BETWEEN  # batches in a second
    few, many = Batches(pieces=10**6, workers=2), Batches(pieces=10**6, workers=800)
    for batches in (few, many):
        batches.learn(1, 0.25)
    assert (len(few.take()), len(many.take())) == (1, 32)
    for batches in (few, many):
        batches.learn(1, 0.0)
    assert (len(few.take()), len(many.take())) == (MAX_BATCH, 624)  # the last: its share of all


def test_many_pieces_cost_nothing_before_they_are_done() -> None:
    assert Batches(pieces=10**15, workers=2).take() == range(1)


def test_the_rest_of_a_work_is_done_as_it_would_have_been() -> None:
    assert list(run(Rest(Squares(10), (7, 2, 9)), processes=1)) == [49, 4, 81]
    assert sorted(run(Rest(Squares(10), (7, 2, 9)), processes=2)) == [4, 49, 81]

"""Where work is done."""

from __future__ import annotations

import multiprocessing
import os
from contextlib import closing
from dataclasses import dataclass

import pytest

from westbound.engine.errors import BadInput
from westbound.lab.parallel import cores
from westbound.lab.where import Where, chosen_place


@dataclass(frozen=True)
class Squares:
    pieces: int = 5

    def do(self, number: int) -> int:
        return number * number


@dataclass(frozen=True)
class Names:
    """Of the processes that do the work."""

    pieces: int = 8

    def do(self, number: int) -> int:
        return os.getpid()


def test_work_is_done_in_processes_of_this_machine() -> None:
    assert sorted(Where(None, 2).run(Squares())) == [0, 1, 4, 9, 16]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_pool_does_one_work_after_another_with_the_same_processes(processes: int) -> None:
    with closing(Where(None, processes).pool()) as pool:
        first, second = (set(pool.run(Names())) for _ in range(2))
        assert sorted(pool.run(Squares())) == [0, 1, 4, 9, 16]
    assert len(first | second) <= processes
    assert (os.getpid() in first) == (processes == 1)
    assert multiprocessing.active_children() == []


def test_all_cores_unless_told_otherwise() -> None:
    assert chosen_place(None, None) == Where(None, cores())
    assert chosen_place(None, 1) == Where(None, 1)
    assert chosen_place("auto", None).cluster == "auto"


def test_processes_and_a_cluster_do_not_go_together() -> None:
    with pytest.raises(BadInput, match="--processes are those of this machine"):
        chosen_place("auto", 2)


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match=r"no Ray cluster at '127\.0\.0\.1:1'"):
        list(Where("127.0.0.1:1", 1).run(Squares()))
    with pytest.raises(BadInput, match=r"no Ray cluster at '127\.0\.0\.1:1'"):
        Where("127.0.0.1:1", 1).pool()


def test_it_says_where() -> None:
    assert str(Where(None, 1)) == "1 process"
    assert str(Where(None, 2)) == "2 processes"
    assert str(Where("auto", 1)) == "the cluster at auto"

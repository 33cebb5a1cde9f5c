"""The one source of chance gives the same numbers everywhere, for ever: saves depend on it."""

from __future__ import annotations

from collections import Counter

import pytest

from westbound.engine.rng import Rng


def test_the_generator_is_splitmix64() -> None:
    """The first numbers that the published generator gives from the state 1234567."""
    rng = Rng(0)
    rng._state = 1234567
    assert [rng.below(1 << 64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize(
    ("seed", "stream", "numbers", "dice"),
    [
        (0, 0, [483615764, 1947545594, 318204151], [4, 2, 1, 2, 1, 4, 4, 5]),
        (1, 0, [1549477001, 3871592978, 663597523], [0, 3, 2, 1, 4, 5, 1, 2]),
        (1, 1, [2355395915, 4268095270, 361781857], [0, 1, 2, 1, 0, 0, 5, 1]),
        (7, 3, [100556803, 84373349, 3351976869], [1, 1, 4, 0, 5, 0, 1, 2]),
        (2**53 - 1, 12, [1420984655, 1841306823, 1592575723], [3, 2, 2, 3, 1, 0, 5, 1]),
    ],
)
def test_the_first_numbers_of_a_seed(
    seed: int, stream: int, numbers: list[int], dice: list[int]
) -> None:
    rng = Rng(seed, stream)
    assert [rng.below(1 << 32) for _ in range(3)] == numbers
    assert [rng.below(6) for _ in range(8)] == dice


def test_the_first_fractions_of_a_seed() -> None:
    rng = Rng(1)
    assert [rng.random() for _ in range(3)] == [
        0.3607657276325963,
        0.9014254851965172,
        0.15450583856229305,
    ]


def test_shuffle_and_choice_of_a_seed() -> None:
    items = list(range(10))
    Rng(42).shuffle(items)
    assert items == [6, 0, 7, 5, 8, 2, 9, 4, 1, 3]
    assert Rng(5).choice("abcdef") == "f"


def test_a_shuffle_keeps_every_item_and_short_lists() -> None:
    for length in range(6):
        items = list(range(length))
        Rng(length).shuffle(items)
        assert sorted(items) == list(range(length))


@pytest.mark.parametrize("bound", [1, 2, 6, 36, 1000])
def test_below_stays_below_its_bound(bound: int) -> None:
    rng = Rng(9)
    drawn = [rng.below(bound) for _ in range(2000)]
    assert min(drawn) == 0
    assert max(drawn) < bound


def test_dice_are_fair_enough() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_neighbouring_seeds_and_streams_are_unlike() -> None:
    firsts = {Rng(seed, stream).below(1 << 64) for seed in range(100) for stream in range(100)}
    assert len(firsts) == 10_000


def test_a_generator_goes_on_from_any_state() -> None:
    first = Rng(5, 2)
    again = Rng.starting_at(first._state)
    assert [first.below(1000) for _ in range(20)] == [again.below(1000) for _ in range(20)]
    assert Rng.starting_at(1).below(1 << 40) != Rng.starting_at(2).below(1 << 40)

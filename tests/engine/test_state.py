"""States and steps as values: equality, keys, printing and pickling read the listed fields."""

from __future__ import annotations

import pickle

import pytest

from tests.engine.test_codec import Shelf
from tests.engine.tiny_pieces import Deal, Play
from westbound.engine.state import Setup
from westbound.engine.step import CHANCE


def test_states_are_equal_if_all_fields_are() -> None:
    assert Shelf([1, (2, 3)]) == Shelf([1, (2, 3)])
    assert Shelf(1) != Shelf(2)
    assert Shelf(1) != 1


def test_equal_positions_have_one_key_and_others_another() -> None:
    first, same, other = Shelf([1, [2]]), Shelf([1, [2]]), Shelf([1, [3]])
    assert len({first.key(), same.key(), other.key()}) == 2
    other.agenda.pop()
    assert Shelf([1, [3]]).key() != other.key()


def test_a_state_changes_so_it_cannot_be_hashed() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Shelf(1))


def test_a_cache_is_no_part_of_the_position() -> None:
    class Cached(Shelf):
        __slots__ = ()
        caches = ("thing",)

    assert Cached(1) == Cached(2)
    assert Cached(1).key() == Cached(2).key()


def test_a_state_prints_its_fields() -> None:
    agenda = "[Deal(seat=-1, number=2), Play(seat=0, waiting=(0, 3))]"
    assert repr(Shelf(7)) == f"Shelf(agenda={agenda}, thing=7)"


def test_states_and_steps_come_back_from_a_pickle() -> None:
    for value in (Shelf([1]), Deal(CHANCE, 2), Play(0, (0, 3))):
        again = pickle.loads(pickle.dumps(value))
        assert type(again) is type(value)
        assert again == value


def test_set_ups_are_equal_if_players_and_options_are() -> None:
    first, same = Setup(2, {"a": 1, "b": True}), Setup(2, {"b": True, "a": 1})
    assert first == same
    assert hash(first) == hash(same)
    assert first != Setup(3, {"a": 1, "b": True})
    assert first != Setup(2, {"a": 2, "b": True})

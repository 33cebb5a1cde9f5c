"""Kinds of table: words and arrays that several have in common are described once."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.lab.dataset.samples import museum
from westbound.games.registry import find_game
from westbound.lab.dataset.kinds import Kind, Kinds, kind_of, make_kind
from westbound.lab.envs.arrays import ObservationArrays
from westbound.lab.pick_index import PickIndex


def kind(game: str, players: int) -> Kind:
    return make_kind(game, players, {o.name: o.default for o in find_game(game).options})


def test_each_kind_has_its_place() -> None:
    kinds = Kinds((kind("steam", 3), kind("steam", 4), kind("steam", 3)))
    assert len(kinds.all) == 2
    assert [kinds.place(kind("steam", players)) for players in (3, 4)] == [0, 1]


def test_the_kind_of_a_match() -> None:
    match = museum("carson/v2/2-players-random")
    assert kind_of(match) == kind("carson", 2)


def test_what_is_the_same_is_described_once() -> None:
    told = cast(Any, Kinds((kind("carson", 2), kind("carson", 3), kind("steam", 3))).to_json())
    assert [table["vocabulary"] for table in told["tables"]] == [0, 0, 1]
    assert told["vocabularies"][0] == list(PickIndex(find_game("carson"), 2).words)
    fields = ObservationArrays(find_game("carson"), 3).fields
    described = told["arrays"][told["tables"][1]["arrays"]]
    assert [field["name"] for field in described] == [field.name for field in fields]
    assert [tuple(field["shape"]) for field in described] == [field.shape for field in fields]


def test_observations_have_a_size_if_all_have_the_same() -> None:
    two, three = (ObservationArrays(find_game("carson"), players).size for players in (2, 3))
    assert Kinds((kind("carson", 2),)).numbers() == ("int16", two)
    both = Kinds((kind("carson", 2), kind("carson", 3))).numbers()
    assert both == ("int16", two if two == three else None)


def test_a_game_with_fractions_needs_larger_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("carson")), "array_values", lambda *_: [0.5])
    assert Kinds((kind("carson", 2),)).numbers().type == "float32"


def test_a_game_without_arrays_has_no_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("carson")), "array_values", lambda *_: ())
    monkeypatch.setattr(type(find_game("carson")), "array_fields", lambda *_: ())
    assert Kinds((kind("carson", 2),)).numbers() == ("int16", None)

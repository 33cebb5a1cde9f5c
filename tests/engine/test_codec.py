"""States and steps to and from JSON; moves and steps as values."""

from __future__ import annotations

import json
from typing import Self

import pytest

from tests.engine.tiny_pieces import BANK, KINDS, PLAY, Deal, Play, PlayCard, TinyMove, Win
from westbound.engine.codec import dump_fields, dump_step, load_fields, load_step
from westbound.engine.errors import BadInput
from westbound.engine.state import State
from westbound.engine.step import CHANCE


class Shelf(State):
    __slots__ = ("thing",)
    fields = ("agenda", "thing")

    def __init__(self, thing: object) -> None:
        self.agenda = [Deal(CHANCE, 2), Play(0, (0, 3))]
        self.thing = thing

    def copy(self) -> Self:
        return self


@pytest.mark.parametrize(
    "thing",
    [
        0,
        -7,
        True,
        None,
        "C4",
        [],
        [1, [2, [3]]],
        (),
        (1, (2, "x"), [3]),
        2**53 - 1,
        2**53,
        -(2**53),
        2**200 + 1,
        -(2**200) - 1,
        [(2**144, -1)],
    ],
)
def test_what_a_state_holds_comes_back_from_json(thing: object) -> None:
    data = json.loads(json.dumps(dump_fields(Shelf(thing))))
    again = Shelf(None)
    load_fields(again, data, KINDS)
    assert again.thing == thing
    assert type(again.thing) is type(thing)
    assert again.agenda == Shelf(None).agenda


def test_numbers_that_json_readers_would_round_are_written_as_text() -> None:
    assert dump_fields(Shelf(2**53 - 1))["thing"] == 2**53 - 1
    assert dump_fields(Shelf(2**53))["thing"] == hex(2**53)


@pytest.mark.parametrize("thing", [{"a": 1}, {1}, 0.5, object(), "0x10", "-0x10"])
def test_what_would_not_come_back_is_not_written(thing: object) -> None:
    with pytest.raises(TypeError, match="a state holds only"):
        dump_fields(Shelf(thing))


def test_slots_can_be_left_out() -> None:
    assert list(dump_fields(Shelf(1), leave_out=("thing",))) == ["agenda"]


def test_a_step_is_its_kind_and_its_fields() -> None:
    step = Play(0, (0, 3))
    data = dump_step(step)
    assert data == {"kind": "play", "seat": 0, "waiting": {"tuple": [0, 3]}}
    assert load_step(data, KINDS) == step


def test_an_unknown_step_is_bad_input() -> None:
    with pytest.raises(BadInput, match="there is no step 'dance'"):
        load_step({"kind": "dance", "seat": 0}, KINDS)


def test_steps_are_compared_by_their_fields() -> None:
    assert Deal(CHANCE, 2) == Deal(CHANCE, 2)
    assert hash(Deal(CHANCE, 2)) == hash(Deal(CHANCE, 2))
    assert Deal(CHANCE, 2) != Deal(CHANCE, 1)
    assert Win(0, 2) != Deal(0, 2)
    assert repr(Win(0, 2)) == "Win(seat=0, number=2)"
    assert Win(1, 2).deciders() == (1,)


def test_moves_are_compared_by_kind_and_text() -> None:
    assert PLAY[0] == PlayCard("play", 1)
    assert hash(PLAY[0]) == hash(PlayCard("play", 1))
    assert PLAY[0] != TinyMove("play", 1)
    assert PLAY[0] != PLAY[1]
    assert PLAY[0] != "play 1"
    assert (str(PLAY[0]), repr(PLAY[0])) == ("play 1", "<play 1>")
    assert (BANK.picks(), BANK.params()) == (("do:bank",), {})

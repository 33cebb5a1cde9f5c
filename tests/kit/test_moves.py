"""Forms of moves that many games need."""

from __future__ import annotations

from westbound.kit.moves import Amount, Named, Several, interned

COLOURS = ("red", "blue")


class Bid(Amount):
    __slots__ = ()
    kind = "bid"


class Paint(Named):
    __slots__ = ()
    kind, verb, group, names = "paint", "paint it", "colour", COLOURS


class Draw(Several):
    __slots__ = ()
    kind, group, names = "draw", "cubes", COLOURS


def test_the_kind_is_the_verb_unless_there_is_another() -> None:
    assert Bid(3).text == "bid 3"
    assert Paint(1).text == "paint it blue"
    assert Draw((0, 0, 1)).text == "draw red red blue"
    assert Draw(()).text == "draw"


def test_what_is_clicked_and_what_sentences_mention() -> None:
    assert Bid(3).picks() == ("do:bid", "amount:3")
    assert Paint(1).picks() == ("colour:blue", "do:paint")
    assert Paint(1).params() == {"colour": "blue"}
    assert Draw((0, 1)).params() == {"cubes": ("red", "blue")}


def test_tables_have_a_move_for_each_amount_and_name() -> None:
    assert [move.amount for move in Bid.up_to(2)] == [0, 1, 2]
    assert [move.code for move in Paint.all()] == [0, 1]


def test_an_interned_move_is_the_same_object_every_time() -> None:
    draw = interned(Draw)
    assert draw((0, 1)) is draw((0, 1))
    assert draw((0, 1)) == Draw((0, 1))

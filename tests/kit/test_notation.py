"""Text to move."""

from __future__ import annotations

import pytest

from westbound.engine.errors import BadInput
from westbound.engine.move import Move
from westbound.kit.moves import DECLINE, DONE, PASS, Amount, Named, Word
from westbound.kit.notation import Notation, amount, number, numbers


class Bid(Amount):
    __slots__ = ()
    kind = verb = "bid"


class BuyPoints(Amount):
    __slots__ = ()
    kind, verb = "buy_vp", "buy vp"


class Take(Named):
    __slots__ = ()
    kind, verb, group, names = "take", "take", "thing", ("saw", "axe")


class TakeToken(Word):
    __slots__ = ()
    kind, verb = "take_token", "take token"


def _buy(words: list[str]) -> Move | None:
    return Bid(99) if words == ["all"] else None


NOTATION = Notation(
    "Rodeo",
    (PASS, TakeToken(), *(Take(code) for code in range(2))),
    {"bid": amount(Bid), "buy vp": amount(BuyPoints), "buy": _buy},
    example="bid 3",
)


def test_fixed_moves_are_found_by_their_text() -> None:
    assert NOTATION.parse(" take   axe ") == Take(1)
    assert NOTATION.parse("take token").kind == "take_token"
    assert NOTATION.parse("pass") is PASS


def test_the_longest_verb_that_fits_is_asked() -> None:
    assert NOTATION.parse("buy vp 3") == BuyPoints(3)
    assert NOTATION.parse("buy all") == Bid(99)
    assert NOTATION.parse("bid 0") == Bid(0)


@pytest.mark.parametrize(
    "text", ["", "bid", "bid 03", "bid +3", "bid 1 2", "buy vp", "sing", "Bid 3"]
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(BadInput, match="bid 3"):
        NOTATION.parse(text)


def test_a_long_text_is_quoted_in_part() -> None:
    with pytest.raises(BadInput, match="…") as error:
        NOTATION.parse("x" * 500)
    assert "x" * 61 not in str(error.value)


def test_numbers_are_canonical() -> None:
    assert (number("12"), number("0"), number("012"), number("1234567")) == (12, 0, None, None)
    assert numbers(["1", "2"]) == (1, 2)
    assert numbers(["1", "x"]) is None


def test_two_moves_cannot_have_one_text() -> None:
    with pytest.raises(AssertionError):
        Notation("Rodeo", (PASS, PASS), {}, "pass")


def test_moves_say_what_they_are() -> None:
    assert (Bid(3).picks(), Bid(3).params()) == (("do:bid", "amount:3"), {"amount": 3})
    assert (Take(0).picks(), Take(0).params()) == (("thing:saw", "do:take"), {"thing": "saw"})
    assert [move.text for move in (PASS, DONE, DECLINE)] == ["pass", "done", "decline"]
    assert PASS.picks() == ("do:pass",)

"""Amounts as words."""

from __future__ import annotations

import pytest

from westbound.kit.amounts import AMOUNT_WORDS, LARGEST_WORD, amount_words


@pytest.mark.parametrize("amount", [0, 37, LARGEST_WORD])
def test_an_amount_up_to_the_limit_is_one_word(amount: int) -> None:
    assert amount_words(f"amount:{amount}") == (f"amount:{amount}",)


def test_a_larger_amount_is_spelled() -> None:
    assert amount_words("amount:101") == ("amount:", "digit:1", "digit:0", "digit:1")
    assert amount_words("amount:1429")[1:] == ("digit:1", "digit:4", "digit:2", "digit:9")


def test_every_number_has_words_and_no_two_the_same() -> None:
    spelled = [amount_words(f"amount:{amount}") for amount in range(20_000)]
    assert len(set(spelled)) == len(spelled)
    assert {word for words in spelled for word in words} == set(AMOUNT_WORDS)


def test_other_picks_stay_as_they_are() -> None:
    assert amount_words("parcel:C4") == ("parcel:C4",)

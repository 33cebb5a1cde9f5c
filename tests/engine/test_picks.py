"""The order of words of picks."""

from __future__ import annotations

from westbound.engine.picks import in_natural_order


def test_numbers_are_ordered_by_value_and_texts_by_letter() -> None:
    words = ["hex:10,2", "amount:10", "hex:2,-1", "hex:2,-10", "amount:9", "amount:", "hex:-3,0"]
    assert in_natural_order(words) == (
        *("amount:", "amount:9", "amount:10"),
        *("hex:-3,0", "hex:2,-10", "hex:2,-1", "hex:10,2"),
    )


def test_each_word_is_there_once_and_any_order_of_them_gives_the_same() -> None:
    words = ["do:pass", "space:01", "space:1", "do:pass"]
    assert in_natural_order(words) == in_natural_order(reversed(words))
    assert in_natural_order(words) == ("do:pass", "space:01", "space:1")

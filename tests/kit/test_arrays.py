"""Rows of numbers, packed and put together."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from westbound.engine.arrays import ArrayField
from westbound.engine.errors import BadInput
from westbound.engine.option import Option
from westbound.kit.arrays import (
    SEATS,
    Columns,
    Look,
    Numbers,
    Packed,
    Parameters,
    amount,
    as_mask,
    bits,
    decider_column,
    holder_column,
    mask_of,
    one_hot,
    one_of,
    one_seat,
    option_column,
    order_column,
    packed,
    seat_bits,
    seat_column,
    seat_rows,
    select,
    size_of,
    some_seats,
    step_column,
    zeros,
)


def numbers(row: bytes) -> list[int]:
    return list(array("h", row))


def test_one_hot_rows_end_with_none_of_them() -> None:
    rows = one_hot(3)
    assert [numbers(row) for row in rows] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]
    assert numbers(select(rows, [2, -1])) == [0, 0, 1, 0, 0, 0]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    rows = [numbers(row) for row in seat_rows(3, 1)]
    assert rows == [[0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 0]]


@pytest.mark.parametrize("count", [3, 8, 17, 64, 90])
@pytest.mark.parametrize("mask", [0, 1, 0b101, 1 << 2])
def test_bits_are_those_of_the_mask_lowest_first(mask: int, count: int) -> None:
    assert numbers(bits(mask, count)) == [mask >> place & 1 for place in range(count)]


def test_large_masks_may_be_text() -> None:
    mask = 1 << 89 | 5
    assert as_mask(hex(mask)) == as_mask(mask) == mask
    assert numbers(bits(mask, 90)) == numbers(bits(hex(mask), 90)) == [1, 0, 1, *[0] * 86, 1]


OBSERVATION: dict[str, Any] = {
    "viewer": 1,
    "options": {"map": "west", "river": True},
    "seats": [{"seat": 0, "money": 5, "vp": 7000}, {"seat": 1, "money": 6, "vp": -2}],
    "position": {
        "agenda": [
            {"kind": "turn", "seat": -2, "player": 0, "left": 3},
            {"kind": "bid", "seat": 1, "high": 70, "inside": {"tuple": [1]}},
        ],
        "king": 0,
        "queen": -1,
        "mine": {"tuple": [1, 2]},
        "cells": [1, 2, 3, 4],
    },
}
LOOK = Look(OBSERVATION, {})
COLUMNS = Columns(
    [
        Packed(
            lambda look: zeros(2) + packed([look.viewer]), ArrayField("plat", (3,), 0, 9, "map")
        ),
        Numbers(lambda look: [7, -300], ArrayField("money", (SEATS,), -999, 9, "money")),
    ]
)


def test_small_columns_come_first_and_shapes_know_the_seats() -> None:
    assert [(f.name, f.shape) for f in COLUMNS.fields(2)] == [("money", (2,)), ("plat", (3,))]
    assert list(COLUMNS.row(LOOK)) == [7, -300, 0, 0, 1]
    assert size_of(COLUMNS.fields(2), 2) == 5


def test_options_are_one_hot_and_a_value_of_ones_own_is_none_of_them() -> None:
    options = (
        Option("map", ("east", "west"), "east", "X-001"),
        Option("river", (False, True), False, "X-002"),
    )

    column = option_column(options)
    assert column.fields[0].labels == ("map=east", "map=west", "river=false", "river=true")
    assert numbers(column.of(LOOK)) == [0, 1, 0, 1]
    own = {**OBSERVATION, "options": {"map": "my own\nmap", "river": False}}
    assert numbers(column.of(Look(own, {}))) == [0, 0, 1, 0]


def test_lists_by_seat_begin_with_the_one_that_looks() -> None:
    assert LOOK.by_seat("mine") == [2, 1]
    assert LOOK.by_seat("cells", 2) == [3, 4, 1, 2]
    assert [seat["seat"] for seat in LOOK.seats] == [1, 0]


def test_numbers_of_seats_are_cut_off_at_the_highest_bound() -> None:
    money = ArrayField("money", (SEATS,), 0, 99, "money")
    points = ArrayField("points", (SEATS,), -9, 999, "points")
    column = seat_column([("money", money), ("vp", points)])
    assert list(column.of(LOOK)) == [6, 5, -2, 999]


def test_holders_are_seats_or_nobody() -> None:
    column = holder_column([(n, ArrayField(n, (SEATS,), 0, 1, n)) for n in ("king", "queen")])
    assert numbers(column.of(LOOK)) == [0, 1, 0, 0]


def test_places_in_an_order_are_counted_from_1() -> None:
    column = order_column([("cells", ArrayField("place", (SEATS,), 0, 2, "place"))])
    position = {**OBSERVATION["position"], "cells": [1]}
    assert list(column.of(Look({**OBSERVATION, "position": position}, {}))) == [1, 0]


def test_the_decider_is_nobody_while_chance_acts() -> None:
    column = decider_column()
    assert numbers(column.of(LOOK)) == [1, 0]
    for agenda in ([], [{"kind": "roll", "seat": -1}], [{"kind": "phase", "seat": -2}]):
        position = {**OBSERVATION["position"], "agenda": agenda}
        assert numbers(column.of(Look({**OBSERVATION, "position": position}, {}))) == [0, 0]


def test_seats_of_masks_are_counted_from_the_one_that_looks() -> None:
    assert numbers(seat_bits(3, 1, 0b001, 0b110)) == [0, 0, 1, 1, 1, 0]


def test_the_top_step_is_one_hot_and_all_are_counted() -> None:
    column = step_column(["bid", "pass", "turn"])
    assert numbers(column.of(LOOK)) == [1, 0, 0, 1, 0, 1]
    over = {**OBSERVATION, "position": {"agenda": []}}
    assert not any(numbers(column.of(Look(over, {}))))


def test_parameters_of_steps_go_to_their_slots_and_the_upper_step_counts() -> None:
    parameters = Parameters(
        {
            "amount": (amount(0, 50), ArrayField("amount", (1,), 0, 50, "a number")),
            "seat": (one_seat, ArrayField("seat", (SEATS,), 0, 1, "whose turn it is")),
            "inside": (some_seats, ArrayField("inside", (SEATS,), 0, 1, "who bids")),
            "hex": (one_of(3), ArrayField("hex", (3,), 0, 1, "where")),
            "sides": (mask_of(2), ArrayField("sides", (2,), 0, 1, "of the hex")),
        },
        {
            "turn": {"player": "seat", "left": "amount"},
            "bid": {"high": "amount", "inside": "inside"},
            "build": {"hex": "hex", "sides": "sides"},
        },
    )
    agenda = list(LOOK.agenda)
    row = parameters.column().of(Look(OBSERVATION, parameters.found(agenda)))
    assert numbers(row) == [50, 0, 1, 1, 0, 0, 0, 0, 0, 0]
    agenda.append({"kind": "build", "seat": 1, "hex": 2, "sides": 1})
    row = parameters.column().of(Look(OBSERVATION, parameters.found(agenda)))
    assert numbers(row)[5:] == [0, 0, 1, 1, 0]


def test_a_spectator_has_no_seat_to_count_from() -> None:
    with pytest.raises(BadInput, match="spectator"):
        Look({**OBSERVATION, "viewer": None}, {})

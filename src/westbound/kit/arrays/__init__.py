"""How games turn an observation into a row of numbers, fast and without numpy.

A game lists *columns*: one or more array fields and the function that works them out from a
`Look` at the observation. Small ones answer with numbers, large ones with rows of 16-bit numbers
that were packed when the game was loaded: nearly all of a board is a selection of such rows.
"""

from westbound.kit.arrays.columns import Column, Columns, Numbers, Packed, size_of
from westbound.kit.arrays.common import (
    decider_column,
    holder_column,
    option_column,
    order_column,
    seat_column,
)
from westbound.kit.arrays.look import SEATS, Look
from westbound.kit.arrays.rows import (
    REMEMBERED,
    as_mask,
    bits,
    one_hot,
    packed,
    seat_bits,
    seat_rows,
    select,
    zeros,
)
from westbound.kit.arrays.steps import (
    Parameters,
    Piece,
    Slot,
    amount,
    mask_of,
    one_of,
    one_seat,
    some_seats,
    step_column,
)

__all__ = [
    "REMEMBERED",
    "SEATS",
    "Column",
    "Columns",
    "Look",
    "Numbers",
    "Packed",
    "Parameters",
    "Piece",
    "Slot",
    "amount",
    "as_mask",
    "bits",
    "decider_column",
    "holder_column",
    "mask_of",
    "one_hot",
    "one_of",
    "one_seat",
    "option_column",
    "order_column",
    "packed",
    "seat_bits",
    "seat_column",
    "seat_rows",
    "select",
    "size_of",
    "some_seats",
    "step_column",
    "zeros",
]

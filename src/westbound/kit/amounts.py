"""Amounts without a limit as words of a finite vocabulary: `amount:37`; `amount:`, digit by digit.

A game whose amounts have no limit (money, bids) names both in its `pick_words` and
`more_pick_words`.
"""

from __future__ import annotations

from typing import Final

LARGEST_WORD: Final = 100  # larger amounts are written with digits
_PREFIX: Final = "amount:"

AMOUNT_WORDS: Final = (
    *(f"{_PREFIX}{amount}" for amount in range(LARGEST_WORD + 1)),
    _PREFIX,
    *(f"digit:{digit}" for digit in range(10)),
)


def amount_words(pick: str) -> tuple[str, ...]:
    """The words of a pick; only a large amount is more than one: `amount:`, `digit:1`, …"""
    if not pick.startswith(_PREFIX):
        return (pick,)
    digits = pick.removeprefix(_PREFIX)
    if int(digits) <= LARGEST_WORD:
        return (pick,)
    return (_PREFIX, *(f"digit:{digit}" for digit in digits))

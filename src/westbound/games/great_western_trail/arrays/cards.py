"""Cards by their kinds: one's own piles, what is known of others' decks, markets and stacks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    CATTLE,
    CATTLE_NAMES,
    MARKET_CATTLE,
    OBJECTIVE_DECK,
)
from westbound.kit.arrays import REMEMBERED, SEATS, Look, Numbers, Packed, packed

_OBJECTIVES: Final = CARD_NAMES[CATTLE:]
_MAX_COPIES: Final = 20


def _counter(first: int, count: int) -> Callable[..., bytes]:
    """Counts cards by their kinds; most piles stay the same from one look to the next."""

    @lru_cache(maxsize=REMEMBERED)
    def row(*cards: int) -> bytes:
        return packed(cards.count(card) for card in range(first, first + count))

    return row


_of_any = _counter(0, len(CARD_NAMES))
_of_cattle = _counter(0, CATTLE)
_of_objectives = _counter(CATTLE, len(_OBJECTIVES))


def _decks(look: Look) -> bytes:
    decks, viewer = look.observation["decks"], look.viewer
    own = decks[viewer]
    draw, hand, discard = own["piles"]
    others = decks[viewer + 1 :] + decks[:viewer]
    return b"".join(
        [
            _of_any(*hand),
            _of_any(*draw),
            _of_any(*discard),
            _of_any(*own["unseen"]),
            _of_any(*draw, *hand, *discard),
            *[_of_any(*deck["cards"]) for deck in others],
        ]
    )


def _on_the_table(look: Look) -> bytes:
    position = look.position
    return b"".join(
        [
            *[_of_objectives(*cards["tuple"]) for cards in look.by_seat("area")],
            _of_cattle(*position["market"]["tuple"]),
            _of_cattle(*position["market_stack"]["tuple"]),
            _of_objectives(*position["display"]["tuple"]),
            _of_objectives(*look.observation["unknown_objectives"]),
        ]
    )


CARDS: Final = (
    Numbers(
        lambda look: (look.observation["objective_stack"],),
        ArrayField("objective_stack", (1,), 0, len(OBJECTIVE_DECK), "cards in the objective stack"),
    ),
    Packed(
        _decks,
        ArrayField("own_hand", (len(CARD_NAMES),), 0, _MAX_COPIES, "own cards in hand", CARD_NAMES),
        ArrayField("own_draw", (len(CARD_NAMES),), 0, _MAX_COPIES, "own draw stack, unordered",
                   CARD_NAMES),
        ArrayField("own_discard", (len(CARD_NAMES),), 0, _MAX_COPIES, "own discard pile",
                   CARD_NAMES),
        ArrayField("own_unseen", (len(CARD_NAMES),), 0, _MAX_COPIES,
                   "own cards that nobody else has seen", CARD_NAMES),
        ArrayField("decks", (SEATS, len(CARD_NAMES)), 0, _MAX_COPIES,
                   "the whole deck of each seat, as far as it is known", CARD_NAMES),
    ),
    Packed(
        _on_the_table,
        ArrayField("objectives", (SEATS, len(_OBJECTIVES)), 0, _MAX_COPIES,
                   "objective cards laid out, which will be scored", _OBJECTIVES),
        ArrayField("market", (CATTLE,), 0, len(MARKET_CATTLE), "the cattle market", CATTLE_NAMES),
        ArrayField("market_stack", (CATTLE,), 0, len(MARKET_CATTLE), "cattle left to be drawn",
                   CATTLE_NAMES),
        ArrayField("display", (len(_OBJECTIVES),), 0, _MAX_COPIES, "objective cards on display",
                   _OBJECTIVES),
        ArrayField("unknown_objectives", (len(_OBJECTIVES),), 0, _MAX_COPIES,
                   "objective cards in the stack or seen by others alone", _OBJECTIVES),
    ),
)  # fmt: skip

"""The cards of a player: draw stack, hand and discard pile, and what others know of them.

To the others a deck is a list of cards, and its piles are numbers of cards: `herd=` names the
cards whose pile is not known, `hand=?*4` says how many there are in a pile. In a state that is
being read or shown like this, an unknown card is UNKNOWN_CODE, and the draw stack also has
the herd, as codes from HERD on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from westbound.engine.position.forms import UNKNOWN, UNKNOWN_CODE, Bag, Choice
from westbound.engine.position.pieces import left_over, taken_from
from westbound.engine.position.problems import Misread, Problem
from westbound.engine.position.sections import Item, OfSeat, by_seat
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.great_western_trail.components import CARD_NAMES, PLAYER_CATTLE
from westbound.games.great_western_trail.state import TrailState

HERD: Final = 1000
CARDS: Final = Bag(Choice(CARD_NAMES, {UNKNOWN_CODE: UNKNOWN}))
_OWN: Final = frozenset(PLAYER_CATTLE)


def herd_items() -> tuple[OfSeat, ...]:
    """In the order in which they are worked out if a text leaves them out."""
    return (
        by_seat("hand", CARDS),
        by_seat("discard", CARDS),
        by_seat("trashed", CARDS),
        by_seat("unseen", CARDS),
        _herd,
        _draw,
    )


def _herd(seat: int) -> Item[Any]:
    def get(state: TrailState) -> tuple[int, ...]:
        return tuple(card - HERD for card in state.draw[seat] if card >= HERD)

    def put(state: TrailState, cards: tuple[int, ...]) -> None:
        herd = tuple(HERD + card for card in cards)
        state.draw[seat] = (*_stacked(state, seat), *herd)

    def rest(state: TrailState) -> tuple[int, ...]:
        """If a pile is not known, it has cattle that the player began with."""
        stacked = _stacked(state, seat)
        piles = (*stacked, *state.hand[seat], *state.discard[seat])
        if UNKNOWN_CODE not in piles:
            return ()
        return _own_left((*piles, *state.trashed[seat]))

    return Item("herd", CARDS, get, put, rest)


def _draw(seat: int) -> Item[Any]:
    def get(state: TrailState) -> tuple[int, ...]:
        return _stacked(state, seat)

    def put(state: TrailState, cards: tuple[int, ...]) -> None:
        herd = (card for card in state.draw[seat] if card >= HERD)
        state.draw[seat] = (*cards, *herd)

    def rest(state: TrailState) -> tuple[int, ...]:
        """What the player began with and has nowhere else; how many, if that is all one knows."""
        herd = len(state.draw[seat]) - len(_stacked(state, seat))
        others = (*state.hand[seat], *state.discard[seat])
        if not herd:
            return _own_left((*others, *state.trashed[seat]))
        count = herd + state.unseen[seat].count(UNKNOWN_CODE) - others.count(UNKNOWN_CODE)
        return (UNKNOWN_CODE,) * count

    return Item("draw", CARDS, get, put, rest)


def _stacked(state: TrailState, seat: int) -> tuple[int, ...]:
    """The draw stack without the herd."""
    return tuple(card for card in state.draw[seat] if card < HERD)


def _own_left(cards: Iterable[int]) -> tuple[int, ...]:
    return left_over(PLAYER_CATTLE, (card for card in cards if card in _OWN))


def known_cards(state: TrailState, seat: int) -> list[int]:
    """All cards of the seat that are not unknown, wherever they are."""
    cards = (*state.deck(seat), *state.trashed[seat], *state.area[seat])
    return [card - HERD if card >= HERD else card for card in cards if card != UNKNOWN_CODE]


# --- what others know


def hide_herd(state: TrailState, seat: int) -> None:
    """Show the deck of the seat as the others know it (GWT-008, GWT-221)."""
    unseen, deck = state.unseen[seat], state.deck(seat)
    known = left_over(deck, unseen)
    sizes = [len(pile[seat]) for pile in (state.draw, state.hand, state.discard)]
    stacked, state.hand[seat], state.discard[seat] = ((UNKNOWN_CODE,) * size for size in sizes)
    state.draw[seat] = (*stacked, *(HERD + card for card in known))
    state.unseen[seat] = (UNKNOWN_CODE,) * len(unseen)


def deal_herd(state: TrailState, seat: int, objectives: list[int], rng: Rng) -> list[Problem]:
    """Deal the herd to the piles that are not known; unseen cards are objectives out of these.

    An unseen card is in hand, if there is room for it, as in `view.deal`.
    """
    herd = [card - HERD for card in state.draw[seat] if card >= HERD]
    state.draw[seat] = _stacked(state, seat)
    drawn = state.unseen[seat].count(UNKNOWN_CODE)
    room = sum(pile[seat].count(UNKNOWN_CODE) for pile in (state.draw, state.hand, state.discard))
    where = f"P{seat + 1} herd"
    if drawn > len(objectives):
        return [
            Misread(Refusal("WB-021", case="unseen", found=drawn, limit=len(objectives))).at(where)
        ]
    if room != len(herd) + drawn:
        return [
            Misread(Refusal("WB-021", case="herd", cards=len(herd) + drawn, places=room)).at(where)
        ]
    unseen = taken_from(objectives, drawn, rng)
    rng.shuffle(herd)
    dealt = [*unseen, *herd]
    state.unseen[seat] = _filled(state.unseen[seat], list(unseen))
    for pile in (state.hand, state.draw, state.discard):
        pile[seat] = _filled(pile[seat], dealt)
    return []


def _filled(cards: tuple[int, ...], dealt: list[int]) -> tuple[int, ...]:
    """With the first of those dealt in place of the unknown ones."""
    known = [card for card in cards if card != UNKNOWN_CODE]
    blanks = len(cards) - len(known)
    known += dealt[:blanks]
    del dealt[:blanks]
    return tuple(sorted(known))

"""What a printed action costs: money, cards of the hand, the engine going back. Rules GWT-055,
GWT-060, GWT-126 to GWT-128, GWT-158, GWT-159."""

from __future__ import annotations

from typing import Final

from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.great_western_trail.actions import (
    ACTIONS,
    AN_OBJECTIVE,
    ANY_CATTLE,
    ANY_DISTANCE,
    NO_CARD,
    PAIR,
    Action,
)
from westbound.games.great_western_trail.components import BREED, CATTLE
from westbound.games.great_western_trail.moves import Use
from westbound.games.great_western_trail.rules import engine, herd_deck
from westbound.games.great_western_trail.state import TrailState

# the card of each breed that an action asks for by name; those breeds have one kind of card only
CARD_OF_BREED: Final = {
    action.discard: BREED.index(action.discard) for action in ACTIONS if action.discard >= 0
}
_CARDS_NAMED: Final = {ANY_CATTLE: 1, AN_OBJECTIVE: 1, PAIR: 2}
assert all(BREED.count(breed) == 1 for breed in CARD_OF_BREED)


# GWT-126, GWT-127: a card of one breed, any cattle card, an objective card, or two of a breed.
def can_discard(state: TrailState, seat: int, wanted: int) -> bool:
    hand = state.hand[seat]
    if wanted >= 0:
        return CARD_OF_BREED[wanted] in hand
    if wanted == ANY_CATTLE:
        return bool(hand) and hand[0] < CATTLE
    if wanted == AN_OBJECTIVE:
        return bool(hand) and hand[-1] >= CATTLE
    breeds = [BREED[card] for card in hand if card < CATTLE]
    return len(set(breeds)) < len(breeds)


# GWT-055, GWT-060: every cost must be met completely.
def why_not_payable(state: TrailState, seat: int, action: Action) -> Refusal | None:
    money = state.money[seat]
    if action.pay > money:
        return Refusal("GWT-060", case="money", cost=Money(action.pay), money=Money(money))
    if action.discard != NO_CARD and not can_discard(state, seat, action.discard):
        return Refusal("GWT-126", action=action.name)
    if action.back > 0 and not engine.can_move_back(state, seat, action.back):
        return Refusal("GWT-159", spaces=action.back)
    if action.back == ANY_DISTANCE and state.engine[seat] == 0:
        return Refusal("GWT-159", spaces=1)
    return None


# GWT-126: a move names the cards where there are any to choose: one, or two of a breed.
def why_not_naming(action: Action, move: Use) -> Refusal | None:
    wanted = _CARDS_NAMED.get(action.discard, 0)
    if len(move.cards) == wanted:
        return None
    return Refusal("GWT-126", case="which" if wanted else "no_card", action=action.name)


def cards_to_discard(action: Action, move: Use) -> tuple[int, ...]:
    """The cards named in the move, or the one of the breed that is asked for."""
    if action.discard < 0:
        return move.cards
    return (CARD_OF_BREED[action.discard],)


def pay(state: TrailState, seat: int, action: Action, move: Use) -> None:
    """Pay money and discard cards; moving the engine back is a decision of its own."""
    state.money[seat] -= action.pay
    if action.discard != NO_CARD:
        herd_deck.to_discard_pile(state, seat, cards_to_discard(action, move))

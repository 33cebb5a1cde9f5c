"""The cattle market: what its cards would add to the herd."""

from __future__ import annotations

from typing import Final, NamedTuple

from westbound.games.great_western_trail.components import CARD_VP, CARDS_DATA, COWBOY, VALUE
from westbound.games.great_western_trail.heuristics.herd import deck_total
from westbound.games.great_western_trail.heuristics.outlook import Outlook, remembered
from westbound.games.great_western_trail.rules.herd_deck import hand_limit


class Offer(NamedTuple):
    """A printed way to buy: cards of this breeding value (GWT-197, GWT-198)."""

    value: int
    cowboys: int
    dollars: int
    cards: int


OFFERS: Final = tuple(
    Offer(int(o["value"]), int(o["cowboys"]), int(o["dollars"]), int(o["cards"]))
    for o in CARDS_DATA["buy"]
)


@remembered
def buy(outlook: Outlook, cowboys: int) -> float:
    """The best purchases, one after the other by what each cowboy brings."""
    worth = _market_worth(outlook)
    money, total = outlook.money, 0.0
    while cowboys:
        best, chosen = _best_offer(outlook, worth, cowboys, money)
        if chosen is None:
            break
        total += best * chosen.cowboys
        del worth[chosen.value][: chosen.cards]
        cowboys -= chosen.cowboys
        money -= chosen.dollars
    return total


def _best_offer(
    outlook: Outlook, worth: dict[int, list[float]], cowboys: int, money: int
) -> tuple[float, Offer | None]:
    """The offer that brings most for each cowboy, and how much that is."""
    best, chosen = 0.0, None
    for offer in OFFERS:
        value, used, price, cards = offer
        on_offer = worth[value]
        if used <= cowboys and price <= money and len(on_offer) >= cards:
            gain = sum(on_offer[:cards], 0.0) - outlook.purse.cost(price)
            if gain / used > best:
                best, chosen = gain / used, offer
    return best, chosen


def _market_worth(outlook: Outlook) -> dict[int, list[float]]:
    """What each card of the market is worth, by breeding value, best first."""
    worth: dict[int, list[float]] = {offer.value: [] for offer in OFFERS}
    state, seat = outlook.state, outlook.seat
    deck = tuple(sorted(state.deck(seat)))
    limit = hand_limit(state, seat)
    now, share = deck_total(deck, limit), _herd_share(outlook)
    better: dict[int, float] = {}
    for card in state.market:
        if card not in better:
            more = deck_total(tuple(sorted((*deck, card))), limit) - now
            better[card] = CARD_VP[card] + share * more
        worth[VALUE[card]].append(better[card])
    for row in worth.values():
        row.sort(reverse=True)
    return worth


def _herd_share(outlook: Outlook) -> float:
    """What a point more in every later delivery is worth."""
    return (outlook.weights.breeding + outlook.weights.income) * outlook.trips


def buy_with_all(outlook: Outlook, amount: int) -> float:
    """GWT-203: with all own cowboys."""
    return buy(outlook, outlook.state.workers_of(outlook.seat, COWBOY))

"""The cattle market. Rules GWT-022, GWT-077, GWT-078, GWT-196 to GWT-203, GWT-283."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, chance, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.texts import Money
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.chance_moves import CARDS, Cards
from westbound.games.great_western_trail.chance_steps import DealMarket
from westbound.games.great_western_trail.components import CARDS_DATA, COWBOY, WORKER_SPACES, merged
from westbound.games.great_western_trail.moves import BUY, RESTOCK, Buy, Restock
from westbound.games.great_western_trail.rules.herd_deck import drawn, is_part_of, minus
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import BuyCattle
from westbound.kit.moves import DONE, Done

DRAWN_BY_COWBOY: Final[int] = CARDS_DATA["cowboy_draws"]
# by cowboys left: the purchases that need no more than these
_WITHIN: Final = tuple(
    tuple(move for move in BUY if move.cowboys <= cowboys) for cowboys in range(WORKER_SPACES + 1)
)


def begin_buy(state: TrailState, seat: int, optional: bool, amount: int) -> None:
    """GWT-203: every buy action begins with all cowboys of the player."""
    state.agenda.append(BuyCattle(seat, False, state.workers_of(seat, COWBOY)))


# --- what is possible


# GWT-196: each cowboy once in an action.
def has_cowboys(step: BuyCattle, cowboys: int) -> Refusal | None:
    if cowboys <= step.cowboys:
        return None
    return Refusal("GWT-196", cowboys=cowboys, left=step.cowboys)


# GWT-201, GWT-283: only what lies in the market.
def is_on_offer(state: TrailState, move: Buy) -> Refusal | None:
    return (
        None if in_market(state, move.cards) else Refusal("GWT-201", cards=move.params()["cards"])
    )


def in_market(state: TrailState, cards: tuple[int, ...]) -> bool:
    if len(cards) == 2 and cards[0] == cards[1]:
        return state.market.count(cards[0]) > 1
    return all(card in state.market for card in cards)


def can_pay_cattle(state: TrailState, seat: int, dollars: int) -> Refusal | None:
    money = state.money[seat]
    return None if dollars <= money else Refusal("GWT-197", cost=Money(dollars), money=Money(money))


def why_not_buy(state: TrailState, step: BuyCattle, move: Buy) -> Refusal | None:
    """Return the first rule that forbids this purchase, or None."""
    return (
        has_cowboys(step, move.cowboys)
        or is_on_offer(state, move)
        or can_pay_cattle(state, step.seat, move.dollars)
    )


# GWT-199, GWT-283: a cowboy not used for buying draws, while there are cards.
def why_not_restock(state: TrailState, step: BuyCattle, move: Restock) -> Refusal | None:
    if not state.market_stack:
        return Refusal("GWT-283")
    return has_cowboys(step, 1)


# GWT-273: buying nothing does not count as an action.
def why_not_stop_buying(state: TrailState, step: BuyCattle, move: Done) -> Refusal | None:
    return None if step.begun else Refusal("GWT-273")


def buy_options(state: TrailState, step: BuyCattle) -> list[Move]:
    options: list[Move] = list(purchases(state, step.seat, step.cowboys))
    if state.market_stack and step.cowboys:
        options.append(RESTOCK)
    if step.begun:
        options.append(DONE)
    return options


# For speed these are the rules of `why_not_buy` in one line; tests compare the two.
def purchases(state: TrailState, seat: int, cowboys: int) -> list[Buy]:
    money, market = state.money[seat], state.market
    return [
        move
        for move in _WITHIN[cowboys]
        if move.dollars <= money and move.cards[0] in market and in_market(state, move.cards)
    ]


def can_buy(state: TrailState, seat: int, amount: int) -> bool:
    return bool(state.market_stack or purchases(state, seat, state.workers_of(seat, COWBOY)))


# --- buying


def buy(state: TrailState, step: BuyCattle, move: Buy) -> None:
    """Pay; the cards go onto the discard pile (GWT-201)."""
    seat = step.seat
    state.money[seat] -= move.dollars
    state.market = minus(state.market, move.cards)
    state.discard[seat] = merged(state.discard[seat], move.cards)
    left = step.cowboys - move.cowboys
    if left and (state.market_stack or purchases(state, seat, left)):
        state.agenda.append(BuyCattle(seat, True, left))


def restock(state: TrailState, step: BuyCattle, move: Restock) -> None:
    """GWT-200: the market may grow beyond its size."""
    if step.cowboys > 1:
        state.agenda.append(BuyCattle(step.seat, True, step.cowboys - 1))
    count = min(DRAWN_BY_COWBOY, len(state.market_stack))
    state.agenda.append(step_cache.deal_market(count))


def stop_buying(state: TrailState, step: BuyCattle, move: Done) -> None:
    """GWT-201: buying fewer than possible is allowed."""


# --- the stack


def refill_market(state: TrailState) -> None:
    """GWT-077, GWT-078: up to the size for the number of players, never beyond the stack."""
    missing = state.setup.numbers.cattle_market - len(state.market)
    count = min(missing, len(state.market_stack))
    if count > 0:
        state.agenda.append(step_cache.deal_market(count))


def sample_deal_market(state: TrailState, step: DealMarket, rng: Rng) -> Cards:
    return CARDS(drawn(state.market_stack, step.count, rng))


def why_not_deal_market(state: TrailState, step: DealMarket, move: Cards) -> Refusal | None:
    fits = len(move.codes) == step.count and tuple(sorted(move.codes)) == move.codes
    return None if fits and is_part_of(move.codes, state.market_stack) else Refusal("GWT-022")


def deal_market(state: TrailState, step: DealMarket, move: Cards) -> None:
    state.market_stack = minus(state.market_stack, move.codes)
    state.market = merged(state.market, move.codes)


DECISIONS: Final = (
    decision(
        BuyCattle,
        buy_options,
        answer(BuyCattle, Buy, why_not_buy, buy),
        answer(BuyCattle, Restock, why_not_restock, restock),
        answer(BuyCattle, Done, why_not_stop_buying, stop_buying),
    ),
)
CHANCES: Final = (chance(DealMarket, sample_deal_market, Cards, why_not_deal_market, deal_market),)

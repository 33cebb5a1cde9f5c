"""Phase 4, the end of a round. Rules CC-156 to CC-164."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import Spend, spend
from westbound.games.carson_city.base.rules.town_hall import white_cowboy_leaves
from westbound.games.carson_city.base.steps import FillRow, SpendMoney
from westbound.games.carson_city.components import ROUNDS, TABLE, VACANT
from westbound.games.carson_city.state import LIMIT, NO_CARD, NOBODY, NOWHERE, CarsonState

MONEY_PER_VP: Final[int] = TABLE["money_per_limit_vp"]
COWBOYS_AFTER_ROUND: Final[tuple[int, ...]] = tuple(TABLE["cowboys_after_round"])


def ask_end_powers(state: CarsonState) -> None:
    """CC-156: what cards do before anything else in phase 4, in pass order."""
    for seat in reversed(state.passed):
        state.power(seat).end_of_round(state, seat)


def take_new_cowboys(state: CarsonState) -> None:
    """CC-158: 4 after round 1, 5 after rounds 2 and 3, as long as there are any left."""
    for seat, left in enumerate(state.general):
        new = min(left, COWBOYS_AFTER_ROUND[state.round - 1])
        state.general[seat] -= new
        state.reserve[seat] += new


# --- the money limit (CC-160)


def money_limit(state: CarsonState, seat: int) -> int:
    """CC-173, CC-174: the Newsboy has the limit of the borrowed card, or a little less."""
    return state.power(seat).limit - newsboys_share(state, seat)


def newsboys_share(state: CarsonState, seat: int) -> int:
    if state.borrowed[seat] == NO_CARD:
        return 0
    return state.setup.faces[2 * state.character[seat] + state.sides[state.character[seat]]].share


def begin_money_limit(state: CarsonState) -> None:
    for seat in reversed(state.passed):
        state.agenda.append(SpendMoney(seat))


def spendable(state: CarsonState, seat: int) -> list[int]:
    """What must go, and every full ten above it."""
    money = state.money[seat]
    must = max(0, money - money_limit(state, seat))
    next_ten = must - must % MONEY_PER_VP + MONEY_PER_VP
    return [must, *range(next_ten, money + 1, MONEY_PER_VP)]


def spend_money_options(state: CarsonState, step: SpendMoney) -> list[Spend]:
    return [spend(amount) for amount in spendable(state, step.seat)]


# CC-160: everything above the limit must be spent; more only in full tens, which earn VP.
def why_not_spend(state: CarsonState, step: SpendMoney, move: Spend) -> Refusal | None:
    amounts = spendable(state, step.seat)
    if move.amount in amounts:
        return None
    limit = money_limit(state, step.seat)
    return Refusal(
        "CC-160", amount=move.amount, limit=limit, money=state.money[step.seat], must=amounts[0]
    )


def spend_money(state: CarsonState, step: SpendMoney, move: Spend) -> None:
    state.money[step.seat] -= move.amount
    state.score(step.seat, LIMIT, move.amount // MONEY_PER_VP)


# --- cards, tokens and the row


def return_cards(state: CarsonState) -> None:
    """CC-161, CC-162: cards, white cowboy, tokens and the 3-revolver token go back.

    CC-155: the white cowboy leaves the Town Hall. CC-183, CC-194: what a card has promised or
    given for this round is over.
    """
    white_cowboy_leaves(state)
    n = state.setup.players
    state.heroes = next((s for s in range(n) if state.power(s).is_safe), NOBODY)  # CC-205
    state.borrowed, state.later, state.no_duel = (NO_CARD,) * n, (0,) * n, (0,) * n
    state.white_owner, state.white_at = NOBODY, NOWHERE
    state.ammunition = NOBODY
    state.fought = 0  # CC-202
    for seat in range(state.setup.players):
        state.character[seat] = state.card[seat] = NO_CARD
        state.bonus[seat] = 0
        state.grocer[seat] = 0


def refill_row(state: CarsonState) -> None:
    """CC-163, CC-184: buildings slide to the cheaper spaces; the bag fills the rest."""
    tiles = [tile for tile in state.row if tile]
    state.row = [VACANT] * (len(state.row) - len(tiles)) + tiles
    state.agenda.append(FillRow())


def is_last_round(state: CarsonState) -> bool:
    return state.round == ROUNDS


DECISIONS: Final = (
    decision(
        SpendMoney, spend_money_options, answer(SpendMoney, Spend, why_not_spend, spend_money)
    ),
)

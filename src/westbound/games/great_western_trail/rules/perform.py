"""Doing a printed action: its costs, then its rewards. Rules GWT-055, GWT-060, GWT-124 to GWT-130,
GWT-135, GWT-173, GWT-273."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from westbound.engine.decisions import answer, automatic, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.actions import (
    ACTION_NAMES,
    ACTIONS,
    AN_OBJECTIVE,
    ANY_CATTLE,
    ANY_DISTANCE,
    NO_CARD,
    PAIR,
    STAY,
    Action,
    Amount,
)
from westbound.games.great_western_trail.automatic_steps import Immediate, Rewards
from westbound.games.great_western_trail.components import (
    BREED,
    CATTLE,
    COWBOY,
    CRAFTSMAN,
    ENGINEER,
    merged,
)
from westbound.games.great_western_trail.move_table import DECLINE, PAIRS, USE, USE_CARD, USE_PAIR
from westbound.games.great_western_trail.moves import Decline, Use
from westbound.games.great_western_trail.rules import (
    build,
    cattle,
    engine,
    hazards,
    herd_deck,
    hire,
    move,
    objectives,
    stations,
    trade,
)
from westbound.games.great_western_trail.rules.certificates import (
    certificate_limit,
    gain_certificates,
)
from westbound.games.great_western_trail.rules.no_effect import WHY, why_no_certificate
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Auxiliary, BackForDelivery, Bonus
from westbound.games.great_western_trail.trail import WOODS

Can: TypeAlias = Callable[[TrailState, int, int], bool]
Begin: TypeAlias = Callable[[TrailState, int, bool, int], None]

# --- amounts


def teepee_pairs(state: TrailState, seat: int) -> int:
    """GWT-212: one green and one blue make a pair."""
    return min(state.green[seat], state.blue[seat])


# GWT-204: own buildings on spaces that touch woods.
def in_woods(state: TrailState, seat: int) -> int:
    return (state.built[seat] & WOODS).bit_count()


_COUNT: Final[Mapping[str, Callable[[TrailState, int], int]]] = {
    "one": lambda state, seat: 1,
    "engineer": lambda state, seat: state.workers_of(seat, ENGINEER),
    "cowboy": lambda state, seat: state.workers_of(seat, COWBOY),
    "craftsman": lambda state, seat: state.workers_of(seat, CRAFTSMAN),
    "own_building_in_woods": in_woods,
    "teepee_pair": teepee_pairs,
}


def number(state: TrailState, seat: int, amount: Amount) -> int:
    if amount.unit == "one":
        return amount.each
    return amount.each * _COUNT[amount.unit](state, seat)


def dollars(state: TrailState, seat: int, action: Action) -> int:
    total = 0
    for amount in action.dollars:
        total += number(state, seat, amount)
    return total


# --- the verbs that ask something


def yes(state: TrailState, seat: int, amount: int) -> bool:
    return True


def can_move_engine(state: TrailState, seat: int, most: int) -> bool:
    return most > 0


# GWT-187: gaining $1 is always possible, so one auxiliary action always is.
def begin_auxiliary(state: TrailState, seat: int, optional: bool, amount: int) -> None:
    state.agenda.append(Auxiliary(seat, optional))


def begin_delivery_trip(state: TrailState, seat: int, optional: bool, amount: int) -> None:
    state.agenda.append(BackForDelivery(seat))


VERBS: Final[Mapping[str, tuple[Can, Begin]]] = {
    "hire": (hire.can_hire, hire.begin_hire),
    "place_building": (build.can_build, build.begin_place_building),
    "move_engine": (can_move_engine, engine.begin_move_engine),
    "buy_cattle": (cattle.can_buy, cattle.begin_buy),
    "remove_hazard": (hazards.can_remove, hazards.begin_remove),
    "trade": (trade.can_trade, trade.begin_trade),
    "auxiliary": (yes, begin_auxiliary),
    "move_herd": (yes, move.begin_move_again),
    "take_objective": (objectives.can_take_objective, objectives.begin_take_objective),
    "draw_discard": (herd_deck.can_draw, herd_deck.begin_draw_discard),
    "upgrade_station": (stations.can_upgrade_behind, stations.begin_upgrade_behind),
    "trash_hand_cards": (yes, herd_deck.begin_trash),
    "extraordinary_delivery": (yes, begin_delivery_trip),
}

# --- what is possible

# the card of each breed that an action asks for by name; those breeds have one kind of card only
CARD_OF_BREED: Final = {
    action.discard: BREED.index(action.discard) for action in ACTIONS if action.discard >= 0
}
assert all(BREED.count(breed) == 1 for breed in CARD_OF_BREED)


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


def why_not_payable(state: TrailState, seat: int, action: Action) -> Refusal | None:
    """GWT-055, GWT-060: every cost must be met completely."""
    money = state.money[seat]
    if action.pay > money:
        return Refusal("GWT-060", case="money", cost=action.pay, money=money)
    if action.discard != NO_CARD and not can_discard(state, seat, action.discard):
        return Refusal("GWT-126", action=action.name)
    if action.back > 0 and not engine.can_move_back(state, seat, action.back):
        return Refusal("GWT-159", spaces=action.back)
    if action.back == ANY_DISTANCE and state.engine[seat] == 0:
        return Refusal("GWT-159", spaces=1)
    return None


def would_do_something(state: TrailState, seat: int, action: Action) -> bool:
    """GWT-273: discarding or moving back is something; else the reward must be."""
    if action.discard != NO_CARD or action.back != STAY:
        return True
    if action.asks:
        amount = number(state, seat, action.amount)
        return VERBS[action.asks][0](state, seat, amount)
    if dollars(state, seat, action):
        return True
    return bool(
        sum([number(state, seat, amount) for amount in action.certificates])
    ) and state.certificates[seat] < certificate_limit(state, seat)


def why_not_perform(state: TrailState, seat: int, action: Action) -> Refusal | None:
    """Return the rule that forbids this action now, or None."""
    refusal = why_not_payable(state, seat, action)
    if refusal is None and not would_do_something(state, seat, action):
        return why_nothing(state, seat, action)
    return refusal


def why_nothing(state: TrailState, seat: int, action: Action) -> Refusal:
    """The rule that leaves this action without effect, or that such an action is none."""
    if action.asks:
        return WHY[action.asks](state, seat, number(state, seat, action.amount))
    if action.certificates and not action.dollars:
        return why_no_certificate(state, seat)
    return Refusal("GWT-273", case="no_effect", action=action.name)


Possible: TypeAlias = Callable[[TrailState, int], bool]


def _possible(action: Action) -> Possible:
    """The same without the reason, for this one action: what lists of moves ask all the time."""
    pay, wanted, back = action.pay, action.discard, action.back
    if wanted >= 0:
        card = CARD_OF_BREED[wanted]
        return lambda state, seat: card in state.hand[seat]
    if wanted != NO_CARD:
        return lambda state, seat: can_discard(state, seat, wanted)
    if back > 0:
        return lambda state, seat: (
            pay <= state.money[seat] and engine.can_move_back(state, seat, back)
        )
    if back:
        return lambda state, seat: state.engine[seat] != 0
    if action.asks in VERBS:
        return _can_begin(pay, VERBS[action.asks][0], action.amount)
    if any(a.unit == "one" for a in action.dollars):
        return lambda state, seat: True
    if not action.asks and not action.dollars and action.certificates[0].unit == "one":
        return lambda state, seat: state.certificates[seat] < certificate_limit(state, seat)
    return lambda state, seat: would_do_something(state, seat, action)


def _can_begin(pay: int, can: Can, amount: Amount) -> Possible:
    each, count = amount.each, _COUNT[amount.unit]
    if amount.unit != "one":
        assert not pay
        return lambda state, seat: can(state, seat, each * count(state, seat))
    if can is yes and not pay:
        return lambda state, seat: True
    if not pay:
        return lambda state, seat: can(state, seat, each)
    return lambda state, seat: pay <= state.money[seat] and can(state, seat, each)


POSSIBLE: Final[tuple[Possible, ...]] = tuple(_possible(action) for action in ACTIONS)


def is_possible(state: TrailState, seat: int, action: int) -> bool:
    return POSSIBLE[action](state, seat)


Choices: TypeAlias = Callable[[TrailState, int], Sequence[Move]]


def _choices(action: Action) -> Choices:
    """The moves that do this action: one, or one for each way to discard; none if impossible."""
    code, wanted, possible = action.code, action.discard, POSSIBLE[action.code]
    if wanted == NO_CARD or wanted >= 0:
        just_it = (USE[code],)
        return lambda state, seat: just_it if possible(state, seat) else ()
    if wanted == PAIR:
        pairs = USE_PAIR[code]
        return lambda state, seat: [pairs[pair] for pair in _pairs_in(state.hand[seat])]
    uses, objective = USE_CARD[code], wanted == AN_OBJECTIVE
    return lambda state, seat: [
        uses[card] for card in dict.fromkeys(state.hand[seat]) if (card >= CATTLE) == objective
    ]


CHOICES: Final[tuple[Choices, ...]] = tuple(_choices(action) for action in ACTIONS)
ONE_MOVE: Final = tuple(  # no card is to be chosen, so there is one move or none
    action.asks in ("", *VERBS) and (action.discard == NO_CARD or action.discard >= 0)
    for action in ACTIONS
)


@lru_cache(maxsize=1 << 14)
def _pairs_in(hand: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(pair for pair in PAIRS if _holds(hand, pair))


def _holds(hand: tuple[int, ...], pair: tuple[int, int]) -> bool:
    first, second = pair
    if first == second:
        return hand.count(first) > 1
    return first in hand and second in hand


def why_not_use(state: TrailState, seat: int, move: Use) -> Refusal | None:
    """Return the rule that forbids this move, the action itself being on offer."""
    action = ACTIONS[move.action]
    refusal = why_not_perform(state, seat, action)
    if refusal is None and move not in CHOICES[action.code](state, seat):
        return Refusal("GWT-126", action=action.name)
    return refusal


# --- doing it


def cards_to_discard(state: TrailState, seat: int, action: Action, move: Use) -> tuple[int, ...]:
    """The cards named in the move, or the one of the breed that is asked for."""
    if action.discard < 0:
        return move.cards
    return (CARD_OF_BREED[action.discard],)


def perform(state: TrailState, seat: int, move: Use) -> None:
    """Pay what it costs, in order; what it brings follows, at once or after the engine moved."""
    action = ACTIONS[move.action]
    state.money[seat] -= action.pay
    if action.discard != NO_CARD:
        cards = cards_to_discard(state, seat, action, move)
        state.hand[seat] = herd_deck.minus(state.hand[seat], cards)
        state.discard[seat] = merged(state.discard[seat], cards)
    if action.back > 0:
        state.agenda.append(step_cache.rewards(action.code, seat))
        state.agenda.append(step_cache.move_engine_back(seat, action.back))
    else:
        give(state, seat, action, not action.free)


def give(state: TrailState, seat: int, action: Action, optional: bool) -> None:
    """GWT-125: what an action brings; money and certificates are taken in full."""
    for amount in action.certificates:
        gain_certificates(state, seat, number(state, seat, amount))
    for amount in action.dollars:
        state.money[seat] += number(state, seat, amount)
    if action.asks:
        can, begin = VERBS[action.asks]
        amount_now = number(state, seat, action.amount)
        if can(state, seat, amount_now):
            begin(state, seat, optional, amount_now)


def give_rewards(state: TrailState, step: Rewards) -> None:
    give(state, step.player, ACTIONS[step.action], optional=True)


# --- immediate actions (GWT-135, GWT-173, GWT-235)


def begin_immediate(state: TrailState, step: Immediate) -> None:
    """Ask only where there is something to decide; what is impossible is forfeited."""
    seat = step.player
    possible = tuple(a for a in step.actions if is_possible(state, seat, a))
    if not possible:
        return
    action = ACTIONS[possible[0]]
    if len(possible) == 1 and action.free:
        give(state, seat, action, optional=True)
    else:
        state.agenda.append(Bonus(seat, possible))


def bonus_options(state: TrailState, step: Bonus) -> list[Move]:
    options: list[Move] = []
    for action in step.actions:
        options += CHOICES[action](state, step.seat)
    options.append(DECLINE)
    return options


def why_not_bonus(state: TrailState, step: Bonus, move: Use) -> Refusal | None:
    if move.action not in step.actions:
        return Refusal("GWT-135", action=ACTION_NAMES[move.action])
    return why_not_use(state, step.seat, move)


def take_bonus(state: TrailState, step: Bonus, move: Use) -> None:
    perform(state, step.seat, move)


def forfeit_bonus(state: TrailState, step: Bonus, move: Decline) -> None:
    """Do without it."""


DECISIONS: Final = (
    decision(
        Bonus,
        bonus_options,
        answer(Bonus, Use, why_not_bonus, take_bonus),
        answer(Bonus, Decline, no_rule_forbids, forfeit_bonus),
    ),
)
AUTOMATIC: Final = (automatic(Rewards, give_rewards), automatic(Immediate, begin_immediate))

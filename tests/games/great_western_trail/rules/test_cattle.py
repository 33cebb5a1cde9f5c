"""Buying cattle: GWT-196 to GWT-203 and GWT-283; building E."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    hand,
    market,
    names_of,
    play,
    refused,
    run_automatic,
    texts,
    using,
    workers,
)
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import EndTurn
from westbound.games.great_western_trail.components import VALUE
from westbound.games.great_western_trail.rules.cattle import begin_buy
from westbound.games.great_western_trail.state import TrailState

EVERYTHING = (
    "holstein holstein brown_swiss ayrshire west_highland_3 west_highland_5 texas_longhorn_6"
)


def buying(cowboys: int, cards: str = EVERYTHING, money: int = 99) -> TrailState:
    """Seat 0 buys cattle on building E; the market stack is empty unless a test fills it."""
    state = a_state(money=money)
    workers(state, 0, cowboy=cowboys)
    market(state, cards)
    state.market_stack = ()
    using(state, 0, "E")
    return play(state, "use E_buy")


def offers(state: TrailState) -> list[str]:
    return [text for text in texts(state) if text.startswith("buy")]


# --- combining options


def test_gwt_196_any_combination_with_each_cowboy_once() -> None:
    state = buying(5)
    play(state, "buy holstein with 2")
    assert refused(state, "buy west_highland_5 west_highland_5 with 5") == "GWT-196"
    assert refused(state, "buy texas_longhorn_6 with 4") == "GWT-196"
    play(state, "buy west_highland_3 with 3")
    assert state.money[0] == 99 - 3 - 6
    assert asked(state) == ("draw_cards", CHANCE)  # no cowboy is left
    assert names_of(state.discard[0]) == ["holstein", "west_highland_3"]


def test_gwt_196_the_same_option_several_times() -> None:
    state = buying(4)
    play(state, "buy holstein with 1", "buy holstein with 1", "buy ayrshire with 1")
    assert state.money[0] == 99 - 18
    assert refused(state, "buy texas_longhorn_6 with 2") == "GWT-196"
    play(state, "buy brown_swiss with 1")
    assert state.money[0] == 99 - 24


# value: cowboys, price, cards
OPTIONS = [
    ("holstein", 1, 6),
    ("holstein", 2, 3),
    ("brown_swiss ayrshire", 3, 5),
    ("west_highland_3", 1, 12),
    ("west_highland_3", 3, 6),
    ("west_highland_3 west_highland_5", 5, 8),
    ("texas_longhorn_6", 2, 12),
    ("texas_longhorn_6", 4, 6),
]


@pytest.mark.parametrize(("cards", "cowboys", "price"), OPTIONS)
def test_gwt_197_the_printed_options(cards: str, cowboys: int, price: int) -> None:
    state = buying(6, money=max(price, 8))
    text = f"buy {cards} with {cowboys}"
    state.money[0] = price - 1
    assert refused(state, text) == "GWT-197"
    state.money[0] = price
    play(state, text)
    assert state.money[0] == 0
    assert sorted(names_of(state.discard[0])) == sorted(cards.split())


def test_gwt_197_there_are_no_other_options() -> None:
    state = buying(6)
    found = set()
    for text in offers(state):
        names, _, cowboys = text.removeprefix("buy ").partition(" with ")
        first = next(card for card in state.market if names_of([card])[0] == names.split()[0])
        found.add((VALUE[first], int(cowboys), len(names.split())))
    assert found == {
        (3, 1, 1), (3, 2, 1), (3, 3, 2), (4, 1, 1), (4, 3, 1), (4, 5, 2), (5, 2, 1), (5, 4, 1),
    }  # fmt: skip


def test_gwt_198_the_two_cards_of_value_3_may_be_different_breeds() -> None:
    state = buying(3)
    assert refused(state, "buy holstein holstein with 3") is None
    assert refused(state, "buy holstein ayrshire with 3") is None
    play(state, "buy holstein brown_swiss with 3")
    assert names_of(state.discard[0]) == ["holstein", "brown_swiss"]
    assert state.money[0] == 94
    two_highlands = buying(5)
    assert refused(two_highlands, "buy west_highland_3 west_highland_5 with 5") is None


# --- drawing with cowboys


def with_stack(cowboys: int, stack: str, cards: str = EVERYTHING) -> TrailState:
    """The market stack holds just these cards."""
    state = a_state(money=99)
    workers(state, 0, cowboy=cowboys)
    market(state, cards)
    market(other := a_state(), stack)
    state.market_stack = other.market
    using(state, 0, "E")
    return play(state, "use E_buy")


def test_gwt_199_a_cowboy_not_used_for_buying_draws_2_cards_into_the_market() -> None:
    state = with_stack(2, "holstein ayrshire texas_longhorn_5", cards="brown_swiss")
    assert refused(state, "buy texas_longhorn_5 with 2") == "GWT-201"
    play(state, "restock")
    assert asked(state) == ("deal_market", CHANCE)
    assert refused(state, "cards ayrshire", -1) == "GWT-022"  # two
    assert refused(state, "cards brown_swiss ayrshire", -1) == "GWT-022"  # not in the stack
    play(state, "cards ayrshire texas_longhorn_5")
    assert names_of(state.market) == ["brown_swiss", "ayrshire", "texas_longhorn_5"]
    assert refused(state, "buy texas_longhorn_5 with 2") == "GWT-196"  # one cowboy has drawn
    play(state, "buy ayrshire with 1")
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_199_at_any_moment_before_between_and_after() -> None:
    state = with_stack(4, "holstein holstein ayrshire ayrshire brown_swiss brown_swiss")
    play(state, "restock", "cards holstein holstein")
    play(state, "buy ayrshire with 1", "restock", "cards ayrshire ayrshire")
    play(state, "buy ayrshire with 1")
    assert asked(state) == ("draw_cards", CHANCE)
    last = with_stack(2, "holstein holstein")
    play(last, "buy ayrshire with 1")
    assert refused(last, "restock") is None  # after the last purchase
    play(last, "restock", "cards holstein holstein")
    assert asked(last) == ("draw_cards", -1)


def test_gwt_199_drawing_alone_is_allowed() -> None:
    state = with_stack(1, "holstein holstein")
    play(state, "restock", "cards holstein holstein")
    assert state.money[0] == 99
    assert state.discard[0] == ()
    assert asked(state) == ("draw_cards", CHANCE)


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_gwt_200_the_market_may_grow_above_its_size(players: int, size: int) -> None:
    state = a_state(players=players, money=0)
    state.market, state.market_stack = state.market_stack[:size], state.market_stack[size:]
    workers(state, 0, cowboy=2)
    using(state, 0, "E")
    play(state, "use E_buy", "restock", "cards texas_longhorn_7 texas_longhorn_7")
    assert len(state.market) == size + 2
    assert refused(state, "restock") is None


def test_gwt_201_only_what_lies_in_the_market() -> None:
    state = buying(6, cards="holstein west_highland_3")
    assert refused(state, "buy ayrshire with 1") == "GWT-201"
    assert refused(state, "buy west_highland_4 with 3") == "GWT-201"
    play(state, "buy holstein with 1")
    assert names_of(state.market) == ["west_highland_3"]
    assert refused(state, "buy holstein with 1") == "GWT-201"
    assert names_of(state.discard[0]) == ["holstein"]
    assert state.hand[0] == ()


def test_gwt_201_buying_fewer_than_possible_is_allowed_but_not_nothing() -> None:
    state = buying(3)
    assert refused(state, "done") == "GWT-273"
    play(state, "buy holstein with 1")
    assert refused(state, "buy ayrshire with 1") is None
    play(state, "done")
    assert state.money[0] == 93
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_202_the_example_of_1_cowboy() -> None:
    state = buying(1)
    for text in offers(state):
        assert text.endswith("with 1")
    play(one := state.copy(), "buy ayrshire with 1")
    assert one.money[0] == 93
    play(state, "buy west_highland_3 with 1")
    assert state.money[0] == 87
    assert refused(buying(1), "buy texas_longhorn_6 with 2") == "GWT-196"


def test_gwt_202_the_example_of_2_cowboys() -> None:
    state = buying(2)
    play(two := state.copy(), "buy ayrshire with 1", "buy holstein with 1")
    assert two.money[0] == 87
    play(one := state.copy(), "buy ayrshire with 2")
    assert one.money[0] == 96
    play(state, "buy texas_longhorn_6 with 2")
    assert state.money[0] == 87
    for after in (two, one, state):
        assert asked(after) == ("draw_cards", -1)


def test_gwt_202_the_examples_of_3_and_5_cowboys() -> None:
    three = buying(3)
    play(three, "buy holstein holstein with 3")
    assert three.money[0] == 94
    five = buying(5)
    play(five, "buy west_highland_3 west_highland_5 with 5")
    assert five.money[0] == 91
    assert names_of(five.discard[0]) == ["west_highland_3", "west_highland_5"]


def test_gwt_203_a_second_buy_action_has_all_cowboys_again() -> None:
    state = a_state(money=99)
    workers(state, 0, cowboy=2)
    market(state, EVERYTHING)
    state.market_stack = ()
    state.agenda = [EndTurn(AUTOMATIC, 0)]
    begin_buy(state, 0, False, 0)
    begin_buy(state, 0, False, 0)
    run_automatic(state)
    play(state, "buy texas_longhorn_6 with 2")
    assert refused(state, "buy holstein with 2") is None
    play(state, "buy holstein with 2")
    assert state.money[0] == 99 - 12 - 3
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_283_the_last_card_of_the_stack_and_an_empty_one() -> None:
    state = with_stack(3, "holstein")
    play(state, "restock")
    assert refused(state, "cards holstein holstein", -1) == "GWT-022"
    play(state, "cards holstein")
    assert state.market_stack == ()
    assert refused(state, "restock") == "GWT-283"
    assert refused(state, "done") is None


def test_gwt_283_a_two_card_option_needs_two_cards_of_its_value() -> None:
    state = buying(6, cards="holstein west_highland_3 texas_longhorn_5")
    assert refused(state, "buy holstein holstein with 3") == "GWT-201"
    assert refused(state, "buy holstein ayrshire with 3") == "GWT-201"
    assert refused(state, "buy west_highland_3 west_highland_3 with 5") == "GWT-201"
    assert not [text for text in offers(state) if len(text.split()) == 5]


# --- building E


def test_gwt_196_building_e_buys_and_takes_a_black_angus() -> None:
    state = a_state(money=10)
    hand(state, 0, "black_angus jersey")
    market(state, "holstein")
    state.market_stack = ()
    using(state, 0, "E")
    play(state, "use E_black_angus")
    assert (state.money[0], names_of(state.discard[0])) == (12, ["black_angus"])
    play(state, "use E_buy", "buy holstein with 1")
    assert state.money[0] == 6
    assert names_of(state.discard[0]) == ["black_angus", "holstein"]
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_196_building_e_without_a_card_to_buy_or_draw() -> None:
    state = a_state(money=5)
    hand(state, 0, "guernsey")
    market(state, "holstein")
    state.market_stack = ()
    using(state, 0, "E")
    assert refused(state, "use E_buy") == "GWT-197"  # $6 with one cowboy
    assert refused(state, "use E_black_angus") == "GWT-126"
    state.money[0] = 6
    assert refused(state, "use E_buy") is None

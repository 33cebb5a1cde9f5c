"""What the log says of each move, and what the open step asks: numbers, names and secrets."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.busy_walks import NAMES, RICH, walk
from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    certificates,
    clear,
    clear_all,
    discard_pile,
    discs_on,
    display,
    engine,
    foresight,
    hand,
    jobs,
    market,
    moving,
    only_draw,
    play,
    put_building,
    put_tile,
    token,
    using,
    workers,
)
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.great_western_trail import chance_steps, steps
from westbound.games.great_western_trail.actions import ACTION_CODES
from westbound.games.great_western_trail.components import DISC_COUNT, DISC_NAMES, HAND
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState

ENGLISH = catalogue(GAME.package, "en")


def told(state: TrailState, text: str) -> str:
    """The log sentence of a move in this position."""
    move, seat = GAME.parse(text), state.agenda[-1].seat
    assert GAME.why_not(state, move, seat) is None
    return ENGLISH.sentence("log", GAME.log_sentence(state, move, seat), NAMES)


def asked(state: TrailState) -> str:
    return ENGLISH.sentence("asks", GAME.prompt(state), NAMES)


# --- secrets (GWT-272)


def test_gwt_272_a_draw_says_only_who_draws_how_many() -> None:
    draws = 0
    for seed in range(3):
        for state, seat, move in walk(seed, RICH):
            step = state.agenda[-1]
            if not isinstance(step, chance_steps.DrawCards):
                continue
            sentence = GAME.log_sentence(state, move, seat)
            assert dict(sentence.params) == {"seat": step.player, "count": step.count}
            spoken = {ENGLISH.sentence("log", sentence, NAMES)}
            spoken.add(ENGLISH.sentence("asks", GAME.prompt(state), NAMES))
            words = {ENGLISH.term(card) for card in move.text.split()[1:]}
            assert words
            assert not any(word in text for word in words for text in spoken)
            draws += 1
    assert draws > 100


def test_gwt_272_what_is_asked_does_not_depend_on_hidden_cards() -> None:
    """The same sentence, whatever the others and chance will bring."""
    compared = 0
    for state, seat, _ in walk(5, RICH):
        if seat == CHANCE:
            continue
        other = state.copy()
        for player in range(state.setup.players):
            other.hand[player], other.discard[player] = state.discard[player], state.hand[player]
        assert GAME.prompt(other) == GAME.prompt(state)
        compared += 1
    assert compared > 200


def test_the_discard_pile_that_is_shuffled_is_told() -> None:
    state = a_state()
    only_draw(state, 0, "jersey")
    discard_pile(state, 0, "holstein")
    at_step(state, chance_steps.DrawCards(CHANCE, 1, 0))
    assert told(state, "cards jersey") == "Ana draws 1 card."
    at_step(state, chance_steps.DrawCards(CHANCE, 2, 0))
    expected = "Ana draws 2 cards, shuffling the discard pile."
    assert told(state, "cards jersey holstein") == expected


# --- the trail


def test_gwt_051_a_move_says_what_is_paid_to_whom() -> None:
    state = a_state(4, money=[5, 5, 5, 5])
    put_building(state, 1, 1, "A1")  # green hand, $1
    put_building(state, 2, 4, "A2")  # black hand, $2
    put_tile(state, "flood_2_green", "flood1")
    moving(state, 0, at="A")
    assert told(state, "move A1") == (
        "Ana moves 1 step to building 1a (building space A1) and pays $1 to Bo."
    )
    assert told(state, "move A1 A2 B") == (
        "Ana moves 3 steps to building B (neutral space B) and pays $1 to Bo and $2 to Cy."
    )
    assert told(state, "move flood1 B") == (
        "Ana moves 2 steps to building B (neutral space B) and pays $1 to the bank."
    )
    put_tile(state, "drought_3_black", "drought1")
    assert told(state, "move A1 A2 B drought1") == (
        "Ana moves 4 steps to drought space 1 and pays $1 to Bo, $2 to Cy and $2 to the bank."
    )


def test_gwt_054_only_what_is_really_paid_is_told() -> None:
    state = a_state(4, money=[1, 5, 5, 5])
    put_building(state, 1, 4, "A1")
    put_building(state, 2, 1, "A2")
    moving(state, 0, at="A")
    assert told(state, "move A1 A2").endswith("(building space A2) and pays $1 to Bo.")
    state.money[0] = 0
    assert told(state, "move A1 A2").endswith("building 1a (building space A2).")


def test_own_buildings_and_kansas_city_cost_nothing() -> None:
    state = a_state(2)
    put_building(state, 0, 4, "G1")
    moving(state, 0, at="G")
    assert told(state, "move G1 kansas_city") == "Ana moves 2 steps to Kansas City."


def test_gwt_237_a_free_move_is_told_as_such() -> None:
    state = a_state(2)
    put_building(state, 1, 4, "A1")
    at_step(state, steps.MoveFree(0, False, 3))
    assert told(state, "move A1") == (
        "Ana makes a free move of 1 step to building 4a (building space A1)."
    )
    assert told(state, "decline") == "Ana chooses not to make the free move."


def test_gwt_017_a_hazard_whose_section_is_full_goes_back() -> None:
    state = a_state(2)
    for number, tile in enumerate(("2_green", "2_black", "3_green", "3_black"), start=1):
        put_tile(state, f"flood_{tile}", f"flood{number}")
    at_step(state, chance_steps.RevealForBoard(CHANCE, 2))
    expected = "Its section is full, so it goes back to the pile."
    assert told(state, "reveal flood_4_green").endswith(expected)
    assert told(state, "reveal blue_teepee") == "Revealed for trade space −3: blue teepee."


# --- actions


def test_an_action_says_where_it_comes_from_and_what_it_does_at_once() -> None:
    state = using(a_state(2), 0, "A")
    hand(state, 0, "guernsey")
    assert told(state, "use A_guernsey") == (
        "Ana uses building A: $2 for 1 Guernsey (Guernsey, +$2)."
    )
    assert told(state, "use aux_dollar") == "Ana uses an auxiliary action: gain $1 (+$1)."
    at_step(state, steps.Bonus(0, (ACTION_CODES["jersey_cert_2"],)))
    hand(state, 0, "jersey")
    assert told(state, "use jersey_cert_2") == (
        "Ana uses an immediate action: 1 certificate and $2 for 1 Jersey"
        " (Jersey, +$2, 1 certificate now)."
    )


def test_hiring_says_row_price_and_space() -> None:
    state = a_state(2)
    jobs(state, 1, "engineer")
    at_step(state, steps.Hire(0, False, 2))
    assert told(state, "hire engineer 1") == "Ana hires an engineer from row 1 for $8 (space 2)."
    assert "for $2 more than usual" in asked(state)
    at_step(state, steps.Hire(0, False, -1))
    assert "for $1 less than usual" in asked(state)


def test_gwt_143_a_replaced_building_is_named() -> None:
    state = a_state(2)
    workers(state, 0, craftsman=4)
    put_building(state, 0, 1, "A1")
    at_step(state, steps.PlaceBuilding(0, False, 2))
    assert told(state, "build 5 A1") == (
        "Ana places building 5a on building space A1 for $4; building 1a leaves the game."
    )
    assert told(state, "build 5 A2") == "Ana places building 5a on building space A2 for $6."


def test_buying_can_end_before_all_cowboys_are_used() -> None:
    state = a_state(2)
    market(state, "holstein ayrshire")
    workers(state, 0, cowboy=3)
    at_step(state, steps.BuyCattle(0, False, 3))
    assert told(state, "buy holstein ayrshire with 3") == (
        "Ana buys Holstein and Ayrshire for $5 with 3 cowboys."
    )
    at_step(state, steps.BuyCattle(0, True, 1))
    assert told(state, "done") == "Ana buys no more cattle."


def test_objective_cards_say_their_tasks() -> None:
    state = a_state(2)
    display(state, "aux_sf dollars_333b")
    at_step(state, steps.TakeObjective(0, False, False))
    assert told(state, "take card dollars_333b") == (
        "Ana takes an objective card from the display: building + 3× value 3 (4/−2 VP; $2)."
    )
    at_step(state, steps.TakeObjective(0, False, True))
    assert "to hand: San Francisco (5/−3 VP; auxiliary)" in told(state, "take card aux_sf")


# --- the railroad


def test_engines_say_from_where_to_where() -> None:
    state = a_state(2)
    engine(state, 0, "4")
    at_step(state, steps.MoveEngine(0, False, 2))
    assert told(state, "engine s1") == "Ana moves the engine forward from 4 to station 1."
    engine(state, 0, "20")
    at_step(state, steps.BackForDelivery(0))
    assert told(state, "engine s5").endswith("for an extraordinary delivery of up to 3.")
    engine(state, 0, "39")
    at_step(state, steps.BackFromEnd(0))
    assert told(state, "engine 0") == "Ana moves the engine back from 39 to 0 and gains $3."


def test_gwt_113_a_delivery_says_city_disc_transport_and_money() -> None:
    state = a_state(2, money=10)
    engine(state, 0, "5")
    at_step(state, steps.Delivery(0, False, 10))
    assert told(state, "deliver albuquerque") == (
        "Ana delivers to Albuquerque (value 10 of 10); transport cost $3."
    )
    play(state, "deliver albuquerque")
    assert "Transport cost afterwards: $3" in asked(state)
    assert told(state, "disc step_dollars") == (
        "Ana puts a disc on Albuquerque and clears this disc space: step space marked $3."
        " Transport cost $3, money left $10."
    )
    play(state, "disc step_dollars")
    assert state.money[0] == 10


def test_gwt_270_a_disc_that_comes_back_is_told() -> None:
    state = a_state(2, money=0)
    for disc in DISC_NAMES:
        clear(state, 0, " ".join([disc] * (DISC_COUNT[DISC_NAMES.index(disc)])))
    discs_on(state, 0, "s1")
    at_step(state, steps.Delivery(0, False, 1))
    play(state, "deliver topeka")
    assert told(state, "disc from s1") == (
        "Ana takes a disc back from station 1 and puts it on Topeka."
        " Transport cost $0, money left $0."
    )
    assert state.cleared_of(0, HAND) == 2


def choosing_a_disc(money: int, stations: str) -> TrailState:
    state = a_state(2, money=money)
    clear_all(state, 0, but="hand")
    discs_on(state, 0, stations)
    at_step(state, steps.Delivery(0, False, 0))
    return play(state, "deliver kansas_city")


def test_gwt_291_both_ways_are_asked_for() -> None:
    assert asked(choosing_a_disc(4, "s1")) == (
        "Ana chooses a disc for Kansas City: either clear a disc space and pay for it out of"
        " the $6 from Kansas City, or take a disc back from a station. Money: $4."
    )
    for money, stations in ((5, "s1"), (4, "")):
        assert "back from a station" not in asked(choosing_a_disc(money, stations))


def test_gwt_291_the_log_tells_which_way_was_chosen() -> None:
    state = choosing_a_disc(4, "s1")
    assert told(state, "disc hand").endswith("Transport cost $0, money left $5.")
    assert told(state, "disc from s1").endswith("Transport cost $0, money left $10.")


def test_a_station_master_is_told_with_the_worker() -> None:
    state = a_state(2)
    workers(state, 0, cowboy=2)
    at_step(state, steps.TakeMaster(0, 0))
    assert told(state, "give up cowboy") == (
        "Ana gives up a cowboy for a station master tile: $2 at once and 1 VP per worker."
    )


# --- Kansas City


def test_gwt_085_income_says_the_hand_and_the_total() -> None:
    state = a_state(2, money=0)
    hand(state, 0, "jersey holstein holstein aux_sf")
    certificates(state, 0, 2)
    at_step(state, steps.Income(0))
    assert told(state, "certificates 2") == "Ana adds 2 temporary certificates to the income."
    play(state, "certificates 2")
    shown = told(state, "cards jersey holstein holstein aux_sf")
    assert shown.startswith("Ana reveals Jersey, Holstein, Holstein and San Francisco (5/−3 VP")
    assert shown.endswith("breeding value 4, 0 permanent and 2 temporary certificates. Income: $6.")
    play(state, "cards jersey holstein holstein aux_sf")
    assert state.money[0] == 6


def test_gwt_073_a_chosen_tile_says_where_it_goes() -> None:
    state = a_state(2)
    foresight(state, "flood_2_green blue_teepee cowboy engineer craftsman engineer")
    at_step(state, steps.Foresight(0, 1))
    assert told(state, "take flood_2_green").endswith("; it goes to flood space 1.")
    at_step(state, steps.Foresight(0, 2))
    assert told(state, "take cowboy").endswith("; it goes to row 2 of the job market.")
    token(state, 12, filled=1)
    assert told(state, "take cowboy").endswith(
        "; it fills the job market and triggers the end of the game."
    )


# --- what is asked


def test_a_location_asks_for_what_is_possible_there() -> None:
    state = using(a_state(2), 0, "A")
    assert asked(state).startswith("Ana uses building A: its local actions in any order")
    jobs(state, 1, "cowboy cowboy")
    play(state, "use A_hire", "hire cowboy 1")
    assert asked(state) == "Ana may do more local actions of building A or finish."
    put_building(state, 1, 1, "A1")
    using(state, 0, "A1")
    assert asked(state) == (
        "Ana has stopped at building 1a (building space A1):"
        " only one single auxiliary action is possible there."
    )


def test_gwt_270_a_disc_that_comes_back_is_asked_for_as_such() -> None:
    state = a_state(2, money=9)
    discs_on(state, 0, "s3")
    clear_all(state, 0, but="hand")  # that costs $5
    at_step(state, steps.PlaceDisc(0, 0, 19))
    assert asked(state).startswith("Ana chooses a disc for San Francisco")
    state.money[0] = 4
    back = "Ana cannot clear a disc space, so a disc from a station goes to {}."
    assert asked(state) == back.format("San Francisco")
    at_step(state, steps.PlaceDisc(0, 0, 4))
    assert asked(state) == back.format("station 5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_end_nothing_is_asked(language: str) -> None:
    sentence = GAME.prompt(a_state(2))
    assert sentence.key == "over"
    assert catalogue(GAME.package, language).sentence("asks", sentence, NAMES)

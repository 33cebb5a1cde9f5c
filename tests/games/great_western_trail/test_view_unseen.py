"""GWT-221: an objective card taken to hand from the top of the stack is seen by its owner alone.

Two worlds that differ in this card only are shown to the others, and everything they are shown is
compared byte by byte, until the card is played, discarded, removed or revealed.
"""

from __future__ import annotations

import json
import re

import pytest

from tests.games.great_western_trail.begun_game import ANY_BEGUN
from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    cards,
    display,
    hand,
    names_of,
    only_draw,
    play,
    put_building,
    seat_seen_by,
    show_hand,
    state_of,
    using,
)
from westbound.engine.game import Sentence
from westbound.engine.history import History
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import make_setup
from westbound.games.great_western_trail.referee.pieces import wrong_pieces
from westbound.games.great_western_trail.rules.scoring import points, standings
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.board import Board

NAMES = ("Ana", "Bo", "Cy", "Di")
SHOWN = "dollars_333b dollars_4hh dollars_ssh draw_5h"
ONE, OTHER = "draw_bbh", "engine_345"  # of the stack
OTHERS = (1, 2, 3, None)


def about_to_take(version: int = 2) -> TrailState:
    """Seat 0 has used 6b and chooses an objective card."""
    state = a_state(money=5, sides="b" * 10)
    state.setup = make_setup(4, state.setup.options, version)
    put_building(state, 0, 6, "A1")
    display(state, SHOWN)
    for seat in range(4):
        hand(state, seat, "jersey dutch_belt guernsey black_angus")
    using(state, 0, "A1")
    return play(state, "use 6b_card_objective jersey")


def with_card(card: str) -> TrailState:
    """Seat 0 has this card of the stack in hand, and phase C is over."""
    state = play(about_to_take(), "take top", f"cards {card}")
    return play(state, "done") if asked(state)[0] == "use_location" else state


def page(state: TrailState, viewer: int | None, language: str) -> str:
    """Board, panels, tips and description as a page shows them."""
    seen, words = GAME.observe(state, viewer), catalogue(GAME.package, language)
    module: Board = PAGES.module
    panels = [module.panel(seen, seat, words, NAMES) for seat in range(4)]
    told = repr(module.description(seen, words, NAMES)), json.dumps(module.tips(seen, words))
    return "".join((module.board(seen, words, NAMES), *panels, *told))


def shown(state: TrailState, viewer: int | None) -> list[str]:
    """Everything that a viewer is shown."""
    view = json.dumps(GAME.observe(state, viewer), sort_keys=True)
    drawings = [GAME.draw(state, viewer, NAMES, language) for language in LANGUAGES]
    pages = [page(state, viewer, language) for language in LANGUAGES]
    question = repr(GAME.prompt(state)) if state.agenda else ""
    return [view, question, repr(GAME.standings(state)), *drawings, *pages]


def told(state: TrailState, text: str) -> Sentence:
    return GAME.log_sentence(state, GAME.parse(text), state.agenda[-1].seat)


def assert_same_for_the_others(one: TrailState, other: TrailState) -> None:
    for viewer in OTHERS:
        assert shown(one, viewer) == shown(other, viewer), f"{viewer} sees the card"
    assert shown(one, 0) != shown(other, 0)


# --- taking it


def test_gwt_221_the_others_see_only_that_a_card_was_taken() -> None:
    state = play(about_to_take(), "take top")
    one, other = (play(state.copy(), f"cards {card}") for card in (ONE, OTHER))
    assert cards(ONE)[0] in one.hand[0]
    assert_same_for_the_others(one, other)
    assert seat_seen_by(one, 0, 0)["hand"] == names_of(one.hand[0])
    sizes = [(seat_seen_by(s, 0, 1)["hand_size"], s.unseen[0]) for s in (state, one)]
    assert sizes == [(3, ()), (4, cards(ONE))]


def test_gwt_221_the_log_does_not_say_which_card_it_was() -> None:
    state = play(about_to_take(), "take top")
    assert asked(state) == ("reveal_objective", CHANCE)
    for card in (ONE, OTHER):
        move = GAME.parse(f"cards {card}")
        assert GAME.secret_to(state, move, CHANCE) == 0
        assert told(state, move.text) == Sentence("cards_objective_unseen", {"seat": 0})
    for language in LANGUAGES:
        words = catalogue(GAME.package, language)
        sentence = words.sentence("log", told(state, f"cards {ONE}"), NAMES)
        assert "Ana" in sentence
        assert words.term(ONE) not in sentence


def test_gwt_221_a_card_of_the_open_display_is_public() -> None:
    state = about_to_take()
    assert told(state, "take card draw_5h").key == "take_card_hand"
    play(state, "take card draw_5h")
    assert state.unseen == [()] * 4
    for viewer in OTHERS:
        deck = seat_seen_by(state, 0, viewer)["deck"]
        assert isinstance(deck, list)
        assert "draw_5h" in deck
    assert GAME.secret_to(state, GAME.parse(f"cards {ONE}"), CHANCE) is None  # the new one


def test_gwt_176_the_top_card_for_the_discard_pile_is_public() -> None:
    """It goes there face up: at building C, and for arrows between cities."""
    state = at_step(about_to_take(), steps.TakeObjective(0, False, False))
    play(state, "take top")
    assert GAME.secret_to(state, GAME.parse(f"cards {ONE}"), CHANCE) is None
    assert told(state, f"cards {ONE}").params["cards"] == (ONE,)
    play(state, f"cards {ONE}")
    assert state.unseen == [()] * 4
    assert ONE in str(seat_seen_by(state, 0, 1)["deck"])


def test_gwt_221_a_match_of_version_1_tells_the_card_as_before() -> None:
    state = play(about_to_take(version=1), "take top")
    assert GAME.secret_to(state, GAME.parse(f"cards {ONE}"), CHANCE) is None
    sentence = told(state, f"cards {ONE}")
    assert (sentence.key, sentence.params["cards"]) == ("cards_objective_hand", (ONE,))
    play(state, f"cards {ONE}")
    assert state.unseen == [()] * 4


# --- what the others can infer


def test_gwt_221_the_stack_of_the_others_still_holds_it() -> None:
    one, other = with_card(ONE), with_card(OTHER)
    for viewer in OTHERS:
        seen = GAME.observe(one, viewer)
        assert seen["unknown_objectives"] == sorted(one.objective_stack + cards(ONE))
        assert seen["objective_stack"] == len(one.objective_stack)
    assert GAME.observe(one, 0)["unknown_objectives"] == sorted(one.objective_stack)
    assert one.objective_stack != other.objective_stack


def test_gwt_221_unseen_points_count_for_their_owner_only() -> None:
    state = with_card("aux_sf")
    state.cities[9] = 1  # a disc on San Francisco fulfils the card
    counted = points(state, 0)["objectives"]
    seen = [seat_seen_by(state, 0, viewer)["points_by_category"] for viewer in (0, *OTHERS)]
    objectives = [table["objectives"] for table in seen if isinstance(table, dict)]
    assert objectives == [counted, *[counted - 5] * 4]
    assert next(s for s in standings(state) if s.seat == 0).breakdown["objectives"] == counted - 5


def test_gwt_221_whatever_others_do_next_the_card_stays_unseen() -> None:
    one, other = with_card(ONE), with_card(OTHER)
    rng = Rng(4)
    for _ in range(12):
        seat = one.agenda[-1].seat
        if seat == 0:
            break
        move = GAME.sample(one, rng) if seat == CHANCE else rng.choice(GAME.legal(one, seat))
        assert GAME.log_sentence(one, move, seat) == GAME.log_sentence(other, move, seat)
        for state in (one, other):
            GAME.apply(state, move, seat)
        for viewer in OTHERS:
            assert GAME.observe(one, viewer) == GAME.observe(other, viewer)
    assert one.turn > 1
    assert one.unseen[0] == cards(ONE)


@pytest.mark.parametrize("viewer", OTHERS)
def test_gwt_221_imagined_states_deal_any_card_that_is_possible(viewer: int | None) -> None:
    state, found = with_card(ONE), set()
    possible = set(state.objective_stack + cards(ONE))
    for seed in range(300):
        dealt = [GAME.determinize(GAME.observe(state, viewer), Rng(seed))]
        if viewer is not None:
            dealt.append(GAME.sample_state(state, viewer, Rng(seed, 1)))
        for other in dealt:
            assert len(other.unseen[0]) == 1
            assert other.unseen[0][0] in other.hand[0]  # it can only be there
            assert wrong_pieces(other) == wrong_pieces(state)
            found.add(other.unseen[0][0])
    assert found == possible


def test_gwt_221_the_owner_imagines_no_other_card() -> None:
    state = with_card(ONE)
    for seed in range(20):
        for other in (
            GAME.determinize(GAME.observe(state, 0), Rng(seed)),
            GAME.sample_state(state, 0, Rng(seed)),
        ):
            assert (other.hand[0], other.unseen) == (state.hand[0], state.unseen)
            assert other.objective_stack == state.objective_stack


# --- until it is shown


def known_to_all(state: TrailState, card: str) -> bool:
    """Whether nothing is unseen, and nobody can still take this card for one of the stack."""
    code = cards(card)[0]
    unknown = [GAME.view(state, viewer, None)["unknown_objectives"] for viewer in OTHERS]
    return not state.unseen[0] and not any(code in cards for cards in unknown)


def test_gwt_221_played_it_is_public() -> None:
    state = using(with_card(ONE), 0, "A")
    assert ONE in told(state, f"objective {ONE}").params.values()
    play(state, f"objective {ONE}")
    assert known_to_all(state, ONE)
    assert ONE in str(seat_seen_by(state, 0, None)["objectives"])


def test_gwt_221_discarded_after_a_draw_it_is_public() -> None:
    state = at_step(with_card(ONE), steps.DiscardCards(0, 1))
    play(kept := state.copy(), "discard dutch_belt")
    assert kept.unseen[0] == cards(ONE)
    play(state, f"discard {ONE}")
    assert known_to_all(state, ONE)
    assert ONE in str(seat_seen_by(state, 0, 2)["deck"])


def test_gwt_221_discarded_at_1b_it_is_public() -> None:
    state = with_card(ONE)
    put_building(state, 0, 1, "A2")
    using(state, 0, "A2")
    play(state, f"use 1b_objective {ONE}")
    assert known_to_all(state, ONE)


def test_gwt_221_removed_from_the_game_it_is_public() -> None:
    state = at_step(with_card(ONE), steps.TrashCards(0, 2))
    play(kept := state.copy(), "trash guernsey")
    assert kept.unseen[0] == cards(ONE)
    play(state, f"trash {ONE}")
    assert known_to_all(state, ONE)
    assert seat_seen_by(state, 0, 1)["trashed"] == [ONE]


def test_gwt_221_revealed_for_income_it_is_public() -> None:
    state = at_step(with_card(ONE), steps.Income(0))
    play(state, "certificates 0")
    assert state.unseen[0] == cards(ONE)
    show_hand(state)
    assert known_to_all(state, ONE)


def test_gwt_221_gwt_260_at_the_end_everything_is_looked_at() -> None:
    state = with_card(ONE)
    state.token, state.token_holder, state.last_turns = 12, 1, 1
    at_step(state)
    assert state.unseen[0] == cards(ONE)  # one more turn
    state.last_turns = 0
    at_step(state)
    assert known_to_all(state, ONE)


# --- a kind of card of which there are several


def with_two_san_franciscos() -> TrailState:
    """Seat 0 has one unseen in hand, and a known one in the draw stack."""
    state = with_card("aux_sf")
    only_draw(state, 0, "aux_sf jersey")
    return state


def test_gwt_221_a_copy_that_everybody_knows_may_have_been_the_one_shown() -> None:
    state = at_step(with_two_san_franciscos(), steps.DiscardCards(0, 1))
    assert state.hand[0].count(cards("aux_sf")[0]) == 1
    play(state, "discard aux_sf")
    assert state.unseen[0] == cards("aux_sf")  # nobody can tell
    assert "unseen" not in str(wrong_pieces(state))
    play(at_step(state, steps.Income(0)), "certificates 0")
    assert show_hand(state).unseen[0] == ()  # it was in hand, or shown before


def test_gwt_221_two_copies_shown_are_one_more_than_everybody_knew() -> None:
    state = with_two_san_franciscos()
    state.draw[0], state.hand[0] = cards("jersey"), (*state.hand[0], *cards("aux_sf"))
    at_step(state, steps.DiscardCards(0, 2))
    play(state, "discard aux_sf")
    assert state.unseen[0] == cards("aux_sf")
    play(state, "discard aux_sf")
    assert state.unseen[0] == ()


def test_gwt_221_playing_with_a_copy_on_the_discard_pile_shows_the_unseen_one() -> None:
    state = with_two_san_franciscos()
    state.draw[0], state.discard[0] = cards("jersey"), cards("aux_sf")
    using(state, 0, "A")
    play(state, "objective aux_sf")
    assert state.unseen[0] == ()


def test_gwt_221_the_referee_looks_for_unseen_cards() -> None:
    """They are objective cards, in hand or draw stack."""
    state = with_card(ONE)
    assert not any("unseen" in text for text in wrong_pieces(state))
    state.unseen[0] = cards(OTHER)
    assert any("unseen" in text for text in wrong_pieces(state))
    state.unseen[0] = cards("jersey")
    assert any("unseen" in text for text in wrong_pieces(state))


# --- the history of a running match


def running_match() -> Match:
    """Everybody has buildings from the start; whoever can takes a card unseen."""
    match, rng = Match(ANY_BEGUN, 4, 0, {"private_building_sides": "b" * 10}), Rng(0)
    match.advance()
    while not (match.over or any(state_of(match).unseen)):
        moves = match.moves()
        eager = [move for move in moves if re.match("use 6b|take top", move.text)]
        match.play(rng.choice(eager or moves))
    return match


def test_gwt_221_the_history_of_a_running_match_keeps_the_secret() -> None:
    match = running_match()
    owner = next(seat for seat, cards in enumerate(state_of(match).unseen) if cards)
    entry = next(e for e in History(match).follow(match.log)[::-1] if e.step == "reveal_objective")
    assert (entry.secret_to, entry.sentence.key) == (owner, "cards_objective_unseen")
    assert dict(entry.sentence.params) == {"seat": owner}

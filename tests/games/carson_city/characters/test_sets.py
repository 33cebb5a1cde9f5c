"""Which cards are laid out, their numbers, sides and limits. CC-172, CC-209, CC-293 and sets."""

from __future__ import annotations

import re

import pytest

from tests.games.carson_city.card_positions import choosing, refusal, set_with, table_with
from tests.games.carson_city.positions import (
    a_match,
    a_state,
    asked,
    at_step,
    begin_part,
    play,
    state_of,
    texts,
)
from westbound.engine.errors import BadInput
from westbound.engine.rng import Rng
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing
from westbound.games.carson_city.characters.names import NAMES
from westbound.games.carson_city.characters.random_set import DrawCards
from westbound.games.carson_city.characters.sets import draw_set, parse_set, set_text
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.options import OPTIONS
from westbound.games.carson_city.state import EITHER, NOT_HERE, RED, YELLOW

NUMBERS = {
    "newsboy": 0, "sheriff": 1, "banker": 2, "grocer": 3, "chinese_worker": 4, "settler": 5,
    "captain": 6, "mercenary": 7, "indian": 8, "prospector": 9, "gunsmith": 10, "singer": 11,
    "auctioneer": 12, "governor": 13, "doctor": 14, "undertaker": 14, "cowboy": 15, "heroes": 16,
    "teacher": 17,
}  # fmt: skip
RECOMMENDED = {
    "first_game": "1Y 2Y 3Y 4Y 5Y 6Y 7Y",
    "quiet_town": "1R 2R 5Y 11Y 13Y 14 16R",
    "prosperous_town": "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y",
    "gold_rush": "0R 1Y 3Y 5R 8R 9Y 10R 11R",
    "house_and_land": "0Y 3R 4Y 5R 8Y 9Y 12Y 15R",
    "showdown": "0R 6R 7Y 9R 10Y 12R 13R 14",
}


# --- numbers, sides, limits


def test_cc_172_the_numbers_of_the_cards() -> None:
    assert NAMES == NUMBERS


def test_cc_172_numbers_give_the_order_of_phase_2() -> None:
    state = begin_part(a_state(phase=1, options={"characters": "quiet_town"}), begin_choosing)
    play(state, "choose heroes", "return 0", "choose governor", "done", "choose sheriff")
    assert state.track == [2, 1, 0]
    assert asked(state) == ("place_or_pass", 2)


@pytest.mark.parametrize(
    ("card", "face", "money"), [("2Y", "banker_y", 24), ("2R", "banker_r", 15)]
)
def test_cc_172_the_side_is_fixed_before_the_game(card: str, face: str, money: int) -> None:
    state = play(choosing(card), "choose banker")
    assert state.power(0).face == face
    assert state.money[0] == money


# --- sets


@pytest.mark.parametrize(("name", "cards"), RECOMMENDED.items())
def test_cc_209_recommended_sets(name: str, cards: str) -> None:
    state = a_state(phase=1, options={"characters": name})
    assert set_text(state.sides).split("+") == cards.split()
    assert len(cards.split()) == 7 + ("0" in {card.rstrip("YR") for card in cards.split()})


@pytest.mark.parametrize("name", RECOMMENDED)
def test_cc_209_cc_009_recommended_sets_stay_as_printed_with_the_teacher(name: str) -> None:
    state = a_state(phase=1, options={"characters": name, "teacher_card": True, "horses": True})
    assert set_text(state.sides).split("+") == RECOMMENDED[name].split()


def test_cc_209_cc_024_only_the_cards_of_the_set_can_be_chosen() -> None:
    state = begin_part(a_state(phase=1, options={"characters": "showdown"}), begin_choosing)
    names = "newsboy captain mercenary prospector gunsmith auctioneer governor doctor undertaker"
    assert texts(state) == [f"choose {name}" for name in names.split()]
    assert refusal(state, "choose banker") == ("CC-024", {"character": "banker"})


def test_cc_024_cc_025_custom_sets_have_seven_cards_and_eight_with_the_newsboy() -> None:
    own = parse_set("1R+2R+3R+8Y+9R+14+16Y")
    assert [n for n, side in enumerate(own) if side != NOT_HERE] == [1, 2, 3, 8, 9, 14, 16]
    assert (own[1], own[8], own[14]) == (RED, YELLOW, EITHER)
    assert parse_set("0R+1R+2R+3R+8Y+9R+14+16Y")[0] == RED
    assert parse_set("16Y+14+9R+8Y+3R+2R+1R") == own  # in any order
    state = table_with("2R 14 16R", phase=1)
    assert state.sides[2] == RED


@pytest.mark.parametrize(
    ("text", "cards", "needed"),
    [
        ("1R+2R+3R+8Y+9R+14", 6, 7),
        ("1R+2R+3R+8Y+9R+10Y+14+16Y", 8, 7),  # eight without the Newsboy
        ("0R+1R+2R+3R+8Y+9R+14", 7, 8),  # seven with him
        ("0Y+1R+2R+3R+4Y+8Y+9R+14+16Y", 9, 8),
    ],
)
def test_cc_024_too_few_or_too_many_cards(text: str, cards: int, needed: int) -> None:
    assert parse_set(text) == ()
    with pytest.raises(BadInput) as refused:
        a_match(characters=text)
    assert str(refused.value) == (
        f"These are {cards} cards; it takes {needed} (seven, or eight with the Newsboy)."
    )


@pytest.mark.parametrize(
    "text",
    [
        "1R+1Y+3R+8Y+9R+14+16Y",  # a card twice
        "1+2R+3R+8Y+9R+14+16Y",  # no side
        "1G+2R+3R+8Y+9R+14+16Y",
        "1R+2R+3R+8Y+9R+14Y+16Y",  # 14 has both sides
        "1R+2R+3R+8Y+9R+14+17Y",  # the Teacher turns by herself
        "1R+2R+3R+8Y+9R+14+18Y",  # no such card
        "some cards",
    ],
)
def test_cc_025_what_is_no_set(text: str) -> None:
    assert parse_set(text) == ()
    with pytest.raises(BadInput, match=re.escape(f"“{text}” is no set of cards. A set is written")):
        a_match(characters=text)


def test_cc_025_nothing_is_no_set() -> None:
    assert parse_set("") == ()
    with pytest.raises(BadInput, match="Option 'characters'"):
        a_match(characters="")


def test_cc_009_the_teacher_needs_her_option() -> None:
    text = "1R+2R+3R+8Y+9R+14+17"
    with pytest.raises(BadInput, match="Teacher"):
        a_match(characters=text)
    state = state_of(a_match(characters=text, teacher_card=True))
    assert state.sides[17] == YELLOW


def test_cc_204_the_cowboys_horse_needs_the_horses_variant() -> None:
    text = "1R+2R+3R+8Y+9R+14+15Y"
    with pytest.raises(BadInput, match="horse"):
        a_match(characters=text)
    assert state_of(a_match(characters=text, horses=True)).sides[15] == YELLOW
    assert state_of(a_match(characters=text.replace("15Y", "15R"))).sides[15] == RED


# --- random sets


def drawn(*, teacher: bool, horses: bool) -> list[list[str]]:
    """Four hundred random sets."""
    options = {"teacher_card": teacher, "horses": horses}
    return [draw_set(Rng(seed), options).split("+") for seed in range(400)]


def test_cc_024_cc_025_random_sets_have_seven_cards_and_eight_with_the_newsboy() -> None:
    sizes = set()
    for cards in drawn(teacher=True, horses=True):
        newsboy = "0Y" in cards or "0R" in cards
        assert len(cards) == 7 + newsboy
        assert parse_set("+".join(cards))
        sizes.add(len(cards))
    assert sizes == {7, 8}


def test_cc_025_cc_009_every_face_comes_up() -> None:
    seen = {card for cards in drawn(teacher=True, horses=True) for card in cards}
    both = {f"{n}{side}" for n in range(17) if n != 14 for side in "YR"}
    assert seen == both | {"14", "17"}


def test_cc_009_cc_204_no_teacher_and_no_horse_without_their_options() -> None:
    seen = {card for cards in drawn(teacher=False, horses=False) for card in cards}
    assert not seen & {"17", "15Y"}
    assert {"15R", "14", "16R"} <= seen
    assert "15Y" in {card for cards in drawn(teacher=False, horses=True) for card in cards}
    assert "17" in {card for cards in drawn(teacher=True, horses=False) for card in cards}


def test_cc_025_a_random_match_lays_its_cards_out_before_anybody_chooses() -> None:
    match = a_match(characters="random", seed=5)
    state = state_of(match)
    assert len(set_text(state.sides).split("+")) in (7, 8)
    assert state.sides != state_of(a_match(characters="random", seed=6)).sides


@pytest.mark.parametrize(
    ("cards", "options", "allowed"),
    [
        ("1R+2R+3R+8Y+9R+14+16Y", {}, True),
        ("1R+2R+3R+8Y+9R+14+17", {"teacher_card": True}, True),
        ("1R+2R+3R+8Y+9R+14+17", {}, False),
        ("1R+2R+3R+8Y+9R+14+15Y", {"horses": True}, True),
        ("1R+2R+3R+8Y+9R+14+15Y", {}, False),
    ],
)
def test_cc_024_a_random_set_holds_only_cards_of_this_table(
    cards: str, options: dict[str, bool], allowed: bool
) -> None:
    state = a_state(phase=0, options={"characters": "random", **options})
    at_step(state, DrawCards())
    expected = None if allowed else ("CC-024", {"case": "set", "cards": cards})
    assert refusal(state, f"cards {cards}") == expected
    if allowed:
        play(state, f"cards {cards}")
        assert set_text(state.sides) == cards


@pytest.mark.parametrize(
    ("cards", "is_move"),
    [
        ("1R+2R+3R+8Y+9R+14+16Y", True),
        ("2R+1R+3R+8Y+9R+14+16Y", False),  # a set has one text, by rising numbers
        ("1R+2R+3R+8Y+9R+14", False),
    ],
)
def test_cc_024_025_how_the_cards_of_a_random_set_are_written(cards: str, is_move: bool) -> None:
    if is_move:
        assert GAME.parse(f"cards {cards}").text == f"cards {cards}"
    else:
        with pytest.raises(BadInput, match="is not a move"):
            GAME.parse(f"cards {cards}")


# --- cards that are not in the rulebook


def test_cc_293_promo_cards_are_not_in_the_game() -> None:
    assert not {"lawyer", "editor", "father_christmas"} & set(NAMES)
    assert "lawyer_card" not in {option.name for option in OPTIONS}
    assert parse_set(set_with("16Y"))
    assert not parse_set(set_with("16Y").replace("16Y", "18Y"))

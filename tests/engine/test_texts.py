"""Catalogues: how sentences are filled, and the engine's own sentences in every language."""

from __future__ import annotations

import re

import pytest

from westbound.engine.game import Sentence
from westbound.engine.grammar import numeral
from westbound.engine.match import Match
from westbound.engine.refusal import Phrase, Refusal
from westbound.engine.rulebook import rulebook
from westbound.engine.texts import LANGUAGES, SEAT_PARAMS, Catalogue, Seat, catalogue
from westbound.games.registry import find_game

NAMES = ("Ana", "Bo", "Cy")
GAME = find_game("carson")


def small_catalogue() -> Catalogue:
    return Catalogue(
        "x",
        "en",
        {
            "terms": {"saloon": "Saloon", "0": "none"},
            "log": {
                "build": "{seat} builds: {building}.",
                "order": "First {seat}.",
                "tile": "{tile} of {count}",
            },
            "refusals": {
                "XX-001": "It costs ${cost}.",
                "XX-001.far": "It is {miles} miles away.",
                "XX-002": "{owner} says no.",
            },
        },
    )


# --- filling a sentence


def test_a_word_is_translated_and_a_seat_gets_its_name() -> None:
    said = small_catalogue().say("log", "build", {"seat": 1, "building": "saloon"}, NAMES)
    assert said == "Bo builds: Saloon."


def test_an_unknown_word_stays_as_it_is() -> None:
    said = small_catalogue().say("log", "build", {"seat": 0, "building": "C4"}, NAMES)
    assert said == "Ana builds: C4."


def test_a_phrase_is_a_term_with_gaps_of_its_own() -> None:
    tables = {"terms": {"near": "near {what}", "hills": "colinas", "owned": "{seat}: {place}"}}
    near = Phrase("near", {"what": "hills"})
    assert Catalogue("x", "es", tables).word("place", near) == "near colinas"
    nested = (Phrase("owned", {"seat": 1, "place": near}), "hills")
    assert Catalogue("x", "es", tables).word("links", nested, NAMES) == "Bo: near colinas, colinas"


def test_several_values_are_joined_by_commas() -> None:
    say = small_catalogue().say
    assert say("log", "order", {"seat": (2, 0, 1)}, NAMES) == "First Cy, Ana, Bo."
    assert say("log", "tile", {"tile": ("saloon", "C4"), "count": 2}) == "Saloon, C4 of 2"


@pytest.mark.parametrize("name", SEAT_PARAMS)
def test_every_seat_parameter_becomes_a_name(name: str) -> None:
    assert small_catalogue().word(name, 2, NAMES) == "Cy"


def test_a_game_marks_a_seat_of_any_other_name() -> None:
    assert small_catalogue().word("buyer", Seat(2), NAMES) == "Cy"
    assert small_catalogue().word("buyers", (Seat(2), Seat(0)), NAMES) == "Cy, Ana"
    assert small_catalogue().word("buyer", Seat(3), NAMES) == "3"


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_nobody_has_keeps_its_number(seat: int) -> None:
    assert small_catalogue().word("seat", seat, NAMES) == numeral(seat)


def test_other_numbers_are_no_seats() -> None:
    assert small_catalogue().word("count", 2, NAMES) == "2"


def test_a_sentence_brings_its_own_key() -> None:
    sentence = Sentence("build", {"seat": 2, "building": "saloon"})
    assert small_catalogue().sentence("log", sentence, NAMES) == "Cy builds: Saloon."


@pytest.mark.parametrize(
    ("table", "key", "params"),
    [
        ("log", "burn", {"seat": 0}),
        ("stories", "build", {"seat": 0}),
        ("log", "build", {"seat": 0}),
    ],
)
def test_a_missing_sentence_or_number_fails_loudly(
    table: str, key: str, params: dict[str, int]
) -> None:
    with pytest.raises(KeyError):
        small_catalogue().say(table, key, params, NAMES)


def test_has_knows_tables_and_keys() -> None:
    texts = small_catalogue()
    assert texts.has("log", "build")
    assert not texts.has("log", "burn")
    assert not texts.has("stories", "build")


# --- refusals


def test_a_refusal_is_followed_by_its_rule() -> None:
    assert small_catalogue().refusal(Refusal("XX-001", cost=4)) == "It costs $4. (XX-001)"


def test_a_case_has_its_own_sentence_but_the_same_rule() -> None:
    refusal = Refusal("XX-001", case="far", miles=7)
    assert small_catalogue().refusal(refusal) == "It is 7 miles away. (XX-001)"


def test_a_case_without_a_sentence_takes_that_of_the_rule() -> None:
    refusal = Refusal("XX-002", case="near", owner=1)
    assert small_catalogue().refusal(refusal, NAMES) == "Bo says no. (XX-002)"


# --- the catalogue of a game


@pytest.mark.parametrize("language", ["de", "", "EN", "../en"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"en, es, it, not {language!r}")):
        catalogue(GAME.package, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_engine_and_game_are_joined(language: str) -> None:
    texts = catalogue(GAME.package, language)
    assert texts.language == language
    assert texts.has("refusals", "WB-002")
    assert texts.has("refusals", "CC-062")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_alone_is_a_catalogue_too(language: str) -> None:
    texts = catalogue("westbound.engine", language)
    refusal = Refusal("WB-003", case="chance", move="roll 3 4")
    assert texts.refusal(refusal).endswith(". (WB-003)")


# --- the engine's own refusals, as they happen


def fresh_match() -> Match:
    match = Match(GAME, players=3, seed=5, names=NAMES)
    match.advance()
    return match


def not_your_turn() -> Refusal | None:
    match = fresh_match()
    assert match.turn is not None
    return match.why_not(match.moves()[0], (match.turn + 1) % 3)


def nothing_after_the_end() -> Refusal | None:
    match = fresh_match()
    match.state.agenda.clear()
    return match.why_not("pass", 0)


def not_behind_chance() -> Refusal | None:
    refusal = fresh_match().undoable()
    return refusal if isinstance(refusal, Refusal) else None


def not_behind_a_rival() -> Refusal | None:
    match = fresh_match()
    seat = match.turn
    assert seat is not None
    match.play(match.moves()[0])
    refusal = match.undoable((seat + 1) % 3)
    return refusal if isinstance(refusal, Refusal) else None


def nothing_to_take_back() -> Refusal | None:
    refusal = Match(GAME, players=3, seed=5, names=NAMES).undoable()
    return refusal if isinstance(refusal, Refusal) else None


REFUSED = {
    "WB-001": not_your_turn,
    "WB-002": nothing_after_the_end,
    "WB-003.chance": not_behind_chance,
    "WB-003.seat": not_behind_a_rival,
    "WB-004": nothing_to_take_back,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REFUSED)
def test_the_engine_says_why(key: str, language: str) -> None:
    refusal = REFUSED[key]()
    assert refusal is not None
    assert refusal.key == key
    texts = catalogue(GAME.package, language)
    sentence = texts.refusal(refusal, NAMES)
    assert sentence.endswith(f". ({refusal.rule})")
    for name in ("asked", "seat"):
        if name in refusal.params:
            assert texts.word(name, refusal.params[name], NAMES) in sentence


# --- the house rules: every refusal of the engine has its paragraph


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_engine_has_a_house_rule_and_every_one_a_refusal(
    language: str,
) -> None:
    refusals = catalogue("westbound.engine", language).tables["refusals"]
    book = rulebook("westbound.engine", language)
    assert sorted(book.rules()) == sorted({key.partition(".")[0] for key in refusals})
    assert all(text.endswith(".") for text in book.rules().values())
    english = rulebook("westbound.engine", "en")
    assert [list(s.rules) for s in book.sections] == [list(s.rules) for s in english.sections]
    if language != "en":
        assert not set(book.rules().values()) & set(english.rules().values())

"""Texts of drawings beside the catalogue."""

from __future__ import annotations

from westbound.engine.texts import Catalogue, catalogue
from westbound.kit.texts import Texts, capitalize, texts_of

TABLES = {"board": {"turn": "Turn {n}", "bare": "No {gap}"}, "names": {"cow": "a cow"}}
WORDS = {"terms": {"red": "rosso"}, "phases": {"build": "Costruire {what}"}}


def texts() -> Texts:
    return Texts(Catalogue("x", "it", WORDS), TABLES)


def test_gaps_are_filled_only_if_there_is_something_for_them() -> None:
    assert texts().say("board", "turn", n=3) == "Turn 3"
    assert texts().say("board", "bare") == "No {gap}"


def test_a_number_below_zero_has_the_true_minus_sign() -> None:
    assert texts().say("board", "turn", n=-6) == "Turn −6"
    assert texts().say("board", "turn", n="A-1") == "Turn A-1"


def test_words_come_from_the_catalogue_and_names_from_the_board() -> None:
    assert texts().term("red") == "rosso"
    assert texts().title("red") == "Rosso"
    assert texts().name("cow") == "a cow"
    assert texts().title_of("cow") == "A cow"
    assert texts().of_catalogue("phases", "build", what="red") == "Costruire rosso"
    assert texts().has("board", "turn")
    assert not texts().has("board", "end")
    assert texts().language == "it"


def test_a_capital_at_the_start_and_the_rest_as_it_is() -> None:
    assert capitalize("new York") == "New York"
    assert capitalize("") == ""


def test_the_texts_of_a_catalogue_are_read_once() -> None:
    found = catalogue("westbound.games.steam", "es")
    assert texts_of(found) is texts_of(found)
    assert texts_of(found).say("board", "title") == "Steam"
    assert texts_of(found, "text_board").say("labels", "towns") == "Pueblos"

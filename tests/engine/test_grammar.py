"""Words in sentences: one or many, forms with articles, lists with "and" before the last."""

from __future__ import annotations

import pytest

from westbound.engine.grammar import joined, listed, money, named, numeral, words
from westbound.engine.refusal import Param
from westbound.engine.texts import Catalogue, Gain, Money, Seat

NAMES = ("Ana", "Bo", "Inés", "Elio")


@pytest.mark.parametrize(
    ("number", "told"),
    [("0", "0 cards"), ("1", "1 card"), ("2", "2 cards"), ("11", "11 cards"), ("-1", "-1 card")],
)
def test_one_is_singular_and_every_other_number_plural(number: str, told: str) -> None:
    assert "{n} {n:card|cards}".format_map({"n": words(number)}) == told


def test_an_empty_word_says_nothing_in_the_singular() -> None:
    assert "{n} card{n:|s}".format_map({"n": words("1")}) == "1 card"
    assert "{n} card{n:|s}".format_map({"n": words("3")}) == "3 cards"


@pytest.mark.parametrize(
    ("items", "language", "told"),
    [
        ([], "en", ""),
        (["Ana"], "en", "Ana"),
        (["Ana", "Bo"], "en", "Ana and Bo"),
        (["Ana", "Bo", "Cy"], "en", "Ana, Bo and Cy"),
        (["Ana", "Bo"], "es", "Ana y Bo"),
        (["Ana", "Inés"], "es", "Ana e Inés"),
        (["Ana", "Hilda"], "es", "Ana e Hilda"),
        (["Ana", "★ Íñigo"], "es", "Ana e ★ Íñigo"),
        (["agua", "hielo"], "es", "agua y hielo"),
        (["Ana", "Eva"], "es", "Ana y Eva"),
        (["Ana", "Bo", "Cy"], "it", "Ana, Bo e Cy"),
        (["Ana", "Elio"], "it", "Ana ed Elio"),
        (["Ana", "Ivo"], "it", "Ana e Ivo"),
    ],
)
def test_a_list_has_and_before_its_last_item(items: list[str], language: str, told: str) -> None:
    assert joined(items, language) == told


def spanish() -> Catalogue:
    return Catalogue(
        "x",
        "es",
        {
            "terms": {"plains": "llanuras", "hills": "colinas", "kingston": "Kingston"},
            "forms": {"plains.in": "en las llanuras", "hills.in": "en las colinas"},
            "log": {
                "build": "{seat} construye {terrain:in}.",
                "share": "{seats:and} {seats:gana|ganan} {points} {points:punto|puntos}.",
            },
        },
    )


def test_a_term_has_forms_where_the_language_needs_them() -> None:
    said = spanish().say("log", "build", {"seat": 0, "terrain": "plains"}, NAMES)
    assert said == "Ana construye en las llanuras."


def test_a_term_without_the_form_stays_as_it_is() -> None:
    said = spanish().say("log", "build", {"seat": 0, "terrain": "kingston"}, NAMES)
    assert said == "Ana construye Kingston."


def test_a_list_of_one_is_singular() -> None:
    one: dict[str, Param] = {"seats": (Seat(2),), "points": 1}
    assert spanish().say("log", "share", one, NAMES) == "Inés gana 1 punto."
    two: dict[str, Param] = {"seats": (Seat(0), Seat(2)), "points": 2}
    assert spanish().say("log", "share", two, NAMES) == "Ana e Inés ganan 2 puntos."


def test_a_list_has_commas_unless_the_sentence_asks_for_and() -> None:
    names = listed(["Ana", "Bo", "Cy"], "en")
    assert "{names}".format_map({"names": names}) == "Ana, Bo, Cy"
    assert "{names:and}".format_map({"names": names}) == "Ana, Bo and Cy"


@pytest.mark.parametrize(
    ("name", "language", "told"),
    [
        ("Ana", "en", "to Ana"),
        ("Ana", "es", "a Ana"),
        ("Ana", "it", "ad Ana"),
        ("★ anna", "it", "ad ★ anna"),
        ("A4", "it", "ad A4"),
        ("Elio", "it", "a Elio"),
        ("Bo", "it", "a Bo"),
        ("", "it", "a "),
    ],
)
def test_a_name_with_to_before_it(name: str, language: str, told: str) -> None:
    assert "{name:to}".format_map({"name": named(name, language)}) == told
    assert "{name}".format_map({"name": named(name, language)}) == name


def test_a_sentence_asks_for_to_before_players_and_terms() -> None:
    sentences = {"pay": "{seat} paga {rival:to} e va {place:to}, poi {town:to}."}
    catalogue = Catalogue(
        "x",
        "it",
        {
            "terms": {"alto": "Alto", "mill": "mulino"},
            "forms": {"mill.to": "al mulino"},
            "log": sentences,
        },
    )
    said: dict[str, Param] = {"seat": 1, "rival": 0, "place": "alto", "town": "mill"}
    assert catalogue.say("log", "pay", said, NAMES) == "Bo paga ad Ana e va ad Alto, poi al mulino."


def test_a_number_below_zero_has_the_true_minus_sign() -> None:
    assert [numeral(number) for number in (-6, 0, 7)] == ["−6", "0", "7"]
    catalogue = Catalogue("x", "en", {"terms": {}, "log": {"vp": "{vp} {vp:point|points}: {all}"}})
    assert catalogue.say("log", "vp", {"vp": -6, "all": (-1, 2)}) == "−6 points: −1, 2"
    assert catalogue.say("log", "vp", {"vp": -1, "all": ()}) == "−1 point: "


@pytest.mark.parametrize(
    ("amount", "english", "spanish", "signed"),
    [(5, "$5", "5$", "+5$"), (0, "$0", "0$", "0$"), (-2, "−$2", "−2$", "−2$")],
)
def test_money_is_written_as_the_language_does(
    amount: int, english: str, spanish: str, signed: str
) -> None:
    assert money(amount, "en") == english
    assert money(amount, "es") == money(amount, "it") == spanish
    assert money(amount, "es", signed=True) == signed


def test_a_sentence_mentions_money_and_gains() -> None:
    catalogue = Catalogue("x", "it", {"terms": {}, "log": {"pay": "{paid}, {all}"}})
    paid: dict[str, Param] = {"paid": Money(4), "all": (Gain(3), Gain(-1))}
    assert catalogue.say("log", "pay", paid) == "4$, +3$, −1$"

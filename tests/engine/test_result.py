"""The end of a match in sentences: winners, tie-breaks, shared places, in all languages."""

from __future__ import annotations

import pytest

from westbound.engine.result import explain_ties, headline
from westbound.engine.standing import OUT, Criterion, Standing, rank_seats
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.registry import find_game, games

NAMES = ("Ana", "Bo", "Cy", "Inés")
STEAM = find_game("steam").package


def ranked(*totals: int, out: int = 0) -> list[Standing]:
    return rank_seats([{"x": t} for t in totals], shared_by="GWT-268", out=out, out_by="STM-245")


def told(standings: list[Standing], language: str, package: str = STEAM) -> list[str]:
    return [str(line) for line in explain_ties(standings, catalogue(package, language), NAMES)]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Bo wins", "Ana, Bo and Inés share the victory"),
        ("es", "Gana Bo", "Ana, Bo e Inés comparten la victoria"),
        ("it", "Vince Bo", "Ana, Bo e Inés condividono la vittoria"),
    ],
)
def test_one_wins_or_several_share_the_victory(language: str, one: str, two: str) -> None:
    texts = catalogue(STEAM, language)
    assert headline(ranked(3, 9, 5), texts, NAMES) == one
    assert headline(ranked(9, 9, 5, 9), texts, NAMES) == two


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_where_points_decide(language: str) -> None:
    assert told(ranked(3, 9, 5), language) == []


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Ana and Bo are tied on 9 points and share the victory. (GWT-268)",
         "Cy and Inés are tied on 4 points and share third place. (GWT-268)"),
        ("es", "Ana y Bo empatan a 9 puntos y comparten la victoria. (GWT-268)",
         "Cy e Inés empatan a 4 puntos y comparten el tercer puesto. (GWT-268)"),
        ("it", "Ana e Bo sono in parità a 9 punti e condividono la vittoria. (GWT-268)",
         "Cy e Inés sono in parità a 4 punti e condividono il terzo posto. (GWT-268)"),
    ],
)  # fmt: skip
def test_every_shared_place_is_told_once(language: str, first: str, second: str) -> None:
    assert told(ranked(9, 9, 4, 4), language) == [first, second]


def test_three_who_share_a_place_are_one_sentence() -> None:
    assert told(ranked(1, 4, 4, 4), "en") == [
        "Bo, Cy and Inés are tied on 4 points and share the victory. (GWT-268)"
    ]


def test_a_place_beyond_the_named_ones_is_a_number() -> None:
    names = [f"P{number}" for number in range(1, 8)]
    lines = explain_ties(ranked(9, 8, 7, 6, 5, 2, 2), catalogue(STEAM, "en"), names)
    assert [line.text for line in lines] == ["P6 and P7 are tied on 2 points and share place 6."]


def test_each_decided_pair_is_a_sentence_with_its_rule() -> None:
    income = Criterion("STM-264", "income", [6, 4, 4], most=True)
    tiles = Criterion("STM-263", "action_tile", [7, 5, 2])
    assert told(rank_seats([{"x": 8}] * 3, [income, tiles]), "en") == [
        "Ana and Cy are tied on 8 VP; Ana has the higher income (6 against 4). (STM-264)",
        "Cy and Bo are tied on 8 VP; Cy took the lower action tile (2 against 5). (STM-263)",
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Bankrupt, and so behind everybody else: Ana and Cy. (STM-245)"),
        ("es", "En bancarrota, y por eso detrás de los demás: Ana y Cy. (STM-245)"),
        ("it", "In bancarotta, e quindi dietro a tutti gli altri: Ana e Cy. (STM-245)"),
    ],
)
def test_who_left_is_named_where_points_say_otherwise(language: str, sentence: str) -> None:
    assert told(ranked(9, 5, 2, out=0b101), language) == [sentence]


def test_a_name_that_is_a_word_of_the_game_stays_a_name() -> None:
    texts = catalogue(find_game("carson").package, "es")
    assert headline(ranked(1, 3), texts, ("Ana", "saloon")) == "Gana saloon"
    assert "saloon" in explain_ties(ranked(3, 3), texts, ("Ana", "saloon"))[0].text


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tie_break_can_be_told_in_every_language(game: str, language: str) -> None:
    texts = catalogue(find_game(game).package, language)
    for key in texts.tables["ties"].keys() - {OUT}:
        standings = rank_seats([{"x": 8}] * 2, [Criterion("X-1", key, [1, 2])])
        for line in explain_ties(standings, texts, NAMES):
            assert "Ana" in line.text
            assert "{" not in line.text

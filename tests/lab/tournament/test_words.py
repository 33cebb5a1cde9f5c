"""The words of the page: the same texts in all languages, with the same gaps."""

from __future__ import annotations

from string import Formatter

import pytest

from westbound.engine.texts import LANGUAGES
from westbound.kit.texts import read_tables
from westbound.lab.tournament.plan import Format
from westbound.lab.tournament.ratings import RateBy, Rating
from westbound.lab.tournament.words import FILE, PACKAGE, TournamentWords


def gaps(language: str) -> dict[str, set[str | None]]:
    tables = read_tables(PACKAGE, language, FILE)
    return {
        f"{table}.{key}": {name for _, name, _, _ in Formatter().parse(text) if name}
        for table, texts in tables.items()
        for key, text in texts.items()
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_texts_with_the_same_gaps(language: str) -> None:
    assert gaps(language) == gaps("en")


def test_what_is_looked_up_by_value_has_a_text() -> None:
    known = gaps("en")
    assert {f"method.{format}" for format in Format} <= known.keys()
    assert {f"ratings.{by}" for by in RateBy} <= known.keys()
    assert {f"match_ups.{key}" for key in ("above", "below", "all_sets")} <= known.keys()


def test_shares_and_their_intervals() -> None:
    english, spanish = TournamentWords("carson", "en"), TournamentWords("carson", "es")
    assert (english.share(0.617), spanish.share(0.617)) == ("61.7%", "61,7\xa0%")
    assert spanish.share_interval(0.298, 0.701).replace("\u2060", "") == "30–70\xa0%"


def test_the_anchor_has_no_interval() -> None:
    words = TournamentWords("carson", "en")
    assert words.rating_interval(Rating("a", 1000, 1000, 1000)) == "–"
    assert words.rating_interval(Rating("a", 1000, 900.4, 1100)).replace("\u2060", "") == "900–1100"

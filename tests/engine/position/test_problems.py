"""What is told about a word that is wrong."""

from __future__ import annotations

from westbound.engine.position.problems import Problem, objection, some_of, too_many, unknown
from westbound.engine.refusal import Refusal


def test_the_nearest_words_are_told_or_else_the_first_ones() -> None:
    assert some_of("mony", ("money", "vp", "level")) == ("'money'",)
    assert some_of("xyz", ("a", "b")) == ("'a'", "'b'")
    assert some_of("?", [str(n) for n in range(20)])[-2:] == ("'7'", "…")


def test_a_problem_has_its_place() -> None:
    wrong = unknown("mony", ("money",)).at("P1")
    assert wrong == Problem("P1", Refusal("WB-020", case="word", word="'mony'", known=("'money'",)))
    assert too_many("red", 21, 20).at("cubes").refusal.params["limit"] == 20


def test_the_referee_is_quoted_in_the_words_of_texts() -> None:
    said = objection("seat 0: money is -1, seat 10 too").refusal
    assert said.params["what"] == "P1: money is -1, P11 too"

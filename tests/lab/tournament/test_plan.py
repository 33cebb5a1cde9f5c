"""Plans: what cannot be played is refused, and a file brings back the same plan."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.lab.tournament.made_up import FIRST, plan
from westbound.engine.errors import BadInput
from westbound.lab.tournament.plan import Format, difference, plan_of
from westbound.lab.tournament.ratings import RateBy


def test_a_plan_has_all_options_and_the_usual_rounds() -> None:
    found = plan(bots=("random", "greedy", FIRST), format=Format.SWISS)
    assert found.options["horses"] is False
    assert found.rounds == 2
    assert plan().rounds == 0
    assert plan(format=Format.SWISS, rounds=5).rounds == 5


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 7}, "for 2 to 6 players, not 7"),
        ({"options": {"horses": "many"}}, "cannot be 'many'"),
        ({"bots": ("random",)}, "at least 2 bots, not 1"),
        ({"bots": ("random", "clever")}, "no bot 'clever'"),
        ({"bots": ("random", "greedy", " random ")}, "'random' is in the list twice"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"sets": 0}, "sets is a number from 1 to 1000000, not 0"),
        ({"batch": 0}, "batch is a number from 1"),
        ({"decide": 1.0}, r"decide is a share from 0\.001 to 0\.999, not 1"),
        ({"alpha": 0.0}, "alpha is a share"),
        ({"beta": 2.0}, "beta is a share"),
        ({"anchor": "x"}, "the anchor 'x' is none of the bots: random, tests"),
        ({"rounds": 3}, "rounds are of the Swiss system; round-robin has none"),
        ({"format": Format.SWISS, "rounds": -1}, "rounds is a number"),
        ({"format": Format.LADDER, "mixed": True}, "mixed tables are those of a field; ladder"),
        (
            {"format": Format.FIELD, "mixed": True, "players": 4},
            "mixed tables of 4 players need at least 3 bots in the field, not 1",
        ),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        plan(**changes)


def test_the_anchor_is_the_first_bot_or_the_first_of_the_field() -> None:
    bots = ("random", "cautious", FIRST)
    assert plan(bots=bots).rating_anchor == "random"
    assert plan(bots=bots, format=Format.FIELD).rating_anchor == "cautious"
    assert plan(bots=bots, anchor=FIRST).rating_anchor == FIRST


def test_a_file_brings_back_the_plan() -> None:
    wanted = plan(format=Format.FIELD, players=3, options={"horses": True}, decide=0.65, seed=9)
    wanted = replace(wanted, ratings=RateBy.RANKINGS, anchor="random")
    assert plan_of(json.loads(json.dumps(wanted.to_json()))) == wanted


@pytest.mark.parametrize(
    "change",
    [
        {"sets": "4"},
        {"seed": True},
        {"bots": "random"},
        {"format": "cup"},
        {"ratings": "x"},
        {"alpha": 1},
    ],
)
def test_what_is_no_plan_is_refused(change: dict[str, object]) -> None:
    with pytest.raises((TypeError, ValueError)):
        plan_of({**plan().to_json(), **change})  # type: ignore[dict-item]
    with pytest.raises(KeyError):
        plan_of({"game": "carson"})


@pytest.mark.parametrize(
    ("ours", "told"),
    [
        ({}, None),
        ({"seed": 1, "bots": ["random", FIRST]}, None),
        ({"seed": 2}, "its seed is 1, not 2"),
        ({"bots": ["random", "greedy"]}, f"its bots are random, {FIRST}, not random, greedy"),
        ({"players": 3}, "its players are 2, not 3"),
        ({"play_all": True}, "its play all is False, not True"),
        ({"options": {"horses": False}}, None),
        ({"options": {"horses": True}}, "its option horses is False, not True"),
        ({"westbound": "9.0"}, "its westbound version is 0.1.0, not 9.0"),
    ],
)
def test_differences_are_told_in_words(ours: dict[str, object], told: str | None) -> None:
    assert difference(plan().to_json(), ours) == told  # type: ignore[arg-type]

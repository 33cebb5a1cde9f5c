"""The table in words."""

from __future__ import annotations

import re

from tests.games.steam.pages import NAMES, PAGES
from tests.games.steam.positions import a_state, cubes, track
from westbound.games.steam import GAME
from westbound.games.steam.drawing.model import read


def test_the_description_tells_every_figure() -> None:
    for view in PAGES.some_views:
        seen = read(view)
        parts = dict(PAGES.description(view))
        for own in seen["seats"]:
            you = " (you)" if own["seat"] == seen["viewer"] else ""
            told = " ".join(parts[f"Player {NAMES[own['seat']]}{you}"])
            numbers = [int(n) for n in re.findall(r"-?\d+", told.replace("−", "-"))]
            keys = ("money", "income", "vp", "level", "upkeep", "links", "loans_possible", "budget")
            wanted = [own[key] for key in (*keys, "points")]  # type: ignore[literal-required]
            assert numbers[: len(wanted)] == wanted
        links = [line for line in seen["lines"] if line["complete"]]
        told = " ".join(parts["Complete links"])
        assert told.count(" – ") == len(links)


def test_the_description_tells_the_position() -> None:
    state = a_state(3)
    track(state, 1, "8,1 21@0", "8,2 T21@0")
    cubes(state, "8,0", "red")
    parts = dict(PAGES.description(GAME.observe(state, 0)))
    assert parts["Complete links"] == ["Bob has 1: Poughkeepsie – Albany."]
    assert parts["Incomplete links"] == [
        "Bob has 1: from Poughkeepsie, next hex: plains near New York (8,3)."
    ]
    assert any(s.startswith("Albany, purple city; cubes: red 1") for s in parts[
        "Cities and their cubes"
    ])  # fmt: skip


def test_the_headings_are_the_same_all_through_a_match() -> None:
    for view in PAGES.some_views:
        assert len(PAGES.description(view)) == 8 + read(view)["players"]

"""Recorded matches end as they ended when they were recorded, told in the same words.

If a change is wanted: `python -m tests.replays.record` writes the transcripts again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import westbound
from tests.replays.record import FOLDER, RECIPES, result_lines, transcript

SAVES = sorted((FOLDER / "steam").glob("*.json"))


@pytest.fixture(params=SAVES, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_a_recorded_match_loads_and_is_over(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = westbound.match_from_json(text)
    assert match.over
    assert match.game.check_invariants(match.state) == []
    assert match.to_json() == text


def test_the_result_is_the_recorded_one(path: Path) -> None:
    match = westbound.match_from_json(path.read_text(encoding="utf-8"))
    recorded = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert recorded.endswith("\n".join(["End", *result_lines(match)]) + "\n")


def test_the_transcript_is_the_recorded_one(path: Path) -> None:
    match = westbound.match_from_json(path.read_text(encoding="utf-8"))
    recorded = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert transcript(match).splitlines() == recorded.splitlines()


def test_the_same_seed_and_choices_give_the_recorded_cubes(path: Path) -> None:
    """A match played again from its decisions alone: chance comes from the seed."""
    recorded = westbound.match_from_json(path.read_text(encoding="utf-8"))
    match = westbound.new_match(
        "steam", recorded.players, recorded.seed, recorded.options, recorded.names
    )
    while not match.over:
        entry = recorded.log[len(match.log)]
        match.play(entry.text, entry.seat)
    assert match.to_json() == recorded.to_json()


def test_there_are_matches_for_every_player_count_and_option() -> None:
    assert {recipe.path for recipe in RECIPES if recipe.game == "steam"} == set(SAVES)
    matches = [westbound.match_from_json(path.read_text(encoding="utf-8")) for path in SAVES]
    assert {match.players for match in matches} == {3, 4, 5, 6}
    for option in westbound.options("steam"):
        values = {match.options[option.name] for match in matches}
        assert values >= set(option.values), option.name

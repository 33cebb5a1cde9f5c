"""Recording for the museum: every player count and option, into the folder of the version."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from tests.engine.builders import TINY
from tests.engine.corrected_game import CORRECTED
from tests.kit.pebbles.game import PEBBLES
from westbound.engine import save
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.kit.suites.museum_record import PLAYERS, Recipe, main, play, record, usual_recipes

GAME = cast("Game[State]", PEBBLES)
SEALED = Recipe("sealed", 3, "random", {}, 2, ("play",))


def test_every_count_and_value_has_a_recipe() -> None:
    recipes = usual_recipes(TINY)
    assert {recipe.players for recipe in recipes} == set(TINY.players)
    assert {recipe.player for recipe in recipes} == {"random", "best"}
    options = [dict(recipe.options) for recipe in recipes]
    assert {"copies": 3} in options
    assert {"gambling": False} in options
    assert {"copies": 3, "gambling": False} in options
    names = [recipe.name for recipe in recipes]
    assert len(set(names)) == len(names)
    assert {"copies-3", "no-gambling", "all-options"} <= set(names)


def test_they_go_into_the_folder_of_the_version_and_stay(tmp_path: Path) -> None:
    old = record(TINY, tmp_path, [SEALED])
    assert {path.parent.name for path in old} == {"v1"}
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert record(TINY, tmp_path, [SEALED]) == []
    new = record(CORRECTED, tmp_path, [SEALED._replace(players=2, options={"copies": 3})])
    assert {path.parent.name for path in new} == {"v3"}
    assert all(path.read_bytes() == text for path, text in before.items())


def test_a_sealed_choice_is_cut_while_some_have_answered(tmp_path: Path) -> None:
    whole, running = record(TINY, tmp_path, [SEALED])
    assert (whole.name, running.name) == ("sealed.json", "sealed--at-play.json")
    match = save.load(running.read_text(encoding="utf-8"), lambda _: TINY)
    assert 0 < len(match.turns) < match.players
    assert "asked at play: " in running.with_suffix(".txt").read_text(encoding="utf-8")


def test_a_cut_that_never_comes_writes_nothing(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="nobody was asked auction"):
        record(TINY, tmp_path, [SEALED._replace(cuts=("auction",))])
    assert list(tmp_path.rglob("*.json")) == []


def test_the_same_recipe_gives_the_same_match() -> None:
    texts = {play(TINY, SEALED, PLAYERS["random"])[0].to_json() for _ in range(2)}
    assert len(texts) == 1


def test_the_command_records_a_game_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main("tests.kit.pebbles.game:PEBBLES", str(tmp_path))
    told = capsys.readouterr().out.split()
    assert "2-players-best.json" in told
    assert told.count("played") == len(list((tmp_path / "v1").glob("*.json")))

"""The museum notices when a match no longer opens, goes on or ends as it did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from tests.kit.pebbles.game import PEBBLES, Pebbles
from westbound.engine import save
from westbound.engine.errors import SaveError
from westbound.engine.game import Game, RuleChange
from westbound.engine.state import State
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.kit.suites.museum import MuseumSuite, beginning, facts, go_on, positions
from westbound.kit.suites.museum_record import record, usual_recipes

GAME = cast("Game[State]", PEBBLES)


class Newer(Pebbles):
    """Pebbles after a correction that changes nothing for the matches of before."""

    rules_version = 2
    changes = (RuleChange(2, "PB-003"),)


Newer.package = PEBBLES.package  # its texts are not here
NEWER = cast("Game[State]", Newer())


class Forgetful(Pebbles):
    """Pebbles whose places are worth more than they were."""

    def points(self, state: object, seat: int) -> dict[str, int]:
        return {name: 2 * points for name, points in super().points(state, seat).items()}  # type: ignore[arg-type]  # only the points differ


Forgetful.package = PEBBLES.package


@pytest.fixture
def museum(tmp_path: Path) -> Path:
    record(GAME, tmp_path, usual_recipes(GAME))
    return tmp_path


def suite_of(shown: Game[State], where: Path) -> MuseumSuite:
    class Suite(MuseumSuite):
        game, folder = shown, where

    return Suite()


def test_what_was_recorded_passes(museum: Path) -> None:
    suite = suite_of(GAME, museum)
    assert any("--at-" in path.stem for path in suite.saves())
    for path in suite.saves():
        suite.test_it_opens_under_its_own_rules_and_is_saved_the_same(path)
        suite.test_it_stands_as_it_did(path)
        suite.test_it_goes_on_and_ends_the_same(path)
        suite.test_it_can_be_taken_up_in_the_middle(path)
        suite.test_an_old_one_says_which_rules_changed(path)
    suite.test_there_are_matches_of_the_newest_rules_for_every_option()
    suite.test_some_were_saved_while_they_were_running()


def test_other_points_are_noticed(museum: Path) -> None:
    suite = suite_of(cast("Game[State]", Forgetful()), museum)
    with pytest.raises(AssertionError):
        suite.test_it_stands_as_it_did(suite.saves()[0])


def test_a_changed_match_is_noticed(museum: Path) -> None:
    path = next(path for path in suite_of(GAME, museum).saves() if "--at-" not in path.stem)
    data = json.loads(path.read_text(encoding="utf-8"))
    chance = next(row for row in data["entries"] if row[0] is None)
    chance[1] = "size 3" if chance[1] == "size 1" else "size 1"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(AssertionError):
        suite_of(GAME, museum).test_it_goes_on_and_ends_the_same(path)
    data["entries"][1] = [0, "put nowhere"]
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError):
        save.load(path.read_text(encoding="utf-8"), lambda _: GAME)


def test_an_old_match_needs_sentences_about_what_changed(
    museum: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    suite = suite_of(NEWER, museum)
    path = suite.saves()[0]
    with pytest.raises(KeyError):
        suite.test_an_old_one_says_which_rules_changed(path)
    for language in LANGUAGES:
        tables = catalogue(NEWER.package, language).tables
        monkeypatch.setitem(cast("dict[str, object]", tables), "changes", {"PB-003": "It is new."})
    suite.test_an_old_one_says_which_rules_changed(path)
    suite.test_it_goes_on_and_ends_the_same(path)


def test_the_newest_rules_need_matches_of_their_own(museum: Path) -> None:
    suite = suite_of(NEWER, museum)
    with pytest.raises(AssertionError):
        suite.test_there_are_matches_of_the_newest_rules_for_every_option()
    with pytest.raises(AssertionError):
        suite.test_some_were_saved_while_they_were_running()
    record(NEWER, museum, usual_recipes(NEWER))
    suite.test_there_are_matches_of_the_newest_rules_for_every_option()
    suite.test_some_were_saved_while_they_were_running()


def test_a_match_can_be_cut_only_where_somebody_decides(museum: Path) -> None:
    suite = suite_of(GAME, museum)
    match = suite.load(next(path for path in suite.saves() if "--at-" not in path.stem))
    for length in range(len(match.log)):
        start = beginning(match, length)
        assert len(start.log) <= length
        assert not start.log or match.log[len(start.log)].seat >= 0
        start.advance()
        assert facts(go_on(start, match)) == facts(match)


def test_positions_are_those_before_each_entry(museum: Path) -> None:
    suite = suite_of(GAME, museum)
    match = suite.load(suite.saves()[0])
    kinds = [state.agenda[-1].kind for state, _ in positions(match)]
    assert kinds == ["search", "turn"] * (len(match.log) // 2) + ["search"] * (len(match.log) % 2)

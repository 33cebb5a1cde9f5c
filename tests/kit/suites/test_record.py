"""Recording matches: what is missing is played, what is there stays."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from tests.kit.pebbles.game import PEBBLES
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.kit.suites.record import main, record
from westbound.kit.suites.replays import ReplaySuite

GAME = cast("Game[State]", PEBBLES)


def test_recorded_matches_pass_the_suite(tmp_path: Path) -> None:
    class Suite(ReplaySuite):
        game, folder = GAME, tmp_path

    saved = record(GAME, tmp_path)
    assert [path.name for path in saved] == ["1-2-players.json", "2-3-players.json"]
    assert Suite.saves() == saved
    suite = Suite()
    suite.test_there_are_matches_for_every_player_count_and_option()
    for path in saved:
        suite.test_a_recorded_match_loads_and_is_over(path)
        suite.test_the_transcript_is_the_recorded_one(path)
        suite.test_the_same_seed_and_choices_give_the_recorded_chances(path)


def test_what_is_there_stays_and_is_told_again(tmp_path: Path) -> None:
    first, _ = record(GAME, tmp_path)
    before = first.stat().st_mtime_ns
    told = first.with_suffix(".txt")
    told.write_text("something else", encoding="utf-8")
    main("tests.kit.pebbles.game:PEBBLES", str(tmp_path))
    assert first.stat().st_mtime_ns == before
    assert told.read_text(encoding="utf-8").startswith("Pebbles: Ana, Bo; seed 0")

"""The suite of recorded matches notices a change."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

import pytest

from tests.games.steam.test_replays import TestRecordedMatches as SteamMatches


def test_a_changed_transcript_or_match_is_noticed(tmp_path: Path) -> None:
    original = SteamMatches().saves()[0]
    for ending in (".json", ".txt"):
        copyfile(original.with_suffix(ending), tmp_path / f"one{ending}")
    path = tmp_path / "one.json"
    suite = SteamMatches()
    suite.test_the_transcript_is_the_recorded_one(path)
    told = path.with_suffix(".txt")
    told.write_text(told.read_text(encoding="utf-8").replace("builds", "lays", 1), "utf-8")
    with pytest.raises(AssertionError):
        suite.test_the_transcript_is_the_recorded_one(path)
    told.write_text(told.read_text(encoding="utf-8").replace("  1. ", "  2. "), "utf-8")
    with pytest.raises(AssertionError):
        suite.test_the_result_is_the_recorded_one(path)


def test_missing_player_counts_are_noticed() -> None:
    class Few(SteamMatches):
        @classmethod
        def saves(cls) -> list[Path]:
            return SteamMatches.saves()[:1]

    with pytest.raises(AssertionError):
        Few().test_there_are_matches_for_every_player_count_and_option()

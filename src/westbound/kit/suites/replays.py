"""Recorded matches end as they ended when they were recorded, told in the same words.

A recorded match is a saved one, `<name>.json`, with its transcript, `<name>.txt`, beside it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from westbound.engine import save
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.state import State
from westbound.kit.suites.transcripts import PLAIN, Style, result_lines, transcript


class ReplaySuite:
    """Name game, folder and style in a subclass whose name begins with Test."""

    game: ClassVar[Game[State]]
    folder: ClassVar[Path]
    style: ClassVar[Style] = PLAIN

    @classmethod
    def saves(cls) -> list[Path]:
        return sorted(cls.folder.glob("*.json"))

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each recorded match is a test of its own."""
        if "path" in metafunc.fixturenames:
            metafunc.parametrize("path", self.saves(), ids=lambda path: path.stem)

    def load(self, path: Path) -> Match:
        return save.load(path.read_text(encoding="utf-8"), lambda _: self.game)

    def recorded(self, path: Path) -> str:
        return path.with_suffix(".txt").read_text(encoding="utf-8")

    def test_a_recorded_match_loads_and_is_over(self, path: Path) -> None:
        match = self.load(path)
        assert match.over
        assert match.game.check_invariants(match.state) == []
        saved, now = json.loads(path.read_text(encoding="utf-8")), json.loads(match.to_json())
        assert saved["options"].items() <= now["options"].items()  # later ones at their default
        assert now | {"options": saved["options"]} == saved

    def test_a_match_saved_today_looks_the_same(self, path: Path) -> None:
        """The text itself, where no option was added since."""
        text = path.read_text(encoding="utf-8")
        match = self.load(path)
        if set(json.loads(text)["options"]) == set(match.options):
            assert match.to_json() == text

    def test_the_result_is_the_recorded_one(self, path: Path) -> None:
        end = "\n".join(["End", *result_lines(self.load(path))]) + "\n"
        assert self.recorded(path).endswith(end)

    def test_the_transcript_is_the_recorded_one(self, path: Path) -> None:
        told = transcript(self.load(path), self.style)
        assert told.splitlines() == self.recorded(path).splitlines()

    def test_the_same_seed_and_choices_give_the_recorded_chances(self, path: Path) -> None:
        """A match played again from its decisions alone: chance comes from the seed."""
        recorded = self.load(path)
        match = Match(
            self.game,
            recorded.players,
            recorded.seed,
            recorded.options,
            recorded.names,
            recorded.rules_version,
        )
        match.advance()
        while not match.over:
            entry = recorded.log[len(match.log)]
            match.play(entry.text, entry.seat)
        assert match.to_json() == recorded.to_json()

    def test_there_are_matches_for_every_player_count_and_option(self) -> None:
        matches = [self.load(path) for path in self.saves()]
        assert {match.players for match in matches} == set(self.game.players)
        for option in self.game.options:
            values = {match.options[option.name] for match in matches}
            assert values >= set(option.values), option.name


def read_heading(view: Mapping[str, Any]) -> str:
    """A heading that suits most games: round or turn, and phase."""
    number = view.get("round", view.get("turn"))
    return f"Round {number}, phase {view['phase']}" if view.get("phase") else f"Round {number}"

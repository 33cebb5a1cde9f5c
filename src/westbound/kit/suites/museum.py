"""The museum: matches of every version of the rules open, go on and end as they did.

`<folder>/v<version>/<name>.json` is a match as its version saved it, `<name>.txt` beside it how it
stands at its end. `<name>--at-<decision>.json` is the same match while it was still running, saved
at that decision. Nothing here is ever written again; `museum_record` adds what is missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import ClassVar

import pytest

from westbound.engine import save
from westbound.engine.game import Game
from westbound.engine.match import Entry, Match
from westbound.engine.option import Option
from westbound.engine.rulebook import rulebook
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, catalogue

RUNNING = "--at-"  # between the name of a match and the decision it was saved at


class MuseumSuite:
    """Name game and folder in a subclass whose name begins with Test."""

    game: ClassVar[Game[State]]
    folder: ClassVar[Path]

    # --- the matches

    @classmethod
    def saves(cls) -> list[Path]:
        return sorted(cls.folder.glob("v*/*.json"))

    @classmethod
    def of_now(cls) -> list[Match]:
        """The matches of the newest rules."""
        newest = cls.folder / f"v{cls.game.rules_version}"
        return [cls.load(path) for path in cls.saves() if path.parent == newest]

    @classmethod
    def load(cls, path: Path) -> Match:
        return _load(cls.game, path)

    def whole(self, path: Path) -> Match:
        """The match to its end, also for one that was saved before it."""
        return self.load(path.with_stem(path.stem.partition(RUNNING)[0]))

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each match is a test of its own."""
        if "path" in metafunc.fixturenames:
            names = [f"{path.parent.name}-{path.stem}" for path in self.saves()]
            metafunc.parametrize("path", self.saves(), ids=names)

    # --- each match

    def test_it_opens_under_its_own_rules_and_is_saved_the_same(self, path: Path) -> None:
        text, match = path.read_text(encoding="utf-8"), self.load(path)
        assert path.parent.name == f"v{match.rules_version}"
        assert match.game.check_invariants(match.state) == []
        saved, now = json.loads(text), json.loads(match.to_json())
        assert saved["options"].items() <= now["options"].items()  # later ones at their default
        if saved["options"] == now["options"]:
            assert match.to_json() == text
        assert now | {"options": saved["options"]} == saved

    def test_it_stands_as_it_did(self, path: Path) -> None:
        expected = path.with_suffix(".txt").read_text(encoding="utf-8")
        assert facts(self.load(path)).splitlines() == expected.splitlines()

    def test_it_goes_on_and_ends_the_same(self, path: Path) -> None:
        """From its seed, or from where it was saved, by the recorded decisions alone."""
        whole, saved = self.whole(path), self.load(path)
        start = beginning(whole, 0) if saved is whole else saved.fork()
        start.advance()
        assert go_on(start, whole).to_json() == whole.to_json()

    def test_it_can_be_taken_up_in_the_middle(self, path: Path) -> None:
        whole = self.whole(path)
        if self.load(path) is whole:
            middle = beginning(whole, len(whole.log) // 2)
            again = save.load(middle.to_json(), lambda _: self.game)
            assert again.log[: len(middle.log)] == middle.log
            assert go_on(again, whole).to_json() == whole.to_json()

    def test_an_old_one_says_which_rules_changed(self, path: Path) -> None:
        match = self.load(path)
        assert bool(match.rule_changes) == (match.rules_version < self.game.rules_version)
        for language in LANGUAGES:
            rules = rulebook(self.game.package, language).rules()
            told = catalogue(self.game.package, language)
            for change in match.rule_changes:
                assert change.rule in rules
                assert told.say("changes", change.rule, {})

    # --- all of them

    def test_there_are_matches_of_the_newest_rules_for_every_option(self) -> None:
        matches = self.of_now()
        assert {match.players for match in matches} == set(self.game.players)
        for option in self.game.options:
            values = {match.options[option.name] for match in matches}
            assert values >= set(option.values), option.name
            assert values > set(option.values) or not takes_more(option), option.name

    def test_some_were_saved_while_they_were_running(self) -> None:
        running = [match for match in self.of_now() if not match.over]
        assert running
        assert all(match.turns for match in running)


@cache
def _load(game: Game[State], path: Path) -> Match:
    return save.load(path.read_text(encoding="utf-8"), lambda _: game)


def takes_more(option: Option) -> bool:
    """Whether other values than the listed ones are possible, such as a file."""
    return option.accepts_custom is not None or option.file is not None


def facts(match: Match) -> str:
    """How a match stands, in words that no later way of showing it changes."""
    chances = sum(entry.seat == CHANCE for entry in match.log)
    lines = [f"{len(match.log)} entries, {chances} of them by chance"]
    if match.over:
        lines.append("over")
    else:
        asked = ", ".join(match.names[seat] for seat in match.turns)
        lines.append(f"asked at {match.state.agenda[-1].kind}: {asked}")
    for s in match.standings():
        points = ", ".join(f"{name} {points}" for name, points in s.breakdown.items() if points)
        lines.append(f"{s.rank}. {match.names[s.seat]}: {s.points} ({points})")
    return "\n".join(lines) + "\n"


def positions(match: Match) -> Iterator[tuple[State, Entry]]:
    """Each entry with the position before it, by the rules of the match."""
    state = match.first_state()
    for entry in match.log:
        yield state, entry
        match.game.apply(state, entry.move, entry.seat)


def beginning(match: Match, length: int) -> Match:
    """The match after so many entries, or a few less: as its players would have left it."""
    start = match.fork()
    start.rewind(next(n for n in range(length, -1, -1) if n == 0 or _is_decision(match, n)))
    return start


def _is_decision(match: Match, index: int) -> bool:
    entry = match.log[index]
    return entry.seat != CHANCE and not entry.automatic


def go_on(match: Match, recorded: Match) -> Match:
    """Play on as recorded; chance comes from the seed.

    An answer that was the only one then was given by itself. Rules that allow more today may ask
    there, but the answer stays.
    """
    for entry in _decisions(match, recorded):
        if entry.automatic:
            refusal = match.replay(entry)
            assert refusal is None, refusal
            match.advance()
        else:
            match.play(entry.move, entry.seat)
    return match


def _decisions(match: Match, recorded: Match) -> Iterator[Entry]:
    while not match.over and len(match.log) < len(recorded.log):
        yield recorded.log[len(match.log)]

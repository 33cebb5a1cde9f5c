"""The legal moves in words: numbered, grouped where there are many."""

from __future__ import annotations

import re

import pytest

from tests.lab.llm.positions import KINDS, Kind, a_question, match_after, some_positions
from westbound.engine.match import Match
from westbound.engine.texts import catalogue
from westbound.lab.llm.answer import _plain
from westbound.lab.llm.move_list import FEW, MoveList

NAMES = ("Ana", "Bo", "Cy")


def listed(match: Match, language: str = "en") -> MoveList:
    seat, texts = match.turns[0], catalogue(match.game.package, language)
    return MoveList(match.game, match.state, seat, match.moves(seat), texts, NAMES)


def test_a_few_are_listed_one_by_one_with_what_they_cost_and_bring() -> None:
    match = match_after("gwt", 0)
    while match.state.agenda[-1].kind != "use_location":
        match.play(match.moves()[0])
    found = listed(match)
    assert 1 < len(found.moves) <= FEW
    assert found.moves == match.moves()
    for number, (move, line) in enumerate(zip(found.moves, found.lines, strict=True), 1):
        assert line.startswith(f"{number}. {move.text}: ")
        effect = match.game.preview(match.state, move, match.turns[0])
        if effect is not None:
            texts = catalogue(match.game.package, "en")
            assert line.endswith(f". {texts.sentence('effects', effect, NAMES)}")


def test_of_many_what_several_cost_and_bring_is_told_once() -> None:
    seen = a_question()
    lines = seen.text.partition("## Your legal moves\n")[2].splitlines()
    assert lines[0] == "### Place a cowboy"
    shared = [line for line in lines if line.startswith("- ")]
    assert len(shared) == len(set(shared)) > 1
    start = lines.index("- To buy for $2.")
    assert re.fullmatch(r"  \d+\. place [A-H]\d: Cowboy on [A-H]\d", lines[start + 1])
    numbers = [int(found[1]) for line in lines if (found := re.match(r" *(\d+)\. ", line))]
    assert numbers == list(range(1, len(seen.moves) + 1))


def test_a_secret_move_is_named_though_the_log_would_not_tell_it() -> None:
    kind = Kind("carson", 2, {"kit_carson": True})
    for match in some_positions(kind, every=1000):
        if match.over or not match.state.agenda[-1].sealed:
            continue
        lines = [line for line in listed(match).lines if ": " in line and line[0] != "-"]
        names = [line.partition(": ")[2] for line in lines]
        assert len(set(names)) == len(names) == len(match.moves())
        return
    raise AssertionError("nothing was sealed")


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_moves_can_be_told_apart_however_they_are_written(kind: Kind) -> None:
    """Answers are read without capitals and quotes, and a colon ends the text in the list."""
    for match in some_positions(kind, every=5):
        texts = [move.text for move in match.moves(match.turn)] if not match.over else []
        assert len({_plain(text) for text in texts}) == len(texts)
        assert not [text for text in texts if ":" in text or text.isdigit()]

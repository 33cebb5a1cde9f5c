"""The levels choose what they chose, whatever the machine and the build: 200 positions each."""

from __future__ import annotations

import pytest

import westbound
from tests.bots.learned.stored_choices import POSITIONS, THINKERS, asked, choice, stored

PARTS = 4  # of the positions, so that no test takes long


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("game", westbound.games())
def test_the_levels_choose_what_they_chose(game: str, level: str, part: int) -> None:
    """After a change that is meant: `python -m tests.bots.learned.stored_choices`."""
    for position in stored(game)[part::PARTS]:
        if level in position.choices:
            said = choice(level, asked(game, position), position.number)
            assert said == position.choices[level], (position.number, position.text)


@pytest.mark.parametrize("game", westbound.games())
def test_there_are_enough_of_them(game: str) -> None:
    for level in THINKERS:
        assert sum(level in position.choices for position in stored(game)) == POSITIONS

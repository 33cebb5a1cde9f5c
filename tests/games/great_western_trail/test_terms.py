"""Every id that a sentence can mention has a word, and the word says what is printed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.great_western_trail.catalogues import DECISIONS, keys, texts
from westbound.engine.grammar import money
from westbound.engine.texts import LANGUAGES
from westbound.games.great_western_trail.actions import ACTION_NAMES, ACTIONS
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    CERTIFICATES,
    DISC_NAMES,
    JOB_ROWS,
    MASTER_NAMES,
    NEUTRALS,
    OBJECTIVES,
    TASKS,
    TILE_NAMES,
    TILE_VP,
    WORKERS,
)
from westbound.games.great_western_trail.railroad import CITY_NAMES, STATION_NAMES
from westbound.games.great_western_trail.trail import SPACE_NAMES


def test_every_id_has_a_word() -> None:
    buildings = {*NEUTRALS, *(f"{n}{side}" for n in range(1, 11) for side in "ab")}
    declined_or_shared = DECISIONS | {"reveal_hand", "reveal_objective"}
    assert keys("terms") == {
        *SPACE_NAMES,
        *(f"building_{name}" for name in buildings),
        *(f"building_{number}" for number in range(1, 11)),
        *TILE_NAMES,
        *(f"{row}-{worker}" for row in range(1, JOB_ROWS + 1) for worker in WORKERS),
        *CARD_NAMES,
        *STATION_NAMES,
        *CITY_NAMES,
        *DISC_NAMES,
        *MASTER_NAMES,
        *ACTION_NAMES,
        *(f"marker_{place}" for place in CERTIFICATES),
        *declined_or_shared,
        *("direct", "discarding", "source_auxiliary", "source_bonus", "stack"),
        *("at_building", "at_space", "payment", "payment_bank", "source_building"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_gwt_124_only_actions_with_the_same_icon_are_called_the_same(language: str) -> None:
    terms = texts(language).tables["terms"]
    assert [word for word in terms.values() if word.endswith(".") or not word.strip()] == []
    for one in ACTIONS:
        for other in ACTIONS:
            alike = replace(one, code=0, name="") == replace(other, code=0, name="")
            assert (terms[one.name] == terms[other.name]) == alike, (one.name, other.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_objective_cards_and_hazards_say_what_is_printed_on_them(language: str) -> None:
    terms = texts(language).tables["terms"]
    for card in OBJECTIVES.values():
        word = terms[card.name]
        tasks = word.partition(" (")[0].split(" + ")
        assert len(tasks) == sum(1 for count in card.tasks if count)
        counts = [int(task.partition("× ")[0]) for task in tasks if "× " in task]
        assert sorted(counts) == sorted(count for count in card.tasks if count > 1)
        points = f"({card.vp}/−{card.penalty} " if card.action else f"({card.vp} "
        assert points in word
    assert len(TASKS) == len(next(iter(OBJECTIVES.values())).tasks)
    for code, name in enumerate(TILE_NAMES):
        assert (f"({TILE_VP[code]} " in terms[name]) == bool(TILE_VP[code])


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_say_their_figures(language: str) -> None:
    """Dollars paid or gained, steps and spaces at most."""
    terms = texts(language).tables["terms"]
    for action in ACTIONS:
        word = terms[action.name]
        figures = [action.pay, *(amount.each for amount in action.dollars)]
        assert all(money(figure, language) in word for figure in figures if figure), action.name
        fixed = action.amount.unit == "one" and action.asks in ("move_engine", "move_herd")
        assert not fixed or str(action.amount.each) in word, action.name

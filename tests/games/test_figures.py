"""The figures of a player's area are the same as data and in the drawn panel."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from westbound.engine.combinations import option_combinations
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.registry import find_game, games
from westbound.kit.board import View, board_of

MATCHES = 6
EVERY = 15  # decisions between two positions that are looked at
NAMES = tuple("ABCDEF")


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_shows_exactly_the_figures_that_the_game_tells(game_id: str, language: str) -> None:
    package = find_game(game_id).package
    board, texts = board_of(package), catalogue(package, language)
    assert board is not None
    keys, ends = set(), 0
    for view, seat, over in positions(game_id, 1 + LANGUAGES.index(language)):
        told = board.figures(view, seat, texts)
        assert list(shown(board.panel(view, seat, texts, NAMES))) == list(told.items())
        keys |= set(told)
        ends += over
    assert ends
    assert {"money", "vp"} <= keys


def positions(game_id: str, seed: int) -> Iterator[tuple[View, int, bool]]:
    """Random positions of matches with different options, as somebody sees them."""
    game, rng = find_game(game_id), Rng(seed, 0)
    for options in some_options(game_id):
        players = rng.choice(tuple(game.players))
        state, decisions = game.new(players, options), 0
        seat, moves = advance(game, state, rng)
        while True:
            if not moves or decisions % EVERY == 0:
                viewer = rng.choice((None, *range(players)))
                view = game.observe(state, viewer)
                yield from ((view, area, not moves) for area in range(players))
            if not moves:
                break
            game.apply(state, rng.choice(moves), seat)
            decisions += 1
            seat, moves = advance(game, state, rng)


def some_options(game_id: str) -> list[dict[str, Value]]:
    found = option_combinations(find_game(game_id).options)
    return found[:: max(1, len(found) // MATCHES)]


def shown(panel: str) -> Iterator[tuple[str, str]]:
    for element in ET.fromstring(panel).iter():
        if "data-figure" in element.attrib:
            yield element.attrib["data-figure"], element.text or ""

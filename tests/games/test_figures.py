"""Every game's rating goes by its file of figures, all of it, and by no other ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from westbound.engine.errors import BadInput
from westbound.engine.figures import read_figures, shipped_figures, shipped_text
from westbound.engine.game import Game
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.registry import find_game, games
from westbound.lab.tuning.knobs import knobs_of, turned

TABLES: dict[str, dict[str, Value]] = {"steam": {"ruleset": "standard"}}
SELDOM = {"far", "balanced.again"}  # careful players build no long lines and seldom stop twice
POSITIONS = 600


def positions(game: Game[Any], count: int) -> Iterator[tuple[Any, int, Any]]:
    """Positions of careful matches: the decision, its seat, and the position after a move."""
    rng = Rng(1)
    while True:
        options = complete(game.options, TABLES.get(game.id, {}))
        state = game.new(game.players[0], options)
        while True:
            seat, moves = advance(game, state, rng)
            if not moves:
                break
            after = state.copy()
            game.apply(after, moves[rng.below(len(moves))], seat)
            if after.agenda:
                yield state, seat, after
                count -= 1
                if not count:
                    return
            game.apply(state, game.cautious(state, seat, moves, rng), seat)


@pytest.mark.parametrize("name", games())
def test_every_figure_matters(name: str) -> None:
    game: Game[Any] = find_game(name)
    text = shipped_text(game.package)
    knobs = knobs_of(read_figures(text), each_entry=False)
    left = {knob.name: game.rated_by(read_figures(turned(text, [knob], [0.5]))) for knob in knobs}
    for state, seat, after in positions(game, POSITIONS):
        rated = game.evaluator(state, seat).rate(after)
        left = {
            knob: other
            for knob, other in left.items()
            if other.evaluator(state, seat).rate(after) == rated
        }
        if left.keys() <= SELDOM:
            return
    assert left.keys() <= SELDOM


@pytest.mark.parametrize("name", games())
def test_features_stay_and_so_does_the_rating_by_the_same_figures(name: str) -> None:
    game: Game[Any] = find_game(name)
    same = game.rated_by(shipped_figures(game.package))
    text = shipped_text(game.package)
    knobs = knobs_of(read_figures(text), each_entry=True)
    other = game.rated_by(read_figures(turned(text, knobs, [0.5] * len(knobs))))
    for state, seat, after in positions(game, 12):
        ours = game.evaluator(state, seat)
        assert same.evaluator(state, seat).rate(after) == ours.rate(after)
        assert same.evaluate(after, seat) == game.evaluate(after, seat)
        theirs = other.evaluator(state, seat)
        assert theirs.rate(after) != ours.rate(after)
        assert list(theirs.features(after)) == list(ours.features(after))


@pytest.mark.parametrize("name", games())
def test_a_wrong_figure_is_named(name: str) -> None:
    with pytest.raises(BadInput, match="there is no figure 'wishes'"):
        find_game(name).rated_by({"wishes": 1.0})


def test_the_styles_of_a_game_can_have_other_figures_too() -> None:
    game: Game[Any] = find_game("gwt")
    other = game.rated_by({"styles": {"cowboys": {"breeding": 3.0}}})
    state, seat, after = next(iter(positions(game, 1)))
    style = "cowboys"
    assert other.evaluate(after, seat) == game.evaluate(after, seat)
    assert other.evaluate(after, seat, style) != game.evaluate(after, seat, style)
    assert other.evaluator(state, seat, style).rate(after) == other.evaluate(after, seat, style)

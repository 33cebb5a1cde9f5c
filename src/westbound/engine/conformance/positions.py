"""Checks of positions as text: they say all there is to say, and to a viewer no more than that."""

from __future__ import annotations

from westbound.engine.conformance.snapshot import changed, snapshot
from westbound.engine.conformance.views import as_bytes, viewers
from westbound.engine.conformance.walk import Position
from westbound.engine.game import Game
from westbound.engine.position.layout import Agreed
from westbound.engine.position.reading import parse_position
from westbound.engine.position.text import on_one_line, split
from westbound.engine.position.writing import position_text
from westbound.engine.state import State


def agreed_of(position: Position) -> Agreed:
    game, table = position.game, position.table
    return Agreed(table.players, table.options, game.rules_version)


def parsed(game: Game[State], text: str, seed: int = 0) -> State:
    return parse_position(text, lambda _: game, seed).state


def check_text(position: Position) -> None:
    """A text makes the very same state again, on one line too; and each state has one text."""
    game, state, agreed = position.game, position.state, agreed_of(position)
    before = snapshot(state, state.caches)
    text = position_text(game, state, agreed)
    wrong = changed(before, snapshot(state, state.caches))
    assert not wrong, f"writing changed {wrong}"
    assert split(on_one_line(text)) == split(text)
    again = parsed(game, text)
    assert again == state, f"another state from {text}"
    assert position_text(game, again, agreed) == text


def check_seen_text(position: Position) -> None:
    """What a viewer does not know is not in their text, and is dealt anew from it."""
    game, state, agreed = position.game, position.state, agreed_of(position)
    for viewer in viewers(position):
        text = position_text(game, game.position_seen_by(state, viewer), agreed)
        seen = as_bytes(game.observe(state, viewer))
        other = game.determinize(game.observe(state, viewer), position.rng)
        told = position_text(game, game.position_seen_by(other, viewer), agreed)
        assert told == text, f"the text for {viewer} tells a secret"
        dealt = parsed(game, text, len(position.history))
        assert as_bytes(game.observe(dealt, viewer)) == seen, f"{viewer} sees another position"

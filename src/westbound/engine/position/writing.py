"""From a state to the text of its position: one text for each state."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, TypeVar

from westbound.engine.game import Game
from westbound.engine.option import Value
from westbound.engine.position.forms import NOTHING
from westbound.engine.position.layout import Agreed, Layout
from westbound.engine.position.problems import Misread
from westbound.engine.position.steps import STEPS
from westbound.engine.position.text import join, word_of
from westbound.engine.state import State

S = TypeVar("S", bound=State)

GAME: Final = "game"  # the first section: which game, and what was agreed
PLAYERS: Final = "players"
RULES: Final = "rules"


def position_text(game: Game[S], state: S, agreed: Agreed, *, one_line: bool = False) -> str:
    """The text of this position; `parse_position` makes the same state of it."""
    layout = game.position_layout(agreed)
    sections = [(GAME, _header(game, agreed))]
    sections += [(section.name, section.words(state)) for section in layout.sections]
    sections.append((STEPS, _steps(layout, state)))
    return join([(name, words) for name, words in sections if words], one_line=one_line)


def _header(game: Game[S], agreed: Agreed) -> list[str]:
    words = [game.id, f"{PLAYERS}={agreed.players}"]
    for option in game.options:
        value = agreed.options[option.name]
        if value != option.default:
            words.append(f"{option.name}={word_of(_value_text(value))}")
    if agreed.rules_version != game.rules_version:
        words.append(f"{RULES}={agreed.rules_version}")
    return words


def _value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _steps(layout: Layout[S], state: S) -> list[str]:
    """Nothing if this is how such a position begins."""
    usual = state.copy()
    usual.agenda = []
    with suppress(Misread):  # then nothing begins like this
        layout.begin(usual)
        if usual == state:
            return []
    return layout.steps.words(state.agenda) or [NOTHING]

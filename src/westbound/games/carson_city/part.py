"""What one thing brings to the game: the base game, a card, a variant. `game.py` joins them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from westbound.engine.decisions import Answer, AutomaticStep, ChanceDecision, Decision, Rules
from westbound.engine.move import Move
from westbound.engine.step import Step
from westbound.games.carson_city.array_part import NO_ARRAYS, ArrayPart
from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing
from westbound.games.carson_city.base.knowledge import Knowledge
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.position_part import PartPosition, no_words
from westbound.games.carson_city.state import CarsonState, Setup
from westbound.games.carson_city.text_part import NO_TEXT, TextPart
from westbound.kit.messages import MoveMessage, Prompt
from westbound.kit.notation import Parser


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of the game. Where two of them speak about the same thing, the later one counts."""

    # where a variant has a say in the rules of others; None: a part of every table
    variant: Variant | None = None
    # what is decided; `answers` are added to steps of other parts
    decisions: tuple[Decision, ...] = ()
    chances: tuple[ChanceDecision, ...] = ()
    automatic: tuple[AutomaticStep, ...] = ()
    answers: tuple[tuple[type[Step], Answer], ...] = ()
    # how it is written: moves that exist once, parsers of the others, and some of these
    moves: tuple[Move, ...] = ()
    parsers: Mapping[str, Parser] = field(default_factory=dict)
    examples: tuple[Move, ...] = ()
    # what is said
    prompts: tuple[Prompt, ...] = ()
    log: tuple[MoveMessage, ...] = ()
    previews: tuple[MoveMessage, ...] = ()
    # what the board as text shows of it
    text: TextPart = NO_TEXT
    # what a position as text says of it
    position: Callable[[Setup], PartPosition] = no_words
    # what the referee checks: everything that is wrong with a state
    checks: tuple[Callable[[CarsonState], list[str]], ...] = ()
    # what a bot adds to the worth of a position
    bot: Knowledge = field(default_factory=Knowledge)
    moves_bots_skip: tuple[str, ...] = ()
    # what it adds to the pictures and words of the pages
    drawing: PartDrawing | None = None
    # what it adds to the observation arrays
    arrays: ArrayPart = NO_ARRAYS

    def is_played(self, setup: Setup) -> bool:
        return self.variant is None or self.variant in setup.variants


class _Joined(NamedTuple):
    """All decisions as `Rules` reads them."""

    DECISIONS: tuple[Decision, ...]
    CHANCES: tuple[ChanceDecision, ...]
    AUTOMATIC: tuple[AutomaticStep, ...]


def join_rules(parts: Iterable[Part]) -> Rules:
    parts = tuple(parts)
    rules = Rules(_Joined(part.decisions, part.chances, part.automatic) for part in parts)
    for part in parts:
        for step, answer in part.answers:
            rules.answers[step][answer.move] = answer
            rules.do[step][answer.move] = answer.do
    return rules

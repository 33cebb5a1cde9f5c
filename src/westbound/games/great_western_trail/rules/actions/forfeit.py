"""Rewards may be forfeited, chosen actions are done. Rule GWT-125."""

from __future__ import annotations

from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import OptionalStep
from westbound.kit.moves import Decline


def why_not_forfeit(state: TrailState, step: OptionalStep, move: Decline) -> Refusal | None:
    """A reward can be forfeited; an action chosen at the location is done or taken back."""
    return None if step.optional else Refusal("GWT-125", case="chosen")


def forfeit(state: TrailState, step: OptionalStep, move: Decline) -> None:
    """Do without the reward."""

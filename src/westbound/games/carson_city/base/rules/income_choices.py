"""What is decided before buildings pay. Rules CC-117, CC-182, CC-192, CC-301."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import automatic
from westbound.engine.step import AUTOMATIC
from westbound.games.carson_city.base.rules.attacks import begin_steals
from westbound.games.carson_city.base.steps import AskBoosts
from westbound.games.carson_city.characters.dynamite import ask_triples
from westbound.games.carson_city.state import CarsonState


def ask_income_choices(state: CarsonState) -> None:
    """CC-117: choices in pass order: first the thefts, then cards, dynamite and variants."""
    boosts = any(variant.boosts_income for variant in state.setup.variants)
    for seat in reversed(state.passed):
        if boosts or state.dynamite[seat] or state.charged[seat]:
            state.agenda.append(AskBoosts(AUTOMATIC, seat))
        state.power(seat).before_income(state, seat)
    begin_steals(state)


def ask_boosts(state: CarsonState, step: AskBoosts) -> None:
    """CC-182: after the Grocer has chosen."""
    for variant in state.setup.variants:
        variant.ask_boosts(state, step.player)
    ask_triples(state, step.player)


AUTOMATIC_STEPS: Final = (automatic(AskBoosts, ask_boosts),)

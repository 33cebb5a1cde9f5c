"""What is hidden, and from whom (CC-010); each variant knows what it hides."""

from __future__ import annotations

from westbound.engine.rng import Rng
from westbound.games.carson_city.base.rules.places import work_out_places
from westbound.games.carson_city.state import CarsonState, Setup


def has_secrets(setup: Setup) -> bool:
    return any(variant.has_secrets for variant in setup.variants)


def secret_to(state: CarsonState, seat: int) -> int | None:
    """Who alone may know the move that is made now; None: everybody."""
    step = state.agenda[-1]
    if step.sealed:
        return seat
    for variant in state.setup.variants:
        dealt_to = variant.dealt_to(step)
        if dealt_to is not None:
            return dealt_to
    return None


def handed_in(state: CarsonState) -> list[bool]:
    """Whose sealed answer lies on the table: everybody sees that, not what it is."""
    if state.agenda:
        for variant in state.setup.variants:
            found = variant.handed_in(state, state.agenda[-1])
            if found is not None:
                return found
    return [False] * state.setup.players


def hide(state: CarsonState, viewer: int | None) -> CarsonState:
    """The state with everything blank that the viewer may not know."""
    seen = state.copy()
    for variant in state.setup.variants:
        variant.hide(state, seen, viewer)
    if state.phase == 2:
        work_out_places(seen)
    return seen


def sample_state(state: CarsonState, seat: int, rng: Rng) -> CarsonState:
    """A state that the seat cannot tell from this one."""
    if not has_secrets(state.setup):
        return state.copy()
    return fill_in(hide(state, seat), rng)


def fill_in(state: CarsonState, rng: Rng) -> CarsonState:
    """Something that the blanks could be."""
    for variant in state.setup.variants:
        variant.fill_in(state, rng)
    return state

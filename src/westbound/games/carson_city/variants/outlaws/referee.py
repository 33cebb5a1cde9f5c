"""The referee of Outlaws."""

from __future__ import annotations

from westbound.games.carson_city.components import PRISON
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.outlaws.components import OUTLAWS


def check_outlaws(state: CarsonState) -> list[str]:
    """CC-245, CC-246, CC-260: at most nine, none in a prison or in the river."""
    if not state.outlaws:
        return []
    wrong = []
    if state.outlaws.bit_count() > OUTLAWS["most"] or not state.strength:
        wrong.append(f"{state.outlaws.bit_count()} outlaws of strength {state.strength}")
    if state.outlaws & (state.of_type[PRISON] | state.setup.river):
        wrong.append("an outlaw stands where none can be")
    return wrong

"""The referee: counts every piece and compares every derived value with the plain board."""

from __future__ import annotations

from westbound.games.great_western_trail.automatic_steps import FirstTurn
from westbound.games.great_western_trail.referee.agenda import wrong_agenda
from westbound.games.great_western_trail.referee.pieces import wrong_pieces
from westbound.games.great_western_trail.referee.places import wrong_places
from westbound.games.great_western_trail.referee.turn import wrong_end, wrong_turn
from westbound.games.great_western_trail.state import TrailState


def violations(state: TrailState) -> list[str]:
    """Everything that is wrong; an empty list is the usual answer."""
    setting_up = bool(state.agenda) and type(state.agenda[0]) is FirstTurn
    wrong = [*wrong_pieces(state), *wrong_places(state), *wrong_end(state)]
    if not setting_up:
        wrong += wrong_turn(state)
    return [*wrong, *wrong_agenda(state, setting_up)]

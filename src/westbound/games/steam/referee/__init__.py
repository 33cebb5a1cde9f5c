"""The referee: counts every piece and compares every derived value with the plain map."""

from __future__ import annotations

from westbound.games.steam.referee.agenda import wrong_agenda
from westbound.games.steam.referee.pieces import wrong_pieces
from westbound.games.steam.referee.players import wrong_players
from westbound.games.steam.referee.track import wrong_track
from westbound.games.steam.state import SteamState


def violations(state: SteamState) -> list[str]:
    """Everything that is wrong; an empty list is the usual answer."""
    return [
        *wrong_pieces(state),
        *wrong_players(state),
        *wrong_track(state),
        *wrong_agenda(state),
    ]

"""The games in OpenSpiel: after this import `pyspiel.load_game("westbound_carson")` finds them."""

from westbound.games.registry import games
from westbound.lab.extras import extra

with extra("openspiel"):
    import pyspiel

from westbound.lab.openspiel.spiel_game import (
    PositionObserver,
    WestboundGame,
    WestboundState,
    register,
    spiel_name,
)

__all__ = ["PositionObserver", "WestboundGame", "WestboundState", "spiel_name"]

for _game in games():
    if spiel_name(_game) not in pyspiel.registered_names():
        register(_game)

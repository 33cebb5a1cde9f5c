"""The figures of a player's area that a move can change, by their keys, in the panel's order."""

from __future__ import annotations

from collections.abc import Mapping

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.observation import SeatView, View
from westbound.kit.texts import texts_of


def figures(view: Mapping[str, object], seat: int, catalogue: Catalogue) -> dict[str, str]:
    seen = read(view)
    own = seen["seats"][seat]
    found = {"vp": str(own["vp"])}
    if not seen["over"]:
        found["now"] = str(own["vp_if_it_ended_now"])
    found |= _always_shown(seen, own)
    if own["white_cowboy"]:
        found["white"] = texts_of(catalogue).say("panel", "ready")
    if seen["three_revolver_token"] == seat:
        found["token"] = "+3"
    return found | _tokens(own)


def _always_shown(view: View, own: SeatView) -> dict[str, str]:
    """Money and pieces, also where there are none."""
    parcels = sum(parcel["owner"] == own["seat"] for parcel in view["parcels"])
    return {
        "money": f"${own['money']}",
        "cowboys": str(own["cowboys"]),
        "general": str(own["general_reserve"]),
        "firepower": str(own["firepower"]),
        "revolvers": str(own["revolvers"]),
        "roads": str(own["roads"]),
        "parcels": str(parcels),
        "tiles": str(own["property_tiles"]),
    }


def _tokens(own: SeatView) -> dict[str, str]:
    """Horses and rodeo tokens where they are played, other tokens while the player has some."""
    found: dict[str, str] = {}
    if own["corrals"] is not None:
        found |= {"horses": str(own["horses"]), "rodeo": str(own["rodeo_tokens"])}
    if own["dynamite"]:
        found["dynamite"] = str(own["dynamite"])
    if own["no_duel_tokens"]:
        found["no_duel"] = str(own["no_duel_tokens"])
    return found

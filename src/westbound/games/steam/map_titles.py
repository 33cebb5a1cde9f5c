"""What a map is called: those of the game have a title in every language."""

from __future__ import annotations

from westbound.engine.texts import Catalogue
from westbound.games.steam.maps import PRINTED, GameMap, printed_map
from westbound.kit.texts import texts_of


def title_of(map_: GameMap, catalogue: Catalogue) -> str:
    """The title in this language; a map of one's own has only the name in its file."""
    is_ours = map_.id in PRINTED and map_.name == printed_map(map_.id).name
    return texts_of(catalogue, "maps").say("titles", map_.id) if is_ours else map_.name

"""What people call a hex: its city or town, or the land near one, `hills near Albany (7,3)`."""

from __future__ import annotations

from westbound.engine.refusal import Param, Phrase, Refusal
from westbound.games.steam.maps import GameMap


def place_of(map_: GameMap, hex_: int) -> str | Phrase:
    """A hex without a name is described by terrain, nearest name and coordinates."""
    name = map_.name_of(hex_)
    if name:
        return name
    near = map_.near[hex_]
    params: dict[str, Param] = {
        "near": map_.name_of(near),
        "hex": map_.names[hex_],
    }
    return Phrase(f"near_{map_.terrain[hex_]}", params)


def with_place(map_: GameMap, refusal: Refusal) -> Refusal:
    """Rules name hexes by coordinates; the sentence shown names the place as well."""
    if "hex" not in refusal.params:
        return refusal
    name = str(refusal.params["hex"])
    hex_ = map_.code_of.get(name)
    return refusal.with_params(place=f"({name})" if hex_ is None else place_of(map_, hex_))

"""What people call a hex: its city or town, or the land near one, `hills near Albany (7,3)`."""

from __future__ import annotations

from westbound.engine.refusal import Param, Phrase, Refusal
from westbound.games.steam.maps import GameMap


def place_of(map_: GameMap, hex_: int) -> str | Phrase:
    """A hex without a name is described by terrain, nearest name and coordinates."""
    name = map_.name_of(hex_)
    if name:
        return name
    return Phrase(f"near_{map_.terrain[hex_]}", _near(map_, hex_))


def at_place(map_: GameMap, hex_: int) -> Phrase:
    """Where something is or goes: `at Utica`, `in the hills near Albany (7,3)`."""
    name = map_.name_of(hex_)
    if name:
        return _at_name(name)
    return Phrase(f"at_{map_.terrain[hex_]}", _near(map_, hex_))


def _at_name(name: str) -> Phrase:
    return Phrase("at_name", {"name": name})


def _near(map_: GameMap, hex_: int) -> dict[str, Param]:
    return {"near": map_.name_of(map_.near[hex_]), "hex": map_.names[hex_]}


def with_place(map_: GameMap, refusal: Refusal) -> Refusal:
    """Rules name hexes by coordinates; the sentence shown names the place as well."""
    if "hex" not in refusal.params:
        return refusal
    name = str(refusal.params["hex"])
    hex_ = map_.code_of.get(name)
    if hex_ is None:
        return refusal.with_params(place=f"({name})", at=_at_name(f"({name})"))
    return refusal.with_params(place=place_of(map_, hex_), at=at_place(map_, hex_))

"""What the drawings read out of an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, cast

from westbound.games.steam.faces import NO_TRACK, NOTHING, PLACEMENT_CODES, PLACEMENTS, Placement
from westbound.games.steam.hexes import opposite, slot_of
from westbound.games.steam.maps import WALL, GameMap, chosen_map
from westbound.games.steam.observation import HexView, SteamView


def read(view: Mapping[str, object]) -> SteamView:
    return cast("SteamView", view)


# --- the map


def map_of(view: SteamView) -> GameMap:
    return chosen_map(str(view["options"]["map"]), view["rules_version"])


def tile_on(here: HexView) -> Placement:
    return PLACEMENTS[PLACEMENT_CODES[here["tile"]] if "tile" in here else NOTHING]


def is_open(view: SteamView, map_: GameMap, name: str, side: int) -> bool:
    """Whether the track over this side leads nowhere."""
    near = map_.neighbour[slot_of(map_.code_of[name], side)]
    if near == WALL:
        return True
    there = view["hexes"][map_.names[near]]
    return "city" not in there and tile_on(there).partner[opposite(side)] == NO_TRACK


# --- what is asked


def step_kind(view: SteamView) -> str:
    return view["step"]["kind"] if view["step"] else ""


def decider(view: SteamView) -> int | None:
    """The seat that is asked, or None when chance decides or all is over."""
    step = view["step"]
    return step["seat"] if step and step["seat"] >= 0 else None


def site(view: SteamView) -> str | None:
    """The hex that a tile or a set of cubes is chosen for."""
    step = view["step"]
    if step and step["kind"] in ("place_track", "choose_supply"):
        return map_of(view).names[step["hex"]]
    return None


def cube_moved(view: SteamView) -> tuple[str, int] | None:
    """The hex of the cube that is being delivered, and its colour."""
    step = view["step"]
    if step and step["kind"] == "choose_route":
        return map_of(view).names[step["hex"]], step["colour"]
    return None


class Delivery(NamedTuple):
    """A move `to` of the viewer."""

    hex: str
    points: tuple[int, ...]
    via: tuple[str, ...]

    @property
    def last_pick(self) -> str:
        """What tells it from other deliveries to the same city."""
        points = "/".join(map(str, self.points))
        return f"via:{'+'.join((points, *self.via))}" if self.via else f"points:{points}"


def deliveries(view: SteamView) -> list[Delivery]:
    found = []
    for move in view["moves"] or ():
        word, *rest = move.split()
        if word == "to":
            points = tuple(map(int, rest[2].split("/")))
            found.append(Delivery(rest[0], points, tuple(rest[4:])))
    return found


def placements(view: SteamView) -> dict[int, list[Placement]]:
    """The tiles that the viewer may place now, by face."""
    found: dict[int, list[Placement]] = {}
    for move in view["moves"] or ():
        word, *rest = move.split()
        if word == "tile":
            placement = PLACEMENTS[PLACEMENT_CODES[rest[0]]]
            found.setdefault(placement.face, []).append(placement)
    return found

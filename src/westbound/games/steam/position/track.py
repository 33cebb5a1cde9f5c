"""A tile on a hex and whose its tracks are: `21@0/P1`."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.engine.position.forms import NOTHING, Choice, Form
from westbound.engine.position.problems import Misread, quoted, unknown
from westbound.engine.position.sections import Item
from westbound.engine.refusal import Refusal
from westbound.games.steam import faces
from westbound.games.steam.faces import PLACEMENT_CODES, PLACEMENTS
from westbound.games.steam.hexes import SIDE_COUNT, SIDES_IN, slots_of
from westbound.games.steam.state import NO_TRACK, UNOWNED, SteamState

Tile = tuple[int, tuple[int, ...]]  # the placement, and the owner at each side


class TrackForm(Form[Tile]):
    """One owner for all tracks of the tile, or one for each, in the order of their sides."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.owner = Choice(seats, {UNOWNED: NOTHING})

    def write(self, value: Tile) -> str:
        placement, owners = value
        if placement == faces.NOTHING:
            return NOTHING
        told = [self.owner.write(owners[sides[0]]) for sides in tracks_of(placement)]
        shown = told[:1] if len(set(told)) == 1 else told
        return "/".join([PLACEMENTS[placement].name, *shown])

    def read(self, text: str) -> Tile:
        name, *told = text.split("/")
        if name not in PLACEMENT_CODES:
            raise unknown(name, PLACEMENT_CODES)
        tracks = tracks_of(PLACEMENT_CODES[name])
        if len(told) == 1:
            told *= len(tracks)
        if len(told) != len(tracks):
            raise Misread(
                Refusal(
                    "WB-020", case="owners", word=quoted(name), count=len(tracks), found=len(told)
                )
            )
        owners = [NO_TRACK] * SIDE_COUNT
        for sides, word in zip(tracks, told, strict=True):
            for side in sides:
                owners[side] = self.owner.read(word)
        return PLACEMENT_CODES[name], tuple(owners)


def tracks_of(placement: int) -> list[tuple[int, ...]]:
    """The sides of each track on a tile: a line across the hex, or an exit of a town."""
    tile = PLACEMENTS[placement]
    sides = SIDES_IN[tile.exits]
    if tile.town:
        return [(side,) for side in sides]
    return [(side, tile.partner[side]) for side in sides if side < tile.partner[side]]


def track_item(name: str, hex_: int, form: TrackForm) -> Item[SteamState]:
    def get(state: SteamState) -> Tile:
        return state.track[hex_], tuple(state.owner[slots_of(hex_)])

    def put(state: SteamState, value: Tile) -> None:
        state.track[hex_], owners = value
        state.owner[slots_of(hex_)] = owners

    return Item(name, form, get, put)

"""What the Law of the Strongest adds to the observation arrays."""

from __future__ import annotations

from typing import Any, Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.variants.duel_tiles.components import DUEL_TILES, TILE_VALUES
from westbound.kit.arrays import SEATS, Look, Packed, packed

_MOST_SEATS: Final = 6
_ALL: Final = int(DUEL_TILES["each"]) * _MOST_SEATS
_HIGHEST: Final = int(DUEL_TILES["highest"])
_LABELS: Final = tuple(f"tile_{value}" for value in range(TILE_VALUES))


def _tiles(look: Look) -> bytes:
    position, seats = look.position, look.seats
    own = seats[0]
    numbers = [len(seat["duel_tiles"]) for seat in seats]
    numbers += [len(seat["tiles_down"]) for seat in seats]
    numbers += [_known(seat["tile_sum"]) for seat in seats]
    numbers.append(len(position["pile_mixed"]["tuple"]))
    for tiles in (own["duel_tiles"], own["tiles_down"], position["pile"]["tuple"]):
        numbers += _counts(tiles)
    return packed(numbers + _shown(look))


def _known(total: int | None) -> int:
    """One more than the sum, so that 0 can say that it is not known."""
    return 0 if total is None else total + 1


def _counts(tiles: list[Any]) -> list[int]:
    return [tiles.count(value) for value in range(TILE_VALUES)]


def _shown(look: Look) -> list[int]:
    """Tiles of the duel that lie open, seat by seat."""
    shown, viewer = [[0] * TILE_VALUES for _ in look.seats], look.viewer
    if slot.SHOWN in look.parameters:
        duellists = look.parameters[slot.DUELLISTS]["tuple"]
        for seat, tiles in zip(duellists, look.parameters[slot.SHOWN]["tuple"], strict=False):
            shown[seat - viewer] = _counts(tiles["tuple"])
    return [count for counts in shown for count in counts]


ARRAYS: Final = ArrayPart(
    of_variant=(
        Packed(
            _tiles,
            ArrayField("tiles_in_hand", (SEATS,), 0, _ALL, "duel tiles in hand"),
            ArrayField("tiles_down", (SEATS,), 0, _ALL, "duel tiles put down, not yet shown"),
            ArrayField(
                "tile_sum",
                (SEATS,),
                0,
                _ALL * _HIGHEST + 1,
                "the announced sum of a hand and 1; 0: not known",
            ),
            ArrayField("tiles_mixed", (1,), 0, _ALL, "played tiles that lie face down"),
            ArrayField("own_tiles", (TILE_VALUES,), 0, _ALL, "own duel tiles by value", _LABELS),
            ArrayField("own_down", (TILE_VALUES,), 0, _ALL, "own tiles put down", _LABELS),
            ArrayField("tile_pile", (TILE_VALUES,), 0, _ALL, "played tiles that lie open", _LABELS),
            ArrayField(
                "shown_tiles",
                (SEATS, TILE_VALUES),
                0,
                _ALL,
                "tiles of the duel that are shown while somebody may still add one",
                _LABELS,
            ),
        ),
    ),
    parameters={
        "deal_duel_tiles": {"count": slot.AMOUNT, "player": slot.SEAT},
        "put_down_tiles": {"location": slot.LOCATION},
        "reveal_tiles": {
            "duellists": slot.DUELLISTS,
            "late": slot.SEAT,
            "location": slot.LOCATION,
            "shown": slot.SHOWN,
        },
    },
)

"""What belongs to a player."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city.array_part import MAX_AMOUNT, of_seat
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.components import COWBOYS_EACH, PROPERTY_TILES_EACH, TILE_NAMES
from westbound.games.carson_city.state import CARD_NUMBERS, YELLOW
from westbound.kit.arrays import SEATS, Look, Numbers, Packed, one_hot, order_column, packed, select

CARD_NAMES: Final = tuple(FACES[face_index(n, YELLOW)].name for n in range(CARD_NUMBERS))
_FACE_NAMES: Final = tuple(face.face for face in FACES[:-1])
_CARD_ROWS: Final = one_hot(len(CARD_NAMES))
_FACE_ROWS: Final = one_hot(len(_FACE_NAMES))
_MAX_KEPT: Final = 9
_MAX_PIECES: Final = 99  # nobody comes near it
_MOST_SEATS: Final = 6

BY_SEAT: Final = (
    of_seat("money", "money", MAX_AMOUNT, "money"),
    of_seat("vp", "points", MAX_AMOUNT, "victory points so far"),
    of_seat("vp_if_it_ended_now", "points_now", MAX_AMOUNT, "points if the match ended now"),
    of_seat("roads", "roads_in_hand", _MAX_PIECES, "roads not yet laid"),
    of_seat("revolvers", "revolvers", _MAX_PIECES, "revolvers"),
    of_seat("firepower", "firepower", _MAX_PIECES, "strength in a duel, the die not counted"),
    of_seat("cowboys", "cowboys", COWBOYS_EACH, "cowboys ready to be placed"),
    of_seat("general_reserve", "cowboys_later", COWBOYS_EACH, "cowboys in the general reserve"),
    of_seat("property_tiles", "property_tiles", PROPERTY_TILES_EACH, "property tiles left"),
)  # fmt: skip


def _limits(look: Look) -> list[int]:
    return [seat["money_limit"] or 0 for seat in look.seats]


def _cards(look: Look) -> bytes:
    cards = select(_CARD_ROWS, look.by_seat("character"))
    return cards + select(_FACE_ROWS, look.by_seat("card"))


def _kept(look: Look) -> bytes:
    return b"".join([_count_tiles(*kept["tuple"]) for kept in look.by_seat("kept")])


@lru_cache(maxsize=1024)
def _count_tiles(*codes: int) -> bytes:
    return packed(min(codes.count(code), _MAX_KEPT) for code in range(len(TILE_NAMES)))


SEAT_COLUMNS: Final = (
    Numbers(
        _limits,
        ArrayField("money_limit", (SEATS,), 0, max(face.limit for face in FACES),
                   "money that may be kept at the end of the round; 0 without a card"),
    ),
    order_column(
        (
            ("order", ArrayField("choosing_place", (SEATS,), 0, _MOST_SEATS,
                                 "place in the order of choosing cards, from 1")),
            ("track", ArrayField("placing_place", (SEATS,), 0, _MOST_SEATS,
                                 "place in the order of placing cowboys; 0 before it is known")),
            ("passed", ArrayField("passing_place", (SEATS,), 0, _MOST_SEATS,
                                  "when the seat passed this round, from 1; 0: not yet")),
        )
    ),
    Packed(
        _cards,
        ArrayField("card", (SEATS, CARD_NUMBERS), 0, 1, "the character card taken this round",
                   CARD_NAMES),
        ArrayField("face", (SEATS, len(_FACE_NAMES)), 0, 1,
                   "the side of a card whose power and limit the seat uses", _FACE_NAMES),
    ),
    Packed(
        _kept,
        ArrayField("kept", (SEATS, len(TILE_NAMES)), 0, _MAX_KEPT,
                   "building tiles bought and not yet built", TILE_NAMES),
    ),
)  # fmt: skip

"""Track tiles: the faces in all rotations, and the stock of pieces (STM-010, STM-113)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from westbound.games.steam.components import EXIT_COST, TOWN_COST, read
from westbound.games.steam.hexes import SIDES

_DATA: dict[str, Any] = read("faces")
FACE_NAMES: Final[tuple[str, ...]] = tuple(_DATA["faces"])
FACE_CODES: Final = {name: code for code, name in enumerate(FACE_NAMES)}
FACES: Final = range(len(FACE_NAMES))

TOWN: Final = 6  # the partner of a town exit: the town in the middle
NO_TRACK: Final = -1


@dataclass(frozen=True, slots=True)
class Placement:
    """A face in one rotation. `partner[s]` is where the track at side s leads: a side, or TOWN."""

    code: int
    face: int
    rotation: int
    town: bool
    segments: tuple[tuple[int, int], ...]  # through tracks of a plain face
    partner: tuple[int, ...]
    exits: int  # mask of sides with track
    cost: int  # without terrain (STM-140, STM-141)

    @property
    def name(self) -> str:
        return f"{FACE_NAMES[self.face]}@{self.rotation}"


def _partners(face: dict[str, Any], rotation: int) -> tuple[int, ...]:
    partner = [NO_TRACK] * 6
    if face.get("town"):
        for side in face["exits"]:
            partner[(side + rotation) % 6] = TOWN
    else:
        for a, b in face["segments"]:
            first, second = (a + rotation) % 6, (b + rotation) % 6
            partner[first], partner[second] = second, first
    return tuple(partner)


def _placements() -> tuple[Placement, ...]:
    """Every face in every rotation that looks different from the ones before."""
    found: list[Placement] = []
    for code, face in enumerate(_DATA["faces"].values()):
        seen = set()
        for rotation in SIDES:
            partner = _partners(face, rotation)
            if partner in seen:
                continue
            seen.add(partner)
            town = bool(face.get("town"))
            segments = tuple((a, b) for a, b in enumerate(partner) if a < b != TOWN)
            exits = sum(1 << side for side in SIDES if partner[side] != NO_TRACK)
            cost = exits.bit_count() * EXIT_COST + town * TOWN_COST
            found.append(
                Placement(len(found) + 1, code, rotation, town, segments, partner, exits, cost)
            )
    return tuple(found)


NOTHING: Final = 0  # the code of a hex without a tile; those of placements begin with 1
_EMPTY = Placement(NOTHING, -1, 0, False, (), (NO_TRACK,) * 6, 0, 0)
PLACEMENTS: Final = (_EMPTY, *_placements())
PLACEMENT_CODES: Final = {p.name: p.code for p in PLACEMENTS[1:]}
PLACEMENT_NAMES: Final = ("", *(p.name for p in PLACEMENTS[1:]))
EXITS: Final = tuple(p.exits for p in PLACEMENTS)
PARTNER: Final = tuple(p.partner for p in PLACEMENTS)
FACE_OF: Final = tuple(p.face for p in PLACEMENTS)
IS_TOWN: Final = tuple(p.town for p in PLACEMENTS)
COST: Final = tuple(p.cost for p in PLACEMENTS)
PLAIN: Final = tuple(p for p in PLACEMENTS[1:] if not p.town)
TOWNS: Final = tuple(p for p in PLACEMENTS[1:] if p.town)


# --- the stock (STM-010): a piece gives one of its two faces at a time

_PIECES: Final = tuple(
    (
        frozenset(FACE_CODES[piece[side]] for side in ("front", "back") if side in piece),
        int(piece["count"]),
    )
    for piece in _DATA["pieces"]
)
PIECES: Final = sum(count for _, count in _PIECES)
assert PIECES == 136


def _groups() -> list[frozenset[int]]:
    """Faces that share pieces, directly or through others."""
    groups: list[frozenset[int]] = []
    for faces, _ in _PIECES:
        joined = faces
        rest = []
        for group in groups:
            if group & joined:
                joined |= group
            else:
                rest.append(group)
        groups = [*rest, joined]
    return groups


def _limits() -> tuple[tuple[tuple[tuple[int, ...], int], ...], ...]:
    """By face: sets of faces that contain it, and how many pieces show any of them.

    By Hall's theorem the placed faces can be made of the pieces if and only if no such set is
    used more often than that: nobody is bound to one of two pieces that show the same face.
    """
    limits: list[list[tuple[tuple[int, ...], int]]] = [[] for _ in FACES]
    for group in _groups():
        for size in range(1, len(group) + 1):
            for faces in combinations(sorted(group), size):
                pieces = sum(count for shown, count in _PIECES if shown & set(faces))
                for face in faces:
                    limits[face].append((faces, pieces))
    return tuple(tuple(of_face) for of_face in limits)


LIMITS: Final = _limits()


def is_in_stock(used: Sequence[int], face: int, replaced: int = -1) -> bool:
    """Whether one more of this face can be placed when `replaced` goes back (STM-113)."""
    return all(
        sum([used[f] for f in faces]) - (replaced in faces) < pieces
        for faces, pieces in LIMITS[face]
    )

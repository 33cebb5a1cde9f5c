"""Features of the trail: where the cattleman is, what is ahead, tiles and own buildings."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final

from westbound.games.great_western_trail.components import (
    BLUE_TEEPEE,
    EMPTY,
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    GREEN,
    GREEN_TEEPEE,
    HAZARDS,
    NEUTRALS,
    NUMBERS,
    PRIVATE_EACH,
    TILE_HAND,
    TILE_VP,
    number_of,
    owner_of,
)
from westbound.games.great_western_trail.evaluation.facts import Look
from westbound.games.great_western_trail.heuristics.buildings import PASSED
from westbound.games.great_western_trail.heuristics.journey import AHEAD
from westbound.games.great_western_trail.rules.move import fee_table
from westbound.games.great_western_trail.trail import (
    BESIDE,
    HAZARD_SPACES,
    KIND,
    RISK,
    SPACE_NAMES,
    SPACES,
    START,
    TEEPEE_SPACES,
    TEEPEE_VALUE,
    WOODS,
)

SECTIONS: Final = (*NEUTRALS, "flood", "drought", "trade", "rockfall")
RISKS: Final = tuple(dict.fromkeys(name for name in RISK if name))


def _section(space: int) -> int:
    """Which of SECTIONS a space belongs to; the start and Kansas City to none."""
    name = SPACE_NAMES[space]
    found = [n for n, section in enumerate(SECTIONS) if name.startswith(section)]
    if KIND[space] == "teepee":
        return SECTIONS.index("trade")
    return max(found, default=len(SECTIONS))


SECTION: Final = tuple(_section(space) for space in SPACES)
# from 0 (the start) to 1, in the order of the board: no two spaces are equally far
FAR: Final = tuple(space / len(SPACES) for space in SPACES)

HERE: Final = (
    "beside the trail", "at the start", *(f"in section {name}" for name in SECTIONS),
    "in Kansas City", "how far along the trail", *(f"{name} ahead" for name in NEUTRALS),
    "own buildings ahead", "others' buildings ahead", "fees ahead", "tiles ahead",
)  # fmt: skip
TILES: Final = (
    *(f"{name} tiles" for name in HAZARDS), "points of hazard tiles", "how far hazards lie",
    "hazards with a green hand", "green teepees to trade for", "blue teepees to trade for",
    "best teepee to trade for",
)  # fmt: skip
BUILT: Final = (
    *(f"building {n + 1}{side}" for n in range(PRIVATE_EACH) for side in "ab"),
    *(f"{n + 1} has side b" for n in range(PRIVATE_EACH)),
    *(f"own buildings in section {name}" for name in SECTIONS),
    *(f"own buildings with {name}" for name in RISKS),
    "own buildings in woods", "how far own buildings are", "cattlemen that pass own buildings",
    "others' buildings", "own buildings", "own buildings, while it lasts",
)  # fmt: skip
NAMES: Final = (*HERE, *TILES, *BUILT)


_HAZARD_SPACES: Final = tuple(space for spaces in HAZARD_SPACES for space in spaces)
_FEES: Final = {players: fee_table(players) for players in NUMBERS}
_TILES_OF: Final = itemgetter(*_HAZARD_SPACES, *TEEPEE_SPACES)


def numbers(look: Look) -> list[float]:
    state, seat = look.state, look.seat
    trail, sides = tuple(state.on), state.sides
    built = _built(trail, seat, state.built[seat], state.supply[seat], sides)
    return [
        *_here(state.setup.players, trail, state.at[seat], seat, sides),
        *_tiles(_TILES_OF(trail)),
        *built,
        built[-1] * look.fade,
    ]


@lru_cache(maxsize=1 << 13)
def _here(
    players: int, trail: tuple[int, ...], at: int, seat: int, sides: int
) -> tuple[float, ...]:
    section = [0.0] * (len(SECTIONS) + 1)
    if at not in (BESIDE, START):
        section[SECTION[at]] = 1.0
    space = START if at == BESIDE else at
    return (
        float(at == BESIDE),
        float(at == START),
        *section,
        FAR[space],
        *_ahead(players, trail, space, seat, sides),
    )


def _ahead(
    players: int, trail: tuple[int, ...], space: int, seat: int, sides: int
) -> tuple[float, ...]:
    """The locations between here and Kansas City, on any way."""
    neutral, own, others, due, tiles = [0.0] * len(NEUTRALS), 0, 0, 0, 0
    fees = _FEES[players]
    for place in AHEAD[space][:-1]:
        content = trail[place]
        if content >= FIRST_PRIVATE:
            mine = owner_of(content) == seat
            own, others = own + mine, others + (not mine)
            due += 0 if mine else fees[sides >> number_of(content) & 1][content]
        elif content >= FIRST_NEUTRAL:
            neutral[content - FIRST_NEUTRAL] = 1.0
        elif content != EMPTY:
            tiles, due = tiles + 1, due + fees[0][content]
    return (*neutral, own / 4, others / 4, due / 10, tiles / 6)


@lru_cache(maxsize=1 << 12)
def _tiles(tiles: tuple[int, ...]) -> tuple[float, ...]:
    """Hazards and teepees that lie on the trail."""
    hazards, teepees = tiles[: len(_HAZARD_SPACES)], tiles[len(_HAZARD_SPACES) :]
    lying = [space for space, tile in zip(_HAZARD_SPACES, hazards, strict=True) if tile != EMPTY]
    values = [
        TEEPEE_VALUE[s] for s, tile in zip(TEEPEE_SPACES, teepees, strict=True) if tile != EMPTY
    ]
    return (
        *(len([s for s in lying if s in spaces]) / 3 for spaces in HAZARD_SPACES),
        sum([TILE_VP[tile] for tile in hazards if tile != EMPTY]) / 20,
        sum([FAR[space] for space in lying], 0.0) / 4,
        sum([TILE_HAND[tile] == GREEN for tile in hazards if tile != EMPTY]) / 4,
        teepees.count(GREEN_TEEPEE) / 3,
        teepees.count(BLUE_TEEPEE) / 3,
        max(values, default=0) / 10,
    )


@lru_cache(maxsize=1 << 12)
def _built(
    trail: tuple[int, ...], seat: int, built: int, supply: int, sides: int
) -> tuple[float, ...]:
    """Own buildings by number and side, and where they stand."""
    own = [space for space in SPACES if built >> space & 1]
    others = sum([content >= FIRST_PRIVATE for content in trail]) - len(own)
    sections = [SECTION[space] for space in own]
    risks = [RISK[space] for space in own]
    return (
        *_placed(supply, sides),
        *(sections.count(section) / 2 for section in range(len(SECTIONS))),
        *(float(risks.count(name)) for name in RISKS),
        (built & WOODS).bit_count() / 3,
        sum([FAR[space] for space in own], 0.0) / 3,
        sum([PASSED[space] for space in own], 0.0) / 3,
        others / 8,
        len(own) / 4,
    )


@lru_cache(maxsize=1 << 10)
def _placed(supply: int, sides: int) -> tuple[float, ...]:
    """By number and side what is placed, and by number which side is in play."""
    all_numbers = range(PRIVATE_EACH)
    placed = [
        float(not supply >> number & 1 and sides >> number & 1 == side)
        for number in all_numbers
        for side in (0, 1)
    ]
    return (*placed, *(float(sides >> number & 1) for number in all_numbers))

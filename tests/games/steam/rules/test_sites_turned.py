"""Nothing in the rules of track depends on a direction: the same position, turned six ways.

And positions that use all sides of a hex: STM-122, STM-123, STM-124, STM-128, STM-131.
"""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    abandon,
    building,
    line,
    links_of,
    new_city,
    play,
    texts,
    tile_refused,
    track,
)
from westbound.games.steam.faces import NO_TRACK, PARTNER, PLACEMENT_CODES, PLACEMENTS, PLAIN, TOWN

ALL_WAYS = pytest.mark.parametrize("turn", range(6))
CITIES = {(0, -1): "Ash", (2, -1): "Cedar", (-2, 2): "Elm"}
TOWNS = {(1, 0): "Birch", (-1, 1): "Dell"}
PLAINS = ((0, 0), (1, -1), (0, 1), (-1, 0), (0, 2), (-1, 2), (1, 1), (-2, 1))


def turned_hex(q: int, r: int, turn: int) -> tuple[int, int]:
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def turned_name(name: str, turn: int) -> str:
    q, r = name.split(",")
    return "{},{}".format(*turned_hex(int(q), int(r), turn))


def turned_face(face: str, turn: int) -> str:
    partner = [NO_TRACK] * 6
    for side, other in enumerate(PARTNER[PLACEMENT_CODES[face]]):
        inside = other in (NO_TRACK, TOWN)
        partner[(side + turn) % 6] = other if inside else (other + turn) % 6
    return next(p.name for p in PLACEMENTS[1:] if p.partner == tuple(partner))


class Dale:
    """A city in the north, two towns in the south; turned clockwise so many times.

    Everything is said as if it were not turned. It is the turn of seat 0.
    """

    def __init__(self, turn: int, *, first: bool = False) -> None:
        self.turn, self.first = turn, first
        rows = [f'{self._at(*at)}, terrain = "plains" }}' for at in PLAINS]
        rows += [f'{self._at(*at)}, terrain = "plains", town = "{n}" }}' for at, n in TOWNS.items()]
        for at, name in CITIES.items():
            city = f'{{ name = "{name}", color = "red", cubes = 0 }}'
            rows.append(f'{self._at(*at)}, terrain = "city", city = {city} }}')
        text = 'id = "dale{}"\nname = "Dale"\nhexes = [\n{},\n]'.format(turn, ",\n".join(rows))
        self.state = a_state(map=text)

    def _at(self, q: int, r: int) -> str:
        return "{{ q = {}, r = {}".format(*turned_hex(q, r, self.turn))

    def tile(self, tile: str) -> str:
        name, face = tile.split()
        return f"{turned_name(name, self.turn)} {turned_face(face, self.turn)}"

    def unowned(self, *tiles: str) -> None:
        """Lines of nobody; complete links on these tiles are seat 1's."""
        track(self.state, 1, *[self.tile(tile) for tile in tiles])
        for name, face in [self.tile(tile).split() for tile in tiles]:
            for side, other in enumerate(PARTNER[PLACEMENT_CODES[face]]):
                if other != NO_TRACK and not line(self.state, name, side).complete:
                    abandon(self.state, name, side)

    def refused(self, tile: str) -> str | None:
        building(self.state)
        self.state.built = 0 if self.first else 1
        return tile_refused(self.state, *self.tile(tile).split())


@ALL_WAYS
@pytest.mark.parametrize("first", [False, True])
def test_stm_131_one_segment_helps_the_other_in_every_direction(turn: int, first: bool) -> None:
    dale = Dale(turn, first=first)
    dale.unowned("1,0 T33@4", "0,1 23@0")  # two spurs of Birch, from the south-east and south
    assert dale.refused("0,0 45@0") is None  # Ash to the one, the other to the north-west
    assert dale.refused("0,0 42@3") is None  # to the other one
    assert dale.refused("0,0 43@2") == ("STM-122" if first else "STM-124")  # both from Birch


@ALL_WAYS
@pytest.mark.parametrize("first", [False, True])
def test_stm_131_124_a_segment_to_nowhere_helps_nobody(turn: int, first: bool) -> None:
    dale = Dale(turn, first=first)
    dale.unowned("1,0 T33@4", "0,1 23@0")
    for face in ("43@4", "44@4", "45@1"):  # one leaves Ash; the other begins nowhere
        assert dale.refused(f"0,0 {face}") == "STM-124"


@ALL_WAYS
def test_stm_122_redirecting_beside_the_city_in_every_direction(turn: int) -> None:
    dale = Dale(turn, first=True)
    dale.unowned("0,0 21@0")
    assert dale.refused("0,0 22@4") is None
    dale = Dale(turn, first=True)
    dale.unowned("-1,0 23@1", "0,0 22@3")  # it leaves Ash on the hex before
    assert dale.refused("0,0 21@2") == "STM-122"


@ALL_WAYS
def test_stm_181_175_old_track_stays_in_every_direction(turn: int) -> None:
    dale = Dale(turn)
    track(dale.state, 1, dale.tile("0,0 22@2"))  # of somebody else, from Birch's hex to Dell's
    assert dale.refused("0,0 42@3") is None  # Ash to the south, over it
    assert dale.refused("0,0 21@0") == "STM-171"  # in its place
    assert dale.refused("0,0 22@2") == "STM-180"  # the same again


# --- all sides of a hex

ROUND = """
id = "round"
name = "Round"
hexes = [
    { q = 0, r = 0, terrain = "plains" },
    { q = 0, r = -1, terrain = "city", city = { name = "North", color = "red", cubes = 0 } },
    { q = 1, r = 0, terrain = "city", city = { name = "East", color = "blue", cubes = 0 } },
    { q = -1, r = 1, terrain = "city", city = { name = "West", color = "blue", cubes = 0 } },
    { q = 1, r = -1, terrain = "plains"%s },
    { q = 0, r = 1, terrain = "plains", town = "South" },
    { q = -1, r = 0, terrain = "plains", town = "Northwest" },
]
"""


def test_stm_123_between_six_cities_every_tile_fits() -> None:
    state = a_state(map=ROUND % ', town = "Northeast"')
    for name, colour in (("1,-1", "gray"), ("0,1", "red"), ("-1,0", "blue")):
        new_city(state, 0, name, colour)
    play(building(state), "build 0,0")
    assert texts(state) == [f"tile {p.name}" for p in PLAIN]


def test_stm_128_only_the_two_sides_that_lead_to_the_same_place() -> None:
    """The line over the plains in the north-east comes from East, which is beside the hex too."""
    state = a_state(map=ROUND % "")
    new_city(state, 0, "0,1", "gray")
    track(state, 0, "1,-1 23@3")
    building(state)
    assert tile_refused(state, "0,0", "23@1") == "STM-128"
    assert tile_refused(state, "0,0", "23@0") is None
    assert tile_refused(state, "0,0", "23@2") is None


# --- first tiles of somebody who owns links already


def test_stm_122_195_a_link_won_by_a_new_city_is_no_beginning() -> None:
    dale = Dale(0, first=True)
    dale.unowned("1,0 T33@4", "0,1 22@5")  # from Birch to Dell, where there is no town tile
    new_city(dale.state, 0, "-1,1", "gray")
    assert links_of(dale.state, 0) == {frozenset(("1,0", "-1,1"))}
    assert dale.refused("1,0 T41@1") == "STM-122"  # one more exit of Birch, to the south
    dale.first = False
    assert dale.refused("1,0 T41@1") is None

"""Track tiles as they are printed and turned: STM-010, STM-113, STM-140."""

from __future__ import annotations

import pytest

from westbound.games.steam.faces import (
    COST,
    EXITS,
    FACE_CODES,
    FACE_NAMES,
    FACE_OF,
    FACES,
    IS_TOWN,
    LIMITS,
    NO_TRACK,
    NOTHING,
    PARTNER,
    PIECES,
    PLACEMENT_CODES,
    PLACEMENT_NAMES,
    PLACEMENTS,
    PLAIN,
    TOWN,
    TOWNS,
    is_in_stock,
)

# Sides that are joined, clockwise from the north; and in how many ways the face can lie.
SEGMENTS = {
    "21": ("03", 3), "22": ("02", 6), "23": ("01", 6),
    "41": ("03 14", 3), "42": ("03 15", 6), "43": ("02 13", 6), "44": ("03 12", 6),
    "45": ("02 35", 3), "46": ("02 34", 6), "47": ("02 45", 6),
}  # fmt: skip
TOWN_EXITS = {
    "T11": ("0", 6), "T21": ("03", 3), "T22": ("02", 6), "T23": ("01", 6),
    "T31": ("024", 2), "T32": ("035", 6), "T33": ("013", 6), "T34": ("012", 6),
    "T41": ("0234", 6), "T42": ("0134", 3), "T43": ("0345", 6),
}  # fmt: skip
# Pieces that show a face; the others are on four each.
SHOWN = {"21": 86, "22": 86, "T21": 10, "T22": 10, "23": 8, "T23": 8}


def test_stm_010_the_faces() -> None:
    assert {*FACE_NAMES} == {*SEGMENTS, *TOWN_EXITS}
    assert [FACE_CODES[name] for name in FACE_NAMES] == list(FACES)


@pytest.mark.parametrize("face", [*SEGMENTS, *TOWN_EXITS])
def test_stm_010_a_face_in_every_way_it_can_lie(face: str) -> None:
    """Turned clockwise, one side at a time; what looks the same is there once."""
    printed, ways = SEGMENTS.get(face) or TOWN_EXITS[face]
    lying = [p for p in PLACEMENTS if p.code != NOTHING and FACE_NAMES[p.face] == face]
    assert [p.name for p in lying] == [f"{face}@{turn}" for turn in range(ways)]
    assert [p.rotation for p in lying] == list(range(ways))
    for p in lying:
        joined = [sorted((int(s) + p.rotation) % 6 for s in part) for part in printed.split()]
        sides = {side for part in joined for side in part}
        assert {side for side in range(6) if p.exits >> side & 1} == sides
        assert p.exits < 64
        assert p.town == (face in TOWN_EXITS)
        if p.town:
            assert p.segments == ()
            assert p.partner == tuple(TOWN if s in sides else NO_TRACK for s in range(6))
        else:
            assert sorted(p.segments) == sorted((a, b) for a, b in joined)
            other = {s: part[1 - i] for part in joined for i, s in enumerate(part)}
            assert p.partner == tuple(other.get(side, NO_TRACK) for side in range(6))


def test_stm_010_nothing_and_every_placement_by_its_code() -> None:
    empty = PLACEMENTS[NOTHING]
    assert (empty.code, empty.exits, empty.cost, empty.segments) == (0, 0, 0, ())
    assert (empty.face, empty.town, empty.partner) == (-1, False, (NO_TRACK,) * 6)
    assert len(PLACEMENTS) == 1 + sum(
        ways for _, ways in [*SEGMENTS.values(), *TOWN_EXITS.values()]
    )
    assert [p.code for p in PLACEMENTS] == list(range(len(PLACEMENTS)))
    assert list(PLACEMENT_NAMES) == ["", *PLACEMENT_CODES]
    assert all(PLACEMENT_CODES[p.name] == p.code for p in PLACEMENTS[1:])
    assert [p.code for p in PLAIN] == [p.code for p in PLACEMENTS[1:] if not p.town]
    assert [p.code for p in TOWNS] == [p.code for p in PLACEMENTS[1:] if p.town]
    for p in PLACEMENTS:
        assert (p.exits, p.partner, p.face) == (EXITS[p.code], PARTNER[p.code], FACE_OF[p.code])
        assert (p.town, p.cost) == (IS_TOWN[p.code], COST[p.code])


def test_stm_140_a_dollar_for_each_exit_and_one_for_the_town() -> None:
    for p in PLACEMENTS[1:]:
        assert p.cost == p.exits.bit_count() + (1 if p.town else 0)


# --- the stock


@pytest.mark.parametrize("face", FACE_NAMES)
def test_stm_010_113_a_face_is_there_while_a_piece_shows_it(face: str) -> None:
    code, used = FACE_CODES[face], [0] * len(FACES)
    used[code] = SHOWN.get(face, 4) - 1
    assert is_in_stock(used, code)
    used[code] += 1
    assert not is_in_stock(used, code)
    assert is_in_stock(used, code, code)  # it is the one that goes back


def test_stm_010_113_44_to_47_share_eight_pieces() -> None:
    """Two each of 44/45, 44/47, 47/46 and 45/46: how many show one of some faces."""
    names = ("44", "45", "46", "47")
    limits = {
        " ".join(FACE_NAMES[f] for f in faces): pieces
        for name in names
        for faces, pieces in LIMITS[FACE_CODES[name]]
    }
    assert limits == {
        "44": 4, "45": 4, "46": 4, "47": 4,
        "44 45": 6, "44 46": 8, "44 47": 6, "45 46": 6, "45 47": 8, "46 47": 6,
        "44 45 46": 8, "44 45 47": 8, "44 46 47": 8, "45 46 47": 8, "44 45 46 47": 8,
    }  # fmt: skip
    assert all(len(LIMITS[FACE_CODES[name]]) == 8 for name in names)


def test_stm_010_all_136_pieces() -> None:
    assert PIECES == 136
    rest = {faces: pieces for code in FACES for faces, pieces in LIMITS[code]}
    groups = [faces for faces in rest if not any({*faces} < {*other} for other in rest)]
    assert sorted(code for faces in groups for code in faces) == list(FACES)
    assert sum(rest[faces] for faces in groups) == 136

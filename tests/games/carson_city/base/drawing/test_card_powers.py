"""The powers of the cards in signs: every face has one, and it fits beside the portrait."""

from __future__ import annotations

from tests.games.carson_city.measure import reach
from westbound.games.carson_city.base.drawing.art import SIGNS
from westbound.games.carson_city.base.drawing.card_powers import powers_of, signs_of
from westbound.games.carson_city.base.drawing.cards import FACE
from westbound.games.carson_city.base.drawing.type_scale import width_of
from westbound.games.carson_city.board import DRAWINGS
from westbound.games.carson_city.components import TILE_NAMES

POWERS = {face: powers_of(face, DRAWINGS) for face in FACE}


def test_every_face_has_its_power() -> None:
    assert len(POWERS) == 36
    assert all(row for rows in POWERS.values() for row in rows)


def test_the_two_sides_of_a_card_read_differently() -> None:
    sides = [face for face in FACE if face.endswith("_y")]
    assert len(sides) == 17
    for face in sides:
        assert POWERS[face] != POWERS[face.removesuffix("y") + "r"]


def test_every_sign_of_a_power_is_drawn() -> None:
    tokens = {token for rows in POWERS.values() for row in rows for token in row}
    assert {token[1:] for token in tokens if token[0] == "@"} <= SIGNS.keys()
    assert signs_of(POWERS["cowboy_r"]) == {"ranch"}  # the parcel is a sign of every board
    assert signs_of(POWERS["gunsmith_r"]) == {"dynamite", "reroll"}
    assert {"mine", "ranch"} <= set(TILE_NAMES)


def room_of(token: str) -> float:
    if token[0] != "@":
        return width_of(token, "t-figure")
    left, _, right, _ = reach(SIGNS[token[1:]])
    return right - left


def test_powers_fit_beside_the_portrait() -> None:
    for face, rows in POWERS.items():
        widths = [sum(map(room_of, row)) + 3 * (len(row) - 1) for row in rows]
        assert len(rows) <= 2, face
        assert widths[0] <= 43, face
        assert widths[-1] <= (36 if len(rows) == 2 else 43), face

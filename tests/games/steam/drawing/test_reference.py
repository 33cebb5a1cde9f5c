"""The reference of pieces: what is different in the two games, and how many tiles there are."""

from __future__ import annotations

import pytest

from westbound.engine.texts import catalogue
from westbound.games.steam.components import ACTION_NAMES, COLOURS
from westbound.games.steam.drawing.reference import components
from westbound.games.steam.faces import FACE_NAMES

PIECES = {c.id for c in components(catalogue("westbound.games.steam", "en"))}
TEXTS = {c.id: c.text for c in components(catalogue("westbound.games.steam", "en"))}


@pytest.mark.parametrize(
    ("piece", "text"),
    [
        ("action_turn_order", "Standard game: a free pass in the next auction instead."),  # STM-082
        ("action_city_growth", "Base game: $2 when you take it."),  # STM-086
        ("action_locomotive", "Base game: $4 plus the new level, paid at once."),  # STM-087
        ("action_urbanization", "Base game: $6 when you take it."),  # STM-089
        ("face_T41", "At most 4 on the map."),  # STM-010
        ("face_23", "At most 8 on the map."),
    ],
)
def test_what_holds_in_one_game_or_for_so_many_tiles(piece: str, text: str) -> None:
    assert TEXTS[piece].endswith(f" {text}")


@pytest.mark.parametrize("name", ["first_move", "engineer", "first_build"])
def test_what_is_the_same_in_both_games_names_neither(name: str) -> None:
    assert " game: " not in TEXTS[f"action_{name}"]


def test_every_face_action_and_cube_is_there() -> None:
    assert {f"face_{face}" for face in FACE_NAMES} <= PIECES
    assert {f"action_{name}" for name in ACTION_NAMES} <= PIECES
    assert {f"cube_{colour}" for colour in COLOURS} <= PIECES

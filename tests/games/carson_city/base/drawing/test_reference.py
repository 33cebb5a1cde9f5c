"""The reference has every piece of the game, those of the variants too."""

from __future__ import annotations

from tests.games.carson_city.pages import speak
from westbound.games.carson_city.base.drawing.cards import FACE
from westbound.games.carson_city.base.drawing.reference import PIECES
from westbound.games.carson_city.board import DRAWINGS, components
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.locations import CORRAL_NAMES
from westbound.kit.texts import texts_of


def test_everything_is_shown() -> None:
    found = {component.id for component in components(speak())}
    wanted = {TILE_NAMES[code] for code in BUILDINGS} | {"house", "terrace", "mountain"}
    wanted |= {"cowboy", "white_cowboy", "road", "revolver", "three_revolvers", "dice"}
    wanted |= {*FACE, *CORRAL_NAMES, "river", "bridge", "outlaw", "wanted", "horse", "rodeo"}
    wanted |= {"dynamite", "no_duel", "duel_tile", "sheet", "sharpshooter"}
    assert found == wanted


def test_every_piece_has_a_name() -> None:
    pieces = [piece.name for piece in (*PIECES, *(p for d in DRAWINGS for p in d.pieces))]
    assert len(set(pieces)) == len(pieces)
    assert set(pieces) == set(texts_of(speak()).tables["names"])

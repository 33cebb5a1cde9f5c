"""The drawing for terminals with the cards and variants, and what it keeps secret."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, lay_no_duel_token, table_with
from tests.games.carson_city.positions import a_state, stand
from tests.games.carson_city.text_drawings import (
    NAMES,
    Plat,
    columns,
    line_with,
    lines_of,
    positions,
)
from tests.games.carson_city.variant_positions import (
    charge,
    give_dynamite,
    on,
)
from westbound.engine.option import Value
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.components import PACKAGE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import EDGES, PARCELS
from westbound.games.carson_city.text_board import draw
from westbound.games.carson_city.variants.outlaws.text_board import OUTLAW
from westbound.games.carson_city.variants.river.text_board import BRIDGE, RIVER
from westbound.kit.text_board import texts_in

ALL_VARIANTS: dict[str, Value] = {
    "characters": "random", "teacher_card": True, "new_beginning": True, "carson_river": True,
    "duel_tiles": True, "kit_carson": True, "outlaws": True, "horses": True,
}  # fmt: skip


@pytest.mark.parametrize("players", [2, 4, 6])
def test_all_variants_together_fit_too(players: int) -> None:
    """As everybody sees it; the river, its bridges and the outlaws are where they are."""
    bridges = outlaws = 0
    for state in positions(players, players, ALL_VARIANTS, every=12):
        for viewer in (None, 0, players - 1):
            drawing = draw(state, viewer, NAMES[:players])
            assert max(map(columns, drawing.splitlines())) <= 80, drawing
            assert all(line.isprintable() for line in drawing.splitlines())
        plat = Plat(drawing)
        here = {edge for edge in range(EDGES) if state.network >> edge & 1}
        assert plat.roads() == here
        assert plat.bridges() == {edge for edge in here if state.setup.water >> edge & 1}
        bridges += len(plat.bridges())
        for parcel in range(PARCELS):
            river = bool(state.setup.river >> parcel & 1)
            assert (plat.tile(parcel) == RIVER * 8) == river
            outlaw = bool(state.outlaws >> parcel & 1)
            assert plat.cowboys(parcel).startswith(OUTLAW) == outlaw
            outlaws += outlaw
    assert bridges + outlaws > 10


def test_cards_show_their_side_and_who_has_them() -> None:
    state = table_with("0R 1R 14", phase=1)
    faces(state, seat0="newsboy_r", seat2="undertaker")
    state.borrowed = (4, -1, -1)
    state.card[0] = face_index(4, 0)
    drawing = draw(state, None, NAMES[:3])
    for card in ("0 Newsboy r ▲", "1 Sheriff r ", "4 Chinese Worker ▲", "14 Doctor/Undertaker ■"):
        assert card in drawing
    # the limit of the borrowed card, less the 5 of the red side
    assert " ".join(line_with(state, "Ann").split()).endswith("Chinese Worker $25")
    assert " ".join(line_with(state, "Cleo").split()).endswith("Undertaker $90")
    assert "Newsboy with a borrowed card" in line_with(state, "borrowed")


def test_tokens_in_hand_and_with_cowboys() -> None:
    state = a_state(options=on("sheets"))
    give_dynamite(state, 1, 2)
    stand(state, 1, "C4")
    charge(state, 1, "C4")
    stand(state, 1, "gambling")
    lay_no_duel_token(state, 1, "gambling")
    state.sharpshooter = (0, 1, 0)
    assert lines_of(state, None, "has") == [
        "has dynamite 2 (C4) · no-duel tokens 0 (gambling) · sharpshooter"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_that_is_not_played_is_not_mentioned(language: str) -> None:
    texts = texts_in(PACKAGE, language)
    plain = GAME.draw(a_state(), 0, NAMES[:3], language)
    full = GAME.draw(a_state(options=ALL_VARIANTS), 0, NAMES[:3], language)
    for legend in (
        texts.say("river", "legend", river=RIVER, bridge=BRIDGE),
        texts.say("outlaws", "legend", outlaw=OUTLAW),
        texts.say("horses", "legend"),
    ):
        assert legend not in plain
        assert legend in full

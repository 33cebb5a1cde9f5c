"""The drawing for terminals with the cards and variants, and what it keeps secret."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, hush, table_with
from tests.games.carson_city.positions import a_state, at_step, stand
from tests.games.carson_city.test_text_board import NAMES, Plat, columns, line_with, positions
from tests.games.carson_city.variant_positions import (
    a_fight,
    charge,
    do,
    first_wave,
    give_dynamite,
    hand,
    horses_in,
    lay_open,
    on,
)
from westbound.engine.option import Value
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city import locations as at
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.components import PACKAGE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import EDGES, PARCEL_CODES, PARCELS
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.text_board import draw
from westbound.games.carson_city.variants.duel_tiles.steps import PutDownTiles
from westbound.games.carson_city.variants.new_beginning.components import BLANK_SHEET
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets
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


def lines_of(state: CarsonState, viewer: int | None, start: str, language: str = "en") -> list[str]:
    """The lines that begin with this word, as this viewer sees them."""
    lines = GAME.draw(state, viewer, NAMES[: state.setup.players], language).splitlines()
    return [" ".join(line.split()) for line in lines if line.split()[:1] == [start]]


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
    hush(state, 1, "gambling")
    state.sharpshooter = (0, 1, 0)
    assert lines_of(state, None, "has") == [
        "has dynamite 2 (C4) · no-duel tokens 0 (gambling) · sharpshooter"
    ]


def test_horses_and_corrals() -> None:
    state = a_state(options=on("horses"))
    horses_in(state, 1, corral_3=2)
    stand(state, 1, "corral_3")
    state.rodeos = (0, 1, 0)
    assert lines_of(state, None, "horse")[1] == (
        "horse in hand 1 · corrals 0 0 2★ 0 0 · rodeo points 12 · rodeo tokens 1"
    )
    assert lines_of(state, None, "Left") == ["Left horses 20"]


def test_outlaws_and_the_cowboys_that_fight_them() -> None:
    state = a_fight(0, 2, strength=12)
    assert lines_of(state, None, "Outlaws") == ["Outlaws strength 12, 5 VP each: C4"]
    plat = Plat(draw(state, None, NAMES[:3]))
    assert plat.cowboys(PARCEL_CODES["C4"]).strip() == f"{OUTLAW}▲■"


def test_a_hand_of_duel_tiles_is_its_owners() -> None:
    state = a_state(options=on("tiles"))
    hand(state, 0, 1, 4)
    hand(state, 1, 2, 2, 5)
    hand(state, 2, 0)
    state.announced = (5, 9, -1)
    lay_open(state, 3, 3)
    assert lines_of(state, 1, "tiles") == [
        "tiles in hand 2 · sum 5",
        "tiles in hand 2 2 5 · sum 9",
        "tiles in hand 1",
    ]
    assert lines_of(state, None, "tiles")[1] == "tiles in hand 3 · sum 9"
    assert lines_of(state, None, "Left") == ["Left played duel tiles 3 3 (+0 mixed)"]
    at_step(state, PutDownTiles(0, (0, 1), at.GAMBLING))
    GAME.apply(state, GAME.parse("play 4"), 0)
    assert lines_of(state, 0, "tiles")[0] == "tiles in hand 1 · sum 5 · face down 4"
    assert lines_of(state, 1, "tiles")[0] == "tiles in hand 1 · sum 5 · face down 1"
    assert lines_of(state, 1, "handed") == ["handed in, still sealed"]


def test_a_sheet_is_seen_by_who_fills_it() -> None:
    state = a_state(options=on("sheets"), phase=0)
    state.sheets = ((5, 1, 0, 0, 1, 0), BLANK_SHEET, BLANK_SHEET)
    at_step(state, FillSheets(0, (0, 1)))
    assert lines_of(state, 0, "sheet") == ["sheet money 5 · road 1 · cowboy 1 · points left 10"]
    assert lines_of(state, None, "sheet") == []
    assert len(lines_of(state, 1, "handed")) == 1  # Cleo's


def test_a_plan_is_seen_by_who_makes_it() -> None:
    """Cowboys of a sealed plan stand on the map for their owner only."""
    state = first_wave()
    do(state, 1, "place C1")
    seen = {viewer: Plat(GAME.draw(state, viewer, NAMES[:3])) for viewer in (0, 1, None)}
    shown = {viewer: plat.cowboys(PARCEL_CODES["C1"]).strip() for viewer, plat in seen.items()}
    assert shown == {0: "", 1: "›★", None: ""}


@pytest.mark.parametrize(
    ("language", "start", "line"),
    [
        ("es", "Forajidos", "Forajidos fuerza 12, 5 PV cada uno: C4"),
        ("it", "Fuorilegge", "Fuorilegge forza 12, 5 PV ciascuno: C4"),
    ],
)
def test_outlaws_in_other_languages(language: str, start: str, line: str) -> None:
    assert lines_of(a_fight(0, 2, strength=12), None, start, language) == [line]


def test_horses_sheets_and_tiles_in_other_languages() -> None:
    state = a_state(options=on("horses"))
    horses_in(state, 1, corral_3=2)
    assert lines_of(state, None, "caballos", "es")[1] == (
        "caballos en mano 1 · cercados 0 0 2 0 0 · puntos de rodeo 6 · rodeos 0"
    )
    state = a_state(options=on("tiles"))
    hand(state, 1, 2, 2, 5)
    assert lines_of(state, 1, "tessere", "it")[1] == "tessere in mano 2 2 5"
    state = a_state(options=on("sheets"), phase=0)
    state.sheets = ((5, 1, 0, 0, 1, 0), BLANK_SHEET, BLANK_SHEET)
    at_step(state, FillSheets(0, (0, 1)))
    assert lines_of(state, 0, "hoja", "es") == [
        "hoja dinero 5 · carretera 1 · vaquero 1 · puntos restantes 10"
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

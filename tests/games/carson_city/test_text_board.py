"""The drawing for terminals says what the state says, and stays within 80 columns."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import westbound
from tests.games.carson_city.positions import hold
from tests.games.carson_city.text_drawings import NAMES, Plat, carson, columns, line_with, positions
from westbound.engine.terminal_width import fit
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city import locations as at
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.parcel_price import parcel_price
from westbound.games.carson_city.base.text_plat import tile_code
from westbound.games.carson_city.base.text_players import COLUMNS
from westbound.games.carson_city.components import (
    BANK,
    BUILDINGS,
    PACKAGE,
    RANCH,
    TILE_NAMES,
    TOWN_HALL,
)
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import (
    EDGES,
    PARCEL_CODES,
    PARCELS,
)
from westbound.games.carson_city.state import NOBODY, RED, CarsonState
from westbound.games.carson_city.text_board import draw
from westbound.kit.suites.text_board import TextBoardSuite
from westbound.kit.suites.walks import Moment, walks
from westbound.kit.text_board import MARKS, texts_in

TEXTS = texts_in(PACKAGE, "en")
CODES = tuple(tile_code(TEXTS, code) for code in range(len(TILE_NAMES)))


class TestTextBoard(TextBoardSuite[CarsonState]):
    game = GAME
    alike = frozenset((
        "Cowboys", "$ cowboys", "Rev", "Ra ranch", "Sa saloon", "in hand {tiles}", "cowboy",
        "revolver",
    ))  # fmt: skip

    def walks(self) -> Iterator[Iterator[Moment[CarsonState]]]:
        return walks(self.game, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_tiles_and_headings_fit_their_columns(language: str) -> None:
    texts = texts_in(PACKAGE, language)
    codes = [tile_code(texts, code) for code in range(1, len(TILE_NAMES))]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}
    for column, room in COLUMNS.items():
        assert len(texts.say("players", column)) <= room, column
    drawn = GAME.draw(carson(westbound.new_match("carson", 6, 5)), None, NAMES, language)
    assert all(text in drawn for text in texts.tables["tiles"].values())


@pytest.mark.parametrize("language", ["es", "it"])
def test_money_is_written_as_the_language_does(language: str) -> None:
    drawn = GAME.draw(carson(westbound.new_match("carson", 3, 5)), None, NAMES, language)
    assert re.search(r"\d\$", drawn)
    assert not re.search(r"\$\d", drawn)


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("es", "★ Bob 38$ 12 4 (+5) 2+3 9 3 7 Banquero 120$"),
        ("it", "★ Bob 38$ 12 4 (+5) 2+3 9 3 7 Banchiere 120$"),
    ],
)
def test_a_player_line_in_other_languages(state: CarsonState, language: str, shown: str) -> None:
    state.money[1], state.vp[1], state.reserve[1], state.general[1] = 38, 12, 4, 5
    state.revolvers[1], state.roads[1], state.property_left[1] = 2, 3, 7
    hold(state, 1, "banker")
    state.ammunition = 1
    lines = draw(state, None, NAMES[:3], language).splitlines()
    assert [" ".join(line.split()) for line in lines if "Bob" in line] == [shown]


def test_a_long_card_name_is_cut_to_its_column(state: CarsonState) -> None:
    hold(state, 1, "newsboy", RED)
    lines = draw(state, None, NAMES[:3], "es").splitlines()
    line = next(line for line in lines if "Bob" in line)
    assert line[58:74] == "Repartidor de… r"
    assert columns(line) == 80


@pytest.mark.parametrize("players", range(2, 7))
def test_a_drawing_fits_into_80_columns_throughout_a_match(players: int) -> None:
    for state in positions(players, seed=players):
        for line in draw(state, None, NAMES[:players]).splitlines():
            assert columns(line) <= 80, line
            assert line.isprintable()


@pytest.mark.parametrize("seed", [1, 2])
def test_roads_owners_tiles_and_prices_are_those_of_the_state(seed: int) -> None:
    for state in positions(4, seed):
        plat = Plat(draw(state, None, NAMES[:4]))
        assert plat.roads() == {edge for edge in range(EDGES) if state.network >> edge & 1}
        for parcel in range(PARCELS):
            code, owner = state.tile[parcel], state.owner[parcel]
            if code == TOWN_HALL:
                assert plat.tile(parcel)[2:4] == "TH"
                continue
            assert plat.tile(parcel)[0] == (" " if owner == NOBODY else MARKS[owner])
            assert plat.tile(parcel)[2:4] == CODES[code]
            value = plat.tile(parcel)[4:].strip()
            if owner == NOBODY:
                assert value == f"${parcel_price(state, parcel)}"
            else:
                income = f"+{building_income(state, parcel)}" if code in BUILDINGS else ""
                assert value == income


def test_cowboys_on_parcels_are_those_of_the_state() -> None:
    seen = 0
    for state in positions(6, seed=3):
        plat = Plat(draw(state, None, NAMES))
        for parcel in range(PARCELS):
            shown = {mark for mark in plat.cowboys(parcel) if mark in MARKS}
            assert shown == {MARKS[seat] for seat in range(6) if state.at[seat] >> parcel & 1}
            seen += len(shown)
    assert seen > 30


def test_each_tile_has_a_code_of_its_own_and_the_legend_explains_it() -> None:
    state = carson(westbound.new_match("carson", 2, 1))
    legend = draw(state, None, NAMES[:2]).split("Mt mountain")[1]
    assert len(set(CODES)) == len(TILE_NAMES)
    for code in CODES[2:]:
        assert f"{code} " in legend


@pytest.fixture
def state() -> CarsonState:
    return carson(westbound.new_match("carson", 3, 5)).copy()


def test_a_player_line_shows_what_lies_in_front_of_the_player(state: CarsonState) -> None:
    state.money[1], state.vp[1], state.reserve[1], state.general[1] = 38, 12, 4, 5
    state.revolvers[1], state.roads[1], state.property_left[1] = 2, 3, 7
    hold(state, 1, "banker")
    state.ammunition = 1
    shown = " ".join(line_with(state, "Bob").split())
    # firepower 9: 4 cowboys, 2 revolvers and the 3-revolver token
    assert shown == "★ Bob $38 12 4 (+5) 2+3 9 3 7 Banker $120"
    state.white_owner = 1
    assert " 4○ (+5)" in line_with(state, "Bob")
    state.kept[1] = (RANCH, BANK)
    assert line_with(state, "kept").split() == ["kept", "Ra", "Bk"]
    state.doubled[1] = BANK
    assert line_with(state, "doubles").endswith("bank")


def test_who_decides_has_an_arrow(state: CarsonState) -> None:
    seat = state.agenda[-1].seat
    assert line_with(state, "→").startswith(f"→ {MARKS[seat]} {NAMES[seat]}")
    state.agenda.clear()
    assert "→" not in draw(state, None, NAMES[:3])
    assert "the match is over" in draw(state, None, NAMES[:3])


def test_cowboys_on_spaces_are_counted(state: CarsonState) -> None:
    state.wage_workers[0], state.wage_workers[2] = 3, 1
    assert "Wages ▲3■ " in line_with(state, "Wages")
    state.at[1] |= 1 << at.GAMBLING
    state.at[2] |= 1 << at.GAMBLING
    assert "Gambling ★■ " in line_with(state, "Gambling")
    state.at[0] |= 1 << at.BUILD_SPACES[0]
    assert " ▲" in line_with(state, "$12 ")[9:20]


@pytest.mark.parametrize(
    ("order", "names"),
    [
        ("parcels_buildings_cowboys", ("VP parcels", "VP build.", "VP cowboys")),
        ("parcels_cowboys_buildings", ("VP parcels", "VP cowboys", "VP build.")),
    ],
)
def test_cc_059_the_vp_spaces_stand_in_the_order_of_the_table(
    order: str, names: tuple[str, ...]
) -> None:
    """Between gambling and buying VP, as they are resolved."""
    match = westbound.new_match("carson", 3, 5, {"vp_space_order": order})
    drawing = draw(carson(match), None, NAMES[:3])
    places = [drawing.index(name) for name in ("Gambling", *names, "Buy VP $5")]
    assert places == sorted(places)


def test_the_white_cowboy_follows_its_owners_mark(state: CarsonState) -> None:
    """On Wages other cowboys, also the owner's, may join it."""
    state.white_owner, state.white_at = 0, at.WAGES
    state.wage_workers[0] = 3
    assert "Wages ▲2▲○" in line_with(state, "Wages")
    state.white_at = PARCEL_CODES["A1"]
    state.at[0] |= 1 << state.white_at
    assert Plat(draw(state, None, NAMES[:3])).cowboys(PARCEL_CODES["A1"]).strip() == "›▲○"


def test_everybody_on_one_parcel_fits_into_its_cell() -> None:
    state = carson(westbound.new_match("carson", 6, 5)).copy()
    for seat in range(6):
        state.at[seat] |= 1
    state.white_owner, state.white_at = 2, 0
    drawing = draw(state, None, NAMES)
    assert Plat(drawing).cowboys(0) == "›▲★■○◆✚⬟"
    assert max(map(columns, drawing.splitlines())) <= 80


def test_the_fullest_table_fits() -> None:
    """Every cowboy of six players out, long names, many kept buildings."""
    state = carson(westbound.new_match("carson", 6, 5)).copy()
    for seat in range(6):
        state.at[seat] = (1 << at.LOCATIONS) - 1
        state.wage_workers[seat] = state.road_workers[seat] = 10
        state.money[seat], state.vp[seat], state.reserve[seat] = 9999, 999, 10
        state.kept[seat] = (BANK,) * 38
        hold(state, seat, "chinese_worker")
    state.ammunition = 3
    lines = draw(state, None, ["漢字の名前です" * 9] * 6).splitlines()
    assert max(map(columns, lines)) <= 80


def test_closed_spaces_for_buying_points_are_marked(state: CarsonState) -> None:
    """In round 3 the two cheapest."""
    state.round = 3
    drawing = draw(state, None, NAMES[:3])
    assert drawing.count("shut") == 2
    assert "Buy VP $3 shut" in drawing
    assert "Buy VP $2 shut" in drawing


def test_the_town_hall_shows_who_sits_in_it(state: CarsonState) -> None:
    """It has no price."""
    parcel = PARCEL_CODES["A1"]
    state.put_tile(parcel, TOWN_HALL)
    state.town_hall = parcel
    assert Plat(draw(state, None, NAMES[:3])).tile(parcel).strip() == "TH"
    state.sitter = 1
    assert Plat(draw(state, None, NAMES[:3])).tile(parcel).strip() == "TH (★)"


def test_the_order_of_the_bag_is_not_shown(state: CarsonState) -> None:
    """Only how many tiles are left."""
    before = draw(state, None, NAMES[:3])
    state.bag.reverse()
    assert draw(state, None, NAMES[:3]) == before


def test_orders_are_shown(state: CarsonState) -> None:
    state.order, state.track, state.passed = [2, 0, 1], [1, 2, 0], [1]
    line = line_with(state, "Order of choosing")
    assert line == "Order of choosing ■ ▲ ★ · of placing ★ ■ ▲ · passed ★"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann  "),
        ("Annabella", "Anna…"),
        ("漢字漢字", "漢…  "),
        ("a漢字漢", "a漢… "),
        ("A\x1b[2J\n", "A[2J "),
        ("e\u0301\u202ex", "ex   "),
    ],
)
def test_names_are_cut_and_cleaned(name: str, shown: str) -> None:
    assert fit(name, 5) == shown
    assert columns(fit(name, 5)) == 5

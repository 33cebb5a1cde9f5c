"""The drawing for terminals says what the state says, hides what is hidden, and fits 80 columns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from unicodedata import east_asian_width

import pytest

from tests.games.great_western_trail.busy_walks import ORDINARY, RICH, walk
from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    certificates,
    discard_pile,
    discs_on,
    engine,
    foresight,
    hand,
    jobs,
    market,
    moving,
    put_building,
    put_tile,
    stand,
    token,
    workers,
)
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.engine.terminal_width import fit
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    DISC_COUNT,
    EMPTY,
    FIRST_NEUTRAL,
    JOB_COSTS,
    OBJECTIVES,
    STARTING_OBJECTIVES,
    TILE_NAMES,
)
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.railroad import STATION_NAMES
from westbound.games.great_western_trail.rules.move import fee
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.terms import content_name
from westbound.games.great_western_trail.text_board import draw, wrapped
from westbound.games.great_western_trail.trail import (
    BESIDE_THE_TRAIL,
    KANSAS_CITY,
    SPACE_NAMES,
    SPACES,
    START,
)
from westbound.kit.suites.text_board import TextBoardSuite
from westbound.kit.suites.walks import Moment
from westbound.kit.text_board import MARKS

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
CELL = re.compile(
    r"(?:^|  |[├└:] )"
    r"(?P<space>[A-G]\d?|start|kansas_city|(?:flood|drought|rockfall|trade)(?:_risk)?\d"
    r"|teepee_-?\d+)(?: (?P<tile>\[[^]]+\]|<[^>]+>|·))?(?: \$(?P<fee>\d+))?"
    r"(?: ›(?P<herds>\S+))?"
)


def positions(players: int, seed: int) -> Iterator[TrailState]:
    """Every fourth position of a match in which somebody decides."""
    decisions = 0
    for state, seat, _ in walk(seed * 3 + players - 2, RICH if seed % 2 else 0):
        decisions += seat != CHANCE
        if seat != CHANCE and decisions % 4 == 0:
            assert state.setup.players == players
            yield state


def columns(line: str) -> int:
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in line)


def line_with(drawing: str, part: str) -> str:
    return next(line for line in drawing.splitlines() if part in line)


class Trail:
    """Reads the trail of a drawing back."""

    def __init__(self, drawing: str) -> None:
        part = drawing.split("\n\n")[1]
        found = list(CELL.finditer(part.replace("\n", "  ")))
        self.cells = {cell["space"]: cell for cell in found}
        assert len(self.cells) == len(found)

    def tile(self, space: int) -> str | None:
        tile = self.cells[SPACE_NAMES[space]]["tile"]
        return None if tile in (None, "·") else tile

    def fee(self, space: int) -> int:
        return int(self.cells[SPACE_NAMES[space]]["fee"] or 0)

    def herds(self, space: int) -> str:
        return self.cells[SPACE_NAMES[space]]["herds"] or ""


class TestInEveryLanguage(TextBoardSuite[TrailState]):
    game = GAME
    alike = frozenset(("Mano", "Pas"))

    def walks(self) -> Iterator[Iterator[Moment[TrailState]]]:
        return (walk(seed, begin) for seed, begin in ((3, RICH), (1, ORDINARY), (5, RICH)))


@pytest.mark.parametrize("seed", [1, 2])
def test_tiles_fees_and_cattlemen_are_those_of_the_state(seed: int) -> None:
    seen = 0
    for state in positions(4, seed):
        viewer = seed % 4
        trail = Trail(draw(state, viewer, NAMES))
        assert len(trail.cells) == len(SPACES)
        for space in SPACES:
            content, shown = state.on[space], trail.tile(space)
            assert (content == EMPTY) == (shown is None)
            if content >= FIRST_NEUTRAL:
                assert str(shown)[1:].rstrip(f"{MARKS}]") == content_name(state, content)
            if content != EMPTY and space not in BESIDE_THE_TRAIL | {START, KANSAS_CITY}:
                assert trail.fee(space) == fee(state, viewer, space)
                seen += trail.fee(space)
            herds = "".join(MARKS[seat] for seat in range(4) if state.at[seat] == space)
            assert trail.herds(space) == herds
    assert seen > 100


def test_owners_hazards_and_teepees_have_their_signs() -> None:
    state = a_state(2)
    put_building(state, 1, 4, "A1")
    put_tile(state, "drought_3_black", "drought1")
    put_tile(state, "blue_teepee", "teepee_-3")
    trail = Trail(draw(state, 0, NAMES))
    assert trail.cells["A1"]["tile"] == "[4a★]"
    assert trail.cells["drought1"]["tile"] == "<3 black>"
    assert trail.cells["teepee_-3"]["tile"] == "<blue>"
    assert trail.cells["teepee_-3"]["fee"] is None  # it lies beside the trail
    assert trail.cells["A1"]["fee"] == "2"
    assert Trail(draw(state, 1, NAMES)).cells["A1"]["fee"] is None  # their own
    assert Trail(draw(state, None, NAMES)).cells["A1"]["fee"] == "2"


# --- secrets (GWT-272)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_gwt_272_the_drawing_is_the_same_whatever_the_others_hold(viewer: int | None) -> None:
    different = 0
    for number, state in enumerate(positions(3, 1)):
        other, rng = state.copy(), Rng(number, 5)
        for seat in range(3):
            if seat != viewer:
                deal_anew(other, seat, rng)
        assert draw(other, viewer, NAMES) == draw(state, viewer, NAMES)
        different += other.hand != state.hand
    assert different > 40


def deal_anew(state: TrailState, seat: int, rng: Rng) -> None:
    piles = (state.draw, state.hand, state.discard)
    deck = [card for pile in piles for card in pile[seat]]
    rng.shuffle(deck)
    for pile in piles:
        size = len(pile[seat])
        pile[seat], deck = tuple(sorted(deck[:size])), deck[size:]


def test_gwt_272_only_the_own_cards_are_shown() -> None:
    state = a_state(2)
    hand(state, 0, "jersey jersey holstein")
    hand(state, 1, "texas_longhorn_7")
    discard_pile(state, 0, "ayrshire")
    drawing = draw(state, 0, NAMES)
    expected = "Your hand  jersey×2  holstein  (breeding value 4)"
    assert line_with(drawing, "Your hand") == expected
    assert line_with(drawing, "Your pile") == "Your pile  ayrshire"
    assert "texas_longhorn_7" not in drawing
    assert "Your" not in draw(state, None, NAMES)


def test_the_order_of_stacks_is_not_shown() -> None:
    state = a_state(2)
    before = draw(state, 0, NAMES)
    state.market_stack = state.market_stack[::-1]
    state.objective_stack = state.objective_stack[::-1]
    state.piles = [pile[::-1] for pile in state.piles]
    assert draw(state, 0, NAMES) == before


# --- markets, railroad, players


def test_markets_are_shown() -> None:
    state = a_state(2)
    jobs(state, 1, "cowboy cowboy engineer")
    token(state, 4)
    foresight(state, "blue_teepee flood_2_green cowboy cowboy engineer craftsman")
    market(state, "holstein holstein west_highland_5")
    drawing = draw(state, 0, NAMES)
    assert line_with(drawing, "Jobs") == "Jobs       row 1 $6 CoCoEn  →row 4 $5 ·"
    assert JOB_COSTS[3] == 5
    assert "1: blue_teepee or flood_2_green" in drawing
    assert "3: engineer or craftsman" in drawing
    assert line_with(drawing, "Cattle") == "Cattle     holstein×2  west_highland_5  (stack 33)"


def test_stations_and_cities_show_their_discs() -> None:
    state = a_state(3)
    discs_on(state, 0, "s1 kansas_city kansas_city")
    discs_on(state, 2, "s1 kansas_city topeka")
    drawing = draw(state, 0, NAMES)
    assert "s1@4○$2/1VP (workers) ▲■" in drawing
    assert "kansas_city 0○ ▲2■" in drawing
    assert "topeka 1○ ■" in drawing
    for name in STATION_NAMES:
        assert re.search(rf"\b{name}@\d+[○●]\$\d/\dVP", drawing)


def test_a_player_has_all_figures() -> None:
    state = a_state(2, money=[12, 7])
    workers(state, 0, cowboy=2, craftsman=3, engineer=4)
    certificates(state, 0, 2)
    engine(state, 0, "s3")
    hand(state, 0, "jersey guernsey")
    stand(state, 0, "B")
    moving(state, 0)
    line = line_with(draw(state, 1, NAMES), "Ann")
    total = sum(points(state, 0).values())
    assert line.split() == [
        "→", "▲", "Ann", "$12", str(total), "B", "s3", "2/3/4", "2/3", "3", "2/4", "12+0",
    ]  # fmt: skip


def test_what_lies_before_a_player_is_shown() -> None:
    state = a_state(2)
    state.green[0], state.blue[0] = 2, 1
    state.hazards[0] = (TILE_NAMES.index("flood_4_green"),)
    state.master_of[3] = 0
    put_building(state, 0, 1, "A1")
    state.cleared[2] = DISC_COUNT[2]
    lines = draw(state, None, NAMES).split("Ann")[1].split("Bob")[0]
    shown = " ".join(lines.split())
    assert "to place 2,3,4,5,6,7,8,9,10; teepees 2 green 1 blue; hazards 1 (4 VP);" in shown
    assert "station masters teepees;" in shown
    assert "cleared aux_cert×2;" in shown
    card = STARTING_OBJECTIVES[0]
    assert f"objectives {CARD_NAMES[card]} {OBJECTIVES[card].vp}/-0" in shown


def test_who_decides_has_an_arrow_and_the_end_is_told() -> None:
    state = at_step(a_state(3), steps.MoveHerd(1), seat=1)
    assert line_with(draw(state, 0, NAMES), "→ ★").startswith("→ ★ Bob")
    state.token_holder = 2
    assert "last turns: ■ holds the job market token" in draw(state, 0, NAMES)
    state.agenda.clear()
    drawing = draw(state, 0, NAMES)
    assert drawing.startswith("The match is over")
    assert not any(line.startswith("→") for line in drawing.splitlines())


def test_the_fullest_table_fits() -> None:
    state = at_step(a_state(4, money=999), steps.MoveHerd(0))
    for seat in range(4):
        state.workers[seat * 3 : seat * 3 + 3] = [6, 6, 6]
        state.cleared[seat * len(DISC_COUNT) : (seat + 1) * len(DISC_COUNT)] = DISC_COUNT
        state.stations[seat] = (1 << len(STATION_NAMES)) - 1
        state.cities = [9] * len(state.cities)
        state.at[seat] = SPACE_NAMES.index("rockfall_risk1")
        state.area[seat] = tuple(OBJECTIVES)
        state.hazards[seat] = tuple(range(5, len(TILE_NAMES)))
    hand(state, 0, "jersey holstein west_highland_5 texas_longhorn_7 aux_sf dollars_333b")
    drawing = draw(state, 0, ["漢字の名前です" * 9] * 4)
    assert max(map(columns, drawing.splitlines())) <= 80
    assert Counter(drawing)["›"] == 2  # the place, and the legend


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann  "),
        ("Annabella", "Anna…"),
        ("漢字漢字", "漢…  "),
        ("A\x1b[2J\n", "A[2J "),
        ("e\u0301\u202ex", "ex   "),
    ],
)
def test_names_are_cut_and_cleaned(name: str, shown: str) -> None:
    assert fit(name, 5) == shown
    assert columns(fit(name, 5)) == 5


def test_items_flow_over_several_lines() -> None:
    lines = wrapped("Label", ["x" * 30] * 5, 11)
    assert [columns(line) for line in lines] == [73, 73, 41]
    assert lines[1].startswith(" " * 11 + "x")


def test_game_and_module_draw_the_same() -> None:
    state = a_state(2)
    assert GAME.draw(state, 1, NAMES) == draw(state, 1, NAMES)

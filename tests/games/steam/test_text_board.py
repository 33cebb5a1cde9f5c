"""The drawing for terminals says what the state says, and stays within 80 columns."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import east_asian_width

import pytest

from tests.games.steam.busy_walks import walk
from tests.games.steam.positions import a_state, building, cubes, new_city, track
from westbound.engine.option import complete
from westbound.engine.terminal_width import fit
from westbound.games.steam.components import ACTION_TILES, NO_TILE
from westbound.games.steam.faces import EXITS
from westbound.games.steam.game import GAME
from westbound.games.steam.rules.scoring import complete_links, points
from westbound.games.steam.state import NO_CITY, NO_CUBES, UNOWNED, SteamState
from westbound.games.steam.text_board import LETTERS, NO_OWNER, draw
from westbound.kit.suites.text_board import TextBoardSuite
from westbound.kit.suites.walks import Moment
from westbound.kit.text_board import MARKS

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
CELL = 5
EXIT_AT = {0: (0, 2), 1: (0, 4), 2: (1, 4), 3: (1, 2), 4: (1, 0), 5: (0, 0)}  # line, column


def columns(line: str) -> int:
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in line)


class Drawn:
    """Reads the map and the lists of a drawing back."""

    def __init__(self, state: SteamState) -> None:
        self.state = state
        self.text = draw(state, None, NAMES[: state.setup.players])
        self.lines = self.text.splitlines()
        places = state.setup.map.places
        self.left = min(q for q, _ in places)
        self.top = min(2 * r + q for q, r in places)
        header = next(i for i, line in enumerate(self.lines) if line.strip().startswith("q"))
        self.first = header + 1

    def cell(self, hex_: int) -> tuple[str, str]:
        q, r = self.state.setup.map.places[hex_]
        row = self.first + 2 * r + q - self.top
        start = (q - self.left) * CELL
        found = [self.lines[row + i][start : start + CELL].ljust(CELL) for i in (0, 1)]
        return found[0], found[1]

    def listed(self, label: str) -> str:
        """What stands behind a label, its further lines joined."""
        start = next(i for i, line in enumerate(self.lines) if line.startswith(label))
        end = start + 1
        while self.lines[end].startswith(" " * 9):
            end += 1
        return " ".join(line[9:] for line in self.lines[start:end])


def positions(seed: int, every: int = 12) -> Iterator[SteamState]:
    state = None
    for count, moment in enumerate(walk(seed)):
        state = moment.state
        if count % every == 0:
            yield state
    assert state is not None
    yield state


class TestTextBoard(TextBoardSuite[SteamState]):
    game = GAME

    def walks(self) -> Iterator[Iterator[Moment[SteamState]]]:
        return (walk(seed) for seed in range(4))


@pytest.mark.parametrize("seed", [1, 2])
def test_cities_and_track_on_the_map_are_those_of_the_state(seed: int) -> None:
    for state in positions(seed):
        drawn, map_ = Drawn(state), state.setup.map
        for hex_ in map_.hexes:
            upper, lower = drawn.cell(hex_)
            if state.city[hex_] != NO_CITY:
                name = (map_.city[hex_] or map_.town[hex_])[:3].upper()
                assert upper[:4] == name + LETTERS[state.city[hex_]].lower()
                assert (upper[4] == "*") == bool(state.grown >> hex_ & 1)
                few = "".join(LETTERS[c] * n for c, n in enumerate(state.cubes[hex_]))
                assert lower.strip() == (few if len(few) < CELL else few[:3] + "+")
            elif state.track[hex_]:
                for side, (line, column) in EXIT_AT.items():
                    mark = (upper, lower)[line][column]
                    owner = state.owner[hex_ * 6 + side]
                    expected = NO_OWNER if owner == UNOWNED else MARKS[owner]
                    has_track = EXITS[state.track[hex_]] >> side & 1
                    assert mark == (expected if has_track else " ")
            else:
                assert int(lower.rstrip(".,^~ ")) == map_.places[hex_][1]
                assert ("~" in lower) == map_.river[hex_]
                assert ("^" in lower) == (map_.terrain[hex_] == "hills")


@pytest.mark.parametrize("seed", [0, 3])
def test_lists_and_players_are_those_of_the_state(seed: int) -> None:
    for state in positions(seed):
        drawn, map_ = Drawn(state), state.setup.map
        cities, towns = drawn.listed("Cities"), drawn.listed("Towns")
        for hex_ in map_.hexes:
            if state.city[hex_] != NO_CITY:
                assert f"{map_.city[hex_] or map_.town[hex_]} {map_.names[hex_]} " in cities
            elif map_.town[hex_]:
                assert f"{map_.town[hex_]} {map_.names[hex_]} " in towns + " "
        spaces = drawn.listed("Supply").split()
        full = [str(n) for n, here in enumerate(state.supply, start=1) if here != NO_CUBES]
        assert spaces[::2] == (full or ["-"])
        for seat in range(state.setup.players):
            check_player(state, drawn, seat)
            links = complete_links(state, seat)
            if links:
                assert drawn.listed(f"Links {MARKS[seat]}").count("–") == links


def check_player(state: SteamState, drawn: Drawn, seat: int) -> None:
    row = next(line for line in drawn.lines if line[2:].startswith(f"{MARKS[seat]} {NAMES[seat]}"))
    figures = row.partition("$")[2].split()
    assert [int(figure.replace("−", "-")) for figure in figures[:6]] == [
        state.money[seat],
        state.income[seat],
        state.vp[seat],
        state.level[seat],
        complete_links(state, seat),
        sum(points(state, seat).values()),
    ]
    if state.gone >> seat & 1:
        assert row.endswith("bankrupt")
    elif state.tile[seat] != NO_TILE:
        name = ACTION_TILES[state.tile[seat]].id.replace("_", " ")
        assert f"{state.tile[seat] + 1} {name}" in row
        assert f"{name} {MARKS[seat]}" in drawn.listed("Actions")
    decides = bool(state.agenda) and state.agenda[-1].seat == seat
    assert row.startswith("→") == decides


def test_a_built_position_reads_well() -> None:
    state = a_state()
    track(state, 0, "8,1 21@0", "8,2 T21@0")
    new_city(state, 1, "9,3", "gray")
    cubes(state, "8,0", "red red blue yellow gray")
    building(state)
    drawn = Drawn(state)
    assert drawn.cell(state.setup.map.code_of["8,0"]) == ("ALBp ", "RRB+ ")
    assert drawn.cell(state.setup.map.code_of["9,3"])[0] == "NEWg*"
    assert drawn.cell(state.setup.map.code_of["8,1"]) == ("  ▲  ", "  ▲  ")
    assert drawn.cell(state.setup.map.code_of["8,2"]) == (" o▲  ", "  ▲  ")
    assert "Poughkeepsie→(8,3)" in drawn.listed("Links ▲")
    assert "Albany 8,0 p RRBYG" in drawn.listed("Cities")
    assert drawn.lines[0].startswith("Turn 1 of 8 · building track")
    assert "red 1 blue 1 yellow 1 purple 1 gray 3" in drawn.listed("New City")
    assert "7 urbanization $6" in drawn.listed("Actions")


def wide_map() -> str:
    """A strip of land wider than the terminal, with names that take two columns."""
    hexes = [f'{{ q = {q}, r = {-(q // 2)}, terrain = "plains" }}' for q in range(1, 24)]
    city = 'terrain = "city", city = {{ name = "{}", color = "{}", cubes = 1 }}'
    ends = [
        f"{{ q = 0, r = 0, {city.format('東京市', 'red')} }}",
        f"{{ q = 24, r = -12, {city.format('Ohio', 'blue')} }}",
    ]
    body = ",\n".join([*ends, *hexes])
    return f'id = "strip"\nname = "Strip"\nhexes = [\n{body}\n]\n'


def test_a_wide_map_is_drawn_in_bands_and_wide_letters_take_two_columns() -> None:
    options = complete(GAME.options, {"map": wide_map(), "initial_order": "random"})
    drawing = draw(GAME.new(3, options), None, NAMES[:3])
    assert all(columns(line) <= 80 for line in drawing.splitlines())
    for q in range(25):
        assert f"q{q} " in drawing.replace("\n", " \n")
    assert "東京市 0,0" in drawing
    assert "OHIb" in drawing


def test_names_are_cut_to_their_column() -> None:
    assert fit("Ann", 5) == "Ann  "
    assert fit("Annabella", 5) == "Anna…"
    assert fit("東京市", 5) == "東…  "
    assert fit("A\u0301b\x07", 3) == "Ab "

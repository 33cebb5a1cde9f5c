"""Every complaint about a map names its rule and its line."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import cast

import pytest

from tests.games.steam.map_complaints import complaint, key_of
from tests.games.steam.own_map import changed, own_map
from westbound.engine.errors import explain_error
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.texts import LANGUAGES
from westbound.games.steam import map_checks
from westbound.games.steam.game import GAME
from westbound.games.steam.map_checks import MAX_CHARACTERS, MAX_HEXES, MAX_PARTS
from westbound.games.steam.maps import MapError, read_map

ANY_GAME = cast("Game[State]", GAME)
TOWN = '{ q = 1, r = 1, terrain = "coast", town = "Inchby" }'
CITY = 'city = { name = "Dunsel", color = "purple", cubes = 2 }'
SUPPLY = "supply = { spaces = 12, cubes_per_space = 3 }"
THREE = "three_players = { city_cubes = 0, supply_cubes = -1 }"
PLAYERS = "recommended_players = [3, 4]"
BECK = "path = [[4, -2], [4, -1]]"
ID = 'id = "merrow-vale"'
NAME = '\nname = "The Vale of Merrow"'

# What is changed in the file, into what, the complaint, and what stands in the line it names.
WRONG = [
    (ID, "id = ", "STM-002.toml", "id ="),
    (ID, f"{ID}\n{ID}", "STM-002.toml", f"{ID}\nname"),
    (ID, "", "STM-002.missing", ""),
    (NAME, "", "STM-002.missing", ""),
    (ID, "id = 7", "STM-002.id", "id = 7"),
    (ID, 'id = "Merrow Vale"', "STM-002.id", 'id = "Merrow'),
    (NAME, "\nname = 3", "STM-002.text", "name = 3"),
    (NAME, '\nname = ""', "STM-002.text", 'name = ""'),
    (NAME, '\nname = """a\nb"""', "STM-002.text", 'name = """a'),
    (NAME, f'\nname = "{"x" * 41}"', "STM-002.text", "name ="),
    ('provenance = "invented"', "provenance = true", "STM-002.text", "provenance"),
    ('provenance = "invented"', "size = 3", "STM-002.key", "size = 3"),
    (PLAYERS, "recommended_players = 4", "STM-002.players", "recommended"),
    (PLAYERS, "recommended_players = [3]", "STM-002.players", "recommended"),
    (PLAYERS, "recommended_players = [4, 3]", "STM-002.players", "recommended"),
    (PLAYERS, "recommended_players = [2, 3]", "STM-002.players", "recommended"),
    (PLAYERS, "recommended_players = [3, 7]", "STM-002.players", "recommended"),
    (PLAYERS, 'recommended_players = ["3", "4"]', "STM-002.players", "recommended"),
    (SUPPLY, "supply = 12", "STM-002.table", "supply ="),
    (SUPPLY, "supply = { room = 1 }", "STM-002.key", "supply ="),
    (SUPPLY, "supply = { spaces = 13 }", "STM-002.number", "supply ="),
    (SUPPLY, "supply = { spaces = -1 }", "STM-002.number", "supply ="),
    (SUPPLY, "supply = { spaces = true }", "STM-002.number", "supply ="),
    (SUPPLY, "supply = { cubes_per_space = 7 }", "STM-002.number", "supply ="),
    (THREE, "three_players = { city_cubes = 1 }", "STM-002.number", "three_players"),
    (THREE, "three_players = { supply_cubes = 0.5 }", "STM-002.number", "three_players"),
    (TOWN, "[1, 2]", "STM-002.list", "hexes = ["),
    (TOWN, '{ q = 1, terrain = "coast" }', "STM-002.place", '{ q = 1, terrain = "coast" }'),
    (TOWN, '{ q = "1", r = 1, terrain = "coast" }', "STM-002.place", 'q = "1"'),
    (TOWN, '{ q = 100, r = 1, terrain = "coast" }', "STM-002.place", "q = 100"),
    (TOWN, '{ q = 1, r = 0, terrain = "hills" }', "STM-002.twice", 'r = 0, terrain = "hills" }'),
    ('"Inchby"', '"Brindle"', "STM-002.name_twice", 'town = "Brindle"'),
    ('"Dunsel"', '"Kettleford"', "STM-002.name_twice", 'name = "Kettleford"'),
    ('town = "Inchby"', "lake = true", "STM-014.key", "lake = true"),
    (TOWN, '{ q = 1, r = 1, terrain = "swamp" }', "STM-014.terrain", '"swamp"'),
    (TOWN, "{ q = 1, r = 1 }", "STM-014.terrain", "{ q = 1, r = 1 }"),
    (TOWN, "{ q = 1, r = 1, terrain = [1] }", "STM-014.terrain", "terrain = [1]"),
    ('town = "Inchby"', "river = 1", "STM-016.map", "river = 1"),
    ('town = "Inchby"', 'town = ""', "STM-017.map", 'town = ""'),
    ('town = "Inchby"', "town = true", "STM-017.map", "town = true"),
    ('town = "Inchby"', 'town = "In\\u0007chby"', "STM-017.map", "u0007"),
    (CITY, "river = false", "STM-018.terrain", 'q = 3, r = -1, terrain = "city"'),
    ('town = "Inchby"', CITY.replace("Dunsel", "Oops"), "STM-018.terrain", "Oops"),
    (CITY, f"{CITY}, river = true", "STM-018.alone", "Dunsel"),
    (CITY, f'{CITY}, town = "Old Town"', "STM-018.alone", "Dunsel"),
    (CITY, 'city = "Dunsel"', "STM-018.keys", 'city = "Dunsel"'),
    (CITY, 'city = { name = "Dunsel", colour = "red", cubes = 2 }', "STM-018.keys", "Dunsel"),
    (CITY, 'city = { color = "purple", cubes = 2 }', "STM-018.name", 'city = { color = "purple"'),
    (CITY, 'city = { name = "Dunsel", color = "pink", cubes = 2 }', "STM-019.map", '"pink"'),
    (CITY, 'city = { name = "Dunsel", color = ["red"], cubes = 2 }', "STM-019.map", '["red"]'),
    (CITY, 'city = { name = "Dunsel", color = "red", cubes = 10 }', "STM-030.map", "cubes = 10"),
    (CITY, 'city = { name = "Dunsel", color = "red" }', "STM-030.map", '"Dunsel", color = "red" }'),
    ("r = -2, side = 1", "r = -2, side = 6", "STM-020.map", "side = 6"),
    ("r = -2, side = 1", "r = -9, side = 1", "STM-020.map", "r = -9"),
    ("r = -2, side = 1", "r = -2, side = 2", "STM-020.map", "side = 2 },\n]"),
    ("r = -2, side = 1", "r = -2", "STM-020.map", "{ q = 6, r = -2 }"),
    ("{ q = 6, r = -2, side = 1 }", "{ q = [6], r = -2, side = 1 }", "STM-020.map", "[6]"),
    ("{ q = 6, r = -2, side = 1 },", "3,", "STM-002.list", "blocked"),
    (BECK, "path = [[4, -2, 1]]", "STM-016.drawn", "[[rivers]]\nname = \"Tarn Beck\""),
    (BECK, "path = []", "STM-016.drawn", "[[rivers]]\nname = \"Tarn Beck\""),
    (BECK, "", "STM-016.drawn", "[[rivers]]\nname = \"Tarn Beck\""),
    (BECK, f"{BECK}\ndepth = 3", "STM-016.drawn", "[[rivers]]\nname = \"Tarn Beck\""),
    ("hexes = [[3, 2]", "hexes = [[3, 999]", "STM-016.drawn", "[[water]]\nname = \"Merrow Water\""),
    ('name = "Grey Sound"', "name = 1", "STM-016.drawn", "[[water]]\nname = 1"),
    ("hexes = [[3, 2]", "hexes = [[0, 0]", "STM-014.water", "[[water]]\nname = \"Merrow Water\""),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "key", "stands_there"), WRONG)
def test_stm_002_every_complaint_names_its_line(
    old: str, new: str, key: str, stands_there: str
) -> None:
    text = changed(old, new)
    error = complaint(text)
    assert key_of(error) == key
    assert error.refusal is not None
    if stands_there:
        line = 1 + text[: text.index(stands_there)].count("\n")
        assert error.refusal.params["line"] == line
        assert f"line {line}" in str(error)
    else:
        assert "line" not in error.refusal.params


def city_at(q: int, r: int, cubes: int = 0, name: str = "") -> str:
    city = f'city = {{ name = "{name or f"C{q}.{r}"}", color = "red", cubes = {cubes} }}'
    return f'    {{ q = {q}, r = {r}, terrain = "city", {city} }},\n'


def with_hexes(*hexes: str) -> str:
    return changed("hexes = [\n", "hexes = [\n" + "".join(hexes))


FAR = (city_at(40, 0), city_at(50, 0))
BETWEEN = [f'{{ q = 0, r = {6 + 2 * n}, terrain = "plains" }},\n' for n in range(5)]
WHOLE = {
    "STM-002.long": own_map() + "#" * MAX_CHARACTERS,
    "STM-002.many": with_hexes(
        *(f'{{ q = {40 + n // 50}, r = {n % 50}, terrain = "plains" }},\n' for n in range(350))
    ),
    "STM-011.map": with_hexes(*(city_at(0, 7 + 2 * n, 9) for n in range(5)), *BETWEEN),
    "STM-018.beside": with_hexes(city_at(-1, 2)),
    "STM-018.few": re.sub(r".*city = .*\n", "", own_map()),
    "STM-018.unreached": with_hexes(*FAR),
}  # fmt: skip


@pytest.mark.parametrize("key", WHOLE)
def test_stm_002_complaints_about_the_map_as_a_whole(key: str) -> None:
    assert key_of(complaint(WHOLE[key])) == key


def test_stm_011_as_many_cubes_as_there_are_can_be_on_a_map() -> None:
    """55 on the map; 96 in all: 41 more are possible, 42 are not."""
    more = [city_at(0, 7 + 2 * n, 9) for n in range(4)]
    read_map(with_hexes(*more, city_at(0, 15, 5), *BETWEEN))
    error = complaint(with_hexes(*more, city_at(0, 15, 6), *BETWEEN))
    assert "the map needs 97 cubes, but there are only 96" in str(error)


def test_stm_018_hexes_and_cities_are_named_where_they_stand() -> None:
    beside = complaint(WHOLE["STM-018.beside"])
    assert str(beside).startswith("In line 18, hex (-1,2): two printed cities")
    far = complaint(WHOLE["STM-018.unreached"])
    assert "cannot be reached from the other cities" in str(far)


def test_every_complaint_of_the_checks_is_tested_here() -> None:
    source = Path(map_checks.__file__).read_text(encoding="utf-8")
    known = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            case = next(k.value for k in node.keywords if k.arg == "case")
            known.add(f"{ast.literal_eval(node.args[0])}.{ast.literal_eval(case)}")
    assert {key for _, _, key, _ in WRONG} | set(WHOLE) == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_are_said_in_every_language(language: str) -> None:
    word = {"en": "In line 25, hex (1,1): ", "es": "En la línea 25, hexágono (1,1): ",
            "it": "Nella riga 25, esagono (1,1): "}[language]  # fmt: skip
    error = complaint(changed('town = "Inchby"', 'town = ""'))
    assert explain_error(error, language).startswith(word)
    for old, new, _, _ in WRONG:
        sentence = explain_error(complaint(changed(old, new)), language)
        assert re.search(r"[{}]", sentence.replace("{ [", "")) is None
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    "text",
    ["", "\n", "[[[", "a" * 500, "=" * 50, "x = " + "[" * 20_000, "\x00\n", "hexes = {}\n",
     'id = "a"\nname = "b"\nhexes = 3\n', 'id = "a"\nname = "b"\nhexes = []\n',
     "\ufeff" + own_map(), '[hexes]\nq = 1\n', 'id.x = 1\nname = "b"\nhexes = []\n',
     "blocked = 1979-05-27\n"],
    ids=lambda text: repr(text[:12]),
)  # fmt: skip
def test_rubbish_is_a_map_error_and_nothing_worse(text: str) -> None:
    assert str(complaint(text)).endswith(".")


def test_every_single_damage_is_a_map_error_or_harmless() -> None:
    """Take out any line, or put a word of another kind in place of any value."""
    text = own_map()
    lines = text.splitlines(keepends=True)
    damaged = ["".join(lines[:n] + lines[n + 1 :]) for n in range(len(lines))]
    values = list(re.finditer(r"(?<== )(\"[^\"]*\"|-?\d+|true)", text))
    for new in ("[]", "{}", "-1", '"x"', "1.5", "true", "[[1, 2]]"):
        damaged += [text[: m.start()] + new + text[m.end() :] for m in values[:30:2] + values[-4:]]
    wrong = 0
    for attempt in damaged:
        try:
            read_map(attempt)
        except MapError:  # anything else fails the test
            wrong += 1
    assert wrong > 120


def test_limits_are_on_the_right_side() -> None:
    spots = "".join(f"[[rivers]]\npath = [[{n}, 0]]\n" for n in range(MAX_PARTS - 3))
    read_map(own_map() + spots)
    assert key_of(complaint(own_map() + spots + "[[rivers]]\npath = [[0, 0]]\n")) == "STM-016.drawn"
    free = MAX_HEXES - len(read_map(own_map()).names)
    plains = [f'{{ q = {40 + n // 50}, r = {n % 50}, terrain = "plains" }},\n' for n in range(free)]
    assert len(read_map(with_hexes(*plains)).names) == MAX_HEXES

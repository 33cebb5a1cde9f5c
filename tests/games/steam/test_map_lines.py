"""Lines of a map's text are found in any layout of TOML."""

from __future__ import annotations

from westbound.games.steam.map_lines import Lines

# --- lines


def test_lines_are_found_in_any_layout_of_toml() -> None:
    text = """id = "a" # x = [ {
"name" = '''b
{ [
'''
hexes = [ { q = 1, note = "{" }, # {
  { q = 2, city = { name = "x" } },
  {
   q = 3 },
]
supply.spaces = 3
[three_players]
city_cubes = 2
[[rivers]]
path = [[1,2],[2,3]]
[[rivers]]
path = [ {a=1} ]
[[ water ]]
"""
    lines = Lines(text)
    keys = ("id", "name", "hexes", "supply", "three_players", "rivers", "water", "none")
    assert [lines.key(key) for key in keys] == [1, 2, 5, 10, 11, 13, 17, 1]
    inside = ("city_cubes", "supply_cubes")
    assert [lines.key("three_players", key) for key in inside] == [12, 11]
    assert lines.key("supply", "spaces") == 10
    assert [lines.entry("hexes", n) for n in range(4)] == [5, 6, 7, 5]
    assert [lines.entry("rivers", n) for n in range(2)] == [13, 15]

"""Positions of Steam as text, written by hand."""

from __future__ import annotations

import pytest

import westbound
from tests.positions import complaints, parse, sections, state_of, text_of
from westbound.games.steam.components import CUBES
from westbound.games.steam.state import SteamState

HEAD = "game: steam players=3\nturn: 3 phase=build\norder: P3 P1 P2\n"
PLAYERS = """P1: money=9 income=2 vp=1 locomotive=2 action=engineer built
P2: money=4 income=-1 action=city_growth passed built
P3: money=6 action=first_build
"""
TRACK = "track: 1,5=21@0/P1 1,6=21@0/P1 1,7=21@0/P1 5,0=T22@1/- 7,4=23@2/-\n"
TEXT = HEAD + PLAYERS + TRACK + "cubes: 1,1=red+yellow 1,4=?*2\nsupply: 1=blue*2 2=?\n"


def steam(text: str, seed: int = 1) -> SteamState:
    state = state_of(text, seed)
    assert isinstance(state, SteamState)
    return state


def test_the_phase_that_is_named_begins() -> None:
    match = westbound.match_from_position("steam", TEXT, seed=3)
    assert match.turn == 2  # the holder of First Build
    assert match.state.agenda[-1].kind == "build"
    while not match.over and len(match.log) < 60:
        match.play(match.moves()[-1])
    assert westbound.match_from_json(match.to_json()).state == match.state


@pytest.mark.parametrize(
    ("turn", "kind", "round_"),
    [
        ("phase=setup", "fill_city", 0),
        ("phase=action_tiles", "take_tile", 0),
        ("phase=goods", "move_goods", 1),
        ("phase=goods round=2", "move_goods", 2),
    ],
)
def test_any_phase_can_begin(turn: str, kind: str, round_: int) -> None:
    players = PLAYERS if "goods" in turn else ""
    order = "order: -" if "setup" in turn else ""
    state = steam(f"game: steam players=3\nturn: 2 {turn}\n{order}\n{players}")
    assert (state.agenda[-1].kind, state.goods_round) == (kind, round_)


def test_the_standard_game_begins_with_capital() -> None:
    assert steam("game: steam players=4 ruleset=standard").agenda[-1].kind == "borrow"


def test_what_is_not_known_comes_out_of_the_bag() -> None:
    state = steam(TEXT)
    assert sum(state.cubes[state.setup.map.code_of["1,4"]]) == 2
    placed = [sum(column) for column in zip(*state.cubes, *state.supply, strict=True)]
    assert [a + b for a, b in zip(placed, state.bag, strict=True)] == list(CUBES)
    texts = {sections(text_of(parse(TEXT, seed)))["cubes"] for seed in range(9)}
    assert len(texts) > 1
    assert text_of(parse(TEXT, 5)) == text_of(parse(TEXT, 5))


def test_owners_are_told_for_each_track_if_they_differ() -> None:
    one = steam(HEAD + PLAYERS + "track: 1,5=21@0/P1 5,0=T22@1/-/P3")
    hex_ = one.setup.map.code_of["5,0"]
    assert sorted(one.owner[hex_ * 6 : hex_ * 6 + 6]) == [-2, -1, -1, -1, -1, 2]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("cubes: 1,1=red*21", "cubes: 'red' is there 21 times, but the box has only 20."),
        ("cubes: 1,1=?*97", "cubes: '?' is there 97 times, but the box has only 96."),
        (
            "new_cities: 5,0=red 6,0=red",
            "new_cities: 'red' is there 2 times, but the box has only 1.",
        ),
        (
            "track: 1,5=21@0/P1/P2",
            "track 1,5: '21@0' has 1 piece of track; it needs one colour for all ",
        ),
        ("track: 5,0=T22@1/P1/P2/P3", "track 5,0: 'T22@1' has 2 pieces of track; "),
        ("track: 1,5=21@9/P1", "track 1,5: '21@9' is not known here; what is known: "),
        ("track: 1,1=21@0/P1", "There cannot be such a position: 1,1: a tile on a city."),
        ("cubes: 1,5=red", "There cannot be such a position: cubes on 1,5, which is no city."),
        ("new_cities: 1,1=red", "new_cities 1,1: '1,1' is not known here"),
        ("steps: build/P1", "steps: 'build' must also say 'left'."),
        ("P4: money=3", "P4: a position of Steam has no such section; it has "),
    ],
)
def test_wb_020_wb_021_what_cannot_be_is_told_with_its_place(more: str, said: str) -> None:
    assert any(text.startswith(said) for text in complaints(f"{HEAD}{PLAYERS}{more}"))


def test_growth_markers_are_not_endless() -> None:
    names = steam(TEXT).setup.map
    grown = [name for hex_, name in enumerate(names.names) if names.city[hex_]][:11]
    said = complaints(f"{HEAD}{PLAYERS}grown: {' '.join(grown)}")
    assert said == ["grown: 'grown' is there 11 times, but the box has only 10."]

"""Positions of Carson City as text, written by hand."""

from __future__ import annotations

import pytest

import westbound
from tests.positions import complaints, parse, sections, state_of, text_of
from westbound.games.carson_city.components import HOUSE_TILES
from westbound.games.carson_city.state import CarsonState

TEXT = """game: carson players=2 buildings=first_game
round: 2
order: P2 P1
parcels: B2=mountain G2=mountain G3=mountain D4=house E4=bank/P1 C5=mountain D5=mine/P2 C6=P1 E6=ranch/P2 F6=P2 C7=mountain D7=mountain E7=mountain F7=mountain G7=mountain
roads: D4n D4w D5n E4w
row: 12=? 10=? 8=mine 6=? 5=? 4=? 3=-
P1: money=22 vp=3 cowboys=5
P2: vp=limit:2+characters:-1 cowboys=4 revolvers=2
"""  # noqa: E501
CHARACTERS = TEXT.replace("cowboys=5", "cowboys=5 character=sheriff").replace(
    "cowboys=4", "cowboys=4 character=banker"
)


def carson(text: str, seed: int = 1) -> CarsonState:
    state = state_of(text, seed)
    assert isinstance(state, CarsonState)
    return state


def test_the_round_that_is_named_begins() -> None:
    match = westbound.match_from_position("carson", TEXT, seed=3)
    assert match.turn == 1
    assert match.state.agenda[-1].kind == "choose_card"
    while not match.over and len(match.log) < 60:
        match.play(match.moves()[-1])
    assert westbound.match_from_json(match.to_json()).state == match.state


@pytest.mark.parametrize(
    ("phase", "kind"), [(2, "place_or_pass"), (3, "lay_roads"), (4, "lay_roads")]
)
def test_any_phase_can_begin(phase: int, kind: str) -> None:
    state = carson(CHARACTERS.replace("round: 2", f"round: 2 phase={phase}\npassed: P1 P2"))
    assert state.phase == phase
    assert state.agenda[-1].kind == kind


def test_phase_0_is_the_set_up() -> None:
    state = carson("game: carson players=3\nround: 1 phase=0\nbag: -")
    assert state.agenda[-1].kind == "draw_turn_order"


def test_what_is_not_told_is_what_is_left() -> None:
    state = carson(TEXT)
    assert state.vp == [3, 1]
    assert state.general == [5, 6]
    assert state.property_left == [10, 9]
    assert sum(state.bag) == sum(state.setup.tiles.values()) - 9  # three built, six in the row
    assert state.houses_left == HOUSE_TILES - 1


def test_unknown_tiles_of_the_row_come_out_of_the_bag() -> None:
    rows = {sections(text_of(parse(TEXT, seed)))["row"] for seed in range(5)}
    assert len(rows) > 1
    assert all("8=mine" in row and "?" not in row and "3=" not in row for row in rows)


def test_buildings_bring_their_revolvers() -> None:
    one = carson(TEXT.replace("D5=mine", "D5=prison").replace(" revolvers=2", ""))
    assert one.revolvers[1] > one.armed[1] == one.armed[0]
    two = carson(TEXT.replace("D5=mine", "D5=prison"))
    assert two.armed[1] == 2 - (one.revolvers[1] - one.armed[1])


def test_the_side_of_a_card_is_the_one_that_lies_up() -> None:
    state = carson(CHARACTERS.replace("round: 2", "round: 2 phase=2"))
    assert state.power(0).face == "sheriff_y"
    red = CHARACTERS.replace("round: 2", "round: 2 phase=2\ncards: 1R 2R 3Y 4Y 5Y 6Y 7Y")
    assert carson(red).power(0).face == "sheriff_r"


def test_hidden_duel_tiles_are_dealt() -> None:
    text = "game: carson players=3 duel_tiles=true\nround: 1 phase=0\nbag: -\n"
    seats = "P1: tiles=?+?+?\nP2: tiles=0+1+2\nP3: tiles=?+?+?\npile: -\n"
    hands = {carson(text + seats, seed).hands for seed in range(5)}
    assert len(hands) > 1
    assert {hand[1] for hand in hands} == {(0, 1, 2)}
    assert all(min(tiles) >= 0 for hand in hands for tiles in hand)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "cowboys=5",
            "cowboys=9 at=A1+A2",
            "P1: 'cowboys' is there 11 times, but the box has only 10",
        ),
        (
            "D5=mine",
            "D5=town_hall",
            "parcels: 'town_hall' is there 1 time, but the box has only 0.",
        ),
        ("8=mine", "8=school", "parcels: 'school' is there 1 time, but the box has only 0."),
        ("C6=P1", "C6=P3", "parcels C6: 'P3' is not known here; what is known: "),
        ("vp=3", "vp=horsies:3", "P1 vp: 'horsies' is not known here; what is known: 'horses'"),
        ("vp=3", "vp=money:3+money:4", "P1 vp: 'money' is there twice."),
        ("round: 2", "round: 2 phase=2", "steps: P1 has no character, but from phase 2 on"),
        ("C5=mountain", "C5=P1", "There cannot be such a position: there are 8 mountains, not 9."),
        ("D4n D4w", "A1n D4w", "There cannot be such a position: the roads are not one network."),
        ("order: P2 P1", "cards: 99R", "cards: '99R' is not known here"),
        ("round: 2", "round: 9", "round: '9' is not a whole number from 1 to 4."),
        ("order: P2 P1", "bag: -", "row: '?' is there 1 time, but the box has only 0."),
    ],
)
def test_wb_020_wb_021_what_cannot_be_is_told(old: str, new: str, said: str) -> None:
    assert any(text.startswith(said) for text in complaints(TEXT.replace(old, new, 1)))


def test_houses_and_property_tiles_are_not_endless() -> None:
    names = [f"{column}{row}" for row in (1, 8) for column in "ABCDEFGH"]
    parcels = TEXT.replace("parcels:", "parcels: " + " ".join(f"{n}=house/P1" for n in names))
    said = complaints(parcels)
    assert "parcels: 'P1' is there 18 times, but the box has only 12." in said

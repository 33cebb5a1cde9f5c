"""Positions of Great Western Trail as text, written by hand."""

from __future__ import annotations

import pytest

import westbound
from tests.positions import complaints, parse, sections, state_of, text_of
from westbound.games.great_western_trail.state import TrailState

TEXT = """game: gwt players=2
turn: 7
P1: money=9 at=B engine=3 objectives=? hand=?*4
P2: money=7 at=A1 engine=1 objectives=? hand=jersey+guernsey+dutch_belt*2 discard=jersey
trail: A1=1/P2 flood1=flood_2_green teepee_1=green_teepee
jobs: 1=cowboy+craftsman
market: ?*7
display: ?*4
foresight: 1=? 2=? 3=? 4=? 5=? 6=?
"""


def trail(text: str, seed: int = 1) -> TrailState:
    state = state_of(text, seed)
    assert isinstance(state, TrailState)
    return state


def test_the_turn_that_is_counted_begins() -> None:
    match = westbound.match_from_position("gwt", TEXT, seed=3)
    assert match.turn == 0
    assert match.state.agenda[-1].kind == "move_herd"
    while not match.over and len(match.log) < 60:
        match.play(match.moves()[-1])
    assert westbound.match_from_json(match.to_json()).state == match.state


def test_the_starting_player_says_whose_turn_it_is() -> None:
    assert trail(TEXT.replace("turn: 7", "turn: 7 first=P2")).agenda[-1].seat == 1


def test_turn_0_is_the_set_up() -> None:
    assert (
        trail(
            "game: gwt players=3\nturn: 0\ntrail: A=- B=- C=- D=- E=- F=- G=-\n"
            "masters: s1=- s2=- s3=- s4=- s5=-"
        )
        .agenda[-1]
        .kind
        == "draw_masters"
    )


def test_what_is_not_known_is_dealt() -> None:
    texts = [sections(text_of(parse(TEXT, seed))) for seed in range(4)]
    for name in ("P1", "P2", "market", "display", "foresight"):
        assert len({text[name] for text in texts}) > 1
        assert "?" not in "".join(text[name] for text in texts)
    state = trail(TEXT)
    assert (len(state.hand[0]), len(state.draw[0])) == (4, 10)
    assert (len(state.hand[1]), len(state.draw[1]), len(state.discard[1])) == (4, 9, 1)


def test_a_herd_is_dealt_to_piles_of_which_only_the_size_is_known() -> None:
    herd = "herd=jersey*5+dutch_belt*3+black_angus*3+guernsey*3+texas_longhorn_7"
    text = TEXT.replace("hand=?*4", f"{herd} hand=?*4 discard=?*5 draw=?*6")
    piles = set()
    for seed in range(9):
        state = trail(text, seed)
        assert [len(pile[0]) for pile in (state.draw, state.hand, state.discard)] == [6, 4, 5]
        piles.add(state.hand[0])
    assert len(piles) > 1


def test_an_unseen_card_is_an_objective_in_hand() -> None:
    state = trail(TEXT.replace("hand=?*4", "hand=?*4 unseen=?"))
    (card,) = state.unseen[0]
    assert card in state.hand[0]
    assert len(state.draw[0]) == 11


def test_the_eyes_of_one_seat() -> None:
    match = westbound.match_from_position("gwt", TEXT, seed=3)
    own = sections(match.position(0))
    assert own["P1"] == sections(match.position())["P1"]
    assert own["P2"].endswith("objectives=" + own["P2"].rpartition("objectives=")[2])
    assert "hand=?*4 discard=?" in own["P2"]
    assert "hand=?*4" in sections(match.position(None))["P1"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("jersey+guernsey", "jersey*6+guernsey", "P2: 'jersey' is there 7 times, but the box has "),
        ("market: ?*7", "market: ?*37", "cards: '?' is there 37 times, but the box has only 36."),
        (
            "market: ?*7",
            "market: jersey",
            "cards: 'jersey' is there 1 time, but the box has only 0.",
        ),
        (
            "hand=?*4",
            "hand=?*4 draw=?*2",
            "P1 herd: 14 cards whose pile is not known, but 6 places",
        ),
        ("turn: 7", "turn: 7 sides=abc", "turn sides: 'abc' is not ten letters a or b"),
        ("teepee_1=green_teepee", "teepee_1=jersey", "trail teepee_1: 'jersey' is not known here"),
        ("flood_2_green", "rockfall_2_green", "There cannot be such a position: "),
        ("at=B", "at=Z", "P1 at: 'Z' is not known here"),
        (
            "green_teepee",
            "green_teepee\nout: blue_teepee*12",
            "trail: 'blue_teepee' is there 12",
        ),
        ("hand=?*4", "hand=?*4 unseen=?*25", "P1 herd: 25 unseen cards, but only 24 objective"),
        (
            "1=cowboy+craftsman",
            "1=cowboy",
            "There cannot be such a position: 2 workers came to the",
        ),
    ],
)
def test_wb_020_wb_021_what_cannot_be_is_told(old: str, new: str, said: str) -> None:
    assert any(text.startswith(said) for text in complaints(TEXT.replace(old, new, 1)))


def test_a_foresight_tile_needs_a_pile() -> None:
    said = complaints(TEXT + "piles: 1=- 2=-")
    assert "foresight 1: '?' is there 1 time, but the box has only 0." in said

"""A match: who decides, playing, refusing, seeing, and what it plays by itself."""

from __future__ import annotations

import json
import pickle
from typing import cast

import pytest

from tests.engine.builders import TINY, dealt, find_tiny, started, texts
from tests.engine.tiny_pieces import PLAY
from westbound.engine.errors import BadInput, IllegalMove
from westbound.engine.match import MAX_SEED, Match
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.runner import advance, playout
from westbound.engine.save import load


def test_a_new_match_is_at_its_first_decision() -> None:
    match = started(players=3)
    assert [entry.seat for entry in match.log] == [-1] * 6
    assert (match.turn, match.turns, match.over) == (0, (0, 1, 2), False)
    assert match.options == {"copies": 2, "gambling": True}
    assert match.names == ("Player 1", "Player 2", "Player 3")


def test_the_same_header_and_moves_give_the_same_match() -> None:
    one, other = started(seed=5), started(seed=5)
    for match in (one, other):
        while not match.over:
            match.play(match.moves()[-1])
    assert one.to_json() == other.to_json()
    assert started(seed=6).log != one.log[:4]


@pytest.mark.parametrize("players", [0, 1, 5, -1])
def test_a_wrong_number_of_players_is_bad_input(players: int) -> None:
    with pytest.raises(BadInput, match=f"Tiny is for 2 to 4 players, not {players}"):
        Match(TINY, players, seed=1)


class Whole:
    """A whole number of another library, such as those in its arrays."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    def __ge__(self, other: int) -> bool:
        return self.value >= other

    def __le__(self, other: int) -> bool:
        return self.value <= other


def test_whole_numbers_of_other_libraries_are_kept_as_plain_ones() -> None:
    def whole(value: int) -> int:
        return cast("int", Whole(value))

    match = Match(TINY, whole(2), whole(7))
    match.advance()
    match.play(match.moves(1)[0], seat=whole(1))
    assert match.log[-1].seat == 1
    assert load(match.to_json(), find_tiny).to_json() == match.to_json()
    assert json.dumps(match.observe(whole(1))) == json.dumps(match.observe(1))


@pytest.mark.parametrize("number", [True, "3", 3.0, None])
def test_what_is_no_whole_number_is_bad_input(number: object) -> None:
    wrong = cast("int", number)
    with pytest.raises(BadInput, match=f"Tiny is for 2 to 4 players, not {number!r}"):
        Match(TINY, wrong, seed=1)
    with pytest.raises(BadInput, match=f"A seed is a whole number .*, not {number!r}"):
        Match(TINY, 2, wrong)


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_that_json_cannot_keep_is_bad_input(seed: int) -> None:
    with pytest.raises(BadInput, match="A seed is a whole number from 0 to 9007199254740991"):
        Match(TINY, 2, seed)
    assert Match(TINY, 2, MAX_SEED).seed == MAX_SEED


def test_names_are_for_everybody_or_nobody() -> None:
    assert Match(TINY, 2, 1, names=("Ana", "Bo")).names == ("Ana", "Bo")
    for names in ((), ("Ana",), ("Ana", "Bo", "Cy")):
        with pytest.raises(BadInput, match=f"2 players need 2 names, not {len(names)}"):
            Match(TINY, 2, 1, names=names)


def test_names_are_kept_as_texts_so_that_a_save_can_be_loaded() -> None:
    match = Match(TINY, 2, 1, names=cast("tuple[str, ...]", (1, 2)))
    assert load(match.to_json(), find_tiny).names == ("1", "2")


def test_an_unknown_option_is_bad_input() -> None:
    with pytest.raises(BadInput, match="There is no option 'speed'"):
        started(speed=9)


# --- moves


def test_moves_are_of_the_seat_that_is_asked() -> None:
    match = dealt("12", "34")
    assert match.moves() == match.moves(0) == [PLAY[0], PLAY[1]]
    assert match.moves(1) == [PLAY[2], PLAY[3]]
    assert match.moves(2) == []
    match.moves().clear()
    assert len(match.moves()) == 2


def test_a_move_is_played_by_its_text_or_itself_and_by_any_seat_that_is_asked() -> None:
    match = dealt("12", "34")
    match.play(" play  4 ", seat=1)
    assert (match.turn, match.turns, match.moves(1)) == (0, (0,), [])
    match.play(PLAY[0])
    assert texts(match, 4)[:2] == [(1, "play 4", False), (0, "play 1", False)]


def test_why_not_answers_with_the_rule() -> None:
    match = dealt("12", "34")
    assert match.why_not("play 1") is None
    assert match.why_not("play 3") == Refusal("TNY-001", card=3)
    assert match.why_not("bank") == Refusal("TNY-001", case="not_now")
    assert match.why_not("play 3", seat=1) is None
    assert match.why_not("play 3", seat=5) == Refusal("WB-001", seat=5, asked=0)
    with pytest.raises(BadInput, match="'dance' is not a move of Tiny"):
        match.why_not("dance")


def test_an_illegal_move_carries_its_refusals_and_changes_nothing() -> None:
    match = dealt("12", "34")
    before = match.to_json()
    with pytest.raises(IllegalMove) as error:
        match.play("play 3")
    assert error.value.refusals == (Refusal("TNY-001", card=3),)
    assert (error.value.move, error.value.seat) == ("play 3", 0)
    assert match.to_json() == before
    assert match.observe(0)["played"] == [False, False]


def test_an_illegal_move_says_why_in_a_sentence_with_seats_counted_from_0() -> None:
    match = dealt("12", "34")
    with pytest.raises(IllegalMove) as error:
        match.play("play 3")
    told = "'play 3' by seat 0 is refused: You do not hold the card 3. (TNY-001)"
    assert str(error.value) == told
    assert str(pickle.loads(pickle.dumps(error.value))) == told
    with pytest.raises(IllegalMove, match="the one to decide now, not seat 3"):
        match.play("play 3", seat=3)


@pytest.mark.parametrize("move", [None, 0, ["play 1"]])
def test_what_is_neither_a_move_nor_a_text_is_bad_input(move: object) -> None:
    match = dealt("12", "34")
    for ask in (match.play, match.why_not):
        with pytest.raises(BadInput, match="a move or its text is needed, not"):
            ask(cast("str", move))


def test_nobody_plays_for_chance() -> None:
    match = Match(TINY, 2, seed=1)
    assert (match.turn, match.turns, match.moves()) == (None, (), [])
    with pytest.raises(IllegalMove) as error:
        match.play("play 1", seat=0)
    assert error.value.refusals == (Refusal("WB-001", seat=0, asked=-1),)
    match = dealt("12", "34")
    with pytest.raises(IllegalMove) as error:
        match.play("play 1", seat=-1)
    assert (error.value.seat, error.value.refusals[0].rule) == (None, "WB-001")


def test_after_the_end_nobody_decides() -> None:
    match = started()
    while not match.over:
        match.play(match.moves()[0])
    assert (match.turn, match.turns, match.moves(), match.moves(0)) == (None, (), [], [])
    assert match.why_not("bank") == Refusal("WB-002")
    with pytest.raises(IllegalMove) as error:
        match.play("bank", seat=0)
    assert error.value.refusals == (Refusal("WB-002"),)
    assert [standing.rank for standing in match.standings()] == [1, 2]


# --- what the match plays by itself


def test_the_only_answer_is_given_by_the_match_and_marked() -> None:
    match = dealt("12", "34", gambling=False)
    match.play("play 1")
    match.play("play 4")
    assert texts(match, 6)[0] == (1, "bank", True)
    assert match.observe(None)["points"] == [0, 4]


def test_everybody_with_one_answer_gives_it_at_once() -> None:
    match = dealt("14", "33", copies=2)
    match.advance()
    assert texts(match, 4) == [(1, "play 3", True)]
    assert match.turns == (0,)


def test_chance_is_played_until_somebody_decides() -> None:
    match = dealt("12", "34")
    for text in ("play 1", "play 4", "gamble"):
        match.play(text)
    assert [(seat, text.split()[0]) for seat, text, _ in texts(match, 6)][:4] == [
        (1, "gamble"),
        (-1, "roll"),
        (-1, "deal"),
        (-1, "deal"),
    ]


def test_a_tentative_move_waits_for_chance_and_for_others() -> None:
    match = dealt("12", "34")
    match.play_tentatively("play 1", 0)
    match.play_tentatively("play 4", 1)
    match.play_tentatively("gamble", 1)
    assert texts(match)[-1] == (1, "gamble", False)
    assert (match.turn, match.undoable(1)) == (None, 6)
    match.advance()
    assert texts(match, 7)[0][0] == -1
    with pytest.raises(IllegalMove):
        match.play_tentatively("bank", 1)


def test_a_tentative_move_brings_the_own_forced_answer_along() -> None:
    match = dealt("12", "34", gambling=False)
    match.play_tentatively("play 1", 0)
    match.play_tentatively("play 4", 1)
    assert texts(match, 4) == [(0, "play 1", False), (1, "play 4", False), (1, "bank", True)]


def test_a_fork_goes_its_own_way() -> None:
    match = dealt("12", "34")
    match.play("play 1")
    before = match.to_json()
    fork = match.fork()
    fork.play("play 4")
    fork.play("gamble")
    assert match.to_json() == before
    assert match.observe(0)["played"] == [True, False]
    match.play("play 4")
    match.play("gamble")
    assert match.to_json() == fork.to_json()
    assert match.undoable(1) == fork.undoable(1)


# --- seeing


def test_a_seat_sees_its_own_view() -> None:
    match = dealt("12", "34")
    assert match.observe(0)["hand"] == [1, 1, 0, 0]
    assert match.observe(None)["hand"] is None
    json.dumps(match.observe(1))
    for seat in (-1, 2):
        with pytest.raises(BadInput, match=f"there is no seat {seat}; the seats are 0 to 1"):
            match.observe(seat)


# --- the plain loop without a match


def test_the_runner_stops_at_choices_only() -> None:
    state = TINY.new(2, started(gambling=False).options)
    seat, moves = advance(TINY, state, Rng(1))
    assert (seat, len(moves) > 1, sum(map(sum, _hands(state)))) == (0, True, 4)
    decisions = playout(TINY, state, Rng(1), lambda state, seat, moves: moves[0])
    assert decisions > 0
    assert advance(TINY, state, Rng(1)) == (-1, ())


def _hands(state: object) -> list[list[int]]:
    hands: list[list[int]] = getattr(state, "hands")  # noqa: B009 - the engine knows no hands
    return hands

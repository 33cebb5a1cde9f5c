"""The fixed numbers of actions: complete, the same everywhere, and one path to every move."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from checks.pick_index import GAMES, Findings, choices, look_at_match, reach, tables
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.registry import find_game
from westbound.kit.suites.walks import walk
from westbound.lab.pick_index import (
    END,
    END_NUMBER,
    PickIndex,
    PickPath,
    without_take_backs,
)

DECISIONS = 1500  # of each game and way to play; many more in `checks.pick_index`
GREEDY = 150

# Size and digest of the words of a table with default options, by game and players. Whoever
# changes a number here changes the meaning of every net trained so far: say so in the changelog.
DIGESTS = {
    ("carson", 2): (449, "49b3376f824744ca"),
    ("carson", 6): (449, "49b3376f824744ca"),
    ("gwt", 2): (490, "13f8a2acbedbefcc"),
    ("gwt", 4): (490, "13f8a2acbedbefcc"),
    ("steam", 3): (952, "a06230463ffd4e95"),
    ("steam", 6): (973, "8332bf755ab7b19d"),
}


class Steps(Move):
    """A move whose picks a test names."""

    __slots__ = ("steps",)
    kind = "steps"

    def __init__(self, *steps: str) -> None:
        super().__init__(" ".join(steps))
        self.steps = steps

    def picks(self) -> tuple[str, ...]:
        return self.steps


@pytest.fixture(scope="module")
def trail() -> PickIndex:
    return PickIndex(find_game("gwt"), 3)


ROUTES = (
    Steps("space:C", "via:direct"),
    Steps("space:C", "via:B"),
    Steps("space:C", "via:B+B1"),
    Steps("space:C", "via:B+B1+B2"),
    Steps("space:D", "via:A"),
)
SHORT, THROUGH_B, THROUGH_B1, THROUGH_B2, TO_D = ROUTES


# --- the index


def test_end_is_number_0_and_every_word_has_its_own(trail: PickIndex) -> None:
    assert trail.words[END_NUMBER] == END == "end"
    assert [trail.number(word) for word in trail.words] == list(range(len(trail)))
    assert END not in find_game("gwt").pick_vocabulary(3, {})


def test_words_and_numbers_of_a_move_say_the_same(trail: PickIndex) -> None:
    words = ("space:C", "via:B", "via:B1")
    assert trail.words_of(THROUGH_B1) == words
    assert trail.numbers_of(THROUGH_B1) == tuple(map(trail.number, words))
    assert trail.numbers_of(THROUGH_B1) == trail.numbers_of(Steps(*THROUGH_B1.steps))


def test_a_word_of_another_game_is_refused(trail: PickIndex) -> None:
    assert "parcel:C4" not in trail
    with pytest.raises(BadInput, match="'parcel:C4' is no word of Great Western Trail"):
        trail.number("parcel:C4")
    with pytest.raises(BadInput, match="parcel:C4"):
        trail.numbers_of(Steps("parcel:C4"))


def digest(index: PickIndex) -> tuple[int, str]:
    return len(index), hashlib.sha256("\n".join(index.words).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("game", "players"), DIGESTS)
def test_the_numbers_are_those_written_down(game: str, players: int) -> None:
    assert digest(PickIndex(find_game(game), players)) == DIGESTS[game, players]


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_order_does_not_depend_on_how_strings_hash(hash_seed: str) -> None:
    code = "from tests.lab.test_pick_index import *; print([digest_of(*key) for key in DIGESTS])"
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    result = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.stdout.strip() == str(list(DIGESTS.values())), result.stderr


def digest_of(game: str, players: int) -> tuple[int, str]:
    return digest(PickIndex(find_game(game), players))


@pytest.mark.parametrize("game", ["carson", "gwt"])
def test_options_and_players_change_nothing_where_the_places_are_the_same(game: str) -> None:
    found = find_game(game)
    words = {PickIndex(found, case.players, case.options).words for case in tables(found)[::7]}
    assert len(words) == 1


# --- the path


def test_words_without_an_alternative_are_skipped(trail: PickIndex) -> None:
    path = PickPath(trail, ROUTES[1:4])
    assert path.words == ("space:C", "via:B")
    assert not path.complete
    assert path.legal == [END_NUMBER, trail.number("via:B1")]


def test_end_closes_a_path_that_others_continue(trail: PickIndex) -> None:
    assert PickPath(trail, ROUTES[1:4], [END]).move is THROUGH_B
    assert PickPath(trail, ROUTES[1:4], ["via:B1", END]).move is THROUGH_B1
    assert PickPath(trail, ROUTES[1:4], ["via:B1", "via:B2"]).move is THROUGH_B2


def test_the_last_move_left_is_complete_at_once(trail: PickIndex) -> None:
    path = PickPath(trail, ROUTES, ["space:D"])
    assert (path.move, path.legal) == (TO_D, [])
    assert path.words == ("space:D", "via:A")


def test_without_skipping_every_word_is_asked(trail: PickIndex) -> None:
    path = PickPath(trail, ROUTES, skip=False)
    assert path.legal == sorted([trail.number("space:C"), trail.number("space:D")])
    path.choose("space:D")
    assert (path.complete, path.legal) == (False, [trail.number("via:A")])
    path.choose("via:A")
    assert path.move is TO_D


def test_a_word_that_leads_nowhere_is_refused_and_changes_nothing(trail: PickIndex) -> None:
    path = PickPath(trail, ROUTES)
    before = (path.words, path.legal)
    for number in (END_NUMBER, trail.number("via:B"), len(trail), -1):
        with pytest.raises(BadInput, match="leads to no legal move"):
            path.choose_number(number)
    assert (path.words, path.legal) == before


def test_a_copy_goes_its_own_way(trail: PickIndex) -> None:
    path = PickPath(trail, ROUTES, ["space:C"])
    before = (path.words, list(path.legal))
    twin = path.copy()
    twin.choose("via:direct")
    assert twin.move is SHORT
    assert (path.words, path.legal, path.move) == (*before, None)
    path.choose("via:B")
    path.choose("via:B1")
    assert path.words[-1] == "via:B1"


def test_moves_that_only_take_back_are_left_out_unless_there_is_no_other() -> None:
    """Kit Carson: a plan can be changed for ever."""
    game = find_game("carson")
    back = [move for move in game.all_moves() if move.kind in game.moves_bots_skip][:2]
    assert len(back) == 2
    forth = game.parse("pass")
    assert without_take_backs(game, [*back, forth]) == [forth]
    assert without_take_backs(game, back) == back
    assert without_take_backs(find_game("gwt"), ROUTES) is ROUTES


def test_nothing_follows_a_complete_path(trail: PickIndex) -> None:
    path = PickPath(trail, [TO_D])
    assert path.complete
    with pytest.raises(BadInput, match="leads to no legal move"):
        path.choose(END)


def test_two_moves_with_one_path_and_no_moves_at_all_are_refused(trail: PickIndex) -> None:
    with pytest.raises(BadInput, match="same path"):
        PickPath(trail, [Steps("space:C", "via:B+B1"), Steps("space:C", "via:B", "via:B1")])
    with pytest.raises(BadInput, match="no moves"):
        PickPath(trail, [])


def test_large_amounts_are_spelled_to_their_end() -> None:
    carson = PickIndex(find_game("carson"), 2)
    moves = [find_game("carson").parse(f"spend {amount}") for amount in range(1300)]
    path = PickPath(carson, moves, ["amount:", "digit:1", "digit:2", "digit:9"])
    assert path.legal == [END_NUMBER, *(carson.number(f"digit:{n}") for n in range(10))]
    path.choose(END)
    assert path.move is moves[129]
    assert all(reach(carson, moves, move, skip=True) is move for move in moves[95::61])


# --- whole matches


@pytest.mark.parametrize("way", ["random", "cautious", "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_every_legal_move_is_in_the_index(name: str, way: str) -> None:
    game, findings = find_game(name), Findings()
    wanted, cases = GREEDY if way == "greedy" else DECISIONS, tables(game)
    for number in range(200):
        case = cases[number * 7 % len(cases)]
        index = PickIndex(game, case.players, case.options)
        match = look_at_match(game, index, case, number, choices(game)[way], findings)
        if any(seen >= wanted for seen in match):
            break
    assert findings.decisions >= wanted
    assert (findings.outside, findings.unreachable) == ({}, {})


def all_ends(index: PickIndex, moves: Sequence[Move], skip: bool) -> Iterator[tuple[Move, str]]:
    """Every move that some path leads to, with the path; one for each path."""
    open_: list[list[str]] = [[]]
    while open_:
        chosen = open_.pop()
        path = PickPath(index, moves, chosen, skip=skip)
        if path.move is not None:
            yield path.move, " ".join(path.words)
        assert len(path.legal) != 1 or not skip, "a word without alternative is asked"
        open_ += [[*chosen, index.words[number]] for number in path.legal]


@pytest.mark.parametrize("skip", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_reached_by_exactly_one_path(name: str, skip: bool) -> None:
    game: Game[Any] = find_game(name)
    index = PickIndex(game, 3)
    compared = 0
    for moment in islice(walk(game, 3, 5), 0, None, 3):
        if moment.seat == CHANCE:
            continue
        moves = game.legal(moment.state, moment.seat)
        if 1 < len(moves) <= 60:
            ends = list(all_ends(index, moves, skip))
            assert sorted(move.text for move, _ in ends) == sorted(move.text for move in moves)
            assert len({path for _, path in ends}) == len(moves)
            compared += 1
    assert compared > 10


# --- the check itself can fail


def test_a_word_outside_the_index_is_found() -> None:
    findings = Findings()
    index = PickIndex(find_game("gwt"), 2)
    findings.look(index, [TO_D, Steps("parcel:C4")], Rng(1))
    assert findings.outside == {"parcel:C4": 1}


def test_moves_with_one_path_are_found(trail: PickIndex) -> None:
    findings = Findings()
    findings.look(trail, [TO_D, Steps("space:D", "via:A")], Rng(1))
    assert len(findings.unreachable) == 1


def test_the_check_walks_word_by_word(trail: PickIndex) -> None:
    for move in ROUTES:
        assert reach(trail, ROUTES, move, skip=False) is move
        assert reach(trail, ROUTES, move, skip=True) is move

"""The log in words: building, and links and loans all through matches."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.games.steam.busy_walks import walk
from tests.games.steam.positions import (
    a_state,
    action,
    at_step,
    building,
    hex_of,
    links_of,
    play,
    supply,
    track,
)
from tests.games.steam.sentences import ENGLISH, asked, listed_in, said_in, told
from westbound.engine.game import Sentence
from westbound.games.steam import moves as m
from westbound.games.steam.components import LOAN
from westbound.games.steam.effects import after
from westbound.games.steam.game import GAME
from westbound.games.steam.steps import (
    ChooseActionTile,
    ChooseSupply,
)

# --- building


def test_stm_140_ex_07_tiles_tell_price_loans_and_complete_links() -> None:
    state = building(a_state(money=[4, 0, 0, 0]))
    assert told(state, "build 8,1") == "Ana builds on the plains near Albany (8,1)."
    play(state, "build 8,1")
    assert asked(state) == (
        "Ana chooses and turns a track tile on the plains near Albany (8,1),"
        " with up to $54 to spend."
    )
    assert told(state, "tile 21@0") == (
        "Ana places a track tile on the plains near Albany (8,1) for $3 (straight)."
    )
    play(state, "tile 21@0")
    assert told(state, "build 8,2") == "Ana builds at Poughkeepsie."
    play(state, "build 8,2")
    assert told(state, "tile T21@0") == (
        "Ana places a track tile at Poughkeepsie for $4 (town tile, 2 exits in a line); 1 loan;"
        " completes Poughkeepsie–Albany."
    )


def test_stm_155_ex_34_links_of_others_are_told_with_their_owners() -> None:
    state = a_state()
    track(state, 1, "8,1 21@0")
    track(state, 0, "7,4 22@0", "7,3 22@1")
    play(building(state), "build 8,2")
    assert told(state, "tile T22@4").endswith(
        "; completes Poughkeepsie–New York; completes Poughkeepsie–Albany for Bo."
    )


def test_in_the_last_turn_an_action_tile_is_for_this_turn_only() -> None:
    state = at_step(a_state(), ChooseActionTile(1))
    state.turn = state.setup.turns - 1
    assert "its number counts for the next turn order" in asked(state)
    state.turn += 1
    assert "its number can break a tie." in asked(state)


def test_stm_163_a_claim_names_the_link_taken_over() -> None:
    state = a_state()
    track(state, 1, "8,1 21@0")
    state.owner = [-2 if owner == 1 else owner for owner in state.owner]
    state.built |= 1
    play(building(state), "build 8,2")
    assert told(state, "tile T11@0").endswith(
        "; claims Albany → Poughkeepsie; completes Poughkeepsie–Albany."
    )


def test_stm_174_and_stm_180_redirecting_and_upgrading_have_their_words() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1")
    play(building(state), "build 7,1")
    assert (
        told(state, "tile 21@1")
        == "Ana redirects the track in the hills near Albany (7,1) for $2 (straight)."
    )
    state.owner = [-2 if owner == 0 else owner for owner in state.owner]
    assert told(state, "tile 21@1").endswith(
        "(straight); still unowned: Albany → hills near Scranton (6,2)."
    )
    state = a_state()
    track(state, 1, "11,0 22@0")
    play(building(state), "build 11,0")
    assert told(state, "tile 42@1") == (
        "Ana upgrades the track tile on the plains near Hartford (11,0) for $4"
        " (straight across gentle curve)."
    )


def test_stm_193_ex_32_and_ex_33_a_new_city_tells_what_it_completes_and_removes() -> None:
    state = a_state()
    action(state, 0, "urbanization")
    track(state, 1, "9,2 22@1")
    building(state)
    assert told(state, "urbanize 9,3 gray") == (
        "Ana turns New Haven into a gray New City; completes Hartford–New Haven for Bo."
    )
    assert "must still be urbanised" in asked(state)
    state = a_state()
    action(state, 0, "urbanization")
    track(state, 2, "7,0 T21@2")
    building(state)
    assert told(state, "urbanize 7,0 red") == (
        "Ana turns Amsterdam into a red New City; Cy loses Amsterdam–Albany and Amsterdam → Utica."
    )


def test_stm_200_growth_and_supply_name_the_city() -> None:
    state = a_state()
    action(state, 0, "city_growth")
    supply(state, 2, "red gray")
    building(state)
    assert told(state, "grow 8,0") == "Ana lets Albany grow."
    at_step(state, ChooseSupply(0, hex_of(state, "8,0"), 3))
    assert asked(state) == "Ana chooses a supply space; all its cubes go to Albany."
    assert told(state, "supply 2") == "Ana puts the cubes from supply space 2 in Albany: red, gray."


def test_stm_161_the_end_of_a_build_turn_names_what_is_lost() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1")
    building(state)
    assert told(state, "done") == (
        "Ana ends the build turn; Albany → plains near Scranton (7,2) is lost, not extended."
    )
    play(state, "build 7,2", "tile 21@0")
    assert told(state, "done") == "Ana ends the build turn."


# --- all through matches


@dataclass
class Seen:
    """What a sentence about a tile or a New City claims."""

    own: set[str]
    others: int


def claims_of(sentence: Sentence) -> Seen:
    own, others = (listed_in(sentence, name) for name in ("links", "rival_links"))
    return Seen({ENGLISH.word("links", link) for link in own}, len(others))


@pytest.mark.parametrize("seed", range(6))
def test_complete_links_and_loans_in_the_log_are_those_of_the_position(seed: int) -> None:
    checked = 0
    for state, seat, move in walk(seed):
        if not isinstance(move, m.PlaceFace | m.Urbanize):
            continue
        sentence, now = GAME.log_sentence(state, move, seat), after(state, move)
        players = range(state.setup.players)
        new = [links_of(now, s) - links_of(state, s) for s in players]
        seen = claims_of(sentence)
        if isinstance(move, m.PlaceFace):  # a New City may also rename ends of links
            assert len(seen.own) >= len(new[seat])
            assert seen.others >= sum(len(new[s]) for s in players if s != seat)
            paid = state.money[seat] - now.money[seat]
            loans = int(said_in(sentence, "loans") or 0)  # type: ignore[arg-type]
            assert sentence.params["cost"] == paid + loans * LOAN
        checked += len(seen.own) + seen.others
    assert checked >= 20


@pytest.mark.parametrize("seed", range(3))
def test_looking_ahead_changes_nothing_and_comes_true(seed: int) -> None:
    for number, (state, seat, move) in enumerate(walk(seed)):
        if number % 5:
            continue
        before = GAME.observe(state, None)
        then = after(state, move)
        GAME.log_sentence(state, move, seat)
        assert GAME.observe(state, None) == before
        real = state.copy()
        GAME.apply(real, move, seat)
        assert GAME.observe(real, None) == GAME.observe(then, None)

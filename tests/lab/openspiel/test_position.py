"""A match as OpenSpiel plays it, and what its players may know of it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

from tests.lab.openspiel.spiel import pyspiel
from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.lab.openspiel.position import HIDDEN, Position
from westbound.lab.openspiel.table import find_table

assert pyspiel  # or none of this can be imported

KINDS: list[tuple[str, dict[str, Value]]] = [
    ("carson", {"players": 3}),
    ("carson", {"kit_carson": True, "duel_tiles": True}),
    ("carson", {"new_beginning": True}),
    ("gwt", {"players": 3}),
    ("steam", {}),
]


def positions(game: str, parameters: dict[str, Value], seed: int = 1) -> Iterator[Position]:
    """A match by chance, position by position; each is there until the next one is asked for."""
    rng, position = Rng(seed, 5), Position.start(find_table(game, parameters))
    while True:
        yield position
        if position.seat is None:
            return
        if position.seat == CHANCE:
            position.apply(rng.below(position.table.outcomes))
        else:
            position.apply(rng.choice(position.path.legal))


@pytest.mark.parametrize(("game", "parameters"), KINDS)
def test_a_match_goes_to_its_end_and_every_move_is_one_of_the_game(
    game: str, parameters: dict[str, Value]
) -> None:
    """The log, made again from the start by the rules that check it, leads to the same."""
    for position in positions(game, parameters):
        if position.seat not in (None, CHANCE):
            assert len(position.path.legal) > 1
    assert position.seat is None
    found = position.table.game
    state = position.table.new_state()
    for told in position.log:
        assert found.submit(state, found.parse(told.text), told.seat) is None
    assert state == position.state
    assert sum(told.seat == CHANCE for told in position.log) == position.chances
    assert len(position.returns()) == position.table.players
    with pytest.raises(BadInput, match="the match is over"):
        position.apply(0)


def test_copies_go_their_own_way() -> None:
    for n, position in enumerate(positions("gwt", {})):
        if n % 40 == 7 and position.seat is not None:
            before = str(position)
            for twin in (position.copy(), copy.deepcopy(position)):
                assert str(twin) == before
                number = 1 if position.seat == CHANCE else position.path.legal[-1]
                twin.apply(number)
                assert str(position) == before != str(twin)


def test_a_saved_position_is_the_same_also_within_a_move() -> None:
    within = 0
    for n, position in enumerate(positions("steam", {"players": 4})):
        within += bool(position.chosen)
        if position.chosen or n % 25 == 0:
            again = pickle.loads(pickle.dumps(position))
            assert str(again) == str(position)
            assert again.table is position.table
            if position.seat not in (None, CHANCE):
                assert again.path.legal == position.path.legal
                assert again.moves == position.moves
    assert within > 3


def test_a_word_that_is_not_legal_changes_nothing() -> None:
    position = next(p for p in positions("carson", {}) if p.seat not in (None, CHANCE))
    before = str(position)
    with pytest.raises(BadInput, match="leads to no legal move"):
        position.apply(len(position.table.index) + 5)
    assert str(position) == before


# --- what is hidden


@pytest.mark.parametrize(("game", "parameters"), KINDS)
def test_a_player_cannot_tell_a_resampled_position_from_the_true_one(
    game: str, parameters: dict[str, Value]
) -> None:
    """In all that it may know: so nothing of that tells what it may not know."""
    different = 0
    for n, position in enumerate(positions(game, parameters, seed=2)):
        if n % 12:
            continue
        for viewer in range(position.table.players):
            other = position.resampled(viewer, Rng(n, viewer))
            assert other.log_text(viewer) == position.log_text(viewer)
            assert other.observation_text(viewer) == position.observation_text(viewer)
            assert other.seat == position.seat
            if viewer == position.seat:
                assert other.path.legal == position.path.legal
            different += other.state != position.state
    hides = game == "gwt" or len(parameters) > 1 or "new_beginning" in parameters
    assert (different > 0) is hides


def test_the_log_of_a_resampled_position_tells_the_others_secrets_to_nobody() -> None:
    for position in positions("gwt", {}):
        if position.chances == 60:
            break
    other = position.resampled(0, Rng(1))
    drawn = [n for n, told in enumerate(position.log) if told.secret_to == 1]
    assert drawn
    for n in drawn:
        assert position.log[n].text != HIDDEN
        assert other.log[n].text == HIDDEN
    assert HIDDEN in position.log_text(0)
    assert position.log_text(1).count(HIDDEN) < position.log_text(None).count(HIDDEN)


def test_what_is_being_chosen_is_known_to_who_chooses_only() -> None:
    position = next(p for p in positions("steam", {}) if p.chosen)
    seat = position.seat
    assert seat is not None
    rival = (seat + 1) % position.table.players
    word = position.table.index.words[position.chosen[0]]
    assert f'"{word}"' in position.observation_text(seat).partition("]")[0]
    assert position.observation_text(rival).startswith('{"chosen":[],')
    assert position.resampled(rival, Rng(0)).chosen == ()
    assert position.resampled(seat, Rng(0)).chosen == position.chosen


def test_sealed_answers_are_read_when_all_have_answered_and_edits_never() -> None:
    """Two fill in their sheets in secret; the first one does it first."""
    told, sealed = "", False
    for position in positions("carson", {"new_beginning": True}):
        entries = [n for n, e in enumerate(position.log) if e.step == "fill_sheets"]
        mine = [n for n in entries if position.log[n].seat == 0]
        if position.seat == 1 and mine and position.state.agenda[-1].sealed:
            sealed = True
            assert len(position.log_text(1).splitlines()) <= len(position.log) - len(mine)
        elif sealed:
            told = position.log_text(1)
            break
    edits = [entry for entry in position.log if entry.edit and entry.seat == 0]
    assert edits
    assert f"0 {HIDDEN}" in told
    assert not [entry for entry in edits if f"0 {entry.text}" in told.splitlines()]

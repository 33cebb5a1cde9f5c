"""A match that is played word by word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.lab.envs.episode import Episode, TableSpaces, match_seed

GAMES = ("carson", "gwt", "steam")
LIVE: dict[str, Value] = {"kit_carson": True, "kit_carson_mode": "live"}


def begin(spaces: TableSpaces, seed: int = 1, **settings: Any) -> Episode:
    return Episode(spaces, spaces.new_match(seed), **settings)


def walk(episode: Episode, seed: int = 5, words: int = 10_000) -> Iterator[int]:
    """Choose words by chance; yields the seat that is asked before each."""
    rng = Rng(seed)
    for _ in range(words):
        if episode.seat is None:
            return
        yield episode.seat
        episode.choose(rng.choice(episode.path.legal))


# --- what is asked


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_at_least_two_answers_until_the_match_is_over(game: str) -> None:
    episode = begin(TableSpaces(game, 3))
    for seat in walk(episode):
        assert seat in episode.match.turns
        assert len(episode.moves) >= 2
        assert len(episode.path.legal) >= 2
    assert episode.match.over
    assert (episode.seat, list(episode.moves)) == (None, [])


@pytest.mark.parametrize("game", GAMES)
def test_the_match_is_that_of_the_seed(game: str) -> None:
    spaces = TableSpaces(game, 3)
    episode = begin(spaces, seed=77)
    for _ in walk(episode, words=60):
        pass
    again = spaces.new_match(77)
    for entry in episode.match.log:
        if entry.seat != CHANCE and not entry.automatic:
            again.play(entry.move, entry.seat)
    assert episode.match.to_json() == again.to_json()


def test_a_word_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    episode = begin(TableSpaces("steam", 3))
    before = (len(episode.match.log), list(episode.path.legal))
    illegal = next(n for n in range(1000) if n not in episode.path.legal)
    with pytest.raises(BadInput, match="leads to no legal move"):
        episode.choose(illegal)
    assert (len(episode.match.log), list(episode.path.legal)) == before


def test_moves_that_take_something_back_are_asked_for_only_on_demand() -> None:
    spaces = TableSpaces("carson", 2, LIVE)
    skipped = spaces.game.moves_bots_skip
    assert skipped

    def kinds(take_back: bool) -> set[str]:
        episode = begin(spaces, take_back=take_back)
        return {move.kind for _ in walk(episode, words=60) for move in episode.moves}

    assert not kinds(take_back=False) & skipped
    assert kinds(take_back=True) & skipped


# --- arrays


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_in_their_space(game: str) -> None:
    spaces = TableSpaces(game, 4)
    space, episode = spaces.observation_space(), begin(spaces)
    for number, _ in enumerate(walk(episode)):
        if number % 9 == 0:
            assert all(space.contains(episode.observe(seat)) for seat in range(4))
    assert space.contains(episode.observe(0))


def test_the_mask_is_that_of_the_seat_that_is_asked() -> None:
    episode = begin(TableSpaces("carson", 4))
    for asked in walk(episode, words=40):
        for seat in range(4):
            mask = episode.mask(seat)
            legal = episode.path.legal if seat == asked else []
            assert np.flatnonzero(mask).tolist() == legal


def test_words_chosen_so_far_are_observed_by_who_chooses_and_by_nobody_else() -> None:
    spaces = TableSpaces("steam", 3)
    episode = begin(spaces)
    seat = episode.seat
    assert seat is not None
    before = [episode.observe(viewer) for viewer in range(3)]
    bid = spaces.index.number("do:bid")
    episode.choose(bid)
    assert episode.seat == seat
    for viewer in range(3):
        changed = np.flatnonzero(episode.observe(viewer) != before[viewer]).tolist()
        assert changed == ([spaces.arrays.size + bid] if viewer == seat else [])


@pytest.mark.parametrize("game", ["carson", "gwt"])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(game: str) -> None:
    """What is hidden is dealt anew: neither observation nor mask may show it."""
    options = {"new_beginning": True, "duel_tiles": True} if game == "carson" else {}
    spaces = TableSpaces(game, 3, options)
    episode, different = begin(spaces), 0
    for number, _ in enumerate(walk(episode, words=120)):
        if number % 12:
            continue
        for seat in range(3):
            world, other = episode.match.fork(), episode.match.fork()
            other.state = spaces.game.sample_state(world.state, seat, Rng(number, seat))
            different += other.state != world.state
            seen, seen_there = Episode(spaces, world), Episode(spaces, other)
            assert (seen.observe(seat) == seen_there.observe(seat)).all()
            assert (seen.mask(seat) == seen_there.mask(seat)).all()
    assert different > 10


# --- tables and seeds


def test_a_table_has_as_few_players_as_the_game_allows_unless_it_is_told() -> None:
    assert [TableSpaces(game).players for game in GAMES] == [2, 2, 3]


@pytest.mark.parametrize(
    ("game", "players", "options", "message"),
    [
        ("checkers", 2, {}, "checkers"),
        ("steam", 2, {}, "3 to 6"),
        ("carson", 2, {"snow": True}, "snow"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    game: str, players: int, options: dict[str, bool], message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        TableSpaces(game, players, options)


def test_a_seed_is_the_match_itself_and_without_one_chance_decides() -> None:
    assert match_seed(12, np.random.default_rng(0)) == 12
    drawn = {match_seed(None, np.random.default_rng(seed)) for seed in range(5)}
    assert len(drawn) == 5

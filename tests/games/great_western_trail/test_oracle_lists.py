"""Whole matches, and at every decision the whole list of legal moves against the oracle's."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from tests.replays.record import FOLDER
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.save import load
from westbound.engine.step import CHANCE, Step
from westbound.games.great_western_trail import steps as s
from westbound.games.great_western_trail.all_rules import RULES
from westbound.games.great_western_trail.game import GAME, GreatWesternTrail
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACE_CODES

from .begun_game import ANY_USUAL, BEGUN
from .busy_walks import RICH, WITHOUT_DISCS, walk
from .oracle import Position, discs, locations
from .oracle.lists import LISTS, legal
from .oracle_bridge import (
    OPTION_SETS,
    answers,
    bent,
    played,
    player_of,
    position_of,
    question_of,
)

SAVES: Final = sorted((FOLDER / "gwt").glob("*.json"))
MOST_TRIED: Final = 40  # moves that a greedy player tries out
KANSAS_CITY_TARGET: Final = 10  # the first city
Walk: TypeAlias = Iterator[tuple[TrailState, int]]  # positions, and who is asked


def compare(state: TrailState, seat: int) -> str:
    """Compare the two lists; the kind of the question."""
    step = state.agenda[-1]
    found = [move.text for move in GAME.legal(state, seat)]
    expected = legal(position_of(state), question_of(step))
    assert len(set(found)) == len(found), f"twice in the list of {step}"
    only = set(found) - expected, expected - set(found)
    assert not any(only), f"{step}: only the game {only[0]}, only the oracle {only[1]}"
    return step.kind


def decisions(moments: Walk) -> Counter[str]:
    return Counter(compare(state, seat) for state, seat in moments if seat != CHANCE)


def random_match(
    game: GreatWesternTrail, players: int, options: dict[str, Value], seed: int
) -> Walk:
    state, rng = game.new(players, complete(OPTIONS, options)), Rng(seed, 9)
    while state.agenda:
        seat = state.agenda[-1].seat
        yield state, seat
        move = game.sample(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))
        game.apply(state, move, seat)


def busy_match(seed: int, begin: int) -> Walk:
    return ((moment.state, moment.seat) for moment in walk(seed, begin))


def greedy_match(players: int, seed: int) -> Walk:
    """Everybody makes the move that looks best to them at once."""
    options = OPTION_SETS[seed % len(OPTION_SETS)]
    state, rng = GAME.new(players, complete(OPTIONS, options)), Rng(seed, 3)
    while state.agenda:
        seat = state.agenda[-1].seat
        yield state, seat
        move = GAME.sample(state, rng) if seat == CHANCE else best_move(state, seat, rng)
        GAME.apply(state, move, seat)


def best_move(state: TrailState, seat: int, rng: Rng) -> Move:
    moves = list(GAME.legal(state, seat))
    if len(moves) > MOST_TRIED:
        moves = [rng.choice(moves) for _ in range(MOST_TRIED)]
    return max(moves, key=lambda move: worth(state, seat, move))


def worth(state: TrailState, seat: int, move: Move) -> float:
    after = state.copy()
    GAME.apply(after, move, seat)
    return GAME.evaluate(after, seat)


def recorded_match(path: Path) -> Walk:
    """A match of bots; its moves are legal by the newest rules as well."""
    match = load(path.read_text(encoding="utf-8"), lambda _: ANY_USUAL)
    state = GAME.new(match.players, match.options)
    for entry in match.log:
        yield state, entry.seat
        GAME.apply(state, entry.move, entry.seat)


# --- whole matches


def random_matches() -> Iterator[Walk]:
    for game in (GAME, BEGUN):
        for number in range(16):
            options = OPTION_SETS[number % len(OPTION_SETS)]
            yield random_match(game, 2 + number % 3, options, number)


def busy_matches() -> Iterator[Walk]:
    return (busy_match(seed, begin) for seed in range(16) for begin in (RICH, WITHOUT_DISCS))


def bots_matches() -> Iterator[Walk]:
    yield from (greedy_match(players, players) for players in (2, 3, 4))
    yield from map(recorded_match, SAVES)


def test_at_every_decision_of_whole_matches_the_list_is_the_oracles() -> None:
    """Random, busy and greedy matches of 2 to 4 players; all kinds of decisions come up."""
    found: Counter[str] = Counter()
    for walks, least in ((random_matches, 10_000), (busy_matches, 10_000), (bots_matches, 4_000)):
        compared = sum((decisions(moments) for moments in walks()), Counter[str]())
        assert compared.total() > least
        found += compared
    assert set(LISTS) == {step.kind for step in RULES.options}
    assert {kind for kind in LISTS if found[kind] < 5} == set(), found


# --- positions that matches seldom see


@pytest.mark.parametrize("kind", ["bent", "played"])
def test_the_lists_of_questions_that_matches_seldom_ask(kind: str) -> None:
    """Positions bent out of shape: no discs left, crowded tracks, empty hands, full trails."""
    dice = random.Random(8)
    for position, state, seat in bent() if kind == "bent" else played():
        for step in (*questions(state, seat), *uses(position, seat, dice)):
            found = [move.text for move in answers(state, step)]
            expected = legal(position, question_of(step))
            assert set(found) == expected, f"{step}: {set(found) ^ expected}"


def uses(position: Position, seat: int, dice: random.Random) -> Iterator[Step]:
    """A location of which something was done; one whose tile was replaced; copied ones."""
    places = [x for x, tile in position.on.items() if tile.kind == "neutral" or tile.owner == seat]
    here = dice.choice(places)
    place, slots = SPACE_CODES[here], len(locations.local_actions(position, here))
    yield s.UseLocation(seat, (), 1, place, dice.randrange(1 << slots))
    yield s.UseLocation(seat, (), 1, place, -1)  # GWT-276
    yield s.UseLocation(seat, (), 2, place, 0)
    for space, tile in position.on.items():
        if tile.name == "8b":
            for copied in locations.copyable(position, seat, [space]):
                chain, code = (SPACE_CODES[space],), SPACE_CODES[copied]
                yield s.UseLocation(seat, chain, 0, code, 0)
                yield s.UseLocation(seat, chain, 1, code, 1)
                yield s.UseLocation(seat, chain, 0, code, -1)  # nothing is left to copy


def questions(state: TrailState, seat: int) -> Iterator[Step]:
    """Questions that make sense anywhere; those that need something are asked only with it."""
    yield s.MoveHerd(seat)
    yield s.DiscardCards(seat, 1)
    yield s.TrashCards(seat, 2)
    yield s.Income(seat)
    yield s.TakeObjective(seat, True, True)
    yield s.RemoveHazard(seat, True, 0)
    yield s.Trade(seat, True)
    yield s.Hire(seat, True, -2)
    yield s.PlaceBuilding(seat, True, 1)
    yield s.BuyCattle(seat, True, 5)
    yield s.MoveEngine(seat, True, 4)
    yield s.TakeMaster(seat, 0)
    yield s.DrawHowMany(seat, True, 3)
    yield s.Auxiliary(seat, True)
    yield s.Delivery(seat, False, 12)
    if discs.on_board(player_of(state, seat)) or state.stations[seat]:
        yield s.PlaceDisc(seat, 0, KANSAS_CITY_TARGET)
        yield s.PlaceDisc(seat, 0, 0)

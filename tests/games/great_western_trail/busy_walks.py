"""Walks through whole matches for the tests of words: ordinary ones, and ones that begin rich.

A match that begins with money, workers and a far engine reaches in little time what an ordinary
random match hardly ever sees: 8b, 9a, 9b, the end of the track, discs that come back.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.great_western_trail.positions import put_building
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import DISC_COUNT, DISCS, HAND
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import DISC_KINDS, TrailState
from westbound.kit.moves import Decline, Done
from westbound.kit.suites.walks import Moment

NAMES = ("Ana", "Bo", "Cy", "Di")
SIDES = ("random", "all_a", "bbbbbbbbbb", "bbbbbabbab")
ORDINARY, RICH, WITHOUT_DISCS = range(3)
BUILT = ("A1 A2 A3", "B1 B2 B3", "E1 E2 G1", "F1 F2 G2")  # by seat: spaces of 8, 9 and 6


def walk(seed: int, begin: int = ORDINARY) -> Iterator[Moment[TrailState]]:
    """Every moment of a match; the state is the same object throughout."""
    players = 2 + seed % 3
    options: dict[str, Value] = {"private_building_sides": SIDES[seed % len(SIDES)]}
    state = GAME.new(players, complete(GAME.options, options))
    rng, set_up = Rng(seed, 71), True
    while state.agenda:
        seat = state.agenda[-1].seat
        if set_up and seat != CHANCE:
            set_up = False
            enrich(state, begin)
        move = GAME.sample(state, rng) if seat == CHANCE else busy_choice(state, seat, rng)
        yield Moment(state, seat, move)
        GAME.apply(state, move, seat)


def enrich(state: TrailState, begin: int) -> None:
    if begin == ORDINARY:
        return
    players = state.setup.players
    state.money = [90] * players
    state.workers = [5] * len(state.workers)
    for seat in range(players):
        state.put_engine(seat, 36 - 3 * seat)
        for number, space in zip((8, 9, 6), BUILT[seat].split(), strict=True):
            put_building(state, seat, number, space)
    if begin == WITHOUT_DISCS:
        state.cleared = [DISC_COUNT[disc] for disc in DISCS] * players
        state.stations = [0b1001001001] * players
        for seat in range(0, players, 2):  # every second player has a dear disc left
            state.cleared[seat * DISC_KINDS + HAND] -= 1
            state.money[seat] = 9


def busy_choice(state: TrailState, seat: int, rng: Rng) -> Move:
    """A random move, seldom one that does nothing."""
    legal = GAME.legal(state, seat)
    active = [move for move in legal if not isinstance(move, Decline | Done)]
    return rng.choice(active if active and rng.below(6) else legal)

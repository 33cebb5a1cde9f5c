"""Matches by chance, position by position; a failure says how to reach its position.

Most are played with caution, so that they go deep; of every four one is not, so that what caution
avoids is seen too (`Table.chooser`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeAlias

from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE

Chooser: TypeAlias = Callable[[Game[State], State, int, Sequence[Move], Rng], Move]
RECKLESS: Final = 4  # one match in so many takes no care


def any_move(game: Game[State], state: State, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
    return rng.choice(moves)


def cautious_move(
    game: Game[State], state: State, seat: int, moves: Sequence[Move], rng: Rng
) -> Move:
    return game.cautious(state, seat, moves, rng)


class Table(NamedTuple):
    """What a match is played with."""

    players: int
    options: Mapping[str, Value]
    seed: int

    @property
    def chooser(self) -> Chooser:
        """How the match is played if nobody says otherwise."""
        return any_move if self.seed % RECKLESS == RECKLESS - 1 else cautious_move


class Position(NamedTuple):
    """A point of a match. `seats` may answer now: (CHANCE,) alone when dice or bag are asked."""

    game: Game[State]
    table: Table
    state: State
    seats: tuple[int, ...]
    history: Sequence[str]

    @property
    def rng(self) -> Rng:
        """For the checks' own choices; it never affects the match."""
        return Rng(self.table.seed, 1000 + len(self.history))

    @property
    def kind(self) -> str:
        return self.state.agenda[-1].kind


Check: TypeAlias = Callable[[Position], None]


def asked(game: Game[State], state: State) -> tuple[int, ...]:
    """Who may answer the top step, chance included."""
    return (CHANCE,) if state.agenda[-1].seat == CHANCE else game.deciders(state)


def walk(
    game: Game[State],
    table: Table,
    check: Check | None = None,
    choose: Chooser | None = None,
    limit: int = 5000,
) -> State:
    """Play a match to its end, checking every position on the way; returns the final state."""
    choose = choose or table.chooser
    state = game.new(table.players, table.options)
    history: list[str] = []
    with replay_note(game, table, lambda: history):
        chance, choice = Rng(table.seed, 1), Rng(table.seed, 2)
        while state.agenda:
            seats = asked(game, state)
            assert seats, f"nobody is asked: {state.agenda[-1]}"
            assert len(history) < limit, f"no end after {limit} moves"
            if check is not None:
                check(Position(game, table, state, seats, history))
            seat = choice.choice(seats)
            if seat == CHANCE:
                move = game.sample(state, chance)
            else:
                moves = game.legal(state, seat)
                assert moves, f"seat {seat} has no move at {state.agenda[-1]}"
                move = moves[0] if len(moves) == 1 else choose(game, state, seat, moves, choice)
            history.append(f"{seat} {move.text}")
            game.apply(state, move, seat)
    return state


def walk_on(game: Game[State], state: State, rng: Rng, limit: int = 5000) -> None:
    """Play random moves from here to the end."""
    for _ in range(limit):
        if not state.agenda:
            return
        seat = rng.choice(asked(game, state))
        move = game.sample(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))
        game.apply(state, move, seat)
    raise AssertionError(f"no end after {limit} moves")


@contextmanager
def replay_note(
    game: Game[State], table: Table, history: Callable[[], Sequence[str]]
) -> Iterator[None]:
    """Add a note to whatever is raised inside: how to replay the match up to there."""
    try:
        yield
    except Exception as error:
        moves = history()
        error.add_note(
            f"{game.id}, {table.players} players, seed {table.seed}, "
            f"options {dict(table.options)}; "
            f"{len(moves)} moves (seat text): {'; '.join(moves)}"
        )
        raise


class Sampling:
    """Chooses what to look at: the first positions of every kind of step, then every n-th."""

    def __init__(self, first: int, then: int) -> None:
        self.first = first
        self.then = then
        self.seen: dict[str, int] = {}

    def wants(self, kind: str) -> bool:
        seen = self.seen.get(kind, 0)
        self.seen[kind] = seen + 1
        return seen < self.first or seen % self.then == 0


def sampled(
    game: Game[State], tables: Iterable[Table], first: int, then: int, limit: int
) -> list[Position]:
    """Some positions of a match at each table, each with a state of its own."""
    sampling, found = Sampling(first, then), list[Position]()

    def keep(position: Position) -> None:
        if sampling.wants(position.kind):
            state, history = position.state.copy(), tuple(position.history)
            found.append(position._replace(state=state, history=history))

    for table in tables:
        walk(game, table, keep, limit=limit)
    return found

"""Matches as tests look at them: moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE

S = TypeVar("S", bound=State)


class Moment(NamedTuple, Generic[S]):
    """A position, who is to act in it, and the move that is made next."""

    state: S
    seat: int
    move: Move


def walk(
    game: Game[S],
    players: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    choose: Callable[[S, int, Sequence[Move], Rng], Move] | None = None,
) -> Iterator[Moment[S]]:
    """Every moment of a match; the state is the same object throughout."""
    state = game.new(players, complete(game.options, options or {}))
    return walk_on(game, state, Rng(seed, 90), choose)


def walk_on(
    game: Game[S],
    state: S,
    rng: Rng,
    choose: Callable[[S, int, Sequence[Move], Rng], Move] | None = None,
) -> Iterator[Moment[S]]:
    """The rest of a match, move by move; with caution, if nobody says otherwise."""
    choose = choose or game.cautious
    while state.agenda:
        if state.agenda[-1].seat == CHANCE:
            seat, move = CHANCE, game.sample(state, rng)
        else:
            seat = rng.choice(game.deciders(state))
            move = choose(state, seat, game.legal(state, seat), rng)
        yield Moment(state, seat, move)
        game.apply(state, move, seat)


def walks(game: Game[S], count: int = 6) -> Iterator[Iterator[Moment[S]]]:
    """Cautious matches of all player counts, the values of the options taking turns."""
    for seed in range(count):
        options = {
            option.name: option.values[(seed + index) % len(option.values)]
            for index, option in enumerate(game.options)
        }
        players = game.players[seed % len(game.players)]
        yield walk(game, players, seed, options if seed else None)


def last(moments: Iterable[Moment[S]]) -> S:
    """The state at the end of a walk."""
    *_, moment = moments
    assert not moment.state.agenda
    return moment.state

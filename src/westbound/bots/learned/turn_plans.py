"""Plans of a whole turn: after each move that promises most, the best ways to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from westbound.bots.learned.judge import Judge, after_each
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.runner import advance

LONGEST: Final = 24  # decisions of one turn; what is longer ends as it looks best

Ending = Callable[[Any, Rng], float]  # what a position behind the own turn is worth


class _Begun(NamedTuple):
    """A turn on its way."""

    first: int  # the number of the move it began with
    state: Any
    worth: float  # at sight


class TurnPlans:
    """Looks for the best turn that begins with each of some moves.

    After every decision the `beam` most promising turns are gone on with, and the best one of each
    first move. What chance brings is the same for all of them.
    """

    __slots__ = ("_beam", "_game", "_judge", "_seat", "_turn")

    def __init__(self, game: Game[Any], judge: Judge, seat: int, beam: int, turn: int) -> None:
        self._game, self._judge, self._seat = game, judge, seat
        self._beam, self._turn = beam, turn

    def best(
        self, world: Any, moves: Sequence[Move], numbers: Sequence[int], seed: int, ending: Ending
    ) -> dict[int, float]:
        """For each of these moves, what the best turn that begins with it is worth."""
        begun = [
            _Begun(n, state, 0.0)
            for n, state in zip(
                numbers,
                after_each(self._game, world, self._seat, [moves[n] for n in numbers]),
                strict=True,
            )
        ]
        found = dict.fromkeys(numbers, float("-inf"))
        for depth in range(LONGEST):
            going: list[_Begun] = []
            for turn in begun:
                mover, choices = advance(self._game, turn.state, Rng(seed, depth))
                if choices and mover == self._seat and self._game.turn_of(turn.state) <= self._turn:
                    going += self._gone_on(turn, choices)
                else:
                    value = ending(turn.state, Rng(seed, LONGEST))
                    found[turn.first] = max(found[turn.first], value)
            begun = self._kept(going)
        for turn in begun:
            found[turn.first] = max(found[turn.first], ending(turn.state, Rng(seed, LONGEST)))
        return found

    def _gone_on(self, turn: _Begun, choices: Sequence[Move]) -> list[_Begun]:
        game, seat = self._game, self._seat
        wanted = game.worth_a_look(turn.state, seat, choices)
        positions = after_each(game, turn.state, seat, wanted)
        worth = self._judge.worth(game, turn.state, seat, positions)
        return [_Begun(turn.first, *both) for both in zip(positions, worth, strict=True)]

    def _kept(self, going: list[_Begun]) -> list[_Begun]:
        """The most promising ones, and the best one of each first move."""
        going.sort(key=lambda turn: -turn.worth)
        kept = going[: self._beam]
        seen = {turn.first for turn in kept}
        for turn in going[self._beam :]:
            if turn.first not in seen:
                seen.add(turn.first)
                kept.append(turn)
        return kept

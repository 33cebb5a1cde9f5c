"""Plans of a whole turn: after each move that promises most, the best ways to go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from westbound.bots.learned.judge import Judge, after_each
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.runner import advance, to_choice

LONGEST: Final = 24  # decisions of one turn; what is longer ends as it looks best

Ending = Callable[[Any, Rng], float]  # what a position behind the own turn is worth


class TurnPlan(NamedTuple):
    """A turn: what it is worth, and the own moves up to where chance has a say."""

    worth: float
    line: tuple[Move, ...]


class _Begun(NamedTuple):
    """A turn on its way."""

    first: int  # the number of the move it began with
    state: Any
    worth: float  # at sight
    line: tuple[Move, ...]
    sure: bool  # nothing was left to chance so far


class TurnPlans:
    """Looks for the best turn that begins with each of some moves.

    After every decision the `beam` most promising turns are gone on with, and the best one of each
    first move. What chance brings is the same for all of them. A turn is worth what it looked like
    after its last decision: cards that are drawn when it is over are luck, not merit. `ending`
    says so where a plan looks further ahead.
    """

    __slots__ = ("_beam", "_game", "_judge", "_seat", "_turn")

    def __init__(self, game: Game[Any], judge: Judge, seat: int, beam: int, turn: int) -> None:
        self._game, self._judge, self._seat = game, judge, seat
        self._beam, self._turn = beam, turn

    def best(
        self,
        world: Any,
        moves: Sequence[Move],
        at_sight: Mapping[int, float],
        seed: int,
        ending: Ending | None = None,
    ) -> dict[int, TurnPlan]:
        """The best turn with each of these first moves: their numbers, and their worth at sight."""
        firsts = [moves[number] for number in at_sight]
        positions = after_each(self._game, world, self._seat, firsts)
        begun = [
            _Begun(number, state, at_sight[number], (move,), True)
            for number, move, state in zip(at_sight, firsts, positions, strict=True)
        ]
        found: dict[int, TurnPlan] = {}
        for depth in range(LONGEST):
            going: list[_Begun] = []
            for turn in begun:
                going += self._gone_on(turn, Rng(seed, depth)) or self._over(
                    turn, seed, ending, found
                )
            begun = self._kept(going)
        for turn in begun:
            self._over(turn, seed, ending, found)
        return found

    def _gone_on(self, turn: _Begun, rng: Rng) -> list[_Begun]:
        """The turn with each of its next moves; none if it is over."""
        game, seat, state = self._game, self._seat, turn.state
        mover, choices = to_choice(game, state)
        sure = turn.sure and bool(choices)
        if not choices:
            mover, choices = advance(game, state, rng)
        if not choices or mover != seat or game.turn_of(state) > self._turn:
            return []
        wanted = game.worth_a_look(state, seat, choices)
        positions = after_each(game, state, seat, wanted)
        worth = self._judge.worth(game, state, seat, positions)
        return [
            _Begun(turn.first, after, value, (*turn.line, move) if sure else turn.line, sure)
            for move, after, value in zip(wanted, positions, worth, strict=True)
        ]

    def _over(
        self, turn: _Begun, seed: int, ending: Ending | None, found: dict[int, TurnPlan]
    ) -> list[_Begun]:
        """Keep the turn if it is the best one with this first move; nothing goes on."""
        worth = turn.worth if ending is None else ending(turn.state, Rng(seed, LONGEST))
        if turn.first not in found or worth > found[turn.first].worth:
            found[turn.first] = TurnPlan(worth, turn.line)
        return []

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

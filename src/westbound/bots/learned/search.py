"""Looks further than one move: plays the most promising ones on, in the same imagined futures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from westbound.bots.bot import SeatView
from westbound.bots.learned.judge import Judge, after_each
from westbound.bots.learned.turn_plans import TurnPlan, TurnPlans
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.runner import advance

Clock = Callable[[Any], int]  # `turn_of` or `round_of` of the game


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """How hard to think: how many moves are played on, in how many futures, and how far.

    Not at all if `futures` is 0. Moves that are `window` points worse than the best one at first
    sight are not looked at any further. `rounds` says up to where: the end of the own turn (0),
    or so many rounds on. `quick`: what everybody does on the way there is chosen by the game's own
    rating alone, which is faster than by a net. `doubt`: points by which everybody errs there in
    all futures but the first. `sight`: how much the first look counts, in futures. `beam`: so many
    ways to go on with the own turn are kept in mind, and a turn that is over is judged before
    anything is dealt; 0: only the one that looks best, judged where the next turn begins.
    """

    width: int = 6
    futures: int = 0
    rounds: int = 0
    window: float = 8.0
    quick: bool = False
    doubt: float = 0.0
    sight: float = 0.0
    beam: int = 0


class Search:
    """Chooses a move for a seat; knows no game but what its judge knows."""

    __slots__ = ("_judge", "_noise", "_plan", "_way")

    def __init__(self, judge: Judge, plan: SearchPlan, noise: float = 0.0) -> None:
        self._judge, self._plan, self._noise = judge, plan, noise
        self._way = Judge(style=judge.style) if plan.quick else judge

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        return self.line(view, moves, rng)[0]

    def line(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> tuple[Move, ...]:
        """The move, and the next ones of the own turn as far as they are planned for certain."""
        game: Game[Any] = view.game
        state = view.sample_state(rng)
        wanted = game.worth_a_look(state, view.seat, moves)
        if len(wanted) == 1:
            return (wanted[0],)
        worth = self.first_look(game, state, view.seat, wanted)
        if self._noise:
            worth = _blurred(worth, self._noise, rng)
        order = sorted(range(len(wanted)), key=lambda number: -worth[number])
        limit = worth[order[0]] - self._plan.window
        best = {n: worth[n] for n in order[: self._plan.width] if worth[n] >= limit}
        if not self._plan.futures or len(best) == 1:
            return (wanted[order[0]],)
        worlds = [state] + [view.sample_state(rng) for _ in range(self._plan.futures - 1)]
        return self._play_on(game, worlds, view.seat, wanted, best, rng)

    def first_look(
        self, game: Game[Any], state: Any, seat: int, moves: Sequence[Move]
    ) -> list[float]:
        """What each move is worth at once."""
        return self._judge.worth(game, state, seat, after_each(game, state, seat, moves))

    def _play_on(
        self,
        game: Game[Any],
        worlds: Sequence[Any],
        seat: int,
        moves: Sequence[Move],
        at_sight: Mapping[int, float],
        rng: Rng,
    ) -> tuple[Move, ...]:
        """The best line: each of the moves with these numbers is played on in the same futures.

        After the first, second, fourth … future only the better half goes on, at least two.
        """
        left = list(at_sight)
        totals = {number: self._plan.sight * at_sight[number] for number in left}
        lines: dict[int, tuple[Move, ...]] = {}
        for count, world in enumerate(worlds, start=1):
            seed = rng.below(1 << 60)
            doubt = self._plan.doubt if count > 1 else 0.0
            known = {number: at_sight[number] for number in left}
            for number, turn in self._future(game, world, seat, moves, known, seed, doubt).items():
                totals[number] += turn.worth
                lines.setdefault(number, turn.line if len(worlds) == 1 else turn.line[:1])
            left.sort(key=lambda number: -totals[number])
            if count & (count - 1) == 0 and count < len(worlds):
                left = left[: max(2, (len(left) + 1) // 2)]
        return lines[left[0]]

    def _future(
        self,
        game: Game[Any],
        world: Any,
        seat: int,
        moves: Sequence[Move],
        at_sight: Mapping[int, float],
        seed: int,
        doubt: float,
    ) -> dict[int, TurnPlan]:
        """What each of the moves turns out to be worth in one future."""

        def ending(state: Any, rng: Rng) -> float:
            return self._outcome(game, state, seat, world, rng, doubt)

        if self._plan.beam:
            plans = TurnPlans(game, self._judge, seat, self._plan.beam, game.turn_of(world))
            further = ending if self._plan.rounds else None
            return plans.best(world, moves, at_sight, seed, further)
        firsts = [moves[number] for number in at_sight]
        positions = after_each(game, world, seat, firsts)
        return {
            number: TurnPlan(ending(state, Rng(seed)), (move,))
            for number, move, state in zip(at_sight, firsts, positions, strict=True)
        }

    def _outcome(
        self, game: Game[Any], state: Any, seat: int, begin: Any, rng: Rng, doubt: float
    ) -> float:
        """What the future is worth to the seat where the plan's horizon ends."""
        clock: Clock = game.round_of if self._plan.rounds else game.turn_of
        last = clock(begin) + self._plan.rounds
        while True:
            mover, moves = advance(game, state, rng)
            if not moves:
                return self._judge.at_end(game, state, seat)
            if clock(state) > last:
                return self._judge.worth_now(game, state, seat)
            game.apply(state, self._quick(game, state, mover, moves, rng, doubt), mover)

    def _quick(
        self,
        game: Game[Any],
        state: Any,
        seat: int,
        moves: Sequence[Move],
        rng: Rng,
        doubt: float,
    ) -> Move:
        """What anybody does in an imagined future: the best at first sight, or about the best."""
        wanted = game.worth_a_look(state, seat, moves)
        if len(wanted) == 1:
            return wanted[0]
        worth = self._way.worth(game, state, seat, after_each(game, state, seat, wanted))
        if doubt:
            worth = _blurred(worth, doubt, rng)
        return wanted[max(range(len(wanted)), key=worth.__getitem__)]


def _blurred(worth: Sequence[float], by: float, rng: Rng) -> list[float]:
    """The same with errors of so many points at most, small ones being likelier."""
    return [value + by * (rng.random() + rng.random() - 1) for value in worth]

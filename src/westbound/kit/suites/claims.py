"""Refusals never say something false: what a sentence claims is looked up in the position.

A claim is written in the tests of a game, without the code of the rule that refuses. Wherever
walks meet a refusal with this key, the claim must hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from westbound.engine.decisions import Rules
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.refusal import Param, Refusal
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import Step
from westbound.engine.texts import catalogue
from westbound.kit.steps import Simultaneous
from westbound.kit.suites.walks import Moment, walks

S = TypeVar("S", bound=State)
NOT_NOW: Final = "not_now"  # the case that `RuledGame` gives to a move that no open step asks for


class Refused(NamedTuple, Generic[S]):
    """A move that was tried and refused: where, by whom, and what the refusal says."""

    state: S
    seat: int
    move: Move
    params: Mapping[str, Param]

    @property
    def step(self) -> Step:
        """What the seat is asked."""
        return step_of(self.state, self.seat)

    def number(self, name: str) -> int:
        value = self.params[name]
        assert isinstance(value, int), f"{name} is {value!r}"
        return value

    def word(self, name: str) -> str:
        value = self.params[name]
        assert isinstance(value, str), f"{name} is {value!r}"
        return value


Claim: TypeAlias = Callable[[Refused[S]], bool]
Pool: TypeAlias = dict[type[Move], list[Move]]


class ClaimSuite(Generic[S]):
    """Name game and claims in a subclass whose name begins with Test; pytest does the rest."""

    game: Game[S]
    rules: ClassVar[Rules]
    claims: Mapping[str, Claim[S]]  # by the key of the sentence: "STM-122.face"
    # by the reason: keys of sentences that claim nothing about a position
    no_claim: ClassVar[Mapping[str, Collection[str]]] = {}
    # claims that neither walks nor built positions need to meet
    rare: ClassVar[Collection[str]] = frozenset()
    tries: ClassVar[int] = 12  # moves that are tried at a moment
    most: ClassVar[int] = 40  # a claim that held so often is not looked up again

    def walks(self) -> Iterable[Iterable[Moment[S]]]:
        return walks(self.game, 14)

    def built(self) -> Iterable[tuple[S, int, Move]]:
        """Positions with a seat and the move it tries, for refusals that walks seldom meet."""
        return ()

    def attempts(self, moment: Moment[S], pool: Pool, rng: Rng) -> Iterator[Move]:
        """Moves to try: most of them answer what is asked and meet the finer rules."""
        answers = self.rules.answers[type(step_of(moment.state, moment.seat))]
        kinds = [kind for kind in answers if kind in pool]
        for number in range(self.tries):
            kind = rng.choice(kinds if kinds and number % 4 else list(pool))
            yield rng.choice(pool[kind])

    def test_every_sentence_has_its_claim_or_a_reason_why_not(self) -> None:
        own = {key for key in self._sentences() if _case(key) != NOT_NOW or key in self.claims}
        excused = [key for keys in self.no_claim.values() for key in keys]
        assert len(set(excused)) == len(excused)
        assert self.claims.keys().isdisjoint(excused)
        assert own - self.claims.keys() - set(excused) == set(), "nobody checks what these say"
        assert (self.claims.keys() | set(excused)) - own == set(), "there are no such sentences"

    def _sentences(self) -> Iterator[str]:
        for key in catalogue(self.game.package, "en").tables["refusals"]:
            if key.startswith(self.game.rule_prefix):
                yield key

    def test_what_a_refusal_says_is_true(self) -> None:
        met = Counter[str]()
        for state, seat, move in self.built():
            assert self.check(state, seat, move, met), f"{move} at {state.agenda[-1]} is legal"
        pool = pool_of(self.game.all_moves())
        for number, moments in enumerate(self.walks()):
            rng = Rng(number, 7)
            for moment in moments:
                for move in self.attempts(moment, pool, rng):
                    self.check(moment.state, moment.seat, move, met)
                pool.setdefault(type(moment.move), []).append(moment.move)
        assert self.claims.keys() - met.keys() - set(self.rare) == set(), "never met"

    def check(self, state: S, seat: int, move: Move, met: Counter[str]) -> bool:
        """Whether the move is refused; what the refusal says must be true."""
        refusal = self.game.why_not(state, move, seat)
        if refusal is not None and met[refusal.key] < self.most:
            met[refusal.key] += 1
            self._compare(Refused(state, seat, move, refusal.params), refusal)
        return refusal is not None

    def _compare(self, refused: Refused[S], refusal: Refusal) -> None:
        if refusal.key in self.claims:
            holds = self.claims[refusal.key](refused)
            assert holds, f"not true: {refusal} for {refused.move} at {refused.step}"
        elif refusal.params.get("case") == NOT_NOW:
            assert refusal.rule == refused.step.rule, f"{refusal} at {refused.step}"


def pool_of(moves: Iterable[Move]) -> Pool:
    """Moves by their type; a walk adds those that it makes."""
    pool: Pool = {}
    for move in moves:
        pool.setdefault(type(move), []).append(move)
    return pool


def step_of(state: State, seat: int) -> Step:
    """What this seat is asked, also where several are asked at once."""
    step = state.agenda[-1]
    return step.of(seat) if isinstance(step, Simultaneous) and step.seat != seat else step


def _case(key: str) -> str:
    return key.partition(".")[2]

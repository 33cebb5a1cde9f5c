"""Pebbles: whoever has most of them in the end has won."""

from __future__ import annotations

from collections.abc import Mapping

from westbound.engine.decisions import Rules, answer, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.option import Value
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.kit.decisions import any_of, die
from westbound.kit.flat_state import FlatState
from westbound.kit.grid import Grid
from westbound.kit.messages import sentence
from westbound.kit.moves import Amount, Named, Pass
from westbound.kit.open_game import OpenGame
from westbound.kit.steps import Chance

POND = Grid(2, 2)
FACES = (1, 1, 3)


class Pond(FlatState):
    __slots__ = ("owner", "size", "turns")

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        super().__init__(players, options)
        self.owner = [-1] * len(POND)
        self.size = 0
        self.turns = 4


class Search(Chance):
    kind, rule = "search", "PB-001"


class Turn(Step):
    kind, rule = "turn", "PB-002"


class Size(Amount):
    kind = verb = "size"
    amounts = range(4)


class Put(Named):
    kind = verb = "put"
    group, names = "place", POND.names


def search(state: Pond, step: Search, move: Size) -> None:
    state.size = move.amount


def why_not_put(state: Pond, step: Turn, move: Put) -> Refusal | None:
    return None if state.owner[move.code] < 0 else Refusal("PB-003", place=POND.names[move.code])


def put(state: Pond, step: Turn, move: Put) -> None:
    state.owner[move.code] = step.seat
    end_turn(state, step, move)


def end_turn(state: Pond, step: Turn, move: Put | Pass) -> None:
    state.turns -= 1
    begin_turn(state)


def begin_turn(state: Pond) -> None:
    if state.turns:
        state.agenda += [Turn(state.turns % state.players), Search()]


class Module:
    """What a rule module offers."""

    CHANCES = (die(Search, Size, FACES, search),)
    DECISIONS = (
        any_of(
            Turn, answer(Turn, Put, why_not_put, put), answer(Turn, Pass, no_rule_forbids, end_turn)
        ),
    )


class Pebbles(OpenGame[Pond]):
    id, title, rule_prefix = "pebbles", "Pebbles", "PB"
    players = range(2, 4)
    rules, state, grid = Rules((Module,)), Pond, POND

    def begin(self, state: Pond) -> None:
        begin_turn(state)

    def points(self, state: Pond, seat: int) -> dict[str, int]:
        return {"pebbles": state.owner.count(seat)}

    def at(self, state: Pond, place: int) -> Sentence:
        owner = state.owner[place]
        return sentence("empty") if owner < 0 else sentence("taken", owner=owner)


PEBBLES = Pebbles()

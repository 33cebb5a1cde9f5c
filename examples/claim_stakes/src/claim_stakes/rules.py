"""The rules of Claim Stakes in the order of the rulebook, and what they speak of."""

from collections.abc import Mapping

from westbound.engine.decisions import answer
from westbound.engine.option import Value
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.kit.decisions import any_of, die
from westbound.kit.flat_state import FlatState
from westbound.kit.grid import Grid
from westbound.kit.moves import Amount, Named
from westbound.kit.open_game import NOBODY
from westbound.kit.steps import Chance

GULCH = Grid(5, 5)  # CS-001
STAKES = 24  # CS-002: one fewer than claims, so that one is always free
DIE = (0, 1, 1, 2, 2, 4)  # CS-003


class Gulch(FlatState):
    """The position: who owns each claim, what lies there, and the find of the player in turn."""

    __slots__ = ("find", "gold", "left", "owner")

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        super().__init__(players, options)
        self.owner = [NOBODY] * len(GULCH)
        self.gold = [0] * len(GULCH)
        self.find = 0
        self.left = STAKES  # in all players' hands


def owned_by(state: Gulch, seat: int) -> list[int]:
    return [claim for claim in GULCH if state.owner[claim] == seat]


def owners_beside(state: Gulch, claim: int) -> list[int]:
    return [state.owner[near] for near in GULCH.neighbours[claim]]


class Prospect(Chance):
    kind, rule = "prospect", "CS-003"


class Turn(Step):
    kind, rule = "turn", "CS-004"


class Find(Amount):
    kind = verb = "find"
    amounts = range(max(DIE) + 1)


class Stake(Named):
    kind = verb = "stake"
    group, names = "claim", GULCH.names


class Jump(Named):
    kind = verb = "jump"
    group, names = "claim", GULCH.names


# CS-002: players take turns, each driving in one stake, until there are none left.
def begin_turn(state: Gulch) -> None:
    if state.left:
        state.agenda += [Turn((STAKES - state.left) % state.players), Prospect()]


# CS-003: the die says what is found.
def find(state: Gulch, step: Prospect, move: Find) -> None:
    state.find = move.amount


# CS-005: a free claim is staked, and what was found lies there.
def why_not_stake(state: Gulch, step: Turn, move: Stake) -> Refusal | None:
    return None if state.owner[move.code] == NOBODY else Refusal("CS-005")


def stake(state: Gulch, step: Turn, move: Stake) -> None:
    state.gold[move.code] = state.find
    drive_in(state, step, move)


# CS-006: somebody else's claim is jumped by whoever has more claims beside it than its owner.
def why_not_jump(state: Gulch, step: Turn, move: Jump) -> Refusal | None:
    owner, beside = state.owner[move.code], owners_beside(state, move.code)
    if owner in (NOBODY, step.seat) or beside.count(step.seat) <= beside.count(owner):
        return Refusal("CS-006")
    return None


def drive_in(state: Gulch, step: Turn, move: Stake | Jump) -> None:
    """All there is to a jump: the gold stays where it is."""
    state.owner[move.code] = step.seat
    state.left -= 1
    begin_turn(state)


# CS-007, CS-008: a player's gold counts, and each claim of their largest vein.
def points(state: Gulch, seat: int) -> dict[str, int]:
    own = owned_by(state, seat)
    vein = max(map(len, GULCH.groups(own)), default=0)
    return {"gold": sum(state.gold[claim] for claim in own), "vein": vein}


CHANCES = (die(Prospect, Find, DIE, find),)
STAKE_OR_JUMP = (
    answer(Turn, Stake, why_not_stake, stake),
    answer(Turn, Jump, why_not_jump, drive_in),
)
DECISIONS = (any_of(Turn, *STAKE_OR_JUMP),)

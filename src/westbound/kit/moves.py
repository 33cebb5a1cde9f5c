"""Forms of moves that many games need; a game's own kinds are subclasses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import ClassVar, Final, ParamSpec, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from westbound.engine.move import Move
from westbound.engine.refusal import Param

P = ParamSpec("P")
M = TypeVar("M", bound=Move)


def interned(make: Callable[P, M], limit: int = 1 << 13) -> Callable[P, M]:
    """The move with these arguments, always the same object, so that lists of moves are cheap.

    Moves with few forms have tables instead (`Named.all`, `Amount.up_to`). Either is a constant at
    the end of the module that defines the moves: `BID[3]`, `BUILD("8,1")`.
    """
    return cast("Callable[P, M]", lru_cache(limit)(make))


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Move):
    """A move that names a whole number: `verb 3`, clicked as `do:kind`, `amount:3`."""

    __slots__ = ("amount",)
    fields = ("amount",)
    verb: ClassVar[str] = ""  # its kind is its verb unless one is named here
    amounts: ClassVar[Sequence[int]]  # those that `every` lists

    def __init__(self, amount: int) -> None:
        super().__init__(f"{self.verb or self.kind} {amount}")
        self.amount: Final = amount

    @classmethod
    def up_to(cls, limit: int) -> tuple[Self, ...]:
        """The table of these moves, from 0 to this amount."""
        return tuple(cls(amount) for amount in range(limit + 1))

    def picks(self) -> tuple[str, ...]:
        return (f"do:{self.kind}", f"amount:{self.amount}")

    def params(self) -> dict[str, Param]:
        return {"amount": self.amount}


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Move):
    """A move that names one thing by its number: `verb name`, clicked as `group:name`."""

    __slots__ = ("code",)
    fields = ("code",)
    verb: ClassVar[str] = ""  # as above
    group: ClassVar[str]
    names: ClassVar[tuple[str, ...]]

    def __init__(self, code: int) -> None:
        super().__init__(f"{self.verb or self.kind} {self.names[code]}")
        self.code: Final = code

    @classmethod
    def all(cls) -> tuple[Self, ...]:
        """The table of these moves, one for each name."""
        return tuple(cls(code) for code in range(len(cls.names)))

    def picks(self) -> tuple[str, ...]:
        return (f"{self.group}:{self.names[self.code]}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {self.group: self.names[self.code]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Move):
    """A move that names things by their numbers: `verb name name`; its sentences list the group."""

    __slots__ = ("codes",)
    fields = ("codes",)
    verb: ClassVar[str] = ""  # as above
    group: ClassVar[str]
    names: ClassVar[tuple[str, ...]]

    def __init__(self, codes: tuple[int, ...]) -> None:
        super().__init__(" ".join([self.verb or self.kind, *[self.names[code] for code in codes]]))
        self.codes: Final = codes

    def params(self) -> dict[str, Param]:
        return {self.group: tuple(self.names[code] for code in self.codes)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Move):
    """A move that is one word and names nothing; its kind is its text unless `verb` differs."""

    __slots__ = ()
    fields = ()
    verb: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__(self.verb or self.kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Word):
    __slots__ = ()
    kind = "pass"


@mypyc_attr(allow_interpreted_subclasses=True)
class Done(Word):
    """Stop repeating."""

    __slots__ = ()
    kind = "done"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decline(Word):
    """Decline what is offered."""

    __slots__ = ()
    kind = "decline"


def every(kind: type[M]) -> tuple[M, ...]:
    """Every move of a kind with few forms, by its number: `STAKE = every(Stake)`, `STAKE[3]`."""
    if issubclass(kind, Word):
        return (kind(),)
    if issubclass(kind, Named):
        return tuple(kind(code) for code in range(len(kind.names)))
    assert issubclass(kind, Amount), f"{kind.__name__} does not say which moves there are"
    return tuple(kind(amount) for amount in kind.amounts)


PASS: Final = Pass()
DONE: Final = Done()
DECLINE: Final = Decline()

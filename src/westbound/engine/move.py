"""Moves: small immutable values. What happens in a game is a move, a die roll too."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from westbound.engine.refusal import Param


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing that happens. Its canonical text says all there is to say about it.

    A subclass sets `kind` (the key of its sentences), its own slots and `fields`, by which it is
    pickled; the text is made once.
    """

    __slots__ = ("text",)
    fields: ClassVar[tuple[str, ...]] = ("text",)  # what `__init__` wants, in its order
    kind: ClassVar[str]

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def picks(self) -> tuple[str, ...]:
        """The targets a person clicks on the way to this move."""
        return (f"do:{self.text}",)

    def params(self) -> dict[str, Param]:
        """What the sentences about this move may mention."""
        return {}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and self.text == str(other)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type[Move], tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in self.fields)

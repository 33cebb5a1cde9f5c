"""Why a move is not possible: the rule's id and the numbers of this case, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Param: TypeAlias = "int | str | bool | Phrase | tuple[int | str | Phrase, ...]"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A term with parameters of its own, for word orders that differ between languages."""

    term: str
    params: Mapping[str, Param]


class Refusal:
    """A rule that forbids a move. `rule` is also the key of its sentence and of its paragraph.

    Where one rule needs more than one sentence, the parameter `case` tells them apart.
    """

    __slots__ = ("params", "rule")

    def __init__(self, rule: str, **params: Param) -> None:
        self.rule = rule
        self.params: Mapping[str, Param] = params

    @property
    def key(self) -> str:
        """The catalogue key of the sentence: the rule's id, then a dot and the case."""
        case = self.params.get("case")
        return f"{self.rule}.{case}" if case else self.rule

    def with_params(self, **params: Param) -> Refusal:
        """The same refusal with more parameters."""
        return type(self)(self.rule, **self.params, **params)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal) and self.rule == other.rule and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash((self.rule, tuple(sorted(self.params))))

    def __reduce__(self) -> tuple[object, ...]:
        return _with_params, (type(self), self.rule, dict(self.params))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"Refusal({self.rule!r}{inside})"


def _with_params(kind: type[Refusal], rule: str, params: dict[str, Param]) -> Refusal:
    return kind(rule, **params)

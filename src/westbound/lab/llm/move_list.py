"""The legal moves in words: each with its number, its canonical text, what it costs and brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westbound.engine.game import Game, Sentence
from westbound.engine.move import Move
from westbound.engine.state import State
from westbound.engine.texts import Catalogue
from westbound.kit.texts import capitalize

FEW: Final = 12  # so many are listed one by one; more are grouped by what they cost and bring


class MoveList:
    """The moves of a seat as they are numbered, and the lines that tell them."""

    def __init__(
        self,
        game: Game[State],
        state: State,
        seat: int,
        moves: Sequence[Move],
        texts: Catalogue,
        names: Sequence[str],
    ) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._texts, self._names = texts, names
        self.moves: list[Move] = []  # number 1 comes first
        self.lines: Final = [*(self._flat(moves) if len(moves) <= FEW else self._grouped(moves))]

    def _flat(self, moves: Sequence[Move]) -> Iterator[str]:
        for move in moves:
            yield self._line(move, self._effect(move))

    def _grouped(self, moves: Sequence[Move]) -> Iterator[str]:
        """By kind, and within a kind by effect: what several have in common is told once."""
        kinds: dict[str, dict[str, list[Move]]] = {}
        for move in moves:
            kinds.setdefault(move.kind, {}).setdefault(self._effect(move), []).append(move)
        for kind, by_effect in kinds.items():
            yield f"### {self._texts.say('groups', kind, {})}"
            for effect, alike in by_effect.items():
                if effect and len(alike) > 1:
                    yield f"- {effect}"
                    yield from (f"  {self._line(move, '', named=True)}" for move in alike)
                else:
                    yield from (self._line(move, effect) for move in alike)

    def _line(self, move: Move, effect: str, *, named: bool = False) -> str:
        """One move; `named`: its effect is told above, its name is enough."""
        self.moves.append(move)
        told = self._name(move) if named or effect else self._sentence(move)
        told = f"{told.rstrip('.')}. {effect}" if effect else told
        return f"{len(self.moves)}. {move.text}: {told}"

    def _effect(self, move: Move) -> str:
        """What the move costs and brings; empty if the game has nothing to add to its name."""
        effect = self._game.preview(self._state, move, self._seat)
        return "" if effect is None else self._say("effects", effect)

    def _sentence(self, move: Move) -> str:
        """What the log would say of it; of a secret move that tells nothing, so its name."""
        if self._game.secret_to(self._state, move, self._seat) is not None:
            return self._name(move)
        return self._say("log", self._game.log_sentence(self._state, move, self._seat))

    def _name(self, move: Move) -> str:
        told = self._game.log_sentence(self._state, move, self._seat)
        params = {**told.params, **move.params()}
        return capitalize(self._texts.say("moves", move.kind, params, self._names))

    def _say(self, table: str, sentence: Sentence) -> str:
        return self._texts.sentence(table, sentence, self._names)

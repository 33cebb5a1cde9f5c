"""Moves from a built position, as rule tests make them: both doors are asked each time."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from westbound.engine.game import Game
from westbound.engine.refusal import Refusal
from westbound.engine.state import State
from westbound.engine.step import CHANCE

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """Positions of one game. A seat that is not given is the one that decides."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game

    def asked(self, state: S) -> tuple[str, int]:
        """What is open and who decides: ("build", 2); chance is seat -1; ("", -1) at the end."""
        if not state.agenda:
            return ("", CHANCE)
        return (state.agenda[-1].kind, state.agenda[-1].seat)

    def texts(self, state: S, seat: int | None = None) -> list[str]:
        """The legal moves of the seat; chance lists none."""
        who = state.agenda[-1].seat if seat is None else seat
        if who not in self.game.deciders(state):
            return []
        return [move.text for move in self.game.legal(state, who)]

    def refusal(self, state: S, text: str, seat: int | None = None) -> Refusal | None:
        """Why the move is refused to the seat, or None; the list of legal moves says the same."""
        who = state.agenda[-1].seat if seat is None else seat
        move = self.game.parse(text)
        found = self.game.why_not(state, move, who)
        if who != CHANCE:
            listed = move.text in self.texts(state, who)
            assert listed == (found is None), f"{text!r}: list and {found} differ"
        return found

    def refused(self, state: S, text: str, seat: int | None = None) -> str | None:
        """The id of the rule that refuses the move, or None."""
        found = self.refusal(state, text, seat)
        return None if found is None else found.rule

    def play(self, state: S, *moves: str) -> S:
        """Make these moves, each by the seat that decides then, chance too: "roll 5 3"."""
        for text in moves:
            self.play_as(state, state.agenda[-1].seat, text)
        return state

    def play_as(self, state: S, seat: int, text: str) -> None:
        """The seat makes this move: it is listed (chance has no list), and no rule refuses it."""
        found = self.refusal(state, text, seat)
        assert found is None, f"{text!r} at {state.agenda[-1]} is refused by {found}"
        self.game.apply(state, self.game.parse(text), seat)

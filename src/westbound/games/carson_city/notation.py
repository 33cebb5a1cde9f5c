"""From text to move and back. The text is what logs, saves, tests and bots use."""

from __future__ import annotations

from typing import Final

from westbound.engine.errors import BadInput
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city import moves as m
from westbound.games.carson_city.characters import CHARACTERS
from westbound.games.carson_city.moves import ChooseCharacter

CHOOSE: Final = {c.name: ChooseCharacter(c.name) for c in CHARACTERS.values()}

_FIXED: Final[tuple[Move, ...]] = (
    *m.CLAIM, *m.BUY_PARCEL, *m.DECLINE_AT, *m.BUILD, *m.ADD_HOUSE, *m.MAKE_TERRACE, *m.ASK,
    *m.DUEL, *m.STEAL, *m.CENTRE, *m.MOUNTAIN_AT, *m.PLACE, *m.PLACE_WHITE, *m.ROAD,
    *m.DRAW.values(), *m.USE_KEPT.values(), *m.DOUBLE.values(), *m.RECRUIT, *m.ROLL_2,
    *CHOOSE.values(),
    m.PASS, m.DONE, m.DECLINE, m.BUY, m.TAKE_TOKEN, m.KEEP, m.AGREE, m.REFUSE, m.TAKE_MONEY,
    m.WAIT,
)  # fmt: skip
_BY_TEXT: Final = {move.text: move for move in _FIXED}
_LONGEST = 60


def universe() -> tuple[Move, ...]:
    """Every move of the grammar, amounts up to 40."""
    return (*_FIXED, *m.BUY_VP[:41], *m.SPEND[:41])


def parse(text: str) -> Move:
    """The move with this text; spaces around and between words do not matter."""
    words = text.split()
    clean = " ".join(words)
    move = _BY_TEXT.get(clean) or _with_numbers(words)
    if move is None:
        shown = clean if len(clean) <= _LONGEST else clean[:_LONGEST] + "…"
        raise BadInput(Refusal("WB-017", move=shown, game="Carson City", example="place C4"))
    return move


def _with_numbers(words: list[str]) -> Move | None:
    numbers = [w for w in words if w.isascii() and w.isdigit() and len(w) <= 6]
    verb = " ".join(words[: len(words) - len(numbers)])
    values = tuple(int(n) for n in numbers)
    if [str(v) for v in values] != numbers or words[len(words) - len(numbers) :] != numbers:
        return None
    if verb == "buy vp" and len(values) == 1:
        return m.buy_vp(values[0])
    if verb == "spend" and len(values) == 1:
        return m.spend(values[0])
    if verb == "roll" and 1 <= len(values) <= 6 and all(1 <= v <= 6 for v in values):
        return m.roll(values)
    if verb == "order" and sorted(values) == list(range(1, len(values) + 1)) and values:
        return m.TurnOrder(tuple(v - 1 for v in values))
    return None

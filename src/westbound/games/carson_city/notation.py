"""From text to move and back. The text is what logs, saves, tests and bots use."""

from __future__ import annotations

from typing import Final

from westbound.engine.errors import BadInput
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city import moves as m
from westbound.games.carson_city import variant_moves as v
from westbound.games.carson_city.characters import CHOOSE
from westbound.games.carson_city.characters.sets import parse_set, set_text
from westbound.games.carson_city.variants import TILE_VALUES

_FIXED: Final[tuple[Move, ...]] = (
    *m.CLAIM, *m.BUY_PARCEL, *m.DECLINE_AT, *m.BUILD, *m.ADD_HOUSE, *m.MAKE_TERRACE, *m.ASK,
    *m.DUEL, *m.STEAL, *m.CENTRE, *m.MOUNTAIN_AT, *m.PLACE, *m.PLACE_WHITE, *m.ROAD,
    *m.DRAW.values(), *m.USE_KEPT.values(), *m.DOUBLE.values(), *m.RECRUIT, *m.ROLL_2,
    *CHOOSE.values(),
    m.PASS, m.DONE, m.DECLINE, m.BUY, m.TAKE_TOKEN, m.KEEP, m.AGREE, m.REFUSE, m.TAKE_MONEY,
    m.WAIT,
    *v.TAKE_FROM_ROW, *v.OFFER, *v.INDIAN, *v.DOUBLE_RANCH, *v.TRIPLE_MINE, *v.OUTLAW_AT,
    *v.MOVE_OUTLAW, *v.OUTLAW_TO, *v.ARM[1:], *v.RETURN_COWBOYS, *v.DYNAMITE, *v.QUIET, *v.LIFT,
    *v.HORSE, *v.ITEM, *v.PLAY_1, *v.PLAY_2.values(),
    v.TAKE_FROM_BAG, v.TAKE_POINTS, v.TAX_WEAPONS, v.TAX_MONEY, v.PAY_FEE, v.LOSE_POINT, v.REROLL,
    v.STAND, v.SING, v.STAY, v.LOCK, v.RECALL, v.SEAL,
)  # fmt: skip
_BY_TEXT: Final = {move.text: move for move in _FIXED}
_LONGEST = 60
_MAX_PLAYERS = 6


def all_moves() -> tuple[Move, ...]:
    """Every move of the grammar, amounts up to 40."""
    return (*_FIXED, *m.BUY_VP[:41], *m.SPEND[:41], *v.BID[:41])


def parse(text: str) -> Move:
    """The move with this text; spaces around and between words do not matter."""
    words = text.split()
    clean = " ".join(words)
    move = _BY_TEXT.get(clean) or _with_numbers(words) or _with_words(words)
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
    if verb == "bid" and len(values) == 1:
        return v.bid(values[0])
    if verb == "deal" and is_hand(values):
        return v.DealTiles(values)
    if verb == "roll" and 1 <= len(values) <= 12 and all(1 <= v <= 6 for v in values):
        return m.roll(values)
    if verb == "order" and sorted(values) == list(range(1, len(values) + 1)) and values:
        return m.TurnOrder(tuple(v - 1 for v in values))
    return None


def is_hand(tiles: tuple[int, ...]) -> bool:
    """Sorted duel tiles: a hand is written in one way only."""
    return (
        1 <= len(tiles) <= TILE_VALUES and list(tiles) == sorted(tiles) and tiles[-1] < TILE_VALUES
    )


def _with_words(words: list[str]) -> Move | None:
    """Sets of cards, and sealed answers that are shown."""
    if len(words) == 2 and words[0] == "cards":
        sides = parse_set(words[1])
        return v.LayOutCards(words[1]) if sides and set_text(sides) == words[1] else None
    if words and words[0] == "reveal":
        parts = [_numbers(word) for word in words[1:]]
        shown = tuple(part for part in parts if part is not None)
        return v.Reveal(shown) if len(shown) == len(parts) <= _MAX_PLAYERS else None
    return None


def _numbers(word: str) -> tuple[int, ...] | None:
    """The numbers of "3+5"; "none" is no number at all."""
    if word == "none":
        return ()
    values = tuple(
        int(w) if w.isascii() and w.isdigit() and len(w) < 3 else -1 for w in word.split("+")
    )
    return values if "+".join(map(str, values)) == word and -1 not in values else None

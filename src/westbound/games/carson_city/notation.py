"""From text to move and back. The text is what logs, saves, tests and bots use."""

from __future__ import annotations

from typing import Final

from westbound.engine.errors import BadInput
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import (
    ADD_HOUSE,
    AGREE,
    ASK,
    BUILD,
    BUY,
    BUY_PARCEL,
    BUY_VP,
    CENTRE,
    CLAIM,
    DECLINE,
    DECLINE_AT,
    DONE,
    DRAW,
    DUEL,
    KEEP,
    MAKE_TERRACE,
    MOUNTAIN_AT,
    PASS,
    PLACE,
    REFUSE,
    ROAD,
    ROLL_2,
    SPEND,
    STEAL,
    TAKE_TOKEN,
    USE_KEPT,
    Reveal,
    TurnOrder,
    buy_vp,
    roll,
    spend,
)
from westbound.games.carson_city.characters.auctioneer import BID, OFFER, bid
from westbound.games.carson_city.characters.captain import ARM, RECRUIT
from westbound.games.carson_city.characters.dynamite import DYNAMITE, TRIPLE_MINE
from westbound.games.carson_city.characters.equip import QUIET
from westbound.games.carson_city.characters.governor import TAX_MONEY, TAX_WEAPONS
from westbound.games.carson_city.characters.grocer import DOUBLE, WAIT
from westbound.games.carson_city.characters.gunsmith import REROLL, STAND
from westbound.games.carson_city.characters.heroes import RETURN_COWBOYS
from westbound.games.carson_city.characters.indian import INDIAN
from westbound.games.carson_city.characters.money_or_points import TAKE_MONEY, TAKE_POINTS
from westbound.games.carson_city.characters.names import CHOOSE
from westbound.games.carson_city.characters.random_set import LayOutCards
from westbound.games.carson_city.characters.sets import parse_set, set_text
from westbound.games.carson_city.characters.singer import SING
from westbound.games.carson_city.characters.take_tiles import TAKE_FROM_BAG, TAKE_FROM_ROW
from westbound.games.carson_city.characters.undertaker import LOSE_POINT, PAY_FEE
from westbound.games.carson_city.characters.white_cowboy import PLACE_WHITE
from westbound.games.carson_city.variants.duel_tiles.components import TILE_VALUES
from westbound.games.carson_city.variants.duel_tiles.moves import PLAY_1, PLAY_2, DealTiles
from westbound.games.carson_city.variants.horses.moves import DOUBLE_RANCH, HORSE, RECALL
from westbound.games.carson_city.variants.kit_carson.moves import LIFT, LOCK, STAY
from westbound.games.carson_city.variants.new_beginning.moves import ITEM, SEAL
from westbound.games.carson_city.variants.outlaws.moves import MOVE_OUTLAW, OUTLAW_AT, OUTLAW_TO

_FIXED: Final[tuple[Move, ...]] = (
    *CLAIM, *BUY_PARCEL, *DECLINE_AT, *BUILD, *ADD_HOUSE, *MAKE_TERRACE, *ASK,
    *DUEL, *STEAL, *CENTRE, *MOUNTAIN_AT, *PLACE, *PLACE_WHITE, *ROAD,
    *DRAW.values(), *USE_KEPT.values(), *DOUBLE.values(), *RECRUIT, *ROLL_2,
    *CHOOSE.values(),
    PASS, DONE, DECLINE, BUY, TAKE_TOKEN, KEEP, AGREE, REFUSE, TAKE_MONEY,
    WAIT,
    *TAKE_FROM_ROW, *OFFER, *INDIAN, *DOUBLE_RANCH, *TRIPLE_MINE, *OUTLAW_AT,
    *MOVE_OUTLAW, *OUTLAW_TO, *ARM[1:], *RETURN_COWBOYS, *DYNAMITE, *QUIET, *LIFT,
    *HORSE, *ITEM, *PLAY_1, *PLAY_2.values(),
    TAKE_FROM_BAG, TAKE_POINTS, TAX_WEAPONS, TAX_MONEY, PAY_FEE, LOSE_POINT, REROLL,
    STAND, SING, STAY, LOCK, RECALL, SEAL,
)  # fmt: skip
_BY_TEXT: Final = {move.text: move for move in _FIXED}
_LONGEST = 60
_MAX_PLAYERS = 6


def all_moves() -> tuple[Move, ...]:
    """Every move of the grammar, amounts up to 40."""
    return (*_FIXED, *BUY_VP[:41], *SPEND[:41], *BID[:41])


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
        return buy_vp(values[0])
    if verb == "spend" and len(values) == 1:
        return spend(values[0])
    if verb == "bid" and len(values) == 1:
        return bid(values[0])
    if verb == "deal" and is_hand(values):
        return DealTiles(values)
    if verb == "roll" and 1 <= len(values) <= 12 and all(1 <= v <= 6 for v in values):
        return roll(values)
    if verb == "order" and sorted(values) == list(range(1, len(values) + 1)) and values:
        return TurnOrder(tuple(v - 1 for v in values))
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
        return LayOutCards(words[1]) if sides and set_text(sides) == words[1] else None
    if words and words[0] == "reveal":
        parts = [_numbers(word) for word in words[1:]]
        shown = tuple(part for part in parts if part is not None)
        return Reveal(shown) if len(shown) == len(parts) <= _MAX_PLAYERS else None
    return None


def _numbers(word: str) -> tuple[int, ...] | None:
    """The numbers of "3+5"; "none" is no number at all."""
    if word == "none":
        return ()
    values = tuple(
        int(w) if w.isascii() and w.isdigit() and len(w) < 3 else -1 for w in word.split("+")
    )
    return values if "+".join(map(str, values)) == word and -1 not in values else None

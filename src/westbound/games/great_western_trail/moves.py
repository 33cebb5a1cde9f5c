"""The moves of the players, one class per kind; those of chance are in `chance_moves.py`."""

from __future__ import annotations

from typing import Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param, Phrase
from westbound.engine.texts import Money
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.components import (
    BREED,
    CARD_NAMES,
    CARDS_DATA,
    CATTLE,
    CERTIFICATES,
    DISC_NAMES,
    JOB_ROWS,
    OBJECTIVE_DECK,
    PRIVATE_EACH,
    TILE_NAMES,
    VALUE,
    WORKERS,
)
from westbound.games.great_western_trail.railroad import CITY_NAMES, POSITION_NAMES, STATION_NAMES
from westbound.games.great_western_trail.trail import (
    ALL_HAZARD_SPACES,
    BUILDING_SPACES,
    NEUTRAL_SPACES,
    SPACE_NAMES,
    TEEPEE_SPACES,
)
from westbound.kit.moves import Amount, Named, Word, interned

# --- the trail


class AtSpace(Named):
    """A move that names a space of the trail."""

    __slots__ = ()
    group = "space"
    names = SPACE_NAMES


class BeginAt(AtSpace):
    """First turn: begin at this neutral building."""

    __slots__ = ()
    kind = "begin_at"
    verb = "begin"


class MoveTo(Move):
    """Move along these locations and stop at the last (GWT-042, GWT-047)."""

    __slots__ = ("route",)
    fields = ("route",)
    kind = "move"

    def __init__(self, route: tuple[int, ...]) -> None:
        super().__init__("move " + " ".join([SPACE_NAMES[space] for space in route]))
        self.route: Final = route

    def picks(self) -> tuple[str, ...]:
        passed = "+".join(SPACE_NAMES[space] for space in self.route[:-1])
        return (f"space:{SPACE_NAMES[self.route[-1]]}", f"via:{passed or 'direct'}")

    def params(self) -> dict[str, Param]:
        return {
            "space": SPACE_NAMES[self.route[-1]],
            "steps": len(self.route),
            "route": tuple(SPACE_NAMES[space] for space in self.route),
        }


class Copy(AtSpace):
    """8b: copy the building on this space."""

    __slots__ = ()
    kind = "copy"


class Remove(AtSpace):
    """Take the hazard from this space."""

    __slots__ = ()
    kind = "remove_hazard"
    verb = "remove"


class TradeFor(AtSpace):
    """Take the teepee from this space."""

    __slots__ = ()
    kind = "trade"


class BuildOn(Move):
    """Put a private building (0 to 9) on a space."""

    __slots__ = ("number", "space")
    fields = ("number", "space")
    kind = "build"

    def __init__(self, number: int, space: int) -> None:
        super().__init__(f"build {number + 1} {SPACE_NAMES[space]}")
        self.number: Final = number
        self.space: Final = space

    def picks(self) -> tuple[str, ...]:
        return (f"building:{self.number + 1}", f"space:{SPACE_NAMES[self.space]}", "do:build")

    def params(self) -> dict[str, Param]:
        return {"number": self.number + 1, "space": SPACE_NAMES[self.space]}


# --- actions


class Use(Move):
    """Do a printed action; `cards` are what it discards."""

    __slots__ = ("action", "cards")
    fields = ("action", "cards")
    kind = "use"

    def __init__(self, action: int, cards: tuple[int, ...] = ()) -> None:
        names = "".join([" " + CARD_NAMES[card] for card in cards])
        super().__init__(f"use {ACTION_NAMES[action]}{names}")
        self.action: Final = action
        self.cards: Final = cards

    def picks(self) -> tuple[str, ...]:
        first = (f"action:{ACTION_NAMES[self.action]}",)
        if not self.cards:
            return (*first, "do:use")
        return (*first, "card:" + "+".join(CARD_NAMES[card] for card in self.cards))

    def params(self) -> dict[str, Param]:
        action, cards = ACTION_NAMES[self.action], tuple(CARD_NAMES[c] for c in self.cards)
        what = Phrase("discarding", {"action": action, "cards": cards}) if cards else action
        return {"action": action, "cards": cards, "what": what}


class HireWorker(Move):
    __slots__ = ("row", "worker")
    fields = ("row", "worker")
    kind = "hire"

    def __init__(self, row: int, worker: int) -> None:
        super().__init__(f"hire {WORKERS[worker]} {row + 1}")
        self.row: Final = row
        self.worker: Final = worker

    def picks(self) -> tuple[str, ...]:
        return (f"job:{self.row + 1}-{WORKERS[self.worker]}", "do:hire")

    def params(self) -> dict[str, Param]:
        return {"worker": WORKERS[self.worker], "row": self.row + 1}


class EngineTo(Named):
    """Move the engine to this position."""

    __slots__ = ()
    kind = "engine"
    group = "track"
    names = POSITION_NAMES


class AtStation(Named):
    """A move that names a station."""

    __slots__ = ()
    group = "station"
    names = STATION_NAMES


class Upgrade(AtStation):
    """Upgrade this station."""

    __slots__ = ()
    kind = "upgrade"


class ClearDisc(Named):
    """Take the disc from this space of the player board."""

    __slots__ = ()
    kind = "disc"
    group = "disc"
    names = DISC_NAMES


class DiscFromStation(AtStation):
    """Take your own disc back from this station (GWT-270)."""

    __slots__ = ()
    kind = "disc_from"
    verb = "disc from"


class GiveUp(Named):
    """Give up a worker for the station master tile."""

    __slots__ = ()
    kind = "give_up"
    verb = "give up"
    group = "worker"
    names = WORKERS


class DeliverTo(Named):
    __slots__ = ()
    kind = "deliver"
    group = "city"
    names = CITY_NAMES


class TakeForesightTile(Named):
    """Choose this foresight tile."""

    __slots__ = ()
    kind = "take_tile"
    verb = "take"
    group = "tile"
    names = TILE_NAMES


class SpendCertificates(Amount):
    """Income: add this many temporary certificates."""

    __slots__ = ()
    kind = "certificates"


# --- cards


class TakeCard(Named):
    """Take this objective card of the display."""

    __slots__ = ()
    kind = "take_card"
    verb = "take card"
    group = "display"
    names = CARD_NAMES


class FromHand(Named):
    """A move that names a card in hand."""

    __slots__ = ()
    group = "hand"
    names = CARD_NAMES


class PlayObjective(FromHand):
    __slots__ = ()
    kind = "objective"


class Discard(FromHand):
    __slots__ = ()
    kind = "discard"


class Trash(FromHand):
    """Remove this hand card from the game."""

    __slots__ = ()
    kind = "trash"


class DrawMany(Amount):
    """Draw this many cards, then discard as many."""

    __slots__ = ()
    kind = "draw_many"
    verb = "draw"


class Buy(Move):
    """Buy these cards of the market with this many cowboys."""

    __slots__ = ("cards", "cowboys", "dollars")
    fields = ("cards", "cowboys", "dollars")
    kind = "buy"

    def __init__(self, cards: tuple[int, ...], cowboys: int, dollars: int) -> None:
        names = " ".join(CARD_NAMES[card] for card in cards)
        super().__init__(f"buy {names} with {cowboys}")
        self.cards: Final = cards
        self.cowboys: Final = cowboys
        self.dollars: Final = dollars

    def picks(self) -> tuple[str, ...]:
        cards = tuple(f"market:{CARD_NAMES[card]}" for card in self.cards)
        if len(cards) == 2:
            return (cards[0], "market2:" + CARD_NAMES[self.cards[1]])
        return (cards[0], f"cowboys:{self.cowboys}")

    def params(self) -> dict[str, Param]:
        return {
            "cards": tuple(CARD_NAMES[card] for card in self.cards),
            "cowboys": self.cowboys,
            "dollars": Money(self.dollars),
        }


class TopOfStack(Word):
    """Take the top card of the objective stack, unseen."""

    __slots__ = ()
    kind = "top_of_stack"
    verb = "take top"

    def picks(self) -> tuple[str, ...]:
        return ("display:stack", f"do:{self.kind}")


class Restock(Word):
    """A cowboy draws two more cards into the market."""

    __slots__ = ()
    kind = "restock"


# --- moves with few forms exist once, in tables; routes are remembered


def _buy_moves() -> tuple[Buy, ...]:
    """Every printed option with every card or pair of cards it can be for (GWT-197, GWT-198)."""
    moves = []
    for option in CARDS_DATA["buy"]:
        kinds = [card for card in range(CATTLE) if VALUE[card] == option["value"]]
        if option["cards"] == 1:
            wanted: list[tuple[int, ...]] = [(card,) for card in kinds]
        else:
            wanted = [(a, b) for a in kinds for b in kinds if a <= b]
        moves += [Buy(cards, option["cowboys"], option["dollars"]) for cards in wanted]
    return tuple(moves)


def _discard_pairs() -> tuple[tuple[int, int], ...]:
    """Two cards of one breed (GWT-126)."""
    return tuple((a, b) for a in range(CATTLE) for b in range(a, CATTLE) if BREED[a] == BREED[b])


DISPLAY_KINDS: Final = tuple(dict.fromkeys(OBJECTIVE_DECK))
PAIRS: Final = _discard_pairs()
_ACTIONS: Final = range(len(ACTION_NAMES))
_HAND_CARDS: Final = range(CATTLE + len(DISPLAY_KINDS))

BEGIN_AT: Final = {space: BeginAt(space) for space in NEUTRAL_SPACES}
MOVE_TO: Final = interned(MoveTo, 1 << 16)
COPY: Final = {space: Copy(space) for space in (*BUILDING_SPACES, *NEUTRAL_SPACES)}
REMOVE: Final = {space: Remove(space) for space in ALL_HAZARD_SPACES}
TRADE_FOR: Final = {space: TradeFor(space) for space in TEEPEE_SPACES}
BUILD: Final = tuple(
    {space: BuildOn(number, space) for space in BUILDING_SPACES} for number in range(PRIVATE_EACH)
)
USE: Final = tuple(Use(action) for action in _ACTIONS)
USE_CARD: Final = tuple(tuple(Use(action, (card,)) for card in _HAND_CARDS) for action in _ACTIONS)
USE_PAIR: Final = tuple({pair: Use(action, pair) for pair in PAIRS} for action in _ACTIONS)
HIRE: Final = tuple(
    HireWorker(row, worker) for row in range(JOB_ROWS) for worker in range(len(WORKERS))
)
ENGINE: Final = EngineTo.all()
UPGRADE: Final = Upgrade.all()
CLEAR_DISC: Final = ClearDisc.all()
DISC_FROM: Final = DiscFromStation.all()
GIVE_UP: Final = GiveUp.all()
DELIVER: Final = DeliverTo.all()
TAKE_TILE: Final = TakeForesightTile.all()
SPEND: Final = SpendCertificates.up_to(max(CERTIFICATES))
TAKE_CARD: Final = {card: TakeCard(card) for card in DISPLAY_KINDS}
PLAY: Final = {card: PlayObjective(card) for card in DISPLAY_KINDS}
DISCARD: Final = tuple(Discard(card) for card in _HAND_CARDS)
TRASH: Final = tuple(Trash(card) for card in _HAND_CARDS)
DRAW_MANY: Final = DrawMany.up_to(6)
BUY: Final = _buy_moves()
TOP_OF_STACK: Final = TopOfStack()
RESTOCK: Final = Restock()

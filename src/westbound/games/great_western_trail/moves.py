"""The moves, one class per kind. Those with few forms exist once, in tables."""

from __future__ import annotations

from typing import ClassVar, Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.great_western_trail.actions import ACTION_NAMES, SINGLE
from westbound.games.great_western_trail.components import (
    BREED,
    CARD_NAMES,
    CARDS_DATA,
    CATTLE,
    DISC_NAMES,
    JOB_ROWS,
    MASTER_NAMES,
    NEUTRALS,
    OBJECTIVE_DECK,
    PRIVATE_EACH,
    TILE_NAMES,
    VALUE,
    WORKERS,
)
from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    POSITION_NAMES,
    STATION_NAMES,
)
from westbound.games.great_western_trail.trail import (
    ALL_HAZARD_SPACES,
    BUILDING_SPACES,
    NEUTRAL_SPACES,
    SPACE_NAMES,
    TEEPEE_SPACES,
)


class Named(Move):
    """A move that names one thing by its number: `verb name`, clicked as `group:name`."""

    __slots__ = ("code",)
    verb: ClassVar[str]
    group: ClassVar[str]
    names: ClassVar[tuple[str, ...]]

    def __init__(self, code: int) -> None:
        super().__init__(f"{self.verb} {self.names[code]}")
        self.code: Final = code

    def picks(self) -> tuple[str, ...]:
        return (f"{self.group}:{self.names[self.code]}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {self.group: self.names[self.code]}


class Amount(Move):
    """A move that names a whole number."""

    __slots__ = ("amount",)
    verb: ClassVar[str]

    def __init__(self, amount: int) -> None:
        super().__init__(f"{self.verb} {amount}")
        self.amount: Final = amount

    def picks(self) -> tuple[str, ...]:
        return (f"do:{self.kind}", f"amount:{self.amount}")

    def params(self) -> dict[str, Param]:
        return {"amount": self.amount}


# --- the trail


class BeginAt(Named):
    """First turn: begin at this neutral building."""

    __slots__ = ()
    kind, verb, group, names = "begin_at", "begin", "space", SPACE_NAMES


class MoveTo(Move):
    """Move along these locations and stop at the last (GWT-042, GWT-047)."""

    __slots__ = ("route",)
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


ROUTES: Final[dict[tuple[int, ...], MoveTo]] = {}
_MOST_ROUTES: Final = 1 << 16


def move_to(route: tuple[int, ...]) -> MoveTo:
    """The move along this route; the same object as long as it is remembered."""
    known = ROUTES.get(route)
    if known is not None:
        return known
    if len(ROUTES) > _MOST_ROUTES:
        ROUTES.clear()
    ROUTES[route] = made = MoveTo(route)
    return made


class Copy(Named):
    """8b: copy the building on this space."""

    __slots__ = ()
    kind = verb = "copy"
    group, names = "space", SPACE_NAMES


class Remove(Named):
    """Take the hazard from this space."""

    __slots__ = ()
    kind, verb, group, names = "remove_hazard", "remove", "space", SPACE_NAMES


class TradeFor(Named):
    """Take the teepee from this space."""

    __slots__ = ()
    kind, verb, group, names = "trade", "trade", "space", SPACE_NAMES


class Build(Move):
    """Put a private building (0 to 9) on a space."""

    __slots__ = ("number", "space")
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
        return {
            "action": ACTION_NAMES[self.action],
            "cards": tuple(CARD_NAMES[card] for card in self.cards),
        }


class HireWorker(Move):
    __slots__ = ("row", "worker")
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
    kind = verb = "engine"
    group, names = "track", POSITION_NAMES


class Upgrade(Named):
    """Upgrade this station."""

    __slots__ = ()
    kind = verb = "upgrade"
    group, names = "station", STATION_NAMES


class ClearDisc(Named):
    """Take the disc from this space of the player board."""

    __slots__ = ()
    kind = verb = "disc"
    group, names = "disc", DISC_NAMES


class DiscFromStation(Named):
    """Take back the own disc of this station (GWT-270)."""

    __slots__ = ()
    kind, verb, group, names = "disc_from", "disc from", "station", STATION_NAMES


class GiveUp(Named):
    """Give up a worker for the station master tile."""

    __slots__ = ()
    kind, verb, group, names = "give_up", "give up", "worker", WORKERS


class Deliver(Named):
    __slots__ = ()
    kind = verb = "deliver"
    group, names = "city", CITY_NAMES


class TakeTile(Named):
    """Choose this foresight tile."""

    __slots__ = ()
    kind, verb, group, names = "take_tile", "take", "tile", TILE_NAMES


class SpendCertificates(Amount):
    """Income: add this many temporary certificates."""

    __slots__ = ()
    kind, verb = "certificates", "certificates"


# --- cards


class TakeCard(Named):
    """Take this objective card of the display."""

    __slots__ = ()
    kind, verb, group, names = "take_card", "take card", "display", CARD_NAMES


class PlayObjective(Named):
    __slots__ = ()
    kind, verb, group, names = "objective", "objective", "hand", CARD_NAMES


class Discard(Named):
    __slots__ = ()
    kind = verb = "discard"
    group, names = "hand", CARD_NAMES


class Trash(Named):
    """Remove this hand card from the game."""

    __slots__ = ()
    kind = verb = "trash"
    group, names = "hand", CARD_NAMES


class DrawMany(Amount):
    """Draw this many cards, then discard as many."""

    __slots__ = ()
    kind, verb = "draw_many", "draw"


class Buy(Move):
    """Buy these cards of the market with so many cowboys."""

    __slots__ = ("cards", "cowboys", "dollars")
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
            "dollars": self.dollars,
        }


class Word(Move):
    """A move that is one or two words and nothing else."""

    __slots__ = ()


class Done(Word):
    __slots__ = ()
    kind = "done"


class Decline(Word):
    """Forfeit a bonus."""

    __slots__ = ()
    kind = "decline"


class TopOfStack(Word):
    """Take the top card of the objective stack, unseen."""

    __slots__ = ()
    kind = "top_of_stack"

    def picks(self) -> tuple[str, ...]:
        return ("display:stack", f"do:{self.kind}")


class Restock(Word):
    """A cowboy draws two more cards into the market."""

    __slots__ = ()
    kind = "restock"


# --- chance


class Tile(Named):
    """Chance: the tile that is revealed."""

    __slots__ = ()
    kind, verb, group, names = "tile", "reveal", "tile", TILE_NAMES


class Cards(Move):
    """Chance: cards from a stack, sorted."""

    __slots__ = ("cards",)
    kind = "cards"

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__("cards" + "".join([" " + CARD_NAMES[card] for card in cards]))
        self.cards: Final = cards

    def params(self) -> dict[str, Param]:
        return {"cards": tuple(CARD_NAMES[card] for card in self.cards)}


class Starter(Amount):
    """Chance: the starting player, counted from 1."""

    __slots__ = ()
    kind = verb = "starter"


class SidesUp(Move):
    """Chance: which side of each private building is up, as ten letters."""

    __slots__ = ("sides",)
    kind = "sides"

    def __init__(self, sides: int) -> None:
        super().__init__("sides " + sides_text(sides))
        self.sides: Final = sides

    def params(self) -> dict[str, Param]:
        return {"sides": sides_text(self.sides)}


class Order(Move):
    """Chance: pieces dealt to their spaces, in the order of the spaces."""

    __slots__ = ("codes",)
    verb: ClassVar[str]
    names: ClassVar[tuple[str, ...]]

    def __init__(self, codes: tuple[int, ...]) -> None:
        super().__init__(f"{self.verb} " + " ".join(self.names[code] for code in codes))
        self.codes: Final = codes

    def params(self) -> dict[str, Param]:
        return {"order": tuple(self.names[code] for code in self.codes)}


class NeutralOrder(Order):
    __slots__ = ()
    kind = verb = "neutrals"
    names = NEUTRALS


class MasterOrder(Order):
    __slots__ = ()
    kind = verb = "masters"
    names = MASTER_NAMES


class StartingObjectives(Order):
    __slots__ = ()
    kind, verb, names = "starting_objectives", "starting", CARD_NAMES


def sides_text(sides: int) -> str:
    return "".join("ab"[sides >> number & 1] for number in range(PRIVATE_EACH))


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

BEGIN_AT: Final = {space: BeginAt(space) for space in NEUTRAL_SPACES}
COPY: Final = {space: Copy(space) for space in (*BUILDING_SPACES, *NEUTRAL_SPACES)}
REMOVE: Final = {space: Remove(space) for space in ALL_HAZARD_SPACES}
TRADE_FOR: Final = {space: TradeFor(space) for space in TEEPEE_SPACES}
BUILD: Final = tuple(
    {space: Build(number, space) for space in BUILDING_SPACES} for number in range(PRIVATE_EACH)
)
USE: Final = tuple(Use(action) for action in range(len(ACTION_NAMES)))
USE_CARD: Final = tuple(
    tuple(Use(action, (card,)) for card in range(CATTLE + len(DISPLAY_KINDS)))
    for action in range(len(ACTION_NAMES))
)
USE_PAIR: Final = tuple(
    {pair: Use(action, pair) for pair in PAIRS} for action in range(len(ACTION_NAMES))
)
HIRE: Final = tuple(
    HireWorker(row, worker) for row in range(JOB_ROWS) for worker in range(len(WORKERS))
)
ENGINE: Final = tuple(EngineTo(position) for position in range(len(POSITION_NAMES)))
UPGRADE: Final = tuple(Upgrade(station) for station in range(len(STATION_NAMES)))
CLEAR_DISC: Final = tuple(ClearDisc(disc) for disc in range(len(DISC_NAMES)))
DISC_FROM: Final = tuple(DiscFromStation(station) for station in range(len(STATION_NAMES)))
GIVE_UP: Final = tuple(GiveUp(worker) for worker in range(len(WORKERS)))
DELIVER: Final = tuple(Deliver(city) for city in range(len(CITY_NAMES)))
TAKE_TILE: Final = tuple(TakeTile(tile) for tile in range(len(TILE_NAMES)))
SPEND: Final = tuple(SpendCertificates(n) for n in range(7))
TAKE_CARD: Final = {card: TakeCard(card) for card in DISPLAY_KINDS}
PLAY: Final = {card: PlayObjective(card) for card in DISPLAY_KINDS}
DISCARD: Final = tuple(Discard(card) for card in range(CATTLE + len(DISPLAY_KINDS)))
TRASH: Final = tuple(Trash(card) for card in range(CATTLE + len(DISPLAY_KINDS)))
DRAW_MANY: Final = tuple(DrawMany(n) for n in range(7))
BUY: Final = _buy_moves()
TILE: Final = tuple(Tile(tile) for tile in range(len(TILE_NAMES)))
DONE: Final = Done("done")
DECLINE: Final = Decline("decline")
TOP_OF_STACK: Final = TopOfStack("take top")
RESTOCK: Final = Restock("restock")
AUXILIARY_MOVES: Final = tuple(USE[action] for action in SINGLE)

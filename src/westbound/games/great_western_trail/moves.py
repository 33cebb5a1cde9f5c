"""The moves, one class per kind. Those with few forms exist once, in tables."""

from __future__ import annotations

from typing import Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    DISC_NAMES,
    TILE_NAMES,
    WORKERS,
)
from westbound.games.great_western_trail.railroad import CITY_NAMES, POSITION_NAMES, STATION_NAMES
from westbound.games.great_western_trail.trail import SPACE_NAMES
from westbound.kit.moves import Amount, Named, Word

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


class BuildOn(Move):
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


class DeliverTo(Named):
    __slots__ = ()
    kind = verb = "deliver"
    group, names = "city", CITY_NAMES


class TakeForesightTile(Named):
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
    """Buy these cards of the market with this many cowboys."""

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


class TopOfStack(Word):
    """Take the top card of the objective stack, unseen."""

    __slots__ = ()
    kind, verb = "top_of_stack", "take top"

    def picks(self) -> tuple[str, ...]:
        return ("display:stack", f"do:{self.kind}")


class Restock(Word):
    """A cowboy draws two more cards into the market."""

    __slots__ = ()
    kind = "restock"

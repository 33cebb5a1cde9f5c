"""Who sits where: people at the keyboard and bots."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.bots import Bot, bot_names, make_bot
from westbound.cli.words import Words
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.state import State

DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 4


class Seating:
    """The bots by seat; the other seats are people's."""

    def __init__(self, players: int, bots: dict[int, Bot]) -> None:
        self.players = players
        self.bots = bots

    def names(self, words: Words) -> list[str]:
        """Bots carry their kind in their name, so that a saved match still tells who they are."""
        return [
            f"{self.bots[seat].name} {seat + 1}"
            if seat in self.bots
            else words.say("player", number=seat + 1)
            for seat in range(self.players)
        ]


def bot_list(text: str | None) -> list[str]:
    """The names in a list such as "greedy,random"."""
    return [name.strip() for name in (text or DEFAULT_BOT).split(",")]


def player_count(asked: int | None, humans: int, bots: str | None, most: int) -> int:
    """As asked; else as many as several bots and the people make; else the usual number."""
    if asked is not None:
        return asked
    listed = bot_list(bots)
    return humans + len(listed) if len(listed) > 1 else min(max(DEFAULT_PLAYERS, humans), most)


def arrange(
    game: Game[State], players: int, humans: int | None, seat: int | None, bots: str | None
) -> Seating:
    """Seat the people (`seat` counts from 1) and give the other seats to the bots in order."""
    humans = 1 if humans is None else humans
    if humans > players:
        raise BadInput(f"{humans} people are too many for {players} players")
    if seat is not None and humans > 1:
        raise BadInput("--seat is for one person; several people take the first seats")
    if seat is not None and not 1 <= seat <= players:
        raise BadInput(f"there is no seat {seat}; the seats are 1 to {players}")
    people = set(range(humans)) if seat is None else {seat - 1}
    others = [number for number in range(players) if number not in people]
    return Seating(players, _bots_for(game, others, bots))


def _bots_for(game: Game[State], seats: Sequence[int], bots: str | None) -> dict[int, Bot]:
    listed = bot_list(bots)
    if len(listed) == 1:
        listed *= len(seats)
    if len(listed) != len(seats):
        raise BadInput(f"--bots names {len(listed)} bots, but {len(seats)} seats are for bots")
    return {seat: make_bot(name, game) for seat, name in zip(seats, listed, strict=True)}


def recognise(match: Match) -> Seating:
    """The seating of a saved match, read off the names; whoever is no bot is a person."""
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(match.names):
        kind, _, number = name.partition(" ")
        if kind in bot_names(match.game) and number == str(seat + 1):
            bots[seat] = make_bot(kind, match.game)
    if len(bots) == match.players:
        raise BadInput("in this match every seat is a bot's; say with --seat which one is yours")
    return Seating(match.players, bots)

"""Who sits where: people at the keyboard and bots."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.bots import DEFAULT_BOT, Bot, is_installed, make_bot
from westbound.bots.spec import read_spec
from westbound.cli.bot_list import bot_list
from westbound.cli.words import Words
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.state import State

DEFAULT_PLAYERS = 4


class Seating:
    """The bots by seat, each as it was asked for; the other seats are people's."""

    def __init__(self, game: Game[State], players: int, bots: dict[int, str]) -> None:
        self.players = players
        self.bots: dict[int, Bot] = {seat: make_bot(bot, game) for seat, bot in bots.items()}
        self._asked_for = {seat: str(read_spec(bot)) for seat, bot in bots.items()}

    def names(self, words: Words) -> list[str]:
        """A bot's name contains its kind, so that a saved match still tells who it is."""
        return [
            f"{self._asked_for[seat]} {seat + 1}"
            if seat in self.bots
            else words.say("player", number=seat + 1)
            for seat in range(self.players)
        ]

    @property
    def is_recognised(self) -> bool:
        """Whether the names alone bring all bots back."""
        return all(map(is_installed, self._asked_for.values()))


def player_count(asked: int | None, humans: int, bots: str | None, max_players: int) -> int:
    """As asked; else one for each person and listed bot; else the default."""
    if asked is not None:
        return asked
    listed = bot_list(bots or DEFAULT_BOT)
    return (
        humans + len(listed) if len(listed) > 1 else min(max(DEFAULT_PLAYERS, humans), max_players)
    )


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
    return Seating(game, players, _bots_for(others, bots))


def _bots_for(seats: Sequence[int], bots: str | None) -> dict[int, str]:
    listed = bot_list(bots or DEFAULT_BOT)
    if len(listed) == 1:
        listed *= len(seats)
    if len(listed) != len(seats):
        raise BadInput(f"--bots names {len(listed)} bots, but {len(seats)} seats are for bots")
    return dict(zip(seats, listed, strict=True))


def recognise(match: Match) -> Seating:
    """The seating of a saved match, read off the names; whoever is not a bot is a person.

    A file may come from anywhere: no name in it imports a module.
    """
    bots = {}
    for seat, name in enumerate(match.names):
        bot, _, number = name.partition(" ")
        if number == str(seat + 1) and _can_be_made(bot, match.game):
            bots[seat] = bot
    if len(bots) == match.players:
        raise BadInput("in this match every seat is a bot's; use --seat to say which one is yours")
    return Seating(match.game, match.players, bots)


def _can_be_made(bot: str, game: Game[State]) -> bool:
    try:
        make_bot(bot, game, modules=False)
    except BadInput:
        return False
    return True

"""Who sits where when a table is opened, and the seats made from that.

A bot is one of this server, by its name and parameters, or one from elsewhere, as `@name`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass

from westbound.bots import make_bot
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.refusal import Refusal
from westbound.engine.state import State
from westbound.table.records import Person, Seat, SeatKind
from westbound.table.remote_seat import DEFAULT_SECONDS
from westbound.table.store.bot_accounts import BotAccountStore

NAME_LENGTH = 40
REMOTE = "@"  # before the name of a remote bot
IN_ITS_PLACE = "greedy"  # who decides where a remote bot does not
BOT_NAMES = ("Amos", "Dolores", "Virgil", "Etta", "Jonah", "Nora")  # the same in every language


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody at the host's screen, an open seat, or a bot."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    seconds: int = DEFAULT_SECONDS  # for each decision of a remote bot


def new_invitation() -> str:
    """The secret part of a link to a seat."""
    return secrets.token_urlsafe(12)


async def make_seat(
    accounts: BotAccountStore, index: int, request: SeatRequest, host: Person, game: Game[State]
) -> Seat:
    """The seat that was asked for; BadInput if there is no such bot, or not for this person."""
    if request.kind != "bot" or not is_remote(request.bot):
        return create_seat(index, request, host, game)
    name = request.bot.removeprefix(REMOTE)
    account = await accounts.by_name(name)
    if account is None or not (account.public or account.owner == host.id):
        raise BadInput(Refusal("WB-019", case="unknown", bot=name))
    if not account.is_online(time.time()):
        raise BadInput(Refusal("WB-019", case="offline", bot=account.name))
    return offered_seat(index, account.name, account.id, request.seconds)


def is_remote(bot: str) -> bool:
    """Whether the text names a bot from elsewhere."""
    return bot.startswith(REMOTE)


def offered_seat(index: int, name: str, bot_id: str, seconds: int | None) -> Seat:
    """A seat for a remote bot that has yet to accept it."""
    return Seat(index, "invited", name, new_invitation(), bot_id, IN_ITS_PLACE, seconds)


def check_bots(seats: Iterable[Seat]) -> None:
    """BadInput if a remote bot has two seats: it would know what both of them may know."""
    found: set[str] = set()
    for seat in seats:
        if seat.remote_bot in found:
            raise BadInput(Refusal("WB-019", case="twice", bot=seat.name))
        if seat.remote_bot is not None:
            found.add(seat.remote_bot)


def create_seat(index: int, request: SeatRequest, host: Person, game: Game[State]) -> Seat:
    """The seat that was asked for; BadInput if there is no such bot."""
    if request.kind == "bot":
        make_bot(request.bot, game, modules=False)
        name = request.name or BOT_NAMES[index % len(BOT_NAMES)]
        return Seat(index, "bot", name, new_invitation(), bot=request.bot)
    if request.kind == "open":
        return Seat(index, "open", "", new_invitation())
    name = " ".join((request.name or host.name).split())[:NAME_LENGTH]
    return Seat(index, "person", name, new_invitation(), person_id=host.id)

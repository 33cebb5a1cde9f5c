"""Who sits where when a table is opened, and the seats made from that."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from westbound.bots import make_bot
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.table.records import Person, Seat, SeatKind

NAME_LENGTH = 40
BOT_NAMES = ("Amos", "Dolores", "Virgil", "Etta", "Jonah", "Nora")  # the same in every language


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody at the host's screen, an open seat, or a bot."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


def new_invitation() -> str:
    """The secret part of a link to a seat."""
    return secrets.token_urlsafe(12)


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

"""Who shall sit where when a table is opened, and the seats that come of it."""

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
    """Who shall sit where: me, somebody else on this screen, an open seat, or a bot."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    mine: bool = False


def create_seat(index: int, request: SeatRequest, host: Person, game: Game[State]) -> Seat:
    """The seat of a wish; BadInput if it makes no sense."""
    invitation = secrets.token_urlsafe(12)
    if request.kind == "bot":
        make_bot(request.bot, game)
        return Seat(
            index,
            "bot",
            request.name or BOT_NAMES[index % len(BOT_NAMES)],
            invitation,
            bot=request.bot,
        )
    if request.kind == "open":
        return Seat(index, "open", "", invitation)
    name = " ".join((request.name or host.name).split())[:NAME_LENGTH]
    return Seat(index, "person", name, invitation, person_id=host.id)

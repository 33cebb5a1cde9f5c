"""Lets a bot of this machine play at a server: it accepts seats and answers questions."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from typing import Any, Final, Protocol

from westbound.bots import Bot, SerializedView, choose_move, close_bots, make_bot
from westbound.bots.protocol import PROTOCOL
from westbound.cli.bot_server import Answer, Event, ServerGone
from westbound.engine.errors import BadInput
from westbound.games.registry import find_game

FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 60.0

Say = Callable[[str], None]
FATAL: Final[Mapping[str, str]] = {
    "replaced": "another program plays with this token now",
    "revoked": "the token was revoked",
}
TAKEN_OVER: Final[Mapping[str, str]] = {
    "late": "the answer came too late, and a bot of the server has decided",
    "refused": "too many answers were refused, and a bot of the server has decided",
    "absent": "a bot of the server plays on; connecting again to be asked",
}


class Server(Protocol):
    @property
    def address(self) -> str: ...

    def events(self) -> Generator[Event, None, None]: ...

    def post(self, path: str, body: Mapping[str, object] | None = None) -> Answer: ...


class Comeback(Exception):
    """Only a new connection makes the server ask again."""


class Player:
    """Plays all tables of one bot account; each table has a bot of its own."""

    def __init__(self, server: Server, spec: str, say: Say) -> None:
        make_bot(spec)  # better to fail now than at the first table
        self._server, self._spec, self._say = server, spec, say
        self._bots: dict[str, Bot] = {}
        self.decisions = 0
        self.refused = 0
        self.tables = 0
        self.is_known = False  # whether the server has greeted it

    def run(self, sleep: Callable[[float], None] = time.sleep) -> None:
        """Connect again and again, until there is no point in it; BadInput says why."""
        wait = FIRST_WAIT
        while True:
            try:
                with closing(self._server.events()) as events:
                    for event in events:
                        wait = FIRST_WAIT
                        self.hear(event)
                raise ServerGone("has ended the connection")
            except Comeback:
                continue
            except ServerGone as error:
                if not self.is_known:
                    raise BadInput(f"the server {self._server.address} {error}") from None
                self._say(f"The server {error}; trying again in {wait:g} s.")
            sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def close(self) -> None:
        close_bots(self._bots.values())
        self._bots.clear()

    # --- events

    def hear(self, event: Event) -> None:
        """Do what an event asks for; later versions may send others, which are ignored."""
        match event["type"]:
            case "hello":
                self._greet(event)
            case "invited":
                self._answer_invitation(event)
            case "your_turn":
                self._decide(event)
            case "taken_over":
                self._say(f"Table {event['table']}: {TAKEN_OVER[event['why']]}.")
                if event["why"] == "absent":
                    raise Comeback
            case "seat_taken":
                self._leave(event["table"], "the seat is no longer ours.")
            case "table_over":
                self._leave(event["table"], f"over. {_standings(event['standings'])}")
            case "bye" if event["reason"] in FATAL:
                raise BadInput(FATAL[event["reason"]])

    def _greet(self, event: Event) -> None:
        if event["protocol"] != PROTOCOL:
            raise BadInput(
                f"the server speaks version {event['protocol']} of the protocol, "
                f"this program version {PROTOCOL}"
            )
        self.is_known = True
        self._say(f"{event['bot']} is connected to {self._server.address} (bot {self._spec}).")

    def _answer_invitation(self, event: Event) -> None:
        table = event["table"]
        try:
            game = find_game(event["game"])
            make_bot(self._spec, game)
            if event["rules_version"] > game.rules_version:
                raise BadInput(f"its rules of {game.title} are newer than ours")
        except BadInput as error:
            self._server.post(f"/tables/{table}/decline")
            self._say(f"Table {table}: declined, {error}.")
            return
        answer = self._server.post(f"/tables/{table}/accept")
        self._say(f"Table {table}: {answer.error or _accepted(event)}")

    def _decide(self, event: Event) -> None:
        table, game = event["table"], find_game(event["game"])
        if table not in self._bots:
            self._bots[table] = make_bot(self._spec, game)
            self.tables += 1
        view = SerializedView(game, event["observation"], event["seat"])
        moves = [game.parse(text) for text in event["moves"]]
        move = choose_move(self._bots[table], view, moves, event["seed"])
        answer = self._server.post(f"/tables/{table}/move", {"n": event["n"], "move": move.text})
        self.decisions += 1
        if answer.error:
            self.refused += 1
            self._say(f"Table {table}: {move.text!r} was refused: {answer.error}")

    def _leave(self, table: str, why: str) -> None:
        bot = self._bots.pop(table, None)
        close_bots([] if bot is None else [bot])
        self._say(f"Table {table}: {why}")


def _accepted(event: Event) -> str:
    return (
        f"seat {event['seat'] + 1} of {event['players']} in {event['game']}, "
        f"invited by {event['host']}, {event['seconds']} s for a decision."
    )


def _standings(standings: list[Mapping[str, Any]]) -> str:
    return ", ".join(f"{place['rank']}. {place['name']} {place['points']}" for place in standings)

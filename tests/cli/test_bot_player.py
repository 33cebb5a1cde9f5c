"""A bot of this machine at a server: what it answers to each event, and when it gives up."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pytest

import westbound
from westbound.bots import decision_rng, decision_seed, seed_for_program
from westbound.bots.protocol import decision
from westbound.cli.bot_player import Comeback, Player
from westbound.cli.bot_server import Answer, Event, ServerGone
from westbound.engine.errors import BadInput

HELLO = {"type": "hello", "protocol": 1, "id": "x", "bot": "Dusty"}
INVITED = {
    "type": "invited", "table": "t1", "game": "carson", "seat": 1, "players": 2, "options": {},
    "rules_version": 1, "seconds": 60, "host": "Ann", "names": ["Ann", "Dusty"],
}  # fmt: skip


class FakeServer:
    """Each connection tells these events; one that is an exception breaks off there."""

    address = "http://games.example"

    def __init__(self, *connections: list[Event | Exception], refuse: str = "") -> None:
        self._connections = list(connections)
        self._refuse = refuse
        self.posted: list[tuple[str, Mapping[str, Any] | None]] = []

    def events(self) -> Generator[Event, None, None]:
        if not self._connections:
            raise KeyboardInterrupt
        for event in self._connections.pop(0):
            if isinstance(event, Exception):
                raise event
            yield event

    def post(self, path: str, body: Mapping[str, object] | None = None) -> Answer:
        self.posted.append((path, body))
        return Answer(409, {"error": self._refuse}) if self._refuse else Answer(200, {})


def run(server: FakeServer, bot: str = "random") -> tuple[Player, list[str], list[float]]:
    said: list[str] = []
    waited: list[float] = []
    player = Player(server, bot, said.append)
    with pytest.raises(KeyboardInterrupt):  # a user ends it
        player.run(waited.append)
    return player, said, waited


def question(table: str = "t1") -> dict[str, Any]:
    match = westbound.new_match("carson", players=2, seed=4)
    assert match.turn is not None
    seed = seed_for_program(decision_rng(decision_seed(4, len(match.log)), match.turn))
    seen, moves = match.observe(match.turn), match.moves()
    asked = decision(seen, moves, seed=seed, seconds=60, picks=False)
    about = {"table": table, "n": 5, "game": "carson", "seat": match.turn}
    return {"type": "your_turn", **about, **asked}


def test_it_accepts_a_seat_and_makes_a_legal_move() -> None:
    asked = question()
    server = FakeServer([HELLO, INVITED, asked, asked, {"type": "ping"}, {"type": "news of 2030"}])
    player, said, _ = run(server)
    assert said[:2] == [
        "Dusty is connected to http://games.example (bot random).",
        "Table t1: seat 2 of 2 in carson, invited by Ann, 60 s for a decision.",
    ]
    (accepted, _), (moved, body), again = server.posted
    assert (accepted, moved) == ("/tables/t1/accept", "/tables/t1/move")
    assert body is not None
    assert body["n"] == 5
    assert body["move"] in asked["moves"]
    assert again == (moved, body)  # all its chance comes from the seed of the decision
    assert (player.decisions, player.tables, player.refused) == (2, 1, 0)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"rules_version": 999}, "its rules of Carson City are newer than ours"),
    ],
)
def test_it_declines_what_it_cannot_play(change: dict[str, object], why: str) -> None:
    server = FakeServer([HELLO, INVITED | change])
    _, said, _ = run(server)
    assert server.posted == [("/tables/t1/decline", None)]
    assert said[1].startswith(f"Table t1: declined, {why}")


def test_a_style_is_declined_where_the_game_has_none() -> None:
    server = FakeServer([HELLO, INVITED, INVITED | {"game": "gwt", "table": "t2"}])
    run(server, "greedy:builders")
    assert [path for path, _ in server.posted] == ["/tables/t1/decline", "/tables/t2/accept"]


def test_a_refusal_is_told_and_play_goes_on() -> None:
    server = FakeServer([HELLO, question(), question("t2")], refuse="The table has moved on.")
    player, said, _ = run(server)
    assert said[1].endswith("was refused: The table has moved on.")
    assert (player.decisions, player.refused, player.tables) == (2, 2, 2)


def test_the_end_of_a_match_is_told_with_its_result() -> None:
    places = [
        {"seat": 1, "name": "Dusty", "rank": 1, "points": 31},
        {"seat": 0, "name": "Ann", "rank": 2, "points": 20},
    ]
    over = {"type": "table_over", "table": "t1", "seat": 1, "standings": places}
    gone = {"type": "seat_taken", "table": "t2"}
    late = {"type": "taken_over", "table": "t3", "why": "late"}
    _, said, _ = run(FakeServer([HELLO, question(), over, gone, late]))
    assert said[1:4] == [
        "Table t1: over. 1. Dusty 31, 2. Ann 20",
        "Table t2: the seat is no longer ours.",
        "Table t3: the answer came too late, and a bot of the server has decided.",
    ]


def test_it_connects_again_and_waits_longer_each_time() -> None:
    lost: list[Event | Exception] = [ServerGone("cannot be reached: no route")]
    server = FakeServer([HELLO], *(list(lost) for _ in range(8)), [HELLO], [])
    _, said, waited = run(server)
    assert waited == [1, 2, 4, 8, 16, 32, 60, 60, 60, 1, 2]
    assert said[1] == "The server has ended the connection; trying again in 1 s."
    assert said[2] == "The server cannot be reached: no route; trying again in 2 s."


def test_a_server_that_was_never_reached_is_no_reason_to_wait() -> None:
    player = Player(FakeServer([ServerGone("cannot be reached: refused")]), "random", print)
    with pytest.raises(BadInput, match=r"the server http://games.example cannot be reached"):
        player.run()


def test_a_bot_that_is_no_longer_asked_connects_again_at_once() -> None:
    absent = {"type": "taken_over", "table": "t1", "why": "absent"}
    _, _, waited = run(FakeServer([HELLO, absent, question()], [HELLO, question()]))
    assert waited == [1]  # only for the end of the second connection
    with pytest.raises(Comeback):
        Player(FakeServer(), "random", print).hear(absent)


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ({"type": "bye", "reason": "replaced"}, "another program plays with this token now"),
        ({"type": "bye", "reason": "revoked"}, "the token was revoked"),
        (HELLO | {"protocol": 2}, "the server speaks version 2 of the protocol"),
    ],
)
def test_what_ends_it(event: dict[str, object], why: str) -> None:
    player = Player(FakeServer([HELLO, event]), "random", lambda _: None)
    with pytest.raises(BadInput, match=why):
        player.run()


def test_a_server_that_ends_will_come_back() -> None:
    _, said, waited = run(FakeServer([HELLO, {"type": "bye", "reason": "shutdown"}], [HELLO]))
    assert waited == [1, 1]
    assert len([line for line in said if "is connected" in line]) == 2


def test_a_bot_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(BadInput, match="there is no bot 'genius'"):
        Player(FakeServer(), "genius", print)

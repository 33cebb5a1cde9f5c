"""The live connection: everybody gets their own page, and only what changed."""

from __future__ import annotations

import threading

import anyio
import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.house import House
from westbound.table.records import Message


def test_others_see_a_turn_when_it_is_ended_and_not_before(here: House) -> None:
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = here.table(ann, ben)
    mover = here.asked(table_id, ann, ben)
    other = ben if mover is ann else ann
    n = here.live(table_id).header.revision
    with other.live(table_id, n) as socket, here.passer_by().live(table_id, n) as watching:
        assert set(socket.receive_json()["fragments"]) == {"chat"}
        assert set(watching.receive_json()["fragments"]) == {"chat"}
        mover.turn(table_id, "move", move="claim A1")
        for view in (socket, watching):
            told = view.receive_json()
            assert told["n"] == n + 1
            assert told["fragments"] == {}  # a draft changes nothing for others
        mover.turn(table_id, "end-turn")
        for view in (socket, watching):
            told = view.receive_json()
            assert told["n"] == n + 2
            assert {"board", "status", "recap"} <= set(told["fragments"])


def test_an_old_page_gets_everything_at_once(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    live = here.settle(table_id)
    with ann.live(table_id) as socket:
        told = socket.receive_json()
    assert told["n"] == live.header.revision
    assert told["fragments"] == ann.json(f"/api/v1/tables/{table_id}/position")["fragments"]


def test_a_page_that_is_closed_does_not_cut_off_a_reading(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    begun, ended = threading.Event(), threading.Event()

    async def slowly(table_id: str) -> list[Message]:
        begun.set()
        await anyio.sleep(0.05)
        ended.set()
        return []

    monkeypatch.setattr(here.tables.store.chat, "messages", slowly)
    with ann.live(table_id):
        assert begun.wait(15)
    assert ended.is_set()


def test_each_viewer_gets_their_own_language_and_moves(here: House) -> None:
    ann, ben = here.visit("Ann", "es"), here.visit("Ben", "it")
    table_id = here.table(ann, ben)
    mover = here.asked(table_id, ann, ben)
    with ann.live(table_id) as first, ben.live(table_id) as second:
        spanish, italian = (socket.receive_json()["fragments"] for socket in (first, second))
    assert "Ronda" in spanish["where"]
    assert "Round" in italian["where"] or "Turno" in italian["where"]
    mine, other = (spanish, italian) if mover is ann else (italian, spanish)
    assert '"claim A1"' in mine["moves"]
    assert '"claim A1"' not in other["moves"]


def test_talk_reaches_everybody(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    n = here.settle(table_id).header.revision
    with here.passer_by().live(table_id, n) as socket:
        socket.receive_json()
        ann.send(f"/api/v1/tables/{table_id}/chat", {"text": "  good   luck "})
        told = socket.receive_json()
    assert told["n"] == n
    assert "good luck" in told["fragments"]["chat"]


def test_connections_to_nowhere_and_from_elsewhere_are_closed(here: House) -> None:
    ann = here.visit("Ann")
    with ann.live("nowhere") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert closed.value.code == 4404
    table_id = here.table(ann, bots=1)
    ann.headers["Origin"] = "https://evil.example"
    with pytest.raises(WebSocketDisconnect), ann.live(table_id) as refused:
        refused.receive_json()


def test_a_connection_that_ends_is_forgotten(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    with ann.live(table_id) as socket:
        socket.receive_json()
        assert len(here.tables.bus._listeners[table_id]) == 1
    assert table_id not in here.tables.bus._listeners

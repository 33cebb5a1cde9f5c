"""Nothing that a page, the API or a live connection sends tells what is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.hidden_game import GAME
from tests.web.hidden_game.worlds import first_deal, other_world
from tests.web.house import House, Visit, house
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.games import registry
from westbound.table.lifecycle import join, open_table
from westbound.table.live_table import LiveTable
from westbound.table.seat_requests import SeatRequest
from westbound.table.store import Change

FACTS = ("position", "observation", "moves", "tips", "log", "why-not?move=play+1",
         "why-not?move=play+2", "why-not?move=play+3", "why-not?move=play+4",
         "why-not?target=card:1", "why-not?target=card:4")  # fmt: skip


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    def find_game(game_id: str) -> Game[State]:
        return GAME if game_id == "tiny" else registry.find_game(game_id)

    for module in ("table.set_aside", "table.lifecycle", "web.live.why_not"):
        monkeypatch.setattr(f"westbound.{module}.find_game", find_game)
    with house(tmp_path) as opened:
        yield opened


def table_of(here: House, *people: Visit) -> str:
    """A running table of the hidden game; everybody has two different cards, so a choice."""
    seed = next(n for n in range(500) if len(first_deal(len(people), n).log) == 2 * len(people))

    async def scene() -> str:
        host = people[0].person
        assert host is not None
        requests = [SeatRequest("person", host.name), *(SeatRequest("open") for _ in people[1:])]
        table_id = await open_table(here.tables, "tiny", host, requests, {}, seed=seed, public=True)
        for guest in people[1:]:
            assert guest.person is not None
            await join(here.tables, table_id, guest.person, None)
        return table_id

    return here.run(scene)


def everything(visit: Visit, table_id: str) -> dict[str, str]:
    """All that a visitor can get about a running table."""
    base = f"/api/v1/tables/{table_id}"
    told = {path: visit.get(f"{base}/{path}") for path in FACTS}
    told |= {path: visit.get(f"/t/{table_id}{path}") for path in ("", "/log", "/text", "?at=5")}
    told[""] = re.sub(r'"now":[\d.]+', "", told[""])  # the time of day is no secret
    told["?at=5"] = re.sub(r'"now":[\d.]+', "", told["?at=5"])
    with visit.live(table_id) as socket:
        told["live"] = socket.receive_text()
    return told


def dealt(live: LiveTable) -> list[str]:
    return [entry.text for entry in live.match.log if entry.seat == CHANCE]


@pytest.mark.parametrize("name", ["Ann", "Ben", None])
def test_what_is_hidden_changes_nothing_that_is_told(here: House, name: str | None) -> None:
    visits = {"Ann": here.visit("Ann"), "Ben": here.visit("Ben"), "Cem": here.visit("Cem")}
    table_id = table_of(here, *visits.values())
    visit = visits[name] if name else here.passer_by()
    viewer = list(visits).index(name) if name else None
    live = here.live(table_id)
    before = everything(visit, table_id)
    live.match = other_world(live.match, viewer)
    live.header = here.run(lambda: here.tables.store.tables.change(live.header, Change()))
    after = everything(visit, table_id)
    for path, text in before.items():
        n = live.header.revision
        assert re.sub(rf"\b{n - 1}\b", str(n), text) == re.sub(rf"\b{n - 1}\b", str(n), after[path])


def test_a_card_dealt_to_a_hand_is_in_nobody_elses_log(here: House) -> None:
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = table_of(here, ann, ben)
    live = here.live(table_id)
    assert len(dealt(live)) == 4
    logs = [
        [entry["move"] for entry in visit.json(f"/api/v1/tables/{table_id}/log")["entries"]]
        for visit in (ann, ben, here.passer_by())
    ]
    cards = dealt(live)  # they go round, one to each
    assert logs[0] == [cards[0], "", cards[2], ""]  # that others were dealt one is told
    assert logs[1] == ["", cards[1], "", cards[3]]
    assert logs[2] == ["", "", "", ""]
    assert "card:" not in here.passer_by().get(f"/t/{table_id}/log")


def test_a_sealed_answer_is_told_when_all_have_answered(here: House) -> None:
    visits = [here.visit(name, auto_end=True) for name in ("Ann", "Ben", "Cem")]
    table_id = table_of(here, *visits)
    watching = here.passer_by()
    path = f"/api/v1/tables/{table_id}"
    with watching.live(table_id) as socket:
        heard = [socket.receive_text()]
        for visit in visits[:2]:
            visit.play_first(table_id)
            heard.append(socket.receive_text())
        length = len(here.live(table_id).match.log)
        places = [f"{path}/log", f"{path}/position", f"/t/{table_id}", f"/t/{table_id}/log"]
        places += [f"/t/{table_id}?at={at}" for at in range(length - 2, length + 1)]
        for told in (*heard, *(watching.get(place) for place in places)):
            assert not re.search(r"play \d|plays a card|card:\d", told)
        visits[2].play_first(table_id)
        heard.append(socket.receive_text())
    assert heard[-1].count("plays a card") == 3
    moves = [entry["move"] for entry in watching.json(f"{path}/log")["entries"]]
    assert sum(move.startswith("play ") for move in moves) == 3


def test_the_last_of_sealed_answers_cannot_be_tried_out(here: House) -> None:
    """It shows the others, so neither its preview nor taking it back may tell what they are."""
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = table_of(here, ann, ben)
    ann.play_first(table_id)
    ann.turn(table_id, "end-turn")
    path = f"/api/v1/tables/{table_id}"
    length = len(here.live(table_id).match.log)
    shown = ben.json(f"{path}/position")["fragments"]["board"]
    for move in ben.moves(table_id):
        preview = ben.json(f"{path}/preview?move={move.replace(' ', '+')}")
        assert (preview["board"], preview["final"]) == (shown, True)
    ben.play_first(table_id)
    assert len(here.live(table_id).match.log) > length  # made at once
    assert ben.turn(table_id, "undo", 409)["rule"] in ("WB-001", "WB-003")


def test_the_first_of_sealed_answers_can(here: House) -> None:
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = table_of(here, ann, ben)
    log = here.live(table_id).match.log[:]
    preview = ann.json(
        f"/api/v1/tables/{table_id}/preview?move={ann.moves(table_id)[0].replace(' ', '+')}"
    )
    assert preview["final"] is False
    ann.play_first(table_id)
    ann.turn(table_id, "undo")
    assert here.live(table_id).match.log == log


def test_the_own_hand_is_told(here: House) -> None:
    """The other side: those who may know something are told it."""
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = table_of(here, ann, ben)
    match = here.live(table_id).match
    for seat, visit in enumerate((ann, ben)):
        seen = visit.json(f"/api/v1/tables/{table_id}/observation")["observation"]
        assert seen["hand"] == match.observe(seat)["hand"]
        shown = visit.json(f"/api/v1/tables/{table_id}/position")["fragments"]["board"]
        assert f"&quot;hand&quot;: {json.dumps(seen['hand'])}" in shown


def test_at_the_end_the_log_holds_everything(here: House) -> None:
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = table_of(here, ann, ben)
    here.play_out(table_id, ann, ben)
    log = here.passer_by().json(f"/api/v1/tables/{table_id}/log")["entries"]
    assert [entry["move"] for entry in log] == [e.text for e in here.live(table_id).match.log]

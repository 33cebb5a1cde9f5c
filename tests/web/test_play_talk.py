"""Talk, notes, files, and new tables out of old ones."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import westbound
from tests.web.play_fixtures import QUICK, House, Visit, house
from westbound.table.lifecycle import open_table, rematch
from westbound.table.seat_requests import SeatRequest


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened


@pytest.fixture
def ann(here: House) -> Visit:
    return here.visit("Ann")


def test_talk_is_clean_and_belongs_to_the_table(here: House, ann: Visit) -> None:
    table_id = here.table(ann, bots=1)
    path = f"/api/v1/tables/{table_id}/chat"
    here.visit("Cleo").send(path, {"text": "hello"})
    answer = ann.send(path, {"text": "x" * 1000})
    assert answer["fragments"]["chat"].count("<li>") == 2
    assert ann.send(path, {"text": "   "})["fragments"]["chat"].count("<li>") == 2
    ann.send(path, {"text": "x" * 1001}, 422)
    ann.send("/api/v1/tables/nowhere/chat", {"text": "hello"}, 404)


def test_notes_are_private(here: House, ann: Visit) -> None:
    table_id = here.table(ann, bots=1)
    path = f"/api/v1/tables/{table_id}/notes"
    ann.send(path, {"text": "watch <B4>"}, method="PUT")
    ann.send(path, {"text": "watch <B5>"}, method="PUT")
    assert ann.json(path) == {"text": "watch <B5>"}
    assert "watch &lt;B5&gt;" in ann.get(f"/t/{table_id}")
    assert here.visit("Cleo").json(path) == {"text": ""}
    assert "B5&gt;" not in here.passer_by().get(f"/t/{table_id}")


def test_a_match_with_others_stays_here_until_its_end(here: House, ann: Visit) -> None:
    ben = here.visit("Ben")
    table_id = here.table(ann, ben)
    path = f"/api/v1/tables/{table_id}"
    ann.get(f"{path}/export", 403)
    ann.send(f"{path}/continue", {"at": 5}, 403)
    ann.send(f"{path}/rematch", {}, 403)
    assert "export" not in ann.get(f"/t/{table_id}")
    here.play_out(table_id, ann, ben)
    match = here.live(table_id).match
    saved = here.passer_by().get(f"{path}/export")
    assert westbound.match_from_json(saved).log == match.log
    assert json.loads(saved)["seed"] == match.seed


def test_a_private_match_against_bots_is_ones_own(here: House, ann: Visit) -> None:
    private = here.table(ann, bots=1, public=False)
    public = here.table(ann, bots=1)
    here.settle(private)
    ann.get(f"/api/v1/tables/{private}/export")
    ann.get(f"/api/v1/tables/{public}/export", 403)
    here.passer_by().get(f"/api/v1/tables/{private}/export", 403)


def test_a_file_becomes_a_private_table(here: House, ann: Visit) -> None:
    match = westbound.new_match("carson", players=3, seed=5, names=["A", "B", "<i>"])
    for _ in range(4):
        match.play(match.moves()[0])
    made = ann.send("/api/v1/import", {"text": match.to_json()}, 201)
    live = here.live(made["id"])
    assert live.match.log == match.log
    assert live.match.seed == 5
    assert live.header.status == "running"
    assert not live.header.public
    assert live.acting_seat(ann.person.id if ann.person else None) == match.turn
    ann.play_first(made["id"])
    assert "<i>" not in ann.get(made["address"])


@pytest.mark.parametrize("text", ["", "{}", "no file", '{"format": "westbound-match"}'])
def test_files_that_are_no_match(here: House, ann: Visit, text: str) -> None:
    answer = ann.send("/api/v1/import", {"text": text}, 400)
    assert answer["rule"] == "WB-013"


def test_continuing_from_a_position(here: House, ann: Visit) -> None:
    table_id = here.table(ann, bots=2)
    here.play_out(table_id, ann)
    old = here.live(table_id)
    at = len(old.match.log) // 2
    path = f"/api/v1/tables/{table_id}/continue"
    made = ann.send(path, {"at": at, "seats": ["me", "me", "random"]}, 201)
    live = here.settle(made["id"])
    assert [e.text for e in live.match.log[:at]] == [e.text for e in old.match.log[:at]]
    assert (live.header.forked_from, live.header.forked_at) == (table_id, at)
    assert [seat.kind for seat in live.seats] == ["person", "person", "bot"]
    assert live.header.seed != old.header.seed
    ann.send(path, {"at": len(old.match.log) + 1}, 400)
    for seats in (["me"], ["random", "random", "random"], ["me", "me", "nobody"]):
        ann.send(path, {"at": at, "seats": seats}, 400)


def test_a_match_of_bots_is_continued_in_the_first_seat(here: House, ann: Visit) -> None:
    bots = [SeatRequest("bot", bot="random"), SeatRequest("bot", bot="random")]
    person = ann.person
    assert person is not None
    table_id = here.run(lambda: open_table(here.tables, "carson", person, bots, QUICK, seed=3))
    here.play_out(table_id)
    new = ann.send(f"/api/v1/tables/{table_id}/continue", {"at": 5}, 201)
    assert [seat.bot for seat in here.live(new["id"]).seats] == [None, "random"]
    assert ann.moves(new["id"])


def test_a_rematch_is_one_table_for_all_who_played(here: House, ann: Visit) -> None:
    ben, cleo = here.visit("Ben"), here.visit("Cleo")
    table_id = here.table(ann, ben, bots=1)
    here.play_out(table_id, ann, ben)
    path = f"/api/v1/tables/{table_id}/rematch"
    first, second = ann.send(path, {}, 201), ben.send(path, {}, 201)
    assert first == second
    cleo.send(path, {}, 403)
    live = here.settle(first["id"])
    assert live.header.status == "running"
    assert [seat.name for seat in live.seats] == [s.name for s in here.live(table_id).seats]
    assert live.match.options == here.live(table_id).match.options
    assert f'<a href="{first["address"]}">' in ben.get(f"/t/{table_id}")


def test_two_who_want_a_rematch_at_the_same_moment_get_one_table(here: House, ann: Visit) -> None:
    ben = here.visit("Ben")
    table_id = here.table(ann, ben)
    here.play_out(table_id, ann, ben)

    async def both() -> list[tuple[str, bool]]:
        live = await here.tables.get(table_id)
        people = [visit.person for visit in (ann, ben) if visit.person]
        return await asyncio.gather(*(rematch(here.tables, live, person) for person in people))

    (one, first), (other, second) = here.run(both)
    assert one == other
    assert (first, second) == (True, False)


def test_a_fork_is_never_a_rematch(here: House, ann: Visit) -> None:
    table_id = here.table(ann, bots=1)
    here.play_out(table_id, ann)
    path = f"/api/v1/tables/{table_id}"
    fork = ann.send(f"{path}/continue", {"at": 3}, 201)
    assert ann.send(f"{path}/rematch", {}, 201) != fork


def test_open_seats_are_not_ones_own(here: House, ann: Visit) -> None:
    person = ann.person
    assert person is not None
    wishes = [SeatRequest("person", "Ann"), SeatRequest("open")]
    table_id = here.run(lambda: open_table(here.tables, "carson", person, wishes, {}))
    ann.get(f"/api/v1/tables/{table_id}/export", 403)

"""Matches as files: who may take one, and what becomes of it."""

from __future__ import annotations

import json

import pytest

import westbound
from tests.web.house import House, Visit
from westbound.engine.match_schema import match_schema
from westbound.table.lifecycle import open_table
from westbound.table.seat_requests import SeatRequest


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


def test_open_seats_are_not_ones_own(here: House, ann: Visit) -> None:
    person = ann.person
    assert person is not None
    requests = [SeatRequest("person", "Ann"), SeatRequest("open")]
    table_id = here.run(lambda: open_table(here.tables, "carson", person, requests, {}))
    ann.get(f"/api/v1/tables/{table_id}/export", 403)


def test_the_schema_of_match_files_is_served(here: House) -> None:
    assert here.passer_by().get("/api/v1/match.schema.json") == match_schema()

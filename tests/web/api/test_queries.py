"""Questions about a table: moves, observation, tips, log."""

from __future__ import annotations

from tests.web.house import House, Visit


def test_the_moves_are_those_of_the_engine(here: House, ann: Visit, table_id: str) -> None:
    match = here.live(table_id).match
    assert ann.moves(table_id) == [move.text for move in match.moves(0)]
    assert here.passer_by().moves(table_id) == []


def test_an_observation_is_that_of_the_own_seat(here: House, ann: Visit, table_id: str) -> None:
    match = here.live(table_id).match
    path = f"/api/v1/tables/{table_id}/observation"
    own, public = ann.json(path), here.passer_by().json(path)
    assert own["seat"] == 0
    assert own["observation"] == match.observe(0)
    assert public["seat"] is None
    assert public["observation"] == match.observe(None)


def test_tips_of_now_and_earlier(here: House, ann: Visit, table_id: str) -> None:
    path = f"/api/v1/tables/{table_id}/tips"
    now, earlier = ann.json(path)["tips"], ann.json(f"{path}?at=0")["tips"]
    assert set(now) == set(earlier)
    assert now != earlier


def test_the_log_in_the_viewers_language(here: House, ann: Visit, table_id: str) -> None:
    path = f"/api/v1/tables/{table_id}/log"
    english = ann.json(path)["entries"]
    italian = here.visit("Ugo", "it").json(path)["entries"]
    log = here.live(table_id).match.log
    assert [entry["move"] for entry in english] == [entry.text for entry in log]
    assert [entry["n"] for entry in english] == list(range(1, len(log) + 1))
    assert [e["text"] for e in english] != [e["text"] for e in italian]
    assert all(entry["seat"] is None or entry["seat"] in (0, 1) for entry in english)

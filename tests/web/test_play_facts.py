"""What pages and scripts can ask about a table: moves, reasons, previews, tips, the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.play_fixtures import House, Visit, house


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened


@pytest.fixture
def ann(here: House) -> Visit:
    return here.visit("Ann")


@pytest.fixture
def table_id(here: House, ann: Visit) -> str:
    found = here.table(ann, bots=1)
    here.settle(found)
    return found


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


def test_why_not_names_the_rule_of_the_open_decision(
    here: House, ann: Visit, table_id: str
) -> None:
    path = f"/api/v1/tables/{table_id}/why-not"
    ann.play_first(table_id)
    ann.turn(table_id, "end-turn")
    state = here.settle(table_id).match.observe(0)
    parcels = state["parcels"]
    assert isinstance(parcels, list)
    taken = next(p["id"] for p in parcels if isinstance(p, dict) and p["owner"] is not None)
    reason = ann.json(f"{path}?target=parcel:{taken}")
    assert reason["possible"] is False
    assert reason["rule"] == "CC-022"
    assert str(taken) in reason["text"]
    assert reason["link"] == "/rules/carson#CC-022"
    assert ann.json(f"{path}?move=pass")["rule"].startswith("CC-")
    free = ann.moves(table_id)[0]
    assert ann.json(f"{path}?move={free}") == {
        "possible": True, "text": "", "rule": None, "link": None,
    }  # fmt: skip
    assert ann.json(f"{path}?target=parcel:{free.split()[1]}")["possible"] is True


def test_everything_on_the_board_answers_why_not(here: House, ann: Visit, table_id: str) -> None:
    path = f"/api/v1/tables/{table_id}/why-not"
    for target in ann.json(f"/api/v1/tables/{table_id}/tips")["tips"]:
        reason = ann.json(f"{path}?target={target}")
        assert reason["possible"] or (reason["text"] and reason["rule"]), target


def test_why_not_in_other_positions(here: House, ann: Visit, table_id: str) -> None:
    path = f"/api/v1/tables/{table_id}/why-not"
    ann.play_first(table_id)
    while ann.moves(table_id):
        ann.play_first(table_id)
    assert ann.json(f"{path}?target=parcel:A1")["rule"] == "WB-005"
    assert ann.json(f"{path}?target=nothing:here") == {
        "possible": False, "text": "", "rule": None, "link": None,
    }  # fmt: skip
    ann.json(path, 400)
    ann.json(f"{path}?move=pass&target=parcel:A1", 400)
    ann.json(f"{path}?move=dance", 400)


def test_a_preview_shows_the_result_and_writes_nothing(
    here: House, ann: Visit, table_id: str
) -> None:
    before = here.live(table_id).header
    move = ann.moves(table_id)[0]
    preview = ann.json(f"/api/v1/tables/{table_id}/preview?move={move}")
    assert here.live(table_id).header == before
    assert preview["n"] == before.revision
    assert {"seat": "0", "figure": "parcels", "value": "1"} in preview["figures"]
    after = ann.turn(table_id, "move", move=move)["fragments"]["board"]
    assert preview["board"] == after
    ann.json(f"/api/v1/tables/{table_id}/preview?move=pass", 409)
    here.passer_by().json(f"/api/v1/tables/{table_id}/preview?move={move}", 400)


def test_a_preview_for_a_page_that_is_old_is_too_late(here: House) -> None:
    ann, ben = here.visit("Ann", auto_end=True), here.visit("Ben", "es", auto_end=True)
    table_id = here.table(ann, ben)
    asked = here.asked(table_id, ann, ben)
    n, move = here.live(table_id).header.revision, asked.moves(table_id)[0]
    path = f"/api/v1/tables/{table_id}/preview?move={move}"
    assert asked.json(f"{path}&n={n}")["n"] == n
    while here.asked(table_id, ann, ben) is asked:
        asked.play_first(table_id)
    late = asked.json(f"{path}&n={n}", 409)["error"]
    assert (
        late
        == {
            ann: "The table has moved on since this was shown; the move is out of date.",
            ben: "La mesa ha avanzado desde que se mostró esto; la jugada ya no está al día.",
        }[asked]
    )
    not_asked = asked.json(path, 409)["error"]  # a script that does not say what it has seen
    assert not_asked == {ann: "You are not asked now.", ben: "Ahora no te toca decidir."}[asked]


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

"""A turn by the API: one address for every action, and its aliases."""

from __future__ import annotations

import json

import pytest

from tests.web.house import House, Visit


def test_a_move_is_tentative_and_only_its_player_sees_it(
    here: House, ann: Visit, ben: Visit
) -> None:
    table_id = here.table(ann, ben)
    mover = here.asked(table_id, ann, ben)
    other = ben if mover is ann else ann
    before = other.json(f"/api/v1/tables/{table_id}/observation")["observation"]
    length = len(here.live(table_id).match.log)
    answer = mover.turn(table_id, "move", move="claim A1")
    assert "Parcel A1" in answer["fragments"]["board"]
    assert len(here.live(table_id).match.log) == length
    assert other.json(f"/api/v1/tables/{table_id}/observation")["observation"] == before
    drafted = mover.json(f"/api/v1/tables/{table_id}/observation")["observation"]
    assert drafted["parcels"][0]["owner"] is not None
    assert before["parcels"][0]["owner"] is None


def test_undo_redo_restart_and_the_end_of_the_turn(here: House, ann: Visit, ben: Visit) -> None:
    table_id = here.table(ann, ben)
    mover = here.asked(table_id, ann, ben)
    mover.turn(table_id, "move", move="claim A1")
    undone = mover.turn(table_id, "undo")
    assert "claim A1" in [m["move"] for m in json.loads(undone["fragments"]["moves"])["moves"]]
    redone = mover.turn(table_id, "redo")
    assert json.loads(redone["fragments"]["moves"])["moves"] == []
    assert 'data-complete="yes"' in redone["fragments"]["status"]
    restarted = mover.turn(table_id, "restart")
    assert 'data-complete="no"' in restarted["fragments"]["status"]
    mover.turn(table_id, "move", move="claim B1")
    mover.turn(table_id, "end-turn")
    assert "claim B1" in [entry.text for entry in here.live(table_id).match.log]


def test_turns_that_end_by_themselves(here: House, ben: Visit) -> None:
    quick = here.visit("Ann", auto_end=True)
    table_id = here.table(quick, ben)
    if here.asked(table_id, quick, ben) is ben:
        ben.turn(table_id, "move", move="claim H8")
        ben.turn(table_id, "end-turn")
    quick.turn(table_id, "move", move="claim A1")
    assert "claim A1" in [entry.text for entry in here.live(table_id).match.log]


def test_an_old_page_does_nothing_and_gets_the_fresh_position(
    here: House, ann: Visit, ben: Visit
) -> None:
    table_id = here.table(ann, ben)
    mover = here.asked(table_id, ann, ben)
    path = f"/api/v1/tables/{table_id}/move"
    n = here.live(table_id).header.revision
    mover.send(path, {"n": n, "move": "claim A1"})
    answer = mover.send(path, {"n": n, "move": "claim A2"}, 409)
    assert answer["n"] == n + 1
    assert "moved on" in answer["error"]
    assert set(answer["fragments"]) >= {"board", "status", "moves", "players"}
    seat = here.live(table_id).acting_seat(mover.person.id if mover.person else None)
    assert seat is not None
    assert here.live(table_id).drafts[seat].moves == ("claim A1",)


def test_a_refused_move_names_its_rule_with_a_link(here: House, ann: Visit, ben: Visit) -> None:
    table_id = here.table(ann, ben)
    mover = here.asked(table_id, ann, ben)
    answer = mover.turn(table_id, "move", 409, move="pass")
    assert answer["rule"].startswith("CC-")
    assert answer["link"] == f"/rules/carson#{answer['rule']}"
    assert answer["error"]
    assert answer["rule"] not in answer["error"]
    assert mover.turn(table_id, "undo", 409)["rule"] == "WB-003"
    assert mover.turn(table_id, "redo", 409)["rule"] == "WB-008"
    assert mover.turn(table_id, "end-turn", 409)["rule"] == "WB-006"
    assert mover.turn(table_id, "move", 400, move="dance")["error"]


def test_who_is_not_asked_hears_who_is(here: House, ann: Visit, ben: Visit) -> None:
    table_id = here.table(ann, ben)
    mover = here.asked(table_id, ann, ben)
    other = ben if mover is ann else ann
    answer = other.turn(table_id, "move", 409, move="claim A1")
    assert answer["rule"] == "WB-001"
    assert mover.person is not None
    assert mover.person.name in answer["error"]


def test_only_seats_can_move(here: House, ann: Visit, ben: Visit) -> None:
    table_id = here.table(ann, ben)
    here.visit("Cleo").turn(table_id, "move", 403, move="claim A1")
    here.passer_by().turn(table_id, "move", 403, move="claim A1")
    ann.send("/api/v1/tables/nowhere/move", {"n": 1, "move": "claim A1"}, 404)


@pytest.mark.parametrize(
    "body", [{}, {"n": 1}, {"n": "x", "move": "pass"}, {"n": 1, "move": ""}, {"n": 1, "move": 3}]
)
def test_bodies_that_make_no_sense(here: House, ann: Visit, body: dict[str, object]) -> None:
    table_id = here.table(ann, bots=1)
    ann.send(f"/api/v1/tables/{table_id}/move", body, 422)


def test_a_quiet_answer_has_no_fragments(here: House, ann: Visit) -> None:
    table_id = here.table(ann, bots=1)
    n = here.settle(table_id).header.revision
    move = ann.moves(table_id)[0]
    answer = ann.send(f"/api/v1/tables/{table_id}/move?quiet=true", {"n": n, "move": move})
    assert answer["fragments"] == {}
    assert answer["n"] > n


def test_one_address_takes_every_action_and_answers_with_the_revision(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    seat = here.settle(table_id).acting_seat(ann.person.id if ann.person else None)
    move = ann.moves(table_id)[0]
    assert seat is not None
    for action, more in (("play", {"move": move}), ("undo", {}), ("redo", {})):
        before = here.live(table_id).header.revision
        body = {"n": before, "action": action, **more}
        answer = ann.send(f"/api/v1/tables/{table_id}/turn", body)
        assert answer == {
            "n": before + 1, "status": "running", "error": None, "rule": None, "link": None,
        }  # fmt: skip
    assert here.live(table_id).drafts[seat].moves == (move,)
    ann.turn(table_id, "turn", action="undo", steps=None)
    assert here.live(table_id).drafts[seat].moves == ()
    ann.turn(table_id, "turn", action="redo", seat=seat)
    length = len(here.live(table_id).match.log)
    ann.turn(table_id, "turn", action="end")
    assert here.live(table_id).match.log[length].text == move


def test_a_refused_action_says_why_and_an_old_page_which_revision_there_is(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    answer = ann.turn(table_id, "turn", 409, action="end")
    assert answer["rule"] == "WB-006"
    assert answer["link"] == "/rules/table#WB-006"
    assert "fragments" not in answer
    n = here.live(table_id).header.revision
    old = ann.send(f"/api/v1/tables/{table_id}/turn", {"n": n - 1, "action": "undo"}, 409)
    assert old["n"] == n
    assert old["error"].startswith("The table has moved on.")
    assert old["rule"] is None


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"n": 1}, "“action” is missing."),
        (
            {"n": 1, "action": "dance"},
            "“action” must be one of these: 'play', 'undo', 'redo', 'end'.",
        ),
        ({"n": 1, "action": "end", "move": "x"}, "“end.move” is not known here."),
    ],
)
def test_an_action_that_is_none_is_refused_with_a_sentence(
    here: House, body: dict[str, object], sentence: str
) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    assert ann.send(f"/api/v1/tables/{table_id}/turn", body, 422) == {"error": sentence}

"""Why a move or a place is not possible now."""

from __future__ import annotations

from tests.web.house import House, Visit


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

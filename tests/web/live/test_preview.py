"""What a move would do, before it is made."""

from __future__ import annotations

from pathlib import Path

from tests.web.house import House, Visit, house


def test_a_move_is_final_only_when_it_ends_the_turn_by_itself(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        slow, quick = here.visit("Ann"), here.visit("Ben", auto_end=True)
        slow_table, quick_table = here.table(slow, bots=1), here.table(quick, bots=1)
        for visit, table_id, final in ((slow, slow_table, False), (quick, quick_table, True)):
            move = visit.moves(table_id)[0]
            preview = visit.json(f"/api/v1/tables/{table_id}/preview?move={move}")
            assert preview["final"] is final
            visit.turn(table_id, "move", move=move)
            visit.turn(table_id, "undo", 409 if final else 200)


def test_a_move_in_the_middle_of_a_turn_is_not_final(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        quick, other = here.visit("Ann", auto_end=True), here.visit("Ben", auto_end=True)
        table_id = here.table(quick, other)
        found: set[bool] = set()
        for _ in range(80):
            visit = here.asked(table_id, quick, other)
            move = visit.moves(table_id)[-1]
            final = visit.json(f"/api/v1/tables/{table_id}/preview?move={move}")["final"]
            visit.turn(table_id, "move", move=move)
            assert final is not bool(here.live(table_id).drafts)
            found.add(final)
            if found == {True, False}:
                return
        raise AssertionError("every move ended the turn")


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
    assert (
        not_asked
        == {ann: "You have nothing to decide right now.", ben: "Ahora no te toca decidir."}[asked]
    )

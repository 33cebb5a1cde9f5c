"""The status line: why its buttons can do nothing now."""

from __future__ import annotations

from tests.web.house import House, Visit
from westbound.web.live.status import status
from westbound.web.live.view import view_for

NO_TURN = "You have not made a move yet, so there is no turn to end."
NOT_COMPLETE = "Your turn is not complete yet: a decision of yours is still open."
NO_REDO = "There is nothing to redo."


def reasons(here: House, visit: Visit, table_id: str) -> dict[str, object]:
    """Of undo, redo and end: empty where it is possible."""
    shown = status(view_for(here.live(table_id), visit.person, "en"))
    return {name: shown[f"why_no_{name}"] for name in ("undo", "redo", "end")}


def test_before_a_move_there_is_nothing_to_end_or_to_redo(
    here: House, ann: Visit, table_id: str
) -> None:
    found = reasons(here, ann, table_id)
    assert found["undo"]
    assert (found["redo"], found["end"]) == (NO_REDO, NO_TURN)


def test_a_complete_turn_can_be_ended_or_taken_back(here: House, ann: Visit, table_id: str) -> None:
    ann.play_first(table_id)
    assert reasons(here, ann, table_id) == {"undo": "", "redo": NO_REDO, "end": ""}
    ann.turn(table_id, "undo")
    found = reasons(here, ann, table_id)
    assert (found["redo"], found["end"]) == ("", NO_TURN)


def test_a_turn_with_an_open_decision_cannot_be_ended(here: House) -> None:
    ann, ben = here.visit("Ann", auto_end=True), here.visit("Ben", auto_end=True)
    table_id = here.table(ann, ben)
    for _ in range(80):
        visit = here.asked(table_id, ann, ben)
        visit.turn(table_id, "move", move=visit.moves(table_id)[-1])
        if here.live(table_id).drafts:  # with `auto_end` only a turn that is not complete
            assert reasons(here, visit, table_id)["end"] == NOT_COMPLETE
            return
    raise AssertionError("every move ended the turn")

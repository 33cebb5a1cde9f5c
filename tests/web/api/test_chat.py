"""Talk and private notes."""

from __future__ import annotations

from tests.web.house import House, Visit


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

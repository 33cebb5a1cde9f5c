"""Tables that cannot be read: told in words, downloaded, and in nobody's way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.table.damage import DAMAGES, damage
from tests.web.house import House, Visit, house, text_of
from westbound.engine.texts import LANGUAGES
from westbound.table.lifecycle import open_table
from westbound.table.seat_requests import SeatRequest

HTML = {"Accept": "text/html"}


class Scene:
    """The same server before and after something has happened to one of Ann's two tables."""

    def __init__(self, folder: Path, *, over: bool = False) -> None:
        self.folder = folder
        with house(folder) as here:
            ann = here.visit("Ann")
            assert ann.person is not None
            self.ann = ann.person
            self.bad, self.good = self.table(here, ann), self.table(here, ann)
            self.length = len(here.live(self.bad).match.log)
            if over:
                here.play_out(self.bad, ann)

    def table(self, here: House, ann: Visit) -> str:
        """Two people on one screen, so that no bot moves."""
        person = ann.person
        assert person is not None
        seats = (SeatRequest("person", "Ann"), SeatRequest("person", "Guest"))

        async def scene() -> str:
            return await open_table(here.tables, "carson", person, seats, {}, seed=3)

        table_id = here.run(scene)
        ann.turn(table_id, "move", move="claim A1")
        ann.turn(table_id, "end-turn")
        return table_id

    @contextmanager
    def restarted(self, language: str = "en") -> Iterator[Visit]:
        with house(self.folder) as here:
            yield Visit(here, self.ann, language)


def page_of(visit: Visit, path: str) -> tuple[int, str]:
    answer = visit.house.client.get(path, headers={**visit.headers, **HTML})
    return answer.status_code, answer.text


@pytest.mark.parametrize("kind", DAMAGES)
def test_wb_018_it_is_told_with_its_reason_and_can_be_saved_and_all_else_goes_on(
    tmp_path: Path, kind: str
) -> None:
    scene, (sql, rule, entry, says) = Scene(tmp_path), DAMAGES[kind]
    damage(tmp_path, scene.bad, sql)
    if entry == -1:  # the last decision, which is the last entry
        entry = scene.length
    with scene.restarted() as ann:
        for path in ("/", "/tables"):
            status, page = page_of(ann, path)
            assert status == 200
            assert f"/t/{scene.good}" in page
        assert "Set aside" in page
        assert says in text_of(page).replace("&#39;", "'").replace("&#34;", '"')
        listed = {table["id"]: table for table in ann.json("/api/v1/tables")}
        aside = listed[scene.bad]["set_aside"]
        assert says in aside["reason"]
        assert (aside["rule"], aside["entry"]) == (rule, entry)
        assert listed[scene.good]["set_aside"] is None
        status, page = page_of(ann, f"/t/{scene.bad}")
        assert status == 423
        assert aside["export"] in page
        answer = ann.json(f"/api/v1/tables/{scene.bad}", 423)
        assert answer == {"error": aside.pop("reason"), **aside}
        check_file(ann, scene.bad, scene.good)
        ann.play_first(scene.good)


def check_file(ann: Visit, bad: str, good: str) -> None:
    """In the format of every match file; only what was damaged differs."""
    saved, sound = (ann.json(f"/api/v1/tables/{which}/export") for which in (bad, good))
    assert [name for name in saved if name != "position"] == list(sound)
    same = [name for name in sound if saved[name] == sound[name]]
    assert len(same) >= len(sound) - 1
    assert ben_may_not_have_it(ann.house, bad)


def ben_may_not_have_it(here: House, table_id: str) -> bool:
    error = here.visit("Ben").json(f"/api/v1/tables/{table_id}/export", 403)["error"]
    page = page_of(here.visit("Ben"), f"/t/{table_id}")[1]
    return "only after its end" in error and "/export" not in page


@pytest.mark.parametrize("kind", ["future", "forbidden", "no move"])
def test_the_file_is_refused_for_the_same_reason(tmp_path: Path, kind: str) -> None:
    scene = Scene(tmp_path)
    damage(tmp_path, scene.bad, DAMAGES[kind].sql)
    with scene.restarted() as ann:
        text = ann.get(f"/api/v1/tables/{scene.bad}/export")
        reason = ann.json(f"/api/v1/tables/{scene.bad}", 423)["error"]
        assert ann.send("/api/v1/import", {"text": text}, 400)["error"] == reason


def test_nothing_can_be_done_at_it(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    damage(tmp_path, scene.bad, DAMAGES["gap"].sql)
    with scene.restarted() as ann:
        address = f"/api/v1/tables/{scene.bad}"
        for what, body in (
            ("turn", {"action": "play", "n": 2, "move": "claim A2"}),
            ("move", {"n": 2, "move": "claim A2"}),
            ("seat", {"seat": 1}),
            ("chat", {"text": "hello"}),
            ("join", {}),
            ("fill", {}),
            ("seats/1", {"kind": "open"}),
            ("leave", {}),
            ("close", {}),
            ("continue", {"at": 0}),
            ("rematch", {}),
        ):
            assert "export" in ann.send(f"{address}/{what}", body, 423)
        for what in ("position", "observation", "moves", "log", "tips", "notes"):
            ann.json(f"{address}/{what}", 423)
        assert page_of(ann, f"/t/{scene.bad}/text")[0] == 423
        assert page_of(ann, f"/t/{scene.bad}/join/nonsense")[0] == 423
        with ann.live(scene.bad) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4423


def test_a_finished_match_that_cannot_be_read_is_for_everybody(tmp_path: Path) -> None:
    scene = Scene(tmp_path, over=True)
    damage(tmp_path, scene.bad, DAMAGES["gap"].sql)
    with scene.restarted() as ann:
        listed = {table["id"]: table for table in ann.json("/api/v1/tables")}
        assert "Entry 3" in listed[scene.bad]["set_aside"]["reason"]  # its result was not kept yet
        ben = ann.house.visit("Ben")
        assert ben.json(f"/api/v1/tables/{scene.bad}", 423)["export"]
        ben.get(f"/api/v1/tables/{scene.bad}/export")


def test_a_kept_result_is_shown_until_somebody_looks(tmp_path: Path) -> None:
    scene = Scene(tmp_path, over=True)
    with scene.restarted() as ann:
        assert ann.json("/api/v1/tables")[1]["result"]
    damage(tmp_path, scene.bad, DAMAGES["gap"].sql)
    with scene.restarted() as ann:
        found = {table["id"]: table for table in ann.json("/api/v1/tables")}[scene.bad]
        assert found["result"]
        assert found["set_aside"] is None
        assert page_of(ann, f"/t/{scene.bad}")[0] == 423
        found = {table["id"]: table for table in ann.json("/api/v1/tables")}[scene.bad]
        assert found["set_aside"]["entry"] == 3


@pytest.mark.parametrize("broken", ["'[[0, 1'", "'{}'", "'[[0, 1]]'", "'[[0, 1, 2], [0, 2, 1]]'"])
def test_a_damaged_result_is_worked_out_again(tmp_path: Path, broken: str) -> None:
    scene = Scene(tmp_path, over=True)
    damage(tmp_path, scene.bad, f"UPDATE tables SET result = {broken} WHERE id = :id")
    with scene.restarted() as ann:
        found = {table["id"]: table for table in ann.json("/api/v1/tables")}[scene.bad]
        assert sorted(place["seat"] for place in found["result"]) == [0, 1]


@pytest.mark.parametrize("kind", ["game", "future", "option", "forbidden", "gap", "time"])
def test_the_reason_is_in_the_visitors_language(tmp_path: Path, kind: str) -> None:
    scene, reasons = Scene(tmp_path), set()
    damage(tmp_path, scene.bad, DAMAGES[kind].sql)
    for language in LANGUAGES:
        with scene.restarted(language) as ann:

            async def settle(language: str = language, ann: Visit = ann) -> None:
                await ann.house.users.change(scene.ann, language=language)

            ann.house.run(settle)
            reasons.add(ann.json(f"/api/v1/tables/{scene.bad}", 423)["error"])
    assert len(reasons) == len(LANGUAGES)


def test_it_goes_on_when_it_can_be_read_again(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    damage(tmp_path, scene.bad, DAMAGES["game"].sql)
    with scene.restarted() as ann:
        ann.json(f"/api/v1/tables/{scene.bad}", 423)
    damage(tmp_path, scene.bad, "UPDATE tables SET game = 'carson' WHERE id = :id")
    with scene.restarted() as ann:
        ann.play_first(scene.bad)


def test_a_public_table_that_cannot_be_read_is_offered_to_nobody(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        ann = here.visit("Ann")
        body = {"game": "carson", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        table_id = ann.send("/api/v1/tables", body, 201)["id"]
        assert [t["id"] for t in here.passer_by().json("/api/v1/tables?which=open")] == [table_id]
    damage(tmp_path, table_id, DAMAGES["game"].sql)
    with house(tmp_path) as here:
        assert here.passer_by().json("/api/v1/tables?which=open") == []
        mine = Visit(here, ann.person).json("/api/v1/tables")
        assert mine[0]["set_aside"]["rule"] == "WB-014"

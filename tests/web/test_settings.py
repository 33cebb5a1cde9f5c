"""How a turn ends and when a move waits for a confirmation: each person's own choice."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from tests.web.conftest import BOT, ME, Browser, NewBrowser, open_table
from tests.web.play_fixtures import house
from westbound.table.database import MIGRATIONS, migrate, open_engine, sqlite_url
from westbound.table.store.people import PeopleStore
from westbound.web.http.users import CACHE_SECONDS, Users

WORDS = {
    "en": ("Confirm each move", "Never", "Only what cannot be taken back", "Always"),
    "es": ("Confirmar cada jugada", "Nunca", "Solo lo que no se puede deshacer", "Siempre"),
    "it": ("Conferma ogni mossa", "Mai", "Solo ciò che non si può annullare", "Sempre"),
}


def chosen(page: str) -> str:
    """What the list of a page shows as chosen."""
    lists = re.findall(r'<select id="confirm-moves".*?</select>', page, re.S)
    assert len(lists) == 1
    found = re.findall(r'<option value="(\w+)" selected>', lists[0])
    assert len(found) == 1
    return str(found[0])


@pytest.mark.parametrize("value", ["never", "final", "always"])
def test_each_way_to_confirm_is_kept_and_shown(browser: Browser, value: str) -> None:
    assert browser.patch("/api/v1/me", {"confirm": value}).json()["confirm"] == value
    assert browser.get("/api/v1/me").json()["confirm"] == value
    assert chosen(browser.page("/account").text) == value
    table = open_table(browser, ME, BOT)
    assert chosen(browser.page(f"/t/{table.id}").text) == value


def test_no_other_way_is_taken_and_nothing_changes_by_itself(browser: Browser) -> None:
    assert chosen(browser.page("/account").text) == "always"
    browser.patch("/api/v1/me", {"confirm": "final", "auto_end": True})
    for wrong in ("sometimes", "", True, 1):
        assert browser.patch("/api/v1/me", {"confirm": wrong}).status_code == 422
    browser.patch("/api/v1/me", {"hints": False})
    now = browser.get("/api/v1/me").json()
    assert (now["confirm"], now["auto_end"]) == ("final", True)


def test_it_is_personal_and_follows_a_login(new_browser: NewBrowser) -> None:
    here, there, other = new_browser(name="Ann"), new_browser(), new_browser(name="Ben")
    here.patch("/api/v1/me", {"confirm": "never"})
    body = {"login": "ann", "password": "correct horse"}
    here.post("/api/v1/keep", body)
    assert there.post("/api/v1/login", body).json()["confirm"] == "never"
    assert other.get("/api/v1/me").json()["confirm"] == "always"


def test_those_who_only_watch_are_not_asked(new_browser: NewBrowser) -> None:
    ann, watching = new_browser(name="Ann"), new_browser()
    table = open_table(ann, ME, BOT)
    assert "confirm-moves" in ann.page(f"/t/{table.id}").text
    assert "confirm-moves" not in watching.page(f"/t/{table.id}").text


@pytest.mark.parametrize("language", WORDS)
def test_it_is_said_in_three_languages(new_browser: NewBrowser, language: str) -> None:
    browser = new_browser(language, name="Ann")
    table = open_table(browser, ME, BOT)
    for page in ("/account", f"/t/{table.id}"):
        shown = browser.page(page).text
        for words in WORDS[language]:
            assert f">{words}<" in shown, (page, words)


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


def test_a_setting_counts_at_once_here_and_soon_if_changed_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as here:
        ann = here.visit("Ann")
        assert ann.person is not None
        person, people = ann.person, here.users
        assert here.run(lambda: people.cached(None)) is None
        assert here.run(lambda: people.cached("nobody")) is None
        assert here.run(lambda: people.cached(person.id)) == person
        changed = here.run(lambda: people.change(person, auto_end=True))
        assert here.run(lambda: people.cached(person.id)) == changed
        elsewhere = Users(here.tables.store.people, ("key",))  # as another process would
        newest = here.run(lambda: elsewhere.change(person, auto_end=False, language="it"))
        assert here.run(lambda: people.cached(person.id)) == changed
        later = SimpleNamespace(monotonic=lambda: time.monotonic() + CACHE_SECONDS + 1)
        monkeypatch.setattr("westbound.web.http.users.time", later)
        assert here.run(lambda: people.cached(person.id)) == newest


def test_people_of_an_older_database_confirm_as_before(tmp_path: Path) -> None:
    def first_tables(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("INSERT INTO people VALUES ('ann', 'Ann', NULL, NULL, NULL, 1, 1, 0)")
        )

    async def main() -> None:
        engine = open_engine(sqlite_url(tmp_path / "old.db"))
        async with engine.begin() as connection:
            await connection.run_sync(first_tables)
        await migrate(engine)
        people = Users(PeopleStore(engine), ("key",))
        ann = await people.get("ann")
        assert ann is not None
        assert (ann.name, ann.auto_end, ann.confirm) == ("Ann", True, "always")
        assert (await people.change(ann, confirm="never")).confirm == "never"
        await engine.dispose()

    asyncio.run(main())

"""Messages are counted by the database, however many there are and whoever writes them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import event

from tests.table.helpers import ANN, TWO_HERE, run
from westbound.table.lifecycle import open_table
from westbound.table.service import Tables


def test_messages_are_numbered_in_their_order(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        other = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=4)
        chat = tables.store.chat
        for text in ("one", "two"):
            await chat.say(table_id, "ann", "Ann", text)
        await chat.say(other, "ben", "Ben", "elsewhere")
        await chat.say(table_id, "ben", "Ben", "three")
        said = [(m.n, m.name, m.text) for m in await chat.messages(table_id)]
        assert said == [(0, "Ann", "one"), (1, "Ann", "two"), (2, "Ben", "three")]
        assert [m.n for m in await chat.messages(other)] == [0]

    run(tmp_path, scene)


def test_what_is_said_at_the_same_moment_is_all_kept(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        chat = tables.store.chat
        await asyncio.gather(*(chat.say(table_id, "ann", "Ann", str(n)) for n in range(4)))
        said = await chat.messages(table_id)
        assert [m.n for m in said] == [0, 1, 2, 3]
        assert sorted(m.text for m in said) == ["0", "1", "2", "3"]

    run(tmp_path, scene)


def test_a_new_message_does_not_read_the_old_ones(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        asked: list[str] = []
        engine = tables.store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
        await tables.store.chat.say(table_id, "ann", "Ann", "hello")
        assert [text.split()[0] for text in asked if "pg_notify" not in text] == ["INSERT"]

    run(tmp_path, scene)


def test_a_note_is_replaced_and_belongs_to_one_person(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        chat = tables.store.chat
        assert await chat.note(table_id, "ann") == ""
        for text in ("buy C4", "sell C4"):
            await chat.keep_note(table_id, "ann", text)
        assert await chat.note(table_id, "ann") == "sell C4"
        assert await chat.note(table_id, "ben") == ""

    run(tmp_path, scene)

"""People: a login belongs to one of them, and a guest hands everything over."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from tests.table.helpers import TWO_HERE, run
from westbound.table.lifecycle import open_table
from westbound.table.records import Person
from westbound.table.service import Tables
from westbound.table.store import Conflict


def new_person(name: str) -> Person:
    """With an id of its own: a database may be shared."""
    return Person(secrets.token_hex(8), name)


def test_a_login_belongs_to_one_person(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        people, login = tables.store.people, secrets.token_hex(8)
        one, other = new_person("Ann"), new_person("Ben")
        for person in (one, other):
            await people.add(person)
        assert await people.get(one.id) == one
        await people.change(one.id, {"login": login, "password": "hash"})
        found = await people.credentials(login)
        assert found is not None
        assert (found.person_id, found.password) == (one.id, "hash")
        with pytest.raises(Conflict):
            await people.change(other.id, {"login": login})
        assert await people.credentials(login + "x") is None

    run(tmp_path, scene)


def test_a_guest_hands_over_seats_and_notes_and_is_gone(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        store, guest, person = tables.store, new_person("Guest"), new_person("Ann")
        for one in (guest, person):
            await store.people.add(one)
        table_id = await open_table(tables, "carson", guest, TWO_HERE, {}, seed=3)
        await store.chat.keep_note(table_id, person.id, "mine")
        await store.chat.keep_note(table_id, guest.id, "theirs")
        before = await store.tables.revision(table_id)
        assert await store.people.merge(guest.id, person.id) == [table_id]
        assert before is not None
        assert await store.tables.revision(table_id) == before + 1
        assert {seat.person_id for seat in await store.tables.seats(table_id)} == {person.id}
        assert await store.chat.note(table_id, person.id) == "mine\n\ntheirs"
        assert await store.people.get(guest.id) is None

    run(tmp_path, scene)

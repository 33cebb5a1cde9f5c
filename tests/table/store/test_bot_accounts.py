"""Accounts of bots: found by the hash of a token, with a name that nobody else has."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

import pytest

from tests.table.helpers import run
from westbound.table.records import BotAccount, Person
from westbound.table.service import Tables
from westbound.table.store import Conflict


def new_bot(owner: str, name: str) -> BotAccount:
    return BotAccount(secrets.token_hex(8), owner, name, public=False, chat=False, created=1.0)


def test_a_bot_is_found_by_its_token_and_its_name(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        store, name = tables.store.bot_accounts, f"Dusty {secrets.token_hex(4)}"
        bot, token = new_bot(secrets.token_hex(8), name), secrets.token_hex(8)
        await store.add(bot, token)
        assert await store.by_token(token) == bot
        assert await store.by_name(name.upper()) == bot
        assert await store.of_owner(bot.owner) == [bot]
        assert await store.by_token(token + "x") is None
        assert await store.by_name(name + "x") is None
        await store.change(bot.id, {"public": True, "seen": 7.0})
        assert await store.by_token(token) == replace(bot, public=True, seen=7.0)

    run(tmp_path, scene)


def test_a_name_belongs_to_one_bot_until_its_token_is_revoked(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        store, name = tables.store.bot_accounts, f"Dusty {secrets.token_hex(4)}"
        first, second = new_bot(secrets.token_hex(8), name), new_bot("ben", name.lower())
        await store.add(first, secrets.token_hex(8))
        with pytest.raises(Conflict):
            await store.add(second, secrets.token_hex(8))
        await store.change(first.id, {"revoked": 5.0})
        await store.add(second, secrets.token_hex(8))
        assert await store.by_name(name) == second
        assert await store.of_owner(first.owner) == []

    run(tmp_path, scene)


def test_a_guest_hands_over_bots_too(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        people = Person(secrets.token_hex(8), "Guest"), Person(secrets.token_hex(8), "Ann")
        for person in people:
            await tables.store.people.add(person)
        bot = new_bot(people[0].id, f"Dusty {secrets.token_hex(4)}")
        await tables.store.bot_accounts.add(bot, secrets.token_hex(8))
        await tables.store.people.merge(people[0].id, people[1].id)
        assert [b.id for b in await tables.store.bot_accounts.of_owner(people[1].id)] == [bot.id]

    run(tmp_path, scene)

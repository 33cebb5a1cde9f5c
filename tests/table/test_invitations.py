"""A bot from elsewhere is offered a seat: by whom, what it answers, and what becomes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.helpers import ANN, BEN, run
from tests.table.remote import (
    GREEDY,
    HERE,
    SMALL,
    as_person,
    new_bot,
    play_for,
    seat_for,
    table_with,
)
from westbound.engine.errors import BadInput
from westbound.table.bot_choice import ChoosableBot, bots_for
from westbound.table.errors import NotYourSeat
from westbound.table.invitations import accept, decline
from westbound.table.lifecycle import (
    free_seat,
    give_to_bot,
    join,
    may_copy,
    open_table,
    rematch,
    usual_seats,
)
from westbound.table.records import BotAccount, Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.table.store import Change


async def refused(tables: Tables, bot: BotAccount, host: Person = ANN) -> str:
    """The case of WB-019 that forbids to offer the bot a seat."""
    with pytest.raises(BadInput) as caught:
        await open_table(tables, "carson", host, [HERE, seat_for(bot)], {})
    assert caught.value.refusal is not None
    return caught.value.refusal.key


def test_the_match_begins_when_the_bot_accepts(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        requests = [HERE, seat_for(bot, seconds=20), GREEDY]
        table_id = await open_table(tables, "carson", ANN, requests, {})
        live = await tables.get(table_id)
        assert live.header.status == "open"
        assert [seat.kind for seat in live.seats] == ["person", "invited", "bot"]
        assert (live.remote[1].owner, live.remote[1].seconds) == ("Ann", 20)
        assert await accept(tables, table_id, bot.id) == 1
        live = await tables.get(table_id)
        assert live.header.status == "running"
        seat = live.seats[1]
        assert (seat.kind, seat.name, seat.person_id) == ("bot", bot.name, bot.id)
        assert (seat.bot, seat.seconds) == ("greedy", 20)
        for answer in (accept, decline):
            with pytest.raises(NotYourSeat, match="No seat is offered to this bot"):
                await answer(tables, table_id, bot.id)

    run(tmp_path, scene)


def test_a_bot_that_declines_leaves_its_name_and_an_open_seat(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        requests = [HERE, seat_for(bot)]
        table_id = await open_table(tables, "carson", ANN, requests, {}, public=True)
        before = (await tables.get(table_id)).seats[1].invitation
        assert await decline(tables, table_id, bot.id) == 1
        seat = (await tables.get(table_id)).seats[1]
        assert (seat.kind, seat.name, seat.person_id) == ("open", bot.name, None)
        assert seat.invitation != before
        assert await join(tables, table_id, BEN, None) == 1
        assert (await tables.get(table_id)).match.names == ("Ann", "Ben")

    run(tmp_path, scene)


def test_an_offered_seat_is_nobody_elses_but_the_host_may_take_it_back(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        requests = [HERE, seat_for(bot)]
        table_id = await open_table(tables, "carson", ANN, requests, {}, public=True)
        with pytest.raises(NotYourSeat, match="No seat is free"):
            await join(tables, table_id, BEN, None)
        await free_seat(tables, table_id, ANN, 1)
        assert not await tables.store.tables.was_unseated(table_id, bot.id)
        with pytest.raises(NotYourSeat):
            await accept(tables, table_id, bot.id)
        await give_to_bot(tables, table_id, ANN, 1, seat_for(bot))
        assert (await tables.get(table_id)).seats[1].kind == "invited"
        await give_to_bot(tables, table_id, ANN, 1, SeatRequest("bot", bot="random"))
        live = await tables.get(table_id)
        assert (live.header.status, live.remote) == ("running", {})

    run(tmp_path, scene)


def test_wb_019_only_its_owner_seats_a_bot_that_is_not_public(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        own, shared = await new_bot(tables), await new_bot(tables, "Rusty", public=True)
        await tables.store.people.add(BEN)
        assert await refused(tables, own, BEN) == "WB-019.unknown"
        assert await bots_for(tables.store, BEN) == [ChoosableBot(shared.name, "Ann", mine=False)]
        assert await bots_for(tables.store, None) == [ChoosableBot(shared.name, "Ann", mine=False)]
        mine = [ChoosableBot(bot.name, "Ann", mine=True) for bot in (own, shared)]
        assert await bots_for(tables.store, ANN) == mine
        table_id = await open_table(tables, "carson", BEN, [HERE, seat_for(shared)], {})
        assert (await tables.get(table_id)).seats[1].person_id == shared.id

    run(tmp_path, scene)


def test_wb_019_a_bot_must_be_connected(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot, accounts = await new_bot(tables), tables.store.bot_accounts
        await accounts.leave(bot.id, "elsewhere", 1.0)
        assert await refused(tables, bot) == "WB-019.offline"
        await accounts.connect(bot.id, "elsewhere", 1.0)  # long ago: its server was killed
        assert await refused(tables, bot) == "WB-019.offline"
        assert await bots_for(tables.store, ANN) == []
        await accounts.change(bot.id, {"revoked": 2.0})
        assert await refused(tables, bot) == "WB-019.unknown"

    run(tmp_path, scene)


def test_wb_019_a_bot_has_one_seat_at_a_table(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        with pytest.raises(BadInput, match="has a seat at this table already"):
            await open_table(tables, "carson", ANN, [seat_for(bot), seat_for(bot)], {})
        requests = [HERE, seat_for(bot), SeatRequest("open")]
        table_id = await open_table(tables, "carson", ANN, requests, {})
        with pytest.raises(BadInput, match="has a seat at this table already"):
            await give_to_bot(tables, table_id, ANN, 2, seat_for(bot))
        await give_to_bot(tables, table_id, ANN, 1, seat_for(bot))  # its own place is no second one

    run(tmp_path, scene)


def test_a_match_with_a_bot_from_elsewhere_is_a_match_with_others(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot)
        live = await tables.get(table_id)
        assert not may_copy(live, ANN)
        assert usual_seats(live) == ["greedy", "me"]

    run(tmp_path, scene)


def test_a_rematch_asks_the_bot_again(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot, seconds=45)
        live = await tables.get(table_id)
        match = live.match.fork()
        while not match.over:
            match.play(match.moves()[0])
        await tables.write(live, Change(), match)
        again, is_new = await rematch(tables, live, ANN)
        assert is_new
        live = await tables.get(again)
        assert (live.header.status, live.header.options) == ("open", match.options)
        assert [seat.kind for seat in live.seats] == ["invited", "person"]
        await accept(tables, again, bot.id)
        live = await tables.get(again)
        assert (live.header.status, live.seats[0].seconds) == ("running", 45)
        assert match.options | SMALL == match.options

    run(tmp_path, scene)


def test_every_move_of_a_bot_counts_at_once(tmp_path: Path) -> None:
    """As those of the server's bots do: nobody waits for the end of its turn."""

    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot)
        await play_for(tables, table_id, ANN)
        live = await tables.get(table_id)
        length = len(live.match.log)
        await play_for(tables, table_id, as_person(bot))
        live = await tables.get(table_id)
        assert len(live.match.log) > length
        assert live.drafts == {}

    run(tmp_path, scene)

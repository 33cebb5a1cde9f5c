"""What a bot from elsewhere hears: everything that waits for it, once for each connection."""

from __future__ import annotations

import asyncio
import json
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path

from tests.table.helpers import ANN, run
from tests.table.remote import (
    GREEDY,
    HERE,
    answer,
    listening,
    new_bot,
    play_for,
    seat_for,
    table_with,
)
from westbound.bots import decision_rng, decision_seed, seed_for_program
from westbound.bots.protocol import decision
from westbound.engine.option import Value
from westbound.table.bot_stream import BotStream, Event
from westbound.table.invitations import accept
from westbound.table.lifecycle import close_table, free_seat, open_table
from westbound.table.service import Tables
from westbound.table.store import Change


def test_a_bot_is_told_everything_that_waits_for_it_at_every_connection(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        running = await table_with(tables, bot)
        offered = await open_table(tables, "steam", ANN, [seat_for(bot, 30), HERE, GREEDY], {})
        await play_for(tables, running, ANN)
        heard = []
        for _ in range(2):
            async with listening(tables, bot) as ear:
                heard.append([await ear.hear(), await ear.hear()])
        invited, asked = heard[0]
        assert (invited["type"], invited["table"]) == ("invited", offered)
        assert (invited["game"], invited["seat"], invited["players"]) == ("steam", 0, 3)
        assert (invited["seconds"], invited["host"]) == (30, "Ann")
        assert invited["names"] == [bot.name, "Ann", "Virgil"]
        assert (asked["type"], asked["table"]) == ("your_turn", running)
        later = dict(heard[1][1])
        assert int(str(later.pop("deadline_ms"))) <= int(str(asked.pop("deadline_ms"))) <= 60_000
        assert [invited, asked] == [heard[1][0], later]

    run(tmp_path, scene)


def test_a_question_is_the_one_that_a_program_would_get(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot)
        for picks in (False, True):
            async with listening(tables, bot, picks=picks) as ear:
                asked = await ear.hear_of("your_turn")
            live = await tables.get(table_id)
            rng = decision_rng(decision_seed(live.header.seed, len(live.match.log)), 0)
            wanted = decision(
                live.match.observe(0),
                live.match.moves(0),
                seed=seed_for_program(rng),
                seconds=0,
                picks=picks,
            )
            about = {"type", "table", "n", "game", "seat"}
            assert {name: asked[name] for name in about} == {
                "type": "your_turn",
                "table": table_id,
                "n": live.header.revision,
                "game": "carson",
                "seat": 0,
            }
            rest = {name: value for name, value in asked.items() if name not in about}
            assert rest | {"deadline_ms": 0} == wanted

    run(tmp_path, scene)


def test_a_bot_is_asked_move_after_move_until_the_match_is_over(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot, other = await new_bot(tables), await new_bot(tables, "Rusty")
        requests = [seat_for(bot), seat_for(other)]
        table_id = await open_table(tables, "carson", ANN, requests, {}, seed=5)

        async def play(which: int) -> tuple[int, Event]:
            account, asked = (bot, other)[which], 0
            async with listening(tables, account) as ear:
                while (event := await ear.hear())["type"] != "table_over":
                    if event["type"] == "invited":
                        await accept(tables, table_id, account.id)
                    else:
                        asked += 1
                        await answer(tables, account, event)
            return asked, event

        results = await asyncio.gather(play(0), play(1))
        live = await tables.get(table_id)
        for seat, (asked, over) in enumerate(results):
            made = [e for e in live.match.log if e.seat == seat and not e.automatic]
            judged = [e for e in made if e.move.kind in live.game.moves_bots_evaluate]
            assert asked == len(made) - len(judged) > 20
            assert (over["table"], over["seat"]) == (table_id, seat)
            assert over["standings"] == [
                {
                    "seat": place.seat,
                    "name": live.seats[place.seat].name,
                    "rank": place.rank,
                    "points": place.points,
                }
                for place in live.match.standings()
            ]

    run(tmp_path, scene)


def test_the_end_of_a_match_is_told_to_those_who_were_away(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        async with listening(tables, bot):
            table_id = await table_with(tables, bot, GREEDY)
        live = await tables.get(table_id)
        match = live.match.fork()
        while not match.over:
            match.play(match.moves()[0])
        await tables.write(live, Change(), match)
        async with listening(tables, bot) as ear:
            assert (await ear.hear_of("table_over"))["table"] == table_id
        later = replace(bot, heard=live.header.changed + 1)
        async with aclosing(BotStream(tables, later).events(0.01)) as events:
            kinds = [(await anext(events))["type"] for _ in range(3)]
        assert kinds == ["hello", "ping", "ping"]

    run(tmp_path, scene)


def test_a_seat_that_is_gone_is_told(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        requests = [HERE, seat_for(bot)]
        freed = await open_table(tables, "carson", ANN, requests, {})
        closed = await open_table(tables, "carson", ANN, requests, {})
        async with listening(tables, bot) as ear:
            assert {(await ear.hear_of("invited"))["table"] for _ in "12"} == {freed, closed}
            await free_seat(tables, freed, ANN, 1)
            assert await ear.hear() == {"type": "seat_taken", "table": freed}
            await close_table(tables, closed, ANN)
            assert await ear.hear() == {"type": "seat_taken", "table": closed}

    run(tmp_path, scene)


def test_the_newest_connection_counts(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        async with listening(tables, bot) as first, listening(tables, bot) as second:
            assert await first.hear() == {"type": "bye", "reason": "replaced"}
            assert await first.ends()
            await open_table(tables, "carson", ANN, [HERE, seat_for(bot)], {})
            await second.hear_of("invited")
            account = await tables.store.bot_accounts.get(bot.id)
            assert account is not None
            assert account.is_online(account.heard or 0)
        account = await tables.store.bot_accounts.get(bot.id)
        assert account is not None
        assert account.connection is None

    run(tmp_path, scene)


def test_a_newer_connection_at_another_server_process_counts_too(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        async with listening(tables, bot) as ear:
            await tables.store.bot_accounts.connect(bot.id, "another", 1.0)
            tables.bus.announce(bot.id)  # or the next sign of life
            assert await ear.hear() == {"type": "bye", "reason": "replaced"}
        account = await tables.store.bot_accounts.get(bot.id)
        assert account is not None
        assert account.connection == "another"

    run(tmp_path, scene)


def test_a_revoked_token_ends_the_connection(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        async with listening(tables, bot) as ear:
            await tables.store.bot_accounts.change(bot.id, {"revoked": 1.0})
            tables.bus.announce(bot.id)
            assert await ear.hear() == {"type": "bye", "reason": "revoked"}
            assert await ear.ends()

    run(tmp_path, scene)


def test_the_end_of_the_server_ends_all_connections(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        async with listening(tables, bot) as ear:
            tables.remote.stop()
            assert await ear.hear() == {"type": "bye", "reason": "shutdown"}
        async with listening(tables, bot) as late:
            assert await late.hear() == {"type": "bye", "reason": "shutdown"}

    run(tmp_path, scene)


def test_in_a_common_choice_the_answers_of_others_are_no_new_question(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        waves: dict[str, Value] = {"kit_carson": True, "kit_carson_mode": "waves"}
        table_id = await table_with(tables, bot, options=waves, seed=4)
        async with listening(tables, bot) as ear:
            while True:
                live = await tables.get(table_id)
                if len(live.match.turns) > 1 and 0 in live.match.turns:
                    break
                if 0 in live.match.turns:
                    await answer(tables, bot, await ear.hear_of("your_turn"))
                else:
                    await play_for(tables, table_id, ANN)
            asked = await ear.hear_of("your_turn")
            while 1 in (await tables.get(table_id)).match.turns:
                await play_for(tables, table_id, ANN)
            live = await tables.get(table_id)
            assert live.header.revision > int(str(asked["n"]))
            assert live.match.turns == (0,)
            await answer(tables, bot, asked)  # the question still stands
            following = await ear.hear()
        assert following["n"] != asked["n"]

    run(tmp_path, scene)


def test_an_event_is_json(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        await table_with(tables, bot)
        async with listening(tables, bot) as ear:
            event = await ear.hear()
        assert json.loads(json.dumps(event)) == event

    run(tmp_path, scene)

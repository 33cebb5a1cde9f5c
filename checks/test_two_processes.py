"""Two servers on one PostgreSQL database: news travels, and only one of two writers wins.

make test-postgres WESTBOUND_TEST_DATABASE=postgresql://user@127.0.0.1:5432/name
"""

from __future__ import annotations

import asyncio
import os

from tests.table.helpers import ANN, QUICK, TWO_HERE, first_moves
from tests.table.instant_bots import FirstMove
from westbound.table.bus import relay
from westbound.table.database import migrate, open_engine
from westbound.table.errors import Stale
from westbound.table.lifecycle import open_table
from westbound.table.live_table import LiveTable
from westbound.table.service import Tables
from westbound.table.store import Store
from westbound.table.turns import Play


def test_news_and_conflicts_between_two_servers() -> None:
    asyncio.run(asyncio.wait_for(scene(os.environ["WESTBOUND_TEST_DATABASE"]), 30))


async def scene(address: str) -> None:
    engines = [open_engine(address), open_engine(address)]
    await migrate(engines[0])
    here, there = (Tables(Store(engine), FirstMove(), bot_pause=0) for engine in engines)
    news = asyncio.create_task(relay(address, there.bus))
    heard = there.bus.listen("anything")
    await asyncio.wait_for(heard.wait(), 5)  # the relay is up: everybody looks once
    table_id = await open_table(here, "carson", ANN, TWO_HERE, {}, seed=3)
    heard = there.bus.listen(table_id)
    revision = (await here.get(table_id)).header.revision
    both = [tables.act(table_id, QUICK, revision, Play("claim H8")) for tables in (here, there)]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(result, LiveTable) for result in results) == 1
    assert sum(isinstance(result, Stale) for result in results) == 1
    await asyncio.wait_for(heard.wait(), 5)
    logs = [[e.text for e in (await t.get(table_id)).match.log] for t in (here, there)]
    assert logs[0] == logs[1]
    assert logs[0].count("claim H8") == 1
    heard.acknowledge()
    await here.store.chat.say(table_id, "ann", "Ann", "good luck")
    await asyncio.wait_for(heard.wait(), 5)
    assert heard.acknowledge()  # talk of another process has to be read
    await first_moves(there, table_id, QUICK)
    assert not heard.acknowledge()  # the own move is known,
    await asyncio.sleep(0.3)
    assert not heard.event.is_set()  # and its echo from the database is no news
    news.cancel()
    for tables, engine in zip((here, there), engines, strict=True):
        await tables.close()
        await engine.dispose()

"""Which bots from elsewhere can be given a seat; who may is in `test_invitations`."""

from __future__ import annotations

from pathlib import Path

from tests.table.helpers import ANN, run
from tests.table.remote import listening, new_bot
from westbound.table.bot_choice import bots_for
from westbound.table.service import Tables


def test_a_bot_can_be_chosen_as_long_as_it_listens(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        async with listening(tables, bot):
            assert [found.name for found in await bots_for(tables.store, ANN)] == [bot.name]
        assert await bots_for(tables.store, ANN) == []

    run(tmp_path, scene)

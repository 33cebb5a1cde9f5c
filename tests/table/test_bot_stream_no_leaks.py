"""What a bot from elsewhere is told depends on nothing that its seat may not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.helpers import ANN, BEN, run
from tests.table.remote import HERE, listening, new_bot, seat_for
from tests.web.hidden_game import GAME
from tests.web.hidden_game.worlds import first_deal, other_world
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.games import registry
from westbound.table.invitations import accept
from westbound.table.lifecycle import join, open_table
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables


@pytest.fixture(autouse=True)
def hidden_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_game(game_id: str) -> Game[State]:
        return GAME if game_id == "tiny" else registry.find_game(game_id)

    for module in ("set_aside", "lifecycle"):
        monkeypatch.setattr(f"westbound.table.{module}.find_game", find_game)


def test_other_cards_in_other_hands_are_the_same_to_a_bot(tmp_path: Path) -> None:
    seed = next(n for n in range(500) if len(first_deal(3, n).log) == 6)

    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        requests = [HERE, seat_for(bot), SeatRequest("open")]
        table_id = await open_table(tables, "tiny", ANN, requests, {}, seed=seed, public=True)
        await join(tables, table_id, BEN, None)
        await accept(tables, table_id, bot.id)
        heard = []
        for _ in range(2):
            async with listening(tables, bot, picks=True) as ear:
                heard.append(await ear.hear_of("your_turn") | {"deadline_ms": 0})
            live = await tables.get(table_id)
            world, live.match = live.match, other_world(live.match, 1)
            assert live.match.observe(0) != world.observe(0)
            assert live.match.observe(1) == world.observe(1) == heard[-1]["observation"]
        assert heard[0] == heard[1]

    run(tmp_path, scene)

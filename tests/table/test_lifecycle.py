"""Tables are opened, joined and refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.helpers import ANN, BEN, TWO_HERE, run
from westbound.engine.errors import BadInput
from westbound.table.errors import NoSuchTable, NotYourSeat
from westbound.table.lifecycle import join, open_table
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables


def test_an_invitation_fills_the_seat_and_starts_the_match(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        requests = (SeatRequest("person"), SeatRequest("open"))
        table_id = await open_table(tables, "carson", ANN, requests, {})
        live = await tables.get(table_id)
        assert live.header.status == "open"
        with pytest.raises(NotYourSeat):
            await join(tables, table_id, BEN, None)  # not public: only with the invitation
        with pytest.raises(NotYourSeat):
            await join(tables, table_id, BEN, "made-up")
        invitation = live.seats[1].invitation
        assert await join(tables, table_id, BEN, invitation) == 1
        assert await join(tables, table_id, BEN, invitation) == 1  # again: the same seat
        live = await tables.get(table_id)
        assert live.header.status == "running"
        assert live.match.names == ("Ann", "Ben")
        with pytest.raises(NotYourSeat):
            await join(tables, table_id, Person("cy", "Cy"), invitation)

    run(tmp_path, scene)


def test_bad_seat_requests_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        with pytest.raises(BadInput, match="2 to 6 players, not 1"):
            await open_table(tables, "carson", ANN, (SeatRequest("person"),), {})
        with pytest.raises(BadInput, match="no option 'sea'"):
            await open_table(tables, "carson", ANN, TWO_HERE, {"sea": True})
        with pytest.raises(BadInput, match="no bot 'deep'"):
            await open_table(
                tables, "carson", ANN, (SeatRequest("person"), SeatRequest("bot", bot="deep")), {}
            )
        with pytest.raises(BadInput, match="no game 'poker'"):
            await open_table(tables, "poker", ANN, TWO_HERE, {})
        with pytest.raises(NoSuchTable):
            await tables.get("nowhere")

    run(tmp_path, scene)

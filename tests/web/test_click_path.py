"""The architecture page lists the path a move really takes, from a click to another tab."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

import pytest

from tests.web.house import House
from westbound.table.lifecycle import join, open_table
from westbound.table.seat_requests import SeatRequest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/westbound"
HOP = re.compile(r"^\| \d+ \| `([^:`]+):([^`]+)` \|", re.MULTILINE)
MAX_HOPS = 30


def hops() -> list[tuple[str, str]]:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    return HOP.findall(page.partition("## The click, function by function")[2])


def test_the_path_does_not_grow() -> None:
    assert 20 < len(hops()) <= MAX_HOPS


@pytest.mark.parametrize(("path", "name"), [hop for hop in hops() if hop[0].endswith(".js")])
def test_the_scripts_have_these_functions(path: str, name: str) -> None:
    script = (SOURCE / path).read_text(encoding="utf-8")
    assert re.search(
        rf"^(export )?((async )?function {name}\(|const {name} = )", script, re.MULTILINE
    )


@pytest.fixture
def called(here: House) -> list[str]:
    """Every function of ours that the server's loop enters, in the order of their first calls."""
    found: dict[str, None] = {}

    def note(frame: FrameType, event: str, arg: object) -> None:
        path = frame.f_code.co_filename.partition("/src/westbound/")[2]
        if event == "call" and path:
            found.setdefault(f"{path}:{frame.f_code.co_qualname}")

    async def switch_on() -> None:
        sys.setprofile(note)

    async def switch_off() -> None:
        sys.setprofile(None)

    people = [here.visit(name, auto_end=True) for name in ("Ann", "Ben", "Cem")]
    persons = [visit.person for visit in people if visit.person is not None]

    async def scene() -> str:
        seats = [SeatRequest("person", "Ann"), SeatRequest("open"), SeatRequest("open")]
        made = await open_table(here.tables, "steam", persons[0], seats, {}, seed=3, public=True)
        for person in persons[1:]:
            await join(here.tables, made, person, None)
        return made

    table_id = here.run(scene)

    def asked() -> int:
        live = here.live(table_id)
        return next(i for i, p in enumerate(persons) if live.acting_seat(p.id) is not None)

    while here.live(table_id).match.state.agenda[-1].kind != "take_tile":  # after the auction
        people[asked()].play_first(table_id)
    alice, bob = people[asked()], people[asked() - 1]
    revision = here.live(table_id).header.revision
    body = {"n": revision, "action": "play", "move": alice.moves(table_id)[0]}
    with bob.live(table_id) as socket:
        socket.receive_json()
        here.run(switch_on)
        try:
            alice.send(f"/api/v1/tables/{table_id}/turn", body)
            socket.receive_json()
        finally:
            here.run(switch_off)
    return list(found)


def test_a_move_passes_through_these_functions_of_the_server_in_this_order(
    called: list[str],
) -> None:
    listed = [f"{path}:{name}" for path, name in hops() if path.endswith(".py")]
    assert [hop for hop in listed if hop not in called] == []
    assert listed == sorted(listed, key=called.index)

"""Choices that several make at once: sealed answers stay sealed, and nobody loses a move."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence

import pytest

from tests.web.house import QUICK, House, Visit, text_of
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.table.lifecycle import join, open_table
from westbound.table.live_table import LiveTable
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.turns import Play
from westbound.web.live import history, render

SHEETS: Mapping[str, Value] = {**QUICK, "new_beginning": True}
TILES: Mapping[str, Value] = {**QUICK, "duel_tiles": True}
WAVES: Mapping[str, Value] = {**QUICK, "kit_carson": True}
LIVE: Mapping[str, Value] = {**WAVES, "kit_carson_mode": "live", "kit_carson_seconds": 300}
WANTED = ("place ammunition", "pass")  # brings about a duel of all
API = "/api/v1/tables/"


def table_at(
    here: House,
    options: Mapping[str, Value],
    step: str,
    *people: Visit,
    bots: int = 0,
    alone: int = 0,
) -> str:
    """A running table where this decision is open; `alone`: seats more at the host's screen."""
    host = people[0].person
    assert host is not None
    requests = [
        SeatRequest("person", host.name),
        *(SeatRequest("person", f"Guest {n}") for n in range(alone)),
        *(SeatRequest("open") for _ in people[1:]),
        *(SeatRequest("bot", bot="greedy") for _ in range(bots)),
    ]

    async def scene() -> str:
        table_id = await open_table(
            here.tables, "carson", host, requests, options, seed=3, public=True
        )
        for guest in people[1:]:
            assert guest.person is not None
            await join(here.tables, table_id, guest.person, None)
        while (live := await here.tables.get(table_id)).match.state.agenda[-1].kind != step:
            seats = [s for v in people if v.person for s in live.ready(v.person.id)]
            if seats:
                await go_on(here, live, seats[0])
            await asyncio.sleep(0)
        return table_id

    return here.run(scene)


async def go_on(here: House, live: LiveTable, seat: int) -> None:
    """The person of this seat makes a move and ends the turn."""
    place = live.seats[seat]
    moves = [move.text for move in live.tentative(seat).moves(seat)]
    move = next((text for text in WANTED if text in moves), moves[0])
    person = Person(place.person_id or "", place.name, auto_end=True)
    await here.tables.act(live.header.id, person, live.header.revision, Play(move))


def everything(visit: Visit, table_id: str, moves: Sequence[str]) -> dict[str, str]:
    """All that a visitor can get about a running table, but for numbers of revisions and times."""
    base, length = f"{API}{table_id}", len(visit.house.live(table_id).match.log)
    paths = [f"{base}/{name}" for name in ("position", "observation", "moves", "tips", "log")]
    paths += [f"{base}/why-not?move={move.replace(' ', '+')}" for move in moves]
    paths += [f"/t/{table_id}{name}" for name in ("", "/log", "/text")]
    paths += [f"/t/{table_id}?at={n}" for n in (length - 1, length)]
    told = {path: visit.get(path) for path in paths}
    for move in (legal := visit.moves(table_id))[:2] + legal[-1:]:
        told[f"preview {move}"] = visit.get(f"{base}/preview?move={move.replace(' ', '+')}")
    with visit.live(table_id) as socket:
        told["live"] = socket.receive_text()
    told["export"] = visit.get(f"{base}/export", 403)
    return {path: re.sub(r'"now":[\d.]+', "", text) for path, text in told.items()}


def world(here: House, table_id: str, base: Match, seat: int, answers: Sequence[str]) -> None:
    """Put the table where this seat has given these answers; nothing is kept of another world."""
    live = here.live(table_id)
    match = base.fork()
    for text in answers:
        match.play(text, seat)
    live.match = match
    live.times = [0.0] * len(match.log)
    history._histories.pop(live, None)
    render.BOARDS.clear()
    render.PAGES.clear()


def difference(one: str, other: str) -> str:
    """Where two texts part; comparing them in an assert takes pytest a minute."""
    if one == other:
        return ""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
    return f"{one[at - 60 : at + 60]} / {other[at - 60 : at + 60]}"


SECRETS = [
    (SHEETS, "fill_sheets", ["item money", "item road"], ["item revolver", "item parcel"]),
    (SHEETS, "fill_sheets", ["item money", "seal"], ["item revolver", "seal"]),
    (WAVES, "plan_wave", ["place gambling", "place D4"], ["place wages", "place ammunition"]),
    (WAVES, "plan_wave", ["place gambling", "stay"], ["place ammunition", "lock"]),
    (TILES, "put_down_tiles", ["first"], ["last"]),
]


@pytest.mark.parametrize(("options", "step", "one", "other"), SECRETS)
def test_what_is_sealed_is_told_to_nobody_else(
    here: House, options: Mapping[str, Value], step: str, one: list[str], other: list[str]
) -> None:
    visits = [here.visit(name) for name in ("Ann", "Ben", "Cem")]
    table_id = table_at(here, options, step, *visits)
    base = here.live(table_id).match.fork()
    assert 1 in base.turns
    assert len(base.turns) > 1
    hand = [move.text for move in base.moves(1)]
    one, other = (
        [{"first": hand[0], "last": hand[-1]}.get(t, t) for t in texts] for texts in (one, other)
    )
    told = []
    for answers in (one, other):
        world(here, table_id, base, 1, answers)
        told.append([everything(v, table_id, [*one, *other]) for v in (*visits, here.passer_by())])
    for viewer in (0, 2, 3):
        for path, text in told[0][viewer].items():
            assert not difference(text, told[1][viewer][path]), (viewer, path)
    assert any(difference(text, told[1][1][path]) for path, text in told[0][1].items())  # to Ben


def status(visit: Visit, table_id: str) -> str:
    return text_of(visit.json(f"{API}{table_id}/position")["fragments"]["status"])


def log_of(visit: Visit, table_id: str) -> list[tuple[int | None, str]]:
    entries = visit.json(f"{API}{table_id}/log")["entries"]
    return [(entry["seat"], entry["move"]) for entry in entries]


def test_the_status_line_tells_who_has_handed_in_and_the_log_only_when_all_have(
    here: House,
) -> None:
    ann, ben, cem = visits = [here.visit(name) for name in ("Ann", "Ben", "Cem")]
    table_id = table_at(here, WAVES, "plan_wave", *visits)
    before = len(here.live(table_id).match.log)
    for move in ("place gambling", "place wages", "stay"):
        ben.turn(table_id, "move", move=move)
    assert "Done already" not in status(ann, table_id)  # only he knows what is tentative
    ben.turn(table_id, "end-turn")
    for visit in (ann, cem, here.passer_by()):
        assert "Done already: Ben." in status(visit, table_id)
        assert len(log_of(visit, table_id)) == before
    own = ben.json(f"{API}{table_id}/log")["entries"][before:]
    assert "ambling" in own[0]["text"]  # he reads what he has planned
    assert [move for seat, move in log_of(ben, table_id)[before:]] == [
        "place gambling", "place wages", "stay",
    ]  # fmt: skip
    assert "Your turn" in status(ann, table_id)
    assert "Your turn" not in status(ben, table_id)
    for visit in (ann, cem):
        visit.turn(table_id, "move", move="lock")
        if here.live(table_id).acting_seat(visit.person.id if visit.person else None) is not None:
            visit.turn(table_id, "end-turn")
    # what the others read of Ben: one line, and the plans in the line of the reveal
    told = log_of(here.passer_by(), table_id)[before:]
    assert told[0] == (1, "")
    assert [seat for seat, _ in told].count(1) == 1
    assert any(seat is None for seat, _ in told)


def test_every_player_who_is_asked_is_marked(here: House) -> None:
    visits = [here.visit(name) for name in ("Ann", "Ben", "Cem")]
    ann, _, cem = visits
    table_id = table_at(here, WAVES, "plan_wave", *visits)
    for visit in visits:
        shown = visit.json(f"{API}{table_id}/position")["fragments"]["players"]
        assert len(re.findall(r'class="tbl-seat[^"]* active', shown)) == 3
        assert f"/t/{table_id}" in visit.get("/tables")
        assert visit.moves(table_id)
    ann.turn(table_id, "move", move="lock")
    ann.turn(table_id, "end-turn")
    shown = cem.json(f"{API}{table_id}/position")["fragments"]["players"]
    assert len(re.findall(r'class="tbl-seat[^"]* active', shown)) == 2
    assert not ann.moves(table_id)


def test_in_the_open_a_click_counts_though_others_were_faster(here: House) -> None:
    ann, ben, cem = visits = [here.visit(name) for name in ("Ann", "Ben", "Cem")]
    table_id = table_at(here, LIVE, "place_live", *visits)
    shown = here.live(table_id).header.revision
    move = f"{API}{table_id}/move"
    ben.send(move, {"n": shown, "move": "place gambling"})
    cem.send(move, {"n": shown, "move": "place vp_parcels"})
    preview = ann.json(f"{API}{table_id}/preview?n={shown}&move=place+wages")
    assert (preview["n"], preview["final"]) == (shown, False)
    answer = ann.send(move, {"n": shown, "move": "place wages", "seat": 0})
    assert answer["n"] == here.live(table_id).header.revision
    again = ann.send(move, {"n": shown, "move": "place wages"}, 409)  # a double click
    assert again["n"] == here.live(table_id).header.revision
    said = [(e.seat, e.text) for e in here.live(table_id).match.log[-3:]]
    assert said == [(1, "place gambling"), (2, "place vp_parcels"), (0, "place wages")]
    assert ann.json(f"{API}{table_id}/preview?move=lock")["final"] is True


def test_in_the_open_everybody_reads_everything_at_once(here: House) -> None:
    ann, ben = visits = [here.visit(name) for name in ("Ann", "Ben")]
    table_id = table_at(here, LIVE, "place_live", *visits)
    before = len(here.live(table_id).match.log)
    for visit, move in (
        (ann, "place wages"),
        (ben, "place D4"),
        (ann, "lift wages"),
        (ann, "lock"),
    ):
        visit.turn(table_id, "move", move=move)
    expected = [(0, "place wages"), (1, "place D4"), (0, "lift wages"), (0, "lock")]
    for visit in (ann, ben, here.passer_by()):
        assert log_of(visit, table_id)[before:] == expected
    recap = ben.json(f"{API}{table_id}/position")["fragments"]["recap"]
    assert recap.count('data-seat="0"') >= 3  # his own clicks in between end no turn
    assert 'data-kind="lift"' in recap
    assert "Done already: Ann." in status(ben, table_id)
    refused = ben.turn(table_id, "undo", 409)
    assert refused["rule"] == "WB-003"
    assert "counts at once" in refused["error"]


def test_a_late_move_that_is_not_possible_any_more_says_why(here: House) -> None:
    ann, ben = visits = [here.visit(name) for name in ("Ann", "Ben")]
    table_id = table_at(here, LIVE, "place_live", *visits)
    shown = here.live(table_id).header.revision
    ben.turn(table_id, "move", move="place wages")
    refused = ann.send(f"{API}{table_id}/move", {"n": shown, "move": "lift wages"}, 409)
    assert refused["rule"].startswith("CC-")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_sealed_plans_are_independent_of_each_other(here: House, order: tuple[int, int]) -> None:
    visits = [here.visit(name) for name in ("Ann", "Ben")]
    table_id = table_at(here, WAVES, "plan_wave", *visits)
    shown = here.live(table_id).header.revision
    path = f"{API}{table_id}"
    seen = [shown, shown]
    for number, visit in enumerate(visits):  # both from the same page
        for move in ("place gambling", "place wages"):
            seen[number] = visit.send(f"{path}/move", {"n": seen[number], "move": move})["n"]
    seen[0] = visits[0].send(f"{path}/undo", {"n": seen[0]})["n"]
    assert here.live(table_id).drafts[0].moves == ("place gambling",)
    assert here.live(table_id).drafts[1].moves == ("place gambling", "place wages")
    for number, visit in enumerate(visits):
        seen[number] = visit.send(f"{path}/move", {"n": seen[number], "move": "lock"})["n"]
    for number in order:  # neither page knows what the other one has done
        visits[number].send(f"{path}/end-turn", {"n": seen[number]})
    live = here.live(table_id)
    assert not live.drafts
    assert live.match.state.agenda[-1].kind != "plan_wave"
    locks = [entry.seat for entry in live.match.log if entry.text == "lock"]
    assert locks == list(order)


def test_a_page_from_before_a_common_choice_is_old(here: House) -> None:
    visits = [here.visit(name) for name in ("Ann", "Ben")]
    table_id = table_at(here, LIVE, "choose_card", *visits)
    while (live := here.live(table_id)).match.state.agenda[-1].kind == "choose_card":
        shown = live.header.revision
        mover = here.asked(table_id, *visits)
        mover.play_first(table_id)
        if here.live(table_id).match.state.agenda[-1].kind == "choose_card":
            assert mover.moves(table_id) == []  # the others must see it before it goes on
            mover.turn(table_id, "end-turn")
    for visit in visits:
        visit.send(f"{API}{table_id}/move", {"n": shown, "move": "place wages"}, 409)


def test_several_at_one_screen_choose_who_goes_on(here: House) -> None:
    ann = here.visit("Ann")
    table_id = table_at(here, LIVE, "place_live", ann, alone=1)
    path = f"{API}{table_id}"
    first = ann.json(f"{path}/observation")["seat"]
    other = 1 - first
    assert status(ann, table_id).count("Guest 0") >= 1
    before = here.live(table_id).header.revision
    ann.send(f"{path}/seat", {"seat": other})
    assert ann.json(f"{path}/observation")["seat"] == other
    ann.turn(table_id, "move", move="place wages")
    assert here.live(table_id).match.log[-1].seat == other
    ann.send(f"{path}/move", {"n": before, "move": "place wages"}, 409)  # for whom?
    ann.send(f"{path}/move", {"n": before, "move": "place wages", "seat": first})
    assert here.live(table_id).match.log[-1].seat == first
    ann.turn(table_id, "move", move="lock", seat=other)
    assert ann.json(f"{path}/observation")["seat"] == first
    ann.turn(table_id, "move", 403, move="lock", seat=5)
    here.passer_by().send(f"{path}/seat", {"seat": 0}, 403)


@pytest.mark.parametrize(("options", "step"), [(WAVES, "plan_wave"), (SHEETS, "fill_sheets")])
def test_bots_answer_without_waiting_for_people_and_only_once(
    here: House, options: Mapping[str, Value], step: str
) -> None:
    ann = here.visit("Ann")
    table_id = table_at(here, options, step, ann, bots=2)
    live = here.settle(table_id)
    assert live.match.turns == (0,)
    length = len(live.match.log)
    assert len(here.settle(table_id).match.log) == length
    assert "Player" not in status(ann, table_id)
    bots = f"({'|'.join(seat.name for seat in live.seats[1:])})"
    assert re.search(rf"Done already: {bots} and {bots}\.", status(ann, table_id))
    spectator = here.visit("Eva", "es")
    assert re.search(rf"Ya han terminado: {bots} y {bots}\.", status(spectator, table_id))


def test_the_time_that_is_left_is_on_the_page(here: House) -> None:
    ann, ben = visits = [here.visit("Ann"), here.visit("Ben", "es")]
    table_id = table_at(here, LIVE, "place_live", *visits)
    deadline = here.live(table_id).deadline
    for visit, words in (
        (ann, "Time left"),
        (ben, "Tiempo restante"),
        (here.passer_by(), "Time left"),
    ):
        page = visit.get(f"/t/{table_id}")
        assert f'data-deadline="{deadline}"' in page
        assert words in text_of(page)
        assert 'role="timer"' in page
    assert "data-deadline" not in ann.get(f"/t/{table_id}?at=3")
    for visit in visits:
        visit.turn(table_id, "move", move="lock")
    assert "data-deadline" not in ann.get(f"/t/{table_id}")
